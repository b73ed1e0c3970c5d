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

## Figures of the rules

mk-web-figure-start = The start: a Wheat Field, a Bakery, and four landmarks still to be built. 3 coins come with them.
mk-web-figure-blue = Blue earns on anybody’s roll, also on opponents’. The bank pays.
mk-web-figure-green = Green earns on your own roll only. The bank pays.
mk-web-figure-red = Red earns on an opponent’s roll, and it is the roller who pays.
mk-web-figure-purple = Purple earns on your own roll, and opponents pay. A city holds only one of each kind.
mk-web-figure-nine = Ben pays two Family Restaurants from his 3 coins: 2, then 1. Only then his Mine brings 5.
mk-web-figure-seven = 2 factories × 3 coins × 3 cows = 18 coins.
mk-web-figure-four = 2 stores × (3 + 1) = 8 coins.

## A first game

mk-web-learn-welcome = You have a Wheat Field, a Bakery and 3 coins. The first to build all four landmarks wins. In a turn you roll, then coins move, then you may build one card. As long as you have one die, there is nothing to decide before the roll: choose “Next” to roll.
mk-web-learn-build = A 5: nobody has a card with this number, so nobody earns. Now build. { $input ->
    [touch] Tap the Convenience Store for 2 coins:
   *[keys] Click the Convenience Store for 2 coins, or go to it with the arrow keys and press Enter:
} it is green and brings you 3 coins whenever you roll a 4.
mk-web-learn-blue = Your opponent has built a Café. It is red: if you roll a 3, you pay for it. You rolled a 6 and earned nothing. With your last coin build a Ranch. It is blue and earns on a 2, no matter who rolls it.
mk-web-learn-order = A 3. Paying comes before earning: you owed the Café a coin, but you had none, and what cannot be paid is lost. Then your Bakery brought 1. Build a second Ranch for it.
mk-web-learn-red = A 2: two Ranches and the Bakery bring 3 coins. Now take a Café of your own. From now on opponents who roll a 3 pay you.
mk-web-learn-gain = Blue cards at work: your Ranches earned 2 on your opponent’s roll and 2 more on yours. The green number on a card in the supply says how much it would add to your average income per round. Build another Convenience Store.
mk-web-learn-mall = A 4, and two stores bring 6. You have 10 coins: enough for your first landmark. Build the Shopping Mall; each of your cup and shop cards will earn 1 coin more.
mk-web-learn-purple = The Bakery brought 2 this time: that is the Shopping Mall. Build the Stadium. It is purple: on your own 6 every opponent pays you 2 coins.
mk-web-learn-more = Two stores, each 3 + 1: that made 8 coins. A third store makes a 4 worth 12. Build it.
mk-web-learn-park = Your opponent rolled a 3 and paid your Café, with the mall 2 coins. Then you rolled a 4: 12 coins. With 21 build the Amusement Park for 16. Once you roll two dice, doubles give you an extra turn.
mk-web-learn-station = A 3: you paid your opponent’s two Cafés, then the Bakery earned. Now build the Train Station for 4. From your next turn on you choose between one die and two.
mk-web-learn-one = Choose the number of dice. The buttons say how many coins each brings on average, and the table of your next roll shows why. Your cards have low numbers: { $input ->
    [touch] roll one die.
   *[keys] roll one die (key o).
}
mk-web-learn-cows = A 6: the Stadium took 2 coins. Build a third Ranch. It earns on a 2 as before, and it is part of a plan.
mk-web-learn-again = One die once more.
mk-web-learn-factory = Three Ranches and the Bakery: 5 coins. Here is the plan: a Cheese Factory brings 3 coins for each cow when you roll a 7. With three Ranches that is 9. Build it.
mk-web-learn-two = A 7 takes two dice, and it is the most likely sum of two. Look at the table of your next roll, then { $input ->
    [touch] roll two dice.
   *[keys] roll two dice (key t).
}
mk-web-learn-double = Only a 4, but the stores work with two dice as well: 12 coins. The Radio Tower costs 22, so build a second Cheese Factory first.
mk-web-learn-seven = Two dice again. Now a 7 would bring 18 coins.
mk-web-learn-tower = A 7: 2 factories × 3 coins × 3 cows = 18. With 28 coins you can build the Radio Tower. It would let you roll again once a turn, but it is your fourth landmark, and that wins at once.
mk-web-learn-end = You have won. You have seen all four colours and all four landmarks. Two purple cards did not come up: the TV Station takes 5 coins from one opponent, the Business Centre swaps cards. Enjoy your own games.

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
