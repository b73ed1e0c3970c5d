"""The features of a city that bots weigh, and the record of their weights.

The layout is compiled into every kernel that takes the box; the weights themselves are not.
"""

from __future__ import annotations

import numpy as np

(
    COIN,
    INHABITANT,
    SPACE,
    CATCHING_UP,
    AHEAD_OF_LEAST,
    OPEN,
    OPENING,
    HOLE,
    SITE,
    ROOM,
    SQUARE,
    WILD,
    NEAR_WILD,
    VARIETY,
    POSSIBLE_MONUMENT,
    POSSIBLE_RING,
    FIRST_PEDESTAL,
    SECOND_PEDESTAL,
    INCOME,
    ROUNDS_PER_GROWTH,
    OWN_RING,
    FEATURES,
) = range(22)

OF_BUILDING, OF_BUILDING_CELL, OF_MONUMENT, OF_MONUMENT_CELL, HUNCHES = range(3, 8)

STRATEGY = np.dtype(
    [
        ("weights", np.float64, (FEATURES, 4)),
        ("rival", np.float64),  # the part of the best rival's points that a result loses
        ("horizon", np.int64),  # rounds after which a playout ends with an estimate
        ("hunches", np.float64, (HUNCHES, 2)),  # what an item usually adds to a map
        ("slack", np.float64),  # a purchase that is expected to be worse by more is not tried
        ("plans_sets", np.int64),  # whether a set is laid where its purchase was evaluated
        ("loans", np.int64),  # whether playouts and priors look for purchases on credit ...
        ("credit", np.float64),  # ... and how much better such a purchase must be
        ("denial", np.float64),  # the part of the next player's loss that a purchase gains
    ],
    align=True,
)
