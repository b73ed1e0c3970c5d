"""The rules for tests: put together without being registered, with any set of components."""

from __future__ import annotations

from typing import Any

from polis.core.position import Position
from polis.core.rules import Rules, gather
from polis.games.world_wonders import scorepad
from polis.games.world_wonders.box import load
from polis.games.world_wonders.rules import (
    apply,
    chance,
    legal,
    observation,
    position,
    score,
)
from polis.games.world_wonders.rules.position import POSITION
from polis.games.world_wonders.sheet import SHEET
from polis.games.world_wonders.strategy import playout, value
from polis.games.world_wonders.text import notation, view

KERNELS = gather(position, chance, legal, apply, score, observation, value, playout)
BOX = load()


def rules_with(box: Any) -> Rules:
    """The rules with another set of components."""
    return Rules(SHEET, box, POSITION, KERNELS, notation, view, pad=scorepad)


RULES = rules_with(BOX)


def position_of(box: Any, records: Any) -> Position:
    """A position in a record of its own, with the components it is played with."""
    return Position(RULES if box is BOX else rules_with(box), records)
