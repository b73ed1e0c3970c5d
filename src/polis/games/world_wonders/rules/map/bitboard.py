"""Sets of cells as three words of bits, and the bit operations used by all rules.

A cell is bit row * 16 + column; the last column of a row and rows outside the map are always empty.
A set is a tuple of three words, so that the compiler keeps it in registers.
"""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, lowest_bit, popcount
from polis.games.world_wonders.sheet import STRIDE

NONE = np.uint64(0)
ONE = np.uint64(1)
WORD = 64
EMPTY = (NONE, NONE, NONE)


@kernel
def load(words):
    """The set that three words of a record hold."""
    return words[0], words[1], words[2]


@kernel
def store(words, cells):
    """Write a set into three words of a record."""
    words[0] = cells[0]
    words[1] = cells[1]
    words[2] = cells[2]


@kernel
def add(words, cells):
    """Add a set to the one that three words of a record hold."""
    words[0] |= cells[0]
    words[1] |= cells[1]
    words[2] |= cells[2]


@kernel
def any_of(cells):
    """Whether a set is not empty."""
    return (cells[0] | cells[1] | cells[2]) != NONE


@kernel
def meet(a, b):
    """Whether two sets have a cell in common."""
    return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) != NONE


@kernel
def both(a, b):
    return a[0] & b[0], a[1] & b[1], a[2] & b[2]


@kernel
def either(a, b):
    return a[0] | b[0], a[1] | b[1], a[2] | b[2]


@kernel
def without(a, b):
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]


@kernel
def count(cells):
    """The number of cells of a set."""
    return popcount(cells[0]) + popcount(cells[1]) + popcount(cells[2])


@kernel
def first(cells):
    """The lowest cell of a set that is not empty."""
    if cells[0]:
        return lowest_bit(cells[0])
    if cells[1]:
        return WORD + lowest_bit(cells[1])
    return 2 * WORD + lowest_bit(cells[2])


@kernel
def cell_set(cell):
    """The set of one cell."""
    bit = ONE << np.uint64(cell & (WORD - 1))
    return (
        bit if cell < WORD else NONE,
        bit if WORD <= cell < 2 * WORD else NONE,
        bit if cell >= 2 * WORD else NONE,
    )


@kernel
def rest_of(cells):
    """The set without its lowest cell."""
    if cells[0]:
        return cells[0] & (cells[0] - ONE), cells[1], cells[2]
    if cells[1]:
        return NONE, cells[1] & (cells[1] - ONE), cells[2]
    return NONE, NONE, cells[2] & (cells[2] - ONE)


@kernel
def ahead(cells, n):
    """The cells c for which c + n is in the set."""
    a, b, c = cells
    while n >= WORD:
        a, b, c = b, c, NONE
        n -= WORD
    down = np.uint64(n)
    # In two steps, because a shift by 64 is undefined.
    up = np.uint64(WORD - 1 - n)
    return (a >> down) | (b << ONE << up), (b >> down) | (c << ONE << up), c >> down


@kernel
def behind(cells, n):
    """The cells c for which c - n is in the set."""
    a, b, c = cells
    while n >= WORD:
        a, b, c = NONE, a, b
        n -= WORD
    up = np.uint64(n)
    down = np.uint64(WORD - 1 - n)
    return a << up, (b << up) | (a >> ONE >> down), (c << up) | (b >> ONE >> down)


@kernel
def beside(cells):
    """The cells that share a side with the set; includes cells in the set and off the map."""
    east = ahead(cells, 1)
    west = behind(cells, 1)
    south = ahead(cells, STRIDE)
    north = behind(cells, STRIDE)
    return either(either(east, west), either(south, north))


@kernel
def flood(start, area):
    """The cells of an area that are connected to `start`, which lies in it."""
    grown = start
    while True:
        more = either(grown, both(beside(grown), area))
        if more == grown:
            return grown
        grown = more


@kernel
def largest_group(area):
    """The number of cells in the largest connected group of an area."""
    best = 0
    while any_of(area):
        group = flood(cell_set(first(area)), area)
        best = max(best, count(group))
        area = without(area, group)
    return best
