"""What bots need: the middle and the corners are worth more; playouts are random."""

from __future__ import annotations

from typing import Any

import numpy as np
from polis.games.tic_tac_die.rules.position import MARKING, ROLLING, WON, to_act
from polis.games.tic_tac_die.rules.turn import apply, legal
from polis.games.tic_tac_die.sheet import CELLS, SEATS

from polis.core.contract import CHANCE
from polis.core.dealer import deal, random_below, random_word
from polis.core.kernel import kernel, new_records

STRATEGY = np.dtype([("worth", np.float64, CELLS)])
CHOICE = 1000  # random numbers of decisions; chance takes those of the turns


def make_strategy() -> np.ndarray[Any, Any]:
    strategy = new_records(1, STRATEGY)
    strategy["worth"] = (3, 2, 3, 2, 4, 2, 3, 2, 3)
    return strategy


@kernel
def value(box, P, i, seat):
    p = P[i]
    if p.phase == WON:
        return 100.0 if p.seat == seat else -100.0
    total = 0.0
    for cell in range(CELLS):
        if p.cells[cell]:
            worth = box[0].strategy.worth[cell]
            total += worth if p.cells[cell] == seat + 1 else -worth
    return total


@kernel
def prior(box, P, i, codes, n, out):
    for k in range(n):
        out[k] = 0.1 * box[0].strategy.worth[codes[k]]


@kernel
def playout(box, P, i, luck, codes, out):
    p = P[i]
    while p.phase == ROLLING or p.phase == MARKING:
        if to_act(box, P, i) == CHANCE:
            code = deal(box, P, i, luck)
        else:
            n = legal(box, P, i, codes)
            code = codes[random_below(random_word(luck, CHOICE + np.int64(p.turns)), n)]
        apply(box, P, i, code)
    for seat in range(SEATS):
        won = 1.0 if p.seat == seat else 0.0
        out[seat] = won if p.phase == WON else 0.5
