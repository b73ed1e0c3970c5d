"""The types of the view of a Machi Koro position; the browser's are generated from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from polis.games.machi_koro.box import Colour

Phase = Literal["deal", "dice", "roll", "radio", "tv", "swap", "build", "refill", "over"]


class Card(TypedDict):
    """What is printed on an establishment."""

    key: str
    colour: Colour
    symbol: str
    roll: tuple[int, int]
    """The lowest and the highest sum that activates it."""
    cost: int


class Pile(Card):
    """An establishment of the supply."""

    left: int
    gain: list[float]
    """What one more card would add to each seat's mean income of a round."""


class Landmark(TypedDict):
    """A landmark and its cost."""

    key: str
    cost: int


class City(TypedDict):
    """A player's coins and buildings."""

    coins: int
    income: float
    """The mean of what a round brings."""
    cards: dict[str, int]
    """How many of each establishment."""
    landmarks: list[str]
    """The landmarks that are built."""


class Sum(TypedDict):
    """One sum of a roll."""

    sum: int
    of36: int
    """The chance out of 36."""
    coins: list[int]
    """What each seat would gain or lose."""


class Rolls(TypedDict):
    """Every sum of so many dice."""

    dice: int
    means: list[float]
    """What each seat would gain or lose on average."""
    sums: list[Sum]


class Payment(TypedDict):
    """A payment after the last roll."""

    payer: int | None
    """Null is the bank."""
    payee: int
    card: str
    owed: int
    paid: int


class View(TypedDict):
    """A whole position."""

    turn: int
    seat: int
    phase: Phase
    dice: list[int]
    cities: list[City]
    supply: list[Pile]
    deck: int | None
    """Cards that are still to be turned up; null if all lie open."""
    landmarks: list[Landmark]
    odds: list[list[Rolls]]
    """By roller, then by the number of dice the roller may choose."""
    payments: list[Payment]
