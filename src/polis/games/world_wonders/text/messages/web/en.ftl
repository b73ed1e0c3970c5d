# World Wonders in the browser, in English.

world-wonders-tagline = Lay roads, raise districts and wonders, and spend every coin before the others do.
world-wonders-alone = against the automaton
world-wonders-credit = World Wonders is a game by Zé Mendes; its publishers hold the rights to it.
world-wonders-option-map-side = Maps
world-wonders-option-map-side-a = A: a lake, the same for all
world-wonders-option-map-side-b = B: rivers, another one for everybody
world-wonders-option-track-side = Tracks
world-wonders-option-track-side-a = Side A
world-wonders-option-track-side-b = Side B
world-wonders-option-objectives = Public objectives
world-wonders-option-objectives-none = without
world-wonders-option-objectives-three = three, drawn
world-wonders-option-objectives-chosen = three, chosen by the first player
world-wonders-option-solo-mode = Alone against the automaton
world-wonders-option-solo-mode-easy = easy
world-wonders-option-solo-mode-hard = hard

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
ww-web-asks-choose = { $seat } chooses an objective for all
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

## Figures of the rules

ww-web-figure-tracks = Side A after some purchases: each figure gives an inhabitant when it is reached or passed, each ring on the last track is a point. Technology is lowest, so it scores 3.
ww-web-figure-places = Roads start from the sidewalk, and a long road may cross water. Buildings touch a road or their own type, a tower touches any object, and the Trojan Horse touches a dwelling and a road.
ww-web-figure-score = Both natural resources are touched and the dwelling is surrounded: three points. The temple and the market are still open at the crosses.

## The first game

ww-web-learn-welcome = Welcome. Each of you builds a city on a map of land, water and natural resources. A game has ten rounds; here you play the first two and begin the third. Six buildings are on offer, and monuments beside them.
ww-web-learn-road = Your first road is free and must touch the sidewalk below the map. Lay it from d7 down to d10: it passes the natural resource at c9, and one that touches something of yours is worth a point.
ww-web-learn-market = Every round you have 7 gold. Buy one thing a turn; what you buy is laid at once. Each building shows its shape, its type, its price, and the symbols it adds to your tracks. Buy the library (S1) for 2.
ww-web-learn-place = A building must touch a road or a building of its own type. Tap a lit cell, rotate with the button or r, and lay it on e7 and e8.
ww-web-learn-others = Technology went up by one. Now the other player does the same.
ww-web-learn-second = Nothing is replaced within a round, so what the others buy is gone. Buy the dwelling (S2) for 3: it gives food and ceramics.
ww-web-learn-corner = Lay it on b7, c7 and c8. At the end a building that is closed in on all sides is a district and scores; water, natural resources, the map edge and all that is built close it in.
ww-web-learn-wonder = A monument costs all the gold you have left, be it 7 or 1, and ends your round. The Ziggurat needs a library and a road beside it; with your last 2 gold it is a bargain. A card that is not lit tells why when you press it.
ww-web-learn-stand = Its four cells go on land. On e9 to f10 it touches the library and the road.
ww-web-learn-round = Both are out of gold, so the round is over: unsold buildings leave, new ones come. Whoever has fewer inhabitants goes first, and that is you: the other one has one already.
ww-web-learn-set = You have 7 gold again; old gold is lost. Buy the set of short roads: three pieces for 1 gold.
ww-web-learn-pieces = You may lay the pieces in any order; choose them beside the map. Lay a piece of two on d5 and d6.
ww-web-learn-grove = Now the other piece of two on b6 and c6: it reaches the natural resource at a6 and closes in your dwelling from above.
ww-web-learn-last = Lay the single piece on d4.
ww-web-learn-theirs = The other player builds on.
ww-web-learn-pedestal = The pedestals sell the first and second place in the next round. Buy the first for 1 gold; the turn ends with it, so the page asks you to confirm.
ww-web-learn-loan = A loan gives 2 gold before your purchase. You repay 3 in a later turn, or lose 2 points at the end. Take it.
ww-web-learn-house = Seven gold again. Buy the large dwelling (S5) for 4.
ww-web-learn-block = Lay it on a8 to b9. Ceramics passes its third space, and there a symbol gives you an inhabitant.
ww-web-learn-tower = One side of your first dwelling is open, at a7. A tower covers one cell and needs only to touch something. Buy it for 2.
ww-web-learn-close = Lay it on a7: the dwelling is a district now, with a tick.
ww-web-learn-coin = One coin is left, and a monument costs all you have: the Moai for a single coin. A player who can buy something must do so, so this is a good last purchase.
ww-web-learn-moai = The Moai are three single pieces that must be connected, beside a road and a natural resource. Lay them on c10, b10 and a10; they also close in the large dwelling.
ww-web-learn-third = Round three. You are first because of your pedestal.
ww-web-learn-repay = You may repay the loan at the start of a turn. Do it now: 3 of your 7 gold.
ww-web-learn-buy = Four gold are left. Your lowest resource scores its number, and technology is lowest: buy the temple (S4).
ww-web-learn-free = Lay it on c3, d3, e3 and c4.
ww-web-learn-end = The game continues like this until round ten, or until a player's population reaches the last space. Then these count: rings on the population track and on monuments, your lowest resource, natural resources you touch, and districts. Play a game against a bot next.
