"""Games from which a network learns, played and recorded inside one kernel."""

# mypy: allow-untyped-defs, no-check-untyped-defs

from __future__ import annotations

import numpy as np

from polis.bots.policies import best, choose, noisy
from polis.core.contract import CHANCE, OVER, WIN, apply, legal, prior, setup, shares, to_act
from polis.core.dealer import (
    GAMES,
    LUCK,
    deal,
    next_word,
    open_streams,
    random_word,
    stream,
)
from polis.core.kernel import entry_point, generic, kernel

LEARNER, PAST = -1, -2
"""Policies of seats: the network that learns, an older one. Others are those of `bots.policies`."""

LONGEST = 400
"""Turns after which a game is given up; it is not learned from."""


@generic
def inputs(box, P, i, out):
    """Write the inputs of the game's network; return the seat that comes first, or -1.

    It is -1 where the network cannot judge the position, as within a turn.
    """


@kernel
def _choose(box, past, P, w, who, n):
    """The code that the seat to act plays; `w.codes` has the legal ones."""
    codes, worths = w.codes[:], w.values[:]
    bits = next_word(w.streams[:], 1 + who)
    policy, setting = w.policies[who], w.settings[who]
    if policy >= 0:
        return choose(policy, setting, box, P, 0, codes, n, bits, P[1:], worths)
    if n == 1:
        return codes[0]
    if policy == LEARNER:
        prior(box, P, np.int64(0), codes, n, worths)
    else:
        prior(past, P, np.int64(0), codes, n, worths)
    if setting > 0.0:
        return codes[noisy(worths, n, bits, setting)]
    return codes[best(worths, n, bits)]


@kernel
def _record(box, past, P, w, game, rows, turns, used):
    """Play one game and record it from row `used` on; return the first row that is free after it.

    It is `used` again if the game is given up.
    """
    free = used
    while P[0].turns <= LONGEST:
        who = to_act(box, P, 0)
        if who == OVER:
            return free
        first = inputs(box, P, 0, rows[free])
        if first >= 0:
            turns[free, 0] = game
            turns[free, 1] = first
            free += 1
        if who == CHANCE:
            apply(box, P, 0, deal(box, P, 0, w.streams[LUCK]))
        else:
            apply(box, P, 0, _choose(box, past, P, w, who, legal(box, P, 0, w.codes[:])))
        if free >= len(rows):
            break
    return used


@entry_point
def record_games(box, past, P, W, first, plans, noises, rows, turns, results):
    """Play games from number `first` on, one for each row of `plans`; return the rows written.

    `plans` and `noises` have each seat's policy and setting. `rows` gets the inputs of the network
    for every position that it can judge, `turns` their game and the seat that comes first,
    `results` each seat's share of the win; the shares of a game that is given up are -1.
    """
    w = W[0]
    games = stream(w.seed, GAMES)
    used = 0
    for game in range(len(plans)):
        for seat in range(w.seats):
            w.policies[seat] = plans[game, seat]
            w.settings[seat] = noises[game, seat]
            results[game, seat] = -1.0
        setup(box, P, 0, w.seats, w.options[:])
        open_streams(random_word(games, first + game), w.streams[:])
        free = _record(box, past, P, w, game, rows, turns, used)
        if free > used:
            shares(box, P, 0, w.shares[:])
            for seat in range(w.seats):
                results[game, seat] = w.shares[seat] / WIN
        used = free
    return used
