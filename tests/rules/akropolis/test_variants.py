"""The five variants: what doubles. The base condition and a plaza are still needed."""

from __future__ import annotations

import pytest

from polis.games.akropolis.rules.score import COUNTS, DOUBLES
from tests.rules.akropolis.table import Game, around, ring_of, row

FIELD = {(q, r): "q" for q in range(-3, 4) for r in range(-3, 4)}


def without(*cells: tuple[int, int]) -> dict[tuple[int, int], str]:
    return {cell: text for cell, text in FIELD.items() if cell not in cells}


# Houses


def test_a_house_group_worth_ten_or_more_doubles() -> None:
    """The book's example: a group worth 12 counts 24."""
    twelve = row("h2 h2 h2 h2 h2 h2 H")
    assert Game().paint(twelve).worth("house") == 12
    game = Game(house_variant=True).paint(twelve)
    assert game.score()["house"] == (24, 1, 24)
    assert game.marks()[0, 0] == DOUBLES


def test_nine_do_not_double_and_ten_do() -> None:
    assert Game(house_variant=True).paint(row("h4 h5")).worth("house") == 9
    assert Game(house_variant=True).paint(row("h5 h5")).worth("house") == 20
    assert Game(house_variant=True).paint(row("h4 h5 H")).marks()[0, 0] == COUNTS


def test_tied_groups_are_compared_after_doubling() -> None:
    game = Game(house_variant=True).paint(row("h4 h5 q h5 h5 q h h"))
    assert game.worth("house") == 20


def test_a_smaller_group_does_not_become_the_largest_by_doubling() -> None:
    assert Game(house_variant=True).paint(row("h h h q h5 h5")).worth("house") == 3


def test_with_the_option_it_does() -> None:
    game = Game(house_variant=True, house_group="value").paint(row("h3 h3 h3 q h5 h5"))
    assert game.worth("house") == 20


# Markets


@pytest.mark.parametrize("direction", range(6))
def test_a_market_beside_a_market_plaza_doubles(direction) -> None:
    hexes = {(0, 0): "m2", around(0, 0)[direction]: "M"}
    assert Game().paint(hexes).worth("market") == 2
    game = Game(market_variant=True).paint(hexes)
    assert game.worth("market") == 4
    assert game.marks()[0, 0] == DOUBLES


def test_other_plazas_and_distant_ones_do_not_double_it() -> None:
    assert Game(market_variant=True).paint(row("m H q M")).worth("market") == 1


def test_a_market_beside_a_market_still_does_not_count() -> None:
    assert Game(market_variant=True).paint(row("m m M")).worth("market") == 0


# Barracks


@pytest.mark.parametrize(("empty", "worth"), [(0, 0), (1, 2), (2, 2), (3, 4), (4, 4), (5, 2)])
def test_barracks_with_three_or_four_empty_sides_double(empty, worth) -> None:
    for first in range(6):
        ring = ring_of("q q q q q q")
        for step in range(empty):
            del ring[around(0, 0)[(first + step) % 6]]
        game = Game(barracks_variant=True).paint({(0, 0): "b2", **ring})
        assert game.worth("barracks") == worth


def test_empty_sides_need_not_lie_together() -> None:
    ring = {around(0, 0)[direction]: "q" for direction in (0, 2, 4)}
    assert Game(barracks_variant=True).paint({(0, 0): "b", **ring}).worth("barracks") == 2


def test_cells_of_a_lake_are_empty_sides_too() -> None:
    # One side open to the outside, two of a lake: all three are free places.
    lake = [(1, 0), (0, 1)]
    game = Game(barracks_variant=True).paint(
        without(*lake, (-1, 0), (-2, 0), (-3, 0)) | {(0, 0): "b"}
    )
    assert game.worth("barracks") == 2


def test_with_the_option_only_the_empty_sides_outside_are_counted() -> None:
    lake = [(1, 0), (0, 1)]
    hexes = without(*lake, (-1, 0), (-2, 0), (-3, 0)) | {(0, 0): "b"}
    options = {"barracks_variant": True, "empty_places": "outside"}
    assert Game(**options).paint(hexes).worth("barracks") == 1
    # A ring around a lake of one cell: three sides outside remain without the lake.
    ring = {**ring_of("q q q q q q"), around(0, 0)[0]: "b"}
    assert Game(barracks_variant=True).paint(ring).worth("barracks") == 2
    assert Game(**options).paint(ring).worth("barracks") == 2
    assert Game(**options).paint({**ring, (0, -2): "q"}).worth("barracks") == 1


@pytest.mark.parametrize("lake_is_edge", [False, True])
def test_both_readings_of_lakes_go_together(lake_is_edge) -> None:
    # Three sides of a lake: an edge by one option, no empty places by the other.
    hexes = without((1, 0), (0, 1), (-1, 1)) | {(0, 0): "b", (1, -1): "B"}
    game = Game(barracks_variant=True, lake_is_edge=lake_is_edge, empty_places="outside")
    assert game.paint(hexes).worth("barracks") == int(lake_is_edge)


def test_barracks_only_on_a_lake_do_not_count_at_all() -> None:
    lake = [(1, 0), (0, 1), (-1, 1)]
    hexes = without(*lake) | {(0, 0): "b"}
    assert Game(barracks_variant=True).paint(hexes).worth("barracks") == 0
    assert Game(barracks_variant=True, lake_is_edge=True).paint(hexes).worth("barracks") == 2


# Temples


@pytest.mark.parametrize(("level", "worth"), [(1, 1), (2, 4), (3, 6), (4, 8), (8, 16)])
def test_temples_above_the_first_level_double(level, worth) -> None:
    hexes = {(0, 0): f"t{level}", **ring_of("q q q q q q")}
    assert Game().paint(hexes).worth("temple") == level
    assert Game(temple_variant=True).paint(hexes).worth("temple") == worth


def test_a_temple_not_surrounded_still_does_not_count() -> None:
    assert Game(temple_variant=True).paint(row("q t2 q")).worth("temple") == 0


# Gardens


def test_a_garden_beside_a_lake_doubles_once() -> None:
    lakes = without((0, 0), (2, 0)) | {(1, 0): "g2", (-2, -2): "g"}
    assert Game().paint(lakes).worth("garden") == 3
    game = Game(garden_variant=True).paint(lakes)
    assert game.worth("garden") == 5
    assert game.marks()[1, 0] % 8 == DOUBLES


def test_a_lake_may_have_any_size() -> None:
    hexes = without((0, 0), (0, 1), (1, 0)) | {(-1, 0): "g"}
    assert Game(garden_variant=True).paint(hexes).worth("garden") == 2


def test_with_the_option_only_a_lake_of_one_cell_is_one() -> None:
    hexes = without((0, 0), (0, 1), (-2, -1)) | {(-1, 0): "g", (-2, -2): "g2"}
    game = Game(garden_variant=True, lake_size="single").paint(hexes)
    assert game.worth("garden") == 1 + 4


def test_the_outside_is_no_lake() -> None:
    assert Game(garden_variant=True).paint(row("g g")).worth("garden") == 2


# Together


def test_variants_work_in_any_combination() -> None:
    hexes = without((0, 0)) | {(1, 0): "g", (-2, -2): "t2", (-3, 3): "b", (2, 2): "m", (2, 1): "M"}
    plain = Game().paint(hexes)
    every = Game(
        house_variant=True, market_variant=True, barracks_variant=True, temple_variant=True,
        garden_variant=True,
    ).paint(hexes)  # fmt: skip
    for kind in ("market", "temple", "garden"):
        assert every.worth(kind) == 2 * plain.worth(kind)
    assert every.worth("barracks") == plain.worth("barracks") * 2
