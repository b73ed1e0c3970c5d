"""Whole games inside kernels, for any game that implements the contract."""

# mypy: allow-untyped-defs, no-check-untyped-defs

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from polis.bots.policies import choose
from polis.core.contract import CHANCE, OVER, apply, legal, score, setup, shares, to_act
from polis.core.dealer import (
    GAMES,
    LUCK,
    STREAMS,
    deal,
    next_word,
    open_streams,
    random_word,
    stream,
)
from polis.core.interfaces import Array
from polis.core.kernel import entry_point, kernel, new_records
from polis.core.rules import Rules

# The results of a game: turns, decisions, then the scores and the shares of all seats.
TURNS, DECISIONS, PER_SEAT = 0, 1, 2


@kernel
def play_out(box, P, i, w):
    """Play position i to its end; return the number of decisions made."""
    scratch = P[i + 1 :]
    streams, codes, values = w.streams[:], w.codes[:], w.values[:]
    decisions = 0
    while True:
        who = to_act(box, P, i)
        if who == CHANCE:
            apply(box, P, i, deal(box, P, i, streams[LUCK]))
        elif who == OVER:
            return decisions
        else:
            n = legal(box, P, i, codes)
            bits = next_word(streams, 1 + who)
            policy, setting = w.policies[who], w.settings[who]
            code = choose(policy, setting, box, P, i, codes, n, bits, scratch, values)
            apply(box, P, i, code)
            decisions += 1


@entry_point
def play_games(box, P, W, first, results):
    """Play games from number `first` on, one for each row of `results`, in the two records of P."""
    w = W[0]
    seats = w.seats
    games = stream(w.seed, GAMES)
    for row in range(len(results)):
        setup(box, P, 0, seats, w.options[:])
        open_streams(random_word(games, first + row), w.streams[:])
        results[row, DECISIONS] = play_out(box, P, 0, w)
        results[row, TURNS] = P[0].turns
        shares(box, P, 0, w.shares[:])
        for seat in range(seats):
            results[row, PER_SEAT + seat] = score(box, P, 0, seat, w.lines[:], w.reasons[:])
            results[row, PER_SEAT + seats + seat] = w.shares[seat]


def new_workspace(
    rules: Rules, players: int, options: Mapping[str, Any], policies: Sequence[int],
    settings: Sequence[float], seed: int,
) -> Array:  # fmt: skip
    """The record W of `play_games`: the bots, the options, and work space."""
    sheet = rules.sheet
    most = max(sheet.players + sheet.study_players)
    codes = rules.setup_codes(options)
    workspace = new_records(
        1,
        np.dtype(
            [
                ("seats", np.int64),
                ("seed", np.uint64),
                ("options", np.int64, len(codes)),
                ("policies", np.int64, most),
                ("settings", np.float64, most),
                ("streams", np.uint64, STREAMS),
                ("codes", np.int64, sheet.most_actions),
                ("values", np.float64, sheet.most_actions),
                ("lines", np.int64, sheet.score_lines),
                ("reasons", np.int64, sheet.reasons),
                ("shares", np.int64, most),
            ],
            align=True,
        ),
    )
    w = workspace[0]
    w["seats"], w["seed"], w["options"] = players, np.uint64(seed), codes
    w["policies"][:players], w["settings"][:players] = policies, settings
    return workspace
