"""How the networks are trained: whom they meet, and what files they are kept in.

The store list and lists of forests and mines are not among them: they are held out, and only
measure what was learned.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from polis.games.machi_koro.strategy import list_styles
from polis.games.machi_koro.strategy.learned import inputs
from polis.games.machi_koro.strategy.weights import NETWORKS

__all__ = ["HELD_OUT", "LEAGUE", "PLAYERS", "STYLES", "WEIGHTS", "inputs", "random_style"]

PLAYERS: tuple[tuple[int, ...], ...] = ((2,), (3, 4))

LEAGUE: Mapping[str, int] = {
    "greedy": 6,
    "ranch-list": 4,
    "list:2+ranch:4+train-station+cheese-factory:4": 2,
    "list:1+convenience-store:2+bakery:6": 2,
    "bakery-list": 1,
}
"""The bots that the networks meet, with their shares."""

STYLES = 3
"""The share of random changes of these lists."""

HELD_OUT: tuple[str, ...] = (
    "store-list",
    "list:2+forest:4+train-station+furniture-factory:3+mine:3",
)
"""Bots that only measure, and are never met in training."""

WEIGHTS = NETWORKS


def random_style(rng: random.Random) -> str:
    """A list of the league with a few changes."""
    style = rng.choice([one for one in LEAGUE if one.startswith("list:")])
    for _ in range(rng.randint(1, 4)):
        style = list_styles.changed_style(style, rng)
    return style
