"""One player's city: what stands on the map, and where the next object may go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .ground import Place, Rows, ground


class Building(NamedTuple):
    kind: str  # B F H M T
    tile: str
    cells: int


class Monument(NamedTuple):
    name: str
    cells: int


def without(pieces: tuple[str, ...], piece: str) -> tuple[str, ...]:
    """The pieces with one of this name taken away."""
    at = pieces.index(piece)
    return pieces[:at] + pieces[at + 1 :]


class City:
    """Objects by kind, each as its set of cells; together they occupy `occupied`."""

    def __init__(self, rows: Rows) -> None:
        self.ground = ground(rows)
        self.roads: list[int] = []  # bridges included; each piece of a short set is one entry
        self.towers: list[int] = []
        self.buildings: list[Building] = []
        self.monuments: list[Monument] = []
        self.occupied = 0

    # Putting objects down; whoever calls has asked where they may go

    def lay_road(self, cells: int) -> None:
        self.roads.append(cells)
        self.occupied |= cells

    def raise_tower(self, cells: int) -> None:
        self.towers.append(cells)
        self.occupied |= cells

    def place_building(self, kind: str, tile: str, cells: int) -> None:
        self.buildings.append(Building(kind, tile, cells))
        self.occupied |= cells

    def place_monument(self, name: str, cells: int) -> None:
        self.monuments.append(Monument(name, cells))
        self.occupied |= cells

    # What is to be seen

    def uncovered(self, cells: int) -> int:
        """Covered cells have no terrain any more."""
        return cells & ~self.occupied

    def all_roads(self) -> int:
        return union(self.roads)

    def of_kind(self, kind: str) -> list[int]:
        """The cells of each building of one kind."""
        return [building.cells for building in self.buildings if building.kind == kind]

    def districts(self) -> list[Building]:
        """The buildings none of whose sides touches free plain land."""
        plain = self.uncovered(self.ground.plain)
        return [b for b in self.buildings if not self.ground.around(b.cells) & plain]

    def picture(self) -> list[str]:
        """The city row by row: = road, ^ tower, # monument, the letters of buildings, terrain."""
        signs = {"=": self.all_roads(), "^": union(self.towers)}
        signs["#"] = union([monument.cells for monument in self.monuments])
        signs |= {kind: union(self.of_kind(kind)) for kind in "BFHMT"}
        rows = [list(row) for row in self.ground.rows]
        for r, row in enumerate(rows):
            for c in range(len(row)):
                for sign, cells in signs.items():
                    if cells & self.ground.bit(r, c):
                        row[c] = sign
        return ["".join(row) for row in rows]

    # Where an object may go

    def free_places(self, shape: Rows, touching: int) -> Iterator[Place]:
        """Places of the right terrain on unoccupied cells that touch one of these cells."""
        for place in self.ground.places(shape):
            if not place.cover & self.occupied and place.touch & touching:
                yield place

    def road_network(self) -> int:
        """What a road may touch: a road, the sidewalk or a tower."""
        return self.all_roads() | union(self.towers) | self.ground.sidewalk

    def first_road_places(self, shape: Rows) -> Iterator[Place]:
        return self.free_places(shape, self.ground.sidewalk)

    def road_places(self, shape: Rows) -> Iterator[Place]:
        return self.free_places(shape, self.road_network())

    def tower_places(self, shape: Rows) -> Iterator[Place]:
        return self.free_places(shape, self.occupied)

    def building_places(self, shape: Rows, kind: str) -> Iterator[Place]:
        return self.free_places(shape, self.all_roads() | union(self.of_kind(kind)))

    def short_set_places(
        self, shapes: dict[str, Rows], rest: tuple[str, ...]
    ) -> Iterator[tuple[str, Place]]:
        """The next piece of a short set, wherever the other pieces can still be laid."""
        return set_steps(self, shapes, rest, self.occupied, self.road_network())


def set_steps(
    city: City, shapes: dict[str, Rows], rest: tuple[str, ...], occupied: int, network: int
) -> Iterator[tuple[str, Place]]:
    """Steps that keep the promise: after each there is a next one, until no piece is left."""
    for piece in dict.fromkeys(rest):
        left = without(rest, piece)
        for place in city.ground.places(shapes[piece]):
            if place.cover & occupied or not place.touch & network:
                continue
            now, grown = occupied | place.cover, network | place.cover
            if not left or next(set_steps(city, shapes, left, now, grown), None):
                yield piece, place


def union(sets: list[int]) -> int:
    total = 0
    for cells in sets:
        total |= cells
    return total
