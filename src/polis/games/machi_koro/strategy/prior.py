"""A quick estimate of each legal move, for searches."""

from __future__ import annotations

import numpy as np

from polis.core.arithmetic import log
from polis.core.kernel import kernel
from polis.games.machi_koro.strategy.evaluation import (
    earnings,
    rounds_after,
)
from polis.games.machi_koro.strategy.playout import (
    HASTE,
    is_rival,
    list_priors,
    uses_network,
)
from polis.games.machi_koro.strategy.turns import judge_moves


@kernel
def prior(box, P, i, codes, n, out):
    """Write the chance to win after each code; only differences matter.

    It is that of a network, or follows from the rounds to go.

    A rival that seems to follow a shopping list is expected to continue it.
    """
    b = box[0]
    p = P[i]
    if is_rival(P, i) and list_priors(box, P, i, codes, n, out):
        return
    if uses_network(b, p):
        judge_moves(box, P, i, codes, n, out)
        return
    one, two = earnings(b, p, np.int64(p.seat))
    for k in range(n):
        out[k] = -HASTE * log(1.0 + rounds_after(b, p, codes[k], one, two))
