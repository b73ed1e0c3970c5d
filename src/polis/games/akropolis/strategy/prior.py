"""A quick estimate of each legal move, for searches."""

from __future__ import annotations

from polis.core.kernel import kernel, local_floats
from polis.games.akropolis.rules.position import PLACING
from polis.games.akropolis.sheet import TAKE
from polis.games.akropolis.strategy.candidates import value_placements
from polis.games.akropolis.strategy.draft import look_at_site, rest_of_round, try_tile
from polis.games.akropolis.strategy.evaluation import full_weights, turns_to_come
from polis.games.akropolis.strategy.layout import FEATURES, WORTHS


@kernel
def prior(box, P, i, codes, n, out):
    """Write the estimate of the city after each placement, or after the best one of each tile.

    The estimate of a tile includes what the others can take afterwards.
    """
    b = box[0]
    p = P[i]
    weights = local_floats(FEATURES)
    full_weights(b, p, turns_to_come(p, p.seat) - (p.phase != PLACING), weights)
    if p.phase == PLACING:
        value_placements(b, p, p.seat, weights, codes, n, out)
        return
    for k in range(n):
        out[k] = try_tile(b, p, p.seat, codes[k] - TAKE, codes[k] - TAKE)[0]
    if b.strategy.deny:
        _add_rest_of_round(b, p, weights, codes, n, out)


@kernel
def _add_rest_of_round(b, p, weights, codes, n, out):
    worths = local_floats(WORTHS)
    places = local_floats(WORTHS)
    for seat in range(p.seats):
        look_at_site(b, p, seat, worths, places)
    for k in range(n):
        out[k] += rest_of_round(b, p, codes[k] - TAKE, weights, worths)
