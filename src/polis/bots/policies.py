"""Compiled bots: how a seat chooses among its legal codes inside kernels."""

from __future__ import annotations

import numpy as np

from polis.core.contract import apply, to_act, value
from polis.core.dealer import below, mix
from polis.core.kernel import copy_record, inlined, kernel

RANDOM, GREEDY = range(2)

ONE = np.uint64(1)


@inlined
def choose(policy, box, P, i, codes, n, bits, scratch):
    """The code that a policy plays; `bits` are its luck, `scratch` one position to try moves in."""
    if policy == GREEDY:
        return greedy(box, P, i, codes, n, bits, scratch)
    return codes[below(bits, n)]


@kernel
def greedy(box, P, i, codes, n, bits, scratch):
    """The move after which the game's `value` is highest; luck decides among equals."""
    seat = to_act(box, P, i)
    best = 0.0
    equals = 0
    chosen = codes[0]
    for k in range(n):
        copy_record(scratch, 0, P, i)
        apply(box, scratch, 0, codes[k])
        worth = value(box, scratch, 0, seat)
        if equals == 0 or worth > best:
            best = worth
            equals = 1
            chosen = codes[k]
        elif worth == best:
            equals += 1
            bits = mix(bits + ONE)
            if below(bits, equals) == 0:
                chosen = codes[k]
    return chosen
