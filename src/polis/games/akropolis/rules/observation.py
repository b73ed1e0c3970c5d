"""The observation of a seat, for learning agents."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, lowest_bit
from polis.games.akropolis.rules.bitboard import (
    ONE,
    bit,
    built,
    letter_at,
    levels,
    row_below,
    row_of,
)
from polis.games.akropolis.sheet import (
    COLUMNS,
    DISTRICTS,
    KINDS,
    RINGS,
    SEATS,
    SITE_TILES,
)


@kernel
def observe(box, P, i, seat, out):
    """Write the sheet's fields in order; the observer is the first seat."""
    p = P[i]
    out[:] = 0
    out[p.phase] = 1
    out[4] = p.seats
    n = 5
    for option in range(len(p.options)):
        out[n + option] = p.options[option]
    n += len(p.options)
    for step in range(p.seats):
        other = (seat + step) % p.seats
        out[n + step] = other == p.seat
        out[n + SEATS + step] = p.stones[other]
        for kind in range(DISTRICTS):
            out[n + 2 * SEATS + step * DISTRICTS + kind] = p.plazas[other, kind]
    n += (2 + DISTRICTS) * SEATS
    if p.hand >= 0:
        out[n + np.int64(p.hand)] = 1
    n += KINDS
    for place in range(p.site_count):
        out[n + place * KINDS + np.int64(p.site[place])] = 1
    n += SITE_TILES * KINDS
    for kind in range(KINDS):
        out[n + kind] = p.unseen[kind]
    n += KINDS
    for step in range(p.seats):
        _observe_city(p, (seat + step) % p.seats, out, n + step * RINGS * COLUMNS)


@kernel
def _observe_city(p, seat, out, n):
    """Write the letter and the level of every cell of a city."""
    city = p.rows[seat * p.ring : (seat + 1) * p.ring]
    row = row_of(p, p.north[seat])
    for _ in range(p.south[seat] - p.north[seat] + 1):
        cells = built(city, row)
        while cells:
            column = lowest_bit(cells)
            cells &= cells - ONE
            place = n + row * COLUMNS + column
            out[place] = letter_at(city, row, bit(column))
            out[place + SEATS * RINGS * COLUMNS] = levels(city, row, bit(column))
        row = row_below(row, p.ring)
