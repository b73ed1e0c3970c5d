# World Wonders w przeglądarce, po polsku.

world-wonders-tagline = Buduj drogi, dzielnice i cuda świata i wydaj każdą monetę, zanim zrobią to inni.
world-wonders-alone = przeciw automatycznemu przeciwnikowi
world-wonders-credit = Autorem gry World Wonders jest Zé Mendes; prawa do niej mają jej wydawcy.
world-wonders-option-map-side = Mapy
world-wonders-option-map-side-a = A: jezioro, jednakowa dla wszystkich
world-wonders-option-map-side-b = B: rzeki, dla każdego inna
world-wonders-option-track-side = Tory
world-wonders-option-track-side-a = strona A
world-wonders-option-track-side-b = strona B
world-wonders-option-objectives = Wspólne cele
world-wonders-option-objectives-none = bez celów
world-wonders-option-objectives-three = trzy losowe
world-wonders-option-objectives-chosen = trzy wybrane przez pierwszego gracza
world-wonders-option-solo-mode = Solo z automatycznym przeciwnikiem
world-wonders-option-solo-mode-easy = tryb łatwy
world-wonders-option-solo-mode-hard = tryb trudny

## Oferta

ww-web-monuments = Monumenty
ww-web-stack = { $stack }: { $type }, { $gains }; koszt { $cost }, w stosie zostało { $left }
ww-web-stack-sold = { $stack }: w tej rundzie sprzedane, w stosie zostało { $left }
ww-web-sold = sprzedane
ww-web-supply = { $item }; koszt { $cost }, w ofercie { $left }
ww-web-pedestal = piedestał { $number }. gracza: { $number }. miejsce w następnej rundzie, koszt { $cost }
ww-web-pedestal-sold = piedestał { $number }. gracza: ma go { $name }
ww-web-all-gold = wszystkie monety
ww-web-monument = { $name }; zajmuje { $ground }; musi sąsiadować z: { $touches }; daje { $gains }; kosztuje wszystkie twoje monety
ww-web-touching = obok: { $touches }
ww-web-lacks = brakuje: { $touches }
ww-web-no-ground = na tej mapie nie ma na niego miejsca
ww-web-ground-land = { $cells ->
    [one] 1 pole lądu
    [few] { $cells } pola lądu
   *[many] { $cells } pól lądu
}
ww-web-ground-water = { $cells ->
    [one] 1 pole wody
    [few] { $cells } pola wody
   *[many] { $cells } pól wody
}
ww-web-ground-either = { $cells ->
    [one] 1 pole lądu lub wody
    [few] { $cells } pola lądu lub wody
   *[many] { $cells } pól lądu lub wody
}
ww-web-why-not = Dlaczego nie? Naciśnij, aby zobaczyć.

## Umieszczanie

ww-web-hand = W ręce
ww-web-piece = { $count ->
    [one] część { $number }, liczba pól: { $cells }
   *[other] część { $number }, liczba pól: { $cells }, { $count }×
}
ww-web-rotate = Obróć
ww-web-move = Przesuń część
ww-web-move-left = w lewo
ww-web-move-up = w górę
ww-web-move-down = w dół
ww-web-move-right = w prawo
ww-web-close-up = Większa mapa
ww-web-place-at = { $ways ->
    [one] { $cell }: można umieścić na 1 sposób
    [few] { $cell }: można umieścić na { $ways } sposoby
   *[many] { $cell }: można umieścić na { $ways } sposobów
}
ww-web-laid-at = leży na { $cells }: naciśnij, aby potwierdzić
ww-web-lay = umieść na { $cells }
ww-web-buy = kup: { $item }

## Miasto

ww-web-city = Tory i cele
ww-web-my-city = Moja mapa
ww-web-map-of = Mapa: { $name }, punkty: { $total }
ww-web-land = ląd
ww-web-bridge = most
ww-web-track = { $name }: pole { $space } z { $last }
ww-web-lowest = najniższy
ww-web-next-population = populacja +1 za { $steps }
ww-web-next-ring = następny pierścień za { $steps }
ww-web-owes = do spłaty: 3
ww-web-loan = Pożyczka: +2
ww-web-repay = Spłać: −3
ww-web-leave = Zakończ rundę
ww-web-asks-choose = { $seat } wybiera wspólny cel dla wszystkich
ww-web-objectives = Cele
ww-web-objective-worth = za pierwsze miejsce { $first }, za drugie { $second }

## Automatyczny przeciwnik

ww-web-automaton-score = do pokonania: { $score }
ww-web-automaton-card = jego karta: pierwszy wiersz, który da się wykonać
ww-web-automaton-left = monument po lewej
ww-web-automaton-right = monument po prawej
ww-web-automaton-took = zabrane monumenty
ww-web-automaton-cards = { $cards ->
    [one] do tasowania została 1 karta
    [few] do tasowania zostały { $cards } karty
   *[many] do tasowania zostało { $cards } kart
}

## Listy i klawisze

ww-web-group-buy = Kup
ww-web-group-step = Pożyczka i koniec rundy
ww-web-group-column = Od kolumny { $column }
ww-web-group-piece = { $cells ->
    [one] Część o 1 polu, od kolumny { $column }
   *[other] Część o { $cells } polach, od kolumny { $column }
}
ww-web-key-rotate = obróć część
ww-web-key-move = przesuń część na następne miejsce
ww-web-key-piece = weź następną część zestawu lub monumentu

## Liczenie punktów

ww-web-pad-whose = Czyja mapa
ww-web-pad-roads = Drogi i wieże
ww-web-pad-road = { $cells ->
    [one] droga o długości 1 pola
   *[other] droga o długości { $cells } pól
}
ww-web-pad-type = Rodzaj budynku
ww-web-pad-buildings = Budynki
ww-web-pad-building = budynek { $number }, { $type }
ww-web-pad-part = część { $number } z { $all }
ww-web-pad-lay = Umieść
ww-web-pad-remove = Usuń: { $thing }
ww-web-pad-choose = Wybierz obiekt i dotknij miejsca, w którym leży; dotknij obiektu na mapie, aby go usunąć.
ww-web-pad-map = Mapa: { $name }

## Rysunki do zasad

ww-web-figure-tracks = Strona A po kilku zakupach: gdy znacznik dojdzie do postaci albo ją minie, rośnie populacja; każdy pierścień na ostatnim torze to punkt. Najmniej jest technologii, więc daje ona 3 punkty.
ww-web-figure-places = Drogi zaczynają się przy chodniku, a długa droga może prowadzić przez wodę. Budynek sąsiaduje z drogą albo z budynkiem swojego rodzaju, wieża z dowolnym obiektem, a Koń trojański z domostwem i drogą.
ww-web-figure-score = Z oboma bogactwami naturalnymi coś sąsiaduje, a domostwo jest otoczone: trzy punkty. Świątynia i targowisko są przy krzyżykach jeszcze otwarte.

## Pierwsza partia

ww-web-learn-welcome = Witaj. Każdy buduje miasto na mapie z lądem, wodą i bogactwami naturalnymi. Partia ma dziesięć rund; tutaj zagrasz dwie pierwsze i początek trzeciej. W ofercie leży sześć budynków, a obok nich monumenty.
ww-web-learn-road = Pierwsza droga jest darmowa i musi sąsiadować z chodnikiem pod mapą. Umieść ją od d7 w dół do d10: biegnie obok bogactwa naturalnego na c9, a takie jest warte punkt, gdy sąsiaduje z nim coś twojego.
ww-web-learn-market = W każdej rundzie masz 7 monet. W turze kupujesz jedną rzecz i od razu ją umieszczasz. Przy każdym budynku widać kształt, rodzaj, koszt i symbole, o które przesuną się twoje tory. Kup bibliotekę (S1) za 2.
ww-web-learn-place = Budynek musi sąsiadować z drogą albo z budynkiem tego samego rodzaju. Dotknij podświetlonego pola, obracaj przyciskiem lub klawiszem r i umieść ją na e7 i e8.
ww-web-learn-others = Technologia przesunęła się o jedno pole. Teraz kupuje drugi gracz.
ww-web-learn-second = W trakcie rundy oferty się nie uzupełnia, więc tego, co kupią inni, już nie ma. Kup domostwo (S2) za 3: daje żywność i ceramikę.
ww-web-learn-corner = Umieść je na b7, c7 i c8. Budynek, który na końcu jest otoczony ze wszystkich stron, jest dzielnicą miasta i daje punkty; otacza go woda, bogactwo naturalne, krawędź mapy i wszystko, co stoi obok.
ww-web-learn-wonder = Monument kosztuje wszystkie monety, które ci zostały, czy jest ich 7, czy tylko 1, i kończy twoją rundę. Zikkurat potrzebuje obok biblioteki i drogi; za ostatnie 2 monety to okazja. Karta, która nie jest podświetlona, po naciśnięciu powie dlaczego.
ww-web-learn-stand = Jego cztery pola leżą na lądzie. Na polach od e9 do f10 sąsiaduje z biblioteką i drogą.
ww-web-learn-round = Wam obojgu skończyły się monety, więc runda się kończy: niesprzedane budynki znikają, przychodzą nowe. Zaczyna ten, kto ma mniejszą populację, czyli ty: drugi gracz przesunął się już o jedno pole.
ww-web-learn-set = Znowu masz 7 monet; stare przepadły. Kup zestaw krótkich dróg: trzy części za 1 monetę.
ww-web-learn-pieces = Części możesz umieszczać w dowolnej kolejności; wybierasz je obok mapy. Część o dwóch polach umieść na d5 i d6.
ww-web-learn-grove = Teraz druga część o dwóch polach, na b6 i c6: sięga do bogactwa naturalnego na a6 i zamyka twoje domostwo od góry.
ww-web-learn-last = Część o jednym polu umieść na d4.
ww-web-learn-theirs = Drugi gracz buduje dalej.
ww-web-learn-pedestal = Piedestały dają pierwsze i drugie miejsce w następnej rundzie. Kup pierwszy za 1 monetę; kończy to turę, dlatego strona prosi o potwierdzenie.
ww-web-learn-loan = Pożyczka daje 2 monety przed zakupem. W jednej z następnych tur spłacasz 3, inaczej na końcu tracisz 2 punkty. Weź ją.
ww-web-learn-house = Znowu masz 7 monet. Kup duże domostwo (S5) za 4.
ww-web-learn-block = Umieść je na polach od a8 do b9. Ceramika mija swoje trzecie pole, a symbol na nim zwiększa twoją populację.
ww-web-learn-tower = Pierwsze domostwo jest otwarte już tylko na a7. Wieża zajmuje jedno pole i musi tylko z czymś sąsiadować. Kup ją za 2.
ww-web-learn-close = Umieść ją na a7: domostwo jest teraz dzielnicą miasta i ma znaczek.
ww-web-learn-coin = Została jedna moneta, a monument kosztuje wszystko, co masz: Moai za jedną monetę. Kto może coś kupić, musi kupić, więc to dobry ostatni zakup.
ww-web-learn-moai = Moai to trzy osobne części, które sąsiadują ze sobą i stoją obok drogi i bogactwa naturalnego. Umieść je na c10, b10 i a10; zamkną też duże domostwo.
ww-web-learn-third = Trzecia runda. Dzięki piedestałowi zaczynasz.
ww-web-learn-repay = Pożyczkę możesz spłacić na początku tury. Zrób to teraz: 3 z 7 monet.
ww-web-learn-buy = Zostały cztery monety. Zasób, którego masz najmniej, daje tyle punktów, na którym polu stoi, a jest nim technologia: kup świątynię (S4).
ww-web-learn-free = Umieść ją na c3, d3, e3 i c4.
ww-web-learn-end = Tak gra się do dziesiątej rundy albo do chwili, gdy czyjaś populacja dojdzie na ostatnie pole. Wtedy liczą się pierścienie na torze populacji i na monumentach, zasób, którego masz najmniej, bogactwa naturalne, z którymi sąsiadujesz, i dzielnice miasta. Teraz zagraj z botem.
