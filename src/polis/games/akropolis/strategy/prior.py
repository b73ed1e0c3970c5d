"""A quick estimate of each legal move, for searches."""

from __future__ import annotations

from polis.core.kernel import kernel, local_floats
from polis.games.akropolis.rules.position import NO_TILE, PLACING
from polis.games.akropolis.sheet import TAKE
from polis.games.akropolis.strategy.candidates import (
    best_placement,
    value_placements,
)
from polis.games.akropolis.strategy.evaluation import FEATURES, full_weights


@kernel
def prior(box, P, i, codes, n, out):
    """Write the estimate of the city after each placement, or after the best one of each tile."""
    b = box[0]
    p = P[i]
    if p.phase == PLACING:
        weights = local_floats(FEATURES)
        full_weights(b, p, weights)
        value_placements(b, p, p.seat, weights, codes, n, out)
        return
    for k in range(n):
        out[k] = _try_tile(b, p, codes[k] - TAKE)[0]


@kernel
def _try_tile(b, p, place):
    """The best estimate with the tile from this place of the site, and the code that reaches it."""
    p.hand = p.site[place]
    p.site[place] = NO_TILE
    p.site_count -= 1
    p.stones[p.seat] -= place
    weights = local_floats(FEATURES)
    full_weights(b, p, weights)
    best = best_placement(b, p, p.seat, weights)
    p.stones[p.seat] += place
    p.site_count += 1
    p.site[place] = p.hand
    p.hand = NO_TILE
    return best
