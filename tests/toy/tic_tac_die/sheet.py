"""Tic-Tac-Die's declared facts."""

from __future__ import annotations

from polis.core.sheet import Field, Sheet

SEATS = 2
CELLS = 9
ANY = 3  # the face that allows every cell; the others allow one row
FACES = 4
DIE = CELLS  # decisions are cells, outcomes are faces

SHEET = Sheet(
    key="tic-tac-die",
    title="Tic-Tac-Die",
    players=(SEATS,),
    study_players=(),
    minutes=(1, 2),
    options=(),
    rules_versions=(1,),
    most_actions=CELLS,
    most_outcomes=FACES,
    actions=CELLS,
    codes=DIE + FACES,
    score_lines=1,
    reasons=1,
    observation=(Field("cells", CELLS), Field("die", 1)),
)
