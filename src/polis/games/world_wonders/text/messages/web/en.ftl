# World Wonders in the browser, in English.

world-wonders-option-map-side = Maps
world-wonders-option-map-side-a = A: a lake, the same for all
world-wonders-option-map-side-b = B: rivers, a different map for each player
world-wonders-option-track-side = Tracks
world-wonders-option-track-side-a = Side A
world-wonders-option-track-side-b = Side B
world-wonders-option-objectives = Public objectives
world-wonders-option-objectives-none = none
world-wonders-option-objectives-three = three, drawn at random
world-wonders-option-objectives-chosen = three, chosen by the first player
world-wonders-option-solo-mode = Alone against the automaton
world-wonders-option-solo-mode-easy = easy
world-wonders-option-solo-mode-hard = hard

## The market

ww-web-monuments = Monuments
ww-web-stack = { $cost ->
    [one] { $item }; costs { $cost } coin, { $left } left in the stack
   *[other] { $item }; costs { $cost } coins, { $left } left in the stack
}
ww-web-stack-sold = { $item }: sold in this round, { $left } left in the stack
ww-web-hold = Hold a finger on something to read what it is.
ww-web-sold = sold
ww-web-name-road = road
ww-web-name-set = short roads
ww-web-name-tower = tower
ww-web-name-pedestal = pedestal
ww-web-supply = { $cost ->
    [one] { $item }; costs { $cost } coin, { $left } on offer
   *[other] { $item }; costs { $cost } coins, { $left } on offer
}
ww-web-pedestal = { $cost ->
    [one] pedestal: place { $number } in the next round for { $cost } coin
   *[other] pedestal: place { $number } in the next round for { $cost } coins
}
ww-web-pedestal-sold = pedestal for place { $number }: { $name } has it
ww-web-all-gold = all coins; ends your round
ww-web-monument = { $name }; covers { $ground }; must touch { $touches }; gives { $gains }; costs all your coins and ends the round for you
ww-web-touching = beside { $touches }
ww-web-lacks = missing: { $touches }
ww-web-no-ground = no place for it on this map
ww-web-ground-land = { $cells ->
    [one] 1 cell of land
   *[other] { $cells } cells of land
}
ww-web-ground-water = { $cells ->
    [one] 1 cell of water
   *[other] { $cells } cells of water
}
ww-web-ground-either = { $cells ->
    [one] 1 cell of land or water
   *[other] { $cells } cells of land or water
}
ww-web-why-not = Press to see why not.

## Laying

ww-web-hand = In hand
ww-web-piece = { $count ->
    [one] piece { $number }, { $cells } cells
   *[other] piece { $number }, { $cells } cells, { $count } times
}
ww-web-rotate = Rotate
ww-web-move = Move the piece
ww-web-move-left = to the left
ww-web-move-up = up
ww-web-move-down = down
ww-web-move-right = to the right
ww-web-close-up = Larger map
ww-web-place-at = { $ways ->
    [one] place { $number }, { $where }: 1 way to lay it
   *[other] place { $number }, { $where }: { $ways } ways to lay it
}
ww-web-laid-at = laid out here: press to confirm
ww-web-lay-first = First place what you have in hand.
ww-web-off-map = It does not fit on the map there.
ww-web-monument-price = This monument takes all your coins and ends the round for you.
ww-web-lay = { $alone ->
    [yes] place { $number }, { $way }
   *[no] place { $number }, { $way }; beside { $beside }
}
ww-web-laid = { $alone ->
    [yes] you place it here ({ $where })
   *[no] you place it here ({ $where }), beside { $beside }
}
ww-web-way-0 = as printed
ww-web-way-1 = turned right
ww-web-way-2 = upside down
ww-web-way-3 = turned left
ww-web-buy = you buy { $item }

## The city

ww-web-city = Tracks and objectives
ww-web-my-city = My map
ww-web-map-of = { $total ->
    [one] Map of { $name }, { $total } point
   *[other] Map of { $name }, { $total } points
}
ww-web-land = land
ww-web-bridge = bridge
ww-web-track = { $name }: space { $space } of { $last }
ww-web-lowest = lowest
ww-web-next-population = { $steps ->
    [one] +1 population in { $steps } space
   *[other] +1 population in { $steps } spaces
}
ww-web-next-ring = { $steps ->
    [one] next ring in { $steps } space
   *[other] next ring in { $steps } spaces
}
ww-web-sidewalk = the sidewalk: your first road must touch it, and roads may start from it
ww-web-symbol-ring = ring: 1 point
ww-web-symbol-population = +1 population
ww-web-last-population = Population full: last round
ww-web-last-population-of = The population of { $name } is full: the game ends with this round
ww-web-last-rounds = Last round
ww-web-gold = { $gold ->
    [one] { $gold } coin for this round; what is left at its end is lost
   *[other] { $gold } coins for this round; what is left at its end is lost
}
ww-web-owes = owes { $repay }
ww-web-loan = Loan: +{ $gives }, repay { $repay }
ww-web-loan-price = { $gives ->
    [one] A loan gives you { $gives } coin now.
   *[other] A loan gives you { $gives } coins now.
} { $repay ->
    [one] You repay { $repay } coin in a later turn,
   *[other] You repay { $repay } coins in a later turn,
} { $penalty ->
    [one] or lose { $penalty } point at the end.
   *[other] or lose { $penalty } points at the end.
}
ww-web-repay = Repay: −{ $repay }
ww-web-leave = Leave the round
ww-web-objectives = Objectives
ww-web-objective-worth = { $first } points for the first, { $second } for the second

## How you score

ww-web-score = How you score
ww-web-score-total = Total
ww-web-score-ring = { $steps ->
    [one] Next point: { $steps } more space of population, to the next ring
   *[other] Next point: { $steps } more spaces of population, to the next ring
}
ww-web-score-rings-done = All rings are reached
ww-web-score-resource = { $count ->
    [one] Next point: one more space of { $resources }
   *[other] Next point: one more space each of { $resources }
}
ww-web-score-resource-done = All resources are at the end of their tracks
ww-web-score-monuments = On display: { $monuments }
ww-web-score-monument = { $monument } (+{ $rings })
ww-web-score-monuments-done = No monument is on display
ww-web-score-nature = { $count ->
    [one] Next point: build beside the last free natural resource
   *[other] Next point: build beside one of { $count } free natural resources
}
ww-web-score-nature-done = No natural resource is left to touch
ww-web-score-district = { $open ->
    [one] Next point: fill { $open } cell, and this building is surrounded: { $type } ({ $where })
   *[other] Next point: fill { $open } cells, and this building is surrounded: { $type } ({ $where })
}
ww-web-score-district-done = There is no building left to surround
ww-web-score-loan-none = { $penalty ->
    [one] You have no loan; one costs { $penalty } point if you do not repay it
   *[other] You have no loan; one costs { $penalty } points if you do not repay it
}
ww-web-score-loan = { $repay ->
    [one] Repay { $repay } coin to get rid of it
   *[other] Repay { $repay } coins to get rid of it
}
ww-web-score-objective = { $missing } more, and first place is yours alone: { $points } points
ww-web-score-objective-first = First place is yours alone
ww-web-score-automaton = This is the score to beat

## The automaton

ww-web-automaton-score = to beat: { $score }
ww-web-automaton-card = its card: the first line that is possible
ww-web-automaton-left = the monument on the left
ww-web-automaton-right = the monument on the right
ww-web-automaton-took = monuments it took
ww-web-automaton-cards = { $cards ->
    [one] 1 card before it shuffles
   *[other] { $cards } cards before it shuffles
}

## Lists and keys

ww-web-group-buy = Buy
ww-web-group-step = Loan and leaving
ww-web-group-place = Place it: { $where }
ww-web-group-piece = { $cells ->
    [one] Piece of 1: { $where }
   *[other] Piece of { $cells }: { $where }
}
ww-web-key-rotate = rotate the piece
ww-web-key-move = move the piece from place to place
ww-web-key-piece = take the next piece of a set or monument
ww-web-key-score = how you score

## The score pad

ww-web-pad-whose = Whose map
ww-web-pad-roads = Roads and towers
ww-web-pad-road = { $cells ->
    [one] road of 1 cell
   *[other] road of { $cells } cells
}
ww-web-pad-type = Type of building
ww-web-pad-buildings = Buildings
ww-web-pad-building = building { $number }, { $type }
ww-web-pad-part = piece { $number } of { $all }
ww-web-pad-lay = Lay it
ww-web-pad-remove = Remove: { $thing }
ww-web-pad-choose = Choose a piece and the place where it lies; choose a piece on the map to remove it.
ww-web-pad-map = Map of { $name }

## Figures of the rules

ww-web-figure-tracks = Side A after some purchases: each figure gives an inhabitant when it is reached or passed, each ring on the last track is a point. Technology is lowest, so it scores 3.
ww-web-figure-places = Roads start from the sidewalk, and a long road may cross water. Buildings touch a road or their own type, a tower touches any object, and the Trojan Horse touches a dwelling and a road.
ww-web-figure-score = Both natural resources are touched and the dwelling is surrounded: three points. The temple and the market are still open at the crosses.

## The first game

ww-web-learn-welcome = Welcome. Each of you builds a city on a map of land, water and natural resources. A game has ten rounds; here you play the first two and begin the third. Six buildings are on offer, and monuments beside them.
ww-web-learn-road = Your first road is free and must touch the sidewalk below the map. Lay it upright from the sidewalk, just to the right of the natural resource in the lower left: one that touches something of yours is worth a point. { $input ->
    [touch] Tap a lit cell to try it.
   *[keys] Click a lit cell to try it, or go from place to place with the arrow keys.
} If you cannot find the spot, choose “Show me”.
ww-web-learn-market = Every round you have 7 coins. Buy one thing a turn; what you buy is laid at once. Each building shows its shape, its type, its price, and the symbols it adds to your tracks. Buy the library for 2.
ww-web-learn-place = A building must touch a road or a building of its own type. { $input ->
    [touch] Tap a lit cell, rotate the library with the button,
   *[keys] Choose a lit cell, rotate the library with the button or r,
} and lay the library upright, to the right of the upper end of the road.
ww-web-learn-others = Technology went up by one. Now the other player does the same.
ww-web-learn-second = Nothing is replaced within a round, so what the others buy is gone. Buy the dwelling for 3: it gives food and ceramics.
ww-web-learn-corner = Lay it to the left of the road, with its corner at the upper end of the road. At the end a building that is closed in on all sides is a district and scores; water, natural resources, the map edge and all that is built close it in.
ww-web-learn-wonder = A monument costs all the coins you have left, be it 7 or 1, and ends your round. The Ziggurat needs a library and a road beside it; with your last 2 coins it is a bargain. { $input ->
    [touch] Tap a card that is not lit, and it says why.
   *[keys] Click a card that is not lit, and it says why.
}
ww-web-learn-stand = Its four cells go on land. To the right of the road, below the library, it touches both.
ww-web-learn-round = Neither of you has coins left, so the round is over: unsold buildings leave, new ones come. The player with the smaller population goes first, and that is you: the other player has already moved up one space.
ww-web-learn-set = You have 7 coins again; old coins are lost. Buy the set of short roads: three pieces for 1 coin.
ww-web-learn-pieces = You may lay the pieces in any order; { $input ->
    [touch] choose them beside the map.
   *[keys] choose them beside the map or with the key n.
} Lay a piece of two upright, so that it continues your road upwards.
ww-web-learn-grove = Now the other piece of two, lying to the left of it along your dwelling: it reaches the natural resource at the left edge and closes in the dwelling from above.
ww-web-learn-last = Lay the single piece at the upper end of the road.
ww-web-learn-theirs = The other player builds on.
ww-web-learn-pedestal = The pedestals sell the first and second place in the next round. Buy the first for 1 coin; the turn ends with it, so the page asks you to confirm.
ww-web-learn-loan = A loan gives 2 coins before your purchase. You repay 3 in a later turn, or lose 2 points at the end. Take it.
ww-web-learn-house = Seven coins again. Buy the large dwelling for 4.
ww-web-learn-block = Lay it at the left edge, just below your first dwelling. Ceramics passes its third space, and the symbol there raises your population.
ww-web-learn-tower = One side of your first dwelling is open, at the left edge of the map. A tower covers one cell and needs only to touch something. Buy it for 2.
ww-web-learn-close = Lay it into that gap: the dwelling is a district now, with a tick.
ww-web-learn-coin = One coin is left, and a monument costs all you have: the Moai for a single coin. A player who can buy something must do so, so this is a good last purchase.
ww-web-learn-moai = The Moai are three single pieces that must be connected, beside a road and a natural resource. Lay them in the bottom row, from the road to the left edge; they also close in the large dwelling.
ww-web-learn-third = Round three. You are first because of your pedestal.
ww-web-learn-repay = You may repay the loan at the start of a turn. Do it now: 3 of your 7 coins.
ww-web-learn-buy = Four coins are left. Your lowest resource scores the number of its space, and technology is lowest: buy the temple for 4.
ww-web-learn-free = Lay it across the upper end of the road, with its foot on the left.
ww-web-learn-end = The game continues like this until round ten, or until a player’s population reaches the last space. Then these count: rings on the population track and on monuments, your lowest resource, natural resources you touch, and districts. Play a game against a bot next.

## Since your last turn

ww-web-since-buy = { $price ->
    [one] bought { $items } for { $price } coin
   *[other] bought { $items } for { $price } coins
}
ww-web-since-building = a { $type }
ww-web-since-free = laid the free road
ww-web-since-loan = took a loan
ww-web-since-repay = repaid the loan
ww-web-since-out = left the round
ww-web-since-objective = chose an objective

## The end

world-wonders-tie-monuments = The points are equal; most monuments decide.
