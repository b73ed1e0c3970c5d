"""The rules for tests, with any set of components, whether or not it passes the checks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from polis.core.position import Position
from polis.core.rules import Rules
from polis.games.world_wonders.box import load
from polis.games.world_wonders.game import RULES as GAME

BOX = load()


def rules_with(box: Any) -> Rules:
    """The rules with another set of components."""
    return replace(GAME, box=box)


RULES = rules_with(BOX)


def position_of(box: Any, records: Any) -> Position:
    """A position in a record of its own, with the components it is played with."""
    return Position(RULES if box is BOX else rules_with(box), records)
