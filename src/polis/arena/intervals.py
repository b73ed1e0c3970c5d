"""95 % intervals of win rates."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959963984540054  # of the 95 % interval of a normal distribution


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval of the rate of `wins` in `games` independent games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def wilson_of_deals(deals: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """Wilson's interval where games of one deal depend on each other.

    Each deal is its wins and its games. The interval is that of as many independent games as would
    give the rate the variance that is seen between deals. One more deal, in which all games end
    alike, is added to that variance: few deals that happen to agree do not make a rate certain.
    """
    games = sum(count for _, count in deals)
    if games == 0:
        return 0.0, 1.0
    rate = sum(wins for wins, _ in deals) / games
    alike = sum(count * count for _, count in deals) / len(deals)
    if rate in (0.0, 1.0):
        worth = games * games / (alike * len(deals))
    else:
        seen = sum((wins - rate * count) ** 2 for wins, count in deals) / (rate * (1 - rate))
        worth = games * games / (seen + alike)
    return wilson(rate * worth, worth)
