# World Wonders w przeglądarce, po polsku.

world-wonders-option-map-side = Mapy
world-wonders-option-map-side-a = A: jezioro, jednakowa dla wszystkich
world-wonders-option-map-side-b = B: rzeki, dla każdego inna
world-wonders-option-track-side = Tory
world-wonders-option-track-side-a = strona A
world-wonders-option-track-side-b = strona B
world-wonders-option-objectives = Wspólne cele
world-wonders-option-objectives-none = brak
world-wonders-option-objectives-three = trzy losowe
world-wonders-option-objectives-chosen = trzy wybrane przez pierwszego gracza
world-wonders-option-solo-mode = Solo z automatycznym przeciwnikiem
world-wonders-option-solo-mode-easy = tryb łatwy
world-wonders-option-solo-mode-hard = tryb trudny

## Oferta

ww-web-monuments = Monumenty
ww-web-stack = { $item }; koszt { $cost }, w stosie zostało { $left }
ww-web-stack-sold = { $item }: w tej rundzie sprzedane, w stosie zostało { $left }
ww-web-hold = Przytrzymaj coś palcem, aby przeczytać, co to jest.
ww-web-sold = sprzedane
ww-web-name-road = droga
ww-web-name-set = krótkie drogi
ww-web-name-tower = wieża
ww-web-name-pedestal = piedestał
ww-web-supply = { $item }; koszt { $cost }, w ofercie { $left }
ww-web-pedestal = piedestał: { $number }. miejsce w następnej rundzie, koszt { $cost }
ww-web-pedestal-sold = piedestał za { $number }. miejsce: ma go { $name }
ww-web-all-gold = wszystkie monety; kończy twoją rundę
ww-web-monument = { $name }; zajmuje { $ground }; musi sąsiadować z: { $touches }; daje { $gains }; kosztuje wszystkie twoje monety i kończy twoją rundę
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
    [few] część { $number }, liczba pól: { $cells }, { $count }×
    [many] część { $number }, liczba pól: { $cells }, { $count }×
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
    [one] miejsce { $number }, { $where }: można umieścić na 1 sposób
    [few] miejsce { $number }, { $where }: można umieścić na { $ways } sposoby
    [many] miejsce { $number }, { $where }: można umieścić na { $ways } sposobów
   *[other] miejsce { $number }, { $where }: można umieścić na { $ways } sposobu
}
ww-web-laid-at = leży tutaj: naciśnij, aby potwierdzić
ww-web-lay-first = Najpierw umieść to, co masz w ręce.
ww-web-off-map = Tutaj wystawałoby poza mapę.
ww-web-monument-price = Ten monument kosztuje wszystkie twoje monety i kończy twoją rundę.
ww-web-lay = { $alone ->
    [yes] miejsce { $number }, { $way }
   *[no] miejsce { $number }, { $way }; obok: { $beside }
}
ww-web-laid = { $alone ->
    [yes] umieszczasz tutaj ({ $where })
   *[no] umieszczasz tutaj ({ $where }), obok: { $beside }
}
ww-web-way-0 = bez obrotu
ww-web-way-1 = obrót w prawo
ww-web-way-2 = pół obrotu
ww-web-way-3 = obrót w lewo
ww-web-buy = kupujesz: { $item }

## Miasto

ww-web-city = Tory i cele
ww-web-my-city = Moja mapa
ww-web-map-of = Mapa: { $name }, punkty: { $total }
ww-web-land = ląd
ww-web-bridge = most
ww-web-track = { $name }: pole { $space } z { $last }
ww-web-lowest = najmniej
ww-web-next-population = { $steps ->
    [one] populacja +1 za { $steps } pole
    [few] populacja +1 za { $steps } pola
    [many] populacja +1 za { $steps } pól
   *[other] populacja +1 za { $steps } pola
}
ww-web-next-ring = { $steps ->
    [one] następny pierścień za { $steps } pole
    [few] następny pierścień za { $steps } pola
    [many] następny pierścień za { $steps } pól
   *[other] następny pierścień za { $steps } pola
}
ww-web-sidewalk = chodnik: twoja pierwsza droga musi z nim sąsiadować, a następne mogą się od niego zaczynać
ww-web-symbol-ring = pierścień: 1 punkt
ww-web-symbol-population = populacja +1
ww-web-last-population = Populacja pełna: ostatnia runda
ww-web-last-population-of = { $name } ma pełną populację: gra kończy się tą rundą
ww-web-last-rounds = Ostatnia runda
ww-web-gold = { $gold ->
    [one] { $gold } moneta na tę rundę; co zostanie na jej końcu, przepada
    [few] { $gold } monety na tę rundę; co zostanie na jej końcu, przepada
   *[many] { $gold } monet na tę rundę; co zostanie na jej końcu, przepada
}
ww-web-owes = do spłaty: { $repay }
ww-web-loan = Pożyczka: +{ $gives }, spłata { $repay }
ww-web-loan-price = { $gives ->
    [one] Pożyczka daje ci teraz { $gives } monetę.
    [few] Pożyczka daje ci teraz { $gives } monety.
   *[many] Pożyczka daje ci teraz { $gives } monet.
} { $repay ->
    [one] W jednej z następnych tur spłacasz { $repay } monetę,
    [few] W jednej z następnych tur spłacasz { $repay } monety,
   *[many] W jednej z następnych tur spłacasz { $repay } monet,
} { $penalty ->
    [one] inaczej na końcu tracisz { $penalty } punkt.
    [few] inaczej na końcu tracisz { $penalty } punkty.
   *[many] inaczej na końcu tracisz { $penalty } punktów.
}
ww-web-repay = Spłać: −{ $repay }
ww-web-leave = Zakończ swoją rundę
ww-web-objectives = Cele
ww-web-objective-worth = za pierwsze miejsce { $first }, za drugie { $second }

## Jak punktujesz

ww-web-score = Jak punktujesz
ww-web-score-total = Razem
ww-web-score-ring = { $steps ->
    [one] Następny punkt: jeszcze { $steps } pole populacji do pierścienia
    [few] Następny punkt: jeszcze { $steps } pola populacji do pierścienia
   *[many] Następny punkt: jeszcze { $steps } pól populacji do pierścienia
}
ww-web-score-rings-done = Masz wszystkie pierścienie
ww-web-score-resource = { $count ->
    [one] Następny punkt: o jedno pole dalej na tym torze: { $resources }
    [few] Następny punkt: o jedno pole dalej na każdym z tych torów: { $resources }
    [many] Następny punkt: o jedno pole dalej na każdym z tych torów: { $resources }
   *[other] Następny punkt: o jedno pole dalej na każdym z tych torów: { $resources }
}
ww-web-score-resource-done = Wszystkie zasoby są na końcu torów
ww-web-score-monuments = W ofercie: { $monuments }
ww-web-score-monument = { $monument } (+{ $rings })
ww-web-score-monuments-done = W ofercie nie ma monumentów
ww-web-score-nature = { $count ->
    [one] Następny punkt: zbuduj coś obok ostatniego wolnego bogactwa naturalnego
    [few] Następny punkt: zbuduj coś obok jednego z { $count } wolnych bogactw naturalnych
    [many] Następny punkt: zbuduj coś obok jednego z { $count } wolnych bogactw naturalnych
   *[other] Następny punkt: zbuduj coś obok jednego z { $count } wolnych bogactw naturalnych
}
ww-web-score-nature-done = Przy każdym bogactwie naturalnym już coś stoi
ww-web-score-district = { $open ->
    [one] Następny punkt: zajmij { $open } pole, a ten budynek będzie otoczony: { $type } ({ $where })
    [few] Następny punkt: zajmij { $open } pola, a ten budynek będzie otoczony: { $type } ({ $where })
    [many] Następny punkt: zajmij { $open } pól, a ten budynek będzie otoczony: { $type } ({ $where })
   *[other] Następny punkt: zajmij { $open } pola, a ten budynek będzie otoczony: { $type } ({ $where })
}
ww-web-score-district-done = Nie ma już budynku do otoczenia
ww-web-score-loan-none = Nie masz pożyczki; niespłacona kosztuje { $penalty ->
    [one] { $penalty } punkt
    [few] { $penalty } punkty
   *[many] { $penalty } punktów
}
ww-web-score-loan = Pozbędziesz się jej za { $repay ->
    [one] { $repay } monetę
    [few] { $repay } monety
   *[many] { $repay } monet
}
ww-web-score-objective = Jeszcze { $missing }, a pierwsze miejsce będzie tylko twoje: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ww-web-score-objective-first = Pierwsze miejsce jest tylko twoje
ww-web-score-automaton = Ten wynik trzeba pobić

## Automatyczny przeciwnik

ww-web-automaton-score = do pobicia: { $score }
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
ww-web-group-place = Umieść: { $where }
ww-web-group-piece = { $cells ->
    [one] Część o 1 polu: { $where }
    [few] Część o { $cells } polach: { $where }
    [many] Część o { $cells } polach: { $where }
   *[other] Część o { $cells } polach: { $where }
}
ww-web-key-rotate = obróć część
ww-web-key-move = przesuń część na następne miejsce
ww-web-key-piece = weź następną część zestawu lub monumentu
ww-web-key-score = jak punktujesz

## Liczenie punktów

ww-web-pad-whose = Czyja mapa
ww-web-pad-roads = Drogi i wieże
ww-web-pad-road = { $cells ->
    [one] droga o długości 1 pola
    [few] droga o długości { $cells } pól
    [many] droga o długości { $cells } pól
   *[other] droga o długości { $cells } pola
}
ww-web-pad-type = Rodzaj budynku
ww-web-pad-buildings = Budynki
ww-web-pad-building = budynek { $number }, { $type }
ww-web-pad-part = część { $number } z { $all }
ww-web-pad-lay = Umieść
ww-web-pad-remove = Usuń: { $thing }
ww-web-pad-choose = Wybierz obiekt i miejsce, w którym leży; obiekt wybrany na mapie zostanie usunięty.
ww-web-pad-map = Mapa: { $name }

## Od twojego ostatniego ruchu

ww-web-since-buy = { $price ->
    [one] kupuje: { $items } ({ $price } moneta)
    [few] kupuje: { $items } ({ $price } monety)
   *[many] kupuje: { $items } ({ $price } monet)
}
ww-web-since-building = { $type }
ww-web-since-free = kładzie darmową pierwszą drogę
ww-web-since-loan = bierze pożyczkę
ww-web-since-repay = spłaca pożyczkę
ww-web-since-out = kończy swoją rundę
ww-web-since-objective = wybiera cel

## Koniec

world-wonders-tie-monuments = Liczba punktów jest równa; decyduje liczba monumentów.
