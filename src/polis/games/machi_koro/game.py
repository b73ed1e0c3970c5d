"""Machi Koro, put together."""

from __future__ import annotations

import numpy as np

from polis.core.rules import Rules, gather
from polis.games.machi_koro import (
    advice,
    apply,
    bots,
    chance,
    legal,
    lookahead,
    position,
    score,
    text,
    view,
)
from polis.games.machi_koro.facts import KINDS, SHEET
from polis.games.machi_koro.pieces import HIGHEST_ROLL, make_box

RULES = Rules(
    sheet=SHEET,
    box=make_box(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, advice, lookahead),
    text=text,
    view=view,
    bots=bots,
    extras={"outlook": (advice.outlook, (0, np.zeros(KINDS), np.zeros(HIGHEST_ROLL + 1)))},
)
