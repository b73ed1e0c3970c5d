"""The rules for tests: put together without being registered, with any set of components."""

from __future__ import annotations

from typing import Any

from polis.core.position import Position
from polis.core.rules import Rules, gather
from polis.games.world_wonders import (
    advice,
    apply,
    chance,
    legal,
    lookahead,
    observe,
    pad,
    position,
    score,
    text,
    view,
)
from polis.games.world_wonders.components import load
from polis.games.world_wonders.facts import SHEET
from polis.games.world_wonders.position import POSITION

KERNELS = gather(position, chance, legal, apply, score, observe, advice, lookahead)
BOX = load()


def rules_with(box: Any) -> Rules:
    """The rules with another set of components."""
    return Rules(SHEET, box, POSITION, KERNELS, text, view, pad=pad)


RULES = rules_with(BOX)


def position_of(box: Any, records: Any) -> Position:
    """A position in a record of its own, with the components it is played with."""
    return Position(RULES if box is BOX else rules_with(box), records)
