"""What stands on a map, read from a record for everything that talks to people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from polis.core.interfaces import Array
from polis.core.position import Position
from polis.games.world_wonders.box import LETTERS, TYPE_LETTERS, Type
from polis.games.world_wonders.rules.map import obstacles
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    COUNTED,
    JOINED_EAST,
    JOINED_SOUTH,
    OCCUPIED,
    ROADS,
    TOWERS,
)
from polis.games.world_wonders.sheet import STRIDE, WORDS
from polis.games.world_wonders.text.names import (
    as_number,
    as_words,
    cell_name,
    names_of,
    shape_in_hand,
    split_place,
)

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
    box, p = position.rules.box, position.records[0]
    at = int(p["map"][seat])
    grounds = names_of(box).grounds
    if at not in grounds:
        b = box[0]
        fields = (b["cells"], b["bottom"], b["land"][at], b["nature"][at], b["water"][at])
        grounds[at] = [as_number(words) for words in fields]
    every, bottom, land, nature, water = grounds[at]
    return Ground(every, bottom, land, nature, water, as_number(p["city"][seat][OCCUPIED]))


def planes_of(position: Position, seat: int) -> list[Cells]:
    """The sets of cells of a seat's city, one for each plane of the record."""
    planes = position.records[0]["city"][seat].astype("<u8", copy=False).tobytes()
    size = 8 * WORDS
    return [
        int.from_bytes(planes[start : start + size], "little")
        for start in range(0, len(planes), size)
    ]


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


def legal_places(position: Position) -> list[tuple[int, Cells]]:
    """For each legal place of what is in hand: the kind of piece, and the cells it would cover."""
    box, hand = position.rules.box, int(position.records["hand"][0])
    covers: dict[tuple[int, int], Cells] = {}
    found = []
    for kind, turn, cell in map(split_place, position.legal.codes.tolist()):
        if (kind, turn) not in covers:
            shape = shape_in_hand(box, hand, kind)
            covers[kind, turn] = as_number(box["cover"][0, shape, turn])
        found.append((kind, covers[kind, turn] << cell))
    return found


def laid_parts(position: Position) -> Cells:
    """The cells of the pieces of a monument in hand that lie already."""
    p = position.records[0]
    return sum(as_number(part) for part in p["part"][: int(p["parts"])])


def touched_at(position: Position, places: list[tuple[int, Cells]]) -> list[list[str]]:
    """For each place on the map of the seat on turn the kinds of things that it touches."""
    seat = int(position.records[0]["seat"])
    bottom, kinds = ground_of(position, seat).bottom, _kinds_of_things(position, seat).items()
    found = []
    for _, cells in places:
        near = beside(cells) & ~cells
        touched = [kind for kind, area in kinds if near & area]
        found.append([*touched, "S"] if cells & bottom else touched)
    return found


def _kinds_of_things(position: Position, seat: int) -> dict[str, Cells]:
    """The cells of the things on a map, by kind as in the view."""
    ground = ground_of(position, seat)
    found: dict[str, Cells] = {}
    for thing in objects_of(position, seat):
        road = "BR" if thing.cells & ground.water else "R"
        words = {"road": road, "tower": "TW", "monument": f"monument {thing.name}"}
        kind = thing.type or words[thing.kind]
        found[kind] = found.get(kind, 0) | thing.cells
    seen = ground.free & ~laid_parts(position)
    return found | {"W": ground.water & seen, "N": ground.nature & seen}


def lacking(position: Position, seat: int, monument: int) -> list[str]:
    """The adjacency letters of which a city has fewer things than a monument must touch."""
    bits = obstacles.lacking(position.rules.box, position.records, 0, seat, monument)
    return letters_of(position, monument, int(bits))


def untouched(position: Position, monument: int, cells: Cells) -> list[str]:
    """The adjacency letters that a monument of the seat on turn does not meet on these cells."""
    at = (position.rules.box, position.records, 0)
    return letters_of(position, monument, int(obstacles.untouched(*at, monument, in_words(cells))))


def letters_of(position: Position, monument: int, bits: int = -1) -> list[str]:
    """The adjacency letters on a monument's card, all or those with these bits."""
    b = position.rules.box[0]
    letters = b["need"][monument, : int(b["needs"][monument])].tolist()
    return [LETTERS[letter] for k, letter in enumerate(letters) if bits >> k & 1]


def in_words(cells: Cells) -> Array:
    """A set of cells as kernels take it."""
    return np.array(as_words(cells), np.uint64)


def score_sheet(position: Position, seat: int) -> tuple[int, Any, Any]:
    """A seat's points, the lines of its score and the marks of its cells."""
    found = position.score(seat)
    return found.points, found.lines, found.reasons
