"""What `search` leans on: which moves look best, and who wins if all go on like that."""

from __future__ import annotations

import math

import numpy as np

from polis.core.contract import CHANCE
from polis.core.dealer import below, deal, word
from polis.core.kernel import kernel
from polis.games.machi_koro.rules.apply import apply
from polis.games.machi_koro.rules.legal import legal
from polis.games.machi_koro.rules.position import ENDED, to_act
from polis.games.machi_koro.strategy.evaluation import (
    earnings,
    hasten,
    income,
    rounds,
)
from polis.games.machi_koro.strategy.rival_plans import NO_PLAN, plan_of
from polis.games.machi_koro.strategy.shopping_lists import BOTS, own

# What it adds to the chance to win if the rounds to go fall by a factor e.
HASTE = 0.5
# A lead of so many rounds at the end of a playout counts as odds of e to 1: who won says less.
CLOSE = 1.0
# Turns of each seat after which a playout is given up; then nobody has won.
LONGEST = 200
# The random number by which rivals are thought to follow one list or another; no event's name.
PLANS = 2**32
# What a move promises that will not be made.
NEVER = -1e6


@kernel
def playout(box, P, i, luck, codes, out):
    """All go on to the end; what counts is by how much a seat comes before its best rival.

    Alone, the fewer turns the better.
    """
    b = box[0]
    p = P[i]
    seats = np.int64(p.seats)
    last = p.turns + LONGEST * seats
    guess = below(word(luck, PLANS), len(BOTS))
    while p.phase != ENDED and p.turns < last:
        if to_act(box, P, i) == CHANCE:
            code = deal(box, P, i, luck)
        else:
            code = _go_on(box, P, i, codes, guess)
        apply(box, P, i, code)
    if seats == 1:
        out[0] = -float(p.turns)
        return
    first = second = np.inf
    for seat in range(seats):
        one, two = earnings(b, p, seat)
        left = rounds(b, p, seat, float(p.coins[seat]), income(b, p, seat, one, two))
        out[seat] = 0.0 if p.phase == ENDED and seat == p.seat else left
        if out[seat] < first:
            second = first
            first = out[seat]
        elif out[seat] < second:
            second = out[seat]
    for seat in range(seats):
        lead = (second if out[seat] == first else first) - out[seat]
        out[seat] = 1.0 / (1.0 + math.exp(-lead / CLOSE))


@kernel
def _rival(P, i):
    """Whether the seat on turn is a rival of who is to act in P[0], at a larger table."""
    return P[i].seats > 2 and P[i].seat != P[0].seat


@kernel
def _by_list(box, P, i, codes, n, out):
    """Set what each code promises if the seat on turn seems to follow a list, and tell whether."""
    p = P[i]
    found = False
    for k in range(n):
        out[k] = NEVER
    for number in range(len(BOTS)):
        if plan_of(box[0], p, np.int64(p.seat), number) == number:
            found = True
            wanted = own(box, P, i, codes, n, np.uint64(0), number)
            for k in range(n):
                if codes[k] == wanted:
                    out[k] = 0.0
    return found


@kernel
def _go_on(box, P, i, codes, guess):
    """Do what the list says that a rival seems to follow, or else hasten."""
    n = legal(box, P, i, codes)
    if n > 1 and _rival(P, i):
        plan = plan_of(box[0], P[i], np.int64(P[i].seat), guess)
        if plan != NO_PLAN:
            return own(box, P, i, codes, n, np.uint64(0), plan)
    return hasten(box, P, i, codes, n)
