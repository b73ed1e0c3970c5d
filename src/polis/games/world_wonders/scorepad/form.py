"""The form of a pad, and the position at the end of the game that it tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt

from polis.core import scorepad
from polis.core.errors import BadFile
from polis.core.interfaces import PadTable
from polis.core.position import Position
from polis.core.rules import Rules
from polis.core.scorepad import wrong
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
from polis.games.world_wonders.scorepad.counts import Counts
from polis.games.world_wonders.scorepad.pieces import is_tiled, places_in
from polis.games.world_wonders.sheet import (
    CHOSEN,
    COLUMNS,
    MONUMENTS,
    OBJECTIVES,
    ROWS,
    SEATS,
    STRIDE,
    TRACK_SIDE,
)
from polis.games.world_wonders.text.map_objects import Cells, ground_of, references
from polis.games.world_wonders.text.names import Names, as_words, names_of, read_cell
from polis.text.message import Message

Space = Annotated[StrictInt, Field(ge=0)]
MOST_CELLS = ROWS * COLUMNS  # of a map; each object stands on one at least


class Thing(scorepad.PadModel):
    """An object on a map."""

    kind: Literal["road", "tower", "building", "monument"]
    cells: Annotated[list[Any], Field(min_length=1, max_length=MOST_CELLS)]
    type: Literal["B", "F", "H", "M", "T"] | None = None
    id: Any = None


class Player(scorepad.PadModel):
    """What one player has at the end."""

    map: Any = "A"
    food: Space
    ceramics: Space
    gears: Space
    population: Space
    loan: StrictBool = False
    objects: list[Thing] = Field(default_factory=list, max_length=MOST_CELLS)


class Next(scorepad.PadModel):
    """The piece to lay next; of a monument the part, after the `cells` of the parts before."""

    player: Annotated[StrictInt, Field(ge=1)]
    piece: str
    part: Space = 0
    cells: list[Any] = Field(default_factory=list, max_length=MOST_CELLS)


class Pad(scorepad.PadData):
    """The whole table."""

    players: Annotated[list[Player], Field(min_length=1, max_length=SEATS)]
    track_side: Any = "A"
    solo_mode: Any = "easy"
    objectives: list[StrictInt] = Field(default_factory=list, max_length=OBJECTIVES)
    automaton: list[Any] = Field(default_factory=list, max_length=MONUMENTS)
    next: Next | None = None


@dataclass(frozen=True)
class Entered:
    """A table as it was entered, and the pieces that are left."""

    pad: Pad
    counts: Counts


WANTED = {
    "players": "[{…}, …]",
    "objectives": "[2, 7, 12]",
    "objectives[]": "2",
    "automaton": '["giza", …]',
    "loan": "true, false",
    "objects": "[{…}, …]",
    "objects[]": '{"kind": "road", "cells": ["a10", "b10"]}',
    "kind": "road, tower, building, monument",
    "cells": '["a10", "b10"]',
    "type": ", ".join(TYPE_LETTERS),
    "next": '{"player": 1, "piece": "S1"}',
    "player": "1",
    "piece": "road",
    "part": "0",
    **dict.fromkeys((*RESOURCE_KEYS, "population"), "8"),
}


def read(rules: Rules, data: Any) -> PadTable:
    """The position at the end of a game that left what `data` tells."""
    entered = scorepad.validate(Pad, data, WANTED)
    names = names_of(rules.box)
    maps = _read_maps(names, entered.players)
    options = scorepad.all_options(
        rules,
        entered,
        map_side="b" if maps[0] else "a",
        track_side=entered.track_side,
        solo_mode=entered.solo_mode,
    )
    position = rules.new(len(entered.players), **options)
    p = position.records[0]
    p["phase"] = ENDED
    p["map"][: len(maps)] = maps
    _read_objectives(position, names, entered.objectives)
    _give_to_automaton(p, names, entered.automaton)
    counts = Counts(position)
    for seat, player in enumerate(entered.players):
        _read_tracks(position, seat, player)
        for number, thing in enumerate(player.objects, start=1):
            at = f"players {seat + 1} objects {number}"
            _read_object(position, counts, seat, at, thing)
    return PadTable(position, options, Entered(entered, counts), seats=position.seats)


def _read_maps(names: Names, players: list[Player]) -> list[int]:
    """The maps by number, 0 the lake: all of one side, and no river twice."""
    found: list[int] = []
    for seat, player in enumerate(players):
        at = f"players {seat + 1} map"
        if player.map not in names.maps:
            raise wrong(at, player.map, ", ".join(names.maps))
        number = names.maps.index(player.map)
        if found and (number == 0) != (found[0] == 0):
            first = names.maps[found[0]]
            raise BadFile(Message("ww-pad-map-sides", place=at, map=player.map, first=first))
        if number and number in found:
            other = found.index(number) + 1
            raise BadFile(Message("ww-pad-river-twice", place=at, map=player.map, player=other))
        found.append(number)
    return found


def _read_objectives(position: Position, names: Names, numbers: list[int]) -> None:
    known = range(1, len(names.data["objectives"]) + 1)
    if numbers and position.seats == 1:
        raise BadFile(Message("ww-pad-solo-objectives", objectives=str(numbers)))
    if len(numbers) not in (0, CHOSEN) or len({*numbers} & {*known}) < len(numbers):
        raise wrong("objectives", numbers, WANTED["objectives"])
    for k, number in enumerate(numbers):
        position.records[0]["objectives"][k] = number - 1


def _give_to_automaton(p: Any, names: Names, taken: list[Any]) -> None:
    if not all(name in names.monuments for name in taken):
        raise wrong("automaton", taken, WANTED["automaton"])
    for name in taken:
        p["owner"][names.monuments.index(name)] = THE_AUTOMATON


def _read_tracks(position: Position, seat: int, player: Player) -> None:
    p, b, at = position.records[0], position.rules.box[0], f"players {seat + 1}"
    side = int(p["options"][TRACK_SIDE])
    for key in (*RESOURCE_KEYS, "population"):
        last = int(b["last_population" if key == "population" else "last_space"][side])
        if getattr(player, key) > last:
            raise wrong(f"{at} {key}", getattr(player, key), f"0–{last}")
    p["resources"][seat] = [getattr(player, key) for key in RESOURCE_KEYS]
    p["population"][seat] = player.population
    p["loan"][seat] = player.loan


def _read_object(position: Position, counts: Counts, seat: int, at: str, thing: Thing) -> None:
    """Check one object and let it stand."""
    cells = read_cells(position, seat, at, thing.cells)
    if thing.kind == "monument":
        _read_monument(position, seat, at, thing.id, cells)
        return
    plane, letter = ROADS, ""
    shapes = [LONG_SHAPE, *range(SET_SHAPE, TOWER_SHAPE)]
    if thing.kind == "tower":
        plane, shapes = TOWERS, [TOWER_SHAPE]
    elif thing.kind == "building":
        if thing.type is None:
            raise wrong(f"{at} type", None, WANTED["type"])
        letter, shapes = thing.type, list(range(len(counts.names.stacks)))
        plane = BUILDINGS + TYPE_LETTERS.index(letter)
    lying = [shape for shape in shapes if cells in places_in(position, seat, shape, cells)]
    if not lying:
        raise BadFile(Message("ww-pad-shape", place=at, cells=references(cells)))
    counts.take(at, lying, letter, cells)
    _stand(position.records[0], seat, plane, cells)


def read_cells(position: Position, seat: int, at: str, where: list[Any]) -> Cells:
    """The cells of an object: on the map, none twice, none taken."""
    ground, cells = ground_of(position, seat), 0
    for reference in where:
        cell = read_cell(str(reference))
        if cell is None or not ground.every >> cell & 1:
            raise wrong(f"{at} cells", reference, "a10")
        if (cells | ground.occupied) >> cell & 1:
            raise BadFile(Message("ww-pad-taken", place=at, cell=str(reference)))
        cells |= 1 << cell
    return cells


def _read_monument(position: Position, seat: int, at: str, name: Any, cells: Cells) -> None:
    """A monument is built once, of its printed pieces, which form one group."""
    b, p, names = position.rules.box[0], position.records[0], names_of(position.rules.box)
    if name not in names.monuments:
        raise wrong(f"{at} id", name, "giza")
    number = names.monuments.index(name)
    if p["owner"][number] != NOBODY:
        raise BadFile(Message("ww-pad-monument-twice", place=at, monument=name))
    kinds = range(int(b["kinds"][number]))
    pieces = {int(b["kind_shape"][number, k]): int(b["kind_count"][number, k]) for k in kinds}
    if not is_tiled(position, seat, pieces, cells):
        raise BadFile(Message("ww-pad-shape", place=at, cells=references(cells)))
    _occupy(p, seat, OCCUPIED, cells)
    p["owner"][number] = seat
    p["site"][number] = as_words(cells)
    p["monuments"][seat] += 1


def _occupy(p: Any, seat: int, plane: int, cells: Cells) -> None:
    for word, bits in enumerate(as_words(cells)):
        p["city"][seat][plane][word] |= p["city"].dtype.type(bits)


def _stand(p: Any, seat: int, plane: int, cells: Cells) -> None:
    """What `place_object` does in kernels."""
    _occupy(p, seat, OCCUPIED, cells)
    _occupy(p, seat, plane, cells)
    _occupy(p, seat, JOINED_EAST, cells & cells >> 1)
    _occupy(p, seat, JOINED_SOUTH, cells & cells >> STRIDE)
    _occupy(p, seat, COUNTED, cells & -cells)
