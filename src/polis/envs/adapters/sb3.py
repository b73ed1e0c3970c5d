"""Stable-Baselines3: a VecEnv of all seats or of one that hands out all masks as one array."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from polis.core.interfaces import Array
from polis.envs.adapters.gymnasium import AGAINST_BOTS, vector_env
from polis.envs.adapters.missing import missing
from polis.envs.adapters.vector import VectorGames

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise missing("stable_baselines3", "sb3") from error


class MaskedVecEnv(VecEnv):  # type: ignore[misc, unused-ignore]
    """Many games for Stable-Baselines3.

    With `opponent` or `seat` the learner plays one seat of each game against bots, as in `SeatEnv`,
    and PPO learns it. Without them it plays all seats, as in `VectorGames`.

    `action_masks` returns one array for all games. `env_method("action_masks")`, which sb3-contrib
    calls, returns its rows.
    """

    render_mode = None  # which the base class asks for

    def __init__(self, game: str, num_envs: int, **arguments: Any) -> None:
        if not AGAINST_BOTS & set(arguments):
            arguments["copy"] = True
        self._games = vector_env(game, num_envs, **arguments)
        self._masks: Array = np.zeros((num_envs, 0), np.uint8)
        self._actions: Array = np.zeros(num_envs, np.int64)
        self._seed: int | None = None
        super().__init__(
            num_envs, self._games.single_observation_space, self._games.single_action_space
        )

    def action_masks(self) -> Array:
        """A truth value for each code, of all games."""
        games = self._games
        masks = games.masks() if isinstance(games, VectorGames) else self._masks
        return masks.view(np.bool_)

    def reset(self) -> dict[str, Array]:
        """Begin all games anew."""
        seen: dict[str, Array]
        seen, info = self._games.reset(seed=self._seed)
        self._seed = None
        self._masks = info.get("action_mask", self._masks)
        return seen

    def step_async(self, actions: Array) -> None:
        """Remember the actions that `step_wait` plays."""
        self._actions = actions

    def step_wait(self) -> tuple[dict[str, Array], Array, Array, list[dict[str, Any]]]:
        """Play the actions; an ended game has its last observation in its info."""
        seen, rewards, ended, _, info = self._games.step(self._actions)
        self._masks = info.get("action_mask", self._masks)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(ended):
            final = info["final_obs"]  # arrays of all games, or an observation of each game
            last = {k: v[i] for k, v in final.items()} if isinstance(final, dict) else final[i]
            infos[i] = {"terminal_observation": last, "TimeLimit.truncated": False}
        return seen, rewards.astype(np.float32), ended, infos

    def close(self) -> None:
        """Let the bots put away what they hold."""
        self._games.close()

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Set the seed of the next reset."""
        self._seed = seed
        return [seed] * self.num_envs

    def env_method(
        self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any
    ) -> list[Any]:
        """The rows of what a method of this class returns."""
        rows = getattr(self, method_name)(*method_args, **method_kwargs)
        return [rows[i] for i in self._chosen(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The attribute, once for each game."""
        return [getattr(self, attr_name) for _ in self._chosen(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """Whether there is such an attribute."""
        return hasattr(self, attr_name)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute; all games share it."""
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No game has a wrapper."""
        return [False for _ in self._chosen(indices)]

    def _chosen(self, indices: int | Iterable[int] | None) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)
