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

mk-asks-dice = { $seat } chooses to roll one die or two
mk-asks-radio = { $seat } keeps the roll or rolls again
mk-asks-tv = { $seat } names the opponent who pays for the TV Station
mk-asks-swap = { $seat } may swap a card with an opponent
mk-asks-build = { $seat } builds one card or nothing
mk-asks-roll = the dice are rolled for { $seat }
mk-asks-reveal = a card is turned up from the deck
mk-wins = { $seat } has built all four landmarks and wins

## What was done

mk-tell-roll = { $dice ->
    [one] { $seat } rolls one die
   *[other] { $seat } rolls two dice
}
mk-tell-keep = { $seat } keeps the roll
mk-tell-reroll = { $seat } rolls again
mk-tell-tv = { $seat } lets { $other } pay for the TV Station
mk-tell-decline = { $seat } does not swap
mk-tell-swap = { $seat } gives { $other } a card ({ $given }) for another ({ $taken })
mk-tell-nothing = { $seat } builds nothing
mk-tell-build = { $cost ->
    [one] { $seat } builds: { $card }, for { $cost } coin
   *[other] { $seat } builds: { $card }, for { $cost } coins
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
mk-pays-short = { $payer } pays { $payee } { $coins } of { $owed } coins, all there is ({ $card })

## Why not

mk-no-self = nobody can choose himself
mk-no-such-seat = nobody sits in seat { $seat }
mk-number-of-dice = { $dice ->
    [one] one die is being rolled
   *[other] two dice are being rolled
}
mk-not-in-deck = no { $card } is left in the deck
mk-already-built = { $card } is already built
mk-sold-out = no { $card } is left in the supply
mk-limit = { $limit ->
    [one] a city may hold only one { $card }
   *[other] under the beginners' rule a city may hold only two cards of a kind ({ $card })
}
mk-too-dear = { $card } costs { $cost }, and there are only { $coins }
mk-has-none = { $seat } has no { $card }
mk-no-purple-swap = purple cards cannot be swapped ({ $card })
mk-equal-swap = both cards are the same ({ $card }); decline instead
mk-swap-limit = under the beginners' rule { $seat } may not have another { $card }

## The score

mk-line-built = { $card } is built
mk-line-unbuilt = { $card } is not built yet

## The table

mk-column-roll = roll
mk-column-card = card
mk-column-cost = cost
mk-column-left = left
mk-column-gain = brings
mk-coins = coins
mk-odds = if { $name } rolls
mk-odds-chance = { $dice ->
    [one] one die
   *[other] two dice
}
mk-odds-coins = coins (mean { $mean })
