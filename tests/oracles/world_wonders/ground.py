"""The printed map, and every place where a shape fits its terrain.

A set of cells is one integer with a bit for each cell: bit row * (columns + 1) + column. The spare
column keeps the last cell of a row from touching the first of the next. The sidewalk is the row of
bits below the map: it can be touched, but it is no part of the map.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

Rows = tuple[str, ...]  # a map or a shape as written in the components, row by row


class Place(NamedTuple):
    """One way to lay a piece on the map."""

    cell: str  # the top left corner of its box after the turn, even if the piece is not on it
    turn: int  # quarter turns clockwise
    cover: int  # the cells it covers
    touch: int  # the cells, the sidewalk's among them, that have a side in common with it


def turned(shape: Rows) -> Rows:
    """The shape after a quarter turn clockwise."""
    return tuple("".join(column) for column in zip(*reversed(shape), strict=True))


def turns_of(shape: Rows) -> dict[Rows, int]:
    """Every different look of the shape with the smallest number of turns that gives it."""
    looks: dict[Rows, int] = {}
    for turn in range(4):
        looks.setdefault(shape, turn)
        shape = turned(shape)
    return looks


def on_land(shape: list[str]) -> Rows:
    """A printed shape (X a cell) in the letters of a monument: every cell needs land."""
    return tuple(row.replace("X", "L") for row in shape)


def with_ends_on_land(shape: list[str]) -> Rows:
    """The long road: the first and the last cell need land, those between may cross water."""
    text = "/".join(shape).replace("X", "E")
    first, last = text.index("E"), text.rindex("E")
    text = text[:first] + "L" + text[first + 1 : last] + "L" + text[last + 1 :]
    return tuple(text.split("/"))


class Ground:
    """One printed map: its terrain as sets of cells."""

    def __init__(self, rows: Rows) -> None:
        self.height, self.width = len(rows), len(rows[0])
        self.rows = rows
        self.plain = self.printed(".")
        self.nature = self.printed("N")
        self.water = self.printed("W")
        self.land = self.plain | self.nature
        self.cells = self.land | self.water
        self.sidewalk = sum(self.bit(self.height, column) for column in range(self.width))
        sides = [(row, column) for row in range(self.height) for column in (0, self.width - 1)]
        self.edge = self.union([*sides, *((0, column) for column in range(self.width))])
        self.outer = self.edge | self.around(self.sidewalk)  # all outer rows and columns
        grid = [(r, c) for r in range(self.height) for c in range(self.width)]
        self.references = [(self.bit(r, c), self.name(r, c)) for r, c in grid]
        self._places: dict[Rows, tuple[Place, ...]] = {}

    def __deepcopy__(self, memo: dict) -> Ground:
        return self  # nothing of a printed map ever changes

    def bit(self, row: int, column: int) -> int:
        return 1 << (row * (self.width + 1) + column)

    def union(self, cells: list[tuple[int, int]]) -> int:
        total = 0
        for row, column in cells:
            total |= self.bit(row, column)
        return total

    def printed(self, sign: str) -> int:
        grid = [(r, c) for r in range(self.height) for c in range(self.width)]
        return self.union([(r, c) for r, c in grid if self.rows[r][c] == sign])

    def name(self, row: int, column: int) -> str:
        """The map reference: a1 is the top left cell, letters run to the right, numbers down."""
        return f"{chr(ord('a') + column)}{row + 1}"

    def names(self, cells: int) -> list[str]:
        """The map references of a set of cells, row by row."""
        return [name for bit, name in self.references if cells & bit]

    def named(self, references: str) -> int:
        """The set of the cells with these map references: "a1 b1"."""
        return self.union([(int(n[1:]) - 1, ord(n[0]) - ord("a")) for n in references.split()])

    def around(self, cells: int) -> int:
        """The cells of map and sidewalk that touch these cells by a side, themselves left out."""
        down = self.width + 1
        near = cells << 1 | cells >> 1 | cells << down | cells >> down
        return near & (self.cells | self.sidewalk) & ~cells

    def reach(self, cells: int, steps: int) -> int:
        """The cells and all within so many steps of them."""
        for _ in range(steps):
            cells |= self.around(cells)
        return cells

    def groups(self, cells: int) -> list[int]:
        """The connected groups of a set of cells."""
        found = []
        while cells:
            group, grown = 0, cells & -cells
            while grown != group:
                group = grown
                grown |= self.around(group) & cells
            found.append(group)
            cells &= ~group
        return found

    def places(self, shape: Rows) -> tuple[Place, ...]:
        """All places for a shape (L land, W water, E either, ? any cell, . none) by terrain."""
        if shape not in self._places:
            looks = turns_of(shape).items()
            self._places[shape] = tuple(
                place for look, turn in looks for place in self._places_unturned(look, turn)
            )
        return self._places[shape]

    def _places_unturned(self, look: Rows, turn: int) -> list[Place]:
        found = []
        spots = [(r, c, letter) for r, row in enumerate(look) for c, letter in enumerate(row)]
        for top in range(self.height - len(look) + 1):
            for left in range(self.width - len(look[0]) + 1):
                land, water, either = (
                    self.union([(top + r, left + c) for r, c, sign in spots if sign == letter])
                    for letter in "LWE"
                )
                if not land & ~self.land and not water & ~self.water:
                    cover = land | water | either
                    found.append(Place(self.name(top, left), turn, cover, self.around(cover)))
        return found


@cache
def ground(rows: Rows) -> Ground:
    """The map with these rows; every table shares it."""
    return Ground(rows)
