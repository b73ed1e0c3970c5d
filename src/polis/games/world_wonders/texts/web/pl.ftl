# World Wonders w przeglądarce, po polsku.

world-wonders-tagline = Buduj drogi, dzielnice i cuda świata i wydaj każdą monetę, zanim zrobią to inni.
world-wonders-credit = Autorem gry World Wonders jest Zé Mendes; prawa do niej mają jej wydawcy.
world-wonders-option-map_side = Mapy
world-wonders-option-map_side-a = A: jezioro, jednakowa dla wszystkich
world-wonders-option-map_side-b = B: rzeki, dla każdego inna
world-wonders-option-track_side = Tory
world-wonders-option-track_side-a = strona A
world-wonders-option-track_side-b = strona B
world-wonders-option-objectives = Wspólne cele
world-wonders-option-objectives-none = bez celów
world-wonders-option-objectives-three = trzy losowe
world-wonders-option-objectives-chosen = trzy wybrane przez graczy
world-wonders-option-solo_mode = Solo z automatycznym przeciwnikiem
world-wonders-option-solo_mode-easy = łatwe
world-wonders-option-solo_mode-hard = trudne

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
