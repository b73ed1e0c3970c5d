"""A quick estimate of each legal move, for searches."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, local_floats
from polis.games.world_wonders.rules.position import BUYING, LAYING
from polis.games.world_wonders.sheet import (
    BUY,
    LEAVE,
    LOAN,
    PENALTY,
    REPAY,
    REPAYMENT,
    TAKE_LOAN,
)
from polis.games.world_wonders.strategy.candidates import (
    PLAN,
    WORST,
    cover_of,
    map_with,
    plane_in_hand,
    price,
    value_after,
)
from polis.games.world_wonders.strategy.denial import add_denial
from polis.games.world_wonders.strategy.evaluation import goods_value, rounds_to_come, weight
from polis.games.world_wonders.strategy.layout import COIN
from polis.games.world_wonders.strategy.shopping import value_on_credit
from polis.games.world_wonders.strategy.trials import background


@kernel
def prior(box, P, i, codes, n, out):
    """Write the estimate of the city after each placement, or the best one of each purchase."""
    b = box[0]
    p = P[i]
    if p.phase < BUYING:
        out[:n] = 0.0  # choosing objectives: all maps are still empty
        return
    left = rounds_to_come(b, p)
    if p.phase == LAYING:
        goods = goods_value(b, p, p.seat, left)
        back = background(b, p, p.seat, plane_in_hand(b, p), left)
        for k in range(n):
            out[k] = map_with(b, p, cover_of(b, p, codes[k]), back) + goods
        return
    plan = local_floats(PLAN).view(np.int64)
    for k in range(n):
        out[k] = value_after(b, p, codes[k], left, plan)[0]
    _value_loan(b, p, codes, n, out, left)
    if b.strategy.denial:
        add_denial(b, p, codes, n, out, left)


@kernel
def _value_loan(b, p, codes, n, out, left):
    """A loan step counts as the best purchase after it; leaving loses all gold."""
    coin = weight(b, p, COIN, left)
    gold = p.gold[p.seat]
    best = best_repaid = WORST
    for k in range(n):
        if codes[k] < BUY:
            # It was estimated as if nothing were bought.
            best = max(best, out[k] - coin * gold)
            best_repaid = best
    for k in range(n):
        if codes[k] >= BUY:
            best = max(best, out[k])
            if price(b, p, codes[k] - BUY) <= gold - REPAYMENT:
                best_repaid = max(best_repaid, out[k])
    for k in range(n):
        if codes[k] == TAKE_LOAN:
            out[k] = best + LOAN * coin - PENALTY
            if b.strategy.loans:
                out[k] = max(out[k], value_on_credit(b, p, left, out[k]))
        elif codes[k] == REPAY:
            out[k] = best_repaid - REPAYMENT * coin + PENALTY
        elif codes[k] == LEAVE:
            out[k] -= coin * gold
