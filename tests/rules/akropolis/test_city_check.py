"""A finished city is laid tile by tile; the first tile that breaks a rule is counted out."""

from __future__ import annotations

import numpy as np
import pytest

from polis.games.akropolis.box import NAMES
from polis.games.akropolis.rules.city_check import build_city
from polis.games.akropolis.sheet import COLUMNS, MOST_PLACES
from polis.games.akropolis.text import coordinates
from tests.rules.akropolis.table import BOX, Game

Place = tuple[int, int, str]


def laid(*places: Place) -> int:
    """How many tiles `build_city` lays at these places."""
    game = Game()
    kinds = np.full(len(places), NAMES.index("hhq"), np.int64)
    codes, qs, rs = (np.zeros(len(places), np.int64) for _ in range(3))
    for number, (q, r, direction) in enumerate(places):
        way = coordinates.DIRECTIONS.index(direction)
        codes[number] = coordinates.write_place(game.P, 0, q, r, way)
        cells = coordinates.footprint(q, r, way)
        qs[number], rs[number] = min(cells, key=lambda cell: (cell[0], -cell[1]))
    return int(build_city(BOX, game.P, 0, 0, kinds, codes, qs, rs, np.zeros(3 * MOST_PLACES, int)))


def test_tiles_that_the_rules_allow_are_all_laid() -> None:
    assert laid() == 0
    assert laid((0, 1, "se")) == 1
    assert laid((0, 1, "se"), (1, -1, "ne")) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        (0, 1, "se"),  # where the first tile lies
        (4, 4, "se"),  # touches nothing
        (COLUMNS, 1, "se"),  # only looks like a free place: the torus has no such column
        (1 + COLUMNS, -1, "ne"),
    ],
)
def test_laying_stops_at_the_first_tile_that_breaks_a_rule(wrong: Place) -> None:
    assert laid((0, 1, "se"), wrong, (1, -1, "ne")) == 1
