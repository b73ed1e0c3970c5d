"""Connected areas: the groups of houses, and the lakes that a city encloses.

Both are flood fills on bit rows in the record's `work`, which must be zero between kernel calls:
a caller of `find_houses` or `find_lakes` calls `clear_work` afterwards.
"""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, popcount
from polis.games.akropolis.box import HOUSE
from polis.games.akropolis.rules.bitboard import (
    NONE,
    ONE,
    built,
    column_of,
    districts,
    east,
    levels,
    row_above,
    row_below,
    row_of,
    touching,
)
from polis.games.akropolis.rules.position import GROUP, HOUSES, LAKE, LEFT
from polis.games.akropolis.sheet import COLUMNS, HOUSE_GROUP, HOUSE_VARIANT

DOUBLING = 10  # the house variant doubles a group of at least this value

# More than the size or value of any group: a city has 94 hexes, and a group may double.
SCALE = 1024


@kernel
def find_houses(p, city, seat):
    """Mark the largest group of houses in HOUSES; return its size as `_size` gives it."""
    first = row_of(p, p.north[seat])
    rows = p.south[seat] - p.north[seat] + 1
    gather_houses(p, city, first, rows)
    best = 0
    row = first
    for _ in range(rows):
        while p.work[row, LEFT]:
            p.work[row, GROUP] = p.work[row, LEFT] & (~p.work[row, LEFT] + ONE)
            top, deep = _spread(p.work, row, 1, p.ring)
            size = _size(p, city, top, deep)
            if size > best:
                best = size
                _keep(p.work, first, rows, p.ring)
            _forget(p.work, top, deep, p.ring)
        row = row_below(row, p.ring)
    return best


@kernel
def gather_houses(p, city, row, rows):
    """Mark all houses of these rows in LEFT, the houses still to visit."""
    for _ in range(rows):
        p.work[row, LEFT] = districts(city, row, HOUSE)
        row = row_below(row, p.ring)


@kernel
def houses_value(p, size):
    """The value of a group of houses of this size."""
    return size // SCALE if p.options[HOUSE_GROUP] else size % SCALE


@kernel
def _spread(work, top, deep, ring):
    """Move everything in LEFT that is connected to GROUP into GROUP; return the rows of GROUP."""
    again = True
    while again:
        again = False
        wider = deep + 2
        row = row_above(top, ring)
        for step in range(wider):
            here = work[row, GROUP]
            below = row_below(row, ring)
            near = touching(work[row_above(row, ring), GROUP], here, work[below, GROUP])
            more = near & work[row, LEFT] & ~here
            if more:
                work[row, GROUP] = here | more
                again = True
                if step == 0:
                    top = row
                if step == 0 or step == wider - 1:
                    deep += 1
            row = below
    return top, deep


@kernel
def _size(p, city, row, deep):
    """The size of the group in GROUP: its number of houses and its value, in one number."""
    count = 0
    value = 0
    for _ in range(deep):
        count += popcount(p.work[row, GROUP])
        value += levels(city, row, p.work[row, GROUP])
        row = row_below(row, p.ring)
    if p.options[HOUSE_VARIANT] and value >= DOUBLING:
        value *= 2
    # The books only say "largest": by default most houses, ties by value; an option swaps them.
    return value * SCALE + count if p.options[HOUSE_GROUP] else count * SCALE + value


@kernel
def _keep(work, row, rows, ring):
    """Copy the group in GROUP to HOUSES as the largest so far."""
    for _ in range(rows):
        work[row, HOUSES] = work[row, GROUP]
        row = row_below(row, ring)


@kernel
def _forget(work, row, deep, ring):
    """Clear GROUP."""
    for _ in range(deep):
        work[row, LEFT] &= ~work[row, GROUP]
        work[row, GROUP] = NONE
        row = row_below(row, ring)


@kernel
def euler_number(city, row, rows):
    """The Euler number of these rows alone: separate built areas minus the holes in them.

    It is cells minus pairs of neighbours plus triangles of neighbours. A city is always one area,
    so the number of its lakes is one minus its Euler number.
    """
    ring = len(city)
    figure = 0
    above = NONE
    for _ in range(rows):
        here = built(city, row)
        beside = here & east(here)
        ne = here & east(above)
        figure += popcount(here) - popcount(beside) - popcount(here & above) - popcount(ne)
        figure += popcount(ne & above) + popcount(ne & beside)
        above = here
        row = row_below(row, ring)
    return figure


@kernel
def find_lakes(p, city, seat):
    """Mark in LAKE the empty cells that are enclosed by the city."""
    first = row_of(p, p.north[seat])
    rows = p.south[seat] - p.north[seat] + 1
    if euler_number(city, first, rows) == 1:
        return
    row = first
    for _ in range(rows):
        p.work[row, LAKE] = _gaps(built(city, row), column_of(p.west[seat]))
        row = row_below(row, p.ring)
    while _drain(p.work, city, first, rows):
        pass


@kernel
def _gaps(cells, column):
    """The empty cells of a row between its first and its last built cell, from this column on."""
    back = np.uint64(column)
    there = np.uint64((COLUMNS - column) % COLUMNS)
    line = (cells >> back) | (cells << there)
    full = line
    reach = ONE
    while reach < np.uint64(COLUMNS):
        full |= full >> reach
        reach += reach
    first = line & (~line + ONE)
    gaps = full & ~(first - ONE) & ~line
    return (gaps << back) | (gaps >> there)


@kernel
def _drain(work, city, row, rows):
    """Remove the cells beside open ground from LAKE; return whether there were any."""
    ring = len(city)
    drained = False
    above = ~NONE
    here = ~(built(city, row) | work[row, LAKE])
    for _ in range(rows):
        next_row = row_below(row, ring)
        below = ~(built(city, next_row) | work[next_row, LAKE])
        dry = work[row, LAKE] & touching(above, here, below)
        if dry:
            work[row, LAKE] ^= dry
            drained = True
        above = here | dry
        here = below
        row = next_row
    return drained


@kernel
def clear_work(p, row, rows):
    """Zero the work space of these rows of a city."""
    for _ in range(rows):
        p.work[row, LEFT] = NONE
        p.work[row, HOUSES] = NONE
        p.work[row, LAKE] = NONE
        row = row_below(row, p.ring)
