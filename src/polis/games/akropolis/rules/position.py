"""An Akropolis position: the record, the set-up, and conversions to true coordinates."""

from __future__ import annotations

import numpy as np

from polis.core.contract import CHANCE, HEADER, OVER
from polis.core.kernel import kernel
from polis.games.akropolis.box import HOUSE, PLAZA
from polis.games.akropolis.rules.bitboard import (
    PLANES,
    bit,
    build_up,
    column_of,
    row_of,
    set_letter,
)
from polis.games.akropolis.sheet import (
    ALL_TILES,
    COLUMNS,
    DISTRICTS,
    KINDS,
    OPTIONS,
    RINGS,
    ROWS,
    SEATS,
    SITE_TILES,
    START_CELLS,
)

# What the position waits for.
REVEALING, TAKING, PLACING, ENDED = range(4)

NO_TILE = -1

# Work space for flood fills, zero between kernel calls.
LEFT, GROUP, HOUSES, LAKE = range(4)
WORK = 4

POSITION = np.dtype(
    [
        *HEADER,
        ("options", np.int8, len(OPTIONS)),
        ("phase", np.int8),
        ("hand", np.int8),  # the kind of tile taken and not yet placed, or NO_TILE
        ("site", np.int8, SITE_TILES),  # kinds, from the front
        ("unseen", np.int8, KINDS),  # tiles of each kind in the stacks
        ("seat", np.int64),  # the player to move
        ("site_count", np.int64),  # tiles on the site
        ("left", np.int64),  # tiles in the stacks
        ("to_reveal", np.int64),  # tiles still to be revealed before play continues
        ("reveals", np.int64),  # tiles revealed so far
        ("ring", np.int64),  # rows of each city's torus
        ("stones", np.int64, SEATS),
        ("plazas", np.int64, (SEATS, DISTRICTS)),  # visible ones
        ("west", np.int64, SEATS),  # the true extent of each city: lowest and highest q ...
        ("east", np.int64, SEATS),
        ("north", np.int64, SEATS),  # ... and r of its cells
        ("south", np.int64, SEATS),
        ("rows", np.uint64, (ROWS, PLANES)),  # the cities, one after another
        ("work", np.uint64, (RINGS, WORK)),
    ],
    align=True,
)


@kernel
def to_act(box, P, i):
    p = P[i]
    if p.phase == REVEALING:
        return CHANCE
    return OVER if p.phase == ENDED else p.seat


@kernel
def clear(p):
    """Zero the whole record, so that equal positions are equal in every byte."""
    p.options[:] = 0
    p.unseen[:] = 0
    p.site[:] = NO_TILE
    p.stones[:] = 0
    p.plazas[:] = 0
    p.west[:] = 0
    p.east[:] = 0
    p.north[:] = 0
    p.south[:] = 0
    p.rows[:] = 0
    p.work[:] = 0
    p.hand = NO_TILE
    p.site_count = 0
    p.reveals = 0
    p.left = 0
    p.turns = 0
    p.seat = 0


@kernel
def setup(box, P, i, seats, options):
    b = box[0]
    p = P[i]
    clear(p)
    p.rules = options[len(p.options)]
    p.seats = seats
    for option in range(len(p.options)):
        p.options[option] = options[option]
    backs = SEATS if p.options[ALL_TILES] else seats
    for kind in range(KINDS):
        p.unseen[kind] = b.tiles[backs, kind]
        p.left += b.tiles[backs, kind]
    # All tiles but the last are placed, equally many by each seat: see sheet.RINGS.
    p.ring = (p.left - 1) // seats * 2 + 4
    for seat in range(seats):
        p.stones[seat] = b.start_stones[seat]
        _lay_start_tile(b, p, seat)
    p.phase = REVEALING
    p.to_reveal = seats + 2


@kernel
def _lay_start_tile(b, p, seat):
    city = p.rows[seat * p.ring : (seat + 1) * p.ring]
    for cell in range(START_CELLS):
        q = b.start_q[cell]
        r = b.start_r[cell]
        here = bit(column_of(q))
        build_up(city, row_of(p, r), here)
        set_letter(city, row_of(p, r), here, b.start_letter[cell])
        extend_to_cell(p, seat, q, r)
        count_plaza(p, seat, b.start_letter[cell], 1)


@kernel
def count_plaza(p, seat, letter, times):
    """Count a hex that appeared or, with -1, disappeared, if it is a plaza."""
    if letter > PLAZA:
        p.plazas[seat, letter - PLAZA - HOUSE] += times


@kernel
def extend_to_cell(p, seat, q, r):
    """Extend the bounds of a city to this cell."""
    p.west[seat] = min(p.west[seat], q)
    p.east[seat] = max(p.east[seat], q)
    p.north[seat] = min(p.north[seat], r)
    p.south[seat] = max(p.south[seat], r)


@kernel
def true_r(p, seat, row):
    """The true row of the reference cell of a possible next tile, from its row on the torus."""
    first = p.north[seat] - 1
    return first + (row - row_of(p, first)) % p.ring


@kernel
def true_q(p, seat, column):
    """The true column of the reference cell of a possible next tile, from that on the torus."""
    first = p.west[seat] - 2
    return first + ((column - column_of(first)) & (COLUMNS - 1))
