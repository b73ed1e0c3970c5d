"""Many games stepped in one call: for learners, and for anybody who wants numbers fast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from polis.core.contract import CHANCE, apply, legal, score, setup, shares, to_act
from polis.core.dealer import GAMES, LUCK, deal, stream, word
from polis.core.interfaces import Array
from polis.core.kernel import kernel, records
from polis.core.rules import Rules


@kernel
def step(box, P, seats, options, games, serials, actions, codes, counts, ended, sheet, marks):  # type: ignore[no-untyped-def]
    """Play an action in each game, then its chance; restart what is over; write legal codes.

    A negative action begins a game anew. `serials` number the games, so that each has its own
    luck. `ended` tells for each game the scores and shares of one that ended in this step.
    """
    for i in range(len(P)):
        ended[i, 0] = 0
        if actions[i] < 0:
            setup(box, P, i, seats, options)
        else:
            apply(box, P, i, actions[i])
        luck = stream(word(games, serials[i]), LUCK)
        who = to_act(box, P, i)
        while who < 0:
            if who == CHANCE:
                apply(box, P, i, deal(box, P, i, luck))
            else:
                ended[i, 0] = 1
                for seat in range(seats):
                    ended[i, 1 + seat] = score(box, P, i, seat, sheet, marks)
                shares(box, P, i, ended[i, 1 + seats :])
                serials[i] += len(P)
                luck = stream(word(games, serials[i]), LUCK)
                setup(box, P, i, seats, options)
            who = to_act(box, P, i)
        counts[i] = legal(box, P, i, codes[i])


class Batch:
    """`n` games of one kind, side by side; each that ends begins anew with new luck.

    After `reset` and after each `step`, `codes[i, :counts[i]]` are the legal codes of game i,
    and where `ended[i, 0]` is 1, the rest of the row holds the scores and shares of its end.
    """

    def __init__(
        self, rules: Rules, n: int, players: int = 2, seed: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        sheet = rules.sheet
        sheet.check_players(players)
        self.rules = rules
        self.players = players
        self.records: Array = records(n, rules.dtype)
        self.codes: Array = np.zeros((n, sheet.most_actions), np.int64)
        self.counts: Array = np.zeros(n, np.int64)
        self.ended: Array = np.zeros((n, 1 + 2 * players), np.int64)
        self._options = rules.setup_codes(options or {})
        self._games = np.uint64(stream(np.uint64(seed % 2**64), GAMES))
        self._serials: Array = np.arange(n, dtype=np.int64)
        self._lines = np.zeros(sheet.score_lines, np.int64)
        self._marks = np.zeros(sheet.marks, np.int64)
        self.step(np.full(n, -1, np.int64))

    def step(self, actions: Array) -> None:
        """Play one legal code in each game."""
        step(*self._arguments(actions))

    def _arguments(self, actions: Array) -> tuple[Any, ...]:
        return (
            self.rules.box, self.records, self.players, self._options, self._games, self._serials,
            actions, self.codes, self.counts, self.ended, self._lines, self._marks,
        )  # fmt: skip


def example_arguments(rules: Rules) -> tuple[Any, ...]:
    """Arguments of the types that `step` is called with, for compiling it ahead."""
    numbers, table = np.zeros(1, np.int64), np.zeros((1, 1), np.int64)
    return (
        rules.box, records(1, rules.dtype), 2, numbers, np.uint64(0), numbers, numbers, table,
        numbers, table, numbers, numbers,
    )  # fmt: skip
