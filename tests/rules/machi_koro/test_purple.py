"""The purple cards, all on a six: stadium, TV station, business centre."""

from __future__ import annotations

from itertools import pairwise

import pytest

import polis
from polis.games.machi_koro.sheet import MOST_ACTIONS
from tests.rules.machi_koro.table import (
    PLAIN,
    PURPLE,
    START,
    STATION,
    city,
    coins,
    paid,
    play,
    scene,
    supply,
)

# The stadium: two coins from every opponent


def test_the_stadium_takes_two_from_everybody() -> None:
    position = scene(4, coins=[0, 5, 2, 3], cities=[{"stadium": 1}, {}, {}, {}]).play("dice 6")
    assert coins(position) == [6, 3, 0, 1]


def test_whoever_has_less_than_two_gives_the_stadium_what_he_has() -> None:
    position = scene(4, coins=[0, 5, 1, 0], cities=[{"stadium": 1}, {}, {}, {}]).play("dice 6")
    assert coins(position) == [3, 3, 0, 0]


def test_the_stadium_works_only_on_its_owners_turn() -> None:
    position = scene(coins=[5, 5], cities=[{"stadium": 1}, {}], seat=1).play("dice 6")
    assert coins(position) == [5, 5]


def test_two_dice_that_sum_to_six_fire_purple_cards_too() -> None:
    position = scene(coins=[0, 5], cities=[{"stadium": 1}, {}], landmarks=[{STATION}])
    assert coins(play(position, "roll 2", "dice 2+4")) == [2, 3]


def test_no_other_roll_fires_purple_cards() -> None:
    cities = [dict.fromkeys(PURPLE, 1), START]
    for die in range(1, 6):
        position = scene(coins=[9, 9], cities=cities).play(f"dice {die}")
        assert "build nothing" in position.legal


# The TV station: five coins from one opponent


def test_the_tv_station_takes_five_from_the_named_opponent() -> None:
    position = scene(3, coins=[0, 9, 9], cities=[{"tv-station": 1}, {}, {}]).play("dice 6")
    assert position.seat == 0
    assert list(position.legal) == ["tv B", "tv C"]
    assert coins(play(position, "tv C")) == [5, 9, 4]
    assert paid(position) == [(2, 0, "tv-station", 5)]


@pytest.mark.parametrize("seat", range(4))
def test_every_opponent_may_be_named(seat: int) -> None:
    position = scene(4, cities=[{"tv-station": 1}] * 4, seat=seat).play("dice 6")
    assert list(position.legal) == [f"tv {'ABCD'[other]}" for other in range(4) if other != seat]


def test_a_single_opponent_must_be_named_too() -> None:
    position = scene(coins=[0, 9], cities=[{"tv-station": 1}, {}]).play("dice 6")
    assert list(position.legal) == ["tv B"]
    assert coins(play(position, "tv B")) == [5, 4]


def test_the_tv_station_takes_what_is_there() -> None:
    position = play(scene(coins=[1, 3], cities=[{"tv-station": 1}, {}]), "dice 6", "tv B")
    assert coins(position) == [4, 0]


def test_an_opponent_without_coins_may_be_named() -> None:
    position = scene(3, coins=[1, 0, 8], cities=[{"tv-station": 1}, {}, {}]).play("dice 6")
    assert "tv B" in position.legal
    assert coins(play(position, "tv B")) == [1, 0, 8]


def test_the_tv_station_works_only_on_its_owners_turn() -> None:
    position = scene(cities=[{"tv-station": 1}, {}], seat=1).play("dice 6")
    assert "build nothing" in position.legal


def test_the_stadium_comes_before_the_tv_station() -> None:
    cities = [{"stadium": 1, "tv-station": 1}, {}, {}]
    position = play(scene(3, coins=[0, 6, 2], cities=cities), "dice 6", "tv B")
    assert coins(position) == [8, 0, 0]
    assert paid(position) == [(1, 0, "stadium", 2), (2, 0, "stadium", 2), (1, 0, "tv-station", 4)]


# The business centre: one card for one


def test_the_business_centre_may_swap_any_two_cards_that_are_not_purple() -> None:
    cities = [
        {"business-centre": 1, "bakery": 1, "ranch": 2},
        {"mine": 1, "cafe": 1},
        {"forest": 1},
    ]
    position = scene(3, cities=cities).play("dice 6")
    assert position.seat == 0
    assert set(position.legal) == {
        "decline",
        "swap bakery mine B",
        "swap bakery cafe B",
        "swap bakery forest C",
        "swap ranch mine B",
        "swap ranch cafe B",
        "swap ranch forest C",
    }


def test_a_swap_moves_one_card_each_way() -> None:
    cities = [{"business-centre": 1, "ranch": 2}, {"mine": 2}, {"mine": 1}]
    position = scene(3, cities=cities)
    before = supply(position)
    play(position, "dice 6", "swap ranch mine B")
    assert city(position, 0) == {"business-centre": 1, "ranch": 1, "mine": 1}
    assert city(position, 1) == {"ranch": 1, "mine": 1}
    assert city(position, 2) == {"mine": 1}
    assert supply(position) == before
    assert "build nothing" in position.legal


def test_a_swap_may_be_declined() -> None:
    position = scene(cities=[{"business-centre": 1, "ranch": 1}, {"mine": 1}])
    play(position, "dice 6", "decline")
    assert city(position, 0) == {"business-centre": 1, "ranch": 1}
    assert city(position, 1) == {"mine": 1}
    assert "build nothing" in position.legal


def test_purple_cards_are_not_swapped() -> None:
    cities = [{"business-centre": 1, "ranch": 1}, {"stadium": 1, "tv-station": 1, "mine": 1}]
    position = scene(cities=cities).play("dice 6")
    assert list(position.legal) == ["decline", "swap ranch mine B"]


def test_equal_kinds_are_not_offered() -> None:
    cities = [{"business-centre": 1, "ranch": 1, "cafe": 1}, {"ranch": 1}]
    position = scene(cities=cities).play("dice 6")
    assert list(position.legal) == ["decline", "swap cafe ranch B"]


def test_start_cards_may_be_swapped() -> None:
    position = scene(cities=[{**START, "business-centre": 1}, START]).play("dice 6")
    assert set(position.legal) == {
        "decline",
        "swap wheat-field bakery B",
        "swap bakery wheat-field B",
    }
    play(position, "swap wheat-field bakery B")
    assert city(position, 0) == {"bakery": 2, "business-centre": 1}
    assert city(position, 1) == {"wheat-field": 2}


def test_with_nothing_to_swap_declining_is_all_there_is() -> None:
    position = scene(cities=[{"business-centre": 1}, START]).play("dice 6")
    assert list(position.legal) == ["decline"]
    position = scene(cities=[{"business-centre": 1, "cafe": 1}, {}]).play("dice 6")
    assert list(position.legal) == ["decline"]


def test_without_a_limit_a_third_card_may_be_taken() -> None:
    cities = [{"business-centre": 1, "ranch": 1, "mine": 2}, {"mine": 1, "ranch": 2}]
    position = scene(cities=cities).play("dice 6")
    assert "swap ranch mine B" in position.legal


def test_the_swap_comes_after_the_tv_station() -> None:
    cities = [{"tv-station": 1, "business-centre": 1, "ranch": 1}, {"mine": 1}]
    position = scene(coins=[0, 9], cities=cities).play("dice 6")
    assert list(position.legal) == ["tv B"]
    assert list(play(position, "tv B").legal) == ["decline", "swap ranch mine B"]
    assert coins(play(position, "swap ranch mine B")) == [5, 4]


def test_a_card_taken_by_a_swap_does_not_earn_for_the_roll_before() -> None:
    cities = [{"business-centre": 1, "stadium": 1, "ranch": 1}, {"mine": 1}]
    position = scene(coins=[0, 2], cities=cities)
    play(position, "dice 6", "swap ranch mine B")
    assert coins(position) == [2, 0]


def test_the_most_choices_a_swap_can_have() -> None:
    every = dict.fromkeys(PLAIN, 1)
    cities = [{**every, "business-centre": 1}, every, every, every]
    position = scene(4, cities=cities).play("dice 6")
    assert len(position.legal) == MOST_ACTIONS
    codes = [int(code) for code in position.legal.codes]
    assert all(low < high for low, high in pairwise(codes))


# At most one of each, and alone at the table


@pytest.mark.parametrize("card", PURPLE)
def test_a_city_has_at_most_one_of_each_purple_kind(card: str) -> None:
    position = scene(1, coins=[20], cities=[{card: 1}]).play("dice 5")
    offered = [key for key in PURPLE if f"build {key}" in position.legal]
    assert offered == [key for key in PURPLE if key != card]


def test_alone_at_the_table_purple_cards_ask_nothing() -> None:
    position = scene(1, coins=[4], cities=[dict.fromkeys(PURPLE, 1)]).play("dice 6")
    assert "build nothing" in position.legal
    assert coins(position) == [4]
    assert position.play("build nothing").seat == polis.CHANCE
