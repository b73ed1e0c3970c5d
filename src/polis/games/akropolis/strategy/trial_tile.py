"""Placing a tile on trial and removing it again."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.akropolis.box import EMPTY, HOUSE
from polis.games.akropolis.rules.apply import unmark_tiles
from polis.games.akropolis.rules.bitboard import (
    HEIGHT,
    HEIGHTS,
    NONE,
    TILE_DOWN,
    TILE_UP,
    build_up,
    letter_at,
    row_above,
    row_below,
    set_letter,
    west,
)
from polis.games.akropolis.rules.groups import _size, _spread
from polis.games.akropolis.rules.position import GROUP, LEFT


@kernel
def houses_in(cell, down, hexes):
    """The cells of a triangle that show houses, in its lower and in its upper row."""
    beside = west(cell)
    x = cell if hexes[0] == HOUSE else NONE
    y = (beside if down else cell) if hexes[1] == HOUSE else NONE
    z = beside if hexes[2] == HOUSE else NONE
    return x | z if down else x, y if down else y | z


@kernel
def visible(city, row, cell, down):
    """The visible letters of the three cells of a triangle, clockwise from its reference cell."""
    above = row_above(row, len(city))
    return (
        letter_at(city, row, cell),
        letter_at(city, above, west(cell) if down else cell),
        letter_at(city, row if down else above, west(cell)),
    )


@kernel
def show_tile(city, row, cell, down, hexes):
    """Set the visible hexes of the three cells of a triangle."""
    above = row_above(row, len(city))
    set_letter(city, row, cell, hexes[0])
    set_letter(city, above, west(cell) if down else cell, hexes[1])
    set_letter(city, row if down else above, west(cell), hexes[2])


@kernel
def whole_tiles(city, row):
    """The triangles that are one visible tile, in the rows where placing a tile changes them."""
    above = row_above(row, len(city))
    below = row_below(row, len(city))
    return (
        city[above, TILE_UP],
        city[row, TILE_UP],
        city[below, TILE_UP],
        city[above, TILE_DOWN],
        city[row, TILE_DOWN],
        city[below, TILE_DOWN],
    )


@kernel
def put_back(city, row, tiles):
    """Undo `join_tile`."""
    above = row_above(row, len(city))
    below = row_below(row, len(city))
    city[above, TILE_UP], city[row, TILE_UP], city[below, TILE_UP] = tiles[0], tiles[1], tiles[2]
    city[above, TILE_DOWN] = tiles[3]
    city[row, TILE_DOWN] = tiles[4]
    city[below, TILE_DOWN] = tiles[5]


@kernel
def join_tile(city, row, cell, down, under):
    """Mark a triangle as one visible tile, and unmark those that it partly covers."""
    if under[0] != EMPTY:
        lower = cell | west(cell) if down else cell
        upper = west(cell) if down else cell | west(cell)
        unmark_tiles(city, row_above(row, len(city)), row, upper, lower)
    city[row, TILE_DOWN if down else TILE_UP] |= cell


@kernel
def raise_tile(city, row, cell, down, levels):
    """Raise a triangle by one level or, with -1, lower it."""
    above = row_above(row, len(city))
    lower = cell | west(cell) if down else cell
    upper = west(cell) if down else cell | west(cell)
    if levels > 0:
        build_up(city, row, lower)
        build_up(city, above, upper)
    else:
        tear_down(city, row, lower)
        tear_down(city, above, upper)


@kernel
def tear_down(city, row, cells):
    """Lower these cells of a row by one level."""
    for k in range(HEIGHTS):
        city[row, HEIGHT + k] ^= cells
        cells &= city[row, HEIGHT + k]


@kernel
def joined_houses(p, city, row, lower, upper):
    """The size of the group that contains houses on these cells of a row and the row above.

    The other houses are in LEFT and stay there.
    """
    above = row_above(row, p.ring)
    p.work[above, LEFT] |= upper
    p.work[row, LEFT] |= lower
    p.work[above, GROUP] = upper
    p.work[row, GROUP] = lower
    top, deep = _spread(p.work, above, 2, p.ring)
    size = _size(p, city, top, deep)
    for _ in range(deep):
        p.work[top, GROUP] = NONE
        top = row_below(top, p.ring)
    p.work[above, LEFT] &= ~upper
    p.work[row, LEFT] &= ~lower
    return size
