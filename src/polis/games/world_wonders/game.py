"""World Wonders, put together."""

from __future__ import annotations

from polis.core.rules import Rules, gather
from polis.games.world_wonders import (
    advice,
    apply,
    chance,
    drawing,
    exchange,
    legal,
    observe,
    pad,
    position,
    score,
    text,
    view,
)
from polis.games.world_wonders.components import load
from polis.games.world_wonders.facts import SHEET

RULES = Rules(
    sheet=SHEET,
    box=load(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, observe, advice),
    text=text,
    view=view,
    drawing=drawing,
    pad=pad,
    components=exchange,
)
