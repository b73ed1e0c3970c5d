"""A city as bit rows: the meaning of the planes, and the bit operations used by all rules.

Cells are axial (q, r); their neighbours are, clockwise, n (0, -1), ne (1, -1), se (1, 0), s (0, 1),
sw (-1, 1) and nw (-1, 0). A city is an array of rows with one word per plane; a bit of a word is a
column. Rows and columns wrap: the torus is larger than any city.
"""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, popcount
from polis.games.akropolis.sheet import COLUMNS

# Three planes encode the kind of the visible hex, one says whether it is a plaza.
KIND, PLAZAS = 0, 3
# Four planes encode the height. A tile on level h rests on two tiles of level h - 1, and those on
# three of level h - 2, because two triangles of cells can be divided into two triangles in only
# one way. (If X took the cells a, b of tile P and one of Q, the rest of Q would have to be the two
# common neighbours of that cell and of P's third cell, which are a and b.) So the columns under a
# tile of level h hold at least 3 + 6 + 9 (h - 2) hexes, and 4 + 3 * 30 hexes reach at most level
# 11.
HEIGHT, HEIGHTS = 4, 4
# A bit of TILE_UP or TILE_DOWN says that the visible hexes of this triangle are one tile. The
# triangle up of a cell is the cell, its n and its ne; the triangle down is the cell, its ne and
# its se.
TILE_UP, TILE_DOWN = 8, 9
PLANES = 10

NONE = np.uint64(0)
ONE = np.uint64(1)
LAST = np.uint64(COLUMNS - 1)


@kernel
def row_of(p, r):
    """The row of the torus that holds the true row r."""
    return (r + p.ring // 2) % p.ring


@kernel
def column_of(q):
    """The column of the torus that holds the true column q."""
    return (q + COLUMNS // 2) & (COLUMNS - 1)


@kernel
def bit(column):
    """A word with the bit of this column set."""
    return ONE << np.uint64(column)


@kernel
def east(word):
    """For every cell, the bit of the cell one column higher."""
    return (word >> ONE) | (word << LAST)


@kernel
def west(word):
    """For every cell, the bit of the cell one column lower."""
    return (word << ONE) | (word >> LAST)


@kernel
def row_above(row, ring):
    """The row above this one on the torus."""
    return row - 1 if row > 0 else ring - 1


@kernel
def row_below(row, ring):
    """The row below this one on the torus."""
    return row + 1 if row + 1 < ring else 0


@kernel
def touching(above, here, below):
    """The cells of the middle row with a neighbour in one of the three rows of bits."""
    return above | east(above) | east(here) | west(here) | below | west(below)


@kernel
def enclosed(above, here, below):
    """The cells of the middle row whose six neighbours are all set."""
    return above & east(above) & east(here) & west(here) & below & west(below)


@kernel
def built(city, row):
    """The built cells of a row."""
    return city[row, KIND] | city[row, KIND + 1] | city[row, KIND + 2]


@kernel
def of_kind(city, row, kind):
    """The visible districts, plazas or quarries of a kind in a row."""
    one = city[row, KIND] if kind & 1 else ~city[row, KIND]
    two = city[row, KIND + 1] if kind & 2 else ~city[row, KIND + 1]
    four = city[row, KIND + 2] if kind & 4 else ~city[row, KIND + 2]
    return one & two & four


@kernel
def districts(city, row, kind):
    """The visible districts of a kind in a row."""
    return of_kind(city, row, kind) & ~city[row, PLAZAS]


@kernel
def levels(city, row, cells):
    """The sum of the levels of these cells of a row."""
    total = 0
    for k in range(HEIGHTS):
        total += popcount(city[row, HEIGHT + k] & cells) << k
    return total


@kernel
def letter_at(city, row, cell):
    """The letter of the visible hex in a cell, given as one bit."""
    letter = 0
    for k in range(4):
        letter |= np.int64((city[row, KIND + k] & cell) != NONE) << k
    return letter


@kernel
def set_letter(city, row, cell, letter):
    """Change the visible hex of a cell, given as one bit."""
    for k in range(4):
        # All ones or all zeros, instead of an unpredictable branch.
        wanted = NONE - np.uint64(letter >> k & 1)
        city[row, KIND + k] ^= (city[row, KIND + k] ^ wanted) & cell


@kernel
def build_up(city, row, cells):
    """Raise these cells of a row by one level."""
    for k in range(HEIGHTS):
        carry = city[row, HEIGHT + k] & cells
        city[row, HEIGHT + k] ^= cells
        cells = carry
