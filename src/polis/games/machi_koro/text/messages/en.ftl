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
mk-asks-build = { $seat } may build one card
mk-asks-roll = { $seat } is about to roll
mk-asks-reveal = a card is about to be turned up from the deck
mk-you-dice = choose how many dice to roll, one or two
mk-you-radio = keep the roll, or roll again
mk-you-tv = choose who pays you ({ card-tv-station })
mk-you-swap = swap a card with another player, or keep your cards
mk-you-build = build one card, or skip building
mk-wins = { $seat } has built all four landmarks and wins
    .seat = you have built all four landmarks and win

## What was done

mk-tell-roll = { $dice ->
    [1] { $seat } rolls one die
   *[2] { $seat } rolls two dice
}
    .seat = { $dice ->
        [1] you roll one die
       *[2] you roll two dice
    }
mk-tell-keep = { $seat } keeps the roll
    .seat = you keep the roll
mk-tell-reroll = { $seat } rolls again
    .seat = you roll again
mk-tell-tv = { $seat } chooses { $other } to pay ({ card-tv-station })
    .seat = you choose { $other } to pay ({ card-tv-station })
    .other = { $seat } chooses you to pay ({ card-tv-station })
mk-tell-decline = { $seat } does not swap
    .seat = you do not swap
mk-tell-swap = { $seat } swaps with { $other }: gives { $given }, takes { $taken }
    .seat = you swap with { $other }: give { $given }, take { $taken }
    .other = { $seat } swaps with you: gives { $given }, takes { $taken }
mk-tell-nothing = { $seat } builds nothing
    .seat = you build nothing
mk-tell-build = { $cost ->
    [one] { $seat } builds: { $card } ({ $cost } coin)
   *[other] { $seat } builds: { $card } ({ $cost } coins)
}
    .seat = { $cost ->
        [one] you build: { $card } ({ $cost } coin)
       *[other] you build: { $card } ({ $cost } coins)
    }
mk-tell-one = { $seat } rolls { $total }
    .seat = you roll { $total }
mk-tell-two = { $seat } rolls { $a } + { $b } = { $total }
    .seat = you roll { $a } + { $b } = { $total }
mk-tell-reveal = turned up: { $card }

## Who paid whom

mk-bank-pays = { $coins ->
    [one] { $payee } takes { $coins } coin from the bank ({ $card })
   *[other] { $payee } takes { $coins } coins from the bank ({ $card })
}
    .payee = { $coins ->
        [one] you take { $coins } coin from the bank ({ $card })
       *[other] you take { $coins } coins from the bank ({ $card })
    }
mk-pays = { $coins ->
    [one] { $payer } pays { $payee } { $coins } coin ({ $card })
   *[other] { $payer } pays { $payee } { $coins } coins ({ $card })
}
    .payer = { $coins ->
        [one] you pay { $payee } { $coins } coin ({ $card })
       *[other] you pay { $payee } { $coins } coins ({ $card })
    }
    .payee = { $coins ->
        [one] { $payer } pays you { $coins } coin ({ $card })
       *[other] { $payer } pays you { $coins } coins ({ $card })
    }
mk-pays-short = { $coins ->
    [one] { $payer } cannot pay all: { $payee } gets { $coins } coin instead of { $owed } ({ $card })
   *[other] { $payer } cannot pay all: { $payee } gets { $coins } coins instead of { $owed } ({ $card })
}
    .payer = { $coins ->
        [one] you cannot pay all: { $payee } gets { $coins } coin instead of { $owed } ({ $card })
       *[other] you cannot pay all: { $payee } gets { $coins } coins instead of { $owed } ({ $card })
    }
    .payee = { $coins ->
        [one] { $payer } cannot pay all: you get { $coins } coin instead of { $owed } ({ $card })
       *[other] { $payer } cannot pay all: you get { $coins } coins instead of { $owed } ({ $card })
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
    [0] { $card } costs { $cost }, and you have no coins
    [one] { $card } costs { $cost }, and you have only { $coins } coin
   *[other] { $card } costs { $cost }, and you have only { $coins } coins
}
mk-has-none = { $seat } has no { $card }
mk-no-purple-swap = purple cards cannot be swapped ({ $card })
mk-equal-swap = both cards are the same ({ $card }), so there is nothing to swap
mk-swap-limit = under the beginners’ rule { $seat } may not have another { $card }

## The score

mk-line-built = { $card } is built
    .source = { $card }
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
    [0] what is not built costs { $cost }, and there are enough coins for it; expected income per round: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    [one] what is not built costs { $cost }, { $missing } coin is missing; expected income per round: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[other] what is not built costs { $cost }, { $missing } coins are missing; expected income per round: { NUMBER($income, minimumFractionDigits: 2, maximumFractionDigits: 2) }
}
mk-pad-too-many = { $card }: the players have { $cards } of these cards in all, but the game has only { $most }.
mk-pad-two-winners = Players { $players } all have four landmarks; the game ends with the first who does, so take a landmark away from the others.
mk-pad-no-legal = Nothing is placed in Machi Koro; “polis score machi-koro” shows what each player can build.

## What a move changes besides the score

mk-prospect-income = average income per round: { SIGNED($change) }
mk-prospect-rounds = rounds until all landmarks are paid: { SIGNED($change) }

## Bots

mk-bot-list = The bot “{ $bot }” is not a shopping list; write the number of dice and at most { $items } cards, each at most { $cards } times, like this: list:2+ranch:6+train-station+cheese-factory:2. The cards are: { $keys }.
