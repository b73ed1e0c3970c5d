"""The features of a city besides its points, row by row; `evaluation` weights them."""

from __future__ import annotations

from polis.core.kernel import kernel, popcount
from polis.games.akropolis.box import BARRACKS, GARDEN, HOUSE, MARKET, QUARRY, TEMPLE
from polis.games.akropolis.rules.bitboard import (
    NONE,
    PLAZAS,
    TILE_DOWN,
    TILE_UP,
    built,
    districts,
    east,
    levels,
    of_kind,
    row_above,
    row_below,
    west,
)
from polis.games.akropolis.rules.legal import equal_heights


@kernel
def totals_of(city, row, rows):
    """The levels of all districts by kind, whether they count or not."""
    house = market = barracks = temple = garden = 0
    for _ in range(rows):
        house += levels(city, row, districts(city, row, HOUSE))
        market += levels(city, row, districts(city, row, MARKET))
        barracks += levels(city, row, districts(city, row, BARRACKS))
        temple += levels(city, row, districts(city, row, TEMPLE))
        garden += levels(city, row, districts(city, row, GARDEN))
        row = row_below(row, len(city))
    return house, market, barracks, temple, garden


@kernel
def extras_of(city, row, rows):
    """The extras of these rows, in the order of `evaluation`."""
    quarries = open_quarries = supports = heights = below_them = area = gaps = sides = 0
    above = row_above(row, len(city))
    high_stones = of_kind(city, above, QUARRY)
    high_free = ~built(city, above)
    free = ~built(city, row)
    following = supports_in_row(city, row)
    for _ in range(rows):
        below = row_below(row, len(city))
        up, down = following
        following = supports_in_row(city, below)
        low_free = ~built(city, below)
        stones = of_kind(city, row, QUARRY)
        quarries += popcount(stones)
        open_quarries += popcount(stones & _resting(up, down, following))
        supports += popcount(up) + popcount(down)
        heights += levels(city, row, up) + levels(city, row, down)
        below_them += popcount(up & stones) + popcount(down & stones) + popcount(up & high_stones)
        below_them += popcount(up & east(high_stones)) + popcount(down & east(high_stones))
        below_them += popcount(down & east(stones))
        area += popcount(~free)
        gaps += _free_around(districts(city, row, TEMPLE), high_free, free, low_free)
        sides += _free_around(districts(city, row, BARRACKS), high_free, free, low_free)
        high_stones, high_free, free, row = stones, free, low_free, below
    return quarries, open_quarries, supports, heights, below_them, area, gaps, sides


@kernel
def _free_around(cells, above, here, below):
    """The sum of the free cells around each of these cells of a row."""
    if cells == NONE:
        return 0
    around = popcount(cells & above) + popcount(cells & east(above)) + popcount(cells & east(here))
    around += popcount(cells & west(here)) + popcount(cells & below)
    return around + popcount(cells & west(below))


@kernel
def supports_in_row(city, row):
    """The triangles of a row, up and down, that a tile may cover without covering a plaza."""
    above = row_above(row, len(city))
    up, down = equal_heights(city, above, row)
    high = ~city[above, PLAZAS]
    here = built(city, row) & ~city[row, PLAZAS]
    up &= high & east(high)
    down &= east(high) & east(here)
    return up & here & ~city[row, TILE_UP], down & here & ~city[row, TILE_DOWN]


@kernel
def _resting(up, down, below):
    """The cells of a row that belong to a support of this row or of the row below."""
    return up | down | west(down) | below[0] | west(below[0]) | west(below[1])
