"""What stands on a map, read from a record for everything that talks to people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from polis.core.position import Position
from polis.games.world_wonders.box import LETTERS, TYPE_LETTERS, Type
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    COUNTED,
    JOINED_EAST,
    JOINED_SOUTH,
    OCCUPIED,
    ROADS,
    TOWERS,
)
from polis.games.world_wonders.sheet import STRIDE
from polis.games.world_wonders.text.names import as_number, cell_name, names_of

Cells = int  # a set of cells as one integer: bit row * 16 + column


@dataclass(frozen=True)
class Object:
    """A road, tower, building or monument on a map."""

    kind: str  # road, tower, building, monument
    cells: Cells
    type: Type | None = None  # of a building
    name: str = ""  # of a monument: its id


@dataclass(frozen=True)
class Ground:
    """A seat's map: the printed terrain, and which of it is still to be seen."""

    every: Cells
    bottom: Cells
    land: Cells
    nature: Cells
    water: Cells
    occupied: Cells

    @property
    def free(self) -> Cells:
        """The cells on which nothing stands."""
        return self.every & ~self.occupied

    def beside(self, cells: Cells) -> Cells:
        """The cells of the map that have a side in common with these."""
        return beside(cells) & self.every & ~cells


def beside(cells: Cells) -> Cells:
    """The cells with a side in common with one of these, on and off the map."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def single(cells: Cells) -> list[int]:
    """The numbers of the cells of a set."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return found


def references(cells: Cells) -> list[str]:
    """The map references of a set of cells."""
    return [cell_name(cell) for cell in single(cells)]


def ground_of(position: Position, seat: int) -> Ground:
    """The ground of a seat's map."""
    b, p = position.rules.box[0], position.records[0]
    at = int(p["map"][seat])
    fields = (b["cells"], b["bottom"], b["land"][at], b["nature"][at], b["water"][at])
    occupied = p["city"][seat][OCCUPIED]
    return Ground(*(as_number(words) for words in (*fields, occupied)))


def planes_of(position: Position, seat: int) -> list[Cells]:
    """The sets of cells of a seat's city, one for each plane of the record."""
    return [as_number(words) for words in position.records[0]["city"][seat]]


def objects_of(position: Position, seat: int) -> list[Object]:
    """Every object of a seat's city, by kind and from the top left on."""
    planes = planes_of(position, seat)
    found = [
        Object(kind, cells, letter)
        for kind, plane, letter in (
            ("road", ROADS, None),
            ("tower", TOWERS, None),
            *(("building", BUILDINGS + k, letter) for k, letter in enumerate(TYPE_LETTERS)),
        )
        for cells in _pieces(planes, planes[plane])
    ]
    p, names = position.records[0], names_of(position.rules.box)
    for number in np.flatnonzero(p["owner"] == seat):
        site = as_number(p["site"][number])
        found.append(Object("monument", site, name=names.monuments[number]))
    return found


def _pieces(planes: list[Cells], area: Cells) -> list[Cells]:
    """The objects in an area, cell joined to cell."""
    return [_joined(planes, 1 << cell) for cell in single(area & planes[COUNTED])]


def _joined(planes: list[Cells], cells: Cells) -> Cells:
    east, south = planes[JOINED_EAST], planes[JOINED_SOUTH]
    while True:
        onward = (cells & east) << 1 | (cells & south) << STRIDE
        grown = cells | onward | cells >> 1 & east | cells >> STRIDE & south
        if grown == cells:
            return cells
        cells = grown


def things_named(position: Position, seat: int, letter: str) -> list[Cells]:
    """The things that an adjacency letter speaks of, each of which meets it once."""
    ground, planes = ground_of(position, seat), planes_of(position, seat)
    if letter == "S":
        return [ground.bottom]
    if letter in "WN":
        area = ground.water if letter == "W" else ground.nature
        return [1 << cell for cell in single(area & ground.free)]
    plane = {"R": ROADS, "TW": TOWERS}.get(letter, BUILDINGS + LETTERS.index(letter))
    return _pieces(planes, planes[plane])


def lacking(position: Position, seat: int, letters: Sequence[str]) -> list[str]:
    """The adjacency letters of which a city has fewer things than a monument must touch."""
    return [
        letter
        for letter, wanted in Counter(letters).items()
        if len(things_named(position, seat, letter)) < wanted
    ]


def score_sheet(position: Position, seat: int) -> tuple[int, Any, Any]:
    """A seat's points, the lines of its score and the marks of its cells."""
    found = position.score(seat)
    return found.points, found.lines, found.reasons
