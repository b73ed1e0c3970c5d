"""How much what a city earns weighs in `pace`, found by playing (docs/diary.md tells how)."""

from __future__ import annotations

from polis.games.machi_koro.facts import KINDS, LANDMARKS

TWO = (
    # the income of wheat fields, ranches, bakeries, cafes and convenience stores
    *(0.689, 0.871, 1.46, 1.067, 0.906),
    # of forests, stadium, TV station and business centre
    *(0.759, 1.239, 0.967, 1.03),
    # of cheese and furniture factories, mines, family restaurants, orchards and fruit markets
    *(1.01, 1.219, 0.813, 1.183, 1.362, 1.256),
    # coins a round that station, mall, park and radio tower bring besides what can be counted
    *(0.137, 0.454, 0.249, 0.386),
    # growth, the park, the radio tower, and what makes a roll too small
    *(0.021, 0.166, 0.24, 0.542),
)
MORE = (
    *(0.6, 1.452, 0.399, 0.658, 0.772),
    *(0.372, 1.135, 0.707, 0.929),
    *(0.852, 1.444, 0.591, 0.546, 1.457, 1.216),
    *(0.099, 0.26, 0.234, 0.204),
    *(0.02, 0.121, 0.082, 0.876),
)
MORE_LATE = (
    *(0.332, 0.398, 0.35, 0.366, 0.284),
    *(0.468, 0.298, 1.045, 0.559),
    *(0.811, 1.335, 0.626, 0.735, 1.45, 0.788),
    *(0.053, 0.215, 0.122, 0.068),
    *(0.01, 0.069, 0.071, 1.122),
)
"""The same for three and four players, at the beginning and later."""

PACE = ((TWO, TWO), (MORE, MORE_LATE))
WEIGHTS = len(TWO)
assert WEIGHTS == len(MORE) == len(MORE_LATE) == KINDS + LANDMARKS + 4
