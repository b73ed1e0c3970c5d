"""Tic-Tac-Die's declared facts."""

from __future__ import annotations

from polis.core.sheet import Sheet

CELLS, ROWS = 9, 3
DIE = CELLS  # decisions are cells, outcomes are rows

SHEET = Sheet(
    key="tic-tac-die",
    title="Tic-Tac-Die",
    players=(2,),
    minutes=(1, 2),
    most_actions=CELLS,
    most_outcomes=ROWS,
    actions=CELLS,
    codes=CELLS + ROWS,
)
