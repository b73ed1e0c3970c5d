"""The playout of `search`: continues a game with the moves that look best."""

from __future__ import annotations

import numpy as np

from polis.core.dealer import deal
from polis.core.kernel import kernel, local_floats
from polis.games.world_wonders.rules.apply import apply
from polis.games.world_wonders.rules.legal import legal
from polis.games.world_wonders.rules.position import BUYING, ENDED
from polis.games.world_wonders.rules.score import automaton_score, points
from polis.games.world_wonders.strategy.candidates import PLAN, WORST, is_whole
from polis.games.world_wonders.strategy.evaluation import goods_value, map_value, rounds_to_come
from polis.games.world_wonders.strategy.shopping import next_code


@kernel
def playout(box, P, i, luck, codes, out):
    """Play on: every seat buys and places what helps its city most."""
    b = box[0]
    p = P[i]
    plan = local_floats(PLAN).view(np.int64)
    planned = done = n = 0
    last = P[0].round_number + b.strategy.horizon
    while p.phase != ENDED and p.round_number < last:
        if done < planned:
            code = plan[done]
            done += 1
        elif p.phase < BUYING:
            code = deal(box, P, i, luck)
        else:
            if p.phase == BUYING or not is_whole(b, p):
                n = legal(box, P, i, codes)
            code, planned = next_code(b, p, codes, n, plan)
            done = 0
        apply(box, P, i, code)
    _results(b, p, out)


@kernel
def _results(b, p, out):
    """Write each seat's points minus a part of the best rival's, or minus the automaton's."""
    seats = np.int64(p.seats)  # one type for all calls: each type is compiled separately
    best = second = WORST
    left = rounds_to_come(b, p)
    for seat in range(seats):
        if p.phase == ENDED:
            out[seat] = points(b, p, seat)
        else:
            out[seat] = goods_value(b, p, seat, left) + map_value(b, p, seat, left)
        if out[seat] > best:
            second = best
            best = out[seat]
        elif out[seat] > second:
            second = out[seat]
    if seats == 1:
        if p.phase == ENDED:
            out[0] -= automaton_score(b, p)
        return
    for seat in range(seats):
        out[seat] -= b.strategy.rival * (second if out[seat] == best else best)
