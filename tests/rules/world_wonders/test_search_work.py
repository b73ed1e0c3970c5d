"""The searches for places are bounded: sets that need too long a search are refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from polis.games.world_wonders.components.catalogue import OURS, data_of
from polis.games.world_wonders.components.schema import check
from polis.games.world_wonders.components.search_bounds import monument_work, set_work
from polis.games.world_wonders.sheet import MOST_WORK
from tests.rules.world_wonders.searches import counted, work_stays_below
from tests.rules.world_wonders.stage import again, scene
from tests.rules.world_wonders.table import BOX, RULES, rules_with

# Shapes that fit nearly everywhere, and one that fits nowhere: a search for their places took
# 1.1 s with three and one, and more than two minutes with four and one.
SHAPES = (["LLL", "L.."], ["LLL", ".L."], ["LL.", ".LL"], ["LLL", "L.L"], ["LLLL"])
NOWHERE = ["WWWWWWWW"]


def with_monument(*pieces: list[str]) -> dict[str, Any]:
    """Our set, its first monument made of these pieces and touching nothing."""
    data = copy.deepcopy(OURS)
    data["monuments"][0] |= {"pieces": list(pieces), "adjacent": []}
    return data


def with_short_set(*pieces: str) -> dict[str, Any]:
    """Our set with another short set."""
    data = copy.deepcopy(OURS)
    data["roads"]["short_set"] = [[piece] for piece in pieces]
    return data


@pytest.mark.parametrize("shapes", [3, 4, 5])
def test_a_monument_whose_search_would_not_end_is_refused(shapes: int) -> None:
    problem = check(with_monument(*SHAPES[:shapes], NOWHERE))[0]
    assert (problem.key, problem.args["row"]) == ("ww-data-search", "monuments ziggurat pieces")
    assert problem.args["work"] > problem.args["most"] == MOST_WORK
    assert "monuments ziggurat pieces" in str(problem)


@pytest.mark.parametrize("pieces", ["XXXX X X X X X", "X X X X X X", "XX XX X X"])
def test_a_short_set_whose_search_would_not_end_is_refused(pieces: str) -> None:
    problem = check(with_short_set(*pieces.split()))[0]
    assert (problem.key, problem.args["row"]) == ("ww-data-search", "roads short_set")


@pytest.mark.parametrize("pieces", ["L L L L L L", "LL/LL LL/LL LL/LL LL/LL", "LLL/L.. LL/LL LLLL"])
def test_what_the_manual_calls_allowed_is_allowed(pieces: str) -> None:
    assert check(with_monument(*(piece.split("/") for piece in pieces.split()))) == []
    assert check(with_short_set("X", "X", "X", "X")) == []


def test_our_set_is_far_from_the_limit() -> None:
    assert int(BOX["most_work"][0]) == MOST_WORK
    largest = {"rows": 12, "cols": 15}
    for card in OURS["monuments"]:
        assert monument_work(card, largest) * 100 < MOST_WORK
    assert set_work(OURS["roads"]["short_set"], OURS["grid"]) == 155_778
    assert set_work(OURS["roads"]["short_set"], largest) * 5 < MOST_WORK


def test_a_search_gives_up_at_its_limit() -> None:
    position = scene("...../N..../.....", "moai set", roads="a3 b3 c3")
    assert {"buy moai", "buy set"} <= set(position.legal)
    position.rules = rules_with(data_of(position.rules.box))
    position.rules.box["most_work"] = 0
    assert not {"buy moai", "buy set"} & set(again(position).legal)


@pytest.mark.parametrize("map_side", ["a", "b"])
def test_no_search_of_a_real_game_takes_more_steps_than_its_bound(map_side: str, seed: int) -> None:
    work_stays_below(RULES, 3, {"map_side": map_side}, seed, 1)
    assert counted(RULES, 3, {"map_side": map_side}, seed, 1).any()
