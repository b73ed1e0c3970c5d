# Akropolis in the browser, in English.

akropolis-tagline = Build a city in breadth and in height; plazas multiply what stands in the right place.
akropolis-credit = Akropolis is a game by Jules Messaud; its publishers hold the rights to it.

## Options

akropolis-option-all-tiles = All tiles, a longer game
akropolis-option-house-variant = Houses: a group worth 10 or more counts double
akropolis-option-market-variant = Markets: next to a market plaza they count double
akropolis-option-barracks-variant = Barracks: with three or four empty hexes around they count double
akropolis-option-temple-variant = Temples: from level 2 on they count double
akropolis-option-garden-variant = Gardens: next to a lake they count double
akropolis-option-lake-is-edge = Barracks count on a lake as well
akropolis-option-house-group = Which group of houses scores
akropolis-option-house-group-count = the one with the most houses
akropolis-option-house-group-value = the most valuable one
akropolis-option-lake-size = Lakes for gardens
akropolis-option-lake-size-any = of any size
akropolis-option-lake-size-single = of a single hex

## One hex

ak-web-house = house
ak-web-market = market
ak-web-barracks = barracks
ak-web-temple = temple
ak-web-garden = garden
ak-web-quarry = quarry
ak-web-house-plaza = house plaza
ak-web-market-plaza = market plaza
ak-web-barracks-plaza = barracks plaza
ak-web-temple-plaza = temple plaza
ak-web-garden-plaza = garden plaza

## The table

ak-web-site = Construction site
ak-web-free = free
ak-web-take = { $price ->
    [0] tile { $number }: { $tile }; free
    [one] tile { $number }: { $tile }; costs { $price } stone
   *[other] tile { $number }: { $tile }; costs { $price } stones
}
ak-web-to-come = Still to come
ak-web-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
ak-web-rotate = Turn
ak-web-view = View of the city
ak-web-flat = From above, with numerals
ak-web-closer = Closer
ak-web-farther = Farther
ak-web-fit = Show all of it
ak-web-my-city = My city
ak-web-city-of = { $name }, city; score { $total }
ak-web-place-at = { $ways ->
    [one] { $cell }, level { $level }, { $ways } way to turn the tile
   *[other] { $cell }, level { $level }, { $ways } ways to turn the tile
}
ak-web-lay = level { $level }: { $where }
ak-web-group-take = Take a tile
ak-web-group-level = Place it on level { $level }

## Why it counts

ak-web-column = { $name }, level { $level }
ak-web-column-why = { $name }, level { $level }: { $why }
ak-web-why-counts = counts
ak-web-why-doubles = counts double
ak-web-why-not-largest = not in the largest group
ak-web-why-beside-market = next to another market
ak-web-why-not-on-edge = not on the edge of the city
ak-web-why-not-surrounded = not surrounded on all sides
ak-web-no-plaza = no plaza of this kind yet
ak-web-product = { $value } × { $stars } ★ = { $points }

## Keys

ak-web-key-rotate = turn the tile
ak-web-key-move = from one place to the next
ak-web-key-flat = in relief or from above
ak-web-key-zoom = closer, farther, all of it

## The score pad

ak-web-district = { $cell }, level { $level }: { $why }
ak-web-pad-whose = Whose city
ak-web-pad-placed = { $tiles ->
    [one] { $tiles } tile placed
   *[other] { $tiles } tiles placed
}
ak-web-pad-next = Tile { $number }: choose it, then click where it lies
ak-web-pad-showing = Only tiles with
ak-web-pad-tiles = Tiles of the box
ak-web-pad-tile = { $tile }; { $count } left
ak-web-pad-no-tile = No tile shows all of these. Take one of the signs away.
ak-web-pad-lay = Place it
ak-web-pad-back = Last tile back
ak-web-pad-stones = Stones at the end
ak-web-pad-fewer = one stone fewer
ak-web-pad-more = one stone more
