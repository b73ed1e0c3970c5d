# World Wonders in English.

## Components

ww-type-B = library
ww-type-F = land plot
ww-type-H = dwelling
ww-type-M = market
ww-type-T = temple

ww-resource-food = food
ww-resource-ceramics = ceramics
ww-resource-gears = technology
ww-gain = { $number } { $resource }
ww-no-gain = no symbols

ww-touch-R = road
ww-touch-TW = tower
ww-touch-W = water
ww-touch-N = natural resource
ww-touch-S = the sidewalk

ww-item-road = a long road
ww-item-first-road = the free road
ww-item-set = a set of short roads
ww-item-tower = a tower
ww-item-pedestal = { $number ->
    [1] the pedestal for first place
   *[2] the pedestal for second place
}
ww-item-building = { $cells ->
    [one] a { $type } of { $cells } cell ({ $gains })
   *[other] a { $type } of { $cells } cells ({ $gains })
}
ww-item-stack = { $cells ->
    [one] a building of { $cells } cell
   *[other] a building of { $cells } cells
}
ww-item-monument = the monument { $monument }

ww-monument-ziggurat = Ziggurat
ww-monument-giza = Giza Pyramid Complex
ww-monument-obelisks = Obelisks
ww-monument-trojan = Trojan Horse
ww-monument-ishtar = Ishtar Gate
ww-monument-theater = Theater
ww-monument-parthenon = Parthenon
ww-monument-carthage = Port of Carthage
ww-monument-aqueduct = Aqueduct
ww-monument-petra = Petra
ww-monument-lighthouse = Lighthouse of Alexandria
ww-monument-greatwall = Great Wall of China
ww-monument-bridge = Roman Bridge
ww-monument-colosseum = Colosseum
ww-monument-hippodrome = Hippodrome
ww-monument-castillo = El Castillo / Chichen Itza
ww-monument-shitennoji = Shitenno-ji
ww-monument-angkor = Angkor Wat
ww-monument-moai = Moai
ww-monument-machu = Machu Picchu
ww-monument-thienmu = Thien Mu Pagoda

ww-objective-1 = largest enclosed area of free land
ww-objective-2 = longest continuous road
ww-objective-3 = most monuments
ww-objective-4 = most buildings beside natural resources
ww-objective-5 = most buildings beside water
ww-objective-6 = most buildings of the type { $param }
ww-objective-7 = furthest on the track of { $param }
ww-objective-8 = largest group of the type { $param }
ww-objective-9 = most buildings at the map edge
ww-objective-10 = most types of districts

ww-card-B = library
ww-card-F = land plot
ww-card-H = dwelling
ww-card-M = market
ww-card-T = temple
ww-card-ANY = any building
ww-card-LONG = long road
ww-card-SHORT = short set
ww-card-TOWER = tower
ww-card-RESHUFFLE = reshuffle

## Whose turn it is and what is asked

ww-asks-buy = { $gold ->
    [one] { $seat } buys something ({ $gold } coin left)
   *[other] { $seat } buys something ({ $gold } coins left)
}
ww-asks-lay = { $seat } places { $item }
ww-asks-river = the maps are dealt
ww-asks-objective = an objective is turned up
ww-asks-choose = { $seat } chooses an objective for all: { $objectives }
    .page = { $seat } chooses an objective for all
ww-objective-choice = { $number } { $objective }
ww-asks-tile = a building is turned up
ww-asks-monument = a monument is turned up
ww-asks-card = the automaton turns up a card
ww-you-buy = { $gold ->
    [one] buy something (you have { $gold } coin)
   *[other] buy something (you have { $gold } coins)
}
ww-you-lay = place { $item }
ww-you-choose = choose an objective for all players
ww-wins = { $seats } wins
    .seats = you win
ww-share = { $seats } share the victory
ww-automaton-wins = the automaton wins

## What was done

ww-tell-loan = { $seat } takes a loan
    .seat = you take a loan
ww-tell-repay = { $seat } repays the loan
    .seat = you repay the loan
ww-tell-out = { $seat } leaves the round
    .seat = you leave the round
ww-tell-buy = { $price ->
    [one] { $seat } buys { $item } for { $price } coin
   *[other] { $seat } buys { $item } for { $price } coins
}
    .seat = { $price ->
        [one] you buy { $item } for { $price } coin
       *[other] you buy { $item } for { $price } coins
    }
ww-tell-lay = { $seat } places { $item }
    .seat = you place { $item }
ww-tell-river = { $seat } gets a map with a river
    .seat = you get a map with a river
ww-tell-objective = objective: { $objective }
ww-tell-tile = { $cells ->
    [one] turned up: a { $type } of { $cells } cell ({ $gains })
   *[other] turned up: a { $type } of { $cells } cells ({ $gains })
}
ww-tell-monument = turned up: { $monument }
ww-tell-card = the automaton’s card: { $top }; or else { $middle }; or else a monument { $arrow }
ww-tell-reshuffle = the automaton’s cards are shuffled again

## Why not

ww-must-buy = a player who can buy something must do so
ww-one-step = only one loan step is allowed in a turn
ww-has-loan = the last loan is not yet repaid
ww-has-no-loan = there is no loan to repay
ww-cannot-repay = { $gold ->
    [0] repaying costs { $price } coins, and you have none
    [one] repaying costs { $price } coins, and you have only { $gold }
   *[other] repaying costs { $price } coins, and you have only { $gold }
}
ww-no-pedestals = there are no pedestals in the solo game
ww-not-on-offer = { $item } is not on offer
ww-too-dear = { $gold ->
    [0] { $item } costs { $price } coins, and you have none
    [one] { $item } costs { $price } coins, and you have only { $gold }
   *[other] { $item } costs { $price } coins, and you have only { $gold }
}
ww-no-place = there is no place for { $item }
ww-nothing-to-touch = { $item } must touch things of which this city has too few: { $things }
ww-no-room = there is no room for { $item } on free cells of the right terrain
ww-not-all-touched = there is no place where { $item } touches everything it must: { $things }
ww-other-stack = a building of stack { $stack } is turned up
ww-not-left = that can no longer be turned up
ww-no-such-piece = no such piece is left to lay
ww-same-turn = this piece looks the same after fewer turns; it is laid as { $turns }
ww-off-map = the piece would leave the map
ww-occupied = something is there already
ww-not-land = a part of it would not lie on land
ww-not-water = a part of it would not lie on water
ww-not-at-sidewalk = the first road must touch the sidewalk
ww-road-alone = a road must touch a road, a tower or the sidewalk
ww-tower-alone = a tower must touch an object
ww-building-alone = a { $type } must touch a road or another { $type }
ww-rest-has-no-place = the other pieces could no longer be laid
ww-not-touched = not touched: { $things }
ww-not-joined = the pieces would not be connected

## The score

ww-line-population = population { $space }: rings
    .source = population
ww-line-resource = lowest resource
ww-line-monuments = monuments
ww-line-nature = natural resources
ww-line-districts = districts
ww-line-loan = unpaid loan
ww-line-objective = objective: { $objective }
ww-line-automaton = the automaton has { $score }
ww-part-resource = { $resource }: { $space }
ww-part-monument = { $monument }
    .source = { $monument }
ww-part-visited = { $cell }: touches an object
    .page = natural resource: touches an object
ww-part-lonely = { $cell }: touches no object
    .page = natural resource: touches no object
ww-part-district = { $type } at { $cells }: surrounded
    .page = { $type }: surrounded
ww-part-open = { $type } at { $cells }: still open at { $openings }
    .page = { $type }: still open
ww-part-rank = { $place }. { $seat }: { $measure }

## The table

ww-round = round { $round } of { $rounds }
ww-market = market
ww-costs = cost
ww-left = left
ww-supply = { $price ->
    [one] { $item }: { $price } coin, { $left } left
   *[other] { $item }: { $price } coins, { $left } left
}
ww-supply-pedestal = { $price ->
    [one] a pedestal: { $price } coin
   *[other] a pedestal: { $price } coins
}
ww-bridge = bridge
ww-gold = coins
ww-out = done this round
ww-loan = loan
ww-population = population
ww-score = points
ww-order = order
ww-pedestal = pedestal { $number }
ww-deck = { $cards ->
    [one] { $cards } monument in the deck
   *[other] { $cards } monuments in the deck
}
ww-touches = touches
ww-rings = { $rings ->
    [one] { $rings } ring
   *[other] { $rings } rings
}
ww-settlers = +{ $number } population
ww-automaton = automaton
ww-total = total

## Components from a file

ww-components-about = The cards, tiles and maps of World Wonders here are our own, made to fit everything the rulebook says; if you own the box, you can type in the printed ones.
ww-data-kind = { $row }: this is { $value }, but it should look like { $wanted }.
ww-data-missing = { $row }: “{ $field }” is missing.
ww-data-unknown = { $row }: “{ $field }” is not a known key; the keys are { $keys }.
ww-data-number = { $row }: “{ $field }” is { $value }, but it should be a whole number from { $least } to { $most }.
ww-data-word = { $row }: “{ $field }” is “{ $value }”, but it should be one of { $words }.
ww-data-size = { $row }: there are { $size }, but there should be { $least } to { $most }.
ww-data-id = { $row }: “{ $value }” is not a valid name; it should begin with a letter, have only letters, digits and dashes, and not be a word of the notation.
ww-data-twice = { $row }: the name “{ $value }” is used twice.
ww-data-shape = { $row }: the shape { $shape } should have rows of equal length made of { $letters }.
ww-data-large = { $row }: the shape { $shape } should cover 1 to { $cells } cells and be no longer than { $side }.
ww-data-margin = { $row }: the shape { $shape } has an empty row or column on its edge.
ww-data-apart = { $row }: the cells of the shape { $shape } are not connected.
ww-data-road = { $row }: the road { $shape } should be one straight row of { $least } to { $most } X.
ww-data-map-size = { $row }: the map should have { $rows } rows of { $columns } cells.
ww-data-letters = { $row }: a map is made of { $letters }.
ww-data-first-road = { $row }: no long road can touch the sidewalk with both ends on land.
ww-data-often = { $most ->
    [one] { $row }: “{ $value }” appears more than once.
   *[other] { $row }: “{ $value }” appears more than { $most } times.
}
ww-data-text = { $row }: “{ $field }” is { $value }, but it should be at most { $most } characters of text on one line.
ww-data-search = { $row }: the search for places could take { $work } steps, but { $most } are allowed; use fewer pieces, smaller ones, or more of the same shape.
ww-data-spaces = { $row }: { $value } should be numbers of spaces, ascending, from 1 to { $last }.

## A finished table

ww-pad-no-legal = Name the piece to lay in “next”, for example {"{"}"player": 1, "piece": "S1"{"}"}.
ww-pad-shape = { $place }: no such piece can lie at { $cells }.
    .page = No such piece can lie there.
ww-pad-taken = { $place }: the cell { $cell } is taken.
    .page = Something lies on one of these cells already; take it away first.
ww-pad-monument-twice = { $place }: the monument { $monument } has an owner already.
ww-pad-towers = { $place }: the table has more towers than { $rounds } rounds offer ({ $most }); take the one at { $cells } away.
    .page = The table has more towers than { $rounds } rounds offer ({ $most }); take one away.
ww-pad-roads = { $size ->
    [one] { $place }: the table has more road pieces of { $size } cell than { $rounds } rounds offer ({ $most }); take the one at { $cells } away.
   *[other] { $place }: the table has more road pieces of { $size } cells than { $rounds } rounds offer ({ $most }); take the one at { $cells } away.
}
    .page = { $size ->
        [one] The table has more road pieces of { $size } cell than { $rounds } rounds offer ({ $most }); take one away.
       *[other] The table has more road pieces of { $size } cells than { $rounds } rounds offer ({ $most }); take one away.
    }
ww-pad-buildings = { $most ->
    [0] { $place }: the game has no building of this shape and of the type { $type } (stack { $stacks }); take the one at { $cells } away.
    [one] { $place }: the game has only { $most } building of this shape and of the type { $type } (stack { $stacks }); take the one at { $cells } away.
   *[other] { $place }: the game has only { $most } buildings of this shape and of the type { $type } (stack { $stacks }); take the one at { $cells } away.
}
    .page = { $most ->
        [0] The game has no building of this shape and of the type { $type }; take it away.
        [one] The game has only { $most } building of this shape and of the type { $type }; take one away.
       *[other] The game has only { $most } buildings of this shape and of the type { $type }; take one away.
    }
ww-pad-players = { $place }: the building at { $cells } is of stack { $stacks }, which is used with { $least } or more players; this table has { $players }.
    .page = This building is used with { $least } or more players, but this table has { $players }; take it away.
ww-pad-map-sides = { $place }: the map { $map } and the map { $first } of player 1 are different sides; all players use the same side.
ww-pad-river-twice = { $place }: player { $player } has the map { $map } already; no two players have the same river.
ww-pad-solo-objectives = “objectives” is { $objectives }; the solo game has none, so leave it out.

## What a move changes besides the score

ww-prospect-population = population: { SIGNED($change) }
ww-prospect-resources = spaces on the resource tracks: { SIGNED($change) }
