"""One game as an environment: chance is dealt, observations and rewards are read off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import numpy as np

from polis.core import registry
from polis.core.contract import CHANCE, OVER
from polis.core.game import Game
from polis.core.interfaces import Array
from polis.core.position import Position
from polis.core.rules import Rules
from polis.envs.arrays import Observations

Reward = Literal["share", "margin"]
"""`share` of the win, from 0 to 1; or the `margin` to the best score of another seat."""


def check_reward(reward: str) -> str:
    """Return `reward` if it is one; ValueError otherwise."""
    if reward not in get_args(Reward):
        raise ValueError(f"{reward!r} is not a reward; choose one of {get_args(Reward)}")
    return reward


def check_render_mode(mode: str | None, known: list[str]) -> str | None:
    """Return a render mode if there is such a one; ValueError otherwise."""
    if mode is not None and mode not in known:
        raise ValueError(f"{mode!r} is not a render mode; choose one of {known}, or None")
    return mode


def margins(scores: Array) -> Array:
    """By game and seat, the score minus the best of the others; alone, the score itself."""
    if scores.shape[-1] == 1:
        return scores
    ordered = np.sort(scores, axis=-1)
    best_of_others = np.where(scores == ordered[..., -1:], ordered[..., -2:-1], ordered[..., -1:])
    margin: Array = scores - best_of_others
    return margin


class SingleGame:
    """A game that is played seat by seat, with the luck of a seed."""

    def __init__(self, game: str, players: int, options: Mapping[str, Any] | None) -> None:
        self.rules: Rules = registry.rules(game)
        self.players = self.rules.sheet.check_players(players)
        self._options = dict(options or {})
        self.rules.setup_codes(self._options)  # raises if they are not options of the game
        self.start(0)

    def start(self, seed: int) -> None:
        """Begin a new game."""
        self._seed = seed
        self.position: Position = self.rules.new(self.players, **self._options)
        self._codes: list[int] = []
        self._past = Game(self.rules, self.players, self._options)
        self._deal()

    def play(self, code: int) -> None:
        """Play a legal code and the chance that follows."""
        self.position.play(int(code))
        self._codes.append(int(code))
        self._deal()

    def _deal(self) -> None:
        while self.position.seat == CHANCE:
            code = self.position.draw(self._seed)
            self.position.apply(code)
            self._codes.append(code)

    def past(self) -> Game:
        """The game so far with all its moves, for bots that are told more than a position.

        Most are not, and writing moves in notation takes longer than playing them.
        """
        for code in self._codes[len(self._past.moves) :]:
            self._past.play(code)
        return self._past

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.seat == OVER

    def observe(self, seat: int) -> dict[str, Array]:
        """What a seat sees, in new arrays."""
        seen = Observations(self.rules.sheet.observation, self.players, 1)
        self.position.observe(seat, seen.vectors[0], seen.words[0])
        return seen.row(0)

    def mask(self, seat: int) -> Array:
        """A byte for each code: 1 if it is legal and this seat is to act."""
        mask: Array = np.zeros(self.rules.sheet.actions, np.int8)
        if seat == self.position.seat:
            mask[self.position.legal.codes] = 1
        return mask

    def rewards(self, kind: str) -> list[float]:
        """The reward of each seat at the end of the game, 0 before."""
        if not self.over:
            return [0.0] * self.players
        if kind == "share":
            return [float(share) for share in self.position.shares]
        return [float(margin) for margin in margins(np.array(self.position.scores))]
