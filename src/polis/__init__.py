"""Polis: play, score, learn and study city-building board games.

    >>> import polis
    >>> position = polis.rules("machi-koro").new(players=2)
    >>> position.seat == polis.CHANCE        # the dice are rolled first
    True
    >>> position.outcomes["dice 1"]
    Fraction(1, 6)
    >>> list(position.play("dice 1").legal)[:3]
    ['build nothing', 'build wheat-field', 'build ranch']

Three nouns carry everything. `Rules` is a game: `polis.rules(name)`; its `sheet` lists players
and options. `Position` is a moment: `seat`, `legal`, `play`, `copy`, `scores`, `explain`,
`why_not`. `Game` is a position with its past: `play`, `undo`, `at`, `str` and `Game.parse`.
Chance is played like any action, in notation, or by a dealer: `Game(..., seed=1)`.

`polis.sheets()` lists the games, `polis.simulate` plays many between bots, `polis.bot` makes one.
`polis.score` and `polis.legal` read a city from a real table. Where a game takes another set of
components, `polis.rules(name, components=data)` is the game with it.
Whatever is refused raises a `PolisError` whose text is one sentence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from polis.arena.simulation import simulate
    from polis.bots.specs import parse as bot
    from polis.core.component_sets import rules
    from polis.core.contract import CHANCE, OVER
    from polis.core.errors import Ambiguous, NotAnAction, NotLegal, PolisError
    from polis.core.game import Game
    from polis.core.position import Position
    from polis.core.registry import sheets
    from polis.core.rules import Rules
    from polis.core.scorepad import legal, score
    from polis.core.sheet import Sheet

# NumPy and the games take long to load, so names are fetched when first used.
_HOMES = {
    "simulate": ("polis.arena.simulation", "simulate"),
    "bot": ("polis.bots.specs", "parse"),
    "CHANCE": ("polis.core.contract", "CHANCE"),
    "OVER": ("polis.core.contract", "OVER"),
    "Ambiguous": ("polis.core.errors", "Ambiguous"),
    "NotAnAction": ("polis.core.errors", "NotAnAction"),
    "NotLegal": ("polis.core.errors", "NotLegal"),
    "PolisError": ("polis.core.errors", "PolisError"),
    "Game": ("polis.core.game", "Game"),
    "legal": ("polis.core.scorepad", "legal"),
    "score": ("polis.core.scorepad", "score"),
    "Position": ("polis.core.position", "Position"),
    "Rules": ("polis.core.rules", "Rules"),
    "Sheet": ("polis.core.sheet", "Sheet"),
    "rules": ("polis.core.component_sets", "rules"),
    "sheets": ("polis.core.registry", "sheets"),
}

__all__ = [
    "CHANCE",
    "OVER",
    "Ambiguous",
    "Game",
    "NotAnAction",
    "NotLegal",
    "PolisError",
    "Position",
    "Rules",
    "Sheet",
    "bot",
    "legal",
    "rules",
    "score",
    "sheets",
    "simulate",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'polis' has no attribute {name!r}")
    import importlib

    module, attribute = _HOMES[name]
    return getattr(importlib.import_module(module), attribute)


def __dir__() -> list[str]:
    return sorted(__all__)
