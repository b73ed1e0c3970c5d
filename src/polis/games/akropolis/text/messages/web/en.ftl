# Akropolis in the browser, in English.

## Options

akropolis-option-all-tiles = All tiles, a longer game
akropolis-option-house-variant = Houses: a group worth 10 or more counts double
akropolis-option-market-variant = Markets: next to a market plaza they count double
akropolis-option-barracks-variant = Barracks: with three or four empty hexes around them they count double
akropolis-option-temple-variant = Temples: from level 2 on they count double
akropolis-option-garden-variant = Gardens: next to a lake they count double
akropolis-option-lake-is-edge = Barracks count beside a lake as well
akropolis-option-house-group = Which group of houses scores
akropolis-option-house-group-count = the one with the most houses
akropolis-option-house-group-value = the most valuable one
akropolis-option-lake-size = Lakes for gardens
akropolis-option-lake-size-any = of any size
akropolis-option-lake-size-single = of a single hex
akropolis-option-empty-places = Empty places next to doubled barracks
akropolis-option-empty-places-all = including those of lakes
akropolis-option-empty-places-outside = only outside the city

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
ak-web-closer = Zoom in
ak-web-farther = Zoom out
ak-web-fit = Show the whole city
ak-web-my-city = My city
ak-web-city-of = { $name }, city; score { $total }
ak-web-place-at = { $ways ->
    [one] place { $number }, { $where }, level { $level }: { $ways } way to turn the tile
   *[other] place { $number }, { $where }, level { $level }: { $ways } ways to turn the tile
}
ak-web-lay = { $ground ->
    [yes] place { $number }, pointing { $way }
   *[no] place { $number }, pointing { $way }; covers { $covered }
}
ak-web-laid = { $ground ->
    [yes] you place the tile on level { $level } ({ $where })
   *[no] you place the tile on level { $level } ({ $where }) and cover { $covered }
}
ak-web-way-0 = to the upper right
ak-web-way-1 = to the right
ak-web-way-2 = to the lower right
ak-web-way-3 = to the lower left
ak-web-way-4 = to the left
ak-web-way-5 = to the upper left
ak-web-group-take = Take a tile
ak-web-group-level = Place it on level { $level }

## Why it counts

ak-web-column = { $name }, level { $level }
ak-web-column-why = { $name }, level { $level }: { $why }
ak-web-no-plaza = no plaza of this kind yet
ak-web-product = { $value } × { $stars } ★ = { $points }

## Keys

ak-web-key-rotate = turn the tile
ak-web-key-move = from one place to the next
ak-web-key-flat = in relief or from above
ak-web-key-zoom = zoom in, zoom out, the whole city

## The score pad

ak-web-pad-whose = Whose city
ak-web-pad-placed = { $tiles ->
    [one] { $tiles } tile placed
   *[other] { $tiles } tiles placed
}
ak-web-pad-next = Tile { $number }: choose it, then the place where it lies
ak-web-pad-showing = Only tiles with
ak-web-pad-tiles = Tiles of the box
ak-web-pad-tile = { $tile }; { $count } left
ak-web-pad-no-tile = No tile shows all of these. Remove one of the signs.
ak-web-pad-lay = Place it
ak-web-pad-back = Take back the last tile
ak-web-pad-stones = Stones at the end
ak-web-pad-fewer = one stone fewer
ak-web-pad-more = one stone more

## Since your last turn

ak-web-since-take = { $stones ->
    [0] took a tile for free
    [one] took a tile for { $stones } stone
   *[other] took a tile for { $stones } stones
}
ak-web-since-place = { $level ->
    [1] placed it on the ground
   *[other] placed it on level { $level }
}
ak-web-since-stones = { $stones ->
    [one] got { $stones } stone
   *[other] got { $stones } stones
}

## The end

akropolis-tie-stones = The points are equal; most stones decide.
