"""A `search` that ignores Akropolis' scoring variants, to measure what knowing them is worth.

    polis simulate akropolis --option house_variant=true … \\
        --bots search:sims=1,benchmarks/blind.py:Blind:sims=1 --games 100

It is the same bot with the same parameters; it sees every position without variants.
"""

from __future__ import annotations

from polis.bots.search import Search
from polis.core.position import Position
from polis.games.akropolis.sheet import OPTIONS


class Blind:
    """`search` without variants; legal placements do not depend on them."""

    def __init__(self, seed: int = 0, sims: int | None = None, time: float | None = None) -> None:
        self._search = Search(seed, sims=sims, time=time)

    def choose(self, position: Position, seconds: float) -> int:
        """The action that `search` chooses without variants."""
        for place, option in enumerate(OPTIONS):
            if option.key.endswith("_variant"):
                position.records["options"][0, place] = 0
        return self._search.choose(position, seconds)
