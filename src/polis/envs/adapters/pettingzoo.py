"""PettingZoo: a game as an AEC environment, all seats played by agents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polis.core.interfaces import Array
from polis.envs.adapters.missing import missing
from polis.envs.adapters.single_game import SingleGame, check_render_mode, check_reward

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("pettingzoo") from error

from polis.envs.adapters.spaces import action_space, mask_space, observation_space

ILLEGAL = -1.0
"""The reward of an action that is not legal, in `env`."""


def env(game: str, **arguments: Any) -> AECEnv:
    """`SeatsEnv` in PettingZoo's usual wrappers: an action that is not legal ends the game."""
    inner = wrappers.TerminateIllegalWrapper(SeatsEnv(game, **arguments), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(inner)


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A game whose agents are its seats, `seat_0` first.

    An observation has the parts `observation` (a vector, and planes for a game with boards) and
    `action_mask`, which is empty for a seat that is not to act. Rewards come at the end of the
    game: the share of the win, or the margin in points. An action that is not legal raises
    `NotLegal`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (declared so by PettingZoo)
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, game: str, players: int = 2, options: Mapping[str, Any] | None = None,
        reward: str = "share", render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self._game = SingleGame(game, players, options)
        sheet = self._game.rules.sheet
        self.metadata = {
            **SeatsEnv.metadata,
            "name": f"polis_{sheet.key}_v{sheet.observation.version}",
        }
        self.render_mode = check_render_mode(render_mode, self.metadata["render_modes"])
        self._reward = check_reward(reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._space = spaces.Dict(
            {"observation": observation_space(sheet, players), "action_mask": mask_space(sheet)}
        )
        self._actions = {agent: action_space(sheet) for agent in self.possible_agents}
        self._np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self._space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The codes of the game's actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._game.start(int(self._np_random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.position.seat]

    def observe(self, agent: str) -> dict[str, dict[str, Array] | Array]:
        """What an agent sees, and its legal actions."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._game.observe(seat), "action_mask": self._game.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play a code for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._game.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(
            zip(self.possible_agents, self._game.rewards(self._reward), strict=True)
        )
        if self._game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self._game.position.seat]
        self._accumulate_rewards()

    def render(self) -> str:
        """The position in one line."""
        return repr(self._game.position)

    def close(self) -> None:
        """Nothing to release."""
