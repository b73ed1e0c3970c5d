"""The observation of a seat, for learning agents."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.machi_koro.sheet import KINDS, LANDMARKS, SEATS


@kernel
def observe(box, P, i, seat, out):
    """Write the sheet's fields in order; the observer is the first seat."""
    p = P[i]
    out[:] = 0
    out[p.phase] = 1
    out[9] = p.seats
    out[10] = p.ten
    out[11] = p.beginner
    out[12] = p.first
    out[13] = p.second
    out[14] = p.rerolled
    out[15] = p.dice
    n = 16
    for step in range(p.seats):
        other = (seat + step) % p.seats
        out[n + step] = other == p.seat
        out[n + SEATS + step] = p.coins[other]
        for landmark in range(LANDMARKS):
            out[n + 2 * SEATS + step * LANDMARKS + landmark] = p.landmarks[other, landmark]
        for kind in range(KINDS):
            place = n + (2 + LANDMARKS) * SEATS + step * KINDS + kind
            out[place] = p.cities[other, kind]
    n += (2 + LANDMARKS + KINDS) * SEATS
    for kind in range(KINDS):
        out[n + kind] = p.supply[kind]
        out[n + KINDS + kind] = p.deck[kind]
