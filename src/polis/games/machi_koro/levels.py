"""The bots of the four levels, from the weakest, and the judge; chosen by the ladder."""

from __future__ import annotations

from polis.core.sheet import Level

LEVELS = (
    Level("search:sims=1,noise=0.12", quick=True),
    Level("search:sims=1,noise=0.03", quick=True),
    Level("search:sims=1", quick=True),
    Level(
        "search:most=2000,trust=64",
        0.3,
        by_simulations="search:sims=2000,trust=64",
        stand_in="search:sims=1",
    ),
)
JUDGE = "search:sims=4000,trust=64"
