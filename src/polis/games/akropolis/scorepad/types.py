"""The types of the score pad of Akropolis; the browser's are generated from them."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from polis.games.akropolis.box import Kind
from polis.games.akropolis.text.coordinates import Cell
from polis.games.akropolis.text.view_types import Kinds, Reason


class PadTile(TypedDict):
    """A tile: its letters, and the cell of each."""

    code: str
    cells: list[Cell]


class PadCity(TypedDict):
    """What one player has: the stones, and the tiles in the order placed."""

    stones: int
    tiles: list[PadTile]


class Table(TypedDict):
    """What is entered: the cities of all players."""

    players: int
    options: dict[str, Any]
    cities: list[PadCity]


class Facts(TypedDict):
    """What a pad offers."""

    options: list[str]
    blank: Table


class District(TypedDict):
    """A district and why it counts, or does not."""

    kind: Kind
    cell: list[int]
    level: int
    reason: Reason
    worth: int


class CityScore(TypedDict):
    """The score of one city."""

    total: int
    stones: int
    kinds: Kinds
    districts: list[District]


class PlayerScore(CityScore):
    """The score of a player among all."""

    win: str
    """The share of the victory, as a fraction."""
    most_stones: int
    """The most stones that the player can have."""


class TableScore(TypedDict):
    """The score of all cities."""

    players: list[PlayerScore]
    left: dict[str, int]
    """How many of each tile lie in no city."""


class Footprint(TypedDict):
    """Three cells, and the level on which a tile would lie there."""

    cells: list[list[int]]
    level: int


class CityLegal(TypedDict):
    """Where the next tile of a city could lie."""

    footprints: list[Footprint]
    actions: list[str]


class TableLegal(TypedDict):
    """Where the next tile of each city could lie."""

    players: list[CityLegal]


Scored = CityScore | TableScore
Legal = CityLegal | TableLegal
