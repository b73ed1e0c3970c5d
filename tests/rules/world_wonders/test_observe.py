"""A position as numbers: the fields of the sheet, the observer first."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import COMPILED
from polis.core.position import Position
from polis.games.world_wonders.rules.observation import (
    BUILDING_CELL,
    MONUMENT_CELL,
    NATURE_CELL,
    ROAD_CELL,
    TOWER_CELL,
    WATER_CELL,
)
from polis.games.world_wonders.rules.position import LAYING
from polis.games.world_wonders.sheet import CELLS, FIRST_ROAD, SEATS, SHEET
from polis.games.world_wonders.text.names import read_cell
from tests.rules.world_wonders.play import playout
from tests.rules.world_wonders.stage import build, start
from tests.rules.world_wonders.table import RULES


def observed(position: Position, seat: int) -> dict[str, list[int]]:
    """The fields by name."""
    out = np.full(SHEET.observation_size, -1, np.int64)
    position.rules.kernels["observe"](position.rules.box, position.records, 0, seat, out)
    ends = np.cumsum([field.size for field in SHEET.observation])
    parts = np.split(out, ends[:-1])
    return {field.name: part.tolist() for field, part in zip(SHEET.observation, parts, strict=True)}


def test_seats_are_counted_from_the_observer() -> None:
    position = start(3)
    position.records[0]["gold"][:3] = [5, 6, 7]
    assert observed(position, 0)["gold"] == [5, 6, 7, 0, 0]
    assert observed(position, 1)["gold"] == [6, 7, 5, 0, 0]
    assert observed(position, 0)["on_turn"] == [1, 0, 0, 0, 0]
    assert observed(position, 2)["on_turn"] == [0, 1, 0, 0, 0]


def test_what_is_asked_and_in_hand() -> None:
    seen = observed(start(2), 0)
    assert seen["phase"].index(1) == LAYING
    assert seen["hand"].index(1) == FIRST_ROAD
    assert seen["seats"] == [2]
    assert seen["round"] == [1]


def test_the_own_map_comes_first() -> None:
    position = start(2)
    build(position, 1, roads="a10 b10", towers="a9", H="b9", giza="c10")
    seen = observed(position, 1)
    assert len(seen["terrain"]) == SEATS * CELLS
    assert seen["objects"][read_cell("a10")] == ROAD_CELL
    assert seen["objects"][read_cell("a9")] == TOWER_CELL
    assert seen["objects"][read_cell("b9")] == BUILDING_CELL + 2
    assert seen["objects"][read_cell("c10")] == MONUMENT_CELL
    assert seen["terrain"][read_cell("a1")] == NATURE_CELL
    assert seen["terrain"][read_cell("f4")] == WATER_CELL
    assert observed(position, 0)["objects"][CELLS + read_cell("a10")] == ROAD_CELL


def test_every_number_is_written_at_every_moment() -> None:
    def look(position: Position) -> None:
        for seat in range(position.seats):
            assert min(min(part) for part in observed(position, seat).values()) >= 0

    position = RULES.new(5, map_side="b", objectives="three")
    playout(position, 2, look, steps=60 if COMPILED else 30)
