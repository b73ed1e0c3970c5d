"""The observation, compared with the view of the position."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from polis.core.position import Position
from polis.games.world_wonders.box import RESOURCE_KEYS, TYPE_LETTERS
from polis.games.world_wonders.rules.position import LAYING, NOTHING
from polis.games.world_wonders.sheet import (
    CARDS,
    FIRST_ROAD,
    ITEMS,
    MONUMENTS,
    OBJECTIVES,
    PIECES,
    ROWS,
    STACKS,
    STRIDE,
)
from polis.games.world_wonders.text.names import read_cell
from tests.native import NATIVE
from tests.observations import check_bounds, observed, one_hot, random_positions, turned
from tests.rules.world_wonders.stage import build, start
from tests.rules.world_wonders.table import RULES

TERRAIN = {".": 1, "N": 2, "W": 3}
OBJECTS = {"road": 1, "tower": 2, "monument": 8}


def bits(word: int, size: int) -> list[int]:
    return [int(word) >> k & 1 for k in range(size)]


def shown(stack: dict[str, Any]) -> list[int]:
    """The type and the gains of the tile on offer."""
    tile = stack["tile"]
    if tile is None:
        return [0] * 8
    return [int(tile["type"] == letter) for letter in TYPE_LETTERS] + [
        tile[key] for key in RESOURCE_KEYS
    ]


def terrain(city: dict[str, Any]) -> list[list[int]]:
    cells = np.zeros((ROWS, STRIDE), np.int64)
    for row, line in enumerate(city["terrain"]):
        cells[row, : len(line)] = [TERRAIN[sign] for sign in line]
    found: list[list[int]] = cells.tolist()
    return found


def objects(city: dict[str, Any]) -> list[list[int]]:
    cells = np.zeros(ROWS * STRIDE, np.int64)
    for thing in city["objects"]:
        number = OBJECTS.get(thing["kind"])
        if number is None:
            number = 3 + TYPE_LETTERS.index(thing["type"])
        cells[[read_cell(cell) for cell in thing["cells"]]] = number
    found: list[list[int]] = cells.reshape(ROWS, STRIDE).tolist()
    return found


def expected(position: Position, seat: int) -> dict[str, Any]:
    """The fields, read from the view; what no view shows, from the record."""
    view, record = position.view(), position.records[0]
    seats = range(position.seats)
    cities = turned(view["cities"], seat)
    stacks = iter(view["stacks"])
    box = RULES.box[0]
    used = [k < box["stacks"] and box["least"][k] <= position.seats for k in range(STACKS)]
    hand = None if record["hand"] == NOTHING else int(record["hand"])
    chosen = {int(number) for number in record["objectives"] if number != NOTHING}
    display = {int(number) for number in record["display"] if number != NOTHING}
    by_seat = {
        "on_turn": [int(view["seat"] == other) for other in seats],
        "place": [view["order"].index(other) for other in seats],
        "pedestals": [[int(holder == other) for holder in record["pedestal"]] for other in seats],
        "monuments": [[int(owner == other) for owner in record["owner"]] for other in seats],
    }
    return {
        "phase": one_hot(int(record["phase"]), 8),
        "options": record["options"].tolist(),
        "round": view["round"],
        "loan_step": int(record["loan_step_done"]),
        "offer": bits(record["offer"], ITEMS),
        "hand": one_hot(hand, ITEMS + 1),
        "rest": record["rest"].tolist(),
        "supply": [view["supply"][key] for key in ("road", "set", "tower")],
        "shown": [shown(next(stacks)) if here else [0] * 8 for here in used],
        "display": [int(k in display) for k in range(MONUMENTS)],
        "deck": bits(record["deck"], MONUMENTS),
        "stock": record["stock"].tolist(),
        "objectives": [int(k in chosen) for k in range(OBJECTIVES)],
        "cards": bits(record["cards"], CARDS),
        **{name: turned(numbers, seat) for name, numbers in by_seat.items()},
        "gold": [city["gold"] for city in cities],
        "loan": [int(city["loan"]) for city in cities],
        "out": [int(city["out"]) for city in cities],
        "resources": [[city["resources"][key] for key in RESOURCE_KEYS] for city in cities],
        "population": [city["population"] for city in cities],
        "terrain": [terrain(city) for city in cities],
        "object": [objects(city) for city in cities],
    }


def check(position: Position) -> None:
    for seat in range(position.seats):
        seen = observed(position, seat)
        check_bounds(position, seen)
        assert {name: numbers.tolist() for name, numbers in seen.items()} == expected(
            position, seat
        )


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_random_games_are_seen_as_the_view_shows_them(players: int, seed: int) -> None:
    # Each kind of objectives with some number of players, whatever the seed.
    kind = ("none", "three", "chosen")[(seed + players) % 3]
    options = {"map_side": "ab"[seed % 2], "objectives": kind}
    start = RULES.new(players, **options)
    for number, position in enumerate(random_positions(start, 300 if NATIVE else 40, seed)):
        if number % 3 == 0 or not NATIVE:
            check(position)


def test_what_is_asked_and_in_hand() -> None:
    seen = observed(start(2), 0)
    assert seen["phase"].tolist().index(1) == LAYING
    assert seen["hand"].tolist().index(1) == FIRST_ROAD
    assert len(seen["rest"]) == PIECES


def test_every_kind_of_object_is_seen() -> None:
    position = start(2)
    build(position, 1, roads="a10 b10", towers="a9", H="b9", giza="c10")
    check(position)
    assert set(np.unique(observed(position, 1)["object"][0])) == {0, 1, 2, 5, 8}
