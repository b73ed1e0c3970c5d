"""The types of the view of a World Wonders position; the browser's are generated from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from polis.games.world_wonders.box import Resource as Resource  # published with the view
from polis.games.world_wonders.box import Type

Shape = list[str]
"""Rows of signs, as printed."""

Outline = list[list[int]]
"""Closed lines around an area: of each the corners in order, column and row by turns."""

Point = tuple[float, float]
"""Column and row, in cells."""

Rectangle = tuple[int, int, int, int]
"""Column, row, width and height."""

Reason = Literal["visited", "lonely", "district", "open", "opening"]


class Resources(TypedDict):
    """A number for each resource."""

    food: int
    ceramics: int
    gears: int


class BuildingFigure(TypedDict):
    """How a building is drawn, from the corner of its cells."""

    outline: Outline
    glyph: Point
    letter: Point


class Part(TypedDict):
    """A part of a monument that has a picture of its own."""

    outline: Outline
    wide: Rectangle
    """The room for a picture that is wide."""
    high: Rectangle
    """The room for a picture that is high."""


class MonumentFigure(TypedDict):
    """How a monument, or a piece of it, is drawn, from the corner of its cells."""

    outline: Outline
    parts: list[Part]


class Spaces(TypedDict, total=False):
    """The spaces that markers move to; a track whose marker stays is left out."""

    food: int
    ceramics: int
    gears: int
    population: int


class Tile(Resources):
    """A building on offer and what it gives."""

    id: str
    type: Type
    reached: list[Spaces]
    """By seat: where the markers of its city would stand with this building."""


class Stack(TypedDict):
    """A stack of buildings of one shape."""

    id: str
    cost: int
    shape: Shape
    figure: BuildingFigure
    tile: Tile | None
    """The building on offer; null if it is sold."""
    left: int


class Monument(Resources):
    """A monument of the display."""

    id: str
    pieces: list[Shape]
    adjacent: list[str]
    """What it must touch, as letters."""
    rings: int
    population: int
    fits: bool | None
    """Whether the seat on turn could build it; null unless that seat is buying."""
    lacks: list[str]
    """The letters of `adjacent` of which its city has too few."""
    reached: list[Spaces]
    """By seat: where the markers of its city would stand with this monument."""


class Rank(TypedDict):
    """A seat's place in an objective."""

    seat: int
    measure: int
    points: int
    place: int
    missing: int
    """How much more would make this seat the only first; 0 if it is."""


class ObjectiveCard(TypedDict):
    """What is printed on an objective."""

    number: int
    category: int
    param: str | None
    first: int
    second: int


class Objective(ObjectiveCard):
    """An objective in play and its ranking."""

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
    outline: Outline
    """Around these cells."""
    shapes: dict[str, Shape]
    """By the name of a piece that is left."""
    areas: dict[str, Outline]
    """By the name of a piece: around all cells where it may lie."""
    touched: list[list[str]]
    """For each legal action what the piece would touch there, each kind of thing once.

    By the letters of `Monument.adjacent`; `BR` is a road over water, `monument ID` a monument.
    """
    figures: dict[str, list[BuildingFigure | MonumentFigure]]
    """By the name of a piece of a building or monument: how it is drawn, by quarter turns."""


class ResourceSpaces(TypedDict):
    """Some spaces of each resource's track."""

    food: list[int]
    ceramics: list[int]
    gears: list[int]


class ResourceSteps(TypedDict):
    """Spaces from each resource's marker to a symbol; null behind the last."""

    food: int | None
    ceramics: int | None
    gears: int | None


class Track(TypedDict):
    """One side of the tracks."""

    side: str
    resource_max: int
    population_symbols: ResourceSpaces
    population_last: int
    ring_spaces: list[int]


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
    figure: BuildingFigure


class BuiltMonument(TypedDict):
    """A monument on a map."""

    kind: Literal["monument"]
    cells: list[str]
    id: str
    figure: MonumentFigure


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


class OpenBuilding(TypedDict):
    """A building that is not a district, because these cells beside it are free."""

    type: Type
    cells: list[str]
    open: list[str]


class NextSteps(TypedDict):
    """What the next point of some sources takes."""

    ring: int | None
    """Spaces of population to the next ring; null behind the last."""
    resources: list[Resource]
    """The lowest resources, which must all move by a space; empty at the end of the tracks."""
    symbols: ResourceSteps
    """Spaces of each resource to the next symbol of population."""
    nature: list[str]
    """The natural resources that no object touches."""
    district: OpenBuilding | None
    """The building that lacks least to be a district; null if there is none."""


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
    next: NextSteps
    terrain: Shape
    """The printed map: `.` land, `N` land with a natural resource, `W` water."""
    shore: Outline
    """Around the water, which goes on past the edge of the map."""
    reasons: dict[str, Reason]
    """Why a cell counts, or does not."""
    objects: list[Thing]


class AutomatonCard(TypedDict):
    """A card of the automaton: what it takes away, in two steps, and from which side."""

    number: int
    top: list[str]
    mid: list[str]
    arrow: Literal["L", "R"] | None
    """Null on a card that only says to shuffle."""


class Automaton(TypedDict):
    """The opponent of the solo game."""

    card: AutomatonCard | None
    """The card that lies open; null before the first."""
    cards: int
    monuments: list[str]
    score: int


class LoanTerms(TypedDict):
    """What a loan gives and costs in coins, and the points that it costs if it is not repaid."""

    gives: int
    repay: int
    penalty: int


class LastRound(TypedDict):
    """Why the game ends with this round: a full population, of `seat`, or the number of rounds."""

    reason: Literal["population", "rounds"]
    seat: int | None


class Supply(TypedDict):
    """How many roads, sets of short roads and towers are left."""

    road: int
    set: int
    tower: int


class Prices(Supply):
    """What each of them costs, and a pedestal."""

    pedestal: int


class SupplyShapes(TypedDict):
    """The shapes of the pieces in the supply."""

    road: Shape
    set: list[Shape]
    tower: Shape


class View(TypedDict):
    """A whole position."""

    turn: int
    round: int
    rounds: int
    last_round: LastRound | None
    """Null if another round follows, as far as is known."""
    seat: int
    order: list[int]
    pedestals: list[int | None]
    """The seat that holds each pedestal; empty in the solo game."""
    supply: Supply
    prices: Prices
    ours: bool
    """Whether the components are our own set."""
    shapes: SupplyShapes
    names: dict[str, str]
    """The monuments, by id, that have another name than in the messages."""
    loan: LoanTerms
    stacks: list[Stack]
    display: list[Monument | None]
    deck: int
    objectives: list[Objective]
    choices: list[ObjectiveCard]
    """The objectives of which one may be chosen now."""
    automaton: Automaton | None
    hand: Hand | None
    track: Track
    cities: list[City]
