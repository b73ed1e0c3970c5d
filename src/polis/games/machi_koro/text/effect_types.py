"""The types of the effects of Machi Koro; the browser's are generated from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from polis.core.effects import types


class Piece(TypedDict):
    """A card."""

    type: Literal["establishment", "landmark"]
    key: str


class Roll(TypedDict):
    """Dice are rolled; payments that follow at once are in the same move."""

    kind: Literal["roll"]
    seat: int
    dice: list[int]
    total: int
    again: bool
    """Whether the roller uses the radio tower to roll again."""
    waits: bool
    """True: no decision of the roller comes before it, so it lies in the row of an earlier move.

    The roller's table can hide this move and the rest of the row until a button is pressed.
    """
    coins: list[int]
    """The coins of every seat before the payments of this roll."""


class Pay(types.Pay):
    """Coins change hands."""

    reason: Literal["income", "build"]
    piece: Piece
    """The card that pays, or the card that is paid for."""
    cards: int
    """How many cards of this kind the payee has; 1 if a card is paid for."""
    owed: int
    """More than `amount` if the payer has too little."""


class Build(TypedDict):
    """A card goes from the supply into a city, or a landmark is turned over."""

    kind: Literal["build"]
    seat: int
    piece: Piece
    left: int | None
    """How many of these cards the supply still has; null for a landmark."""


class Swap(TypedDict):
    """Two cards change cities."""

    kind: Literal["swap"]
    seat: int
    other: int
    given: Piece
    """From `seat` to `other`."""
    taken: Piece
    """From `other` to `seat`."""


class Decline(TypedDict):
    """A seat does not do what it could."""

    kind: Literal["decline"]
    seat: int
    what: Literal["reroll", "swap", "build"]


class Reveal(TypedDict):
    """A card goes from the deck into the supply."""

    kind: Literal["reveal"]
    piece: Piece
    left: int
    """How many of these cards the supply has then."""


class End(types.End):
    """The game is over."""

    reason: Literal["landmarks"]


Score = types.Score
Turn = types.Turn
Effect = Roll | Pay | Build | Swap | Decline | Reveal | Score | Turn | End
