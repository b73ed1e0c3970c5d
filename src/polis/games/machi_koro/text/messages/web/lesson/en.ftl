# Machi Koro: figures of the rules pages and a first game, in English.

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
