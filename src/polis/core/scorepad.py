"""Scoring what somebody built on a real table, by the rules of any game that has a score pad."""

from __future__ import annotations

from typing import Any

from polis.core import registry
from polis.core.errors import BadFile
from polis.core.interfaces import ScorePad
from polis.core.rules import Rules
from polis.text.message import Message


def _pad(game: Rules | str) -> tuple[Rules, ScorePad]:
    rules = registry.rules(game) if isinstance(game, str) else game
    if rules.scorepad is None:
        known = [found.sheet.key for found in registry.all_rules() if found.scorepad]
        raise BadFile(Message("pad-none", game=rules.sheet.title, games=known))
    return rules, rules.scorepad


def score(game: Rules | str, data: Any) -> dict[str, Any]:
    """The score of a city or table given as plain data; BadFile says what is wrong with it."""
    rules, pad = _pad(game)
    return pad.score(rules, data)


def legal(game: Rules | str, data: Any) -> dict[str, Any]:
    """Where the next piece could go in a city or table given as plain data."""
    rules, pad = _pad(game)
    return pad.legal(rules, data)
