"""Akropolis, put together."""

from __future__ import annotations

from polis.core.rules import Rules, gather
from polis.games.akropolis import (
    advice,
    apply,
    chance,
    drawing,
    legal,
    lookahead,
    pad,
    position,
    score,
    text,
    view,
)
from polis.games.akropolis.facts import SHEET
from polis.games.akropolis.pieces import make_box

RULES = Rules(
    sheet=SHEET,
    box=make_box(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, advice, lookahead),
    text=text,
    view=view,
    drawing=drawing,
    pad=pad,
    extras={"cities": pad.EXTRA},
)
