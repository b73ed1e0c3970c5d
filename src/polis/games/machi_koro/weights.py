"""How much what a city earns weighs in `pace`, found by playing (docs/diary.md tells how)."""

from __future__ import annotations

from polis.games.machi_koro.facts import KINDS, LANDMARKS

PACE = (
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
WEIGHTS = len(PACE)
assert WEIGHTS == KINDS + LANDMARKS + 4
