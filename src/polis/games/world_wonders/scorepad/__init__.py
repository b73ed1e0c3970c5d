"""A finished table read from plain data, checked piece by piece, and scored by the rules.

    {"track_side": "A", "objectives": [2, 7, 12], "players": [
      {"map": "B3", "food": 8, "ceramics": 9, "gears": 11, "population": 10, "loan": false,
       "objects": [
         {"kind": "road", "cells": ["a10", "b10", "c10", "d10"]},
         {"kind": "tower", "cells": ["e9"]},
         {"kind": "building", "type": "B", "cells": ["a9", "b9"]},
         {"kind": "monument", "id": "moai", "cells": ["c9", "c8", "c7"]}]}, …]}

Alone, `solo_mode` is easy or hard, and `automaton` lists the monuments the automaton took. The map
is A if nothing is said. Objects must be pieces of the box on free cells of the right terrain;
whether each touched what it had to cannot be told once everything stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from polis.core.errors import BadFile
from polis.core.position import Position
from polis.core.rules import Rules
from polis.games.world_wonders.box import (
    LONG_SHAPE,
    RESOURCE_KEYS,
    SET_SHAPE,
    TOWER_SHAPE,
    TYPE_LETTERS,
)
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    COUNTED,
    ENDED,
    JOINED_EAST,
    JOINED_SOUTH,
    NOBODY,
    OCCUPIED,
    ROADS,
    THE_AUTOMATON,
    TOWERS,
)
from polis.games.world_wonders.sheet import CHOSEN, SEATS, STRIDE, TRACK_SIDE
from polis.games.world_wonders.text.map_objects import (
    beside,
    ground_of,
    references,
    single,
)
from polis.games.world_wonders.text.names import (
    Names,
    as_number,
    as_words,
    names_of,
    read_cell,
)
from polis.games.world_wonders.text.view import view
from polis.text.message import Message

if TYPE_CHECKING:
    pass

KINDS = ("road", "tower", "building", "monument")


def score(rules: Rules, data: Any) -> dict[str, Any]:
    """Per player the total, the points by source, and which cells and buildings count."""
    position = read_table(rules, data)
    shown = view(position)
    players = []
    for city, share in zip(shown["cities"], position.shares, strict=True):
        reasons = {cell["at"]: cell["reason"] for cell in city["cells"] if "reason" in cell}
        players.append(
            {
                "total": city["total"],
                "points": city["points"],
                "nature": [at for at, reason in reasons.items() if reason == "visited"],
                "buildings": [thing for thing in city["objects"] if thing["kind"] == "building"],
                "win": str(share),
            }
        )
    return {"players": players, "automaton": shown["automaton"], "objectives": shown["objectives"]}


def legal(rules: Rules, data: Any) -> dict[str, Any]:
    """A finished table has no next piece."""
    raise BadFile(Message("ww-pad-no-legal"))


def read_table(rules: Rules, data: Any) -> Position:
    """The position at the end of a game that left what `data` tells."""
    if not isinstance(data, dict):
        raise BadFile(Message("pad-object"))
    players = data.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= SEATS:
        raise _wrong("players", players, "[{…}, …]")
    names = names_of(rules.box)
    position = rules.new(len(players), track_side=str(data.get("track_side", "A")),
                         solo_mode=str(data.get("solo_mode", "easy")))  # fmt: skip
    p = position.records[0]
    p["phase"] = ENDED
    _read_objectives(p, names, data.get("objectives", []))
    _give_to_automaton(p, names, data.get("automaton", []))
    for seat, player in enumerate(players):
        if not isinstance(player, dict):
            raise _wrong(f"players {seat + 1}", player, "{…}")
        _read_player(position, names, seat, player)
    return position


def _wrong(part: str, value: Any, wanted: str) -> BadFile:
    shown = str(value)[:60] if value is not None else "–"
    return BadFile(Message("pad-part", part=part, value=shown, wanted=wanted))


def _read_objectives(p: Any, names: Names, numbers: Any) -> None:
    known = range(1, len(names.data["objectives"]) + 1)
    good = isinstance(numbers, list) and all(type(n) is int and n in known for n in numbers)
    if not good or len(numbers) not in (0, CHOSEN) or len(set(numbers)) < len(numbers):
        raise _wrong("objectives", numbers, "[2, 7, 12]")
    for k, number in enumerate(numbers):
        p["objectives"][k] = number - 1


def _give_to_automaton(p: Any, names: Names, taken: Any) -> None:
    if not isinstance(taken, list) or not all(name in names.monuments for name in taken):
        raise _wrong("automaton", taken, '["giza", …]')
    for name in taken:
        p["owner"][names.monuments.index(name)] = THE_AUTOMATON


def _read_player(position: Position, names: Names, seat: int, player: Mapping[str, Any]) -> None:
    p, b, at = position.records[0], position.rules.box[0], f"players {seat + 1}"
    side = int(p["options"][TRACK_SIDE])
    where = player.get("map", "A")
    if where not in names.maps:
        raise _wrong(f"{at} map", where, ", ".join(names.maps))
    p["map"][seat] = names.maps.index(where)
    for resource, key in enumerate(RESOURCE_KEYS):
        last = int(b["last_space"][side])
        p["resources"][seat][resource] = _space(player, key, last, at)
    last = int(b["last_population"][side])
    p["population"][seat] = _space(player, "population", last, at)
    if not isinstance(player.get("loan", False), bool):
        raise _wrong(f"{at} loan", player["loan"], "true, false")
    p["loan"][seat] = player.get("loan", False)
    things = player.get("objects", [])
    if not isinstance(things, list):
        raise _wrong(f"{at} objects", things, "[{…}, …]")
    for number, thing in enumerate(things, start=1):
        _read_object(position, names, seat, f"{at} objects {number}", thing)


def _space(player: Mapping[str, Any], key: str, last: int, at: str) -> int:
    value = player.get(key)
    if type(value) is not int or not 0 <= value <= last:
        raise _wrong(f"{at} {key}", value, f"0–{last}")
    return value


def _read_object(position: Position, names: Names, seat: int, at: str, thing: Any) -> None:
    """Check one object and let it stand."""
    if not isinstance(thing, dict) or thing.get("kind") not in KINDS:
        raise _wrong(at, thing, '{"kind": "road", "cells": ["a10", "b10"]}')
    cells = _read_cells(position, seat, at, thing.get("cells"))
    kind, p = thing["kind"], position.records[0]
    if kind == "monument":
        name = thing.get("id")
        if name not in names.monuments:
            raise _wrong(f"{at} id", name, "giza")
        number = names.monuments.index(name)
        _check_monument(position, number, seat, at, cells)
        _occupy(p, seat, OCCUPIED, cells)
        p["owner"][number] = seat
        p["site"][number] = as_words(cells)
        p["monuments"][seat] += 1
        return
    plane, shapes = ROADS, [LONG_SHAPE, *range(SET_SHAPE, TOWER_SHAPE)]
    if kind == "tower":
        plane, shapes = TOWERS, [TOWER_SHAPE]
    elif kind == "building":
        if thing.get("type") not in TYPE_LETTERS:
            raise _wrong(f"{at} type", thing.get("type"), ", ".join(TYPE_LETTERS))
        plane, shapes = (
            BUILDINGS + TYPE_LETTERS.index(thing["type"]),
            list(range(len(names.stacks))),
        )
    if not any(_lies_as(position, seat, shape, cells) for shape in shapes):
        raise BadFile(Message("ww-pad-shape", place=at, cells=references(cells)))
    _stand(p, seat, plane, cells)


def _read_cells(position: Position, seat: int, at: str, where: Any) -> int:
    """The cells of an object: on the map, none twice, none taken."""
    if not isinstance(where, list) or not where:
        raise _wrong(f"{at} cells", where, '["a10", "b10"]')
    ground, cells = ground_of(position, seat), 0
    for reference in where:
        cell = read_cell(str(reference))
        if cell is None or not ground.every >> cell & 1:
            raise _wrong(f"{at} cells", reference, "a10")
        if (cells | ground.occupied) >> cell & 1:
            raise BadFile(Message("ww-pad-taken", place=at, cell=str(reference)))
        cells |= 1 << cell
    return cells


def _lies_as(position: Position, seat: int, shape: int, cells: int) -> bool:
    """Whether these cells are a place for a shape, by look and terrain."""
    b, ground = position.rules.box[0], ground_of(position, seat)
    for turn in range(4):
        covered = int(b["covered"][shape, turn])
        if not b["look"][shape, turn] or covered != cells.bit_count():
            continue
        for corner in single(as_number(b["corners"][shape, turn])):
            if as_number(b["cover"][shape, turn]) << corner == cells:
                offsets = [1 << corner + int(at) for at in b["offset"][shape, turn][:covered]]
                dry = sum(offsets[: int(b["on_land"][shape, turn])])
                wet = sum(offsets[int(b["on_land"][shape, turn]) : int(b["on_water"][shape, turn])])
                if not dry & ~ground.land and not wet & ~ground.water:
                    return True
    return False


def _check_monument(position: Position, number: int, seat: int, at: str, cells: int) -> None:
    """As many cells as the card has, hanging together if it has several pieces; owned once."""
    b, p = position.rules.box[0], position.records[0]
    if p["owner"][number] != NOBODY:
        name = names_of(position.rules.box).monuments[number]
        raise BadFile(Message("ww-pad-monument-twice", place=at, monument=name))
    kinds = range(int(b["kinds"][number]))
    shapes = [int(b["kind_shape"][number, kind]) for kind in kinds]
    counts = [int(b["kind_count"][number, kind]) for kind in kinds]
    size = sum(int(b["covered"][s, 0]) * n for s, n in zip(shapes, counts, strict=True))
    if sum(counts) == 1:
        good = _lies_as(position, seat, shapes[0], cells)
    else:
        gapped = any(b["gapped"][shape] for shape in shapes)
        good = size == cells.bit_count() and (gapped or _hangs_together(cells))
    if not good:
        raise BadFile(Message("ww-pad-shape", place=at, cells=references(cells)))


def _hangs_together(cells: int) -> bool:
    reached = cells & -cells
    while (grown := reached | beside(reached) & cells) != reached:
        reached = grown
    return reached == cells


def _occupy(p: Any, seat: int, plane: int, cells: int) -> None:
    for word, bits in enumerate(as_words(cells)):
        p["city"][seat][plane][word] |= p["city"].dtype.type(bits)


def _stand(p: Any, seat: int, plane: int, cells: int) -> None:
    """What `place_object` does in kernels."""
    _occupy(p, seat, OCCUPIED, cells)
    _occupy(p, seat, plane, cells)
    _occupy(p, seat, JOINED_EAST, cells & cells >> 1)
    _occupy(p, seat, JOINED_SOUTH, cells & cells >> STRIDE)
    _occupy(p, seat, COUNTED, cells & -cells)
