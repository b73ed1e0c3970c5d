"""Placing buildings, and what they bring."""

from __future__ import annotations

import pytest

from polis.games.world_wonders.rules.position import BUILDINGS
from tests.rules.world_wonders.stage import bought, get, lines, scene, standing

OPEN = "..../..../...."


def test_a_building_may_touch_a_road() -> None:
    assert bought(scene(OPEN, "S1=H", roads="a1"), "S1") == {"b1 r0", "a2 r0", "a2 r1", "b1 r1"}


def test_a_building_may_touch_a_building_of_its_type() -> None:
    position = scene(OPEN, "S1=H S2=M", H="a1 b1", M="d3")
    assert bought(position, "S1") == {"a2 r0", "b2 r0", "c1 r0", "a2 r1", "b2 r1", "c1 r1"}


def test_towers_monuments_sidewalk_and_other_types_do_not_hold_a_building() -> None:
    position = scene(OPEN, "S1=H p1", towers="a1", M="c1", trojan="a3 b3")
    assert "buy S1" not in position.legal


def test_a_building_stands_on_unoccupied_land() -> None:
    position = scene("..W./NW../....", "S1=H", roads="b1", M="a3")
    assert "buy S1" in position.legal
    assert bought(position, "S1") == {"a1 r1"}  # the natural resource is land


def test_a_building_is_rotated_never_mirrored() -> None:
    position = scene(OPEN, "S4=T", roads="a3 b3 c3 d3")
    assert bought(position, "S4") == {"a1 r0", "b1 r0", "a1 r2", "b1 r2"}
    position.play("lay a1 r0")
    assert standing(position, BUILDINGS + 4) == "a1 b1 c1 a2"


@pytest.mark.parametrize(("stack", "price"), [("S1", 2), ("S2", 3), ("S3", 3), ("S6", 5)])
def test_a_stack_showing_coins_sells_for_as_many(stack, price) -> None:
    rich = scene(OPEN, f"{stack}=H p1", price, roads="a3 b3 c3 d3")
    assert f"buy {stack}" in rich.legal
    poor = scene(OPEN, f"{stack}=H p1", price - 1, roads="a3 b3 c3 d3")
    assert f"buy {stack}" not in poor.legal
    rich.play(f"buy {stack}")
    assert get(rich, "gold")[0] == 0


def test_what_cannot_be_placed_cannot_be_bought() -> None:
    position = scene("..../.W.W/....", "S5=F p1", roads="a3 b3 c3 d3")
    assert "buy S5" not in position.legal


def test_resources_and_population_come_with_the_building() -> None:
    position = scene(OPEN, "S1=H", roads="a3 b3 c3 d3")
    position.records[0]["resources"][0] = [2, 5, 0]
    position.play("buy S1")
    assert get(position, "resources")[0] == [2, 5, 0]
    position.play("lay a2 r0")
    # S1-05 shows one food: the symbol on space 3 of track side A is reached.
    assert get(position, "resources")[0] == [3, 5, 0]
    assert get(position, "population")[0] == 1


def test_markers_stop_on_their_last_space() -> None:
    position = scene(OPEN, "S1=H p1", roads="a3 b3 c3 d3")
    position.records[0]["resources"][0] = [15, 15, 15]
    position.records[0]["population"][0] = 5
    position.play("buy S1").play("lay a2 r0")
    assert get(position, "resources")[0] == [15, 15, 15]
    assert get(position, "population")[0] == 5


def test_a_covered_natural_resource_is_gone() -> None:
    position = scene("N.../..../....", "S1=H p1", roads="a2 b2 c2 d2")
    assert lines(position)["nature"] == 1
    position.play("buy S1").play("lay a1 r0")
    assert lines(position)["nature"] == 0
