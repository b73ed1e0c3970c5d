# Akropolis in English.

## Kinds of districts

ak-kind-house = houses
ak-kind-market = markets
ak-kind-barracks = barracks
ak-kind-temple = temples
ak-kind-garden = gardens

## One hex

ak-hex-house = house
ak-hex-market = market
ak-hex-barracks = barracks
ak-hex-temple = temple
ak-hex-garden = garden
ak-hex-quarry = quarry
ak-hex-house-plaza = house plaza
ak-hex-market-plaza = market plaza
ak-hex-barracks-plaza = barracks plaza
ak-hex-temple-plaza = temple plaza
ak-hex-garden-plaza = garden plaza
ak-tile = { $first }, { $second } and { $third }

## Whose turn it is and what is asked

ak-asks-take = { $stones ->
    [0] { $seat } takes a tile (no stones)
    [one] { $seat } takes a tile ({ $stones } stone)
   *[other] { $seat } takes a tile ({ $stones } stones)
}
ak-asks-place = { $seat } places the tile with { $tile }
ak-asks-reveal = a tile is about to be turned up
ak-you-take = { $stones ->
    [0] take a tile (you have no stones)
    [one] take a tile (you have { $stones } stone)
   *[other] take a tile (you have { $stones } stones)
}
ak-you-place = place the tile with { $tile }
ak-wins = { $seats } wins
    .seats = you win
ak-share = the win is shared: { $seats }

## What was done

ak-tell-take = { $price ->
    [0] { $seat } takes the tile with { $tile } for free
    [one] { $seat } takes the tile with { $tile } for { $price } stone
   *[other] { $seat } takes the tile with { $tile } for { $price } stones
}
    .seat = { $price ->
        [0] you take the tile with { $tile } for free
        [one] you take the tile with { $tile } for { $price } stone
       *[other] you take the tile with { $tile } for { $price } stones
    }
ak-tell-place = { $stones ->
    [0] { $seat } places the tile on level { $level }
    [one] { $seat } places the tile on level { $level } and gets { $stones } stone
   *[other] { $seat } places the tile on level { $level } and gets { $stones } stones
}
    .seat = { $stones ->
        [0] you place the tile on level { $level }
        [one] you place the tile on level { $level } and get { $stones } stone
       *[other] you place the tile on level { $level } and get { $stones } stones
    }
ak-tell-reveal = turned up: the tile with { $tile }

## Why not

ak-not-lying = { $lying ->
    [one] the row has no tile { $place }, only { $lying } tile
   *[other] the row has no tile { $place }, only { $lying } tiles
}
ak-too-dear = { $stones ->
    [0] tile { $place } of the row costs { $price }, and you have no stones
    [one] tile { $place } of the row costs { $price }, and you have only { $stones } stone
   *[other] tile { $place } of the row costs { $price }, and you have only { $stones } stones
}
ak-no-such-place = this game has no such place
ak-uneven = the heights under the three hexes differ
ak-touches-nothing = the tile would not touch the city
ak-one-tile-below = a single tile lies under all three hexes, and there must be at least two
ak-none-unseen = no tile with { $tile } is left unseen

## The score, district by district

ak-line-kind = { $kind }: { $value } × { $stars }
    .source = { $kind }
ak-line-stones = stones: { $stones }
    .source = stones
ak-why-counts = counts
ak-why-doubles = counts double
ak-why-not-largest = not in the largest group
ak-why-beside-market = next to another market
ak-why-not-on-edge = not on the edge of the city
ak-why-not-surrounded = not surrounded on all sides
ak-counts = { $cell }, level { $level }: { ak-why-counts }
    .page = level { $level }: { ak-why-counts }
ak-doubles = { $cell }, level { $level }: { ak-why-doubles }
    .page = level { $level }: { ak-why-doubles }
ak-not-largest = { $cell }, level { $level }: { ak-why-not-largest }
    .page = level { $level }: { ak-why-not-largest }
ak-beside-market = { $cell }, level { $level }: { ak-why-beside-market } ({ $other })
    .page = level { $level }: { ak-why-beside-market }
ak-not-on-edge = { $cell }, level { $level }: { ak-why-not-on-edge }
    .page = level { $level }: { ak-why-not-on-edge }
ak-not-surrounded = { $cell }, level { $level }: { ak-why-not-surrounded }
    .page = level { $level }: { ak-why-not-surrounded }

## The table

ak-site = construction site (cost:tile)
ak-hand = in hand
ak-unseen = { $tiles ->
    [one] { $tiles } tile unseen
   *[other] { $tiles } tiles unseen
}
ak-stones = stones
ak-total = total

## A city from a real table

ak-pad-too-many = { $tiles ->
    [one] The city has { $tiles } tile, but with { $players } players each of them places at most { $most }.
   *[other] The city has { $tiles } tiles, but with { $players } players each of them places at most { $most }.
}
# The examples are JSON to be copied, hence their plain quotes.
ak-pad-tile = Tile { $number } is { $value }; it should look like {"{"}"code": "hbt", "cells": [[1, -1], [2, -1], [1, 0]]{"}"}.
ak-pad-letters = Tile { $number }, “{ $code }”: a code has three letters, each of them one of { $letters }.
ak-pad-cells = Tile { $number }, “{ $code }”: “cells” is { $value }; it should look like [[1, -1], [2, -1], [1, 0]].
ak-pad-triangle = Tile { $number }, “{ $code }”: the hexes { $cells } are not all neighbours of each other.
ak-pad-mirrored = Tile { $number } (clockwise “{ $code }”) is the mirror image of another tile; tiles are never turned over.
ak-pad-not-in-box = Tile { $number } (clockwise “{ $code }”) is not among the tiles for { $players } players.
ak-pad-too-often = { $times ->
    [one] Tile { $number }, “{ $code }”: the game has only { $times } such tile.
   *[other] Tile { $number }, “{ $code }”: the game has only { $times } such tiles.
}
ak-pad-illegal = Tile { $number }, “{ $code }”, cannot lie there: { $reason }.
ak-pad-stones = { $most ->
    [one] “stones” is { $stones }; with these tiles a player has at most { $most } stone.
   *[other] “stones” is { $stones }; with these tiles a player has at most { $most } stones.
}

## What a move changes besides the score

ak-prospect-stars = stars on plazas: { SIGNED($change) }
