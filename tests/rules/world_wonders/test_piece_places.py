"""Every place of a piece by look and terrain, as a score pad asks for it."""

from __future__ import annotations

import numpy as np

from polis.core.position import Position
from polis.games.world_wonders.box import LONG_SHAPE, TOWER_SHAPE
from polis.games.world_wonders.rules.map.piece_places import find_places
from polis.games.world_wonders.sheet import CELLS, WORDS
from polis.games.world_wonders.text.names import cell_name
from tests.rules.world_wonders.stage import cells, scene


def places(position: Position, shape: int, taken: str = "") -> list[tuple[int, str]]:
    """The turn and the corner of every place."""
    words = np.array(cells(taken) if taken else [0] * WORDS, np.uint64)
    out = np.zeros(4 * CELLS, np.int64)
    n = find_places(position.rules.box, position.records, 0, 0, shape, words, out)
    return [(place // CELLS, cell_name(place % CELLS)) for place in out[:n].tolist()]


def test_a_tower_stands_on_any_free_land_in_one_look() -> None:
    found = places(scene("..W.W../.N...W./.......", H="a1"), TOWER_SHAPE)
    land = "b1 d1 f1 g1 a2 b2 c2 d2 e2 g2 a3 b3 c3 d3 e3 f3 g3"
    assert found == [(0, cell) for cell in land.split()]


def test_cells_that_are_taken_are_left_out() -> None:
    found = places(scene("......./......./......."), TOWER_SHAPE, "a1 b2 c3")
    assert len(found) == 7 * 3 - 3
    assert not {(0, "a1"), (0, "b2"), (0, "c3")} & set(found)


def test_a_long_road_may_cross_water_but_ends_on_land() -> None:
    # A long road has four cells; from d2 it crosses the water of f2.
    row_2, row_3 = ["b2", "d2"], ["a3", "b3", "c3", "d3"]
    found = places(scene(".WWW.../W....W./......."), LONG_SHAPE)
    assert found == [(0, cell) for cell in row_2 + row_3]
