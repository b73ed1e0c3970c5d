"""How much what a city earns weighs in `pace`."""

from __future__ import annotations

from polis.games.machi_koro.facts import KINDS, LANDMARKS

PACE = (
    *[1.0] * KINDS,
    0.3,
    0.3,
    0.3,
    0.3,
    0.02,
    0.17,
    0.3,
    1.0,
)
WEIGHTS = len(PACE)
assert WEIGHTS == KINDS + LANDMARKS + 4
