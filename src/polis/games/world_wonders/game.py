"""World Wonders, put together."""

from __future__ import annotations

from polis.core.rules import Rules, gather
from polis.games.world_wonders import scorepad
from polis.games.world_wonders.box import load
from polis.games.world_wonders.components import sets
from polis.games.world_wonders.drawing import table
from polis.games.world_wonders.rules import (
    apply,
    chance,
    legal,
    observation,
    position,
    score,
)
from polis.games.world_wonders.sheet import SHEET
from polis.games.world_wonders.strategy import playout, value
from polis.games.world_wonders.text import notation, view

RULES = Rules(
    sheet=SHEET,
    box=load(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, observation, value, playout),
    text=notation,
    view=view,
    drawing=table,
    pad=scorepad,
    components=sets,
)
