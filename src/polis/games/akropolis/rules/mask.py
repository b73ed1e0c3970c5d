"""Legal actions as bits: a row of places becomes six words of a mask."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import inline_kernel, kernel
from polis.games.akropolis.rules.legal import (
    legal,
    places_in_row,
    rows_of_places,
    write_places,
)
from polis.games.akropolis.rules.position import TAKING
from polis.games.akropolis.sheet import COLUMNS, PLACE

ROW = 2 * COLUMNS * 3  # the codes of a row: triangles up, then down, each place in three rotations
HALF = ROW // 2 // 64  # words

TRIPLE = np.array(
    [sum((bits >> k & 1) * 7 << 3 * k for k in range(8)) for bits in range(256)], np.uint64
)
"""For each byte, 24 bits: three for each of its bits."""

BYTE = np.uint64(255)
S8, S16, S24, S32, S40, S48, S56 = (np.uint64(8 * k) for k in range(1, 8))

# The bits of places begin after those of tiles to take.
SHIFT, BACK = np.uint64(PLACE), np.uint64(64 - PLACE)


@kernel
def legal_with_mask(box, P, i, out, mask):
    p = P[i]
    words = mask.view(np.uint64)
    if p.phase == TAKING:
        n = legal(box, P, i, out)
        words[0] = (1 << n) - 1
        return n
    city = p.rows[p.seat * p.ring : (p.seat + 1) * p.ring]
    first, last = rows_of_places(p)
    n = 0
    if last > p.ring:
        n = _mask_rows(city, 0, last - p.ring, out, n, words)
        last = p.ring
    return _mask_rows(city, first, last, out, n, words)


@kernel
def _mask_rows(city, first, last, out, n, words):
    """Write the codes and the bits of these rows."""
    # The highest places of the row above end in the first word of a row.
    over = words[first * 2 * HALF]
    for row in range(first, last):
        up, down = places_in_row(city, row)
        n = write_places(up, PLACE + row * ROW, out, n)
        n = write_places(down, PLACE + row * ROW + ROW // 2, out, n)
        over = _write_bits(up, over, words, row * 2 * HALF)
        over = _write_bits(down, over, words, row * 2 * HALF + HALF)
    words[last * 2 * HALF] = over
    return n


@inline_kernel
def _write_bits(places, over, words, n):
    """Write three bits for each place, `over` in front of them; return what is left over."""
    third, sixth = TRIPLE[places >> S16 & BYTE], TRIPLE[places >> S40 & BYTE]
    one = TRIPLE[places & BYTE] | TRIPLE[places >> S8 & BYTE] << S24 | third << S48
    two = third >> S16 | TRIPLE[places >> S24 & BYTE] << S8
    two |= TRIPLE[places >> S32 & BYTE] << S32 | sixth << S56
    three = sixth >> S8 | TRIPLE[places >> S48 & BYTE] << S16 | TRIPLE[places >> S56] << S40
    words[n] = one << SHIFT | over
    words[n + 1] = two << SHIFT | one >> BACK
    words[n + 2] = three << SHIFT | two >> BACK
    return three >> BACK
