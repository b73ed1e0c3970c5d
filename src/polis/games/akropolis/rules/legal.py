"""Legal actions: the tiles that a seat can pay for, and the places for a tile."""

from __future__ import annotations

from polis.core.kernel import kernel, lowest_bit
from polis.games.akropolis.rules.bitboard import (
    HEIGHT,
    HEIGHTS,
    NONE,
    ONE,
    TILE_DOWN,
    TILE_UP,
    built,
    east,
    row_above,
    row_below,
    row_of,
    touching,
)
from polis.games.akropolis.rules.position import TAKING
from polis.games.akropolis.sheet import COLUMNS, PLACE, TAKE


@kernel
def legal(box, P, i, out):
    p = P[i]
    if p.phase == TAKING:
        return _takes(p, out)
    return _places(p, out)


@kernel
def _takes(p, out):
    """A tile costs one stone for each tile before it, so the first is always free."""
    n = min(p.site_count, p.stones[p.seat] + 1)
    for place in range(n):
        out[place] = TAKE + place
    return n


@kernel
def _places(p, out):
    """All places around and on the city, each in three rotations, by rows of the torus."""
    city = p.rows[p.seat * p.ring : (p.seat + 1) * p.ring]
    first, last = rows_of_places(p)
    n = 0
    if last > p.ring:
        n = _places_in_rows(city, 0, last - p.ring, out, n)
        last = p.ring
    return _places_in_rows(city, first, last, out, n)


@kernel
def rows_of_places(p):
    """The first row that may have places, and the row after the last; beyond the ring they wrap."""
    # The reference cell of a place is its lower left cell; the place also covers the row above.
    first = row_of(p, p.north[p.seat] - 1)
    return first, first + min(p.south[p.seat] - p.north[p.seat] + 4, p.ring)


@kernel
def _places_in_rows(city, first, last, out, n):
    for row in range(first, last):
        up, down = places_in_row(city, row)
        n = write_places(up, PLACE + row * 2 * COLUMNS * 3, out, n)
        n = write_places(down, PLACE + (row * 2 + 1) * COLUMNS * 3, out, n)
    return n


@kernel
def places_in_row(city, row):
    """The triangles up and down of this row on which a tile may be placed."""
    above = row_above(row, len(city))
    high = built(city, above)
    here = built(city, row)
    high_near = touching(built(city, row_above(above, len(city))), high, here)
    near = touching(high, here, built(city, row_below(row, len(city))))
    up, down = equal_heights(city, above, row)
    # On the ground a tile must touch the city. Higher up it must rest on more than one tile.
    up &= (here & ~city[row, TILE_UP]) | (~here & (near | high_near | east(high_near)))
    down &= (here & ~city[row, TILE_DOWN]) | (~here & (near | east(near) | east(high_near)))
    return up, down


@kernel
def equal_heights(city, above, row):
    """The triangles up and down of a row whose three cells have the same height."""
    up = NONE
    down = NONE
    for k in range(HEIGHTS):
        high = city[above, HEIGHT + k]
        here = city[row, HEIGHT + k]
        ne = here ^ east(high)
        up |= ne | (here ^ high)
        down |= ne | (here ^ east(here))
    return ~up, ~down


@kernel
def write_places(places, code, out, n):
    """Write the codes of a row's places, three for each; `code` is that of the first column."""
    while places:
        here = code + lowest_bit(places) * 3
        out[n] = here
        out[n + 1] = here + 1
        out[n + 2] = here + 2
        n += 3
        places &= places - ONE
    return n
