# World Wonders in the browser, in English.

world-wonders-tagline = Lay roads, raise districts and wonders, and spend every coin before the others do.
world-wonders-credit = World Wonders is a game by Zé Mendes; its publishers hold the rights to it.
world-wonders-option-map_side = Maps
world-wonders-option-map_side-a = A: a lake, the same for all
world-wonders-option-map_side-b = B: rivers, another one for everybody
world-wonders-option-track_side = Tracks
world-wonders-option-track_side-a = Side A
world-wonders-option-track_side-b = Side B
world-wonders-option-objectives = Public objectives
world-wonders-option-objectives-none = without
world-wonders-option-objectives-three = three, drawn
world-wonders-option-objectives-chosen = three, chosen by the players
world-wonders-option-solo_mode = Alone against the automaton
world-wonders-option-solo_mode-easy = easy
world-wonders-option-solo_mode-hard = hard

## The market

ww-web-monuments = Monuments
ww-web-stack = { $stack }: { $type }, { $gains }; costs { $cost } gold, { $left } left in the stack
ww-web-stack-sold = { $stack }: sold in this round, { $left } left in the stack
ww-web-sold = sold
ww-web-supply = { $item }; costs { $cost } gold, { $left } on offer
ww-web-pedestal = the pedestal of player { $number }: place { $number } in the next round for { $cost } gold
ww-web-pedestal-sold = the pedestal of player { $number }: { $name } has it
ww-web-all-gold = all gold
ww-web-monument = { $name }; covers { $ground }; must touch { $touches }; gives { $gains }; costs all your gold
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
ww-web-why-not = Why not? Press to see.

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
    [one] { $cell }: 1 way to lay it
   *[other] { $cell }: { $ways } ways to lay it
}
ww-web-laid-at = laid out at { $cells }: press to confirm
ww-web-lay = lay it at { $cells }
ww-web-buy = buy { $item }

## The city

ww-web-city = Tracks and objectives
ww-web-my-city = My map
ww-web-map-of = Map of { $name }, { $total } points
ww-web-land = land
ww-web-bridge = bridge
ww-web-track = { $name }: space { $space } of { $last }
ww-web-lowest = lowest
ww-web-next-population = +1 population in { $steps }
ww-web-next-ring = next ring in { $steps }
ww-web-owes = owes 3
ww-web-loan = Loan: +2
ww-web-repay = Repay: −3
ww-web-leave = Leave the round
ww-web-objectives = Objectives
ww-web-objective-worth = { $first } points for the first, { $second } for the second

## The automaton

ww-web-automaton-score = to beat: { $score }
ww-web-automaton-card = its card: the first line that can be done
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
ww-web-group-column = From column { $column }
ww-web-group-piece = { $cells ->
    [one] Piece of 1, from column { $column }
   *[other] Piece of { $cells }, from column { $column }
}
ww-web-key-rotate = rotate the piece
ww-web-key-move = move the piece from place to place
ww-web-key-piece = take the next piece of a set or monument

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
ww-web-pad-choose = Choose a piece and tap where it lies; tap a piece on the map to remove it.
ww-web-pad-map = Map of { $name }
