# Machi Koro česky.

## Karty

card-wheat-field = Pšeničné pole
card-ranch = Statek
card-bakery = Pekárna
card-cafe = Kavárna
card-convenience-store = Samoobsluha
card-forest = Les
card-stadium = Stadión
card-tv-station = Televizní studio
card-business-centre = Kancelářská budova
card-cheese-factory = Mlékárna
card-furniture-factory = Továrna na nábytek
card-mine = Důl
card-family-restaurant = Restaurace
card-apple-orchard = Jabloňový sad
card-fruit-market = Obchodní dům
card-train-station = Nádraží
card-shopping-mall = Nákupní centrum
card-amusement-park = Zábavní park
card-radio-tower = Vysílač

## Kdo je na tahu a co má udělat

mk-asks-dice = { $seat } volí, kolika kostkami hodit: jednou, nebo dvěma
mk-asks-radio = { $seat } si může hod nechat, nebo hodit znovu
mk-asks-tv = { $seat } vybírá soupeře, který zaplatí ({ card-tv-station })
mk-asks-swap = { $seat } může vyměnit jednu kartu se soupeřem
mk-asks-build = { $seat } smí postavit jednu kartu
mk-asks-roll = { $seat } se chystá hodit
mk-asks-reveal = z balíčku se právě otáčí karta
mk-you-dice = zvolte, kolika kostkami hodíte: jednou, nebo dvěma
mk-you-radio = nechte si hod, nebo hoďte znovu
mk-you-tv = vyberte, kdo vám zaplatí ({ card-tv-station })
mk-you-swap = vyměňte kartu s jiným hráčem, nebo si nechte své
mk-you-build = postavte jednu kartu, nebo stavbu vynechte
mk-wins = { $seat } má všechny čtyři dominanty a vítězí
    .seat = máte všechny čtyři dominanty a vítězíte

## Co se stalo

mk-tell-roll = { $dice ->
    [1] { $seat } hází jednou kostkou
   *[2] { $seat } hází dvěma kostkami
}
    .seat = { $dice ->
        [1] házíte jednou kostkou
       *[2] házíte dvěma kostkami
    }
mk-tell-keep = { $seat } si hod nechává
    .seat = hod si necháváte
mk-tell-reroll = { $seat } hází znovu
    .seat = házíte znovu
mk-tell-tv = { $seat } vybírá, kdo zaplatí: { $other } ({ card-tv-station })
    .seat = vybíráte, kdo zaplatí: { $other } ({ card-tv-station })
    .other = { $seat } vybírá, že zaplatíte vy ({ card-tv-station })
mk-tell-decline = { $seat } nic nevyměňuje
    .seat = nic nevyměňujete
mk-tell-swap = { $seat } dává kartu „{ $given }“, { $other } za ni dává kartu „{ $taken }“
    .seat = dáváte kartu „{ $given }“, { $other } za ni dává kartu „{ $taken }“
    .other = { $seat } dává kartu „{ $given }“, vy za ni dáváte kartu „{ $taken }“
mk-tell-nothing = { $seat } nic nestaví
    .seat = nic nestavíte
mk-tell-build = { $cost ->
    [one] { $seat } staví: { $card } ({ $cost } mince)
    [few] { $seat } staví: { $card } ({ $cost } mince)
   *[other] { $seat } staví: { $card } ({ $cost } mincí)
}
    .seat = { $cost ->
        [one] stavíte: { $card } ({ $cost } mince)
        [few] stavíte: { $card } ({ $cost } mince)
       *[other] stavíte: { $card } ({ $cost } mincí)
    }
mk-tell-one = { $seat } hází: { $total }
    .seat = házíte: { $total }
mk-tell-two = { $seat } hází: { $a } + { $b } = { $total }
    .seat = házíte: { $a } + { $b } = { $total }
mk-tell-reveal = otočená karta: { $card }

## Kdo komu zaplatil

mk-bank-pays = { $coins ->
    [one] { $payee } bere z banku { $coins } minci ({ $card })
    [few] { $payee } bere z banku { $coins } mince ({ $card })
   *[other] { $payee } bere z banku { $coins } mincí ({ $card })
}
    .payee = { $coins ->
        [one] berete z banku { $coins } minci ({ $card })
        [few] berete z banku { $coins } mince ({ $card })
       *[other] berete z banku { $coins } mincí ({ $card })
    }
mk-pays = { $coins ->
    [one] { $payer } platí, { $payee } dostává { $coins } minci ({ $card })
    [few] { $payer } platí, { $payee } dostává { $coins } mince ({ $card })
   *[other] { $payer } platí, { $payee } dostává { $coins } mincí ({ $card })
}
    .payer = { $coins ->
        [one] platíte, { $payee } dostává { $coins } minci ({ $card })
        [few] platíte, { $payee } dostává { $coins } mince ({ $card })
       *[other] platíte, { $payee } dostává { $coins } mincí ({ $card })
    }
    .payee = { $coins ->
        [one] { $payer } vám platí { $coins } minci ({ $card })
        [few] { $payer } vám platí { $coins } mince ({ $card })
       *[other] { $payer } vám platí { $coins } mincí ({ $card })
    }
mk-pays-short = { $coins ->
    [one] { $payer } nemá dost, { $payee } dostává { $coins } minci místo { $owed } ({ $card })
    [few] { $payer } nemá dost, { $payee } dostává { $coins } mince místo { $owed } ({ $card })
   *[other] { $payer } nemá dost, { $payee } dostává { $coins } mincí místo { $owed } ({ $card })
}
    .payer = { $coins ->
        [one] nemáte dost, { $payee } dostává { $coins } minci místo { $owed } ({ $card })
        [few] nemáte dost, { $payee } dostává { $coins } mince místo { $owed } ({ $card })
       *[other] nemáte dost, { $payee } dostává { $coins } mincí místo { $owed } ({ $card })
    }
    .payee = { $coins ->
        [one] { $payer } nemá dost, dostáváte { $coins } minci místo { $owed } ({ $card })
        [few] { $payer } nemá dost, dostáváte { $coins } mince místo { $owed } ({ $card })
       *[other] { $payer } nemá dost, dostáváte { $coins } mincí místo { $owed } ({ $card })
    }

## Proč ne

mk-no-self = nikdo nemůže zvolit sám sebe
mk-no-such-seat = na místě { $seat } nikdo nesedí
mk-lower-die-first = menší kostka se píše první
mk-number-of-dice = { $dice ->
    [1] hází se jednou kostkou
   *[2] hází se dvěma kostkami
}
mk-not-in-deck = karta „{ $card }“ už v balíčku není
mk-already-built = { $card } už stojí
mk-sold-out = karta „{ $card }“ už v zásobě není
mk-limit = { $limit ->
    [1] ve městě smí být jen jedna karta „{ $card }“
   *[2] podle pravidla pro začátečníky smějí být ve městě jen dvě karty „{ $card }“
}
mk-too-dear = { $coins ->
    [0] { $card } stojí { $cost }, ale v pokladně nic není
    [one] { $card } stojí { $cost }, ale v pokladně je jen { $coins } mince
    [few] { $card } stojí { $cost }, ale v pokladně jsou jen { $coins } mince
   *[other] { $card } stojí { $cost }, ale v pokladně je jen { $coins } mincí
}
mk-has-none = { $seat } nemá kartu „{ $card }“
mk-no-purple-swap = fialové karty se nevyměňují ({ $card })
mk-equal-swap = obě karty jsou stejné ({ $card }), není co vyměnit
mk-swap-limit = podle pravidla pro začátečníky { $seat } nesmí mít další kartu „{ $card }“

## Body

mk-line-built = { $card } stojí
    .source = { $card }
mk-line-unbuilt = { $card } zatím nestojí

## Stůl

mk-column-roll = hod
mk-column-card = karta
mk-column-cost = cena
mk-column-left = zbývá
mk-column-gain = zisk
mk-coins = mince
mk-odds = když hází { $name }
mk-odds-chance = { $dice ->
    [1] jedna kostka
   *[2] dvě kostky
}
mk-odds-coins = mince (průměr { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## Bodovací bloček

mk-pad-won = všechny čtyři dominanty stojí: tento hráč vyhrává
mk-pad-far = { $missing ->
    [0] chybějící dominanty stojí { $cost } a mincí je na to dost; očekávaný příjem za kolo: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    [one] chybějící dominanty stojí { $cost }, chybí { $missing } mince; očekávaný příjem za kolo: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    [few] chybějící dominanty stojí { $cost }, chybí { $missing } mince; očekávaný příjem za kolo: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[other] chybějící dominanty stojí { $cost }, chybí { $missing } mincí; očekávaný příjem za kolo: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
mk-pad-too-many = { $most ->
    [one] { $card }: hráči jich mají dohromady { $cards }, ale ve hře je jen { $most } taková karta.
    [few] { $card }: hráči jich mají dohromady { $cards }, ale ve hře jsou jen { $most } takové karty.
   *[other] { $card }: hráči jich mají dohromady { $cards }, ale ve hře je jen { $most } takových karet.
}
mk-pad-two-winners = Čtyři dominanty mají hráči { $players }; partie ale končí, jakmile je má první z nich, ostatním tedy nějakou odeberte.
mk-pad-no-legal = V Machi Koro se nic nepřikládá; co může kdo postavit, ukáže „polis score machi-koro“.

mk-prospect-income = průměrný příjem za kolo: { SIGNED($change) }
mk-prospect-rounds = kola do zaplacení všech dominant: { SIGNED($change) }

## Boti

mk-bot-list = Bot „{ $bot }“ není nákupní seznam; zapište počet kostek a nejvýše { $items } karet, každou v počtu nejvýše { $cards }, například takto: list:2+ranch:6+train-station+cheese-factory:2. Karty: { $keys }.
