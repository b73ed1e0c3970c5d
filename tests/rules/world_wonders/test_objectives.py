"""Public objectives: what is measured, and the points for first and second place."""

from __future__ import annotations

import copy

import pytest

from polis.core.contract import CHANCE
from polis.core.position import Position
from polis.games.world_wonders.components.catalogue import OURS
from polis.text.translation import translation
from tests.rules.world_wonders.stage import build, get, lines, rules_on, scene, start
from tests.rules.world_wonders.table import RULES, rules_with


def number_of(category: int, param: str | None = None) -> int:
    found = [(card["category"], card["param"]) for card in OURS["objectives"]]
    return found.index((category, param))


def measure(position: Position, category: int, param: str | None = None) -> int:
    position.records[0]["objectives"][0] = number_of(category, param)
    return lines(position)["measure 0"]


def test_three_different_objectives_are_drawn_with_equal_odds() -> None:
    position = rules_on("....").new(2, objectives="three")
    assert len(position.outcomes) == 15
    position.play("objective 7")
    assert "objective 7" not in position.outcomes
    assert len(position.outcomes) == 14
    assert -1 not in get(start(3, objectives="three"), "objectives")


def test_three_objectives_may_be_chosen_by_the_seat_that_begins() -> None:
    position = rules_on("....").new(2, objectives="chosen")
    for number in (7, 2, 15):
        assert position.seat == 0
        assert f"objective {number}" in position.legal
        position.play(f"objective {number}")
    assert get(position, "objectives") == [6, 1, 14]
    assert position.seat == CHANCE


def test_none_is_chosen_twice() -> None:
    position = RULES.new(2, objectives="chosen").play("objective 7")
    assert "objective 7" not in position.legal
    assert len(position.legal) == 14


def test_on_side_b_the_rivers_are_dealt_before_the_choice() -> None:
    position = RULES.new(2, map_side="b", objectives="chosen")
    assert position.seat == CHANCE
    position.play("river A B1").play("river B B3")
    assert len(position.legal) == 15


def test_who_chooses_is_told_what_the_objectives_are() -> None:
    position = RULES.new(2, objectives="chosen").play("objective 2")
    asked = translation("en").format(position.prompt())
    assert "A chooses an objective" in asked
    assert "3 most monuments" in asked
    assert "longest continuous road" not in asked
    told = position.tell(position.read("objective 3"))
    assert translation("en").format(told) == "objective: most monuments"


def test_the_solo_game_has_none() -> None:
    for value in ("three", "chosen"):
        assert get(start(1, objectives=value), "objectives") == [-1, -1, -1]


def test_1_an_area_of_free_plain_land_off_the_outer_rows_and_columns() -> None:
    rows = "....../.W..../....N./....../......"
    fence = "b3 c2 d2 c4 d4 e4"
    assert measure(scene(rows, roads=fence), 1) == 2
    assert measure(scene(rows, roads="b3 c2 d2 c4 d4"), 1) == 2  # the natural resource is a fence
    assert measure(scene(rows, roads="b3 c2 d2 c4"), 1) == 0


def test_2_road_cells_in_one_group_towers_not_joining() -> None:
    position = scene(
        "......../.WW...../........", roads="a2 b2 c2 d2; a1 a3; f3 g3 h3", towers="e2"
    )
    assert measure(position, 2) == 6
    build(position, 0, roads="f2")
    assert measure(position, 2) == 6


def test_3_monuments() -> None:
    assert measure(scene("......", moai="a1", thienmu="c1"), 3) == 2


def test_4_and_5_buildings_beside_uncovered_natural_resources_and_water() -> None:
    position = scene("N...W./.....W", H="b1; f1", M="a2 b2", T="d1 d2")
    assert measure(position, 4) == 2
    assert measure(position, 5) == 2
    build(position, 0, roads="a1; e1")
    assert measure(position, 4) == 0
    assert measure(position, 5) == 1


def test_6_buildings_of_a_type() -> None:
    position = scene("......", H="a1 b1; c1", M="e1")
    assert (measure(position, 6, "H"), measure(position, 6, "M")) == (2, 1)


def test_7_the_space_of_a_resource() -> None:
    position = scene("......")
    position.records[0]["resources"][0] = [4, 5, 6]
    assert [measure(position, 7, key) for key in ("food", "ceramics", "gears")] == [4, 5, 6]


def test_8_the_largest_group_of_adjacent_buildings_of_a_type_in_tiles() -> None:
    letter = next(card["param"] for card in OURS["objectives"] if card["category"] == 8)
    position = scene("......./.......", **{letter: "a1 b1; a2; e1 f1 g1 e2 f2 g2"})
    assert measure(position, 8, letter) == 2


def test_9_buildings_at_the_map_edge_the_sidewalk_not_counting() -> None:
    position = scene("....../....../......", H="a1; c2; c3 d3; f3", M="d1 d2")
    assert measure(position, 9) == 3  # the corner f3 has a side on the map edge


def test_10_types_among_own_districts() -> None:
    position = scene("......", H="a1; b1", M="c1 d1")
    assert measure(position, 10) == 1
    build(position, 0, towers="e1")
    assert measure(position, 10) == 2


@pytest.mark.parametrize(
    ("measures", "points"),
    [
        ([4, 2, 1], [3, 1, 0]),
        ([2, 2, 1], [2, 2, 0]),  # both values together, nobody is second
        ([2, 2, 2], [1, 1, 1]),  # 4 / 3 to the nearest whole
        ([2, 2, 2, 2], [1, 1, 1, 1]),
        ([2, 2, 2, 2, 2], [1, 1, 1, 1, 1]),  # 4 / 5
        ([5, 3, 3, 1], [3, 1, 1, 0]),  # tied second: 1 each
        ([5, 0, 0], [3, 0, 0]),  # ruling: a measure of zero scores nothing
        ([0, 0], [0, 0]),
    ],
)
def test_points_for_first_and_second_place(measures, points) -> None:
    position = start(len(measures))
    p = position.records[0]
    p["objectives"][0] = number_of(7, "food")
    p["resources"][: len(measures), 0] = measures
    assert [lines(position, seat)["goal 0"] for seat in range(len(measures))] == points
    assert position.scores == points


def test_halves_are_rounded_up() -> None:
    data = copy.deepcopy(OURS)
    data["objectives"][number_of(7, "gears")]["vp_second"] = 2
    position = start(2, rules_with(data))
    position.records[0]["objectives"][0] = number_of(7, "gears")
    position.records[0]["resources"][:2, 2] = 1
    assert position.scores == [3, 3]  # 5 / 2
