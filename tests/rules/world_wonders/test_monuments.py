"""Placing monuments: terrain, everything they must touch, several pieces."""

from __future__ import annotations

from polis.core.contract import CHANCE
from polis.games.world_wonders.rules.position import OCCUPIED
from polis.games.world_wonders.text.names import names_of
from tests.rules.world_wonders.stage import bought, get, places, scene, settle, standing

OPEN = "...../...../....."


def test_the_square_of_the_book_with_one_cell_in_water() -> None:
    position = scene("..../W.../..../....", "lighthouse", roads="a4 b4 c4 d4", B="a1 b1")
    assert "a2 r0" in bought(position, "lighthouse")


def test_the_square_of_the_book_could_stand_wholly_on_water() -> None:
    position = scene("WWWW/WWWW/..../....", "lighthouse", roads="a3 a4", B="b3 b4")
    assert "a1 r0" in bought(position, "lighthouse")


def test_every_adjacency_must_be_met() -> None:
    assert "buy lighthouse" not in scene(OPEN, "lighthouse p1", roads="a3 b3 c3 d3").legal
    far = scene("......", "shitennoji p1", roads="a1", T="f1")
    assert "buy shitennoji" not in far.legal
    near = scene(".....", "shitennoji p1", roads="a1", T="d1 e1")
    assert bought(near, "shitennoji") == {"b1 r0"}


def test_land_and_water_are_as_on_the_card() -> None:
    position = scene("...../.WW../.....", "bridge", roads="a3 b3 c3 d3 e3", F="a1")
    assert bought(position, "bridge") == {"a2 r0"}
    assert "buy bridge" not in scene(OPEN, "bridge p1", roads="a3 b3 c3", F="a1").legal


def test_the_roman_bridge_is_no_road() -> None:
    position = scene("...../.WW../...../.WW../.....", "S1=H", bridge="a2 b2 c2 d2")
    assert "buy S1" not in position.legal


def test_a_monument_is_rotated_never_mirrored() -> None:
    position = scene("N.../..../....", "petra", M="c1 d1 c2 d2 a3 b3 c3 d3")
    # Three of the four turns cover the natural resource itself, which then meets nothing.
    assert bought(position, "petra") == {"a1 r2"}
    position.play("lay a1 r2")
    assert standing(position, OCCUPIED) == "b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3"


def test_the_question_mark_is_any_cell_and_is_not_occupied() -> None:
    position = scene(".....", "obelisks", roads="b1", T="d1 e1")
    assert bought(position, "obelisks") == {"a1 r0"}
    position.play("lay a1 r0")
    assert standing(position, OCCUPIED) == "a1 b1 c1 d1 e1"
    over_water = scene(".W...", "obelisks", roads="d1", T="e1")
    assert "buy obelisks" not in over_water.legal
    over_water = scene(".W..../......", "obelisks", roads="a2 b2", T="d1 e1")
    assert "a1 r0" in bought(over_water, "obelisks")


def test_one_tile_meets_only_one_of_two_equal_letters() -> None:
    position = scene(OPEN, "machu p1", F="a1 a2")
    assert "buy machu" not in position.legal
    position = scene(OPEN, "machu p1", F="a1 a2; e1 e2")
    assert bought(position, "machu") == {"b1 r0", "b2 r0"}
    position = scene(OPEN, "machu p1", F="a1 a2; e3")
    assert bought(position, "machu") == {"b2 r0"}


def test_the_bottom_row_is_what_the_sidewalk_asks_for() -> None:
    position = scene(OPEN, "ishtar", M="a1 a2 a3")
    assert bought(position, "ishtar") == {"b3 r0", "b1 r1"}


def test_uncovered_water_is_touched_not_covered() -> None:
    position = scene("..W./....", "thienmu", T="a1 a2")
    assert "buy thienmu" in position.legal
    assert bought(position, "thienmu") == {"b1 r0"}
    bridged = scene("..W../.....", "thienmu p1", T="a1 a2", roads="c1")
    assert "buy thienmu" not in bridged.legal


def test_several_pieces_may_lie_apart_if_the_rest_will_join_them() -> None:
    position = scene("....N", "moai", roads="a1")
    assert bought(position, "moai") == {"b1 r0", "c1 r0", "d1 r0"}
    position.play("lay b1 r0")
    assert places(position) == {"c1 r0", "d1 r0"}
    position.play("lay d1 r0")
    assert places(position) == {"c1 r0"}


def test_a_monument_that_cannot_be_completed_cannot_be_bought() -> None:
    assert "buy moai" not in scene(".....N", "moai p1", roads="a1").legal


def test_equal_pieces_are_one_choice_and_different_ones_are_named() -> None:
    # Only a square in columns d and e touches road and temple; the rest fills two of a, b, c.
    position = scene("....../......", "giza p1", roads="f1", T="f2")
    one = {"2 a1 r0", "2 a2 r0", "2 c1 r0", "2 c2 r0"}
    assert bought(position, "giza") == {"0 a1 r0", "0 b1 r0", "0 d1 r0"} | one
    position.play("lay 0 d1 r0")
    assert places(position) == {"0 a1 r0", "0 b1 r0"} | one
    position.play("lay 2 c2 r0")
    assert places(position) == {"0 a1 r0"}


def test_a_monument_takes_all_gold_and_ends_its_buyers_round() -> None:
    position = scene(".....", "shitennoji p1", 5, roads="a1", T="d1 e1").play("buy shitennoji")
    assert get(position, "gold")[0] == 0
    settle(position.play("lay b1 r0"))
    assert get(position, "round_number") == 2


def test_a_loan_before_a_monument_is_paid_with_it() -> None:
    position = scene(".....", "shitennoji p1", 1, roads="a1", T="d1 e1")
    position.play("loan").play("buy shitennoji")
    assert get(position, "gold")[0] == 0
    assert get(position, "loan")[0] == 1


def test_a_bought_monument_is_replaced_at_once_in_its_place() -> None:
    position = scene(".....", "moai shitennoji giza", roads="a1", T="d1 e1")
    position.play("buy shitennoji").play("lay b1 r0")
    assert position.seat == CHANCE
    assert "reveal monument petra" in position.outcomes
    assert "reveal monument shitennoji" not in position.outcomes
    position.play("reveal monument petra")
    names = names_of(position.rules.box).monuments
    assert [names[number] for number in get(position, "display")] == ["moai", "petra", "giza"]


def test_rings_and_resources_come_with_the_last_piece() -> None:
    position = scene("....N", "moai", roads="a1").play("buy moai")
    before = position.scores[0]
    for cell in "bcd":
        assert position.scores[0] == before
        position.play(f"lay {cell}1 r0")
    assert position.scores[0] == before + 2  # a ring, and the natural resource beside it
