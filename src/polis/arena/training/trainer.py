"""Training a game's network: batches of recorded games, then steps towards what came of them.

A batch depends only on the seed, its number and the networks so far, so a run that was stopped and
continued gives the same network as one that was not.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from polis.arena.compiled_games import new_workspace
from polis.arena.training.league import Table, seat_table
from polis.arena.training.learner import Learner
from polis.arena.training.self_play import LEARNER, LONGEST, record_games
from polis.bots.specs import parse
from polis.core.interfaces import Array, GameNetworks
from polis.core.kernel import copy_records, new_records
from polis.core.networks.layout import NAMES, NETWORK, PLAYOUT
from polis.core.rules import Rules

BATCH = 256
"""Games of a batch."""

MINIBATCH = 512
FIRST_BATCHES = 8
"""Batches that are played without a network, and learned from by results alone."""

TRACE = 0.7
"""λ: how much of a target is later positions' and the result's, instead of the next one's."""

FASTEST, SLOWEST = 2e-3, 1e-4
"""Learning rates at the beginning and at the end."""

USUAL_TURNS = 32
"""Turns of a seat for which there is room, in the mean of a batch."""

MEASURED = 2**62
"""The seed of the games that measure; no batch has it."""

KEEP_EVERY, MOST_KEPT = 25, 12
"""After how many batches the network becomes one of the older selves, and how many there are."""


@dataclass
class Report:
    """What a batch was like."""

    batch: int
    games: int  # of all batches
    rows: int
    loss: float


class Trainer:
    """One network of a game in training."""

    def __init__(
        self, rules: Rules, network: int, batches: int, seed: int, size: int = BATCH
    ) -> None:
        assert rules.networks is not None
        self.size = size  # games of a batch
        self.rules, self.network, self.batches, self.seed = rules, network, batches, seed
        self.parts: GameNetworks = rules.networks
        shape = rules.strategy["hidden_weights"].shape
        outputs = rules.strategy["output_weights"].shape[2]
        self.learner = Learner(shape[2], shape[3], outputs, seed)
        self.past: list[dict[str, Array]] = []
        self.batch = 0

    def step(self) -> Report:
        """Play one batch and learn from it."""
        choices = self.parts.PLAYERS[self.network]
        players = choices[self.batch % len(choices)]
        rows, turns, results = self._play(players)
        loss = self._learn(rows, turns, results)
        self.learner.average(0.0 if self.batch < FIRST_BATCHES else 0.98)
        if self.batch % KEEP_EVERY == KEEP_EVERY - 1:
            self.past = [*self.past, self.learner.integers()][-MOST_KEPT:]
        self.batch += 1
        return Report(self.batch, self.batch * self.size, len(rows), loss)

    def measure(self, bot: str, games: int) -> float:
        """The share of the wins against a bot by one-move play, in every seat in turn."""
        players = self.parts.PLAYERS[self.network][0]
        spec = parse(bot, self.rules.sheet.key)
        assert spec.policy is not None
        plans = np.full((players * games, players), spec.policy, np.int64)
        noises = np.full(plans.shape, spec.setting)
        learners = np.arange(len(plans)), np.arange(len(plans)) % players
        plans[learners], noises[learners] = LEARNER, 0.0
        results = self._record(players, {}, MEASURED, plans, noises)[2]
        return float(np.maximum(results[learners], 0.0).mean())

    def _play(self, players: int) -> tuple[Array, Array, Array]:
        """Games of this batch: inputs, their game and first seat, each seat's share of the win."""
        rng = random.Random(f"{self.seed} {self.network} {self.batch}")
        table: Table = seat_table(self.rules, self.parts, players, self.size, rng)
        options = rng.choices(table.options, table.odds)[0]
        past = rng.choice(self.past) if self.past else None
        return self._record(players, options, rng.getrandbits(63), table.plans, table.noises, past)

    def _record(
        self, players: int, options: Mapping[str, Any], seed: int, plans: Array, noises: Array,
        past: dict[str, Array] | None = None,
    ) -> tuple[Array, Array, Array]:  # fmt: skip
        """Play games by these plans and record them."""
        empty = [0] * players
        workspace = new_workspace(self.rules, players, options, empty, [0.0] * players, seed)
        box = self._box(self.learner.integers(), self.batch >= FIRST_BATCHES)
        older = box if past is None else self._box(past, True)
        length = len(plans) * USUAL_TURNS * players + LONGEST
        rows = np.zeros((length, len(self.learner.parts[0])), np.int16)
        turns, results = np.zeros((length, 2), np.int64), np.zeros((len(plans), players))
        records = new_records(2, self.rules.dtype)
        used = record_games(box, older, records, workspace, 0, plans, noises, rows, turns, results)
        return rows[: int(used)], turns[: int(used)], results

    def _box(self, network: dict[str, Array], ready: bool) -> Array:
        """The box of a player with this network."""
        strategy = copy_records(self.rules.strategy)
        for name in NAMES:
            strategy[name][0][self.network] = network[name]
        strategy["leaf"] = NETWORK if ready else PLAYOUT
        return replace(self.rules, strategy=strategy).box

    def _learn(self, rows: Array, turns: Array, results: Array) -> float:
        """Some steps towards the λ-returns of a batch; returns the mean loss."""
        targets = self._targets(rows, turns, results)
        order = np.random.default_rng((self.seed, self.batch)).permutation(len(rows))
        past = min(1.0, self.batch / self.batches)
        rate = SLOWEST + (FASTEST - SLOWEST) * (1 + math.cos(math.pi * past)) / 2
        losses = [
            self.learner.train(rows[part], targets[part], rate)
            for part in np.array_split(order, max(1, len(rows) // MINIBATCH))
        ]
        return float(np.mean(losses))

    def _targets(self, rows: Array, turns: Array, results: Array) -> Array:
        """The λ-returns, in the order of seats of each row."""
        trace = 1.0 if self.batch < FIRST_BATCHES else TRACE
        seats = results.shape[1]
        places = (turns[:, 1:] + np.arange(seats)) % seats  # the seat of each output
        values = np.empty((len(rows), seats))
        np.put_along_axis(values, places, self.learner.predict(rows, seats), axis=1)
        games, each = np.unique(turns[:, 0], return_counts=True)
        last = np.cumsum(each) - 1
        found, later = np.empty_like(values), results[games].copy()
        for back in range(int(each.max(initial=0))):
            here = back < each
            at = last[here] - back
            found[at] = later[here]
            later[here] = (1 - trace) * values[at] + trace * later[here]
        return np.take_along_axis(found, places, axis=1)

    def state(self) -> dict[str, Array]:
        """Everything that is needed to continue."""
        kept: dict[str, Any] = {f"learner_{k}": v for k, v in self.learner.state().items()}
        for number, parts in enumerate(self.past):
            kept |= {f"past_{number}_{name}": part for name, part in parts.items()}
        return kept | {"batch": np.array(self.batch)}

    def restore(self, state: Any) -> None:
        """Continue from what `state` returned."""
        prefix = "learner_"
        self.learner.restore({k.removeprefix(prefix): state[k] for k in state if prefix in k})
        count = sum(key.startswith("past_") for key in state) // len(NAMES)
        self.past = [
            {name: state[f"past_{number}_{name}"] for name in NAMES} for number in range(count)
        ]
        self.batch = int(state["batch"])
