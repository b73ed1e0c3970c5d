"""Cards and pieces that our set does not have, but another may."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from polis.core.position import Position
from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.rules.position import NOBODY
from polis.text.translation import translation
from tests.rules.world_wonders.stage import again, bought, build, places
from tests.rules.world_wonders.table import rules_with


def scene(
    rows: str, pieces: str, touching: str, short_set: str = "XX XX X", **objects: str
) -> Position:
    """Seat A to act on a small map; for sale are a short set and one monument, `folly`."""
    data: dict[str, Any] = copy.deepcopy(OURS)
    printed = rows.split("/")
    data["grid"] = {"rows": len(printed), "cols": len(printed[0])}
    data["maps"] = dict.fromkeys(data["maps"], printed)
    data["roads"]["short_set"] = [[piece] for piece in short_set.split()]
    folly = {"id": "folly", "adjacent": touching.split()}
    folly["pieces"] = [piece.split("/") for piece in pieces.split()]
    folly |= dict.fromkeys(("rings", "food", "ceramics", "gears", "population"), 1)
    data["monuments"] = [folly]
    position = rules_with(data).new(2)
    p = position.records[0]
    p["out"][1], p["pedestal"][:], p["supply"][:] = 1, [1, NOBODY], [0, 1, 0]
    p["display"][0] = 0
    position.records["deck"] = 0
    build(position, 0, **objects)
    return again(position)


def test_two_roads_and_the_bottom_row() -> None:
    position = scene("..../....", "L", "R R S", roads="a1; c1; a2; c2")
    assert bought(position, "folly") == {"b2 r0"}


def test_two_cells_of_one_road_are_one_road() -> None:
    assert "buy folly" not in scene("..../....", "L", "R R", roads="a2 a1 b1 c1").legal


@pytest.mark.parametrize(("letter", "sign"), [("W", "W"), ("N", "N")])
def test_two_cells_of_terrain_are_two_things(letter, sign) -> None:
    rows = f"{sign}..../.{sign}.../....."
    assert bought(scene(rows, "L", f"{letter} {letter}"), "folly") == {"b1 r0", "a2 r0"}


def test_a_monument_of_two_pieces_on_water_alone() -> None:
    position = scene("WWWW/....", "WW W", "R", roads="a2")
    assert bought(position, "folly") == {"0 a1 r0", "0 b1 r0", "1 a1 r0", "1 c1 r0"}
    position.play("lay 0 b1 r0")
    assert places(position) == {"1 a1 r0"}


def test_two_roads_are_met_by_two_pieces_together() -> None:
    position = scene(".....", "LL L", "R R", roads="a1; e1")
    assert bought(position, "folly") == {"0 b1 r0", "0 c1 r0", "1 b1 r0", "1 d1 r0"}
    position.play("lay 0 c1 r0")
    assert places(position) == {"1 b1 r0"}
    one_road = scene("...../.....", "LL L", "R R", roads="a1 a2 b2 c2 d2 e2 e1")
    assert "buy folly" not in one_road.legal


def test_a_piece_with_a_gap_joins_what_it_reaches() -> None:
    position = scene(".W.WW/WWWWW/.....", "L?L L", "R", roads="a3 b3 c3 d3 e3")
    assert "buy folly" not in position.legal  # nothing touches a1 or c1
    position = scene("....W/WWWWW/.....", "L?L L", "TW", roads="a3 b3 c3 d3 e3", towers="a1")
    assert bought(position, "folly") == {"0 b1 r0", "1 c1 r0"}


def test_a_monument_that_touches_nothing_in_particular() -> None:
    position = scene("..../....", "LL LL", "", roads="a2 b2 c2 d2")
    assert bought(position, "folly") == {"a1 r0", "c1 r0"}


def test_a_piece_may_have_to_lean_on_another_of_its_set() -> None:
    position = scene("..../.WWW/....", "L", "TW", "X XXX", roads="a3 b3 c3 d3")
    assert bought(position, "set") == {"one a2 r0"}
    position.play("lay one a2 r0")
    assert places(position) == {"three a1 r0"}


def test_another_set_brings_its_own_names() -> None:
    position = scene("..../....", "L", "R", roads="a2")
    told = position.tell(position.read("buy folly"))
    assert translation("en").format(told) == "A buys the monument folly for 7 coins"
