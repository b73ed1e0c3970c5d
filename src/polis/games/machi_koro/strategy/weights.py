"""The tuned weights of the bots (see docs/diary.md), as a record beside the box."""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.kernel import new_records
from polis.games.machi_koro.sheet import KINDS, LANDMARKS

TWO = (
    # the income of wheat fields, ranches, bakeries, cafés and convenience stores
    *(0.689, 0.871, 1.46, 1.067, 0.906),
    # of forests, stadium, TV station and business centre
    *(0.759, 1.239, 0.967, 1.03),
    # of cheese and furniture factories, mines, family restaurants, orchards and fruit markets
    *(1.01, 1.219, 0.813, 1.183, 1.362, 1.256),
    # coins a round of station, mall, park and radio tower besides their computed effects
    *(0.137, 0.454, 0.249, 0.386),
    # growth, the park, the radio tower, and the threshold for rolling again
    *(0.021, 0.166, 0.24, 0.542),
)
MORE = (
    *(0.592, 1.036, 0.523, 0.664, 0.736),
    *(0.446, 0.976, 0.763, 0.939),
    *(0.924, 1.096, 0.647, 0.848, 1.522, 1.29),
    *(0.113, 0.272, 0.246, 0.234),
    *(0.022, 0.109, 0.094, 0.641),
)
"""The same for three and four players."""

WEIGHTS = KINDS + LANDMARKS + 4
assert len(TWO) == len(MORE) == WEIGHTS

STRATEGY = np.dtype([("weights", np.float64, (2, WEIGHTS))], align=True)


def make_strategy() -> np.ndarray[Any, Any]:
    """One record with all weights of the bots."""
    strategy = new_records(1, STRATEGY)
    strategy["weights"][0] = (TWO, MORE)
    return strategy
