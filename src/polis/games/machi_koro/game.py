"""Machi Koro, put together."""

from __future__ import annotations

from polis.core.rules import Rules, gather
from polis.games.machi_koro import scorepad
from polis.games.machi_koro.box import make_box
from polis.games.machi_koro.rules import apply, chance, legal, outlook, position, score
from polis.games.machi_koro.sheet import SHEET
from polis.games.machi_koro.strategy import playout, shopping_lists, value
from polis.games.machi_koro.text import notation, view

RULES = Rules(
    sheet=SHEET,
    box=make_box(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, value, playout),
    text=notation,
    view=view,
    pad=scorepad,
    bots=shopping_lists,
    extras={"outlook": (outlook.outlook, outlook.scratch())},
)
