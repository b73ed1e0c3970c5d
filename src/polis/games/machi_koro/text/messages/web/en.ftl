# Machi Koro in the browser, in English.

## Options

machi-koro-option-supply = Cards in the supply
machi-koro-option-supply-all = all face up
machi-koro-option-supply-ten = ten kinds face up, the rest in a deck
machi-koro-option-beginner = Beginners’ rule: at most two of a card in a city

## What the cards do

mk-web-does-wheat-field = 1 coin
mk-web-does-ranch = 1 coin
mk-web-does-bakery = 1 coin
mk-web-does-cafe = 1 coin from the roller
mk-web-does-convenience-store = 3 coins
mk-web-does-forest = 1 coin
mk-web-does-stadium = 2 coins from every opponent
mk-web-does-tv-station = 5 coins from one opponent
mk-web-does-business-centre = swap a card with an opponent
mk-web-does-cheese-factory = 3 coins per cow
mk-web-does-furniture-factory = 3 coins per gear
mk-web-does-mine = 5 coins
mk-web-does-family-restaurant = 2 coins from the roller
mk-web-does-apple-orchard = 3 coins
mk-web-does-fruit-market = 2 coins per wheat
mk-web-does-train-station = roll one die or two
mk-web-does-shopping-mall = +1 coin from each cup and shop card
mk-web-does-amusement-park = doubles: take an extra turn
mk-web-does-radio-tower = roll again once a turn
mk-web-colour-blue = blue, on anybody’s roll
mk-web-colour-green = green, on your own roll
mk-web-colour-red = red, on opponents’ rolls
mk-web-colour-purple = purple, on your own roll
mk-web-card-words = { $name }, { $colour }, number { $numbers }: { $does }; costs { $cost }
mk-web-landmark-words = { $name }: { $does }; costs { $cost }

## The table

mk-web-supply = Supply
mk-web-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
mk-web-pile = { $card }; { $left } left; { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } coins more per round
mk-web-gain = +{ NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mk-web-gain-note = In green: how much the card would add to your average income per round.
mk-web-city-of = { $name }, city
mk-web-my-city = My city
mk-web-landmarks = Landmarks
mk-web-establishments = Establishments
mk-web-built = { $card }; built
mk-web-unbuilt = { $card }; not built yet
mk-web-count = { $count } × { $card }
mk-web-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
mk-web-a-round = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } coins per round
mk-web-dice = { $dice ->
    [1] Rolled: { $total }
   *[other] Rolled with two dice: { $total }
}
mk-web-no-roll = Nobody has rolled yet.
mk-web-last-roll = Last roll
mk-web-payments = Who paid whom
mk-web-bank = bank
mk-web-owed = instead of { $owed }
mk-web-nobody-paid = Nobody pays and nobody earns.
mk-web-earlier = Earlier rolls
mk-web-roll = { $dice ->
    [1] Roll one die
   *[other] Roll two dice
}
mk-web-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } coins on average
mk-web-keep = Keep the roll
mk-web-reroll = Roll again
mk-web-target = { $coins ->
    [one] { $name } pays (has { $coins } coin)
   *[other] { $name } pays (has { $coins } coins)
}
mk-web-decline = Do not swap
mk-web-nothing = Build nothing
mk-web-swap = Swap a card
mk-web-give = You give
mk-web-take-from = You take from { $name }
mk-web-give-card = give { $card }
mk-web-take-card = take from { $name }: { $card }
mk-web-after-coins = Coins: { $before } → { $after }
mk-web-after-income = Income per round: { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } → { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The next roll

mk-web-odds-mine = My next roll
mk-web-odds-of = { $name }: next roll
mk-web-odds-caption = Each sum, how likely it is and how many coins it would bring
mk-web-how-many-dice = How many dice
mk-web-chance = chance
mk-web-mean-roll = Average of this roll: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mk-web-mean-round = Per full round: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The list of actions and the keys

mk-web-swap-for = { $given } for { $taken } ({ $other })
mk-web-group-landmark = Build a landmark
mk-web-group-build = Build an establishment
mk-web-group-give = Give away: { $card }
mk-web-group-tv = Who pays
mk-web-group-roll = The dice
mk-web-group-no = Pass
mk-web-key-reveal = roll the dice, as many as last time
mk-web-key-roll = roll one die, two dice
mk-web-key-again = keep the roll, roll again
mk-web-key-nothing = build nothing, do not swap
mk-web-key-move = from one card to the next

## The score pad

mk-web-pad-whose = Whose city
mk-web-pad-builds = Can be built now: { $cards }
mk-web-fewer = { $what }: one fewer
mk-web-more = { $what }: one more

## The end

machi-koro-best-income = { $coins ->
    [one] Largest income of the game, { $coins } coin for { $seat }:
   *[other] Largest income of the game, { $coins } coins for { $seat }:
}
    .seat = { $coins ->
        [one] Largest income of the game, { $coins } coin for you:
       *[other] Largest income of the game, { $coins } coins for you:
    }

## Since your last turn

mk-web-since-roll = rolled { $total }
mk-web-since-gets = { $coins ->
    [one] got { $coins } coin
   *[other] got { $coins } coins
}
mk-web-since-takes = { $coins ->
    [one] took { $coins } coin from { $from }
   *[other] took { $coins } coins from { $from }
}
    .from = { $coins ->
        [one] took { $coins } coin from you
       *[other] took { $coins } coins from you
    }
mk-web-since-pays = { $coins ->
    [one] paid { $to } { $coins } coin
   *[other] paid { $to } { $coins } coins
}
    .to = { $coins ->
        [one] paid you { $coins } coin
       *[other] paid you { $coins } coins
    }
mk-web-since-brings = { $coins ->
    [one] brought you { $coins } coin from the bank
   *[other] brought you { $coins } coins from the bank
}
mk-web-since-build = built { $card }
mk-web-since-nothing = built nothing
mk-web-since-swap = swapped { $given } for { $taken }
