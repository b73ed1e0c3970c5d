"""The features of a city that bots weigh, and the record of their weights.

The layout is compiled into every kernel that takes the box; the weights themselves are not.
"""

from __future__ import annotations

import numpy as np

from polis.games.akropolis.sheet import DISTRICTS, SEATS, SITE_TILES

# The features, each with a weight. For each kind of district: the stars it may still get, the value
# its districts may still gain, and the districts that do not count now but may later. Then a stone,
# each of the first FEW stones, each of the first FEW supports, and the extras below.
STAR_FEATURES, GAIN_FEATURES, LATER_FEATURES, STONE = 0, DISTRICTS, 2 * DISTRICTS, 3 * DISTRICTS
RESERVE, CHOICE, EXTRAS = STONE + 1, STONE + 2, STONE + 3
FEW = 3

# The extras: visible quarries, and those that a tile could cover now; supports (places above the
# ground where a tile may be placed without covering a plaza), the sum of their levels and of their
# quarries; built cells, and the free cells around temples and around barracks.
QUARRIES, OPEN_QUARRIES, SUPPORTS, LEVELS, STONES_BELOW, AREA, GAPS, SIDES = range(8)
FEATURES = EXTRAS + SIDES + 1

# Numbers in a table with a row of the tiles on the site for each seat.
WORTHS = SEATS * SITE_TILES

STRATEGY = np.dtype(
    [
        ("weights", np.float64, (FEATURES, 2)),
        ("rival", np.float64),  # the part of the best rival's result that is subtracted
        ("deny", np.float64),  # the part of what rivals can take that counts against a take
        ("follow", np.float64),  # the part of one's own next take in the round that counts for it
        ("leave", np.float64),  # the part of the tile that a round leaves to the next
        ("exact", np.int64),  # whether a seat without further turns counts points only
        ("contest", np.int64),  # the most seats with which takes in playouts count these, too
        ("ahead", np.int64),  # turns of each seat in a playout, unless it goes on to the end
    ],
    align=True,
)
