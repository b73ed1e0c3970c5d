"""What `search` leans on: which moves look best, and how a game may go on from here."""

from __future__ import annotations

import numpy as np

from polis.core.dealer import deal
from polis.core.kernel import kernel
from polis.games.akropolis.apply import apply
from polis.games.akropolis.facts import TAKE
from polis.games.akropolis.hopes import forget, hope_fully
from polis.games.akropolis.position import ENDED, NO_TILE, PLACING, REVEALING
from polis.games.akropolis.score import points
from polis.games.akropolis.trial import best_placement, standing, weigh_placements


@kernel
def prior(box, P, i, codes, n, out):
    """The worth of the city right after each placement, or after the best one of each tile."""
    b = box[0]
    p = P[i]
    if p.phase == PLACING:
        hope_fully(b, p)
        weigh_placements(b, p, p.seat, codes, n, out)
        forget(p)
        return
    for k in range(n):
        out[k] = _try_tile(b, p, codes[k] - TAKE)[0]


@kernel
def _try_tile(b, p, place):
    """The best worth with the tile from this place of the site, and the code that reaches it."""
    p.hand = p.site[place]
    p.site[place] = NO_TILE
    p.lying -= 1
    p.stones[p.seat] -= place
    hope_fully(b, p)
    best = best_placement(b, p, p.seat)
    forget(p)
    p.stones[p.seat] += place
    p.lying += 1
    p.site[place] = p.hand
    p.hand = NO_TILE
    return best


@kernel
def playout(box, P, i, luck, codes, out):
    """Every seat takes and places what its city gains most by, for some turns or to the end."""
    b = box[0]
    p = P[i]
    last = p.turns + b.ahead * p.seats
    while p.phase != ENDED and (p.turns < last or p.phase == PLACING):
        if p.phase == REVEALING:
            apply(box, P, i, deal(box, P, i, luck))
        elif p.phase == PLACING:
            hope_fully(b, p)
            code = best_placement(b, p, p.seat)[1]
            forget(p)
            apply(box, P, i, code)
        else:
            _take_and_place(box, P, i)
    _results(b, p, out)


@kernel
def _take_and_place(box, P, i):
    b = box[0]
    p = P[i]
    chosen, code = 0, 0
    best = -1e9
    for place in range(min(p.lying, p.stones[p.seat] + 1)):
        worth, where = _try_tile(b, p, place)
        if worth > best:
            best, chosen, code = worth, place, where
    apply(box, P, i, TAKE + chosen)
    apply(box, P, i, code)


@kernel
def _results(b, p, out):
    """The worth of each city, which at the end is its points, less a part of the best rival's."""
    seats = np.int64(p.seats)  # one type for all calls: each type is compiled by itself
    best = second = 0.0
    hope_fully(b, p)
    for seat in range(seats):
        out[seat] = points(b, p, seat) if p.phase == ENDED else standing(b, p, seat)
        if out[seat] > best:
            second = best
            best = out[seat]
        elif out[seat] > second:
            second = out[seat]
    forget(p)
    for seat in range(seats):
        out[seat] -= b.rival * (second if out[seat] == best else best)
