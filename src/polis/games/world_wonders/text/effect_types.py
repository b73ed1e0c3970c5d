"""The types of the effects of World Wonders; the browser's are generated from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from polis.core.effects import types
from polis.games.world_wonders.box import Resource, Type
from polis.games.world_wonders.text.view_types import Resources


class Piece(TypedDict):
    """Something that can be bought."""

    type: Literal["road", "set", "tower", "pedestal", "building", "monument"]
    key: str
    """A stack's or a monument's id as in the view, a pedestal's number from 1, else the type."""
    letter: Type | None
    """The type of a building."""
    gains: Resources | None
    """The symbols on a building."""


class Take(TypedDict):
    """A piece goes from the market into the hand."""

    kind: Literal["take"]
    seat: int
    piece: Piece
    slot: int | None
    """The place of a monument in the display, from 0; null for other pieces."""


class Lay(TypedDict):
    """A piece, or a part of one, goes from the hand onto the map."""

    kind: Literal["lay"]
    seat: int
    piece: Piece
    cells: list[str]
    """The cells of this part."""
    free: bool
    """Whether it is the free road of the first turn, which comes from the box."""
    done: bool
    """Whether it was the last part."""


class Built(TypedDict):
    """A monument is complete."""

    kind: Literal["monument"]
    seat: int
    piece: Piece
    cells: list[str]
    """All its cells."""


class Pay(types.Pay):
    """Coins change hands."""

    reason: Literal["buy", "loan", "repay", "lost", "round"]
    """For a purchase, a loan or its repayment; lost when a seat is out; new in a new round."""
    piece: Piece | None
    """What is bought."""


class Track(TypedDict):
    """A marker moves on a track."""

    kind: Literal["track"]
    seat: int
    track: Resource | Literal["population"]
    before: int
    after: int


class Loan(TypedDict):
    """A loan is taken, or repaid."""

    kind: Literal["loan"]
    seat: int
    taken: bool


class Pedestal(TypedDict):
    """A seat puts its leader onto a pedestal and will have this place in the next round."""

    kind: Literal["pedestal"]
    seat: int
    number: int
    """From 1."""


class Out(TypedDict):
    """A seat is out of the round."""

    kind: Literal["out"]
    seat: int


class LastRound(TypedDict):
    """The game ends with this round."""

    kind: Literal["last-round"]
    reason: Literal["population", "rounds"]
    seat: int | None
    """The seat whose population is full; null in the tenth round."""


class Discard(TypedDict):
    """A piece leaves the market."""

    kind: Literal["discard"]
    piece: Piece
    slot: int | None
    """As in `take`."""
    reason: Literal["round", "automaton"]
    """Unsold at the end of a round, or taken by the automaton, which keeps monuments."""


class Round(TypedDict):
    """A round begins: the supply is full again, the pedestals are free."""

    kind: Literal["round"]
    number: int
    """From 1."""
    order: list[int]
    """The seats in turn order."""
    roads: int
    """Long roads on offer."""
    sets: int
    """Sets of short roads on offer."""
    towers: int
    """Towers on offer."""


class Reveal(TypedDict):
    """A building or a monument comes into the market."""

    kind: Literal["reveal"]
    piece: Piece
    slot: int | None
    """As in `take`."""


class Map(TypedDict):
    """A seat gets its map."""

    kind: Literal["map"]
    seat: int
    map: str


class Objective(TypedDict):
    """An objective is drawn or chosen."""

    kind: Literal["objective"]
    number: int
    """From 1, as in the view."""
    seat: int | None
    """Who has chosen it; null if it is drawn."""


class Card(TypedDict):
    """The automaton draws a card."""

    kind: Literal["card"]
    number: int
    """From 1, as in the view."""
    reshuffled: bool
    """Whether all its cards are shuffled again."""


class End(types.End):
    """The game is over."""

    reason: Literal["population", "rounds"]
    tie_break: Literal["monuments"] | None
    """What decided among the players with most points; null if the points or nothing did."""


Score = types.Score
Turn = types.Turn
Effect = (
    Take
    | Lay
    | Built
    | Pay
    | Track
    | Loan
    | Pedestal
    | Out
    | LastRound
    | Discard
    | Round
    | Reveal
    | Map
    | Objective
    | Card
    | Score
    | Turn
    | End
)
