# Machi Koro po polsku.

## Karty

card-wheat-field = Pole pszenicy
card-ranch = Farma
card-bakery = Piekarnia
card-cafe = Kawiarnia
card-convenience-store = Sklep spożywczy
card-forest = Las
card-stadium = Stadion
card-tv-station = Stacja telewizyjna
card-business-centre = Centrum biznesowe
card-cheese-factory = Serowarnia
card-furniture-factory = Fabryka mebli
card-mine = Kopalnia
card-family-restaurant = Restauracja
card-apple-orchard = Sad jabłoniowy
card-fruit-market = Targ owocowo-warzywny
card-train-station = Dworzec
card-shopping-mall = Centrum handlowe
card-amusement-park = Park rozrywki
card-radio-tower = Wieża radiowa

## Czyja jest tura i co trzeba zrobić

mk-asks-dice = { $seat } wybiera, iloma kostkami rzucić: jedną czy dwiema
mk-asks-radio = { $seat } może zostawić rzut albo rzucić ponownie
mk-asks-tv = { $seat } wybiera przeciwnika, który zapłaci ({ card-tv-station })
mk-asks-swap = { $seat } może wymienić jedną kartę z przeciwnikiem
mk-asks-build = { $seat } może zbudować jedną kartę
mk-asks-roll = { $seat } zaraz rzuci
mk-asks-reveal = z talii zaraz zostanie odkryta karta
mk-you-dice = wybierz, iloma kostkami rzucisz: jedną czy dwiema
mk-you-radio = zostaw rzut albo rzuć ponownie
mk-you-tv = wybierz, kto ci zapłaci ({ card-tv-station })
mk-you-swap = wymień kartę z innym graczem albo zostaw swoje
mk-you-build = zbuduj jedną kartę albo pomiń budowę
mk-wins = { $seat } ma wszystkie cztery atrakcje i wygrywa
    .seat = masz wszystkie cztery atrakcje i wygrywasz

## Co się stało

mk-tell-roll = { $dice ->
    [1] { $seat } rzuca jedną kostką
   *[2] { $seat } rzuca dwiema kostkami
}
    .seat = { $dice ->
        [1] rzucasz jedną kostką
       *[2] rzucasz dwiema kostkami
    }
mk-tell-keep = { $seat } zostawia rzut
    .seat = zostawiasz rzut
mk-tell-reroll = { $seat } rzuca ponownie
    .seat = rzucasz ponownie
mk-tell-tv = { $seat } wskazuje, kto zapłaci: { $other } ({ card-tv-station })
    .seat = wskazujesz, kto zapłaci: { $other } ({ card-tv-station })
    .other = { $seat } wskazuje, że zapłacisz ty ({ card-tv-station })
mk-tell-decline = { $seat } rezygnuje z wymiany
    .seat = rezygnujesz z wymiany
mk-tell-swap = { $seat } oddaje kartę „{ $given }”, a { $other } daje za nią kartę „{ $taken }”
    .seat = oddajesz kartę „{ $given }”, a { $other } daje za nią kartę „{ $taken }”
    .other = { $seat } oddaje kartę „{ $given }”, a ty dajesz za nią kartę „{ $taken }”
mk-tell-nothing = { $seat } nic nie buduje
    .seat = nic nie budujesz
mk-tell-build = { $cost ->
    [one] { $seat } buduje: { $card } ({ $cost } moneta)
    [few] { $seat } buduje: { $card } ({ $cost } monety)
    [many] { $seat } buduje: { $card } ({ $cost } monet)
   *[other] { $seat } buduje: { $card } ({ $cost } monety)
}
    .seat = { $cost ->
        [one] budujesz: { $card } ({ $cost } moneta)
        [few] budujesz: { $card } ({ $cost } monety)
        [many] budujesz: { $card } ({ $cost } monet)
       *[other] budujesz: { $card } ({ $cost } monety)
    }
mk-tell-one = { $seat } wyrzuca: { $total }
    .seat = wyrzucasz: { $total }
mk-tell-two = { $seat } wyrzuca: { $a } + { $b } = { $total }
    .seat = wyrzucasz: { $a } + { $b } = { $total }
mk-tell-reveal = odkryta karta: { $card }

## Kto komu zapłacił

mk-bank-pays = { $coins ->
    [one] { $payee } bierze z banku { $coins } monetę ({ $card })
    [few] { $payee } bierze z banku { $coins } monety ({ $card })
    [many] { $payee } bierze z banku { $coins } monet ({ $card })
   *[other] { $payee } bierze z banku { $coins } monety ({ $card })
}
    .payee = { $coins ->
        [one] bierzesz z banku { $coins } monetę ({ $card })
        [few] bierzesz z banku { $coins } monety ({ $card })
        [many] bierzesz z banku { $coins } monet ({ $card })
       *[other] bierzesz z banku { $coins } monety ({ $card })
    }
mk-pays = { $coins ->
    [one] { $payer } płaci, { $payee } dostaje { $coins } monetę ({ $card })
    [few] { $payer } płaci, { $payee } dostaje { $coins } monety ({ $card })
    [many] { $payer } płaci, { $payee } dostaje { $coins } monet ({ $card })
   *[other] { $payer } płaci, { $payee } dostaje { $coins } monety ({ $card })
}
    .payer = { $coins ->
        [one] płacisz, { $payee } dostaje { $coins } monetę ({ $card })
        [few] płacisz, { $payee } dostaje { $coins } monety ({ $card })
        [many] płacisz, { $payee } dostaje { $coins } monet ({ $card })
       *[other] płacisz, { $payee } dostaje { $coins } monety ({ $card })
    }
    .payee = { $coins ->
        [one] { $payer } płaci ci { $coins } monetę ({ $card })
        [few] { $payer } płaci ci { $coins } monety ({ $card })
        [many] { $payer } płaci ci { $coins } monet ({ $card })
       *[other] { $payer } płaci ci { $coins } monety ({ $card })
    }
mk-pays-short = { $coins ->
    [one] { $payer } ma za mało, { $payee } dostaje { $coins } monetę zamiast { $owed } ({ $card })
    [few] { $payer } ma za mało, { $payee } dostaje { $coins } monety zamiast { $owed } ({ $card })
    [many] { $payer } ma za mało, { $payee } dostaje { $coins } monet zamiast { $owed } ({ $card })
   *[other] { $payer } ma za mało, { $payee } dostaje { $coins } monety zamiast { $owed } ({ $card })
}
    .payer = { $coins ->
        [one] masz za mało, { $payee } dostaje { $coins } monetę zamiast { $owed } ({ $card })
        [few] masz za mało, { $payee } dostaje { $coins } monety zamiast { $owed } ({ $card })
        [many] masz za mało, { $payee } dostaje { $coins } monet zamiast { $owed } ({ $card })
       *[other] masz za mało, { $payee } dostaje { $coins } monety zamiast { $owed } ({ $card })
    }
    .payee = { $coins ->
        [one] { $payer } ma za mało, dostajesz { $coins } monetę zamiast { $owed } ({ $card })
        [few] { $payer } ma za mało, dostajesz { $coins } monety zamiast { $owed } ({ $card })
        [many] { $payer } ma za mało, dostajesz { $coins } monet zamiast { $owed } ({ $card })
       *[other] { $payer } ma za mało, dostajesz { $coins } monety zamiast { $owed } ({ $card })
    }

## Dlaczego nie

mk-no-self = nie można wybrać samego siebie
mk-no-such-seat = na miejscu { $seat } nikt nie siedzi
mk-lower-die-first = mniejszą kostkę zapisuje się pierwszą
mk-number-of-dice = { $dice ->
    [1] rzuca się jedną kostką
   *[2] rzuca się dwiema kostkami
}
mk-not-in-deck = w talii nie ma już karty „{ $card }”
mk-already-built = { $card } już stoi
mk-sold-out = w puli nie ma już karty „{ $card }”
mk-limit = { $limit ->
    [1] w mieście może być tylko jedna karta „{ $card }”
   *[2] według zasady dla początkujących w mieście mogą być tylko dwie karty „{ $card }”
}
mk-too-dear = { $coins ->
    [0] { $card } kosztuje { $cost }, a w kasie nic nie ma
    [one] { $card } kosztuje { $cost }, a w kasie jest tylko { $coins } moneta
    [few] { $card } kosztuje { $cost }, a w kasie są tylko { $coins } monety
    [many] { $card } kosztuje { $cost }, a w kasie jest tylko { $coins } monet
   *[other] { $card } kosztuje { $cost }, a w kasie jest tylko { $coins } monety
}
mk-has-none = { $seat } nie ma karty „{ $card }”
mk-no-purple-swap = fioletowych kart się nie wymienia ({ $card })
mk-equal-swap = obie karty są takie same ({ $card }), nie ma czego wymieniać
mk-swap-limit = według zasady dla początkujących { $seat } nie może mieć kolejnej karty „{ $card }”

## Punkty

mk-line-built = { $card } już stoi
    .source = { $card }
mk-line-unbuilt = { $card } jeszcze nie stoi

## Stół

mk-column-roll = rzut
mk-column-card = karta
mk-column-cost = koszt
mk-column-left = w puli
mk-column-gain = zysk
mk-coins = monety
mk-odds = gdy rzuca { $name }
mk-odds-chance = { $dice ->
    [1] jedna kostka
   *[2] dwie kostki
}
mk-odds-coins = monety (średnio { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## Notatnik punktacji

mk-pad-won = wszystkie cztery atrakcje stoją: ten gracz wygrywa
mk-pad-far = { $missing ->
    [0] brakujące atrakcje kosztują { $cost } i monet na to wystarczy; oczekiwany dochód w rundzie: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    [one] brakujące atrakcje kosztują { $cost }, brakuje { $missing } monety; oczekiwany dochód w rundzie: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    [few] brakujące atrakcje kosztują { $cost }, brakuje { $missing } monet; oczekiwany dochód w rundzie: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    [many] brakujące atrakcje kosztują { $cost }, brakuje { $missing } monet; oczekiwany dochód w rundzie: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[other] brakujące atrakcje kosztują { $cost }, brakuje { $missing } monety; oczekiwany dochód w rundzie: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
mk-pad-too-many = { $most ->
    [one] { $card }: gracze mają ich razem { $cards }, a w grze jest tylko { $most } taka karta.
    [few] { $card }: gracze mają ich razem { $cards }, a w grze są tylko { $most } takie karty.
    [many] { $card }: gracze mają ich razem { $cards }, a w grze jest tylko { $most } takich kart.
   *[other] { $card }: gracze mają ich razem { $cards }, a w grze jest tylko { $most } takiej karty.
}
mk-pad-two-winners = Cztery atrakcje mają gracze { $players }; partia kończy się jednak, gdy ma je pierwszy z nich, więc pozostałym którąś odbierz.
mk-pad-no-legal = W Machi Koro niczego się nie dokłada; co kto może zbudować, pokaże „polis score machi-koro”.

mk-prospect-income = średni dochód na rundę: { SIGNED($change) }
mk-prospect-rounds = rundy do opłacenia wszystkich atrakcji: { SIGNED($change) }

## Boty

mk-bot-list = Bot „{ $bot }” nie jest listą zakupów; podaj liczbę kostek i najwyżej { $items } kart, każdą w liczbie najwyżej { $cards }, na przykład tak: list:2+ranch:6+train-station+cheese-factory:2. Karty to: { $keys }.
