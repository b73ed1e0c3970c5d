"""What `search` leans on: which moves look best, and what a position may bring each seat."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import copy_record, kernel
from polis.games.world_wonders.advice import value
from polis.games.world_wonders.apply import apply
from polis.games.world_wonders.position import ENDED
from polis.games.world_wonders.score import points

# A point of the strongest rival takes away this much of a point's worth.
RIVAL = 0.5


@kernel
def prior(box, P, i, codes, n, out):
    seat = P[i].seat
    for k in range(n):
        copy_record(P, i + 1, P, i)
        apply(box, P, i + 1, codes[k])
        out[k] = value(box, P, i + 1, seat)


@kernel
def playout(box, P, i, luck, codes, out):
    """The position as it is: points at the end, before that the estimate of one-move bots."""
    b = box[0]
    p = P[i]
    seats = np.int64(p.seats)  # one type for all calls: each type is compiled by itself
    best = second = -1e9
    for seat in range(seats):
        out[seat] = points(b, p, seat) if p.phase == ENDED else value(box, P, i, seat)
        if out[seat] > best:
            second = best
            best = out[seat]
        elif out[seat] > second:
            second = out[seat]
    if seats > 1:
        for seat in range(seats):
            out[seat] -= RIVAL * (second if out[seat] == best else best)
