"""Kernels of a game that does not supply them: no chance, no observation, plain bots.

A game must supply `setup`, `to_act`, `legal`, `apply`, `score` and `shares`; one with chance events
also `chance`, `odds`, `draw` and `event`.
"""

# mypy: allow-untyped-defs, no-check-untyped-defs

from __future__ import annotations

import numpy as np

from polis.core.contract import CHANCE, OVER, WIN, apply, legal, score, shares, to_act
from polis.core.contract import observe as observe_position
from polis.core.dealer import deal, random_below, random_word
from polis.core.kernel import kernel, local_floats

MOST_SEATS, MOST_LINES, MOST_REASONS = 8, 64, 512
"""The largest game for which `value` has room."""

FAR_MORE = 1e6  # more than the points of any game
DECISIONS = 1 << 40  # the first random number of decisions; chance events have lower names


@kernel
def chance(box, P, i, out, weights):
    """No outcomes."""
    return 0


@kernel
def odds(box, P, i):
    """No outcomes."""
    return 0


@kernel
def draw(box, P, i, r):
    """No outcome."""
    return -1


@kernel
def event(box, P, i):
    """No event."""
    return 0


@kernel
def observe(box, P, i, seat, vector, planes, stamp):
    """An empty observation."""
    return stamp


@kernel
def legal_with_mask(box, P, i, out, mask):
    """The bits of the codes that `legal` writes."""
    n = legal(box, P, i, out)
    # The bits are clear, but writing the whole range fetches it from memory at once.
    mask[out[0] >> 3 : (out[n - 1] >> 3) + 1] = 0
    for k in range(n):
        mask[out[k] >> 3] |= np.uint8(1 << (out[k] & 7))
    return n


@kernel
def observe_after(box, P, i, played, seat, vector, planes, stamp):
    """What `observe` writes, whatever the decision was."""
    return observe_position(box, P, i, seat, vector, planes, stamp)


@kernel
def value(box, P, i, seat):
    """The seat's points; at the end of the game its share of the win counts far more."""
    lines = local_floats(MOST_LINES).view(np.int64)
    reasons = local_floats(MOST_REASONS).view(np.int64)
    lines[:] = 0
    reasons[:] = 0
    points = float(score(box, P, i, seat, lines, reasons))
    if to_act(box, P, i) != OVER:
        return points
    won = local_floats(MOST_SEATS).view(np.int64)
    shares(box, P, i, won)
    return points + FAR_MORE * won[seat]


@kernel
def prior(box, P, i, codes, n, out):
    """All codes are equally good."""
    for k in range(n):
        out[k] = 0.0


@kernel
def playout(box, P, i, luck, codes, out):
    """Random moves to the end of the game; the result is the share of the win."""
    number = DECISIONS
    who = to_act(box, P, i)
    while who != OVER:
        if who == CHANCE:
            code = deal(box, P, i, luck)
        else:
            n = legal(box, P, i, codes)
            code = codes[random_below(random_word(luck, number), n)]
            number += 1
        apply(box, P, i, code)
        who = to_act(box, P, i)
    won = local_floats(MOST_SEATS).view(np.int64)
    shares(box, P, i, won)
    for seat in range(P[i].seats):
        out[seat] = won[seat] / WIN
