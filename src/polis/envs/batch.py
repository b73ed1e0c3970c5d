"""Many games stepped in one call, for learning agents and fast statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from polis.core import registry
from polis.core.contract import CHANCE, NEW, apply, legal, observe, score, setup, shares, to_act
from polis.core.dealer import GAMES, LUCK, deal, random_word, stream
from polis.core.defaults.batches import legal_with_mask, observe_after
from polis.core.interfaces import Array
from polis.core.kernel import entry_point, kernel, new_records
from polis.core.native.builds import require
from polis.core.rules import Rules
from polis.envs.arrays import Observations, new_masks
from polis.envs.memory import prefetch_row

__all__ = ["Batch"]


@entry_point
def step(  # type: ignore[no-untyped-def]
    box, P, W, serials, actions, codes, counts, seats, stamps, ended, vectors, planes, masks,
    final_vectors, final_planes,
):  # fmt: skip
    """Play an action and the following chance in each game; restart ended games; write legal codes.

    Return the first game whose action is not legal, or -1; such a game stays as it is. A negative
    action restarts a game. `serials` number the games, so that each has its own luck.
    `seats` are those to act. `ended` holds, for each game that ended in this step, its scores and
    shares; the final observation is that of the seat that acted last.
    """
    w = W[0]
    players, options = w.players, w.options[:]
    refused = -1
    for i in range(len(P)):
        ended[i, 0] = 0
        if actions[i] >= 0 and not is_among(codes[i], counts[i], actions[i]):
            if refused < 0:
                refused = i
            continue
        if w.observe and i + 1 < len(P):
            prefetch_row(planes, i + 1)
            prefetch_row(vectors, i + 1)
        if actions[i] < 0:
            setup(box, P, i, players, options)
            stamps[i] = NEW
        else:
            apply(box, P, i, actions[i])
        luck = stream(random_word(w.games, serials[i]), LUCK)
        who = to_act(box, P, i)
        while who < 0:
            if who == CHANCE:
                apply(box, P, i, deal(box, P, i, luck))
            else:
                ended[i, 0] = 1
                for seat in range(players):
                    ended[i, 1 + seat] = score(box, P, i, seat, w.lines[:], w.reasons[:])
                shares(box, P, i, ended[i, 1 + players :])
                if w.observe:
                    observe(box, P, i, seats[i], final_vectors[i], final_planes[i], NEW)
                serials[i] += len(P)
                luck = stream(random_word(w.games, serials[i]), LUCK)
                setup(box, P, i, players, options)
                stamps[i] = NEW
            who = to_act(box, P, i)
        seats[i] = who
        if w.mask:
            clear_mask(codes[i], counts[i], masks[i])
            counts[i] = legal_with_mask(box, P, i, codes[i], masks[i])
        else:
            counts[i] = legal(box, P, i, codes[i])
        # While the position is in the cache.
        if w.observe:
            stamps[i] = observe_after(box, P, i, actions[i], who, vectors[i], planes[i], stamps[i])
    return refused


@kernel
def is_among(codes, n, code):  # type: ignore[no-untyped-def]
    """Whether a code is one of the first n, which ascend."""
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if codes[middle] < code:
            low = middle + 1
        else:
            high = middle
    return low < n and codes[low] == code


@kernel
def clear_mask(codes, n, mask):  # type: ignore[no-untyped-def]
    """Clear the bits of the first n codes, which ascend; other bits are not set."""
    if n:
        mask[codes[0] >> 3 : (codes[n - 1] >> 3) + 1] = 0


def new_workspace(
    rules: Rules, players: int, options: Mapping[str, Any], seed: int, see: bool, mask: bool
) -> Array:
    """The record W of `step`: what it writes, the options and the seed, and work space."""
    codes = rules.setup_codes(options)
    workspace = new_records(
        1,
        np.dtype(
            [
                ("players", np.int64),
                ("observe", np.int64),
                ("mask", np.int64),
                ("games", np.uint64),
                ("options", np.int64, len(codes)),
                ("lines", np.int64, rules.sheet.score_lines),
                ("reasons", np.int64, rules.sheet.reasons),
            ],
            align=True,
        ),
    )
    w = workspace[0]
    w["players"], w["options"], w["observe"], w["mask"] = players, codes, see, mask
    w["games"] = stream(np.uint64(seed % 2**64), GAMES)
    return workspace


class Batch:
    """`n` games with the same rules, side by side; a game that ends restarts with new luck.

    After `step`, and at first, `seats[i]` is the seat to act in game i and `codes[i, :counts[i]]`
    are its legal codes. If `ended[i, 0]` is 1, the rest of that row holds the final scores and
    shares.

    With `observe=True`, `seen` is what the seats to act see, and `final` what the seat that acted
    last saw at the end of the game that ended. With `mask=True`, `masks` has a bit for each legal
    code, the lowest bit of a byte first. All these arrays stay the same objects.
    """

    def __init__(
        self, rules: Rules | str, n: int, players: int = 2, seed: int = 0,
        options: Mapping[str, Any] | None = None, observe: bool = False, mask: bool = False,
    ) -> None:  # fmt: skip
        if n < 1:
            raise ValueError(f"{n} games; a batch has at least one")
        rules = registry.rules(rules) if isinstance(rules, str) else rules
        sheet = rules.sheet
        sheet.check_players(players)
        require(sheet.key)
        self.rules = rules
        self.players = players
        self.records: Array = new_records(n, rules.dtype)
        self.seats: Array = np.zeros(n, np.int64)
        self.codes: Array = np.zeros((n, sheet.most_actions), np.int64)
        self.counts: Array = np.zeros(n, np.int64)
        self.ended: Array = np.zeros((n, 1 + 2 * players), np.int64)
        self.seen = Observations(sheet.observation, players, n if observe else 0)
        self.final = Observations(sheet.observation, players, n if observe else 0)
        self.masks = new_masks(sheet.actions, n if mask else 0)
        self._workspace = new_workspace(rules, players, options or {}, seed, observe, mask)
        self._stamps: Array = np.full(n, NEW, np.int64)
        self._serials: Array = np.arange(n, dtype=np.int64)
        self._play(np.full(n, -1, np.int64))

    def step(self, actions: Array) -> None:
        """Play one legal code in each game.

        Raises ValueError if a code is not legal. Its game stays as it is; the others are stepped.
        """
        codes = np.ascontiguousarray(actions, np.int64)
        if codes.shape != self.counts.shape:
            raise ValueError(f"actions of shape {codes.shape}; a step takes {self.counts.shape}")
        refused = int(codes.argmin()) if codes.min() < 0 else self._play(codes)
        if refused >= 0:
            raise ValueError(f"{codes[refused]} is not legal in game {refused}")

    def _play(self, codes: Array) -> int:
        return int(step(*self.arguments(codes)))

    def arguments(self, actions: Array) -> tuple[Any, ...]:
        """The arguments of the kernel `step`."""
        return (
            self.rules.box, self.records, self._workspace, self._serials, actions, self.codes,
            self.counts, self.seats, self._stamps, self.ended, self.seen.vectors, self.seen.words,
            self.masks, self.final.vectors, self.final.words,
        )  # fmt: skip
