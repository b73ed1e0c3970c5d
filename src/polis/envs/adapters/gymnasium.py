"""Gymnasium: one seat against bots, and a vector environment over `Batch`.

Importing this module registers `polis/machi-koro-v1` and the like. The version is that of the
game's observation.
"""

from __future__ import annotations

import functools
import pickle
from collections.abc import Mapping
from typing import Any

import numpy as np

from polis.bots.bot import Bot, ask, close
from polis.bots.specs import parse
from polis.core import registry
from polis.core.interfaces import Array
from polis.envs.adapters.missing import missing
from polis.envs.adapters.single_game import SingleGame, check_render_mode, check_reward

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
except ImportError as error:
    raise missing("gymnasium") from error

from polis.envs.adapters.spaces import action_space, observation_space
from polis.envs.adapters.vector import VectorGames

__all__ = ["SeatEnv", "VectorGames", "env_id", "vector_env"]

AGAINST_BOTS = frozenset(("opponent", "seat"))
"""Arguments by which a vector environment is one of single seats."""

ILLEGAL = -1.0
"""The reward of an action that is not legal; it ends the episode."""


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game; bots play the others.

    `opponent` is the spec of a bot, or one spec for each other seat in the order of play. `seat` is
    the learner's, or None for another one in each game. The reward comes at the end of the game.
    An action that is not legal ends the episode with reward -1: choose by `info["action_mask"]`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(
        self, game: str, players: int = 2, opponent: str | list[str] = "greedy",
        seat: int | None = 0, options: Mapping[str, Any] | None = None, reward: str = "share",
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self._game = SingleGame(game, players, options)
        sheet = self._game.rules.sheet
        named = [opponent] * (players - 1) if isinstance(opponent, str) else list(opponent)
        if len(named) != players - 1:
            raise ValueError(f"{len(named)} opponents named; {players} players have {players - 1}")
        self._specs = [parse(name, sheet.key) for name in named]
        if seat is not None and seat not in range(players):
            raise ValueError(f"seat {seat} is not one of 0 to {players - 1}")
        self._fixed_seat, self._reward = seat, check_reward(reward)
        self.render_mode = check_render_mode(render_mode, self.metadata["render_modes"])
        self._seat: int | None = None  # before the first reset
        self._bots: dict[int, Bot] = {}
        self.observation_space = observation_space(sheet, players)
        self.action_space = action_space(sheet)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin a game and play to the learner's first decision."""
        super().reset(seed=seed)
        players = self._game.players
        self._seat = self._fixed_seat
        if self._seat is None:
            self._seat = int(self.np_random.integers(players))
        self._game.start(int(self.np_random.integers(2**63)))
        self.close()
        self._bots = {
            (self._seat + 1 + k) % players: spec.sit_down(int(self.np_random.integers(2**63)))
            for k, spec in enumerate(self._specs)
        }
        self._let_bots_play()
        return self._game.observe(self._seat), self._info()

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """Play a code of the learner, then all bots until it is to act again."""
        if self._seat is None:
            raise gymnasium.error.ResetNeeded("call reset before the first step")
        if int(action) not in self._game.position.legal.codes:
            info = {**self._info(), "illegal": True}
            return self._game.observe(self._seat), ILLEGAL, True, False, info
        self._game.play(action)
        self._let_bots_play()
        reward = self._game.rewards(self._reward)[self._seat]
        seen, over = self._game.observe(self._seat), self._game.over
        return seen, reward, over, False, self._info()

    def _let_bots_play(self) -> None:
        position = self._game.position
        while not self._game.over and position.seat != self._seat:
            bot = self._bots[position.seat]
            past = self._game.past() if hasattr(bot, "choose_in") else None
            self._game.play(ask(bot, self._name(position.seat), position, game=past))

    def _name(self, seat: int) -> str:
        """The spec of the bot in a seat."""
        return self._specs[(seat - (self._seat or 0) - 1) % self._game.players].text

    def __getstate__(self) -> dict[str, Any]:
        bots = {seat: _pickled(bot, self._name(seat)) for seat, bot in self._bots.items()}
        return {**self.__dict__, "_specs": [spec.text for spec in self._specs], "_bots": bots}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        # Specs first: parsing loads users' files, and their bots are instances of what is in them.
        self._specs = [parse(text, self._game.rules.sheet.key) for text in state["_specs"]]
        self._bots = {seat: pickle.loads(bot) for seat, bot in state["_bots"].items()}

    def _info(self) -> dict[str, Any]:
        assert self._seat is not None
        return {"action_mask": self._game.mask(self._seat), "seat": self._seat}

    def action_masks(self) -> Array:
        """A truth value for each code, under the name by which sb3-contrib asks for it."""
        if self._seat is None:
            raise gymnasium.error.ResetNeeded("call reset before asking for masks")
        return self._game.mask(self._seat).view(np.bool_)

    def close(self) -> None:
        """Let the bots put away what they hold, such as processes."""
        for bot in self._bots.values():
            close(bot)
        self._bots = {}

    def render(self) -> str:
        """The table as text."""
        return repr(self._game.position)


def _pickled(bot: Bot, name: str) -> bytes:
    try:
        return pickle.dumps(bot)
    except Exception as error:  # a user's bot may hold anything
        raise TypeError(f"the opponent {name!r} cannot be pickled or copied: {error}") from error


def env_id(game: str) -> str:
    """The name under which a game is registered."""
    return f"polis/{game}-v{registry.sheet(game).observation.version}"


def vector_env(game: str, num_envs: int = 1, **arguments: Any) -> VectorEnv[Any, Any, Any]:
    """What `gymnasium.make_vec` makes: `VectorGames`, or seats against bots if some are named.

    With `opponent` or `seat` it is Gymnasium's own vector environment over `SeatEnv`; it restarts
    games in the same step, too.
    """
    if not AGAINST_BOTS & set(arguments):
        return VectorGames(game, num_envs, **arguments)
    make = functools.partial(SeatEnv, game, **arguments)
    return SyncVectorEnv([make] * num_envs, autoreset_mode=AutoresetMode.SAME_STEP)


def _register() -> None:
    for sheet in registry.sheets():
        gymnasium.register(
            env_id(sheet.key),
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:vector_env",
            kwargs={"game": sheet.key},
            # A game is long, and Gymnasium's own checks sample actions that are not legal.
            disable_env_checker=True,
        )


_register()
