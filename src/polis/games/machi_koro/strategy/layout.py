"""The record of the weights that bots play by.

The layout is compiled into every kernel that takes the box; the weights themselves are not.
"""

from __future__ import annotations

import numpy as np

from polis.core.networks.layout import network_fields
from polis.games.machi_koro.sheet import KINDS, LANDMARKS, SEATS

WEIGHTS = KINDS + LANDMARKS + 4

# The inputs of the networks: those of the table, then those of each seat.
TABLE_INPUTS = 2 * KINDS + 3
SEAT_INPUTS = 80
INPUTS = TABLE_INPUTS + SEATS * SEAT_INPUTS
HIDDEN = 64
NETWORKS = 2
"""One for two players, one for three and four."""

STRATEGY = np.dtype(
    [
        ("weights", np.float64, (2, WEIGHTS)),
        ("leaf", np.int64),  # what `search` judges positions by
        *network_fields(NETWORKS, INPUTS, HIDDEN, SEATS),
    ],
    align=True,
)
