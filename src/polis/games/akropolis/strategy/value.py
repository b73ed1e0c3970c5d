"""The value of a position, for bots that look one move ahead."""

from __future__ import annotations

from polis.core.kernel import kernel, local_floats
from polis.games.akropolis.rules.position import PLACING
from polis.games.akropolis.strategy.candidates import best_placement, city_value
from polis.games.akropolis.strategy.evaluation import simple_weights
from polis.games.akropolis.strategy.layout import FEATURES


@kernel
def value(box, P, i, seat):
    """A seat's points and some of its prospects; a tile in hand counts at its best place."""
    b = box[0]
    p = P[i]
    weights = local_floats(FEATURES)
    simple_weights(b, p, weights)
    if p.phase == PLACING and p.seat == seat:
        return best_placement(b, p, seat, weights)[0]
    return city_value(b, p, seat, weights)
