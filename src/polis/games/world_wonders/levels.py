"""The bots of the four levels, from the weakest, and the judge; chosen by the ladder."""

from __future__ import annotations

from polis.core.sheet import Level

STAND_IN = "search:sims=1"  # at most about 0.7 s in plain Python; twice that with two simulations

LEVELS = (
    Level("search:sims=1,style=novice,noise=0.15", quick=True),
    Level("search:sims=1,noise=0.15", quick=True),
    Level("search:sims=48,trust=6", stand_in=STAND_IN),
    Level(
        "search:most=600,trust=6",
        1.0,
        by_simulations="search:sims=600,trust=6",
        stand_in=STAND_IN,
    ),
)
JUDGE = "search:sims=240,trust=6"
