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
