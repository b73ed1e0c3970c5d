"""The types of the view of a World Wonders position; the browser's are generated from them."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from polis.games.world_wonders.box import Resource as Resource  # published with the view
from polis.games.world_wonders.box import Type

Shape = list[str]
"""Rows of signs, as printed."""

Terrain = Literal[".", "N", "W"]
Reason = Literal["visited", "lonely", "district", "open", "opening"]


class Resources(TypedDict):
    """A number for each resource."""

    food: int
    ceramics: int
    gears: int


class Tile(Resources):
    """A building on offer and what it gives."""

    id: str
    type: Type


class Stack(TypedDict):
    """A stack of buildings of one shape."""

    id: str
    cost: int
    shape: Shape
    tile: Tile | None
    """The building on offer; null if it is sold."""
    left: int


class Monument(Resources):
    """A monument of the display."""

    id: str
    name: str
    pieces: list[Shape]
    adjacent: list[str]
    """What it must touch, as letters."""
    rings: int
    population: int
    fits: bool | None
    """Whether the seat on turn could build it; null unless that seat is buying."""
    lacks: list[str]
    """The letters of `adjacent` of which its city has too few."""


class Rank(TypedDict):
    """A seat's place in an objective."""

    seat: int
    measure: int
    points: int
    place: int


class Objective(TypedDict):
    """An objective in play and its ranking."""

    number: int
    category: int
    param: str | None
    first: int
    second: int
    ranking: list[Rank]


class Hand(TypedDict):
    """What is being laid."""

    item: str
    type: Type | None
    """Of a building."""
    rest: dict[str, int]
    """How many pieces of each kind are left; the name is empty if all are equal."""
    cells: list[str]
    """Where pieces of this monument lie already."""


class ResourceSpaces(TypedDict):
    """Some spaces of each resource's track."""

    food: list[int]
    ceramics: list[int]
    gears: list[int]


class Track(TypedDict):
    """One side of the tracks."""

    side: str
    resource_max: int
    population_symbols: ResourceSpaces
    population_last: int
    ring_spaces: list[int]


class MapCell(TypedDict):
    """A cell of a map."""

    at: str
    terrain: Terrain
    reason: NotRequired[Reason]
    """Why it counts, or does not."""


class Road(TypedDict):
    """A road; over water it is a bridge."""

    kind: Literal["road"]
    cells: list[str]
    bridge: bool


class Tower(TypedDict):
    """A tower."""

    kind: Literal["tower"]
    cells: list[str]


class Building(TypedDict):
    """A building; it is a district if no cell beside it is `open`."""

    kind: Literal["building"]
    cells: list[str]
    type: Type
    open: list[str]


class BuiltMonument(TypedDict):
    """A monument on a map."""

    kind: Literal["monument"]
    cells: list[str]
    id: str


Thing = Road | Tower | Building | BuiltMonument


class Points(TypedDict):
    """A seat's points by source."""

    population: int
    resource: int
    monuments: int
    nature: int
    districts: int
    loan: int
    objectives: int


class City(TypedDict):
    """A player's map, tracks and score."""

    map: str
    gold: int
    loan: bool
    out: bool
    resources: Resources
    population: int
    total: int
    points: Points
    cells: list[MapCell]
    objects: list[Thing]


class Automaton(TypedDict):
    """The opponent of the solo game."""

    card: int | None
    """The number of the card that lies open; null before the first."""
    cards: int
    monuments: list[str]
    score: int


class Supply(TypedDict):
    """How many roads, sets of short roads and towers are left."""

    road: int
    set: int
    tower: int


class Prices(Supply):
    """What each of them costs, and a pedestal."""

    pedestal: int


class View(TypedDict):
    """A whole position."""

    turn: int
    round: int
    rounds: int
    seat: int
    order: list[int]
    pedestals: list[int | None]
    """The seat that holds each pedestal; empty in the solo game."""
    supply: Supply
    prices: Prices
    stacks: list[Stack]
    display: list[Monument | None]
    deck: int
    objectives: list[Objective]
    automaton: Automaton | None
    hand: Hand | None
    track: Track
    cities: list[City]
