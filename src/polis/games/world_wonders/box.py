"""The box: a set of components, read from plain data into one record that kernels can use.

`schema` tells how the data is laid out. Another set of components is another record: `load` makes
it, and remembers the data by its digest, because the record holds numbers but no names.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np

from polis.core import component_sets
from polis.core.errors import BadFile
from polis.core.kernel import records
from polis.games.world_wonders.components.schema import check
from polis.games.world_wonders.components.shapes import (
    Rows,
    beside_cells,
    is_joined,
    looks,
    one_kind,
)
from polis.games.world_wonders.sheet import (
    CARDS,
    CELLS,
    CHOSEN,
    DISPLAY,
    MAPS,
    MONUMENTS,
    NEEDS,
    OBJECTIVES,
    PIECES,
    RESOURCES,
    SET_KINDS,
    SHAPE_CELLS,
    SHAPES,
    SPACES,
    STACKS,
    STRIDE,
    TILES,
    TURNS,
    WORDS,
)
from polis.games.world_wonders.strategy.weights import RIVAL, WEIGHTS

Data = Mapping[str, Any]
Array = np.ndarray[Any, Any]

OURS: dict[str, Any] = json.loads(
    Path(__file__).with_name("components.json").read_text(encoding="utf-8")
)

Resource = Literal["food", "ceramics", "gears"]
Type = Literal["B", "F", "H", "M", "T"]
RESOURCE_KEYS: tuple[Resource, ...] = get_args(Resource)
TYPE_LETTERS: tuple[Type, ...] = get_args(Type)
# What a monument may have to touch: the five types, then these.
LETTERS = (*TYPE_LETTERS, "R", "TW", "W", "N", "S")
TOUCH_ROAD, TOUCH_TOWER, TOUCH_WATER, TOUCH_NATURE, TOUCH_SIDEWALK = range(5, 10)
# What a card of the automaton removes: a type of building, then these.
CARD_ITEMS = (*TYPE_LETTERS, "ANY", "LONG", "SHORT", "TOWER", "RESHUFFLE")
ANY_BUILDING, LONG, SHORT, TOWER_ITEM, RESHUFFLE = range(5, 10)
NO_ITEM = -1
BOARDS = {"main": 1, "4p": 4, "5p": 5}  # the fewest players a board is used with

# Shapes in the box: those of the stacks, then these, then the monuments'.
LONG_SHAPE = STACKS
SET_SHAPE = LONG_SHAPE + 1
TOWER_SHAPE = SET_SHAPE + SET_KINDS
MONUMENT_SHAPE = TOWER_SHAPE + 1

MOST_BESIDE = 4 * SHAPE_CELLS
NUMBER_WORDS = ("", "one", "two", "three", "four")

BOX = np.dtype(
    [
        ("digest", np.uint64),
        # Numbers that are the same in every set, for loops over much code: those with a bound that
        # the compiler knows it unrolls, and then compiles what is in them that many times.
        ("turns", np.int64),
        ("display", np.int64),
        ("chosen", np.int64),
        ("rows", np.int64),
        ("columns", np.int64),
        ("cells", np.uint64, WORDS),
        ("bottom", np.uint64, WORDS),  # the row at the sidewalk
        ("edge", np.uint64, WORDS),  # the cells with a side on the map edge, sidewalk apart
        ("outer", np.uint64, WORDS),  # all outer rows and columns
        ("maps", np.int64),
        ("land", np.uint64, (MAPS, WORDS)),  # natural resources included
        ("nature", np.uint64, (MAPS, WORDS)),
        ("water", np.uint64, (MAPS, WORDS)),
        # Shapes: which turns look new, their cells (land, then water, then either), as places from
        # the corner of the box, the cells beside them, and where the corner may lie.
        ("look", np.int8, (SHAPES, TURNS)),
        ("on_land", np.int16, (SHAPES, TURNS)),
        ("on_water", np.int16, (SHAPES, TURNS)),
        ("covered", np.int16, (SHAPES, TURNS)),
        ("offset", np.int16, (SHAPES, TURNS, SHAPE_CELLS)),
        ("besides", np.int16, (SHAPES, TURNS)),
        ("beside", np.int16, (SHAPES, TURNS, MOST_BESIDE)),
        ("corners", np.uint64, (SHAPES, TURNS, WORDS)),
        ("cover", np.uint64, (SHAPES, TURNS, WORDS)),  # with the corner in the first cell
        ("steps", np.int64, SHAPES),  # how far a piece can carry a group at most
        ("gapped", np.int64, SHAPES),  # whether its cells do not hang together
        ("set_kinds", np.int64),
        ("set_count", np.int64, SET_KINDS),
        ("stacks", np.int64),
        ("cost", np.int64, STACKS),
        ("least", np.int64, STACKS),  # the fewest players a stack is used with
        ("tile_type", np.int64, (STACKS, TILES)),
        ("tile_count", np.int64, (STACKS, TILES)),
        ("tile_gain", np.int64, (STACKS, TILES, RESOURCES)),
        ("monuments", np.int64),
        ("kinds", np.int64, MONUMENTS),  # different pieces
        ("kind_shape", np.int64, (MONUMENTS, PIECES)),
        ("kind_count", np.int64, (MONUMENTS, PIECES)),
        ("needs", np.int64, MONUMENTS),  # different letters
        ("need", np.int64, (MONUMENTS, NEEDS)),
        ("need_count", np.int64, (MONUMENTS, NEEDS)),
        ("doubled", np.int64, MONUMENTS),  # whether two different things of one kind are needed
        ("walks_land", np.int64, MONUMENTS),  # whether some cell may lie on land, or on water
        ("walks_water", np.int64, MONUMENTS),
        ("rings", np.int64, MONUMENTS),
        ("settlers", np.int64, MONUMENTS),  # population it gives directly
        ("gain", np.int64, (MONUMENTS, RESOURCES)),
        ("objectives", np.int64),
        ("category", np.int64, OBJECTIVES),
        ("param", np.int64, OBJECTIVES),
        ("first_points", np.int64, OBJECTIVES),
        ("second_points", np.int64, OBJECTIVES),
        ("cards", np.int64),
        ("top", np.int64, (CARDS, 2)),
        ("middle", np.int64, (CARDS, 2)),
        ("right", np.int64, CARDS),  # the arrow
        ("last_space", np.int64, 2),
        ("last_population", np.int64, 2),
        ("symbols", np.int64, (2, RESOURCES, SPACES)),  # up to and with each space
        ("population_rings", np.int64, (2, SPACES)),
        # What bots that look ahead count by: see `weights`.
        ("hopes", np.float64, (len(WEIGHTS), 4)),
        ("rival", np.float64),
    ],
    align=True,
)

_known: dict[int, Data] = {}


def digest(data: Data) -> int:
    """A number that tells sets of components apart."""
    return int(component_sets.digest(data)[:16], 16)


def data_of(box: Array) -> Data:
    """The data that a box was loaded from."""
    return _known[int(box["digest"][0])]


def load(data: Data = OURS) -> Array:
    """One box record with everything printed; BadFile with the first row that is wrong."""
    wrong = check(data)
    if wrong:
        raise BadFile(wrong[0])
    box = records(1, BOX)
    b = box[0]
    b["digest"] = digest(data)
    b["turns"], b["display"], b["chosen"] = TURNS, DISPLAY, CHOSEN
    _remember(int(b["digest"]), data)
    _load_grid(b, data)
    _load_roads(b, data)
    _load_stacks(b, data)
    _load_monuments(b, data)
    _load_objectives(b, data)
    _load_cards(b, data)
    _load_tracks(b, data)
    b["hopes"], b["rival"] = WEIGHTS, RIVAL
    return box


def _remember(number: int, data: Data) -> None:
    if number not in _known:
        # A copy, because whoever gave the data may go on changing it.
        _known[number] = data if data is OURS else copy.deepcopy(data)


def river_names(data: Data) -> list[str]:
    """The names of the maps, the lake first: a position holds a place in this list."""
    # Sorted, because the digest of a set does not tell the order of its keys.
    return ["A", *sorted(name for name in data["maps"] if name != "A")]


def kinds_of(pieces: Sequence[Sequence[str]]) -> list[tuple[int, int]]:
    """The different pieces among these: the place of the first equal one, and how many there are.

    Pieces are equal if one turned is the other.
    """
    kinds = [one_kind(tuple(piece)) for piece in pieces]
    return [(kinds.index(kind), kinds.count(kind)) for kind in dict.fromkeys(kinds)]


def tile_kinds(data: Data, stack: str) -> list[tuple[Mapping[str, Any], int]]:
    """The different tiles of a stack, each as the first of them, and how many there are."""
    found: dict[tuple[Any, ...], tuple[Mapping[str, Any], int]] = {}
    for tile in data["tiles"]:
        if tile["stack"] == stack:
            look = (tile["type"], *(tile[key] for key in RESOURCE_KEYS))
            known, number = found.get(look, (tile, 0))
            found[look] = known, number + 1
    return list(found.values())


def cell_words(cells: Sequence[tuple[int, int]]) -> list[int]:
    """The words of bits of a set of cells, given as rows and columns."""
    words = [0] * WORDS
    for row, column in cells:
        words[(row * STRIDE + column) // 64] |= 1 << (row * STRIDE + column) % 64
    return words


def _load_grid(b: Any, data: Data) -> None:
    rows, columns = data["grid"]["rows"], data["grid"]["cols"]
    b["rows"], b["columns"] = rows, columns
    every = [(r, c) for r in range(rows) for c in range(columns)]
    sides = [(r, c) for r, c in every if r == 0 or c in (0, columns - 1)]
    bottom = [(rows - 1, c) for c in range(columns)]
    b["cells"], b["bottom"] = cell_words(every), cell_words(bottom)
    b["edge"], b["outer"] = cell_words(sides), cell_words(sides + bottom)
    names = river_names(data)
    b["maps"] = len(names)
    for place, name in enumerate(names):
        printed = data["maps"][name]
        for field, letters in (("land", ".N"), ("nature", "N"), ("water", "W")):
            b[field][place] = cell_words([(r, c) for r, c in every if printed[r][c] in letters])


def _load_roads(b: Any, data: Data) -> None:
    long = data["roads"]["long"][0]
    # Both ends lie on land; what is between may cross water.
    _load_shape(b, LONG_SHAPE, ("L" + "E" * (len(long) - 2) + "L",))
    pieces = data["roads"]["short_set"]
    kinds = kinds_of(pieces)
    b["set_kinds"] = len(kinds)
    for kind, (at, number) in enumerate(kinds):
        b["set_count"][kind] = number
        _load_shape(b, SET_SHAPE + kind, _on_land(pieces[at]))
    _load_shape(b, TOWER_SHAPE, _on_land(data["tower"]["shape"]))


def _on_land(shape: Sequence[str]) -> Rows:
    return tuple(row.replace("X", "L") for row in shape)


def _load_shape(b: Any, shape: int, printed: Rows) -> None:
    b["gapped"][shape] = not is_joined(printed)
    for turn, look in looks(printed).items():
        signs = {(r, c): s for r, row in enumerate(look) for c, s in enumerate(row) if s in "LWE"}
        cells = sorted(signs, key=lambda cell: ("LWE".index(signs[cell]), cell))
        letters = "".join(signs.values())
        b["look"][shape, turn] = 1
        b["on_land"][shape, turn] = letters.count("L")
        b["on_water"][shape, turn] = letters.count("L") + letters.count("W")
        b["covered"][shape, turn] = len(cells)
        b["offset"][shape, turn, : len(cells)] = [r * STRIDE + c for r, c in cells]
        around = beside_cells(cells)
        b["besides"][shape, turn] = len(around)
        b["beside"][shape, turn, : len(around)] = [r * STRIDE + c for r, c in around]
        height, width = len(look), len(look[0])
        rows, columns = int(b["rows"]) - height + 1, int(b["columns"]) - width + 1
        corners = [(r, c) for r in range(rows) for c in range(columns)]
        b["corners"][shape, turn] = cell_words(corners)
        b["cover"][shape, turn] = cell_words(cells)
        # Through a gap a group may jump, but never further than the box is wide and high.
        b["steps"][shape] = height + width if b["gapped"][shape] else len(cells)


def _load_stacks(b: Any, data: Data) -> None:
    b["stacks"] = len(data["stacks"])
    for stack, row in enumerate(data["stacks"]):
        b["cost"][stack], b["least"][stack] = row["cost"], BOARDS[row["board"]]
        _load_shape(b, stack, _on_land(row["shape"]))
        for kind, (tile, number) in enumerate(tile_kinds(data, row["id"])):
            b["tile_type"][stack, kind] = TYPE_LETTERS.index(tile["type"])
            b["tile_count"][stack, kind] = number
            b["tile_gain"][stack, kind] = [tile[key] for key in RESOURCE_KEYS]


def _load_monuments(b: Any, data: Data) -> None:
    b["monuments"] = len(data["monuments"])
    shapes: dict[Rows, int] = {}
    for number, card in enumerate(data["monuments"]):
        kinds = kinds_of(card["pieces"])
        b["kinds"][number] = len(kinds)
        for kind, (at, pieces) in enumerate(kinds):
            printed = tuple(card["pieces"][at])
            if printed not in shapes:
                shapes[printed] = MONUMENT_SHAPE + len(shapes)
                _load_shape(b, shapes[printed], printed)
            b["kind_shape"][number, kind] = shapes[printed]
            b["kind_count"][number, kind] = pieces
        signs = "".join("".join(piece) for piece in card["pieces"])
        b["walks_land"][number] = "L" in signs or "E" in signs
        b["walks_water"][number] = "W" in signs or "E" in signs
        letters = list(dict.fromkeys(card["adjacent"]))
        b["needs"][number] = len(letters)
        for place, letter in enumerate(letters):
            b["need"][number, place] = LETTERS.index(letter)
            b["need_count"][number, place] = card["adjacent"].count(letter)
        b["doubled"][number] = len(letters) < len(card["adjacent"])
        b["rings"][number], b["settlers"][number] = card["rings"], card["population"]
        b["gain"][number] = [card[key] for key in RESOURCE_KEYS]


def _load_objectives(b: Any, data: Data) -> None:
    b["objectives"] = len(data["objectives"])
    for number, card in enumerate(data["objectives"]):
        b["category"][number] = card["category"]
        param = card["param"]
        if param in RESOURCE_KEYS:
            b["param"][number] = RESOURCE_KEYS.index(param)
        elif param is not None:
            b["param"][number] = TYPE_LETTERS.index(param)
        b["first_points"][number] = card["vp_first"]
        b["second_points"][number] = card["vp_second"]


def _load_cards(b: Any, data: Data) -> None:
    b["cards"] = len(data["solo"])
    b["top"], b["middle"] = NO_ITEM, NO_ITEM
    for number, card in enumerate(data["solo"]):
        for field, part in (("top", "top"), ("middle", "mid")):
            for place, item in enumerate(card[part]):
                b[field][number, place] = CARD_ITEMS.index(item)
        b["right"][number] = card["arrow"] == "R"


def _load_tracks(b: Any, data: Data) -> None:
    for side, name in enumerate("AB"):
        track = data["tracks"][name]
        b["last_space"][side] = track["resource_max"]
        b["last_population"][side] = track["population_last"]
        for resource, key in enumerate(RESOURCE_KEYS):
            symbols = track["population_symbols"][key]
            reached = [sum(at <= space for at in symbols) for space in range(SPACES)]
            b["symbols"][side, resource] = reached
        rings = track["ring_spaces"]
        reached = [sum(at <= space for at in rings) for space in range(SPACES)]
        b["population_rings"][side] = reached


assert MONUMENT_SHAPE + MONUMENTS * PIECES == SHAPES
assert STRIDE * 12 == CELLS
