"""Machi Koro, put together."""

from __future__ import annotations

from polis.core.rules import Rules, gather
from polis.games.machi_koro import (
    advice,
    apply,
    bots,
    chance,
    legal,
    lookahead,
    odds,
    pad,
    position,
    score,
    text,
    view,
)
from polis.games.machi_koro.facts import SHEET
from polis.games.machi_koro.pieces import make_box

RULES = Rules(
    sheet=SHEET,
    box=make_box(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, advice, lookahead),
    text=text,
    view=view,
    pad=pad,
    bots=bots,
    extras={"outlook": (odds.outlook, odds.scratch())},
)
