"""Outlines of areas, the pieces of a monument, and where signs stand."""

from __future__ import annotations

import itertools
import random

import pytest

from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.text.outlines import (
    Area,
    area,
    divided,
    heart,
    largest,
    letter_place,
    monument_parts,
    shape_cells,
    trace,
)

MONUMENTS = {card["id"]: card["pieces"] for card in OURS["monuments"]}
SIDE = 6


def inside(lines: list[list[int]], column: int, row: int) -> bool:
    """Whether a ray from a cell to the right crosses the lines an odd number of times."""
    crossed = 0
    for line in lines:
        corners = list(zip(line[::2], line[1::2], strict=True))
        for (x, y), (u, v) in zip(corners, [*corners[1:], corners[0]], strict=True):
            assert (x == u) != (y == v), "a line runs along the cells"
            crossed += x == u and x > column and min(y, v) <= row < max(y, v)
    return crossed % 2 == 1


def areas() -> list[Area]:
    dice = random.Random(1)
    every = list(itertools.product(range(SIDE), repeat=2))
    return [frozenset(dice.sample(every, size)) for size in range(1, SIDE**2 + 1)]


@pytest.mark.parametrize("cells", areas())
def test_an_outline_goes_around_its_area(cells: Area) -> None:
    lines = trace(cells)
    places = itertools.product(range(-1, SIDE + 1), repeat=2)
    assert {place for place in places if inside(lines, *place)} == cells


def test_a_corner_is_where_an_outline_turns() -> None:
    assert trace(area(["a1", "b1"])) == [[2, 0, 2, 1, 0, 1, 0, 0]]
    assert len(trace(area(["a1", "b2"]))) == 2, "touching at a corner only"
    assert len(trace(shape_cells(["XXX", "X.X", "XXX"]))) == 2, "a hole"


def test_the_largest_rectangle_prefers_the_way_it_is_asked_for() -> None:
    corner = area(["a1", "b1", "a2"])
    assert largest(corner, wide=True) == (0, 0, 2, 1)
    assert largest(corner, wide=False) == (0, 0, 1, 2)
    assert largest(area(["b2", "c2", "b3", "c3", "d3"]), wide=True) == (1, 1, 2, 2)


def test_glyph_and_letter_share_a_building() -> None:
    row, square = area(["a1", "b1", "c1"]), area(["a1", "b1", "a2", "b2"])
    assert (heart(row), letter_place(row)) == ((1.5, 0.5), (0.5, 0.5))
    assert (heart(square), letter_place(square)) == ((1, 1), (0.28, 0.28))
    assert letter_place(area(["a1"])) == (0.28, 0.28), "in the corner of the only cell"


def test_pieces_of_a_monument_are_found_again() -> None:
    cells = area(["a1", "b1", "a2", "b2", "c2", "d2", "c3", "d3", "b3"])
    parts = monument_parts(cells, MONUMENTS["giza"])
    assert sorted(map(len, parts)) == [1, 4, 4]
    assert frozenset().union(*parts) == cells
    assert divided(cells, [shape_cells(["XX"])]) is None


def test_obelisks_stand_apart() -> None:
    parts = monument_parts(area(["a1", "a3"]), MONUMENTS["obelisks"])
    assert parts == [area(["a1"]), area(["a3"])]
