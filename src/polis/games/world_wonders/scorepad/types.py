"""The types of the score pad of World Wonders; the browser's are generated from them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from polis.games.world_wonders.box import Type
from polis.games.world_wonders.text.view_types import (
    Automaton,
    BuildingFigure,
    MonumentFigure,
    Objective,
    Outline,
    Points,
    Resources,
    Shape,
)


class PadRoad(TypedDict):
    """A road on a map."""

    kind: Literal["road"]
    cells: list[str]


class PadTower(TypedDict):
    """A tower on a map."""

    kind: Literal["tower"]
    cells: list[str]


class PadBuilding(TypedDict):
    """A building on a map."""

    kind: Literal["building"]
    cells: list[str]
    type: Type


class PadMonument(TypedDict):
    """A monument on a map."""

    kind: Literal["monument"]
    cells: list[str]
    id: str


PadThing = PadRoad | PadTower | PadBuilding | PadMonument


class PadPlayer(Resources):
    """What one player has at the end."""

    map: str
    population: int
    loan: bool
    objects: list[PadThing]


class Table(TypedDict):
    """What is entered."""

    options: dict[str, Any]
    players: list[PadPlayer]
    objectives: NotRequired[list[int]]
    automaton: NotRequired[list[str]]
    """The monuments that the automaton of the solo game took."""


class LastSpaces(Resources):
    """The last space of each track."""

    population: int


class PadObjective(TypedDict):
    """An objective that can be chosen."""

    number: int
    category: int
    param: str | None


class PadPiece(TypedDict):
    """What can be laid, with the shapes of its parts."""

    kind: Literal["road", "tower", "building", "monument"]
    id: str
    shapes: list[Shape]


class Facts(TypedDict):
    """What a pad offers."""

    options: list[str]
    blank: Table
    maps: dict[str, Shape]
    shores: dict[str, Outline]
    tracks: dict[str, LastSpaces]
    """By the side of the tracks."""
    objectives: list[PadObjective]
    chosen: int
    """How many objectives a game has."""
    pieces: list[PadPiece]


class CountedBuilding(PadBuilding):
    """A building; it is a district if no cell beside it is `open`."""

    open: list[str]


class PlayerScore(TypedDict):
    """The score of a player, and which cells and buildings count."""

    total: int
    points: Points
    nature: list[str]
    """The natural resources that count."""
    buildings: list[CountedBuilding]
    win: str
    """The share of the victory, as a fraction."""


class Scored(TypedDict):
    """The score of a table."""

    players: list[PlayerScore]
    automaton: Automaton | None
    objectives: list[Objective]
    left: dict[str, int | dict[str, int]]
    """How many of each piece are left; of a stack by type, of a monument 0 where it is taken."""


class Footprint(TypedDict):
    """Where a part could lie: its quarter turns and its cells."""

    turn: int
    cells: list[str]


class Legal(TypedDict):
    """Where the next piece could lie."""

    footprints: list[Footprint]
    area: Outline
    """Around all footprints."""
    lying: Outline
    """Around the parts that lie already."""
    figures: list[BuildingFigure | MonumentFigure]
    """How a building or a part of a monument is drawn, by quarter turns."""
