"""The tuned weights of the bots (see docs/diary.md), as a record beside the box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from polis.core.kernel import new_records
from polis.core.networks.layout import BOTH, NETWORK, PLAYOUT, read_networks
from polis.games.machi_koro.strategy.layout import STRATEGY

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


NETWORKS = Path(__file__).with_name("networks.npz")
"""The weights of the networks, which `polis train machi-koro` has found."""


STYLES = {"network": NETWORK, "both": BOTH}
"""Searches that judge positions by networks, alone or as the mean with a playout.

The levels play by playouts: with four players the networks lose to the lists (docs/diary.md).
"""


def make_styles() -> dict[str, np.ndarray[Any, Any]]:
    """The other strategies that a search may play by, as records, by name."""
    return {name: make_strategy(leaf) for name, leaf in STYLES.items()}


def make_strategy(leaf: int = PLAYOUT) -> np.ndarray[Any, Any]:
    """One record with all weights of the bots; `leaf` is what judges positions."""
    strategy = new_records(1, STRATEGY)
    strategy["weights"][0] = (TWO, MORE)
    read_networks(NETWORKS, strategy)
    strategy["leaf"] = leaf
    return strategy
