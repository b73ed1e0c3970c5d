# Akropolis: figures of the rules pages and a first game, in English.

## Figures of the rules

ak-web-figure-start = The start tile: a house plaza with one star, and three quarries.
ak-web-figure-row = The first tile is free; each one behind it costs a stone more.
ak-web-figure-ground = On the ground, touching the city.
ak-web-figure-above = One level up: three hexes of the same level, of two tiles. The two quarries of one and the quarry of the other give 3 stones.
ak-web-figure-single = Not like this: a single tile lies under all three hexes.
ak-web-figure-house = Only the largest group counts.
ak-web-figure-market = Markets that touch each other do not count.
ak-web-figure-barracks = Barracks away from the edge do not count.
ak-web-figure-temple = A temple counts when all six hexes around it are built.
ak-web-figure-garden = Every garden counts.

## A first game

ak-web-learn-welcome = In this game you build a city of eighteen tiles. You begin with a house plaza and three quarries. In the end each kind of district brings its value times the stars on its plazas. First the tiles of the construction site are turned up.
ak-web-learn-take = Four tiles lie in the row. The first is free; each of the others costs as many stones as tiles lie before it. You have one stone. Take the first tile: it has a second house plaza.
ak-web-learn-place = Every place where it may lie is lit. { $input ->
    [touch] Tap one to try it, tap it again to turn the tile, and confirm when it looks right.
   *[keys] Click one to try it, click it again (or press r, or use the wheel) to turn the tile, and confirm when it looks right.
} If you cannot find the spot, choose “Show me”.
ak-web-learn-pay = The second tile costs your only stone, and it is worth it: your market scores nothing as long as you have no market plaza. This one has two stars. Take it.
ak-web-learn-plaza = The house and the market count 1 each, because they stand on the ground. Two house plazas make 1 × 2, the market plaza makes 1 × 2: four points with this tile.
ak-web-learn-round = When one tile is left, it moves to the front and new ones are laid behind it. You have no stones now, so you must take the first tile. It has a barracks plaza: your barracks stand on the edge of the city, so they count.
ak-web-learn-edge = Lay the two quarries beside those of your start tile. Quarries score nothing, but they make a floor for the next level, and every quarry you cover brings a stone.
ak-web-learn-plan = Now the floor is ready: three quarries side by side, and they belong to two different tiles. Take the free tile.
ak-web-learn-up = Lay it on the three quarries. You get 3 stones, and the market on level 2 is worth 2 instead of 1.
ak-web-learn-choose = With stones you can choose. For one of them take the second tile: barracks, a house and a garden.
ak-web-learn-cover = Up again. What you cover is gone: a house, a temple and a quarry. But on level 2 the new house and the barracks are worth 2 each, and the quarry gives back the stone you paid.
ak-web-learn-market = The free tile is good now: a market and barracks, and both kinds have their plaza.
ak-web-learn-apart = Take care: of two markets side by side, neither counts. This place keeps the new one apart from the others, and the barracks are on the edge.
ak-web-learn-garden = Gardens always count, but so far yours has no plaza. The second tile has one with three stars. Take it for a stone.
ak-web-learn-surround = Lay it so that it closes the ring around your temple on level 2. A temple counts only when all six hexes around it are built. It still needs a plaza, so remember it.
ak-web-learn-stars = A second market plaza, for one stone. The stars of a kind add up: four instead of two double all your markets. Lay its quarries where the next floor is to be.
ak-web-learn-quarries = Your last stone for the second tile: three quarries wait to be covered and will bring three stones at once. Barracks on level 2 at the edge are worth 2.
ak-web-learn-third = The third tile costs two stones, but a second barracks plaza doubles all your barracks.
ak-web-learn-level = Now on level 3. The market there is worth 3. The rule is the same as before: the same level under all three hexes, and at least two tiles. This move brings 19 points.
ak-web-learn-more = Another market plaza: six stars. Take it for one stone and place it where its barracks are on the edge.
ak-web-learn-alone = You know the rules now. Take the second tile and look for a place where its market touches no other one: each market on the ground brings you 6 points.
ak-web-learn-stack = No stones: the first tile. On level 2 its market is worth 2, one more than the market it covers. Look at the points in the confirmation before you decide.
ak-web-learn-wide = The free tile has what you have plazas for: barracks and a market. On the ground at the edge both count.
ak-web-learn-fourth = Your fourth market plaza. Markets are worth 8, so two more stars bring 16 points, and the garden 3 more.
ak-web-learn-both = Again a market and barracks. { $input ->
    [touch] Tap
   *[keys] Point at
} the lines of your score: the city shows which districts count and why others do not. Two of your houses, for instance, are not in the largest group.
ak-web-learn-little = A garden on the ground: 1 × 3 points. The other tile would cost a stone, and you have none.
ak-web-learn-temple = The last turn, and at last a temple plaza. Two stars for the temple you surrounded long ago: 2 × 2 points. If you cannot find the place, choose “Show me”.
ak-web-learn-end = 130 points against 116. Your markets alone brought 9 × 8 = 72: a few high districts and many stars. Open the scores of both cities and see what counted. Enjoy your own games.
