"""The score is the number of landmarks built; the fourth one wins."""

from __future__ import annotations

from polis.core.contract import WIN
from polis.core.kernel import kernel
from polis.games.machi_koro.rules.position import ENDED
from polis.games.machi_koro.sheet import LANDMARKS


@kernel
def score(box, P, i, seat, sheet, reasons):
    p = P[i]
    total = 0
    for landmark in range(LANDMARKS):
        sheet[landmark] = p.landmarks[seat, landmark]
        reasons[landmark] = p.landmarks[seat, landmark]
        total += p.landmarks[seat, landmark]
    return total


@kernel
def shares(box, P, i, out):
    p = P[i]
    for seat in range(p.seats):
        out[seat] = WIN if p.phase == ENDED and seat == p.seat else 0
