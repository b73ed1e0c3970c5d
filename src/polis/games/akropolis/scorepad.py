"""A city from somebody's table: read from plain data, checked tile by tile, scored by the rules.

    {"players": 4, "all_tiles": false, "options": {}, "stones": 3,
     "tiles": [{"code": "hbt", "cells": [[1, -1], [2, -1], [1, 0]]}, …]}

Tiles in the order placed, letter i of `code` lying on cell i. A tile's letters run clockwise from
any of its hexes; cells given counter-clockwise make the mirrored tile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from polis.core.errors import BadFile
from polis.core.position import Position
from polis.core.rules import Rules
from polis.games.akropolis.box import LETTERS, NAMES, tile_name
from polis.games.akropolis.rules.city_check import build_city
from polis.games.akropolis.rules.legal import legal as legal_codes
from polis.games.akropolis.sheet import MOST_PLACES
from polis.games.akropolis.text.coordinates import (
    STEPS,
    Cell,
    cells,
    footprint,
    read_place,
    show_cell,
    write_place,
)
from polis.games.akropolis.text.explanation import score_city
from polis.games.akropolis.text.why_not import why_not_here
from polis.text.message import Message

_numbers = np.zeros(1, np.int64)


EXTRA = (build_city, (_numbers, _numbers, _numbers, _numbers, _numbers))


def score(rules: Rules, data: Any) -> dict[str, Any]:
    """`total`, `stones` and per kind `value`, `stars` and `points`; and every district's reason."""
    position = read_city(rules, data)
    city = score_city(position, 0)
    return {
        "total": city.total,
        "stones": city.stones,
        "kinds": city.kinds,
        "districts": [
            {
                "kind": district.kind,
                "cell": list(district.cell),
                "level": district.level,
                "reason": district.reason,
                "worth": district.worth,
            }
            for district in city.districts
        ],
    }


def legal(rules: Rules, data: Any) -> dict[str, Any]:
    """`footprints`: for the next tile every legal three cells, and the level it would lie on."""
    position = read_city(rules, data)
    built = cells(position.records, 0, 0)
    out = np.zeros(3 * MOST_PLACES, np.int64)
    n = legal_codes(rules.box, position.records, 0, out)
    footprints = []
    for code in out[:n:3]:  # three ways to fill each place
        place = sorted(footprint(*read_place(position.records, 0, int(code))))
        level = 1 + (built[place[0]][1] if place[0] in built else 0)
        footprints.append({"cells": [list(cell) for cell in place], "level": level})
    return {"footprints": sorted(footprints, key=lambda entry: entry["cells"])}


def read_city(rules: Rules, data: Any) -> Position:
    """The position in which the first seat has built what `data` tells."""
    if not isinstance(data, dict):
        raise BadFile(Message("pad-object"))
    players = _whole_number(data, "players")
    stones = _whole_number(data, "stones", 0)
    position = rules.new(players, **_options(data))
    tiles = data.get("tiles")
    if not isinstance(tiles, list):
        raise BadFile(Message("pad-part", part="tiles", value=_shown(tiles), wanted="[…]"))
    if len(tiles) > _placements(position):
        most = _placements(position)
        raise BadFile(Message("ak-pad-too-many", tiles=len(tiles), most=most, players=players))
    read = [_read_tile(number, tile) for number, tile in enumerate(tiles, start=1)]
    _check_box(position, read)
    _build(position, read)
    position.records["stones"][0, 0] = stones
    return position


def _shown(value: Any) -> str:
    return str(value)[:60] if value is not None else "–"


def _whole_number(data: Mapping[str, Any], part: str, default: int | None = None) -> int:
    value = data.get(part, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1000:
        raise BadFile(Message("pad-part", part=part, value=_shown(value), wanted="2"))
    return value


def _options(data: Mapping[str, Any]) -> dict[str, Any]:
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise BadFile(Message("pad-part", part="options", value=_shown(options), wanted="{…}"))
    whole = data.get("all_tiles", options.get("all_tiles", False))
    return {**options, "all_tiles": whole}


def _placements(position: Position) -> int:
    """How many tiles each player places in a game like this."""
    return int(position.records["left"][0] - 1) // position.seats


def _read_tile(number: int, tile: Any) -> tuple[str, list[Cell]]:
    """The tile's letters clockwise and their cells, or what is wrong with it."""
    if not isinstance(tile, dict) or not isinstance(tile.get("code"), str):
        raise BadFile(Message("ak-pad-tile", number=number, value=_shown(tile)))
    code: str = tile["code"]
    where: Any = tile.get("cells")
    if len(code) != 3 or any(letter not in LETTERS for letter in code):
        letters = "".join(LETTERS)
        raise BadFile(Message("ak-pad-letters", number=number, code=code, letters=letters))
    if not _are_cells(where):
        raise BadFile(Message("ak-pad-cells", number=number, code=code, value=_shown(where)))
    place = [(q, r) for q, r in where]
    ways = [_way(place[0], place[1]), _way(place[0], place[2])]
    if None in ways or _way(place[1], place[2]) is None:
        shown = [show_cell(cell) for cell in place]
        raise BadFile(Message("ak-pad-triangle", number=number, code=code, cells=shown))
    if (ways[0] + 1) % 6 != ways[1]:  # type: ignore[operator]  # None was refused above
        # Given counter-clockwise: read the other way round it is the mirrored tile.
        return code[0] + code[2] + code[1], [place[0], place[2], place[1]]
    return code, place


def _are_cells(where: Any) -> bool:
    return (
        isinstance(where, list)
        and len(where) == 3
        and all(isinstance(cell, list | tuple) and len(cell) == 2 for cell in where)
        and all(type(part) is int and abs(part) < 1000 for cell in where for part in cell)
    )


def _way(start: Cell, end: Cell) -> int | None:
    """The direction from a cell to its neighbour, None if they are no neighbours."""
    step = (end[0] - start[0], end[1] - start[1])
    return STEPS.index(step) if step in STEPS else None


def _check_box(position: Position, tiles: list[tuple[str, list[Cell]]]) -> None:
    """Every tile must be in the box, and not more often than there."""
    box = Counter(dict(zip(NAMES, position.records["unseen"][0].tolist(), strict=True)))
    used: Counter[str] = Counter()
    for number, (code, _) in enumerate(tiles, start=1):
        name = tile_name(code)
        if box[name] == 0:
            mirrored = box[tile_name(code[::-1])] > 0
            key = "ak-pad-mirrored" if mirrored else "ak-pad-not-in-box"
            raise BadFile(Message(key, number=number, code=code, players=position.seats))
        used[name] += 1
        if used[name] > box[name]:
            raise BadFile(Message("ak-pad-too-often", number=number, code=code, times=box[name]))


def _build(position: Position, tiles: list[tuple[str, list[Cell]]]) -> None:
    """Lay the tiles by the rules; the first that cannot lie where it is said to is named."""
    kinds, codes, qs, rs = (np.zeros(len(tiles), np.int64) for _ in range(4))
    for number, (code, place) in enumerate(tiles):
        name = tile_name(code)
        turn = (code + code).index(name)
        corner = place[turn:] + place[:turn]  # the cells in the order of the tile's name
        direction = _way(corner[0], corner[1])
        assert direction is not None
        kinds[number] = NAMES.index(name)
        codes[number] = write_place(position.records, 0, *corner[0], direction)
        qs[number], rs[number] = _reference(place)
    out = np.zeros(3 * MOST_PLACES, np.int64)
    box = position.rules.box
    laid = int(build_city(box, position.records, 0, kinds, codes, qs, rs, out))
    if laid < len(tiles):
        code, place = tiles[laid]
        reason = why_not_here(position, place)
        raise BadFile(Message("ak-pad-illegal", number=laid + 1, code=code, reason=reason))


def _reference(place: list[Cell]) -> Cell:
    """The cell by which the codes name a place: the lower left one of its triangle."""
    return min(place, key=lambda cell: (cell[0], -cell[1]))
