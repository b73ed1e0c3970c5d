"""Random games for tests, driven by plain Python."""

from __future__ import annotations

import random
from collections.abc import Callable

from polis.core.contract import CHANCE, OVER
from polis.core.position import Position


def playout(
    position: Position,
    seed: int,
    look: Callable[[Position], None] = lambda position: None,
    *,
    choices: int | None = None,
    steps: int = 10_000,
) -> Position:
    """Play at random to the end, or so many steps; `look` sees every position.

    Luck comes from `seed`; so do the choices, unless they have a seed of their own.
    """
    rng = random.Random(seed if choices is None else choices)
    for _ in range(steps):
        if position.seat == OVER:
            break
        look(position)
        if position.seat == CHANCE:
            position.deal(seed)
        else:
            position.play(int(rng.choice(position.legal.codes)))
    return position
