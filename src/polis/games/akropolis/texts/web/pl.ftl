# Akropolis w przeglądarce, po polsku.

akropolis-tagline = Buduj miasto wszerz i wzwyż; place mnożą to, co stoi na właściwym miejscu.
akropolis-credit = Autorem gry Akropolis jest Jules Messaud; prawa do niej mają jej wydawcy.

## Opcje

akropolis-option-all-tiles = Wszystkie kafle, dłuższa partia
akropolis-option-house-variant = Domy: grupa o wartości co najmniej 10 liczy się podwójnie
akropolis-option-market-variant = Targowiska: obok placu targowego liczą się podwójnie
akropolis-option-barracks-variant = Koszary: z trzema lub czterema pustymi obszarami wokół liczą się podwójnie
akropolis-option-temple-variant = Świątynie: od poziomu 2 liczą się podwójnie
akropolis-option-garden-variant = Ogrody: nad jeziorem liczą się podwójnie
akropolis-option-lake-is-edge = Koszary liczą się także nad jeziorem
akropolis-option-house-group = Która grupa domów punktuje
akropolis-option-house-group-count = ta, w której jest najwięcej domów
akropolis-option-house-group-value = ta najbardziej wartościowa
akropolis-option-lake-size = Jeziora dla ogrodów
akropolis-option-lake-size-any = dowolnej wielkości
akropolis-option-lake-size-single = tylko o jednym obszarze

## Jeden obszar

ak-web-house = dom
ak-web-market = targowisko
ak-web-barracks = koszary
ak-web-temple = świątynia
ak-web-garden = ogród
ak-web-quarry = kamieniołom
ak-web-house-plaza = plac przydomowy
ak-web-market-plaza = plac targowy
ak-web-barracks-plaza = plac koszarowy
ak-web-temple-plaza = plac świątynny
ak-web-garden-plaza = plac ogrodowy

## Stół

ak-web-site = Rynek
ak-web-free = gratis
ak-web-take = { $price ->
    [0] kafel { $number }: { $tile }; za darmo
    [one] kafel { $number }: { $tile }; kosztuje { $price } kamień
    [few] kafel { $number }: { $tile }; kosztuje { $price } kamienie
    [many] kafel { $number }: { $tile }; kosztuje { $price } kamieni
   *[other] kafel { $number }: { $tile }; kosztuje { $price } kamienia
}
ak-web-to-come = Co jeszcze przyjdzie
ak-web-stones = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}
ak-web-rotate = Obróć
ak-web-view = Widok miasta
ak-web-flat = Z góry, z numerami poziomów
ak-web-closer = Bliżej
ak-web-farther = Dalej
ak-web-fit = Pokaż całe miasto
ak-web-my-city = Moje miasto
ak-web-city-of = { $name }: miasto, punkty: { $total }
ak-web-place-at = { $ways ->
    [one] { $cell }, poziom { $level }, kafel można obrócić na { $ways } sposób
    [few] { $cell }, poziom { $level }, kafel można obrócić na { $ways } sposoby
    [many] { $cell }, poziom { $level }, kafel można obrócić na { $ways } sposobów
   *[other] { $cell }, poziom { $level }, kafel można obrócić na { $ways } sposobu
}
ak-web-lay = poziom { $level }: { $where }
ak-web-group-take = Dobierz kafel
ak-web-group-level = Dodaj na poziomie { $level }

## Dlaczego się liczy

ak-web-column = { $name }, poziom { $level }
ak-web-column-why = { $name }, poziom { $level }: { $why }
ak-web-why-counts = liczy się
ak-web-why-doubles = liczy się podwójnie
ak-web-why-not-largest = poza największą grupą
ak-web-why-beside-market = obok innego targowiska
ak-web-why-not-on-edge = nie na krawędzi miasta
ak-web-why-not-surrounded = nie wszystko wokół jest zabudowane
ak-web-no-plaza = nie ma jeszcze placu tego rodzaju
ak-web-product = { $value } × { $stars } ★ = { $points }

## Klawisze

ak-web-key-rotate = obróć kafel
ak-web-key-move = od miejsca do miejsca
ak-web-key-flat = przestrzennie albo z góry
ak-web-key-zoom = bliżej, dalej, całe miasto

## Notatnik punktacji

ak-web-district = { $cell }, poziom { $level }: { $why }
ak-web-pad-whose = Czyje miasto
ak-web-pad-placed = { $tiles ->
    [one] dodano { $tiles } kafel
    [few] dodano { $tiles } kafle
    [many] dodano { $tiles } kafli
   *[other] dodano { $tiles } kafla
}
ak-web-pad-next = Kafel { $number }: wybierz go i kliknij, gdzie leży
ak-web-pad-showing = Tylko kafle, na których jest
ak-web-pad-tiles = Kafle z pudełka
ak-web-pad-tile = { $tile }; zostało { $count }
ak-web-pad-no-tile = Na żadnym kaflu nie ma tego wszystkiego naraz. Odznacz któryś znak.
ak-web-pad-lay = Dodaj do miasta
ak-web-pad-back = Cofnij ostatni kafel
ak-web-pad-stones = Kamienie na koniec gry
ak-web-pad-fewer = o kamień mniej
ak-web-pad-more = o kamień więcej
