"""Bots in human terms: four levels, each a bot's spec and the seconds it thinks for a move."""

from __future__ import annotations

from dataclasses import dataclass

from polis.core.message import Message


@dataclass(frozen=True)
class Level:
    """Who plays at a level, and how long it may think."""

    spec: str
    seconds: float


LEVELS = ("apprentice", "builder", "architect", "master")
"""What people choose from, the weakest first."""

LAST_RESORTS = ("random", "greedy")
"""Who sits down, in the end, where even an apprentice fails; the first cannot fail."""

# Rows: games, with one for those that have none of their own. Only these tables change when a
# better bot comes.
_DEFAULT = {
    "apprentice": Level("greedy", 0.5),
    "builder": Level("greedy", 1.0),
    "architect": Level("greedy", 2.0),
    "master": Level("greedy", 4.0),
}
_BY_GAME: dict[str, dict[str, Level]] = {}


def level(game: str, name: str) -> Level:
    """Who plays this game at a level."""
    if name in LAST_RESORTS:
        return Level(name, 0.5)
    return _BY_GAME.get(game, _DEFAULT)[name]


def lower(name: str) -> str | None:
    """The next lower level; None below the lowest."""
    order = (*LAST_RESORTS, *LEVELS)
    place = order.index(name)
    return order[place - 1] if place else None


def name(level: str) -> Message:
    """What people call a level."""
    return Message(f"level-{level}")
