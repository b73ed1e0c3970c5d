"""The tuned weights of the bots (see docs/diary.md), as a record beside the box."""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.kernel import new_records
from polis.games.world_wonders.sheet import PENALTY, ROUNDS
from polis.games.world_wonders.strategy.layout import (
    CATCHING_UP,
    HOLE,
    NEAR_WILD,
    OWN_RING,
    ROOM,
    SQUARE,
    STRATEGY,
    VARIETY,
    WILD,
)

# In points: a weight, and its change per round to come. Two columns for games of several players,
# two for the solo game, in which every resource is also a point of the automaton.
WEIGHTS = (
    (0.650, 0.023, -0.034, -0.022),  # a coin
    (-0.192, -0.001, -0.231, -0.002),  # an inhabitant, besides the rings reached
    (0.355, 0.003, 0.244, 0.010),  # a space of any resource, besides the lowest one's points
    (1.152, 0.012, 0.355, 0.026),  # what the lowest resource may gain if all gains go to the lowest
    (-0.071, -0.013, 0.097, -0.004),  # each space that another resource is ahead of the lowest
    (0.471, 0.182, 0.604, 0.121),  # a building that is not a district yet
    (-0.059, -0.023, -0.066, -0.008),  # a free cell that prevents districts
    (-0.233, -0.042, -0.209, -0.053),  # a free cell without free neighbours
    (0.049, 0.021, 0.041, 0.023),  # a free cell beside a road
    (0.216, -0.025, 0.120, -0.002),  # a free square of four cells beside a road
    (0.038, -0.007, 0.089, -0.014),  # any free square of four cells
    (0.196, 0.056, -0.083, 0.094),  # a natural resource that no object touches or covers
    (0.033, 0.041, -0.027, 0.062),  # one of those, two steps from an object
    (0.162, 0.043, 0.140, 0.019),  # a type of building with a free cell beside it
    (0.291, 0.045, 0.074, 0.041),  # a monument on display that could be built now
    (0.192, 0.014, 0.489, 0.051),  # each of its rings
    (-0.162, -0.011, 0.0, 0.0),  # the first pedestal
    (-0.317, -0.026, 0.0, 0.0),  # the second
    (1.265, 0.009, 1.052, 0.049),  # spaces of all resources that a round brings
    (0.358, -0.006, 0.338, 0.023),  # rounds that pass while the largest population grows by one
    (0.0, 0.0, 0.0, 0.0),  # a ring on an own monument, besides its point
)

# What an item usually adds to the estimate of a map, and its change per round to come: the means
# over 1,700 decisions of one-move play. They only say which purchases a playout tries first.
HUNCHES = (
    (-0.85, 0.49),  # a long road
    (-0.20, 0.34),  # a short set
    (0.70, -0.10),  # the tower
    (1.50, 0.02),  # a building ...
    (-0.40, 0.07),  # ... for each of its cells
    (-0.99, -0.07),  # a monument ...
    (0.0, 0.0),  # ... for each cell of its first piece
)

RIVAL = 0.5
SLACK = 0.3
CREDIT = 0.5

EVERYTHING = 1e9  # as slack: every purchase is tried
NO_FORESIGHT = (CATCHING_UP, HOLE, ROOM, SQUARE, WILD, NEAR_WILD, VARIETY)


def make_strategy() -> np.ndarray[Any, Any]:
    """One record with all weights of the bots."""
    strategy = new_records(1, STRATEGY)
    s = strategy[0]
    s["weights"], s["hunches"] = WEIGHTS, HUNCHES
    s["rival"], s["slack"], s["credit"] = RIVAL, SLACK, CREDIT
    s["horizon"], s["plans_sets"] = ROUNDS, 1
    return strategy


def make_styles() -> dict[str, np.ndarray[Any, Any]]:
    """The other strategies that a search may play by, as records, by name."""
    names = ("thorough", "borrower", "monumental", "denier", "novice")
    styles = {name: make_strategy() for name in names}
    styles["thorough"]["slack"], styles["thorough"]["plans_sets"] = EVERYTHING, 0
    styles["borrower"]["loans"], styles["borrower"]["credit"] = 1, -float(PENALTY)
    styles["monumental"]["weights"][:, OWN_RING, ::2] = 1.0
    styles["denier"]["denial"], styles["denier"]["rival"] = 1.0, 1.0
    styles["novice"]["weights"][:, NO_FORESIGHT] = 0.0
    return styles
