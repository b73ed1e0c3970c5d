"""Opponents in human terms: four levels, each a spec of its own in every game."""

from __future__ import annotations

NAMES = ("apprentice", "builder", "architect", "master")
"""From the weakest to the strongest."""

ANY_GAME = "*"

LEVELS: dict[str, dict[str, str]] = {
    ANY_GAME: {
        "apprentice": "greedy:noise=inf",
        "builder": "greedy",
        "architect": "search:time=0.1",
        "master": "search:time=1",
    },
    "machi-koro": {
        "apprentice": "greedy:noise=10",
        "builder": "greedy",
        "architect": "search:time=0.1",
        "master": "search:time=1",
    },
}
"""The spec behind each level, by game; a game that is not named takes those of any game."""


def level(game: str, name: str) -> str:
    """The spec string of a level in a game; KeyError if there is no level of that name."""
    return LEVELS.get(game, LEVELS[ANY_GAME])[name]
