"""The types of the score pad of Machi Koro; the browser's are generated from them."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from polis.games.machi_koro.text.view_types import Card, Landmark


class PadPlayer(TypedDict):
    """What one player has."""

    coins: int
    landmarks: list[str]
    cards: dict[str, int]


class Table(TypedDict):
    """What is entered."""

    options: dict[str, Any]
    players: list[PadPlayer]


class Facts(TypedDict):
    """What a pad offers."""

    options: list[str]
    blank: Table
    most_coins: int
    establishments: list[Card]
    landmarks: list[Landmark]


class WayToGo(TypedDict):
    """What a player still has to build."""

    landmarks: dict[str, bool]
    """Whether each landmark is built."""
    cost: int
    """What the landmarks that are not built cost together."""
    missing: int
    """How much of it the player does not have."""


class PlayerScore(WayToGo):
    """How far a player is."""

    total: int
    win: str
    """The share of the victory, as a fraction."""
    income: float
    """The mean of what a round brings."""
    builds: list[str]
    """What could be built now."""
    most: dict[str, int]
    """How many of each card the player can have."""


class Scored(TypedDict):
    """Who has won, and how far the players are."""

    winner: int | None
    """The seat with all landmarks."""
    players: list[PlayerScore]
