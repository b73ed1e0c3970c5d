"""The types of the view of an Akropolis position; the browser's are generated from them."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from polis.games.akropolis.box import Kind as Kind  # published with the view
from polis.games.akropolis.text.coordinates import Cell

Reason = Literal[
    "counts", "doubles", "not-largest", "beside-market", "not-on-edge", "not-surrounded"
]


class Column(TypedDict):
    """The top of one column of a city."""

    at: Cell
    hex: str
    """A district `hmbtg`, a quarry `q`, or a plaza `HMBTG`."""
    level: int
    stars: NotRequired[int]
    """Of a plaza."""
    reason: NotRequired[Reason]
    """Why a district counts, or does not."""
    worth: NotRequired[int]
    """What a district adds to the value of its kind."""


class KindScore(TypedDict):
    """The points of one kind: its value times its stars."""

    value: int
    stars: int
    points: int


class Kinds(TypedDict):
    """The score of each kind."""

    house: KindScore
    market: KindScore
    barracks: KindScore
    temple: KindScore
    garden: KindScore


class City(TypedDict):
    """A player's city and its score."""

    stones: int
    total: int
    kinds: Kinds
    cells: list[Column]


class SiteTile(TypedDict):
    """A tile of the construction site."""

    tile: str
    price: int


class Unseen(TypedDict):
    """The tiles that are still to come."""

    tiles: int
    hexes: dict[str, int]
    """How many hexes of each letter they have."""


class View(TypedDict):
    """A whole position."""

    turn: int
    seat: int
    site: list[SiteTile]
    site_size: int
    """How many tiles the site has at the beginning of a round."""
    hand: str | None
    unseen: Unseen
    cities: list[City]
