"""What the club stores, as dataclasses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Rating:
    """An estimate of skill: its mean and its standard deviation."""

    mu: float
    sigma: float


Rate = Callable[[Sequence[Rating | None], Sequence[int]], list[Rating]]
"""The ratings after a game, from those before it (None: the first game) and the places."""


@dataclass(frozen=True)
class Result:
    """A finished game: who came where, by identity."""

    room: str
    game: str
    ended_at: float
    maker: str | None
    places: Mapping[str, int]


@dataclass(frozen=True)
class Limits:
    """How many games of one day count; a day is the 24 hours before the end of a game."""

    player: int
    """For each player."""
    pair: int
    """For each two players, with or without others."""
    maker: int
    """For rooms made from one address, or from others with the same mark."""


@dataclass(frozen=True)
class Standing:
    """A player and a rating in one game; without a face, `colour` and `avatar` are None."""

    identity: str
    name: str | None
    colour: str | None
    avatar: str | None
    game: str
    rating: Rating
    games: int
