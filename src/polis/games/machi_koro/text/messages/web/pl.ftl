# Machi Koro w przeglądarce, po polsku.

## Opcje

machi-koro-option-supply = Karty w puli
machi-koro-option-supply-all = wszystkie leżą odkryte
machi-koro-option-supply-ten = odkrytych jest dziesięć rodzajów, reszta to talia
machi-koro-option-beginner = Zasada dla początkujących: w mieście najwyżej dwie takie same karty

## Co robią karty

mk-web-does-wheat-field = 1 moneta
mk-web-does-ranch = 1 moneta
mk-web-does-bakery = 1 moneta
mk-web-does-cafe = 1 moneta od tego, kto rzucił
mk-web-does-convenience-store = 3 monety
mk-web-does-forest = 1 moneta
mk-web-does-stadium = 2 monety od każdego przeciwnika
mk-web-does-tv-station = 5 monet od jednego przeciwnika
mk-web-does-business-centre = wymiana karty z przeciwnikiem
mk-web-does-cheese-factory = 3 monety za każdą krowę
mk-web-does-furniture-factory = 3 monety za każde koło zębate
mk-web-does-mine = 5 monet
mk-web-does-family-restaurant = 2 monety od tego, kto rzucił
mk-web-does-apple-orchard = 3 monety
mk-web-does-fruit-market = 2 monety za każdy kłos
mk-web-does-train-station = rzut jedną kostką albo dwiema
mk-web-does-shopping-mall = karty z filiżanką i sklepem: każda o 1 monetę więcej
mk-web-does-amusement-park = takie same oczka: dodatkowa tura
mk-web-does-radio-tower = raz na turę możesz rzucić ponownie
mk-web-colour-blue = niebieska, przy każdym rzucie
mk-web-colour-green = zielona, przy własnym rzucie
mk-web-colour-red = czerwona, przy rzucie przeciwnika
mk-web-colour-purple = fioletowa, przy własnym rzucie
mk-web-card-words = { $name }, { $colour }, przy sumie { $numbers }: { $does }; koszt { $cost }
mk-web-landmark-words = { $name }: { $does }; koszt { $cost }

## Stół

mk-web-supply = Pula
mk-web-deck = { $cards ->
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
}
mk-web-pile = { $card }; zostało { $left }; w rundzie o { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } monety więcej
mk-web-gain = +{ NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mk-web-gain-note = Na zielono: o ile karta zwiększyłaby średnio twój dochód w rundzie.
mk-web-city-of = { $name }, miasto
mk-web-my-city = Moje miasto
mk-web-landmarks = Atrakcje
mk-web-establishments = Obiekty
mk-web-built = { $card }; stoi
mk-web-unbuilt = { $card }; jeszcze nie stoi
mk-web-count = { $count } × { $card }
mk-web-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
mk-web-a-round = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } w rundzie
mk-web-dice = { $dice ->
    [1] Wypadło: { $total }
   *[other] Na dwóch kostkach wypadło: { $total }
}
mk-web-no-roll = Nikt jeszcze nie rzucał.
mk-web-last-roll = Ostatni rzut
mk-web-payments = Kto komu zapłacił
mk-web-bank = bank
mk-web-owed = zamiast { $owed }
mk-web-nobody-paid = Nikt nie płaci i nikt nic nie dostaje.
mk-web-earlier = Wcześniejsze rzuty
mk-web-roll = { $dice ->
    [1] Rzuć jedną kostką
   *[other] Rzuć dwiema kostkami
}
mk-web-mean = średnio { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } monety
mk-web-keep = Zostaw rzut
mk-web-reroll = Rzuć ponownie
mk-web-target = { $coins ->
    [one] Płaci { $name } (ma { $coins } monetę)
    [few] Płaci { $name } (ma { $coins } monety)
    [many] Płaci { $name } (ma { $coins } monet)
   *[other] Płaci { $name } (ma { $coins } monety)
}
mk-web-decline = Zrezygnuj z wymiany
mk-web-nothing = Nic nie buduj
mk-web-swap = Wymiana karty
mk-web-give = Oddajesz
mk-web-take-from = { $name } oddaje ci
mk-web-give-card = oddaj: { $card }
mk-web-take-card = weź: { $card } ({ $name })
mk-web-after-coins = Monety: { $before } → { $after }
mk-web-after-income = Dochód w rundzie: { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } → { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Następny rzut

mk-web-odds-mine = Mój następny rzut
mk-web-odds-of = { $name }: następny rzut
mk-web-odds-caption = Każda suma, jak jest prawdopodobna i ile monet by przyniosła
mk-web-how-many-dice = Ile kostek
mk-web-chance = szansa
mk-web-mean-roll = Średnia tego rzutu: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mk-web-mean-round = Średnia z całej rundy: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Lista akcji i klawisze

mk-web-swap-for = { $given } za kartę { $taken } ({ $other })
mk-web-group-landmark = Zbuduj atrakcję
mk-web-group-build = Zbuduj obiekt
mk-web-group-give = Oddaj kartę: { $card }
mk-web-group-tv = Kto płaci
mk-web-group-roll = Kostki
mk-web-group-no = Nic nie rób
mk-web-key-reveal = rzuć kostkami, tyloma co ostatnio
mk-web-key-roll = rzuć jedną kostką, dwiema kostkami
mk-web-key-again = zostaw rzut, rzuć ponownie
mk-web-key-nothing = nic nie buduj, zrezygnuj z wymiany
mk-web-key-move = od karty do karty

## Notatnik punktacji

mk-web-pad-whose = Czyje miasto
mk-web-pad-builds = Teraz można zbudować: { $cards }
mk-web-fewer = { $what }: o jedną mniej
mk-web-more = { $what }: o jedną więcej

## Rysunki do zasad

mk-web-figure-start = Początek: Pole pszenicy, Piekarnia i cztery atrakcje, które dopiero zbudujesz. Do tego 3 monety.
mk-web-figure-blue = Niebieskie karty przynoszą dochód przy każdym rzucie, także przeciwnika. Płaci bank.
mk-web-figure-green = Zielone karty przynoszą dochód tylko przy twoim własnym rzucie. Płaci bank.
mk-web-figure-red = Czerwone karty przynoszą dochód przy rzucie przeciwnika, a płaci ten, kto rzucił.
mk-web-figure-purple = Fioletowe karty przynoszą dochód przy twoim własnym rzucie, a płacą przeciwnicy. W mieście może być tylko jedna karta każdego rodzaju.
mk-web-figure-nine = Ben płaci ze swoich 3 monet dwóm Restauracjom: 2, potem 1. Dopiero wtedy Kopalnia przynosi mu 5.
mk-web-figure-seven = 2 serowarnie × 3 monety × 3 krowy = 18 monet.
mk-web-figure-four = 2 sklepy × (3 + 1) = 8 monet.

## Pierwsza partia

mk-web-learn-welcome = Masz Pole pszenicy, Piekarnię i 3 monety. Kto pierwszy zbuduje wszystkie cztery atrakcje, wygrywa. W każdej turze jest rzut, potem monety zmieniają właściciela, a na końcu możesz zbudować jedną kartę. Dopóki rzucasz jedną kostką, przed rzutem nie ma czego wybierać: rzucasz przyciskiem „Dalej”.
mk-web-learn-build = Piątka: nikt nie ma karty z tą liczbą, więc nikt nic nie dostaje. Teraz buduj. { $input ->
    [touch] Dotknij Sklepu spożywczego za 2 monety:
   *[keys] Kliknij Sklep spożywczy za 2 monety albo przejdź do niego strzałkami i naciśnij Enter:
} jest zielony i przyniesie ci 3 monety, ilekroć wyrzucisz czwórkę.
mk-web-learn-blue = Przeciwnik zbudował Kawiarnię. Jest czerwona: jeśli wyrzucisz trójkę, zapłacisz przeciwnikowi. Wypadła szóstka, która nic nie dała. Za ostatnią monetę zbuduj Farmę. Jest niebieska i przynosi dochód, gdy ktokolwiek wyrzuci dwójkę.
mk-web-learn-order = Trójka. Najpierw się płaci, dopiero potem zarabia: Kawiarni należała się moneta, ale jej nie było, a czego nie da się zapłacić, to przepada. Potem Piekarnia przyniosła 1. Zbuduj za nią drugą Farmę.
mk-web-learn-red = Dwójka: dwie Farmy i Piekarnia przynoszą 3 monety. Teraz weź własną Kawiarnię. Od tej chwili przeciwnik, który wyrzuci trójkę, płaci tobie.
mk-web-learn-gain = Tak działają niebieskie karty: Farmy przyniosły 2 monety przy rzucie przeciwnika i jeszcze 2 przy twoim. Zielona liczba na karcie w puli mówi, o ile średnio zwiększyłaby twój dochód w rundzie. Zbuduj kolejny Sklep spożywczy.
mk-web-learn-mall = Czwórka i dwa sklepy: 6 monet. Masz ich 10, to wystarczy na pierwszą atrakcję. Zbuduj Centrum handlowe; każda twoja karta z filiżanką lub sklepem da o 1 monetę więcej.
mk-web-learn-purple = Piekarnia przyniosła tym razem 2 monety: to zasługa Centrum handlowego. Zbuduj Stadion. Jest fioletowy: gdy wyrzucisz szóstkę, każdy przeciwnik daje ci 2 monety.
mk-web-learn-more = Dwa sklepy, każdy 3 + 1: razem 8 monet. Z trzecim czwórka będzie warta 12. Zbuduj go.
mk-web-learn-park = Przeciwnik wyrzucił trójkę i zapłacił twojej Kawiarni, dzięki Centrum handlowemu 2 monety. Potem u ciebie wypadła czwórka: 12 monet. Masz 21, zbuduj Park rozrywki za 16. Gdy będziesz rzucać dwiema kostkami, takie same oczka dadzą ci dodatkową turę.
mk-web-learn-station = Trójka: najpierw płacisz dwóm Kawiarniom przeciwnika, potem zarabia Piekarnia. Teraz zbuduj za 4 monety Dworzec. Od następnej tury wybierasz między jedną kostką a dwiema.
mk-web-learn-one = Wybierz liczbę kostek. Przyciski mówią, ile monet średnio przyniesie każdy rzut, a tabela następnego rzutu pokazuje dlaczego. Twoje karty mają niskie liczby: { $input ->
    [touch] rzuć jedną kostką.
   *[keys] rzuć jedną kostką (klawisz o).
}
mk-web-learn-cows = Szóstka: Stadion przyniósł 2 monety. Zbuduj trzecią Farmę. Tak jak poprzednie daje dochód przy dwójce, a do tego należy do planu.
mk-web-learn-again = Jeszcze raz jedna kostka.
mk-web-learn-factory = Trzy Farmy i Piekarnia: 5 monet. A oto plan: Serowarnia daje 3 monety za każdą krowę, gdy wyrzucisz siódemkę. Z trzema Farmami to 9. Zbuduj ją.
mk-web-learn-two = Siódemka wymaga dwóch kostek i jest ich najbardziej prawdopodobną sumą. Spójrz na tabelę następnego rzutu i { $input ->
    [touch] rzuć dwiema kostkami.
   *[keys] rzuć dwiema kostkami (klawisz t).
}
mk-web-learn-double = Tylko czwórka, ale sklepy działają też przy dwóch kostkach: 12 monet. Wieża radiowa kosztuje 22, więc najpierw zbuduj drugą Serowarnię.
mk-web-learn-seven = Znowu dwie kostki. Siódemka przyniosłaby teraz 18 monet.
mk-web-learn-tower = Siódemka: 2 serowarnie × 3 monety × 3 krowy = 18. Mając 28 monet, możesz zbudować Wieżę radiową. Pozwalałaby raz na turę rzucić ponownie, ale to twoja czwarta atrakcja, a ta od razu daje zwycięstwo.
mk-web-learn-end = Koniec: wygrywasz. Znasz już wszystkie cztery kolory i wszystkie cztery atrakcje. Dwie fioletowe karty nie wystąpiły: Stacja telewizyjna zabiera 5 monet jednemu przeciwnikowi, Centrum biznesowe wymienia karty. Miłej zabawy we własnych partiach.

## Koniec

machi-koro-best-income = { $coins ->
    [one] Największy dochód partii, { $seat } dostaje { $coins } monetę:
    [few] Największy dochód partii, { $seat } dostaje { $coins } monety:
    [many] Największy dochód partii, { $seat } dostaje { $coins } monet:
   *[other] Największy dochód partii, { $seat } dostaje { $coins } monety:
}
    .seat = { $coins ->
        [one] Największy dochód partii, dostajesz { $coins } monetę:
        [few] Największy dochód partii, dostajesz { $coins } monety:
        [many] Największy dochód partii, dostajesz { $coins } monet:
       *[other] Największy dochód partii, dostajesz { $coins } monety:
    }

## Od twojego ostatniego ruchu

mk-web-since-roll = wyrzuca { $total }
mk-web-since-gets = { $coins ->
    [one] dostaje { $coins } monetę
    [few] dostaje { $coins } monety
   *[many] dostaje { $coins } monet
}
mk-web-since-takes = { $coins ->
    [one] zabiera { $coins } monetę ({ $from })
    [few] zabiera { $coins } monety ({ $from })
   *[many] zabiera { $coins } monet ({ $from })
}
    .from = { $coins ->
        [one] zabiera ci { $coins } monetę
        [few] zabiera ci { $coins } monety
       *[many] zabiera ci { $coins } monet
    }
mk-web-since-pays = { $coins ->
    [one] płaci { $coins } monetę ({ $to })
    [few] płaci { $coins } monety ({ $to })
   *[many] płaci { $coins } monet ({ $to })
}
    .to = { $coins ->
        [one] płaci ci { $coins } monetę
        [few] płaci ci { $coins } monety
       *[many] płaci ci { $coins } monet
    }
mk-web-since-brings = { $coins ->
    [one] przynosi ci { $coins } monetę z banku
    [few] przynosi ci { $coins } monety z banku
   *[many] przynosi ci { $coins } monet z banku
}
mk-web-since-build = buduje kartę „{ $card }”
mk-web-since-nothing = nic nie buduje
mk-web-since-swap = wymienia kartę „{ $given }” na „{ $taken }”
