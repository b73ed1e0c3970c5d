"""Ratings by the Plackett-Luce model of openskill.

A rating is an estimate with an uncertainty: both change with every game, and the estimate moves
most while the uncertainty is large. The order of all players counts, and equal places are equal.
"""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from polis.server.storage.club.records import Rating
from polis.server.storage.club.store import WIDTH

MODEL = PlackettLuce()
NAME = "openskill 6 PlackettLuce"
"""Ratings that a model of another name has computed are computed anew when a server starts."""
SCALE = 60
"""Points shown for one unit of the model, in which players begin at 25: they begin at 1500."""


def rate(before: Sequence[Rating | None], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game; None is a player without a game."""
    teams = [
        [MODEL.rating() if one is None else MODEL.rating(mu=one.mu, sigma=one.sigma)]
        for one in before
    ]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def shown(rating: Rating) -> tuple[int, int]:
    """A rating and its uncertainty in points; the skill usually lies between them."""
    return round(SCALE * rating.mu), round(SCALE * WIDTH * rating.sigma)
