"""Reads a set of components into a box record that kernels can use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polis.core.errors import BadFile
from polis.core.kernel import new_records
from polis.games.world_wonders.box import (
    BOARDS,
    BOX,
    CARD_ITEMS,
    LETTERS,
    LONG_SHAPE,
    MONUMENT_SHAPE,
    NO_ITEM,
    RESOURCE_KEYS,
    SET_SHAPE,
    TOWER_SHAPE,
    TYPE_LETTERS,
    Array,
)
from polis.games.world_wonders.components.catalogue import (
    OURS,
    Data,
    digest,
    kinds_of,
    remember,
    river_names,
    tile_kinds,
)
from polis.games.world_wonders.components.schema import check
from polis.games.world_wonders.components.shapes import (
    Rows,
    beside_cells,
    is_joined,
    looks,
)
from polis.games.world_wonders.sheet import (
    CHOSEN,
    DISPLAY,
    MOST_WORK,
    SPACES,
    STRIDE,
    TURNS,
    WORDS,
)

NUMBER_WORDS = ("", "one", "two", "three", "four")


def load(data: Data = OURS) -> Array:
    """The box record of a set of components; raises BadFile for the first wrong row."""
    wrong = check(data)
    if wrong:
        raise BadFile(wrong[0])
    box = new_records(1, BOX)
    b = box[0]
    b["digest"] = digest(data)
    b["turns"], b["display"], b["chosen"] = TURNS, DISPLAY, CHOSEN
    b["most_work"] = MOST_WORK
    remember(int(b["digest"]), data)
    _load_grid(b, data)
    _load_roads(b, data)
    _load_stacks(b, data)
    _load_monuments(b, data)
    _load_objectives(b, data)
    _load_cards(b, data)
    _load_tracks(b, data)
    return box


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
    # Both ends lie on land; the cells between may cross water.
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
        # A piece with a gap can extend a group at most by its width and height.
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
