"""OpenSpiel: the games as `pyspiel` games with explicit chance.

Importing this module registers `polis_machi_koro` and the like. Parameters are `players`, and
`options`, such as `supply:ten beginner`, since OpenSpiel's own syntax uses the equals sign:

>>> import pyspiel
>>> import polis.envs.adapters.openspiel
>>> pyspiel.load_game("polis_machi_koro(players=3)").num_players()
3
"""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core import component_sets, registry
from polis.core.contract import CHANCE, OVER
from polis.core.errors import BadOption
from polis.core.position import Position
from polis.core.sheet import Sheet
from polis.envs.adapters.missing import missing
from polis.envs.arrays import Observations
from polis.text.message import Message

try:
    import pyspiel
except ImportError as error:
    raise missing("open_spiel") from error

LONGEST = 100_000
"""A bound on moves that OpenSpiel asks for; Machi Koro has none of its own."""


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A `position` as OpenSpiel sees it; OpenSpiel clones it by copying its record."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position = game.rules.new(game.players, **game.options)

    def current_player(self) -> int:
        """The seat to act, chance, or the end."""
        seat = self.position.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        # Nobody else acts meanwhile; the codes of chance are those of its outcomes.
        found: list[int] = self.position.legal.codes.tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The codes of all outcomes with their probabilities."""
        weights = self.position.outcome_weights
        total = sum(weights.values())
        return [(code, weight / total) for code, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)  # checked: a kernel would write anywhere for a code that is none

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.write(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.seat == OVER

    def returns(self) -> list[float]:
        """Each seat's share of the win, less an equal share, so that they sum to 0."""
        position = self.position
        if position.seat != OVER:
            return [0.0] * position.seats
        return [float(share) - 1 / position.seats for share in position.shares]

    def __str__(self) -> str:
        return repr(self.position)


class SpielObserver:
    """The observation as one tensor, with its parts by name."""

    def __init__(self, game: SpielGame) -> None:
        layout = game.rules.sheet.observation
        self._seen = Observations(layout, game.players, 1)
        vector, planes = self._seen.vectors.size, self._seen.planes.size
        self.tensor = np.zeros(vector + planes, np.float32)
        self.dict = {"vector": self.tensor[:vector]}
        if planes:
            self.dict["planes"] = self.tensor[vector:].reshape(self._seen.planes.shape[1:])

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees in a state."""
        seen = self._seen
        state.position.observe(player, seen.vectors[0], seen.words[0])
        for name, part in seen.row(0).items():
            self.dict[name][:] = part

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, as text: the history, since nothing is hidden."""
        return f"{player}: {state.history_str()}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Polis as OpenSpiel sees it."""

    key: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        # Loading it also makes rules, and so states, picklable; OpenSpiel serializes by pickling.
        self.rules = component_sets.rules(self.key, None)
        sheet = self.rules.sheet
        self.players = _check_players(sheet, int(params.get("players", _fewest(sheet))))
        self.options: dict[str, Any] = sheet.read_options(
            str(params.get("options", "")).replace(":", "=")
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=sheet.actions,
            max_chance_outcomes=sheet.codes,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(sheet), info, params)

    def new_initial_state(self) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations."""
        return SpielObserver(self)


def _fewest(sheet: Sheet) -> int:
    """The smallest number of players with opponents."""
    return min(players for players in sheet.players if players > 1)


def _check_players(sheet: Sheet, players: int) -> int:
    """Return `players`, otherwise raise BadOption; OpenSpiel's shares of a win need opponents."""
    if players < _fewest(sheet):
        least, most = _fewest(sheet), max(sheet.players)
        raise BadOption(
            Message("player-count", game=sheet.title, players=players, least=least, most=most)
        )
    return sheet.check_players(players)


def game_type(sheet: Sheet) -> Any:
    """What OpenSpiel wants to know before it makes a game."""
    return pyspiel.GameType(
        short_name=f"polis_{sheet.key.replace('-', '_')}",
        long_name=sheet.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(sheet.players),
        min_num_players=_fewest(sheet),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _fewest(sheet), "options": ""},
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def _register() -> None:
    for sheet in registry.sheets():
        made = type(f"SpielGame_{sheet.key}", (SpielGame,), {"key": sheet.key})
        pyspiel.register_game(game_type(sheet), made)


_register()
