"""Sets of components: what is checked, what is said of a wrong row, and what a good one plays."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from polis.core.errors import BadFile
from polis.games.world_wonders.components.catalogue import OURS, data_of, digest
from polis.games.world_wonders.components.loader import load
from polis.games.world_wonders.components.schema import MOST_PROBLEMS, check
from polis.games.world_wonders.sheet import SHEET
from tests.oracles.compare_world_wonders import strange_components
from tests.rules.world_wonders.play import playout
from tests.rules.world_wonders.table import BOX, RULES, rules_with


def changed(path: str, value: Any) -> dict[str, Any]:
    """Our set with one value replaced, or taken away if it is None in quotes."""
    data = copy.deepcopy(OURS)
    place: Any = data
    *way, last = [int(part) if part.isdecimal() else part for part in path.split()]
    for step in way:
        place = place[step]
    if value == "gone":
        del place[last]
    else:
        place[last] = value
    return data


def test_our_set_is_right() -> None:
    assert check(OURS) == []
    assert data_of(BOX) is OURS
    assert int(BOX["digest"][0]) == digest(OURS)


def test_every_row_of_ours_says_what_is_known_of_it() -> None:
    for part in ("stacks", "tiles", "monuments", "objectives", "solo"):
        assert all(row["status"] for row in OURS[part])
    assert OURS["map_status"]
    assert all(track["status"] for track in OURS["tracks"].values())


def test_the_counts_are_those_of_the_book() -> None:
    assert [len(OURS[part]) for part in ("tiles", "monuments", "objectives", "solo")] == [
        80,
        21,
        15,
        14,
    ]
    assert set(OURS["maps"]) == {"A", "B1", "B2", "B3", "B4", "B5"}
    assert all("".join(rows).count("N") == 10 for rows in OURS["maps"].values())


@pytest.mark.parametrize(
    ("path", "value", "key", "row"),
    [
        ("tiles", "gone", "missing", "components"),
        ("houses", [], "unknown", "components"),
        ("tiles 3 type", "gone", "missing", "tiles P4-04"),
        ("tiles 3 typ", "B", "unknown", "tiles P4-04"),
        ("tiles 3 type", "Q", "word", "tiles P4-04"),
        ("tiles 3 stack", "S9", "word", "tiles P4-04"),
        ("tiles 3 cost", 5, "word", "tiles P4-04"),
        ("tiles 3 food", "2", "number", "tiles P4-04"),
        ("tiles 3 food", 10, "number", "tiles P4-04"),
        ("tiles 3 food", True, "number", "tiles P4-04"),
        ("tiles 3", "tile", "kind", "tiles 4"),
        ("tiles 3 id", "P4-01", "twice", "tiles P4-01"),
        ("tiles 3 id", "a b", "id", "tiles a b"),
        ("tiles", {}, "size", "tiles"),
        ("stacks 0 id", "tower", "id", "stacks tower"),
        ("stacks 0 board", "3p", "word", "stacks P4"),
        ("stacks 0 cost", 0, "number", "stacks P4"),
        ("stacks 0 shape", ["XX", "X"], "shape", "stacks P4"),
        ("stacks 0 shape", ["XY"], "shape", "stacks P4"),
        ("stacks 0 shape", "XX", "kind", "stacks P4"),
        ("stacks 0 shape", ["XXXXXXXXX"], "large", "stacks P4"),
        ("stacks 0 shape", ["XXXXXX", "XXXXXX", "XXXXXX"], "large", "stacks P4"),
        ("stacks 0 shape", ["XX", ".."], "margin", "stacks P4"),
        ("stacks 0 shape", ["X.", ".X"], "apart", "stacks P4"),
        ("grid rows", 13, "number", "grid"),
        ("grid", 12, "kind", "grid"),
        ("maps", [], "kind", "maps"),
        ("maps B5", "gone", "size", "maps"),
        ("maps B5 3", "....", "map-size", "maps B5"),
        ("maps B5 3", "...........Q", "letters", "maps B5"),
        ("maps B5 9", "WWWWWWWWWWWW", "first-road", "maps B5"),
        ("roads long", ["XX", "X."], "road", "roads long"),
        ("roads long", ["X"], "road", "roads long"),
        ("roads short_set", [], "size", "roads short_set"),
        ("roads short_set 1", ["XXXXX"], "road", "roads short_set 2"),
        ("roads", [], "kind", "roads"),
        ("tower shape", ["X.X"], "apart", "tower"),
        ("tower", "gone", "missing", "components"),
        ("monuments 1 pieces", [], "size", "monuments giza pieces"),
        ("monuments 1 pieces 0", ["LX"], "shape", "monuments giza pieces 1"),
        ("monuments 1 pieces 0", ["?"], "large", "monuments giza pieces 1"),
        ("monuments 1 adjacent", "TR", "kind", "monuments giza adjacent"),
        ("monuments 1 adjacent", ["X"], "word", "monuments giza adjacent"),
        ("monuments 1 adjacent", ["B", "B", "B"], "often", "monuments giza adjacent"),
        ("monuments 1 adjacent", ["S", "S"], "often", "monuments giza adjacent"),
        ("monuments 1 adjacent", [*"BFHMTRW"], "size", "monuments giza adjacent"),
        ("monuments 1 id", "S3", "twice", "monuments S3"),
        ("monuments 1 rings", -1, "number", "monuments giza"),
        ("objectives 5 param", "food", "word", "objectives obj06"),
        ("objectives 0 param", "B", "word", "objectives obj01"),
        ("objectives 0 category", 11, "number", "objectives obj01"),
        ("objectives 8 param", ["food"], "word", "objectives obj09"),
        ("objectives", [], "size", "objectives"),
        ("solo 0 arrow", None, "word", "solo solo01"),
        ("solo 0 top", ["B", "F", "H"], "size", "solo solo01 top"),
        ("solo 0 mid", ["X"], "word", "solo solo01"),
        ("solo 0 mid", "B", "kind", "solo solo01 mid"),
        ("solo 0 mid", "BBBBB", "kind", "solo solo01 mid"),
        ("solo 0 mid", 5, "kind", "solo solo01 mid"),
        ("solo 0 mid", None, "kind", "solo solo01 mid"),
        ("solo 0 top", None, "kind", "solo solo01 top"),
        ("solo 13 mid", ["B", "B", "B"], "size", "solo solo14 mid"),
        ("solo 13 mid", ["?"], "word", "solo solo14"),
        ("solo 13 arrow", "L", "word", "solo solo14"),
        ("tracks A", "gone", "missing", "tracks"),
        ("tracks", 3, "kind", "tracks"),
        ("tracks A", 3, "kind", "tracks A"),
        ("tracks A resource_max", 32, "number", "tracks A"),
        ("tracks A ring_spaces", [2, 14], "spaces", "tracks A ring_spaces"),
        ("tracks A ring_spaces", [4, 2], "spaces", "tracks A ring_spaces"),
        ("tracks B population_symbols food", 3, "spaces", "tracks B population_symbols food"),
        ("tracks B population_symbols", None, "kind", "tracks B population_symbols"),
        ("tracks B population_symbols food", None, "spaces", "tracks B population_symbols food"),
        ("tracks B population_symbols gears", "gone", "missing", "tracks B population_symbols"),
    ],
)
def test_a_wrong_row_is_named_with_what_is_wrong(path, value, key, row) -> None:
    found = check(changed(path, value))
    assert (f"ww-data-{key}", row) in [(problem.key, problem.args["row"]) for problem in found]
    assert all(str(problem) for problem in found)


def test_what_is_no_object_is_refused() -> None:
    assert [problem.key for problem in check([])] == ["ww-data-kind"]


@pytest.mark.parametrize("stack", [{}, None, "S1"])
def test_a_stack_and_a_monument_without_names_are_two_problems(stack: Any) -> None:
    data = changed("monuments 1 id", "gone")
    data["stacks"][0] = stack
    (problem,) = (found for found in check(data) if found.args["row"] == "monuments 2")
    assert (problem.key, problem.args["field"]) == ("ww-data-missing", "id")


@pytest.mark.parametrize("part", ["stacks", "tiles", "monuments", "objectives", "solo"])
def test_of_a_list_that_is_far_too_long_only_the_first_rows_are_checked(part) -> None:
    """Otherwise each of many tiles would be compared with each of many stacks."""
    data = changed(part, [{} for _ in range(2000)])
    found = [str(problem.args["row"]) for problem in check(data)]
    assert part in found
    assert {f"{part} 1", f"{part} 80"} <= set(found)
    assert f"{part} 81" not in found


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("monuments 0 adjacent", ["?"] * 10**5),
        ("solo 0 mid", ["?"] * 10**5),
        ("maps", {str(n): [] for n in range(10**5)} | {"A": []}),
        ("grid", dict.fromkeys(map(str, range(10**5)))),
    ],
)
def test_a_set_full_of_mistakes_has_a_bounded_number_of_problems(path, value) -> None:
    assert len(check(changed(path, value))) <= MOST_PROBLEMS


def test_the_size_of_a_list_that_is_too_long_is_its_own() -> None:
    data = changed("tiles", [*OURS["tiles"], *[OURS["tiles"][-1]] * 10])
    stack = OURS["tiles"][-1]["stack"]
    sizes = {p.args["row"]: p.args["size"] for p in check(data) if p.key == "ww-data-size"}
    assert sizes == {"tiles": "90", f"stacks {stack} tiles": "20"}
    pieces = [["L"]] * 200
    (problem,) = check(changed("monuments 1 pieces", pieces))
    assert problem.args["size"] == "200"


def test_a_deck_that_only_reshuffles_is_refused() -> None:
    data = changed("solo", [OURS["solo"][13]])
    assert "solo" in [problem.args["row"] for problem in check(data)]


def test_a_set_without_a_main_board_is_refused() -> None:
    data = copy.deepcopy(OURS)
    for row in (*data["stacks"], *data["tiles"]):
        row["board"] = "4p"
    assert "stacks" in [problem.args["row"] for problem in check(data)]


def test_a_wrong_set_is_not_loaded() -> None:
    with pytest.raises(BadFile, match="monuments giza"):
        load(changed("monuments 1 rings", 99))


def test_an_upright_first_road_is_enough() -> None:
    data = changed("maps B5 9", "W.WWWWWWWWWW")
    data["maps"]["B5"][6] = "." * 12
    assert check(data) == []


def test_another_set_is_another_record_of_the_same_layout(seed) -> None:
    data = strange_components(random.Random(seed))
    box = load(data)
    assert box.dtype == RULES.printed.dtype
    assert int(box["digest"][0]) != int(BOX["digest"][0])
    playout(rules_with(data).new(2), seed, lambda position: None)


def test_the_sheet_has_room_for_every_set() -> None:
    assert SHEET.codes > SHEET.actions > SHEET.most_actions
