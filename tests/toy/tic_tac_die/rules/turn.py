"""A turn: the die names a row, the player marks a free cell there, or anywhere if it is full."""

from __future__ import annotations

import numpy as np
from polis.games.tic_tac_die.sheet import CELLS, DIE, ROWS

from polis.core.contract import CHANCE, HEADER, OVER, WIN
from polis.core.kernel import kernel

ROLLING, MARKING, WON, DRAWN = range(4)
FIELDS = [("phase", np.int8), ("seat", np.int8), ("die", np.int8), ("cells", np.int8, CELLS)]
POSITION = np.dtype([*HEADER, *FIELDS], align=True)


@kernel
def setup(box, P, i, seats, options):
    p = P[i]
    p.rules, p.seats, p.turns = options[0], seats, 1
    p.phase, p.seat, p.die = ROLLING, 0, 0
    p.cells[:] = 0


@kernel
def to_act(box, P, i):
    p = P[i]
    if p.phase == ROLLING:
        return CHANCE
    return np.int64(p.seat) if p.phase == MARKING else OVER


@kernel
def chance(box, P, i, out, weights):
    for row in range(ROWS):
        out[row], weights[row] = DIE + row, 1
    return ROWS


@kernel
def odds(box, P, i):
    return ROWS


@kernel
def draw(box, P, i, r):
    return DIE + r


@kernel
def event(box, P, i):
    return np.int64(P[i].turns)


@kernel
def legal(box, P, i, out):
    p = P[i]
    n = 0
    for anywhere in (False, True):
        for cell in range(CELLS):
            if p.cells[cell] == 0 and (anywhere or cell // ROWS == p.die):
                out[n] = cell
                n += 1
        if n:
            break
    return n


@kernel
def has_line(p, mark):
    c = p.cells
    for k in range(3):
        if c[3 * k] == c[3 * k + 1] == c[3 * k + 2] == mark or c[k] == c[k + 3] == c[k + 6] == mark:
            return True
    return c[0] == c[4] == c[8] == mark or c[2] == c[4] == c[6] == mark


@kernel
def apply(box, P, i, code):
    p = P[i]
    if p.phase == ROLLING:
        p.die, p.phase = code - DIE, MARKING
        return
    p.cells[code] = p.seat + 1
    if has_line(p, p.seat + 1):
        p.phase = WON
    elif p.turns == CELLS:
        p.phase = DRAWN
    else:
        p.seat, p.turns, p.phase = 1 - p.seat, p.turns + 1, ROLLING


@kernel
def score(box, P, i, seat, lines, reasons):
    lines[0] = 1 if has_line(P[i], seat + 1) else 0
    return lines[0]


@kernel
def shares(box, P, i, out):
    p = P[i]
    for seat in range(2):
        won = WIN if p.seat == seat else 0
        out[seat] = won if p.phase == WON else WIN // 2
