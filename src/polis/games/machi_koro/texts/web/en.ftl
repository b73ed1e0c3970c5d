# Machi Koro in the browser, in English.

machi-koro-tagline = Roll the dice, collect coins, build a town card by card; four landmarks win.
machi-koro-credit = Machi Koro is a game by Masao Suganuma; its publishers hold the rights to it.

## Options

machi-koro-option-supply = Cards in the supply
machi-koro-option-supply-all = all of them lie open
machi-koro-option-supply-ten = ten kinds lie open, the rest is a deck
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
mk-web-does-shopping-mall = cups and shops: 1 coin more each
mk-web-does-amusement-park = equal dice: an extra turn
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
mk-web-pile = { $card }; { $left } left; { NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) } coins more a round
mk-web-gain = +{ NUMBER($gain, minimumFractionDigits: 2, maximumFractionDigits: 2) }
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
mk-web-a-round = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } a round
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
mk-web-after-income = Income a round: { NUMBER($before, minimumFractionDigits: 2, maximumFractionDigits: 2) } → { NUMBER($after, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The next roll

mk-web-odds-mine = My next roll
mk-web-odds-of = { $name }: next roll
mk-web-odds-caption = Each sum, how likely it is and how many coins it would bring
mk-web-how-many-dice = How many dice
mk-web-chance = chance
mk-web-mean-roll = Average of this roll: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mk-web-mean-round = Of a whole round: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The list of actions and the keys

mk-web-swap-for = { $given } for { $taken } ({ $other })
mk-web-group-landmark = Build a landmark
mk-web-group-build = Build an establishment
mk-web-group-give = Give away: { $card }
mk-web-group-tv = Who pays
mk-web-group-roll = The dice
mk-web-group-no = Pass
mk-web-key-roll = roll one die, two dice
mk-web-key-again = keep the roll, roll again
mk-web-key-nothing = build nothing, do not swap
mk-web-key-move = from one card to the next
