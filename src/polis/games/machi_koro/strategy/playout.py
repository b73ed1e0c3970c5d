"""The playout of `search`: continues a game with the moves that look best, to its end."""

from __future__ import annotations

import numpy as np

from polis.core.arithmetic import exp
from polis.core.contract import CHANCE
from polis.core.dealer import deal, random_below, random_word
from polis.core.kernel import kernel, local_floats
from polis.core.networks.layout import BOTH, PLAYOUT
from polis.games.machi_koro.rules.apply import apply
from polis.games.machi_koro.rules.legal import legal
from polis.games.machi_koro.rules.position import ENDED, to_act
from polis.games.machi_koro.sheet import SEATS
from polis.games.machi_koro.strategy.evaluation import (
    earnings,
    fastest_action,
    income,
    rounds_to_win,
)
from polis.games.machi_koro.strategy.rival_plans import NO_LIST, guess_list
from polis.games.machi_koro.strategy.shopping_lists import BOTS, own
from polis.games.machi_koro.strategy.turns import judge_leaf

# Gain in the chance to win when the rounds to go shrink by a factor of e.
HASTE = 0.5
# A lead of this many rounds at the end of a playout counts as odds of e to 1; less noisy than wins.
CLOSE = 1.0
# Turns of each seat after which a playout stops without a winner.
LONGEST = 200
# The name of the random number that picks rivals' lists; no event has this name.
LIST_GUESS = 2**32
# The prior of a move that is not expected at all.
NOT_EXPECTED = -1e6


@kernel
def playout(box, P, i, luck, codes, out):
    """Write the chance of each seat to win: by a network, or by playing on to the end.

    A single player's result is higher the fewer turns it takes.
    """
    if not uses_network(box[0], P[i]):
        _play_on(box, P, i, luck, codes, out)
        return
    judge_leaf(box, P, i, luck, codes, out)
    if box[0].strategy.leaf == BOTH and P[i].phase != ENDED:
        found = local_floats(SEATS)
        _play_on(box, P, i, luck, codes, found)
        for seat in range(P[i].seats):
            out[seat] = 0.5 * (out[seat] + found[seat])


@kernel
def uses_network(b, p):
    """Whether a network judges the position; there is none for a single player."""
    return b.strategy.leaf != PLAYOUT and p.seats > 1


@kernel
def _play_on(box, P, i, luck, codes, out):
    """Play to the end; a seat's result is its lead over the best rival as a chance to win."""
    b = box[0]
    p = P[i]
    seats = np.int64(p.seats)
    last = p.turns + LONGEST * seats
    guess = random_below(random_word(luck, LIST_GUESS), len(BOTS))
    while p.phase != ENDED and p.turns < last:
        if to_act(box, P, i) == CHANCE:
            code = deal(box, P, i, luck)
        else:
            code = _next_move(box, P, i, codes, guess)
        apply(box, P, i, code)
    if seats == 1:
        out[0] = -float(p.turns)
        return
    first = second = np.inf
    for seat in range(seats):
        one, two = earnings(b, p, seat)
        left = rounds_to_win(b, p, seat, float(p.coins[seat]), income(b, p, seat, one, two))
        out[seat] = 0.0 if p.phase == ENDED and seat == p.seat else left
        if out[seat] < first:
            second = first
            first = out[seat]
        elif out[seat] < second:
            second = out[seat]
    for seat in range(seats):
        lead = (second if out[seat] == first else first) - out[seat]
        out[seat] = 1.0 / (1.0 + exp(-lead / CLOSE))


@kernel
def is_rival(P, i):
    """Whether, with three or more players, the seat on turn is a rival of the seat in P[0]."""
    return P[i].seats > 2 and P[i].seat != P[0].seat


@kernel
def list_priors(box, P, i, codes, n, out):
    """Set each code's prior by the lists that the seat on turn may follow; True if any fits."""
    p = P[i]
    found = False
    for k in range(n):
        out[k] = NOT_EXPECTED
    for number in range(len(BOTS)):
        if guess_list(box[0], p, np.int64(p.seat), number) == number:
            found = True
            wanted = own(box, P, i, codes, n, np.uint64(0), number)
            for k in range(n):
                if codes[k] == wanted:
                    out[k] = 0.0
    return found


@kernel
def _next_move(box, P, i, codes, guess):
    """The move by the list that a rival seems to follow, otherwise the fastest one."""
    n = legal(box, P, i, codes)
    if n > 1 and is_rival(P, i):
        plan = guess_list(box[0], P[i], np.int64(P[i].seat), guess)
        if plan != NO_LIST:
            return own(box, P, i, codes, n, np.uint64(0), plan)
    return fastest_action(box, P, i, codes, n)
