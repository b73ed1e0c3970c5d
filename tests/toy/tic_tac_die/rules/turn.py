"""A turn: the die names a row or any cell, the player marks a free cell there."""

from __future__ import annotations

import numpy as np
from polis.games.tic_tac_die.rules.position import DRAWN, MARKING, ROLLING, WON
from polis.games.tic_tac_die.sheet import ANY, CELLS, DIE, FACES, SEATS

from polis.core.contract import WIN
from polis.core.kernel import kernel


@kernel
def chance(box, P, i, out, weights):
    for face in range(FACES):
        out[face] = DIE + face
        weights[face] = box[0].sides[face]
    return FACES


@kernel
def odds(box, P, i):
    return 6


@kernel
def draw(box, P, i, r):
    face = 0
    while r >= box[0].sides[face]:
        r -= box[0].sides[face]
        face += 1
    return DIE + face


@kernel
def event(box, P, i):
    return np.int64(P[i].turns)


@kernel
def legal(box, P, i, out):
    p = P[i]
    n = 0
    for pick in range(2):  # a full row allows every cell
        for cell in range(CELLS):
            if p.cells[cell] == 0 and (pick == 1 or p.die == ANY or cell // 3 == p.die):
                out[n] = cell
                n += 1
        if n:
            break
    return n


@kernel
def has_line(b, p, seat):
    for line in range(len(b.lines)):
        marks = 0
        for k in range(3):
            marks += p.cells[b.lines[line, k]] == seat + 1
        if marks == 3:
            return True
    return False


@kernel
def apply(box, P, i, code):
    p = P[i]
    if p.phase == ROLLING:
        p.die = code - DIE
        p.phase = MARKING
        return
    p.cells[code] = p.seat + 1
    if has_line(box[0], p, p.seat):
        p.phase = WON
    elif p.turns == CELLS:
        p.phase = DRAWN
    else:
        p.seat = 1 - p.seat
        p.turns += 1
        p.phase = ROLLING


@kernel
def score(box, P, i, seat, sheet, reasons):
    sheet[0] = 1 if has_line(box[0], P[i], seat) else 0
    reasons[0] = sheet[0]
    return sheet[0]


@kernel
def shares(box, P, i, out):
    p = P[i]
    for seat in range(SEATS):
        out[seat] = WIN // 2 if p.phase == DRAWN else 0
        if p.phase == WON and p.seat == seat:
            out[seat] = WIN


@kernel
def observe(box, P, i, seat, out):
    p = P[i]
    for cell in range(CELLS):
        mark = p.cells[cell]
        out[cell] = 0 if mark == 0 else (1 if mark == seat + 1 else -1)
    out[CELLS] = p.die
