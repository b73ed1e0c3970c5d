"""The chance to win that a value of the judge means, by a fit to self-play.

The fit of a game is the file `strategy/chances.json` of its folder, which `benchmarks/chances.py`
writes. A game without this file has no chances: values are then in the judge's own unit.
"""

from __future__ import annotations

import functools
import json
import math
from dataclasses import dataclass
from typing import Any, Literal

from polis.core import registry
from polis.core.position import Position

FILE = "strategy/chances.json"

Unit = Literal["points", "chance"]
"""What the judge's values of a game are: points, or a first guess of the chance to win."""

LEAST_LEFT = 0.04
"""The smallest part of a game that counts as left; a game may be longer than the usual one."""

FARTHEST = 0.999
"""Values nearer to 0 or 1 than this have no finite logarithm of odds worth using."""


@dataclass(frozen=True)
class Moment:
    """What the fit knows of a position, seen by one player."""

    value: float
    turns: int
    own: int
    rival: int  # the points of the best other player; of a single player 0


@dataclass(frozen=True)
class Fit:
    """The fit for one number of players."""

    unit: Unit
    length: float  # the usual number of turns
    weights: tuple[float, ...]  # one for each of `features`

    def chance(self, moment: Moment) -> float:
        """The chance to win, between 0 and 1."""
        odds = sum(
            weight * feature
            for weight, feature in zip(
                self.weights, features(self.unit, self.length, moment), strict=True
            )
        )
        return 1 / (1 + math.exp(-max(-50.0, min(50.0, odds))))


def features(unit: Unit, length: float, moment: Moment) -> tuple[float, ...]:
    """What the logarithm of the odds is linear in.

    The same lead is worth more the less is left of the game, about with the root of what is left.
    The progress of the game is there because values of some games grow with it.
    """
    progress = min(1 - LEAST_LEFT, moment.turns / length)
    steep = 1 / math.sqrt(1 - progress)
    value = moment.value
    if unit == "chance":
        value = log_odds(min(FARTHEST, max(1 - FARTHEST, value)))
    lead = moment.own - moment.rival
    return 1.0, progress, progress**2, value, value * steep, lead * steep


VALUE, STEEP_VALUE = 3, 4
"""The features that hold the value; a better value must not be a smaller chance."""


def log_odds(chance: float) -> float:
    """The logarithm of the odds."""
    return math.log(chance / (1 - chance))


def moment_of(position: Position, seat: int, value: float) -> Moment:
    """A position with the judge's value for a seat."""
    scores = position.scores
    others = [points for other, points in enumerate(scores) if other != seat]
    return Moment(value, position.turns, scores[seat], max(others, default=0))


def fit_of(game: str, seats: int) -> Fit | None:
    """The fit of a game for so many players, if there is one."""
    data = chances_data(game)
    found = data["fits"].get(str(seats)) if data else None
    return Fit(data["unit"], found["length"], tuple(found["weights"])) if data and found else None


@functools.cache
def chances_data(game: str) -> dict[str, Any] | None:
    """The content of the game's file, or None."""
    path = registry.folder(game) / FILE
    if not path.is_file():
        return None
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data
