"""Cities of a real table: read from plain data, checked tile by tile, scored by the rules.

    {"players": 4, "all_tiles": false, "options": {}, "stones": 3,
     "tiles": [{"code": "hbt", "cells": [[1, -1], [2, -1], [1, 0]]}, …]}

is one city, and with `"cities": [{"stones": 3, "tiles": […]}, …]` instead of `stones` and `tiles`
a table of all players. Tiles are in the order placed, letter i of `code` lying on cell i. A tile's
letters run clockwise from any of its hexes; cells given counter-clockwise make the mirrored tile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np
from pydantic import Field, StrictInt, StringConstraints

from polis.core import scorepad
from polis.core.errors import BadFile
from polis.core.interfaces import PadTable
from polis.core.position import Position
from polis.core.rules import Rules
from polis.games.akropolis.box import LETTERS, NAMES, tile_name
from polis.games.akropolis.rules.city_check import build_city
from polis.games.akropolis.rules.position import ENDED, PLACING
from polis.games.akropolis.scorepad import types
from polis.games.akropolis.sheet import MOST_PLACEMENTS, MOST_PLACES, SEATS
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

Count = Annotated[StrictInt, Field(ge=0, lt=1000)]
Coordinate = Annotated[StrictInt, Field(gt=-1000, lt=1000)]
Pair = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
Code = Annotated[str, StringConstraints(strict=True, pattern=f"^[{''.join(LETTERS)}]{{3}}$")]


class Tile(scorepad.PadModel):
    """A tile: its letters, and the cell of each."""

    code: Code
    cells: Annotated[list[Pair], Field(min_length=3, max_length=3)]


class City(scorepad.PadModel):
    """What one player has at the end."""

    stones: Count = 0
    tiles: Annotated[list[Tile], Field(max_length=MOST_PLACEMENTS)]


class Pad(scorepad.PadData):
    """What a pad of one city and one of a whole table have in common."""

    players: Count
    all_tiles: Any = False


class CityPad(City, Pad):
    """One city."""


class TablePad(Pad):
    """The cities of all players."""

    cities: Annotated[list[City], Field(max_length=SEATS)]


WANTED = {"players": "2", "stones": "2", "tiles": "[…]", "options": "{…}", "cities": "[{…}, {…}]"}


@dataclass(frozen=True)
class Entered:
    """The cities of a pad, and the most stones that each player can have."""

    cities: list[City]
    most_stones: list[int]
    left: dict[str, int]
    """The tiles of the game that lie in no city."""
    whole: bool
    """Whether these are the cities of all players."""


# A tile to be laid: its letters clockwise and their cells.
Laid = tuple[str, list[Cell]]


# The pad -----------------------------------------------------------------------------------------


def score(table: PadTable) -> types.Scored:
    """`total`, `stones`, the `kinds` and `districts` of the city, or of each of the `players`."""
    position = table.position
    if not table.entered.whole:
        return _score(position, 0)
    shares = position.shares
    return {
        "players": [
            {
                **_score(position, seat),
                "win": str(shares[seat]),
                "most_stones": most,
            }
            for seat, most in enumerate(table.entered.most_stones)
        ],
        "left": table.entered.left,
    }


def _score(position: Position, seat: int) -> types.CityScore:
    city = score_city(position, seat)
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


def legal(table: PadTable) -> types.Legal:
    """The `footprints` and `actions` of the next tile of the city, or of each of the `players`.

    A footprint is three cells and the level on which a tile would lie there.
    """
    cities = table.entered.cities
    places = [_places(table.position, seat, city) for seat, city in enumerate(cities)]
    return {"players": places} if table.entered.whole else places[0]


def _places(position: Position, seat: int, city: City) -> types.CityLegal:
    if len(city.tiles) == _placements(position):
        return {"footprints": [], "actions": []}
    own = position.copy()
    own.records["seat"], own.records["phase"] = seat, PLACING
    built = cells(own.records, 0, seat)
    footprints: list[types.Footprint] = []
    codes = [int(code) for code in own.legal.codes]
    for code in codes[::3]:  # three ways to fill each place
        place = sorted(footprint(*read_place(own.records, 0, code)))
        level = 1 + (built[place[0]][1] if place[0] in built else 0)
        footprints.append({"cells": [list(cell) for cell in place], "level": level})
    footprints.sort(key=lambda entry: entry["cells"])
    return {"footprints": footprints, "actions": [own.write(code) for code in codes]}


def facts(rules: Rules, players: int) -> types.Facts:
    """All options change the score or the tiles; the tiles are counted by `score`."""
    cities: list[types.PadCity] = [{"stones": 0, "tiles": []} for _ in range(players)]
    return {
        "options": [option.key for option in rules.sheet.options],
        "blank": {"players": players, "options": {}, "cities": cities},
    }


# Reading -----------------------------------------------------------------------------------------


def read(rules: Rules, data: Any) -> PadTable:
    """The position in which the seats have built what `data` tells."""
    whole = isinstance(data, dict) and "cities" in data
    model: type[CityPad] | type[TablePad] = TablePad if whole else CityPad
    entered = scorepad.validate(model, data, WANTED, lambda location: _explain(data, location))
    options = scorepad.all_options(rules, entered, all_tiles=entered.all_tiles)
    position = rules.new(entered.players, **options)
    cities = entered.cities if isinstance(entered, TablePad) else [entered]
    if whole and len(cities) != position.seats:
        example = f"[{', '.join(['{…}'] * position.seats)}]"
        raise scorepad.wrong("cities", data["cities"], example)
    box = Counter(dict(zip(NAMES, position.records["unseen"][0].tolist(), strict=True)))
    left = box.copy()
    most_stones = _read_cities(position, cities, box, left)
    if whole:
        position.records["phase"] = ENDED
    unused = {name: left[name] for name in NAMES if box[name]}
    seats, built = len(cities), Entered(list(cities), most_stones, unused, whole)
    return PadTable(position, options, built, seats)


def _explain(data: Any, location: scorepad.Location) -> Message | None:
    """What is wrong with a tile, in the words for tiles."""
    if "tiles" not in location[:-1]:
        return None
    at = location.index("tiles") + 1
    tile = data
    for step in location[: at + 1]:
        tile = tile[step]
    number = int(location[at]) + 1
    if not isinstance(tile, dict) or not isinstance(tile.get("code"), str):
        problem = Message("ak-pad-tile", number=number, value=_shown(tile))
    elif location[at + 1] == "code":
        letters = "".join(LETTERS)
        problem = Message("ak-pad-letters", number=number, code=tile["code"], letters=letters)
    else:
        value = _shown(tile.get("cells"))
        problem = Message("ak-pad-cells", number=number, code=tile["code"], value=value)
    return _of_player(int(location[1]), problem) if location[0] == "cities" else problem


def _shown(value: Any) -> str:
    return str(value)[: scorepad.MOST_QUOTED] if value is not None else "–"


def _of_player(seat: int, problem: Message) -> Message:
    return Message("pad-player", player=seat + 1, problem=problem)


def _read_cities(
    position: Position, cities: Sequence[City], box: Counter[str], left: Counter[str]
) -> list[int]:
    """Lay all tiles, together no more than the box has; return the most stones of each city."""
    most_stones = []
    for seat, city in enumerate(cities):
        try:
            most_stones.append(_read_city(position, seat, city, box, left))
        except BadFile as error:
            if len(cities) == 1:
                raise
            raise BadFile(_of_player(seat, error.message)) from None
    position.records["unseen"][0] = [left[name] for name in NAMES]
    return most_stones


def _read_city(
    position: Position, seat: int, city: City, box: Counter[str], left: Counter[str]
) -> int:
    most = _placements(position)
    if len(city.tiles) > most:
        count, players = len(city.tiles), position.seats
        raise BadFile(Message("ak-pad-too-many", tiles=count, most=most, players=players))
    tiles = [_clockwise(number, tile) for number, tile in enumerate(city.tiles, start=1)]
    for number, (code, _) in enumerate(tiles, start=1):
        _take_from_box(position, number, code, box, left)
    _build(position, seat, tiles)
    most_stones = _most_stones(position, seat, city)
    if city.stones > most_stones:
        raise BadFile(Message("ak-pad-stones", stones=city.stones, most=most_stones))
    position.records["stones"][0, seat] = city.stones
    return most_stones


def _placements(position: Position) -> int:
    """How many tiles each player places in a game like this."""
    return int(position.records["left"][0] - 1) // position.seats


def _most_stones(position: Position, seat: int, city: City) -> int:
    """The most stones that the player of a city just built can have.

    The last player starts with the most stones, and no tile need be paid for. Every covered quarry
    gave a stone, and a tile still to come covers three hexes at most.
    """
    start = position.rules.box["start_stones"][0]
    gained = int(position.records["stones"][0, seat] - start[seat])
    to_come = _placements(position) - len(city.tiles)
    return int(start[: position.seats].max()) + gained + 3 * to_come


def _clockwise(number: int, tile: Tile) -> Laid:
    """The tile's letters clockwise and their cells."""
    code, place = tile.code, [(q, r) for q, r in tile.cells]
    ways = [_way(place[0], place[1]), _way(place[0], place[2])]
    if None in ways or _way(place[1], place[2]) is None:
        shown = [show_cell(cell) for cell in place]
        raise BadFile(Message("ak-pad-triangle", number=number, code=code, cells=shown))
    if (ways[0] + 1) % 6 != ways[1]:  # type: ignore[operator]  # None was refused above
        # Given counter-clockwise: read the other way round it is the mirrored tile.
        return code[0] + code[2] + code[1], [place[0], place[2], place[1]]
    return code, place


def _way(start: Cell, end: Cell) -> int | None:
    """The direction from a cell to its neighbour, None if they are no neighbours."""
    step = (end[0] - start[0], end[1] - start[1])
    return STEPS.index(step) if step in STEPS else None


def _take_from_box(
    position: Position, number: int, code: str, box: Counter[str], left: Counter[str]
) -> None:
    """Every tile must be in the box, and not more often than there."""
    name = tile_name(code)
    if box[name] == 0:
        mirrored = box[tile_name(code[::-1])] > 0
        key = "ak-pad-mirrored" if mirrored else "ak-pad-not-in-box"
        raise BadFile(Message(key, number=number, code=code, players=position.seats))
    if left[name] == 0:
        raise BadFile(Message("ak-pad-too-often", number=number, code=code, times=box[name]))
    left[name] -= 1


def _build(position: Position, seat: int, tiles: list[Laid]) -> None:
    """Lay the tiles by the rules; raises BadFile with the first that does not fit its place."""
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
    laid = int(build_city(box, position.records, 0, seat, kinds, codes, qs, rs, out))
    if laid < len(tiles):
        code, place = tiles[laid]
        reason = why_not_here(position, place)
        raise BadFile(Message("ak-pad-illegal", number=laid + 1, code=code, reason=reason))


def _reference(place: list[Cell]) -> Cell:
    """The cell by which the codes name a place: the lower left one of its triangle."""
    return min(place, key=lambda cell: (cell[0], -cell[1]))
