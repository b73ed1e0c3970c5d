"""Placing: long roads, short sets, towers."""

from __future__ import annotations

from polis.games.world_wonders.rules.position import ROADS
from tests.rules.world_wonders.stage import bought, places, scene, standing

OPEN = "...../...../...../....."
LYING = {"a4 r0", "b4 r0"}  # along the sidewalk


def upright(columns: str) -> set[str]:
    return {f"{column}1 r1" for column in columns}


def test_a_road_may_touch_a_tower_or_the_sidewalk() -> None:
    position = scene(OPEN, "road", towers="a1")
    assert bought(position, "road") == LYING | upright("bcde") | {"b1 r0", "a2 r0"}


def test_a_road_may_touch_a_road() -> None:
    position = scene(OPEN, "road", roads="b1")
    assert bought(position, "road") == LYING | upright("acde") | {"a2 r0", "b2 r0"}


def test_a_road_may_not_lean_on_a_building_or_a_monument() -> None:
    position = scene(OPEN, "road", H="a1 b1", trojan="d1 e1")
    assert bought(position, "road") == LYING | upright("c")


def test_a_long_road_crosses_water_with_both_ends_on_land() -> None:
    position = scene("....../.WW.../......", "road", roads="a3 b3 c3 d3 e3 f3")
    assert bought(position, "road") == {"a2 r0"}


def test_a_bridge_is_a_road_also_on_water() -> None:
    position = scene("...../.WW../.....", "road", roads="a3 b3 c3 d3 e3")
    position.play("buy road").play("lay a2 r0")
    assert standing(position, ROADS) == "a2 b2 c2 d2 a3 b3 c3 d3 e3"


def test_short_roads_do_not_cross_water() -> None:
    position = scene(".W.....", "set")
    assert bought(position, "set") >= {"one a1 r0", "two c1 r0"}
    assert not places(position) & {"two a1 r0", "two b1 r0", "one b1 r0"}


def test_a_piece_of_a_short_set_goes_only_where_the_rest_can_still_be_laid() -> None:
    position = scene(".....", "set")
    assert bought(position, "set") == {
        *("two a1 r0", "two b1 r0", "two c1 r0", "two d1 r0"),
        *("one a1 r0", "one c1 r0", "one e1 r0"),
    }
    position.play("lay one c1 r0")
    assert places(position) == {"two a1 r0", "two d1 r0"}


def test_a_short_set_that_cannot_be_laid_completely_cannot_be_bought() -> None:
    assert "buy set" not in scene(".....", "set", towers="c1").legal


def test_pieces_of_a_short_set_lean_on_each_other() -> None:
    inland = "......../WWWWWWWW/WWWWWWW./WWWWWWWW/WWWWWWWW/WWWWWWW."
    position = scene(inland, "set", towers="a1")
    assert "two e1 r0" not in bought(position, "set")
    position.play("lay one b1 r0")
    assert places(position) == {"two c1 r0"}
    position.play("lay two c1 r0")
    assert places(position) == {"two e1 r0"}


def test_a_short_set_is_one_purchase_of_one_gold() -> None:
    position = scene(".....", "set p1", gold=3).play("buy set")
    for piece in ("two a1 r0", "one c1 r0", "two d1 r0"):
        position.play(f"lay {piece}")
    assert position.records[0]["gold"][0] == 2
    assert set(position.legal) == {"loan", "buy pedestal 1"}


def test_a_tower_touches_an_object_and_the_sidewalk_is_none() -> None:
    assert bought(scene(OPEN, "tower", roads="c1"), "tower") == {"b1 r0", "d1 r0", "c2 r0"}
    assert bought(scene(OPEN, "tower", H="a1 b1"), "tower") == {"c1 r0", "a2 r0", "b2 r0"}
    assert bought(scene(OPEN, "tower", thienmu="e4"), "tower") == {"d4 r0", "e3 r0"}
    assert "buy tower" not in scene(OPEN, "tower").legal


def test_a_tower_stands_on_land() -> None:
    assert bought(scene("..W./NWW.", "tower", roads="b1"), "tower") == {"a1 r0"}
    assert bought(scene("..W./NWW.", "tower", roads="a1"), "tower") == {"b1 r0", "a2 r0"}
