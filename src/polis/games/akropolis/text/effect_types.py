"""The types of the effects of Akropolis; the browser's are generated from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from polis.core.effects import types
from polis.games.akropolis.text.coordinates import Cell


class Piece(TypedDict):
    """A tile; the key is its three letters, as in the view."""

    type: Literal["tile"]
    key: str


class Take(TypedDict):
    """A tile goes from the site into the hand; tiles behind it move up."""

    kind: Literal["take"]
    seat: int
    piece: Piece
    place: int
    """Its place in the row, from 0. Each of the tiles before it costs one stone."""


class Hex(TypedDict):
    """One hex of a placed tile."""

    at: Cell
    hex: str
    level: int
    covers: str | None
    """The hex below it; null on the ground."""


class Place(TypedDict):
    """A tile goes from the hand into the city."""

    kind: Literal["place"]
    seat: int
    piece: Piece
    hexes: list[Hex]
    """In the order of the letters of its key."""


class Pay(types.Pay):
    """Stones go to the supply for a tile, or come from it for covered quarries."""

    cells: list[Cell]
    """The covered quarries, one for each stone; empty if a tile is paid for."""


class Reveal(TypedDict):
    """A tile is turned up and goes to the end of the site."""

    kind: Literal["reveal"]
    piece: Piece
    place: int
    """Its place in the row, from 0."""


class End(types.End):
    """The game is over."""

    reason: Literal["tiles"]
    tie_break: Literal["stones"] | None
    """What decided among the players with most points; null if the points or nothing did."""


Score = types.Score
Turn = types.Turn
Effect = Take | Place | Pay | Reveal | Score | Turn | End
