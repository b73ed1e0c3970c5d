"""Machi Koro, put together."""

from __future__ import annotations

import numpy as np

from polis.core.rules import Rules
from polis.games.machi_koro import text, view
from polis.games.machi_koro.advice import outlook, value
from polis.games.machi_koro.apply import apply
from polis.games.machi_koro.chance import chance, draw, event, odds
from polis.games.machi_koro.facts import KINDS, SHEET
from polis.games.machi_koro.legal import legal
from polis.games.machi_koro.pieces import HIGHEST_ROLL, make_box
from polis.games.machi_koro.position import POSITION, setup, to_act
from polis.games.machi_koro.score import observe, score, shares

RULES = Rules(
    sheet=SHEET,
    box=make_box(),
    dtype=POSITION,
    kernels={
        "setup": setup,
        "to_act": to_act,
        "legal": legal,
        "chance": chance,
        "odds": odds,
        "draw": draw,
        "event": event,
        "apply": apply,
        "score": score,
        "shares": shares,
        "observe": observe,
        "value": value,
    },
    text=text,
    view=view,
    extras={"outlook": (outlook, (0, np.zeros(KINDS), np.zeros(HIGHEST_ROLL + 1)))},
)
