"""Opponents in human terms: four levels, each a bot of its own in every game."""

from __future__ import annotations

from polis.core import registry
from polis.core.sheet import Level
from polis.text.message import Message

NAMES = ("apprentice", "builder", "architect", "master")
"""From the weakest to the strongest."""

STRONGEST = NAMES[-1]
"""The level that analyses games, and gives the hints of the command line."""

ADVISER = "architect"
"""The level that gives hints in rooms, where the answer should come at once."""

LAST_RESORTS = ("random", "greedy")
"""What plays where even an apprentice fails; the first cannot fail."""

ANY_GAME = (
    Level("greedy:noise=inf"),
    Level("greedy"),
    Level("search", 0.1),
    Level("search", 1.0),
)
"""The levels of a game whose sheet declares none."""


def level(game: str, name: str) -> Level:
    """The bot that plays a game at a level; KeyError if there is no level of that name."""
    if name in LAST_RESORTS:
        return Level(name)
    if name not in NAMES:
        raise KeyError(name)
    return (registry.sheet(game).levels or ANY_GAME)[NAMES.index(name)]


def lower(name: str) -> str | None:
    """The next lower level; None below the lowest."""
    order = (*LAST_RESORTS, *NAMES)
    place = order.index(name)
    return order[place - 1] if place else None


def title(name: str) -> Message:
    """What people call a level."""
    return Message(f"level-{name}")
