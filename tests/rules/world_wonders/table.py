"""The rules for tests, with any set of components, whether or not it passes the checks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from polis.core.rules import Rules
from polis.games.world_wonders.components.loader import load
from polis.games.world_wonders.game import RULES as GAME

RULES = GAME
BOX = RULES.box


def rules_with(data: Any) -> Rules:
    """The rules with another set of components."""
    return replace(GAME, printed=load(data))
