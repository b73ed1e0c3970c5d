"""The last step of a turn: build one card or nothing."""

from __future__ import annotations

import pytest

import polis
from polis.games.machi_koro.box import CARD_KEYS, COSTS, LANDMARK_KEYS
from tests.rules.machi_koro.table import (
    MALL,
    PARK,
    PURPLE,
    START,
    STATION,
    TOWER,
    built,
    city,
    coins,
    on_turn,
    play,
    scene,
    supply,
)


def offered(coins: int, **rest: object) -> list[str]:
    """What the first player may build with so many coins after a roll that brings nothing."""
    position = scene(coins=[coins, 0], **rest)  # type: ignore[arg-type]
    moves = ["roll 1"] if position.seat == 0 else []
    return [move.removeprefix("build ") for move in play(position, *moves, "dice 5").legal]


def test_building_nothing_is_always_possible() -> None:
    assert offered(0) == ["nothing"]
    assert offered(50)[0] == "nothing"


@pytest.mark.parametrize("money", [*range(24), 22 * 60])
def test_everything_that_can_be_paid_is_offered(money: int) -> None:
    affordable = [key for key, cost in zip(CARD_KEYS, COSTS, strict=True) if cost <= money]
    assert offered(money) == ["nothing", *affordable]


@pytest.mark.parametrize("card", CARD_KEYS)
def test_the_price_goes_to_the_bank_and_the_card_into_the_city(card: str) -> None:
    position = scene(coins=[30, 0]).play("dice 5")
    before = supply(position)
    play(position, f"build {card}")
    assert coins(position) == [30 - COSTS[CARD_KEYS.index(card)], 0]
    if card in LANDMARK_KEYS:
        assert built(position, 0) == {card}
        assert city(position, 0) == START
        assert supply(position) == before
    else:
        assert built(position, 0) == set()
        assert city(position, 0) == {**START, card: START.get(card, 0) + 1}
        assert supply(position) == {**before, card: before[card] - 1}


def test_exactly_the_price_is_enough() -> None:
    position = scene(coins=[22, 0]).play("dice 5")
    assert coins(play(position, "build radio-tower")) == [0, 0]


def test_at_most_one_card_is_built_in_a_turn() -> None:
    position = play(scene(coins=[30, 0]), "dice 5", "build bakery")
    assert on_turn(position) == 1
    assert position.seat == polis.CHANCE
    assert list(position.legal) == []


def test_building_nothing_passes_the_turn_and_costs_nothing() -> None:
    position = scene(coins=[30, 0]).play("dice 5")
    cards = supply(position)
    play(position, "build nothing")
    assert on_turn(position) == 1
    assert coins(position) == [30, 0]
    assert supply(position) == cards


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_turn_goes_round_the_table(players: int) -> None:
    position = scene(players)
    for turn in range(2 * players + 1):
        assert on_turn(position) == turn % players
        assert position.turns == turn + 1
        play(position, "dice 5", "build nothing")


def test_income_of_the_turn_may_be_spent_at_once() -> None:
    cities = [{"convenience-store": 1}, {}]
    position = scene(coins=[1, 0], cities=cities).play("dice 4")
    assert coins(play(position, "build train-station")) == [0, 0]


def test_sold_out_cards_are_not_offered() -> None:
    assert "ranch" not in offered(9, cities=[START, {"ranch": 6}])
    assert "ranch" in offered(9, cities=[START, {"ranch": 5}])


def test_the_last_card_of_a_kind_can_be_built() -> None:
    position = scene(coins=[3, 3], cities=[START, {"ranch": 5}])
    play(position, "dice 5", "build ranch", "dice 5")
    assert "ranch" not in supply(position)
    assert "build ranch" not in position.legal


def test_six_of_a_kind_may_stand_in_one_city() -> None:
    position = scene(1, coins=[20], cities=[{}])
    for _ in range(6):
        play(position, "dice 5", "build cafe")
    assert city(position, 0) == {"cafe": 6}


@pytest.mark.parametrize("card", PURPLE)
def test_one_of_each_purple_kind(card: str) -> None:
    assert card not in offered(9, cities=[{card: 1}, {}])
    assert card in offered(9, cities=[{}, {card: 1}])


@pytest.mark.parametrize("card", LANDMARK_KEYS)
def test_a_landmark_is_built_once(card: str) -> None:
    assert card not in offered(50, landmarks=[{card}])
    assert card in offered(50, landmarks=[set(), {card}])


@pytest.mark.parametrize("first", LANDMARK_KEYS)
def test_landmarks_are_built_in_any_order(first: str) -> None:
    position = scene(coins=[60, 0])
    for landmark in [first, *(key for key in LANDMARK_KEYS if key != first)][:3]:
        if position.seat == 0:
            play(position, "roll 1")
        play(position, "dice 6")
        if position.seat == 0 and "keep" in position.legal:
            play(position, "keep")
        play(position, f"build {landmark}", "dice 6", "build nothing")
    assert first in built(position, 0)
    assert position.scores == [3, 0]


# A landmark works from the moment it is built


def test_a_station_works_from_the_next_turn_of_its_owner() -> None:
    position = play(scene(coins=[4, 0]), "dice 6", f"build {STATION}")
    assert position.seat == polis.CHANCE
    play(position, "dice 6", "build nothing")
    assert list(position.legal) == ["roll 1", "roll 2"]


def test_a_mall_works_in_the_next_players_turn_already() -> None:
    cities = [{"cafe": 1}, {}]
    position = play(scene(coins=[10, 9], cities=cities), "dice 6", f"build {MALL}", "dice 3")
    assert coins(position) == [2, 7]


def test_a_tower_works_from_the_next_turn_of_its_owner() -> None:
    position = play(scene(coins=[22, 0]), "dice 6", f"build {TOWER}", "dice 6", "build nothing")
    assert list(play(position, "dice 6").legal) == ["keep", "reroll"]


def test_a_park_works_from_the_next_roll_of_its_owner() -> None:
    position = scene(coins=[16, 0], landmarks=[{STATION}])
    play(position, "roll 2", "dice 2+4", f"build {PARK}", "dice 6", "build nothing")
    play(position, "roll 2", "dice 2+2", "build nothing")
    assert on_turn(position) == 0
