"""Compiled bots: how a seat chooses among its legal codes inside kernels."""

# mypy: allow-untyped-defs, no-check-untyped-defs

from __future__ import annotations

import numpy as np

from polis.core.arithmetic import log
from polis.core.contract import apply, to_act, value
from polis.core.dealer import mix_bits, random_below
from polis.core.kernel import copy_record, entry_point, generic, inline_kernel, kernel

RANDOM, GREEDY, NOISY = range(3)

LEAST_NOISE = 1e-6
"""Smaller noise would overflow the division."""

OWN = 16
"""Policies from this number on are the game's own bots, in the order of its `BOTS`."""

ONE = np.uint64(1)
UNIT, HALF_UNIT, SHIFT = 2.0**-53, 2.0**-54, np.uint64(11)


@generic
def own(box, P, i, codes, n, bits, number):
    """The code that the game's own bot of this number plays."""


@entry_point
@inline_kernel
def choose(policy, setting, box, P, i, codes, n, bits, scratch, worths):
    """The code that a policy with its setting plays; `bits` are 64 random bits.

    `scratch` is a position to try moves in, `worths` has room for an estimate of every code.
    """
    # One call of `look` for both, because it takes long to compile.
    if policy in (GREEDY, NOISY):
        look(box, P, i, codes, n, scratch, worths)
        if policy == GREEDY:
            return codes[best(worths, n, bits)]
        return codes[noisy(worths, n, bits, setting)]
    if policy >= OWN:
        return own(box, P, i, codes, n, bits, policy - OWN)
    return codes[random_below(bits, n)]


@entry_point
def look(box, P, i, codes, n, scratch, worths):
    """Write the one-move estimate of each code: the game's `value` for the mover after it."""
    seat = to_act(box, P, i)
    for k in range(n):
        copy_record(scratch, 0, P, i)
        apply(box, scratch, 0, codes[k])
        worths[k] = value(box, scratch, 0, seat)


@kernel
def best(worths, n, bits):
    """The index of the highest estimate; luck decides among equals."""
    equals = 0
    chosen = 0
    for k in range(n):
        if equals == 0 or worths[k] > worths[chosen]:
            equals = 1
            chosen = k
        elif worths[k] == worths[chosen]:
            equals += 1
            bits = mix_bits(bits + ONE)
            if random_below(bits, equals) == 0:
                chosen = k
    return chosen


@kernel
def in_bottom_half(worths, n, k):
    """Whether at least half of the moves have a higher estimate; never true of a best move."""
    better = 0
    for other in range(n):
        if worths[other] > worths[k]:
            better += 1
    return better >= n - n // 2


@kernel
def noisy(worths, n, bits, noise):
    """A random move that is not in the bottom half, likelier with a higher estimate.

    Its chance falls by a factor of e for each `noise` that its estimate is lower: a softmax, drawn
    by adding a Gumbel number to each estimate and skipping moves in the bottom half.
    """
    ceiling = np.inf
    while True:
        highest = -np.inf
        chosen = 0
        for k in range(n):
            key = worths[k] / noise + gumbel(mix_bits(bits + np.uint64(k)))
            if highest < key < ceiling:
                highest = key
                chosen = k
        if not in_bottom_half(worths, n, chosen):
            return chosen
        ceiling = highest


@entry_point
def gumbel(bits):
    """A number of the standard Gumbel distribution from 64 random bits."""
    return -log(-log(float(bits >> SHIFT) * UNIT + HALF_UNIT))
