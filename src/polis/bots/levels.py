"""Opponents in human terms: four levels, each a bot of its own in every game."""

from __future__ import annotations

from dataclasses import dataclass

from polis.text.message import Message


@dataclass(frozen=True)
class Level:
    """Who plays at a level, and for how long it thinks about a move, if it can be told."""

    bot: str
    seconds: float | None = None

    @property
    def spec(self) -> str:
        """The level as one spec string."""
        if self.seconds is None:
            return self.bot
        return f"{self.bot}{',' if ':' in self.bot else ':'}time={self.seconds:g}"


NAMES = ("apprentice", "builder", "architect", "master")
"""From the weakest to the strongest."""

STRONGEST = NAMES[-1]
"""Who is asked for hints."""

LAST_RESORTS = ("random", "greedy")
"""Who sits down, in the end, where even an apprentice fails; the first cannot fail."""

ANY_GAME = "*"

LEVELS: dict[str, dict[str, Level]] = {
    ANY_GAME: {
        "apprentice": Level("greedy:noise=inf"),
        "builder": Level("greedy"),
        "architect": Level("search", 0.1),
        "master": Level("search", 1.0),
    },
    "akropolis": {
        "apprentice": Level("search:sims=1,noise=2"),
        "builder": Level("search:sims=1,noise=1.2"),
        "architect": Level("search:sims=1,noise=0.4"),
        "master": Level("search", 0.3),
    },
    "machi-koro": {
        "apprentice": Level("search:sims=1,noise=0.3"),
        "builder": Level("search:sims=1,noise=0.12"),
        "architect": Level("search:sims=1,noise=0.03"),
        "master": Level("search:most=2000,trust=64", 0.3),
    },
    "world-wonders": {
        "apprentice": Level("search:sims=1,noise=0.3"),
        "builder": Level("search:sims=1,noise=0.15"),
        "architect": Level("search:sims=12"),
        "master": Level("search:most=100", 1.0),
    },
}
"""The bot behind each level, by game; a game that is not named takes those of any game."""


def level(game: str, name: str) -> Level:
    """Who plays a game at a level; KeyError if there is no level of that name."""
    if name in LAST_RESORTS:
        return Level(name)
    return LEVELS.get(game, LEVELS[ANY_GAME])[name]


def lower(name: str) -> str | None:
    """The next lower level; None below the lowest."""
    order = (*LAST_RESORTS, *NAMES)
    place = order.index(name)
    return order[place - 1] if place else None


def title(name: str) -> Message:
    """What people call a level."""
    return Message(f"level-{name}")
