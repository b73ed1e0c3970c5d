"""The numbers that a search weighs by: the game's own, one of its styles, or factors of either."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from polis.core.errors import UnknownBot
from polis.core.rules import Rules
from polis.text.message import Message


class Strategy:
    """What `style=` and `weights=` of a spec choose, for any game."""

    def __init__(self, style: Any = None, weights: str | float | None = None) -> None:
        self._style = None if style is None else str(style)
        self._factors = None if weights is None else _factors(str(weights))
        self._rules: tuple[Rules, Rules] | None = None  # a game, and the same with this strategy

    def rules(self, rules: Rules) -> Rules:
        """The same game with this strategy; UnknownBot if it has no style of this name."""
        if self._style is None and self._factors is None:
            return rules
        if self._rules is None or self._rules[0] is not rules:
            self._rules = (rules, replace(rules, strategy=self._strategy(rules)))
        return self._rules[1]

    def _strategy(self, rules: Rules) -> Any:
        found = rules.strategy if self._style is None else record_of(rules, self._style)
        strategy = found.copy()
        if self._factors is not None:
            weights = strategy["weights"].reshape(-1)
            count = min(len(weights), len(self._factors))
            weights[:count] *= self._factors[:count]
            strategy["weights"] = weights.reshape(strategy["weights"].shape)
        return strategy


def record_of(rules: Rules, style: str) -> Any:
    """The strategy record of a style that the game declares; UnknownBot if there is none."""
    if style not in rules.styles:
        names, title = list(rules.styles), rules.sheet.title
        if not names:
            raise UnknownBot(Message("bot-no-styles", style=style, game=title))
        raise UnknownBot(Message("bot-style", style=style, game=title, styles=names))
    return rules.styles[style]


def _factors(text: str) -> tuple[float, ...]:
    """The numbers of the parameter `weights`."""
    try:
        found = tuple(float(part) for part in text.split("/"))
    except ValueError:
        found = ()
    if not found or not all(map(math.isfinite, found)):
        raise UnknownBot(Message("bot-parameters", bot="search", parameters=f"weights={text}"))
    return found
