"""The bots of the four levels, from the weakest, and the judge; chosen by the ladder."""

from __future__ import annotations

from polis.core.sheet import Level

LEVELS = (
    Level("search:sims=1,style=novice,noise=0.15"),
    Level("search:sims=1,noise=0.15"),
    Level("search:sims=48,trust=6"),
    Level("search:most=600,trust=6", 1.0, by_simulations="search:sims=600,trust=6"),
)
JUDGE = "search:sims=240,trust=6"
