"""The observation of a seat, for learning agents."""

from __future__ import annotations

import numpy as np

from polis.core.arithmetic import spread
from polis.core.kernel import inline_kernel, kernel
from polis.games.akropolis.rules.bitboard import HEIGHT, KIND, NONE, PLAZAS, row_above
from polis.games.akropolis.rules.position import ENDED, PLACING, TAKING
from polis.games.akropolis.sheet import (
    COLUMNS,
    DISTRICTS,
    KINDS,
    OBSERVATION,
    OPTIONS,
    PLACE,
    SEATS,
    SITE_TILES,
    WINDOW,
)

PHASES = ENDED + 1
HAND = PHASES + len(OPTIONS)
UNSEEN = HAND + 3 + 3 * SITE_TILES
TABLE, SEAT = OBSERVATION.table_size, OBSERVATION.seat_size
STONES = TABLE + 1  # of the observer
ROW = 2 * COLUMNS * 3  # codes of placements

# A plane in words of eight cells, and the first column of the torus in it.
CHUNKS = WINDOW // 8
PLANE = WINDOW * CHUNKS
FIRST = (COLUMNS - WINDOW) // 2
HALF = WINDOW // 2

# The digits of a cell's number: four of the hex, then four of its level.
DIGIT_1, DIGIT_2, DIGIT_3, DIGIT_4, DIGIT_5, DIGIT_6, DIGIT_7 = np.arange(1, 8, dtype=np.uint64)


@kernel
def observe(box, P, i, seat, vector, planes, stamp):
    """Write the fields of the sheet; the observer is the first seat."""
    p = P[i]
    for option in range(len(p.options)):
        vector[PHASES + option] = p.options[option]
    _observe_tiles(box[0], p, vector)
    for kind in range(KINDS):
        vector[UNSEEN + kind] = p.unseen[kind]
    other = seat
    for step in range(p.seats):
        _observe_seat(p, other, vector, TABLE + step * SEAT)
        other = other + 1 if other + 1 < p.seats else 0
    now = _stamp(p, p.turns, seat)
    if stamp != now:
        planes[:] = 0
        for step in range(p.seats):
            _observe_city(p, other, planes, step * PLANE)
            other = other + 1 if other + 1 < p.seats else 0
    return now


@kernel
def observe_after(box, P, i, played, seat, vector, planes, stamp):
    """`observe`, in a turn without what the decision left as it was."""
    p = P[i]
    now = _stamp(p, p.turns, seat)
    before = seat - 1 if seat else p.seats - 1
    if p.phase == PLACING and seat == p.seat and stamp == now:
        _observe_tiles(box[0], p, vector)
        vector[STONES] = p.stones[seat]
        return now
    if p.phase == TAKING and seat == p.seat and stamp == _stamp(p, p.turns - 1, before):
        # What the seat before saw in its turn. Since then only two rows of its own city, which is
        # now the last one, have changed.
        _turn(p, planes)
        row = (played - PLACE) // ROW
        _observe_again(p, before, row, planes)
        _observe_again(p, before, row_above(row, p.ring), planes)
        stamp = now
    return observe(box, P, i, seat, vector, planes, stamp)


@kernel
def _stamp(p, turn, seat):
    """The cities at a turn before its placement, or now if it is done, as this seat sees them."""
    placed = turn == p.turns and not (p.phase == TAKING or p.phase == PLACING)
    return (turn * 2 + placed) * SEATS + seat


@kernel
def _turn(p, planes):
    """Move the planes of all seats up by one, those of the first to the end."""
    north = 0
    south = 0
    for seat in range(p.seats):
        north = min(north, p.north[seat])
        south = max(south, p.south[seat])
    # The other rows are empty.
    first = max(north + HALF, 0) * CHUNKS
    end = (min(south + HALF, WINDOW - 1) + 1) * CHUNKS
    for step in range(p.seats - 1):
        n = step * PLANE
        for k in range(n + first, n + end):
            cells = planes[k]
            planes[k] = planes[k + PLANE]
            planes[k + PLANE] = cells


@kernel
def _observe_tiles(b, p, vector):
    """Write the phase, the tile in hand and those on the site."""
    vector[:PHASES] = 0
    vector[p.phase] = 1
    _observe_tile(b, p.hand, vector, HAND)
    for place in range(SITE_TILES):
        _observe_tile(b, p.site[place], vector, HAND + 3 + 3 * place)


@kernel
def _observe_tile(b, kind, vector, n):
    """Write the three hexes of a tile; there is none if `kind` is NO_TILE."""
    for k in range(3):
        vector[n + k] = b.letters[kind, k] if kind >= 0 else 0


@kernel
def _observe_seat(p, seat, vector, n):
    vector[n] = seat == p.seat
    vector[n + 1] = p.stones[seat]
    for kind in range(DISTRICTS):
        vector[n + 2 + kind] = p.plazas[seat, kind]
    n += 2 + DISTRICTS
    vector[n] = -p.west[seat]
    vector[n + 1] = p.east[seat]
    vector[n + 2] = -p.north[seat]
    vector[n + 3] = p.south[seat]


@kernel
def _observe_city(p, seat, planes, n):
    """Write hex and level of the cells in the window; the torus does not wrap inside it."""
    west = max(p.west[seat] + HALF, 0) >> 3
    east = min(p.east[seat] + HALF, WINDOW - 1) >> 3
    north = max(p.north[seat] + HALF, 0)
    south = min(p.south[seat] + HALF, WINDOW - 1)
    first = seat * p.ring + p.ring // 2 - HALF
    # Level 4 and higher are rare. Looking for them also fetches all rows from memory at once.
    high = NONE
    for row in range(north, south + 1):
        high |= p.rows[first + row, HEIGHT + 2] | p.rows[first + row, HEIGHT + 3]
    for row in range(north, south + 1):
        _observe_row(p.rows[first + row], west, east, high, planes, n + row * CHUNKS)


@kernel
def _observe_again(p, seat, row, planes):
    """Write a row of the torus again, for the seat whose planes are the last."""
    place = row - p.ring // 2 + HALF
    if max(p.north[seat] + HALF, 0) <= place <= min(p.south[seat] + HALF, WINDOW - 1):
        west = max(p.west[seat] + HALF, 0) >> 3
        east = min(p.east[seat] + HALF, WINDOW - 1) >> 3
        n = (p.seats - 1) * PLANE + place * CHUNKS
        _observe_row(p.rows[seat * p.ring + row], west, east, True, planes, n)


@inline_kernel
def _observe_row(bits, west, east, high_levels, planes, n):
    """Write a row of a city from its planes of bits, from the chunk `west` to `east`."""
    # In local variables, because what is written to `planes` might change the array.
    one, two, four, plaza = bits[KIND], bits[KIND + 1], bits[KIND + 2], bits[PLAZAS]
    low, middle, high, top = bits[HEIGHT], bits[HEIGHT + 1], bits[HEIGHT + 2], bits[HEIGHT + 3]
    for chunk in range(west, east + 1):
        shift = np.uint64(FIRST + 8 * chunk)
        cells = spread(one >> shift)
        cells |= spread(two >> shift) << DIGIT_1
        cells |= spread(four >> shift) << DIGIT_2
        cells |= spread(plaza >> shift) << DIGIT_3
        cells |= spread(low >> shift) << DIGIT_4
        cells |= spread(middle >> shift) << DIGIT_5
        if high_levels:
            cells |= spread(high >> shift) << DIGIT_6
            cells |= spread(top >> shift) << DIGIT_7
        planes[n + chunk] = cells
