"""What `search` leans on: which moves look best, and how likely each seat is to win."""

from __future__ import annotations

import math

import numpy as np

from polis.core.contract import CHANCE
from polis.core.dealer import deal
from polis.core.kernel import copy_record, kernel
from polis.games.machi_koro.advice import value
from polis.games.machi_koro.apply import apply
from polis.games.machi_koro.legal import legal
from polis.games.machi_koro.position import ENDED, to_act

# Seats are made int64 wherever they are handed on: a kernel is compiled for each type of each of
# its arguments, and seats in the record are smaller.

# Turns that a playout goes on for each seat before the estimate.
TURNS = 6
# Coins of `value` that make a win more likely by a factor e.
COINS = 12.0


@kernel
def prior(box, P, i, codes, n, out):
    """Win chances by the estimate alone, as they would be right after each code."""
    seat = np.int64(P[i].seat)
    for k in range(n):
        copy_record(P, i + 1, P, i)
        _play(box, P, i + 1, codes[k])
        out[k] = _chance_of(box, P, i + 1, seat)


@kernel
def _chance_of(box, P, i, seat):
    """The win chance of a seat by the estimate."""
    if P[i].phase == ENDED:
        return 1.0 if P[i].seat == seat else 0.0
    own = 0.0
    all_seats = 0.0
    seats = np.int64(P[i].seats)
    for step in range(seats):  # the seat itself first; one call of what is long to compile
        worth = value(box, P, i, (seat + step) % seats)
        if step == 0:
            own = worth
        all_seats += math.exp((worth - own) / COINS)
    return 1.0 / all_seats


@kernel
def playout(box, P, i, luck, codes, out):
    """Every seat makes the moves that the estimate likes best, for some turns."""
    last = P[i].turns + TURNS * P[i].seats
    while P[i].turns < last and P[i].phase != ENDED:
        if to_act(box, P, i) == CHANCE:
            code = deal(box, P, i, luck)
        else:
            code = _greedy(box, P, i, codes)
        _play(box, P, i, code)
    for seat in range(np.int64(P[i].seats)):
        out[seat] = _chance_of(box, P, i, seat)


@kernel
def _play(box, P, i, code):
    """`apply`, but not taken in whole by each caller: here compilation time counts more."""
    apply(box, P, i, code)


@kernel
def _greedy(box, P, i, codes):
    """The move after which `value` is highest."""
    seat = np.int64(P[i].seat)
    best = 0.0
    chosen = -1
    for k in range(legal(box, P, i, codes)):
        copy_record(P, i + 1, P, i)
        _play(box, P, i + 1, codes[k])
        worth = value(box, P, i + 1, seat)
        if chosen < 0 or worth > best:
            best = worth
            chosen = codes[k]
    return chosen
