"""The tuned weights of the bots (see docs/diary.md), as a record beside the box."""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.kernel import new_records
from polis.games.akropolis.strategy.evaluation import FEATURES

# The features in the order of `evaluation`: a weight, and its change per placement to come.
WEIGHTS = (
    # stars still to come, of houses, markets, barracks, temples and gardens
    (0.3447, -0.0032),
    (0.1237, -0.0016),
    (0.1783, 0.0033),
    (0.2546, -0.0062),
    (0.3742, 0.0229),
    # districts still to come
    (0.0623, 0.0014),
    (0.1582, 0.0125),
    (0.1267, 0.0107),
    (0.033, 0.0004),
    (0.1008, 0.0085),
    # districts that do not count now
    (0.1439, -0.0032),
    (0.136, -0.0049),
    (-0.0777, 0.0042),
    (0.0325, -0.0074),
    (0.1637, -0.0016),
    # a stone, besides its point; one of the first few; one of the first few supports
    (0.0462, 0.0467),
    (0.4655, 0.0282),
    (0.4142, 0.0136),
    # quarries, open quarries, supports, their levels, their quarries
    (-0.1305, -0.0086),
    (0.5877, 0.0535),
    (0.0008, -0.0136),
    (0.0416, 0.0153),
    (0.0881, 0.0048),
    # cells built on, free cells around temples, around barracks
    (0.1612, -0.0045),
    (-0.0174, -0.0197),
    (0.149, -0.0078),
)

# The part of the best rival's points that is subtracted from a result.
RIVAL = 0.3
# Turns of each seat in a playout of two players.
AHEAD = 5

STRATEGY = np.dtype(
    [
        ("weights", np.float64, (FEATURES, 2)),
        ("rival", np.float64),
        ("ahead", np.int64),
    ],
    align=True,
)


def make_strategy() -> np.ndarray[Any, Any]:
    """One record with all weights of the bots."""
    strategy = new_records(1, STRATEGY)
    s = strategy[0]
    s["weights"], s["rival"], s["ahead"] = WEIGHTS, RIVAL, AHEAD
    return strategy
