# Machi Koro v prohlížeči, česky.

## Volby

machi-koro-option-supply = Karty v zásobě
machi-koro-option-supply-all = všechny leží lícem vzhůru
machi-koro-option-supply-ten = lícem vzhůru leží deset druhů, ostatní tvoří balíček
machi-koro-option-beginner = Pravidlo pro začátečníky: ve městě nejvýš dvě stejné karty

## Co karty dělají

mk-web-does-wheat-field = 1 mince
mk-web-does-ranch = 1 mince
mk-web-does-bakery = 1 mince
mk-web-does-cafe = 1 mince od toho, kdo hodil
mk-web-does-convenience-store = 3 mince
mk-web-does-forest = 1 mince
mk-web-does-stadium = 2 mince od každého soupeře
mk-web-does-tv-station = 5 mincí od jednoho soupeře
mk-web-does-business-centre = výměna karty se soupeřem
mk-web-does-cheese-factory = 3 mince za každou krávu
mk-web-does-furniture-factory = 3 mince za každé ozubené kolo
mk-web-does-mine = 5 mincí
mk-web-does-family-restaurant = 2 mince od toho, kdo hodil
mk-web-does-apple-orchard = 3 mince
mk-web-does-fruit-market = 2 mince za každý klas
mk-web-does-train-station = hod jednou kostkou, nebo dvěma
mk-web-does-shopping-mall = karty se šálkem a obchodem: každá o 1 minci víc
mk-web-does-amusement-park = stejná čísla: tah navíc
mk-web-does-radio-tower = jednou za tah hodit znovu
mk-web-colour-blue = modrá, při každém hodu
mk-web-colour-green = zelená, při vlastním hodu
mk-web-colour-red = červená, při hodu soupeře
mk-web-colour-purple = fialová, při vlastním hodu
mk-web-card-words = { $name }, { $colour }, při součtu { $numbers }: { $does }; cena { $cost }
mk-web-landmark-words = { $name }: { $does }; cena { $cost }

## Stůl

mk-web-supply = Zásoba
mk-web-deck = { $cards ->
    [one] { $cards } karta v balíčku
    [few] { $cards } karty v balíčku
   *[other] { $cards } karet v balíčku
}
mk-web-pile = { $card }; zbývá { $left }; za kolo o { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } mince víc
mk-web-gain = +{ NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mk-web-gain-note = Zeleně: o kolik by karta v průměru zvýšila váš příjem za kolo.
mk-web-city-of = { $name }, město
mk-web-my-city = Moje město
mk-web-landmarks = Dominanty
mk-web-establishments = Objekty
mk-web-built = { $card }; stojí
mk-web-unbuilt = { $card }; zatím nestojí
mk-web-count = { $count } × { $card }
mk-web-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
mk-web-a-round = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } za kolo
mk-web-dice = { $dice ->
    [1] Padlo: { $total }
   *[other] Na dvou kostkách padlo: { $total }
}
mk-web-no-roll = Zatím nikdo neházel.
mk-web-last-roll = Poslední hod
mk-web-payments = Kdo komu zaplatil
mk-web-bank = bank
mk-web-owed = místo { $owed }
mk-web-nobody-paid = Nikdo neplatí a nikdo nic nedostává.
mk-web-earlier = Předchozí hody
mk-web-roll = { $dice ->
    [1] Hodit jednou kostkou
   *[other] Hodit dvěma kostkami
}
mk-web-mean = průměrně { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } mince
mk-web-keep = Nechat hod
mk-web-reroll = Hodit znovu
mk-web-target = { $coins ->
    [one] Platí { $name } (má { $coins } minci)
    [few] Platí { $name } (má { $coins } mince)
   *[other] Platí { $name } (má { $coins } mincí)
}
mk-web-decline = Nic nevyměnit
mk-web-nothing = Nic nestavět
mk-web-swap = Výměna karty
mk-web-give = Dáváte
mk-web-take-from = { $name } vám dá
mk-web-give-card = dát: { $card }
mk-web-take-card = vzít: { $card } ({ $name })
mk-web-after-coins = Mince: { $before } → { $after }
mk-web-after-income = Příjem za kolo: { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } → { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Příští hod

mk-web-odds-mine = Můj příští hod
mk-web-odds-of = { $name }: příští hod
mk-web-odds-caption = Každý součet, jak je pravděpodobný a kolik mincí by přinesl
mk-web-how-many-dice = Kolik kostek
mk-web-chance = šance
mk-web-mean-roll = Průměr tohoto hodu: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mk-web-mean-round = Průměr za celé kolo: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Seznam akcí a klávesy

mk-web-swap-for = { $given } za kartu { $taken } ({ $other })
mk-web-group-landmark = Postavit dominantu
mk-web-group-build = Postavit objekt
mk-web-group-give = Dát kartu: { $card }
mk-web-group-tv = Kdo zaplatí
mk-web-group-roll = Kostky
mk-web-group-no = Vynechat
mk-web-key-reveal = hodit kostkami, tolika jako minule
mk-web-key-roll = hodit jednou kostkou, dvěma kostkami
mk-web-key-again = nechat hod, hodit znovu
mk-web-key-nothing = nic nestavět, nic nevyměnit
mk-web-key-move = od karty ke kartě

## Bodovací bloček

mk-web-pad-whose = Čí město
mk-web-pad-builds = Teď lze postavit: { $cards }
mk-web-fewer = { $what }: o jednu méně
mk-web-more = { $what }: o jednu víc

## Konec

machi-koro-best-income = { $coins ->
    [one] Největší příjem partie, { $seat } dostává { $coins } minci:
    [few] Největší příjem partie, { $seat } dostává { $coins } mince:
   *[other] Největší příjem partie, { $seat } dostává { $coins } mincí:
}
    .seat = { $coins ->
        [one] Největší příjem partie, dostáváte { $coins } minci:
        [few] Největší příjem partie, dostáváte { $coins } mince:
       *[other] Největší příjem partie, dostáváte { $coins } mincí:
    }

## Od vašeho posledního tahu

mk-web-since-roll = hází { $total }
mk-web-since-gets = { $coins ->
    [one] dostává { $coins } minci
    [few] dostává { $coins } mince
   *[other] dostává { $coins } mincí
}
mk-web-since-takes = { $coins ->
    [one] bere { $coins } minci ({ $from })
    [few] bere { $coins } mince ({ $from })
   *[other] bere { $coins } mincí ({ $from })
}
    .from = { $coins ->
        [one] bere vám { $coins } minci
        [few] bere vám { $coins } mince
       *[other] bere vám { $coins } mincí
    }
mk-web-since-pays = { $coins ->
    [one] platí { $coins } minci ({ $to })
    [few] platí { $coins } mince ({ $to })
   *[other] platí { $coins } mincí ({ $to })
}
    .to = { $coins ->
        [one] platí vám { $coins } minci
        [few] platí vám { $coins } mince
       *[other] platí vám { $coins } mincí
    }
mk-web-since-brings = { $coins ->
    [one] přináší vám { $coins } minci z banku
    [few] přináší vám { $coins } mince z banku
   *[other] přináší vám { $coins } mincí z banku
}
mk-web-since-build = staví kartu „{ $card }“
mk-web-since-nothing = nic nestaví
mk-web-since-swap = mění kartu „{ $given }“ za „{ $taken }“
