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

## Rysunki do zasad

ak-web-figure-start = Kafel startowy: plac przydomowy z jedną gwiazdką i trzy kamieniołomy.
ak-web-figure-row = Pierwszy kafel jest za darmo, każdy następny kosztuje o kamień więcej.
ak-web-figure-ground = Na ziemi, w styku z miastem.
ak-web-figure-above = Poziom wyżej: trzy obszary tego samego poziomu, z dwóch kafli. Dwa kamieniołomy jednego i kamieniołom drugiego dają 3 kamienie.
ak-web-figure-single = Tak nie wolno: pod wszystkimi trzema obszarami leży jeden kafel.
ak-web-figure-house = Liczy się tylko największa grupa.
ak-web-figure-market = Targowiska, które ze sobą sąsiadują, się nie liczą.
ak-web-figure-barracks = Koszary poza krawędzią się nie liczą.
ak-web-figure-temple = Świątynia liczy się, gdy wszystkie sześć obszarów wokół niej jest zabudowanych.
ak-web-figure-garden = Liczy się każdy ogród.

## Pierwsza partia

ak-web-learn-welcome = W tej partii zbudujesz miasto z osiemnastu kafli. Zaczynasz z placem przydomowym i trzema kamieniołomami. Na koniec każdy rodzaj dzielnic przynosi swoją wartość razy gwiazdki na jego placach. Najpierw na rynku odkrywa się kafle.
ak-web-learn-take = W rzędzie leżą cztery kafle. Pierwszy jest za darmo, każdy z pozostałych kosztuje tyle kamieni, ile kafli leży przed nim. Masz jeden kamień. Dobierz pierwszy kafel: jest na nim drugi plac przydomowy.
ak-web-learn-place = Podświetlone są wszystkie miejsca, w których kafel może leżeć. { $input ->
    [touch] Dotknij jednego, żeby spróbować, dotknij znowu, żeby kafel obrócić, i zatwierdź, gdy pasuje.
   *[keys] Kliknij jedno, żeby spróbować, kliknij znowu (albo użyj klawisza r lub kółka), żeby kafel obrócić, i zatwierdź, gdy pasuje.
} Jeśli nie znajdziesz właściwego miejsca, wybierz „Pokaż mi”.
ak-web-learn-pay = Drugi kafel kosztuje twój jedyny kamień i jest tego wart: targowisko nie przyniesie nic, dopóki nie masz placu targowego. Ten ma dwie gwiazdki. Dobierz go.
ak-web-learn-plaza = Dom i targowisko są warte po 1, bo stoją na ziemi. Dwa place przydomowe dają 1 × 2, plac targowy też 1 × 2: ten kafel przynosi cztery punkty.
ak-web-learn-round = Gdy zostaje jeden kafel, przesuwa się na początek, a za nim odkrywa się nowe. Nie masz teraz kamieni, więc pozostaje ci pierwszy kafel. Jest na nim plac koszarowy: twoje koszary leżą na krawędzi miasta, więc się liczą.
ak-web-learn-edge = Połóż oba kamieniołomy obok kamieniołomów kafla startowego. Same nie dają punktów, ale tworzą podłogę dla następnego poziomu, a każdy przykryty kamieniołom przynosi kamień.
ak-web-learn-plan = Podłoga jest gotowa: trzy kamieniołomy obok siebie, a należą do dwóch różnych kafli. Dobierz kafel za darmo.
ak-web-learn-up = Połóż go na tych trzech kamieniołomach. Dostaniesz 3 kamienie, a targowisko na poziomie 2 jest warte 2 zamiast 1.
ak-web-learn-choose = Mając kamienie, możesz wybierać. Za jeden z nich dobierz drugi kafel: koszary, dom i ogród.
ak-web-learn-cover = Znowu w górę. To, co przykryjesz, przepada: dom, świątynia i kamieniołom. Ale na poziomie 2 nowy dom i koszary są warte po 2, a kamieniołom zwraca zapłacony kamień.
ak-web-learn-market = Teraz przyda się kafel za darmo: targowisko i koszary, a oba rodzaje mają już swój plac.
ak-web-learn-apart = Uwaga: z dwóch targowisk obok siebie nie liczy się żadne. W tym miejscu nowe leży z dala od pozostałych, a koszary są na krawędzi.
ak-web-learn-garden = Ogrody liczą się zawsze, ale twój nie ma jeszcze placu. Na drugim kaflu jest plac z trzema gwiazdkami. Dobierz go za kamień.
ak-web-learn-surround = Połóż go tak, żeby zamknąć krąg wokół świątyni na poziomie 2. Świątynia liczy się tylko wtedy, gdy wszystkie sześć obszarów wokół niej jest zabudowanych. Brakuje jej jeszcze placu, więc o niej pamiętaj.
ak-web-learn-stars = Drugi plac targowy, za jeden kamień. Gwiazdki jednego rodzaju się sumują: cztery zamiast dwóch podwajają wszystkie twoje targowiska. Kamieniołomy połóż tam, gdzie ma być następna podłoga.
ak-web-learn-quarries = Ostatni kamień za drugi kafel: trzy kamieniołomy czekają na przykrycie i od razu przyniosą trzy kamienie. Koszary na krawędzi na poziomie 2 są warte 2.
ak-web-learn-third = Trzeci kafel kosztuje dwa kamienie, ale drugi plac koszarowy podwaja wszystkie twoje koszary.
ak-web-learn-level = Teraz na poziom 3. Targowisko jest tam warte 3. Zasada jest ta sama: pod wszystkimi trzema obszarami ten sam poziom i co najmniej dwa kafle. Ten ruch przynosi 19 punktów.
ak-web-learn-more = Kolejny plac targowy: sześć gwiazdek. Dobierz kafel za jeden kamień i dodaj go tak, żeby jego koszary leżały na krawędzi.
ak-web-learn-alone = Zasady już znasz. Dobierz drugi kafel i poszukaj miejsca, w którym jego targowisko nie sąsiaduje z innym: każde targowisko na ziemi daje ci 6 punktów.
ak-web-learn-stack = Bez kamieni zostaje pierwszy kafel. Na poziomie 2 jego targowisko jest warte 2, o jeden więcej niż to, które przykrywa. Zanim zatwierdzisz, sprawdź, co zmieni się w punktach.
ak-web-learn-wide = Na kaflu za darmo jest to, do czego masz place: koszary i targowisko. Na ziemi przy krawędzi liczy się jedno i drugie.
ak-web-learn-fourth = Twój czwarty plac targowy. Targowiska są warte 8, więc dwie kolejne gwiazdki dają 16 punktów, a ogród jeszcze 3.
ak-web-learn-both = Znowu targowisko i koszary. { $input ->
    [touch] Dotknij wierszy
   *[keys] Najedź wskaźnikiem na wiersze
} swoich punktów: miasto pokaże, które dzielnice się liczą i dlaczego inne nie. Na przykład dwa z twoich domów są poza największą grupą.
ak-web-learn-little = Ogród na ziemi: 1 × 3 punkty. Drugi kafel kosztowałby kamień, a nie masz żadnego.
ak-web-learn-temple = Ostatnia tura i nareszcie plac świątynny. Dwie gwiazdki dla świątyni, która od dawna jest otoczona: 2 × 2 punkty. Jeśli nie znajdziesz właściwego miejsca, wybierz „Pokaż mi”.
ak-web-learn-end = 130 punktów do 116. Same targowiska przyniosły 9 × 8 = 72: kilka wysokich dzielnic i dużo gwiazdek. Rozwiń punkty obu miast i zobacz, co się liczyło. Powodzenia we własnych partiach.

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
