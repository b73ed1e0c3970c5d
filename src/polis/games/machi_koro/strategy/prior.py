"""A quick estimate of each legal move, for searches."""

from __future__ import annotations

import numpy as np

from polis.core.arithmetic import log
from polis.core.kernel import kernel
from polis.games.machi_koro.strategy.evaluation import (
    earnings,
    rounds_after,
)
from polis.games.machi_koro.strategy.playout import HASTE, is_rival, list_priors


@kernel
def prior(box, P, i, codes, n, out):
    """Write the rounds to go after each code as a chance to win; only differences matter.

    A rival that seems to follow a shopping list is expected to continue it.
    """
    b = box[0]
    p = P[i]
    if is_rival(P, i) and list_priors(box, P, i, codes, n, out):
        return
    one, two = earnings(b, p, np.int64(p.seat))
    for k in range(n):
        out[k] = -HASTE * log(1.0 + rounds_after(b, p, codes[k], one, two))
