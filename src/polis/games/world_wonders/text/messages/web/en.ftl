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
