# Akropolis w przeglądarce, po polsku.

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
akropolis-option-empty-places = Puste obszary przy podwojonych koszarach
akropolis-option-empty-places-all = także te w jeziorach
akropolis-option-empty-places-outside = tylko na zewnątrz miasta

## Stół

ak-web-site = Rynek
ak-web-free = za darmo
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
ak-web-closer = Przybliż
ak-web-farther = Oddal
ak-web-fit = Pokaż całe miasto
ak-web-my-city = Moje miasto
ak-web-city-of = { $name }: miasto, punkty: { $total }
ak-web-place-at = { $ways ->
    [one] miejsce { $number }, { $where }, poziom { $level }: kafel można obrócić na { $ways } sposób
    [few] miejsce { $number }, { $where }, poziom { $level }: kafel można obrócić na { $ways } sposoby
    [many] miejsce { $number }, { $where }, poziom { $level }: kafel można obrócić na { $ways } sposobów
   *[other] miejsce { $number }, { $where }, poziom { $level }: kafel można obrócić na { $ways } sposobu
}
ak-web-lay = { $ground ->
    [yes] miejsce { $number }, kafel skierowany { $way }
   *[no] miejsce { $number }, kafel skierowany { $way }; przykrywa: { $covered }
}
ak-web-laid = { $ground ->
    [yes] dodajesz kafel na poziomie { $level } ({ $where })
   *[no] dodajesz kafel na poziomie { $level } ({ $where }) i przykrywasz: { $covered }
}
ak-web-way-0 = w prawo w górę
ak-web-way-1 = w prawo
ak-web-way-2 = w prawo w dół
ak-web-way-3 = w lewo w dół
ak-web-way-4 = w lewo
ak-web-way-5 = w lewo w górę
ak-web-group-take = Dobierz kafel
ak-web-group-level = Dodaj na poziomie { $level }

## Dlaczego się liczy

ak-web-column = { $name }, poziom { $level }
ak-web-column-why = { $name }, poziom { $level }: { $why }
ak-web-no-plaza = nie ma jeszcze placu tego rodzaju
ak-web-product = { $value } × { $stars } ★ = { $points }

## Klawisze

ak-web-key-rotate = obróć kafel
ak-web-key-move = od miejsca do miejsca
ak-web-key-flat = przestrzennie albo z góry
ak-web-key-zoom = przybliż, oddal, całe miasto

## Notatnik punktacji

ak-web-pad-whose = Czyje miasto
ak-web-pad-placed = { $tiles ->
    [one] dodano { $tiles } kafel
    [few] dodano { $tiles } kafle
    [many] dodano { $tiles } kafli
   *[other] dodano { $tiles } kafla
}
ak-web-pad-next = Kafel { $number }: wybierz go, a potem miejsce, w którym leży
ak-web-pad-showing = Tylko kafle, na których jest
ak-web-pad-tiles = Kafle z pudełka
ak-web-pad-tile = { $count ->
    [one] { $tile }; został { $count }
    [few] { $tile }; zostały { $count }
    [many] { $tile }; zostało { $count }
   *[other] { $tile }; zostało { $count }
}
ak-web-pad-no-tile = Na żadnym kaflu nie ma tego wszystkiego naraz. Odznacz któryś znak.
ak-web-pad-lay = Dodaj do miasta
ak-web-pad-back = Cofnij ostatni kafel
ak-web-pad-stones = Kamienie na koniec gry
ak-web-pad-fewer = o kamień mniej
ak-web-pad-more = o kamień więcej

## Od twojego ostatniego ruchu

ak-web-since-take = { $stones ->
    [0] dobiera kafel za darmo
    [one] dobiera kafel za { $stones } kamień
    [few] dobiera kafel za { $stones } kamienie
   *[many] dobiera kafel za { $stones } kamieni
}
ak-web-since-place = { $level ->
    [1] kładzie go na ziemi
   *[other] kładzie go na poziomie { $level }
}
ak-web-since-stones = { $stones ->
    [one] dostaje { $stones } kamień
    [few] dostaje { $stones } kamienie
   *[many] dostaje { $stones } kamieni
}

## Koniec

akropolis-tie-stones = Liczba punktów jest równa; decyduje liczba kamieni.
