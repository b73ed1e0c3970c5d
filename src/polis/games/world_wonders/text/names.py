"""Codes and their parts in words: the names of components, cells and places.

Cells are map references: a letter for the column, a number for the row, a1 at the top left. A place
is the top left corner of the piece's box after turning, and quarter turns clockwise: c4 r1.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from polis.core.position import Position
from polis.games.world_wonders.box import (
    LONG_SHAPE,
    RESOURCE_KEYS,
    SET_SHAPE,
    TOWER_SHAPE,
    TYPE_LETTERS,
    Array,
)
from polis.games.world_wonders.components.catalogue import (
    OURS,
    Data,
    data_of,
    kinds_of,
    river_names,
    tile_kinds,
)
from polis.games.world_wonders.components.loader import NUMBER_WORDS
from polis.games.world_wonders.rules.position import (
    NOTHING,
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
    PEDESTAL_PRICE,
    ROAD,
    ROAD_PRICE,
    ROWS,
    SET,
    SET_PRICE,
    STACKS,
    STRIDE,
    TOWER,
    TOWER_PRICE,
    TURNS,
    WORDS,
)
from polis.text.message import Message

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
        self.sizes = ["".join(stack["shape"]).count("X") for stack in data["stacks"]]
        self.monuments: list[str] = [card["id"] for card in data["monuments"]]
        self.tiles = [[tile for tile, _ in tile_kinds(data, stack)] for stack in self.stacks]
        # What can be bought, by the words after `buy`.
        self.items = {"road": 0, "set": SET, "tower": TOWER}
        self.items |= {f"pedestal {n + 1}": PEDESTAL + n for n in range(2)}
        self.items |= {name: BUILDING + n for n, name in enumerate(self.stacks)}
        self.items |= {name: MONUMENT + n for n, name in enumerate(self.monuments)}
        self.item_name = {item: name for name, item in self.items.items()}
        self.grounds: dict[int, list[int]] = {}  # by map: what is printed, as sets of cells
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


def covered_by(position: Position, code: int) -> list[int]:
    """The cells that a code of laying covers with what is in hand, in order."""
    box, place = position.rules.box, split_place(code)
    shape = shape_in_hand(box, int(position.records[0]["hand"]), place.kind)
    covered = int(box["covered"][0, shape, place.turn])
    return sorted(place.cell + at for at in box["offset"][0, shape, place.turn][:covered].tolist())


OUR_NAMES = {card["id"]: card["name"] for card in OURS["monuments"]}


def monument_name(position: Position, number: int) -> Message | str:
    """A monument's name: of those we know in every language, of others as the set has it."""
    names = names_of(position.rules.box)
    if number >= len(names.monuments):
        return "?"
    card = names.data["monuments"][number]
    name = str(card.get("name", card["id"]))
    return Message(f"ww-monument-{card['id']}") if OUR_NAMES.get(card["id"]) == name else name


def type_name(letter: str) -> Message:
    """A type of building."""
    return Message(f"ww-type-{letter}")


def touched_name(letter: str) -> Message:
    """What a monument must touch."""
    return type_name(letter) if letter in TYPE_LETTERS else Message(f"ww-touch-{letter}")


def resource_name(resource: int) -> Message:
    return Message(f"ww-resource-{RESOURCE_KEYS[resource]}")


def tile_gains(tile: Any) -> list[Message]:
    """The symbols on a tile or card, those that are there."""
    return [
        Message("ww-gain", number=tile[key], resource=Message(f"ww-resource-{key}"))
        for key in RESOURCE_KEYS
        if tile[key]
    ]


def building_words(names: Names, stack: int, kind: int) -> dict[str, Any]:
    """What tells a building from others: its type, its size and its symbols."""
    tile = names.tiles[stack][kind]
    return {
        "type": type_name(tile["type"]),
        "cells": names.sizes[stack],
        "gains": tile_gains(tile) or [Message("ww-no-gain")],
    }


def objective_name(card: Any) -> Message:
    """What an objective asks for."""
    param = card["param"]
    if param in RESOURCE_KEYS:
        param = Message(f"ww-resource-{param}")
    elif param:
        param = type_name(param)
    return Message(f"ww-objective-{card['category']}", param=param or "")


def item_name(position: Position, item: int) -> Message:
    """What can be bought or is in hand."""
    names = names_of(position.rules.box)
    if MONUMENT <= item < FIRST_ROAD:
        return Message("ww-item-monument", monument=monument_name(position, item - MONUMENT))
    if BUILDING <= item < MONUMENT:
        return _building_name(position, names, item - BUILDING)
    if PEDESTAL <= item < BUILDING:
        return Message("ww-item-pedestal", number=item - PEDESTAL + 1)
    if item == SET:
        return Message("ww-item-set")
    if item == FIRST_ROAD:
        return Message("ww-item-first-road")
    return Message("ww-item-road" if item == ROAD else "ww-item-tower")


def _building_name(position: Position, names: Names, stack: int) -> Message:
    p = position.records[0]
    tile = int(p["tile"] if p["hand"] == BUILDING + stack else p["shown"][stack])
    if tile == NOTHING:
        return Message("ww-item-stack", cells=(names.sizes + [0] * STACKS)[stack])
    return Message("ww-item-building", **building_words(names, stack, tile))


def price_of(position: Position, item: int) -> int:
    """What an item costs the seat on turn: a monument all gold it has."""
    p = position.records[0]
    if item >= MONUMENT:
        return int(p["gold"][p["seat"]])
    if item >= BUILDING:
        return int(position.rules.box["cost"][0, item - BUILDING])
    if item >= PEDESTAL:
        return PEDESTAL_PRICE
    return (ROAD_PRICE, SET_PRICE, TOWER_PRICE)[item]
