"""Which districts count, row by row: the book's five conditions and the five variants.

Adjacency is seen from above: visible hexes are neighbours when their columns are, at any levels.
Each rule returns the districts of a row that count, and those of them that count double.
"""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.akropolis.box import BARRACKS, HOUSE, MARKET, TEMPLE
from polis.games.akropolis.rules.bitboard import (
    HEIGHT,
    HEIGHTS,
    NONE,
    PLAZAS,
    built,
    districts,
    east,
    enclosed,
    of_kind,
    row_above,
    row_below,
    touching,
    west,
)
from polis.games.akropolis.rules.position import HOUSES, LAKE
from polis.games.akropolis.sheet import (
    BARRACKS_VARIANT,
    EMPTY_PLACES,
    GARDEN_VARIANT,
    LAKE_IS_EDGE,
    LAKE_SIZE,
    MARKET_VARIANT,
    TEMPLE_VARIANT,
)


@kernel
def counting(p, city, row, kind, cells):
    """Those of `cells`, all districts of a kind in a row, that count, and those that count double.

    Lakes and houses must have been found before; a group of houses doubles only as a whole.
    """
    if kind == HOUSE:
        return p.work[row, HOUSES], NONE
    if kind == MARKET:
        return _markets(p, city, row, cells)
    if kind == BARRACKS:
        return _barracks(p, city, row, cells)
    if kind == TEMPLE:
        return _temples(p, city, row, cells)
    return _gardens(p, city, row, cells)


@kernel
def _markets(p, city, row, cells):
    """Markets with no market beside them; the variant doubles those beside a market plaza."""
    above = row_above(row, len(city))
    below = row_below(row, len(city))
    lone = cells & ~touching(districts(city, above, MARKET), cells, districts(city, below, MARKET))
    if not p.options[MARKET_VARIANT]:
        return lone, NONE
    plazas = touching(
        of_kind(city, above, MARKET) & city[above, PLAZAS],
        of_kind(city, row, MARKET) & city[row, PLAZAS],
        of_kind(city, below, MARKET) & city[below, PLAZAS],
    )
    return lone, lone & plazas


@kernel
def _barracks(p, city, row, cells):
    """Barracks on the edge; the variant doubles those with 3 or 4 empty cells around them."""
    above = row_above(row, len(city))
    below = row_below(row, len(city))
    high = ~built(city, above)
    here = ~built(city, row)
    low = ~built(city, below)
    outside = high & ~p.work[above, LAKE], here & ~p.work[row, LAKE], low & ~p.work[below, LAKE]
    # The edge is where the city ends: a lake shore is not an edge, except by an option.
    edge = cells & (touching(high, here, low) if p.options[LAKE_IS_EDGE] else touching(*outside))
    if not p.options[BARRACKS_VARIANT]:
        return edge, NONE
    # The books count empty places: read as all empty cells, or only those outside the city.
    if p.options[EMPTY_PLACES]:
        return edge, edge & _three_or_four(*outside)
    return edge, edge & _three_or_four(high, here, low)


@kernel
def _three_or_four(above, here, below):
    """The cells with three or four neighbours among the bits: six bits added in each column."""
    a, b, c = above, east(above), east(here)
    d, e, f = below, west(below), west(here)
    one, other = a ^ b ^ c, d ^ e ^ f
    two, two_more = (a & b) | (c & (a ^ b)), (d & e) | (f & (d ^ e))
    carry = one & other
    ones = one ^ other
    twos = two ^ two_more ^ carry
    fours = (two & two_more) | (carry & (two ^ two_more))
    return (~fours & twos & ones) | (fours & ~twos & ~ones)


@kernel
def _temples(p, city, row, cells):
    """Temples with six built neighbours; the variant doubles those above the first level."""
    above = built(city, row_above(row, len(city)))
    below = built(city, row_below(row, len(city)))
    counts = cells & enclosed(above, built(city, row), below)
    if not p.options[TEMPLE_VARIANT]:
        return counts, NONE
    higher = NONE
    for k in range(1, HEIGHTS):
        higher |= city[row, HEIGHT + k]
    return counts, counts & higher


@kernel
def _gardens(p, city, row, cells):
    """All gardens; the variant doubles, once, those beside a lake."""
    if not p.options[GARDEN_VARIANT]:
        return cells, NONE
    above = _water(p, row_above(row, len(city)))
    below = _water(p, row_below(row, len(city)))
    return cells, cells & touching(above, _water(p, row), below)


@kernel
def _water(p, row):
    """The cells of lakes in a row: lakes of any size or, by an option, of one cell."""
    lake = p.work[row, LAKE]
    if p.options[LAKE_SIZE]:
        above = p.work[row_above(row, p.ring), LAKE]
        below = p.work[row_below(row, p.ring), LAKE]
        lake &= ~touching(above, lake, below)
    return lake
