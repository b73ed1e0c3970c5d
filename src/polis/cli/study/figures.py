"""Figures of simulations and ladders as a language writes them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from polis.text.translation import Translation

NONE = "–"
SHORTEST = 1e-6
"""Shorter times are shown as this, in seconds."""


def rate(row: dict[str, Any], words: Translation) -> str:
    """A win rate with its interval; a dash without games, as for a bot that only met a champion."""
    if not row["games"]:
        return NONE
    share, low, high = (words.percent(row[key], 1) for key in ("win_rate", "win_low", "win_high"))
    return f"{share} ({low}–{high})"


def score(row: dict[str, Any], words: Translation, key: str = "score_mean") -> str:
    """A mean score; a dash without games."""
    return words.number(row[key], 2) if row["games"] else NONE


def seconds(value: float | None, words: Translation) -> str:
    """Seconds with two significant digits."""
    if value is None:
        return NONE
    value = max(value, SHORTEST)
    return words.number(value, max(0, 1 - math.floor(math.log10(value))))
