"""A Gymnasium vector environment over `Batch`: many games, all seats played by the learner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from polis.core import registry
from polis.core.contract import WIN
from polis.core.interfaces import Array
from polis.envs.adapters.missing import missing
from polis.envs.adapters.single_game import check_reward, margins
from polis.envs.arrays import Observations, unpack_masks
from polis.envs.batch import Batch

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium") from error

from polis.envs.adapters.spaces import action_space, observation_space

Seen = dict[str, Array]


class VectorGames(VectorEnv[Seen, Array, Array]):
    """`num_envs` games side by side; in each step the seat to act in each game decides.

    An observation is that of the seat to act, `info["seat"]`. A game that ends restarts in the same
    step (`SAME_STEP`): `info["final_obs"]` is what the seat that acted last saw at the end, the
    reward is that seat's, and `info["rewards"]` has those of all seats. `info["action_bits"]` has a
    bit for each legal code, `masks()` a byte; `info["codes"]` and `info["counts"]` list them.

    An action that is not legal raises ValueError, and its game stays as it is. All arrays belong to
    the environment and change with the next step; `copy=True` hands out copies of the observations
    instead.
    """

    def __init__(
        self, game: str, num_envs: int = 1, players: int = 2,
        options: Mapping[str, Any] | None = None, reward: str = "share", copy: bool = False,
        seed: int = 0,
    ) -> None:  # fmt: skip
        self.rules = registry.rules(game)
        sheet = self.rules.sheet
        if num_envs < 1:
            raise ValueError(f"{num_envs} games; a vector environment has at least one")
        self.num_envs, self.players = num_envs, players
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self._options, self._reward, self._copy = options, check_reward(reward), copy
        self.single_observation_space = observation_space(sheet, players)
        self.single_action_space = action_space(sheet)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begin(seed)

    def _begin(self, seed: int) -> None:
        self.batch = Batch(
            self.rules, self.num_envs, self.players, seed, self._options, observe=True, mask=True
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(2**63)))
        return self._seen(self.batch.seen), self._info()

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """Play one legal code in each game."""
        batch, players = self.batch, self.players
        acted = batch.seats.copy()
        batch.step(actions)
        info = self._info()
        ended = batch.ended[:, 0] == 1
        rewards = np.zeros(self.num_envs)
        rows = np.flatnonzero(ended)
        if len(rows):
            results = batch.ended[rows]
            by_seat = np.zeros((self.num_envs, players))
            if self._reward == "share":
                by_seat[rows] = results[:, 1 + players :] / WIN
            else:
                by_seat[rows] = margins(results[:, 1 : 1 + players])
            rewards[rows] = by_seat[rows, acted[rows]]
            info |= {
                "final_obs": self._seen(batch.final), "_final_obs": ended,
                "rewards": by_seat, "_rewards": ended,
            }  # fmt: skip
        return self._seen(batch.seen), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def masks(self) -> Array:
        """A byte of 0 or 1 for each code, of all games."""
        return unpack_masks(self.batch.masks, self.rules.sheet.actions)

    def _seen(self, seen: Observations) -> Seen:
        parts = {"vector": seen.vectors}
        if seen.layout.planes:
            parts["planes"] = seen.planes
        return {name: part.copy() for name, part in parts.items()} if self._copy else parts

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "seat": batch.seats,
            "action_bits": batch.masks,
            "codes": batch.codes,
            "counts": batch.counts,
        }
