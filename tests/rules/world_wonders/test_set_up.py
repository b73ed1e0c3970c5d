"""The set-up, and the free first road."""

from __future__ import annotations

import pytest

from polis.core.contract import CHANCE
from polis.games.world_wonders.rules.position import NOTHING, ROADS
from polis.games.world_wonders.text.names import names_of
from tests.rules.world_wonders.stage import get, places, rules_on, settle, standing, start
from tests.rules.world_wonders.table import RULES

MAIN = ["S1", "S2", "S3", "S4", "S5", "S6"]


@pytest.mark.parametrize(
    ("players", "long", "short", "stacks"),
    [
        (1, 1, 1, MAIN),
        (2, 1, 1, MAIN),
        (3, 2, 1, MAIN),
        (4, 2, 2, ["P4", *MAIN]),
        (5, 3, 2, ["P4", *MAIN, "P5"]),
    ],
)
def test_the_market_by_the_number_of_players(players, long, short, stacks) -> None:
    position = RULES.new(players)
    while any(outcome.startswith("reveal") for outcome in position.outcomes):
        position.play(next(iter(position.outcomes)))
    assert get(position, "supply") == [long, short, 1]
    names = names_of(RULES.box).stacks
    shown = zip(names, get(position, "shown"), strict=False)
    assert [name for name, tile in shown if tile != NOTHING] == stacks
    monuments = [number for number in get(position, "display") if number != NOTHING]
    assert len(monuments) == (2 if players == 1 else 3)


def test_on_side_a_all_have_the_lake() -> None:
    assert get(start(5), "map") == [0, 0, 0, 0, 0]


def test_on_side_b_each_is_dealt_a_river_and_no_two_alike() -> None:
    position = RULES.new(5, map_side="b")
    assert set(position.outcomes) == {f"river A B{number}" for number in range(1, 6)}
    position.play("river A B3")
    assert set(position.outcomes) == {f"river B B{number}" for number in (1, 2, 4, 5)}
    assert sorted(get(settle(position), "map")) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("track_side", ["a", "b"])
def test_map_and_track_side_are_chosen_independently(track_side) -> None:
    position = start(2, map_side="b", track_side=track_side)
    assert 0 not in get(position, "map")[:2]
    assert get(position, "options")[1] == "ab".index(track_side)


def test_everything_begins_at_zero() -> None:
    position = start(4)
    assert position.scores == [0, 0, 0, 0]
    assert get(position, "order")[:4] == [0, 1, 2, 3]
    assert get(position, "round_number") == 1


def test_the_free_road_comes_first_in_the_own_first_turn() -> None:
    position = start()
    gold = get(position, "gold")
    assert all(action.startswith("lay") for action in position.legal)
    position.play("lay a10 r0")
    assert get(position, "gold") == gold
    assert get(position, "supply")[0] == 1  # from the reserve, not from the market
    assert standing(position, ROADS) == "a10 b10 c10 d10"
    assert position.seat == 0
    assert {"loan", "buy road"} <= set(position.legal)
    position.play("buy pedestal 1")
    assert position.seat == 1
    assert all(action.startswith("lay") for action in position.legal)


def test_some_side_of_the_free_road_lies_on_the_sidewalk() -> None:
    position = start(2, rules_on("...../...../...../...../....."))
    assert places(position) == {"a5 r0", "b5 r0", *(f"{column}2 r1" for column in "abcde")}


def test_the_free_road_may_be_a_bridge() -> None:
    assert places(start(2, rules_on("WWWWW/.WW.W"))) == {"a2 r0"}


def test_the_record_is_zeroed_first() -> None:
    used = start(5, map_side="b", objectives="three")
    fresh = RULES.new(2)
    codes = RULES.setup_codes({})
    RULES.kernels["setup"](RULES.box, used.records, 0, 2, codes)
    assert used == fresh
    assert used.seat == CHANCE
