"""The position: nine cells, the die, the seat to move."""

from __future__ import annotations

import numpy as np

from polis.core.contract import CHANCE, HEADER, OVER
from polis.core.kernel import kernel

ROLLING, MARKING, WON, DRAWN = range(4)
POSITION = np.dtype(
    [*HEADER, ("phase", np.int8), ("seat", np.int8), ("die", np.int8), ("cells", np.int8, 9)],
    align=True,
)


@kernel
def setup(box, P, i, seats, options):
    p = P[i]
    p.rules = options[0]
    p.seats = seats
    p.turns = 1
    p.phase = ROLLING
    p.seat = 0
    p.die = 0
    p.cells[:] = 0


@kernel
def to_act(box, P, i):
    p = P[i]
    if p.phase == ROLLING:
        return CHANCE
    return np.int64(p.seat) if p.phase == MARKING else OVER
