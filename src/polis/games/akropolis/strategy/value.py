"""What a player may lean on: the worth of a position, for bots that look one move ahead."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.akropolis.rules.position import PLACING
from polis.games.akropolis.strategy.candidates import best_placement, standing
from polis.games.akropolis.strategy.evaluation import forget, hope_little


@kernel
def value(box, P, i, seat):
    """The points of a seat and a little for hopes; with a tile in hand, those it can reach."""
    b = box[0]
    p = P[i]
    hope_little(b, p)
    if p.phase == PLACING and p.seat == seat:
        worth = best_placement(b, p, seat)[0]
    else:
        worth = standing(b, p, seat)
    forget(p)
    return worth
