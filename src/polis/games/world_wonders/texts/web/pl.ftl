# World Wonders w przeglądarce, po polsku.

world-wonders-tagline = Buduj drogi, dzielnice i cuda świata i wydaj każdą monetę, zanim zrobią to inni.
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
world-wonders-option-objectives-chosen = trzy wybrane przez graczy
world-wonders-option-solo-mode = Solo z automatycznym przeciwnikiem
world-wonders-option-solo-mode-easy = łatwe
world-wonders-option-solo-mode-hard = trudne

## Rynek

ww-web-monuments = Monumenty
ww-web-stack = { $stack }: { $type }, { $gains }; koszt { $cost }, w stosie zostało { $left }
ww-web-stack-sold = { $stack }: w tej rundzie sprzedane, w stosie zostało { $left }
ww-web-sold = sprzedane
ww-web-supply = { $item }; koszt { $cost }, w ofercie { $left }
ww-web-pedestal = piedestał { $number }. gracza: { $number }. miejsce w następnej rundzie, koszt { $cost }
ww-web-pedestal-sold = piedestał { $number }. gracza: ma go { $name }
ww-web-all-gold = wszystkie monety
ww-web-monument = { $name }; zajmuje { $ground }; musi sąsiadować z: { $touches }; daje { $gains }; kosztuje wszystkie twoje monety
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

## Układanie

ww-web-hand = W ręce
ww-web-piece = { $count ->
    [one] element { $number }, liczba pól: { $cells }
   *[other] element { $number }, liczba pól: { $cells }, { $count }×
}
ww-web-rotate = Obróć
ww-web-move = Przesuń element
ww-web-move-left = w lewo
ww-web-move-up = w górę
ww-web-move-down = w dół
ww-web-move-right = w prawo
ww-web-close-up = Większa mapa
ww-web-place-at = { $ways ->
    [one] { $cell }: można położyć na 1 sposób
   *[many] { $cell }: można położyć na { $ways } sposobów
    [few] { $cell }: można położyć na { $ways } sposoby
}
ww-web-laid-at = leży na { $cells }: naciśnij, aby potwierdzić
ww-web-lay = połóż na { $cells }
ww-web-buy = kup: { $item }

## Miasto

ww-web-city = Tory i cele
ww-web-my-city = Moja mapa
ww-web-map-of = Mapa: { $name }, punkty: { $total }
ww-web-land = ląd
ww-web-bridge = most
ww-web-track = { $name }: pole { $space } z { $last }
ww-web-lowest = najniższy
ww-web-next-population = +1 populacji za { $steps }
ww-web-next-ring = następny pierścień za { $steps }
ww-web-owes = dług 3
ww-web-loan = Pożyczka: +2
ww-web-repay = Spłać: −3
ww-web-leave = Zakończ rundę
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
ww-web-group-step = Pożyczka i odejście
ww-web-group-column = Od kolumny { $column }
ww-web-group-piece = { $cells ->
    [one] Element o 1 polu, od kolumny { $column }
   *[other] Element o { $cells } polach, od kolumny { $column }
}
ww-web-key-rotate = obróć element
ww-web-key-move = przesuń element na następne miejsce
ww-web-key-piece = weź następny element zestawu lub monumentu

## Liczenie punktów

ww-web-pad-whose = Czyja mapa
ww-web-pad-roads = Drogi i wieże
ww-web-pad-road = { $cells ->
    [one] droga o długości 1 pola
   *[other] droga o długości { $cells } pól
}
ww-web-pad-type = Typ budynku
ww-web-pad-buildings = Budynki
ww-web-pad-building = budynek { $number }, { $type }
ww-web-pad-part = element { $number } z { $all }
ww-web-pad-lay = Połóż
ww-web-pad-remove = Usuń: { $thing }
ww-web-pad-choose = Wybierz element i dotknij miejsca, gdzie leży; dotknij elementu na mapie, aby go usunąć.
ww-web-pad-map = Mapa: { $name }

## Rysunki do zasad

ww-web-figure-tracks = Strona A po kilku zakupach: każda postać zwiększa populację, gdy zostanie osiągnięta lub minięta, każdy pierścień na ostatnim torze to punkt. Najmniej jest technologii, więc daje 3 punkty.
ww-web-figure-places = Drogi zaczynają się przy chodniku, a długa droga może przechodzić przez wodę. Budynki dotykają drogi lub swojego typu, wieża dowolnego obiektu, a Koń trojański domostwa i drogi.
ww-web-figure-score = Obu bogactw naturalnych coś dotyka, a domostwo jest otoczone: trzy punkty. Świątynia i targowisko są jeszcze otwarte przy krzyżykach.

## Pierwsza gra

ww-web-learn-welcome = Witaj. Każdy buduje miasto na mapie z lądem, wodą i bogactwami naturalnymi. Gra ma dziesięć rund; tutaj zagrasz pierwsze dwie. Na rynek trafia sześć budynków, a obok nich monumenty.
ww-web-learn-road = Pierwsza droga jest darmowa i musi dotykać chodnika pod mapą. Połóż ją od d7 w dół do d10: biegnie obok bogactwa naturalnego na c9, a takie, którego dotyka coś twojego, jest warte punkt.
ww-web-learn-market = W każdej rundzie masz 7 monet. W turze kupujesz jedną rzecz i od razu ją kładziesz. Każdy budynek pokazuje kształt, typ, koszt i symbole, które dodaje na twoich torach. Kup bibliotekę (S1) za 2.
ww-web-learn-place = Budynek musi dotykać drogi albo budynku tego samego typu. Dotknij podświetlonego pola, obracaj przyciskiem lub klawiszem r i połóż ją na e7 i e8.
ww-web-learn-others = Technologia wzrosła o jeden. Teraz tak samo gra drugi gracz.
ww-web-learn-second = W trakcie rundy niczego się nie uzupełnia, więc co kupią inni, tego już nie ma. Kup domostwo (S2) za 3: daje żywność i ceramikę.
ww-web-learn-corner = Połóż je na b7, c7 i c8. Budynek zamknięty na końcu gry ze wszystkich stron jest dzielnicą i punktuje; zamyka go woda, bogactwo naturalne, krawędź mapy i wszystko, co zbudowano.
ww-web-learn-wonder = Monument kosztuje wszystkie monety, które ci zostały, czy jest ich 7, czy 1, i kończy twoją rundę. Zikkurat potrzebuje obok biblioteki i drogi; za ostatnie 2 monety to okazja. Karta, która nie jest podświetlona, po naciśnięciu powie dlaczego.
ww-web-learn-stand = Jego cztery pola leżą na lądzie. Na polach od e9 do f10 dotyka biblioteki i drogi.
ww-web-learn-round = Obojgu skończyły się monety, więc runda się kończy: niesprzedane budynki odchodzą, przychodzą nowe. Zaczyna ten, kto ma mniejszą populację, czyli ty: drugi gracz przesunął się już o jedno pole.
ww-web-learn-set = Znowu masz 7 monet; stare przepadły. Kup zestaw krótkich dróg: trzy elementy za 1 monetę.
ww-web-learn-pieces = Elementy możesz kłaść w dowolnej kolejności; wybierasz je obok mapy. Połóż element z dwóch pól na d5 i d6.
ww-web-learn-grove = Teraz drugi element z dwóch pól na b6 i c6: sięga do bogactwa naturalnego na a6 i zamyka twoje domostwo od góry.
ww-web-learn-last = Pojedynczy element połóż na d4.
ww-web-learn-theirs = Drugi gracz buduje dalej.
ww-web-learn-pedestal = Piedestały sprzedają pierwsze i drugie miejsce w następnej rundzie. Kup pierwszy za 1 monetę; kończy to turę, dlatego strona prosi o potwierdzenie.
ww-web-learn-loan = Pożyczka daje 2 monety przed zakupem. W późniejszej turze oddajesz 3, inaczej na końcu tracisz 2 punkty. Weź ją.
ww-web-learn-house = Znowu masz 7 monet. Kup duże domostwo (S5) za 4.
ww-web-learn-block = Połóż je na polach od a8 do b9. Ceramika mija swoje trzecie pole, a symbol na nim zwiększa populację.
ww-web-learn-tower = Pierwsze domostwo jest otwarte już tylko na a7. Wieża zajmuje jedno pole i musi tylko czegoś dotykać. Kup ją za 2.
ww-web-learn-close = Połóż ją na a7: domostwo jest teraz dzielnicą i ma znaczek.
ww-web-learn-coin = Została jedna moneta, a monument kosztuje wszystko, co masz: Moai za jedną monetę. Kto może coś kupić, musi kupić, więc to dobry ostatni zakup.
ww-web-learn-moai = Moai to trzy pojedyncze elementy, które się stykają, obok drogi i bogactwa naturalnego. Połóż je na c10, b10 i a10; zamkną też duże domostwo.
ww-web-learn-third = Trzecia runda. Dzięki piedestałowi zaczynasz.
ww-web-learn-repay = Pożyczkę możesz spłacić na początku tury. Zrób to teraz: 3 z 7 monet.
ww-web-learn-buy = Zostały cztery monety. Zasób, którego masz najmniej, daje tyle punktów, ile wskazuje jego pole, a jest nim technologia: kup świątynię (S4).
ww-web-learn-free = Połóż ją na c3, d3, e3 i c4.
ww-web-learn-end = Tak gra toczy się do dziesiątej rundy albo do chwili, gdy czyjaś populacja dojdzie na ostatnie pole. Wtedy liczą się pierścienie na torze populacji i na monumentach, zasób, którego masz najmniej, dotykane bogactwa naturalne i dzielnice. Teraz zagraj z botem.
