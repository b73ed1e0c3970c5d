"""The observation of a seat, for learning agents."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.core.sheet import MOST
from polis.games.machi_koro.rules.position import ENDED
from polis.games.machi_koro.sheet import KINDS, LANDMARKS, OBSERVATION

PHASES = ENDED + 1
TABLE, SEAT = OBSERVATION.table_size, OBSERVATION.seat_size
SUPPLY = TABLE - 2 * KINDS


@kernel
def observe(box, P, i, seat, vector, planes, stamp):
    """Write the fields of the sheet; the observer is the first seat."""
    p = P[i]
    vector[:PHASES] = 0
    vector[p.phase] = 1
    vector[PHASES] = p.ten
    vector[PHASES + 1] = p.beginner
    vector[PHASES + 2] = p.first
    vector[PHASES + 3] = p.second
    vector[PHASES + 4] = p.rerolled
    vector[PHASES + 5] = p.dice
    for kind in range(KINDS):
        vector[SUPPLY + kind] = p.supply[kind]
        vector[SUPPLY + KINDS + kind] = p.deck[kind]
    other = seat
    n = TABLE
    for _ in range(p.seats):
        vector[n] = other == p.seat
        vector[n + 1] = min(p.coins[other], MOST)
        for landmark in range(LANDMARKS):
            vector[n + 2 + landmark] = p.landmarks[other, landmark]
        for kind in range(KINDS):
            vector[n + 2 + LANDMARKS + kind] = p.cities[other, kind]
        n += SEAT
        other = other + 1 if other + 1 < p.seats else 0
    return stamp
