"""The kinds of effects that all games share; the browser's types are generated from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class Pay(TypedDict):
    """Coins or stones change hands; the sum of all of these is the change of every seat's."""

    kind: Literal["pay"]
    payer: int | None
    """Null is the bank."""
    payee: int | None
    """Null is the bank."""
    amount: int
    """0 if nothing of what is owed can be paid."""


class Score(TypedDict):
    """The points of a seat change."""

    kind: Literal["score"]
    seat: int
    before: int
    after: int


class Turn(TypedDict):
    """A turn begins."""

    kind: Literal["turn"]
    seat: int
    again: bool
    """Whether the turn before it was of the same seat."""


class End(TypedDict):
    """The game is over."""

    kind: Literal["end"]
    winners: list[int]
    """Several share the win; none if no seat has won."""


Effect = Pay | Score | Turn | End
