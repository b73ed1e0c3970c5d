"""Many games stepped in one call, for learning agents and fast statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from polis.core.contract import CHANCE, apply, legal, score, setup, shares, to_act
from polis.core.dealer import GAMES, LUCK, deal, random_word, stream
from polis.core.interfaces import Array
from polis.core.kernel import kernel, new_records
from polis.core.rules import Rules


@kernel
def step(box, P, W, serials, actions, codes, counts, ended):  # type: ignore[no-untyped-def]
    """Play an action and the following chance in each game; restart ended games; write legal codes.

    A negative action restarts a game. `serials` number the games, so that each has its own luck.
    `ended` holds, for each game that ended in this step, its scores and shares.
    """
    w = W[0]
    seats, options = w.seats, w.options[:]
    for i in range(len(P)):
        ended[i, 0] = 0
        if actions[i] < 0:
            setup(box, P, i, seats, options)
        else:
            apply(box, P, i, actions[i])
        luck = stream(random_word(w.games, serials[i]), LUCK)
        who = to_act(box, P, i)
        while who < 0:
            if who == CHANCE:
                apply(box, P, i, deal(box, P, i, luck))
            else:
                ended[i, 0] = 1
                for seat in range(seats):
                    ended[i, 1 + seat] = score(box, P, i, seat, w.lines[:], w.reasons[:])
                shares(box, P, i, ended[i, 1 + seats :])
                serials[i] += len(P)
                luck = stream(random_word(w.games, serials[i]), LUCK)
                setup(box, P, i, seats, options)
            who = to_act(box, P, i)
        counts[i] = legal(box, P, i, codes[i])


def new_workspace(rules: Rules, players: int, options: Mapping[str, Any], seed: int) -> Array:
    """The record W of `step`: the options and the seed of the games, and work space."""
    codes = rules.setup_codes(options)
    workspace = new_records(
        1,
        np.dtype(
            [
                ("seats", np.int64),
                ("games", np.uint64),
                ("options", np.int64, len(codes)),
                ("lines", np.int64, rules.sheet.score_lines),
                ("reasons", np.int64, rules.sheet.reasons),
            ],
            align=True,
        ),
    )
    w = workspace[0]
    w["seats"], w["options"] = players, codes
    w["games"] = stream(np.uint64(seed % 2**64), GAMES)
    return workspace


class Batch:
    """`n` games with the same rules, side by side; a game that ends restarts with new luck.

    After `reset` and after each `step`, `codes[i, :counts[i]]` are the legal codes of game i.
    If `ended[i, 0]` is 1, the rest of that row holds the final scores and shares.
    """

    def __init__(
        self, rules: Rules, n: int, players: int = 2, seed: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        sheet = rules.sheet
        sheet.check_players(players)
        self.rules = rules
        self.players = players
        self.records: Array = new_records(n, rules.dtype)
        self.codes: Array = np.zeros((n, sheet.most_actions), np.int64)
        self.counts: Array = np.zeros(n, np.int64)
        self.ended: Array = np.zeros((n, 1 + 2 * players), np.int64)
        self._workspace = new_workspace(rules, players, options or {}, seed)
        self._serials: Array = np.arange(n, dtype=np.int64)
        self.step(np.full(n, -1, np.int64))

    def step(self, actions: Array) -> None:
        """Play one legal code in each game."""
        step(*self.arguments(actions))

    def arguments(self, actions: Array) -> tuple[Any, ...]:
        """The arguments of the kernel `step`."""
        return (
            self.rules.box, self.records, self._workspace, self._serials, actions, self.codes,
            self.counts, self.ended,
        )  # fmt: skip
