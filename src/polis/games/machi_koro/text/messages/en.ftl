# Machi Koro in English.

## The cards

card-wheat-field = Wheat Field
card-ranch = Ranch
card-bakery = Bakery
card-cafe = Café
card-convenience-store = Convenience Store
card-forest = Forest
card-stadium = Stadium
card-tv-station = TV Station
card-business-centre = Business Centre
card-cheese-factory = Cheese Factory
card-furniture-factory = Furniture Factory
card-mine = Mine
card-family-restaurant = Family Restaurant
card-apple-orchard = Apple Orchard
card-fruit-market = Fruit and Vegetable Market
card-train-station = Train Station
card-shopping-mall = Shopping Mall
card-amusement-park = Amusement Park
card-radio-tower = Radio Tower

## Whose turn it is and what is asked

mk-asks-dice = { $seat } chooses how many dice to roll, one or two
mk-asks-radio = { $seat } may keep the roll or roll again
mk-asks-tv = { $seat } chooses the opponent who pays ({ card-tv-station })
mk-asks-swap = { $seat } may swap a card with an opponent
mk-asks-build = { $seat } builds one card or nothing
mk-asks-roll = { $seat } is about to roll
mk-asks-reveal = a card is about to be turned up from the deck
mk-wins = { $seat } has built all four landmarks and wins

## What was done

mk-tell-roll = { $dice ->
    [1] { $seat } rolls one die
   *[2] { $seat } rolls two dice
}
mk-tell-keep = { $seat } keeps the roll
mk-tell-reroll = { $seat } rolls again
mk-tell-tv = { $seat } chooses { $other } to pay ({ card-tv-station })
mk-tell-decline = { $seat } does not swap
mk-tell-swap = { $seat } swaps with { $other }: gives { $given }, takes { $taken }
mk-tell-nothing = { $seat } builds nothing
mk-tell-build = { $cost ->
    [one] { $seat } builds: { $card } ({ $cost } coin)
   *[other] { $seat } builds: { $card } ({ $cost } coins)
}
mk-tell-one = { $seat } rolls { $total }
mk-tell-two = { $seat } rolls { $a } + { $b } = { $total }
mk-tell-reveal = turned up: { $card }

## Who paid whom

mk-bank-pays = { $coins ->
    [one] { $payee } takes { $coins } coin from the bank ({ $card })
   *[other] { $payee } takes { $coins } coins from the bank ({ $card })
}
mk-pays = { $coins ->
    [one] { $payer } pays { $payee } { $coins } coin ({ $card })
   *[other] { $payer } pays { $payee } { $coins } coins ({ $card })
}
mk-pays-short = { $coins ->
    [one] { $payer } cannot pay all: { $payee } gets { $coins } coin instead of { $owed } ({ $card })
   *[other] { $payer } cannot pay all: { $payee } gets { $coins } coins instead of { $owed } ({ $card })
}

## Why not

mk-no-self = players cannot choose themselves
mk-no-such-seat = nobody sits in seat { $seat }
mk-lower-die-first = the lower die is written first
mk-number-of-dice = { $dice ->
    [1] one die is being rolled
   *[2] two dice are being rolled
}
mk-not-in-deck = no { $card } is left in the deck
mk-already-built = { $card } is already built
mk-sold-out = no { $card } is left in the supply
mk-limit = { $limit ->
    [1] a city may hold only one { $card }
   *[2] under the beginners’ rule a city may hold only two of a card ({ $card })
}
mk-too-dear = { $coins ->
    [0] { $card } costs { $cost }, but there are no coins
    [one] { $card } costs { $cost }, but there is only { $coins } coin
   *[other] { $card } costs { $cost }, but there are only { $coins } coins
}
mk-has-none = { $seat } has no { $card }
mk-no-purple-swap = purple cards cannot be swapped ({ $card })
mk-equal-swap = both cards are the same ({ $card }); choose “decline” instead
mk-swap-limit = under the beginners’ rule { $seat } may not have another { $card }

## The score

mk-line-built = { $card } is built
mk-line-unbuilt = { $card } is not built yet

## The table

mk-column-roll = roll
mk-column-card = card
mk-column-cost = cost
mk-column-left = left
mk-column-gain = gain
mk-coins = coins
mk-odds = if { $name } rolls
mk-odds-chance = { $dice ->
    [1] one die
   *[2] two dice
}
mk-odds-coins = coins (mean { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## The score pad

mk-pad-won = all four landmarks are built: this is the winner
mk-pad-far = { $missing ->
    [0] what is not built costs { $cost }, and the coins for it are there; expected income a round: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    [one] what is not built costs { $cost }, { $missing } coin is missing; expected income a round: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[other] what is not built costs { $cost }, { $missing } coins are missing; expected income a round: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
mk-pad-too-many = { $card }: the players have { $cards } of it together, but the game has only { $most }.
mk-pad-two-winners = Players { $players } all have four landmarks; the game ends with the first who does, so take a landmark away from the others.
mk-pad-no-legal = Nothing is placed in Machi Koro; what each player can build is told by “polis score machi-koro”.
