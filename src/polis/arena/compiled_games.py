"""Whole games inside kernels, for any game that keeps the contract."""

from __future__ import annotations

from polis.bots.policies import choose
from polis.core.contract import CHANCE, OVER, apply, legal, score, setup, shares, to_act
from polis.core.dealer import GAMES, LUCK, deal, next_word, open_streams, stream, word
from polis.core.kernel import kernel

# What a finished game leaves behind: turns, decisions, then per seat its score and its win's share.
TURNS, DECISIONS, PER_SEAT = 0, 1, 2


@kernel
def play_out(box, P, i, keys, policies, settings, codes, scratch, worths):
    """Play position i to its end; return the number of decisions made."""
    decisions = 0
    while True:
        who = to_act(box, P, i)
        if who == CHANCE:
            apply(box, P, i, deal(box, P, i, keys[LUCK]))
        elif who == OVER:
            return decisions
        else:
            n = legal(box, P, i, codes)
            bits = next_word(keys, 1 + who)
            code = choose(policies[who], settings[who], box, P, i, codes, n, bits, scratch, worths)
            apply(box, P, i, code)
            decisions += 1


@kernel
def play_games(
    box, P, seats, options, policies, settings, seed, first, results, codes, worths, sheet, marks,
    parts, keys,
):  # fmt: skip
    """Games number `first` and up, one for each row of `results`, in the two records of P."""
    scratch = P[1:]
    games = stream(seed, GAMES)
    for row in range(len(results)):
        setup(box, P, 0, seats, options)
        open_streams(word(games, first + row), keys)
        results[row, DECISIONS] = play_out(
            box, P, 0, keys, policies, settings, codes, scratch, worths
        )
        results[row, TURNS] = P[0].turns
        shares(box, P, 0, parts)
        for seat in range(seats):
            results[row, PER_SEAT + seat] = score(box, P, 0, seat, sheet, marks)
            results[row, PER_SEAT + seats + seat] = parts[seat]
