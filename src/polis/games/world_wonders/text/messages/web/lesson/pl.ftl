# World Wonders: rysunki do zasad i pierwsza partia, po polsku.

## Rysunki do zasad

ww-web-figure-tracks = Strona A po kilku zakupach: gdy znacznik dojdzie do postaci albo ją minie, rośnie populacja; każdy pierścień na ostatnim torze to punkt. Najmniej jest technologii, więc daje ona 3 punkty.
ww-web-figure-places = Drogi zaczynają się przy chodniku, a długa droga może prowadzić przez wodę. Budynek sąsiaduje z drogą albo z budynkiem swojego rodzaju, wieża z dowolnym obiektem, a Koń trojański z domostwem i drogą.
ww-web-figure-score = Z oboma bogactwami naturalnymi coś sąsiaduje, a domostwo jest otoczone: trzy punkty. Świątynia i targowisko są przy krzyżykach jeszcze otwarte.

## Pierwsza partia

ww-web-learn-welcome = Witaj. Każdy buduje miasto na mapie z lądem, wodą i bogactwami naturalnymi. Partia ma dziesięć rund; tutaj zagrasz dwie pierwsze i początek trzeciej. W ofercie leży sześć budynków, a obok nich monumenty.
ww-web-learn-road = Pierwsza droga jest darmowa i musi sąsiadować z chodnikiem pod mapą. Umieść ją pionowo od chodnika, tuż na prawo od bogactwa naturalnego w lewej dolnej części: takie jest warte punkt, gdy sąsiaduje z nim coś twojego. { $input ->
    [touch] Dotknij podświetlonego pola, żeby spróbować.
   *[keys] Kliknij podświetlone pole, żeby spróbować, albo przechodź od miejsca do miejsca strzałkami.
} Jeśli nie znajdziesz właściwego miejsca, wybierz „Pokaż mi”.
ww-web-learn-market = W każdej rundzie masz 7 monet. W turze kupujesz jedną rzecz i od razu ją umieszczasz. Przy każdym budynku widać kształt, rodzaj, koszt i symbole, według których przesuną się znaczniki na twoich torach. Kup bibliotekę za 2.
ww-web-learn-place = Budynek musi sąsiadować z drogą albo z budynkiem tego samego rodzaju. { $input ->
    [touch] Dotknij podświetlonego pola, obracaj przyciskiem
   *[keys] Wybierz podświetlone pole, obracaj przyciskiem lub klawiszem r
} i umieść bibliotekę pionowo, na prawo od górnego końca drogi.
ww-web-learn-others = Technologia przesunęła się o jedno pole. Teraz kupuje drugi gracz.
ww-web-learn-second = W trakcie rundy oferty się nie uzupełnia, więc tego, co kupią inni, już nie ma. Kup domostwo za 3: daje żywność i ceramikę.
ww-web-learn-corner = Umieść je na lewo od drogi, rogiem przy jej górnym końcu. Budynek, który na końcu jest otoczony ze wszystkich stron, jest dzielnicą miasta i daje punkty; otacza go woda, bogactwo naturalne, krawędź mapy i wszystko, co stoi obok.
ww-web-learn-wonder = Monument kosztuje wszystkie monety, które ci zostały, czy jest ich 7, czy tylko 1, i kończy twoją rundę. Zikkurat potrzebuje obok biblioteki i drogi; za ostatnie 2 monety to okazja. { $input ->
    [touch] Dotknij karty, która nie jest podświetlona, a dowiesz się dlaczego.
   *[keys] Kliknij kartę, która nie jest podświetlona, a dowiesz się dlaczego.
}
ww-web-learn-stand = Jego cztery pola leżą na lądzie. Na prawo od drogi, pod biblioteką, sąsiaduje z jednym i drugim.
ww-web-learn-round = Nikt z was nie ma już monet, więc runda się kończy: niesprzedane budynki znikają, przychodzą nowe. Zaczyna ten, kto ma mniejszą populację, czyli ty: drugi gracz przesunął się już o jedno pole.
ww-web-learn-set = Znowu masz 7 monet; stare przepadły. Kup zestaw krótkich dróg: trzy części za 1 monetę.
ww-web-learn-pieces = Części możesz umieszczać w dowolnej kolejności; { $input ->
    [touch] wybierasz je obok mapy.
   *[keys] wybierasz je obok mapy albo klawiszem n.
} Część o dwóch polach umieść pionowo, tak aby przedłużała drogę w górę.
ww-web-learn-grove = Teraz druga część o dwóch polach, poziomo na lewo od poprzedniej, wzdłuż domostwa: sięga do bogactwa naturalnego przy lewej krawędzi i zamyka domostwo od góry.
ww-web-learn-last = Część o jednym polu umieść na górnym końcu drogi.
ww-web-learn-theirs = Drugi gracz buduje dalej.
ww-web-learn-pedestal = Piedestały dają pierwsze i drugie miejsce w następnej rundzie. Kup pierwszy za 1 monetę; kończy to turę, dlatego strona prosi o potwierdzenie.
ww-web-learn-loan = Pożyczka daje 2 monety przed zakupem. W jednej z następnych tur spłacasz 3, inaczej na końcu tracisz 2 punkty. Weź ją.
ww-web-learn-house = Znowu masz 7 monet. Kup duże domostwo za 4.
ww-web-learn-block = Umieść je przy lewej krawędzi, tuż pod pierwszym domostwem. Ceramika mija swoje trzecie pole, a symbol na nim zwiększa twoją populację.
ww-web-learn-tower = Pierwsze domostwo jest otwarte już tylko z jednej strony, przy lewej krawędzi mapy. Wieża zajmuje jedno pole i musi tylko z czymś sąsiadować. Kup ją za 2.
ww-web-learn-close = Umieść ją w tej luce: domostwo jest teraz dzielnicą miasta i ma znaczek.
ww-web-learn-coin = Została jedna moneta, a monument kosztuje wszystko, co masz: Moai za jedną monetę. Kto może coś kupić, musi kupić, więc to dobry ostatni zakup.
ww-web-learn-moai = Moai to trzy osobne części, które sąsiadują ze sobą i stoją obok drogi i bogactwa naturalnego. Umieść je w najniższym rzędzie, od drogi do lewej krawędzi; zamkną też duże domostwo.
ww-web-learn-third = Trzecia runda. Dzięki piedestałowi zaczynasz.
ww-web-learn-repay = Pożyczkę możesz spłacić na początku tury. Zrób to teraz: 3 z 7 monet.
ww-web-learn-buy = Zostały cztery monety. Zasób, którego masz najmniej, daje tyle punktów, ile wynosi numer pola, na którym stoi jego znacznik. Najmniej masz technologii: kup świątynię za 4.
ww-web-learn-free = Umieść ją w poprzek górnego końca drogi, stopą po lewej.
ww-web-learn-end = Tak gra się do dziesiątej rundy albo do chwili, gdy czyjaś populacja dojdzie na ostatnie pole. Wtedy liczą się pierścienie na torze populacji i na monumentach, zasób, którego masz najmniej, bogactwa naturalne, z którymi sąsiadujesz, i dzielnice miasta. Teraz zagraj z botem.
