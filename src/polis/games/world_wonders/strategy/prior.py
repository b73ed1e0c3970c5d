"""A quick estimate of each legal move, for searches."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.rules.position import BUYING
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
    WORST,
    price,
    value_after,
)
from polis.games.world_wonders.strategy.evaluation import COIN, rounds_to_come, weight


@kernel
def prior(box, P, i, codes, n, out):
    """Write the estimate of the city after each placement, or the best one of each purchase."""
    b = box[0]
    p = P[i]
    if p.phase < BUYING:
        out[:n] = 0.0  # choosing objectives: all maps are still empty
        return
    left = rounds_to_come(b, p)
    for k in range(n):
        out[k] = value_after(b, p, codes[k], left)[0]
    if p.phase == BUYING:
        _value_loan(b, p, codes, n, out, left)


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
        elif codes[k] == REPAY:
            out[k] = best_repaid - REPAYMENT * coin + PENALTY
        elif codes[k] == LEAVE:
            out[k] -= coin * gold
