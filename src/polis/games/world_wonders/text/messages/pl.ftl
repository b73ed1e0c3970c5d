# World Wonders po polsku.

## Elementy

ww-type-B = biblioteka
ww-type-F = działka
ww-type-H = domostwo
ww-type-M = targowisko
ww-type-T = świątynia

ww-resource-food = żywność
ww-resource-ceramics = ceramika
ww-resource-gears = technologia
ww-gain = { $number }× { $resource }
ww-no-gain = bez symboli

ww-touch-R = droga
ww-touch-TW = wieża
ww-touch-W = woda
ww-touch-N = bogactwo naturalne
ww-touch-S = chodnik

ww-item-road = długa droga
ww-item-first-road = darmowa pierwsza droga
ww-item-set = zestaw krótkich dróg
ww-item-tower = wieża
ww-item-pedestal = { $number ->
    [1] piedestał za pierwsze miejsce
   *[2] piedestał za drugie miejsce
}
ww-item-building = { $cells ->
    [one] { $type } na { $cells } pole ({ $gains })
    [few] { $type } na { $cells } pola ({ $gains })
    [many] { $type } na { $cells } pól ({ $gains })
   *[other] { $type } na { $cells } pola ({ $gains })
}
ww-item-stack = { $cells ->
    [one] budynek na { $cells } pole
    [few] budynek na { $cells } pola
    [many] budynek na { $cells } pól
   *[other] budynek na { $cells } pola
}
ww-item-monument = monument { $monument }

ww-monument-ziggurat = Zikkurat
ww-monument-giza = Piramidy w Gizie
ww-monument-obelisks = Obeliski
ww-monument-trojan = Koń trojański
ww-monument-ishtar = Brama Isztar
ww-monument-theater = Amfiteatr
ww-monument-parthenon = Partenon
ww-monument-carthage = Port w Kartaginie
ww-monument-aqueduct = Akwedukt
ww-monument-petra = Petra
ww-monument-lighthouse = Latarnia morska na Faros
ww-monument-greatwall = Wielki Mur Chiński
ww-monument-bridge = Most rzymski
ww-monument-colosseum = Koloseum
ww-monument-hippodrome = Hipodrom
ww-monument-castillo = Chichén Itzá / El Castillo
ww-monument-shitennoji = Shitennō-ji
ww-monument-angkor = Angkor Wat
ww-monument-moai = Moai
ww-monument-machu = Machu Picchu
ww-monument-thienmu = Pagoda Thien Mu

ww-objective-1 = największy otoczony obszar wolnego lądu
ww-objective-2 = najdłuższa ciągła droga
ww-objective-3 = najwięcej monumentów
ww-objective-4 = najwięcej budynków przy bogactwach naturalnych
ww-objective-5 = najwięcej budynków nad wodą
ww-objective-6 = najwięcej budynków rodzaju { $param }
ww-objective-7 = najdalej na torze „{ $param }”
ww-objective-8 = największa grupa budynków rodzaju { $param }
ww-objective-9 = najwięcej budynków przy krawędzi mapy
ww-objective-10 = najwięcej rodzajów dzielnic miasta

ww-card-B = biblioteka
ww-card-F = działka
ww-card-H = domostwo
ww-card-M = targowisko
ww-card-T = świątynia
ww-card-ANY = dowolny budynek
ww-card-LONG = długa droga
ww-card-SHORT = zestaw krótkich dróg
ww-card-TOWER = wieża
ww-card-RESHUFFLE = tasowanie

## Czyja jest tura i co trzeba zrobić

ww-asks-buy = { $gold ->
    [one] { $seat } kupuje (została { $gold } moneta)
    [few] { $seat } kupuje (zostały { $gold } monety)
    [many] { $seat } kupuje (zostało { $gold } monet)
   *[other] { $seat } kupuje (zostało { $gold } monety)
}
ww-asks-lay = { $seat } umieszcza: { $item }
ww-asks-river = zaraz zostaną rozdane mapy miast
ww-asks-objective = zaraz zostanie odkryty wspólny cel
ww-asks-choose = { $seat } wybiera wspólny cel dla wszystkich: { $objectives }
    .page = { $seat } wybiera wspólny cel dla wszystkich
ww-objective-choice = { $number } { $objective }
ww-asks-tile = zaraz zostanie odkryty budynek
ww-asks-monument = zaraz zostanie odkryta karta monumentu
ww-asks-card = automatyczny przeciwnik odkrywa kartę
ww-you-buy = { $gold ->
    [one] kup coś (masz { $gold } monetę)
    [few] kup coś (masz { $gold } monety)
    [many] kup coś (masz { $gold } monet)
   *[other] kup coś (masz { $gold } monety)
}
ww-you-lay = umieść: { $item }
ww-you-choose = wybierz wspólny cel dla wszystkich
ww-wins = { $seats } wygrywa
    .seats = wygrywasz
ww-share = zwycięstwem dzielą się: { $seats }
ww-automaton-wins = wygrywa automatyczny przeciwnik

## Co się stało

ww-tell-loan = { $seat } bierze pożyczkę
    .seat = bierzesz pożyczkę
ww-tell-repay = { $seat } spłaca pożyczkę
    .seat = spłacasz pożyczkę
ww-tell-out = { $seat } kończy swoją rundę
    .seat = kończysz swoją rundę
ww-tell-buy = { $price ->
    [one] { $seat } kupuje za { $price } monetę: { $item }
    [few] { $seat } kupuje za { $price } monety: { $item }
    [many] { $seat } kupuje za { $price } monet: { $item }
   *[other] { $seat } kupuje za { $price } monety: { $item }
}
    .seat = { $price ->
        [one] kupujesz za { $price } monetę: { $item }
        [few] kupujesz za { $price } monety: { $item }
        [many] kupujesz za { $price } monet: { $item }
       *[other] kupujesz za { $price } monety: { $item }
    }
ww-tell-lay = { $seat } umieszcza: { $item }
    .seat = umieszczasz: { $item }
ww-tell-river = { $seat } dostaje mapę z rzeką
    .seat = dostajesz mapę z rzeką
ww-tell-objective = wspólny cel: { $objective }
ww-tell-tile = { $cells ->
    [one] odkryty budynek: { $type } na { $cells } pole ({ $gains })
    [few] odkryty budynek: { $type } na { $cells } pola ({ $gains })
    [many] odkryty budynek: { $type } na { $cells } pól ({ $gains })
   *[other] odkryty budynek: { $type } na { $cells } pola ({ $gains })
}
ww-tell-monument = odkryta karta: { $monument }
ww-tell-card = karta automatycznego przeciwnika: { $top }; gdy brak: { $middle }; gdy brak: monument { $arrow }
ww-tell-reshuffle = karty automatycznego przeciwnika są tasowane na nowo

## Dlaczego nie

ww-must-buy = dopóki można coś kupić, trzeba coś kupić
ww-one-step = w jednej turze można tylko raz wziąć albo spłacić pożyczkę
ww-has-loan = poprzednia pożyczka nie jest jeszcze spłacona
ww-has-no-loan = nie ma pożyczki do spłacenia
ww-cannot-repay = { $gold ->
    [0] spłata pożyczki kosztuje { $price }, a nie zostały żadne monety
    [one] spłata pożyczki kosztuje { $price }, a do wydania jest tylko { $gold } moneta
    [few] spłata pożyczki kosztuje { $price }, a do wydania są tylko { $gold } monety
    [many] spłata pożyczki kosztuje { $price }, a do wydania jest tylko { $gold } monet
   *[other] spłata pożyczki kosztuje { $price }, a do wydania jest tylko { $gold } monety
}
ww-no-pedestals = w grze solo nie ma piedestałów
ww-not-on-offer = tego nie ma w ofercie: { $item }
ww-too-dear = { $gold ->
    [0] { $item } kosztuje { $price }, a nie zostały żadne monety
    [one] { $item } kosztuje { $price }, a do wydania jest tylko { $gold } moneta
    [few] { $item } kosztuje { $price }, a do wydania są tylko { $gold } monety
    [many] { $item } kosztuje { $price }, a do wydania jest tylko { $gold } monet
   *[other] { $item } kosztuje { $price }, a do wydania jest tylko { $gold } monety
}
ww-no-place = nie ma na to miejsca w mieście: { $item }
ww-nothing-to-touch = { $item } musi sąsiadować z czymś, czego w mieście brakuje: { $things }
ww-no-room = brakuje wolnych pól odpowiedniego terenu: { $item }
ww-not-all-touched = { $item } musi sąsiadować z tym wszystkim naraz, a nie ma takiego miejsca: { $things }
ww-other-stack = odkrywany jest budynek ze stosu { $stack }
ww-not-left = nic takiego już nie zostało
ww-no-such-piece = nie ma już takiej części do umieszczenia
ww-same-turn = ten kształt po mniejszym obrocie wygląda tak samo; zapisuje się go: { $turns }
ww-off-map = obiekt wystawałby poza mapę
ww-occupied = tu już coś stoi
ww-not-land = część nie leżałaby na lądzie
ww-not-water = część nie leżałaby na wodzie
ww-not-at-sidewalk = pierwsza droga musi sąsiadować z chodnikiem
ww-road-alone = droga musi sąsiadować z drogą, wieżą albo chodnikiem
ww-tower-alone = wieża musi sąsiadować z jakimś obiektem
ww-building-alone = { $type } musi sąsiadować z drogą albo z budynkiem tego samego rodzaju
ww-rest-has-no-place = na pozostałe części nie byłoby już miejsca
ww-not-touched = obok brakuje: { $things }
ww-not-joined = części nie sąsiadowałyby ze sobą

## Punkty

ww-line-population = populacja { $space }: pierścienie
    .source = populacja
ww-line-resource = zasób, którego jest najmniej
ww-line-monuments = monumenty
ww-line-nature = bogactwa naturalne
ww-line-districts = dzielnice miasta
ww-line-loan = niespłacona pożyczka
ww-line-objective = wspólny cel: { $objective }
ww-line-automaton = { $score ->
    [one] automatyczny przeciwnik ma { $score } punkt
    [few] automatyczny przeciwnik ma { $score } punkty
    [many] automatyczny przeciwnik ma { $score } punktów
   *[other] automatyczny przeciwnik ma { $score } punktu
}
ww-part-resource = { $resource }: { $space }
ww-part-monument = { $monument }
    .source = { $monument }
ww-part-visited = { $cell }: sąsiaduje z obiektem
    .page = bogactwo naturalne: sąsiaduje z obiektem
ww-part-lonely = { $cell }: nie sąsiaduje z żadnym obiektem
    .page = bogactwo naturalne: nie sąsiaduje z żadnym obiektem
ww-part-district = { $type } ({ $cells }): dzielnica miasta
    .page = { $type }: dzielnica miasta
ww-part-open = { $type } ({ $cells }): wolny ląd na { $openings }
    .page = { $type }: jeszcze nieotoczone
ww-part-rank = { $place }. { $seat }: { $measure }

## Stół

ww-round = runda { $round } z { $rounds }
ww-market = oferta
ww-costs = koszt
ww-left = w stosie
ww-supply = { $item }: koszt { $price }, zostało { $left }
ww-supply-pedestal = piedestał: koszt { $price }
ww-bridge = most
ww-gold = monety
ww-out = runda zakończona
ww-loan = pożyczka
ww-population = populacja
ww-score = punkty
ww-order = kolejność
ww-pedestal = { $number }. piedestał
ww-deck = { $cards ->
    [one] { $cards } monument w talii
    [few] { $cards } monumenty w talii
    [many] { $cards } monumentów w talii
   *[other] { $cards } monumentu w talii
}
ww-touches = obok
ww-rings = { $rings ->
    [one] { $rings } pierścień
    [few] { $rings } pierścienie
    [many] { $rings } pierścieni
   *[other] { $rings } pierścienia
}
ww-settlers = populacja +{ $number }
ww-automaton = automatyczny przeciwnik
ww-total = razem

## Elementy z pliku

ww-components-about = Karty, płytki i mapy gry World Wonders są tu nasze własne i zgadzają się ze wszystkim, co mówi instrukcja; kto ma pudełko, może wpisać te drukowane.
ww-data-kind = { $row }: jest tu { $value }, a powinno to wyglądać tak: { $wanted }.
ww-data-missing = { $row }: brakuje „{ $field }”.
ww-data-unknown = { $row }: „{ $field }” tu nie pasuje; pasują: { $keys }.
ww-data-number = { $row }: „{ $field }” ma wartość { $value }, a powinna to być liczba całkowita od { $least } do { $most }.
ww-data-word = { $row }: „{ $field }” ma wartość „{ $value }”; możliwe wartości: { $words }.
ww-data-size = { $row }: liczba wynosi { $size }, a powinna wynosić od { $least } do { $most }.
ww-data-id = { $row }: „{ $value }” nie jest nazwą; powinna zaczynać się literą, zawierać tylko litery, cyfry i łączniki i nie być słowem notacji.
ww-data-twice = { $row }: nazwa „{ $value }” jest tu dwa razy.
ww-data-shape = { $row }: kształt { $shape } powinien mieć równie długie wiersze złożone z: { $letters }.
ww-data-large = { $row }: kształt { $shape } powinien mieć od 1 do { $cells } pól i żadnego boku dłuższego niż { $side }.
ww-data-margin = { $row }: kształt { $shape } ma na brzegu pusty wiersz albo pustą kolumnę.
ww-data-apart = { $row }: pola kształtu { $shape } nie łączą się ze sobą.
ww-data-road = { $row }: droga { $shape } powinna być jednym prostym wierszem znaków X o długości od { $least } do { $most }.
ww-data-map-size = { $row }: rozmiar mapy powinien wynosić (wiersze × pola w wierszu) { $rows } × { $columns }.
ww-data-letters = { $row }: mapa składa się ze znaków: { $letters }.
ww-data-first-road = { $row }: przy chodniku nie można umieścić żadnej długiej drogi z oboma końcami na lądzie.
ww-data-often = { $most ->
    [one] { $row }: „{ $value }” jest tu więcej niż raz.
    [few] { $row }: „{ $value }” jest tu więcej niż { $most } razy.
    [many] { $row }: „{ $value }” jest tu więcej niż { $most } razy.
   *[other] { $row }: „{ $value }” jest tu więcej niż { $most } razy.
}
ww-data-text = { $row }: „{ $field }” ma wartość { $value }, a powinien to być tekst w jednym wierszu o długości najwyżej { $most }.
ww-data-search = { $row }: szukanie miejsc mogłoby wymagać { $work } kroków, a dozwolone jest { $most }; pomoże mniej części, mniejsze części albo więcej części o tym samym kształcie.
ww-data-spaces = { $row }: zamiast { $value } powinny tu być rosnące numery pól od 1 do { $last }.

## Zakończona partia

ww-pad-no-legal = Podaj w „next”, co ma zostać umieszczone, na przykład {"{"}"player": 1, "piece": "S1"{"}"}.
ww-pad-shape = { $place }: obiekt o takim kształcie nie może leżeć na { $cells }.
    .page = Taki element nie może tam leżeć.
ww-pad-taken = { $place }: pole { $cell } jest zajęte.
    .page = Na jednym z tych pól już coś leży; najpierw to usuń.
ww-pad-monument-twice = { $place }: monument { $monument } ma już właściciela.
ww-pad-towers = { $place }: na stole jest więcej wież, niż daje { $rounds } rund ({ $most }); usuń tę na { $cells }.
    .page = Na stole jest więcej wież, niż daje { $rounds } rund ({ $most }); usuń jedną.
ww-pad-roads = { $size ->
    [one] { $place }: na stole jest więcej odcinków dróg o długości { $size } pola, niż daje { $rounds } rund ({ $most }); usuń ten na { $cells }.
    [few] { $place }: na stole jest więcej odcinków dróg o długości { $size } pól, niż daje { $rounds } rund ({ $most }); usuń ten na { $cells }.
    [many] { $place }: na stole jest więcej odcinków dróg o długości { $size } pól, niż daje { $rounds } rund ({ $most }); usuń ten na { $cells }.
   *[other] { $place }: na stole jest więcej odcinków dróg o długości { $size } pola, niż daje { $rounds } rund ({ $most }); usuń ten na { $cells }.
}
    .page = { $size ->
        [one] Na stole jest więcej odcinków dróg o długości { $size } pola, niż daje { $rounds } rund ({ $most }); usuń jeden.
        [few] Na stole jest więcej odcinków dróg o długości { $size } pól, niż daje { $rounds } rund ({ $most }); usuń jeden.
        [many] Na stole jest więcej odcinków dróg o długości { $size } pól, niż daje { $rounds } rund ({ $most }); usuń jeden.
       *[other] Na stole jest więcej odcinków dróg o długości { $size } pola, niż daje { $rounds } rund ({ $most }); usuń jeden.
    }
ww-pad-buildings = { $most ->
    [0] { $place }: w grze nie ma budynku o tym kształcie i rodzaju { $type } (stos { $stacks }); usuń ten na { $cells }.
    [one] { $place }: w grze jest tylko { $most } budynek o tym kształcie i rodzaju { $type } (stos { $stacks }); usuń ten na { $cells }.
    [few] { $place }: w grze są tylko { $most } budynki o tym kształcie i rodzaju { $type } (stos { $stacks }); usuń ten na { $cells }.
    [many] { $place }: w grze jest tylko { $most } budynków o tym kształcie i rodzaju { $type } (stos { $stacks }); usuń ten na { $cells }.
   *[other] { $place }: w grze jest tylko { $most } budynku o tym kształcie i rodzaju { $type } (stos { $stacks }); usuń ten na { $cells }.
}
    .page = { $most ->
        [0] W grze nie ma budynku o tym kształcie i rodzaju { $type }; usuń go.
        [one] W grze jest tylko { $most } budynek o tym kształcie i rodzaju { $type }; usuń jeden.
        [few] W grze są tylko { $most } budynki o tym kształcie i rodzaju { $type }; usuń jeden.
        [many] W grze jest tylko { $most } budynków o tym kształcie i rodzaju { $type }; usuń jeden.
       *[other] W grze jest tylko { $most } budynku o tym kształcie i rodzaju { $type }; usuń jeden.
    }
ww-pad-players = { $players ->
    [one] { $place }: budynek na { $cells } jest ze stosu { $stacks }, używanego od { $least } graczy; tu jest { $players } gracz.
    [few] { $place }: budynek na { $cells } jest ze stosu { $stacks }, używanego od { $least } graczy; tu grają { $players } osoby.
    [many] { $place }: budynek na { $cells } jest ze stosu { $stacks }, używanego od { $least } graczy; tu gra { $players } osób.
   *[other] { $place }: budynek na { $cells } jest ze stosu { $stacks }, używanego od { $least } graczy; tu gra { $players } osoby.
}
    .page = { $players ->
        [one] Ten budynek jest używany od { $least } graczy, a tu jest { $players } gracz; usuń go.
        [few] Ten budynek jest używany od { $least } graczy, a tu grają { $players } osoby; usuń go.
        [many] Ten budynek jest używany od { $least } graczy, a tu gra { $players } osób; usuń go.
       *[other] Ten budynek jest używany od { $least } graczy, a tu gra { $players } osoby; usuń go.
    }
ww-pad-map-sides = { $place }: mapa { $map } i mapa { $first } gracza 1 to różne strony; wszyscy gracze używają tej samej strony.
ww-pad-river-twice = { $place }: mapę { $map } ma już gracz { $player }; każdy gracz ma inną rzekę.
ww-pad-solo-objectives = „objectives” ma wartość { $objectives }; w grze solo wspólnych celów nie ma, więc je pomiń.

ww-prospect-population = populacja: { SIGNED($change) }
ww-prospect-resources = pola na torach zasobów: { SIGNED($change) }
