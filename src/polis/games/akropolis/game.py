"""Akropolis, put together."""

from __future__ import annotations

from polis.core.rules import Rules, gather
from polis.games.akropolis import scorepad
from polis.games.akropolis.box import make_box
from polis.games.akropolis.drawing import table
from polis.games.akropolis.rules import apply, chance, legal, position, score
from polis.games.akropolis.sheet import SHEET
from polis.games.akropolis.strategy import playout, value
from polis.games.akropolis.text import notation, view

RULES = Rules(
    sheet=SHEET,
    box=make_box(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, value, playout),
    text=notation,
    view=view,
    drawing=table,
    pad=scorepad,
    extras={"cities": scorepad.EXTRA},
)
