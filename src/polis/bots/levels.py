"""Opponents in human terms: four levels, each a bot of its own in every game."""

from __future__ import annotations

from polis.core import registry
from polis.core.sheet import Level
from polis.text.message import Message

NAMES = ("apprentice", "builder", "architect", "master")
"""From the weakest to the strongest."""

TWIN = "-sims"
"""The end of the name of a level's twin: the same bot with a fixed number of simulations."""

STRONGEST = NAMES[-1]
"""The level that analyses games and gives hints on the command line."""

JUDGE = "judge"
"""Gives hints and analyses games in rooms.

It is one bot with a fixed count of simulations and luck that follows from the position, so a move
that was hinted is never called a mistake afterwards. It takes about half a second.
"""

ANY_JUDGE = "search:sims=200"
"""The judge of a game whose sheet declares none."""

LAST_RESORTS = ("random", "greedy")
"""What plays where even an apprentice fails; the first cannot fail."""

QUICK_JUDGE = "greedy"
"""The bot by whose one-move look hints are given and games analysed without native code."""

ANY_GAME = (
    Level("greedy:noise=inf", quick=True),
    Level("greedy", quick=True),
    Level("search", 0.1, by_simulations="search:sims=20"),
    Level("search", 1.0, by_simulations="search:sims=200"),
)
"""The levels of a game whose sheet declares none."""


def level(game: str, name: str) -> Level:
    """The bot that plays a game at a level; KeyError if there is no level of that name."""
    if name in LAST_RESORTS:
        return Level(name, quick=True)
    if name == JUDGE:
        return Level(registry.sheet(game).judge or ANY_JUDGE)
    if name not in NAMES:
        raise KeyError(name)
    return (registry.sheet(game).levels or ANY_GAME)[NAMES.index(name)]


def twin(name: str) -> str | None:
    """The level whose twin by simulations has this name, such as `master-sims`; None if none."""
    level_name = name.removesuffix(TWIN)
    return level_name if level_name != name and level_name in NAMES else None


def spec_of(game: str, name: str) -> str | None:
    """The spec of the bot that a level or a level's twin is in a game; None for other names."""
    twin_of = twin(name)
    if name not in NAMES and twin_of is None:
        return None
    found = level(game, twin_of or name)
    return found.twin if twin_of else found.spec


def lower(name: str) -> str | None:
    """The next lower level; None below the lowest."""
    order = (*LAST_RESORTS, *NAMES, JUDGE)
    place = order.index(name)
    return order[place - 1] if place else None


def title(name: str) -> Message:
    """What people call a level."""
    return Message(f"level-{name}")
