# Akropolis: rysunki do zasad i pierwsza partia, po polsku.

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
