"""Codes and their parts in words: the names of components, cells and places.

Cells are map references: a letter for the column, a number for the row, a1 at the top left. A place
is the top left corner of the piece's box after turning, and quarter turns clockwise: c4 r1.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from polis.games.world_wonders.box import (
    LONG_SHAPE,
    NUMBER_WORDS,
    SET_SHAPE,
    TOWER_SHAPE,
    Array,
    Data,
    data_of,
    kinds_of,
    river_names,
    tile_kinds,
)
from polis.games.world_wonders.sheet import (
    BUILDING,
    CELLS,
    COLUMNS,
    FIRST_ROAD,
    ITEMS,
    LAY,
    MONUMENT,
    PEDESTAL,
    ROWS,
    SET,
    STRIDE,
    TOWER,
    TURNS,
    WORDS,
)

REFERENCE = re.compile(r"([a-z])([0-9]{1,2})")


class Place(NamedTuple):
    """What a code of laying says."""

    kind: int
    turn: int
    cell: int


class Names:
    """The names in one set of components."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.maps = river_names(data)
        self.stacks: list[str] = [stack["id"] for stack in data["stacks"]]
        self.monuments: list[str] = [card["id"] for card in data["monuments"]]
        self.tiles = [[tile for tile, _ in tile_kinds(data, stack)] for stack in self.stacks]
        # What can be bought, by the words after `buy`.
        self.items = {"road": 0, "set": SET, "tower": TOWER}
        self.items |= {f"pedestal {n + 1}": PEDESTAL + n for n in range(2)}
        self.items |= {name: BUILDING + n for n, name in enumerate(self.stacks)}
        self.items |= {name: MONUMENT + n for n, name in enumerate(self.monuments)}
        self.item_name = {item: name for name, item in self.items.items()}
        self._pieces: dict[int, list[str]] = {}

    def pieces(self, hand: int) -> list[str]:
        """The names of the kinds of pieces of what is in hand: one empty name if all are equal."""
        if hand not in self._pieces:
            self._pieces[hand] = self._name_pieces(hand)
        return self._pieces[hand]

    def _name_pieces(self, hand: int) -> list[str]:
        if hand == SET:
            pieces = self.data["roads"]["short_set"]
            return [NUMBER_WORDS["".join(pieces[at]).count("X")] for at, _ in kinds_of(pieces)]
        if MONUMENT <= hand < ITEMS:
            kinds = kinds_of(self.data["monuments"][hand - MONUMENT]["pieces"])
            return [str(at) for at, _ in kinds] if len(kinds) > 1 else [""]
        return [""]


CELL_NAMES = [f"{chr(ord('a') + cell % STRIDE)}{cell // STRIDE + 1}" for cell in range(64 * WORDS)]

_names: dict[int, Names] = {}


def names_of(box: Array) -> Names:
    """The names in the set of components that a box was loaded from."""
    digest = int(box["digest"][0])
    if digest not in _names:
        _names[digest] = Names(data_of(box))
    return _names[digest]


def cell_name(cell: int) -> str:
    """The map reference of a cell."""
    return CELL_NAMES[cell]


def read_cell(text: str) -> int | None:
    """The cell with this map reference, None if there is no such cell on any map."""
    found = REFERENCE.fullmatch(text.lower())
    if not found:
        return None
    column, row = ord(found[1]) - ord("a"), int(found[2]) - 1
    if not (0 <= row < ROWS and column < COLUMNS):
        return None
    return row * STRIDE + column


def split_place(code: int) -> Place:
    """The kind of piece, the turn and the corner of a code of laying."""
    rest, cell = divmod(int(code) - LAY, CELLS)
    kind, turn = divmod(rest, TURNS)
    return Place(kind, turn, cell)


def place_code(kind: int, turn: int, cell: int) -> int:
    """The code of laying a kind of piece with its corner in a cell after so many turns."""
    return LAY + (kind * TURNS + turn) * CELLS + cell


def cells_in(words: Iterable[int]) -> list[int]:
    """The cells of a set, given as words of bits."""
    cells, found = as_number(words), []
    while cells:
        found.append((cells & -cells).bit_length() - 1)
        cells &= cells - 1
    return found


def as_number(words: Iterable[int]) -> int:
    """A set of cells as one Python integer, for those who talk to people."""
    if isinstance(words, np.ndarray):
        return int.from_bytes(words.astype("<u8").tobytes(), "little")
    return sum(int(word) << 64 * place for place, word in enumerate(words))


def as_words(cells: int) -> list[int]:
    """The words of bits of a set of cells that is one integer."""
    return [cells >> 64 * place & (1 << 64) - 1 for place in range(WORDS)]


def shape_in_hand(box: Array, hand: int, kind: int) -> int:
    """The shape in the box of a kind of piece of what is in hand."""
    if hand == SET:
        return SET_SHAPE + kind
    if MONUMENT <= hand < FIRST_ROAD:
        return int(box["kind_shape"][0, hand - MONUMENT, kind])
    if hand == TOWER:
        return TOWER_SHAPE
    return hand - BUILDING if BUILDING <= hand < MONUMENT else LONG_SHAPE
