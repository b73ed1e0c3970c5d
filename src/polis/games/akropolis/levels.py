"""The bots of the four levels, from the weakest, and the judge; chosen by the ladder."""

from __future__ import annotations

from polis.core.sheet import Level

LEVELS = (
    # Below the master all look at their own city only, and the lowest at the next tile only.
    # In plain Python even that takes a second and more, so `greedy` stands in for all of them.
    Level("search:sims=1,noise=0.5,style=short-sighted"),
    Level("search:sims=1,noise=1.2,style=plain"),
    Level("search:sims=1,noise=0.4,style=plain"),
    Level("search", 0.3, by_simulations="search:sims=360"),
)
JUDGE = "search:sims=600"
