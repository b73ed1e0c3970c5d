"""The playout of `search`: continues a game with the moves that look best."""

from __future__ import annotations

import numpy as np

from polis.core.dealer import deal
from polis.core.kernel import kernel
from polis.games.world_wonders.rules.apply import apply
from polis.games.world_wonders.rules.legal import legal
from polis.games.world_wonders.rules.position import BUYING, ENDED
from polis.games.world_wonders.rules.score import automaton_score, points
from polis.games.world_wonders.sheet import (
    REPAY,
    TAKE_LOAN,
)
from polis.games.world_wonders.strategy.candidates import (
    NO_CODE,
    WORST,
    is_whole,
    value_after,
)
from polis.games.world_wonders.strategy.evaluation import rounds_to_come


@kernel
def playout(box, P, i, luck, codes, out):
    """Play to the end: every seat buys and places what helps its city most, without loans."""
    b = box[0]
    p = P[i]
    place = NO_CODE
    while p.phase != ENDED:
        if place != NO_CODE:
            code, place = place, NO_CODE
        elif p.phase < BUYING:
            code = deal(box, P, i, luck)
        else:
            codes[0], n = NO_CODE, 1
            if p.phase == BUYING or not is_whole(b, p):
                n = legal(box, P, i, codes)
            code, place = _best(b, p, codes, n)
        apply(box, P, i, code)
    _results(b, p, out)


@kernel
def _best(b, p, codes, n):
    """The best of these codes, and the best place for what it buys, or NO_CODE for any place."""
    left = rounds_to_come(b, p)
    best, code, place = WORST, codes[n - 1], NO_CODE
    for k in range(n):
        if codes[k] == TAKE_LOAN or codes[k] == REPAY:
            continue
        value, where = value_after(b, p, codes[k], left)
        if value > best:
            best, code, place = value, codes[k], where
    if code == NO_CODE:
        return place, NO_CODE
    return code, place if p.phase == BUYING else NO_CODE


@kernel
def _results(b, p, out):
    """Write each seat's points minus a part of the best rival's, or minus the automaton's."""
    seats = np.int64(p.seats)  # one type for all calls: each type is compiled separately
    best = second = WORST
    for seat in range(seats):
        out[seat] = points(b, p, seat)
        if out[seat] > best:
            second = best
            best = out[seat]
        elif out[seat] > second:
            second = out[seat]
    if seats == 1:
        out[0] -= automaton_score(b, p)
        return
    for seat in range(seats):
        out[seat] -= b.strategy.rival * (second if out[seat] == best else best)
