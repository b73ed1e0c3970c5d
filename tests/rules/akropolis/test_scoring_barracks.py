"""Barracks count on the edge of the city."""

from __future__ import annotations

import pytest

from polis.games.akropolis.rules.score import COUNTS, NOT_ON_EDGE
from tests.rules.akropolis.table import Game, around, ring_of, row

FIELD = {(q, r): "q" for q in range(-3, 4) for r in range(-3, 4)}


def without(*cells: tuple[int, int]) -> dict[tuple[int, int], str]:
    return {cell: text for cell, text in FIELD.items() if cell not in cells}


def test_barracks_on_the_outside_count() -> None:
    game = Game().paint(row("b2 q B"))
    assert game.score()["barracks"] == (2, 2, 4)
    assert game.marks()[0, 0] == COUNTS


def test_barracks_built_in_do_not_count() -> None:
    game = Game().paint({(0, 0): "b", **ring_of("q q q B q q")})
    assert game.worth("barracks") == 0
    assert game.marks()[0, 0] == NOT_ON_EDGE


@pytest.mark.parametrize("direction", range(6))
def test_one_open_side_is_enough(direction) -> None:
    ring = ring_of("q q q q q q")
    del ring[around(0, 0)[direction]]
    assert Game().paint({(0, 0): "b", **ring}).worth("barracks") == 1


def test_the_bank_of_a_lake_is_not_the_edge() -> None:
    game = Game().paint(without((0, 0)) | {(1, 0): "b"})
    assert game.worth("barracks") == 0
    game = Game().paint(without((0, 0), (0, 1), (-1, 1)) | {(1, 0): "b"})
    assert game.worth("barracks") == 0


def test_with_the_option_any_empty_neighbour_makes_the_edge() -> None:
    game = Game(lake_is_edge=True).paint(without((0, 0)) | {(1, 0): "b2", (-1, -1): "b"})
    assert game.worth("barracks") == 2


def test_a_bay_is_open_to_the_outside() -> None:
    bay = [(0, 0), (0, -1), (0, -2), (0, -3)]
    assert Game().paint(without(*bay) | {(-1, 1): "b"}).worth("barracks") == 1
    # Closed at its mouth it is a lake.
    assert Game().paint(without(*bay[:3]) | {(-1, 1): "b"}).worth("barracks") == 0


def test_a_winding_bay_is_open_too() -> None:
    bay = [(0, 0), (1, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1), (-3, 2)]
    assert Game().paint(without(*bay) | {(0, 1): "b"}).worth("barracks") == 1
    assert Game().paint(without(*bay[:-1]) | {(0, 1): "b"}).worth("barracks") == 0


def test_several_lakes() -> None:
    game = Game().paint(without((-2, -2), (2, 2), (2, 1)) | {(-2, -1): "b", (1, 2): "b"})
    assert game.worth("barracks") == 0
