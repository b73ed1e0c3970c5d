"""The roll: one die or two, and once a turn again."""

from __future__ import annotations

from fractions import Fraction

import pytest

import polis
from tests.rules.machi_koro.table import (
    MALL,
    PARK,
    STATION,
    TOWER,
    coins,
    on_turn,
    paid,
    play,
    scene,
)

ONE_DIE = [f"dice {die}" for die in range(1, 7)]
TWO_DICE = [f"dice {low}+{high}" for low in range(1, 7) for high in range(low, 7)]


def test_without_the_station_one_die_is_rolled_and_nothing_is_asked() -> None:
    position = scene(landmarks=[{MALL, PARK, TOWER}])
    assert position.seat == polis.CHANCE
    assert list(position.outcomes) == ONE_DIE


def test_the_station_asks_for_one_die_or_two() -> None:
    position = scene(landmarks=[{STATION}])
    assert position.seat == 0
    assert list(position.legal) == ["roll 1", "roll 2"]
    assert list(position.copy().play("roll 1").outcomes) == ONE_DIE
    assert list(position.copy().play("roll 2").outcomes) == TWO_DICE


def test_the_station_of_another_does_not_help() -> None:
    position = scene(landmarks=[(), {STATION}])
    assert position.seat == polis.CHANCE
    assert list(position.outcomes) == ONE_DIE


def test_the_number_of_dice_is_chosen_anew_each_turn() -> None:
    position = scene(landmarks=[{STATION}, {STATION}])
    for first, second in (("roll 2", "roll 1"), ("roll 1", "roll 2"), ("roll 2", "roll 2")):
        for number in (first, second):
            assert list(position.legal) == ["roll 1", "roll 2"]
            play(position, number)
            assert len(position.outcomes) == (6 if number == "roll 1" else 21)
            play(position, "dice 6" if number == "roll 1" else "dice 3+4", "build nothing")


def test_two_dice_of_one_player_do_not_become_two_of_the_next() -> None:
    position = play(scene(landmarks=[{STATION}]), "roll 2", "dice 3+4", "build nothing")
    assert on_turn(position) == 1
    assert list(position.outcomes) == ONE_DIE


def test_odds_of_one_die() -> None:
    assert set(scene().outcomes.values()) == {Fraction(1, 6)}


def test_odds_of_two_dice() -> None:
    outcomes = scene(landmarks=[{STATION}]).play("roll 2").outcomes
    sums = dict.fromkeys(range(2, 13), Fraction(0))
    for notation, chance in outcomes.items():
        sums[sum(map(int, notation.removeprefix("dice ").split("+")))] += chance
    assert [int(36 * chance) for chance in sums.values()] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    equal = sum(outcomes[f"dice {die}+{die}"] for die in range(1, 7))
    assert equal == Fraction(1, 6)


def test_only_the_sum_of_two_dice_counts() -> None:
    cities = [{"wheat-field": 1, "bakery": 1, "convenience-store": 1}, {}]
    position = scene(coins=[0, 0], cities=cities, landmarks=[{STATION}])
    assert coins(position.copy().play("roll 2").play("dice 1+3")) == [3, 0]
    assert coins(position.copy().play("roll 2").play("dice 1+2")) == [1, 0]


# The radio tower


def test_without_the_tower_the_first_roll_counts() -> None:
    position = scene(landmarks=[{STATION}, {TOWER}])
    assert "build nothing" in play(position, "roll 1", "dice 5").legal


def test_the_tower_asks_after_the_roll_is_seen() -> None:
    position = play(scene(coins=[0, 0], landmarks=[{TOWER}]), "dice 1")
    assert position.seat == 0
    assert list(position.legal) == ["keep", "reroll"]
    # Nothing is paid before the roll stands.
    assert coins(position) == [0, 0]
    assert paid(position) == []


def test_a_kept_roll_counts() -> None:
    position = play(scene(coins=[0, 0], landmarks=[{TOWER}]), "dice 1", "keep")
    assert coins(position) == [1, 1]


def test_only_the_last_roll_counts() -> None:
    position = play(scene(coins=[0, 0], landmarks=[{TOWER}]), "dice 1", "reroll", "dice 3")
    assert coins(position) == [1, 0]
    assert paid(position) == [(None, 0, "bakery", 1)]


@pytest.mark.parametrize(("number", "dice"), [("roll 1", "dice 2"), ("roll 2", "dice 1+1")])
def test_as_many_dice_are_rolled_again(number: str, dice: str) -> None:
    position = scene(landmarks=[{STATION, TOWER}]).play(number)
    possible = position.outcomes
    assert play(position, dice, "reroll").outcomes == possible


def test_the_tower_works_once_a_turn() -> None:
    position = play(scene(landmarks=[{TOWER}]), "dice 2", "reroll", "dice 2")
    assert "build nothing" in position.legal
    assert "reroll" not in position.legal


def test_the_tower_works_again_next_turn() -> None:
    position = scene(landmarks=[{TOWER}])
    play(position, "dice 2", "reroll", "dice 2", "build nothing", "dice 2", "build nothing")
    assert on_turn(position) == 0
    assert list(play(position, "dice 4").legal) == ["keep", "reroll"]


def test_the_second_player_with_a_tower_rolls_again_in_his_turn() -> None:
    position = scene(landmarks=[{TOWER}, {TOWER}])
    play(position, "dice 6", "reroll", "dice 6", "build nothing", "dice 6")
    assert position.seat == 1
    assert list(position.legal) == ["keep", "reroll"]


def test_equal_dice_rolled_again_bring_no_extra_turn() -> None:
    position = scene(landmarks=[{STATION, PARK, TOWER}])
    play(position, "roll 2", "dice 3+3", "reroll", "dice 3+4", "build nothing")
    assert on_turn(position) == 1


def test_equal_dice_in_the_second_roll_bring_an_extra_turn() -> None:
    position = scene(landmarks=[{STATION, PARK, TOWER}])
    play(position, "roll 2", "dice 3+4", "reroll", "dice 3+3", "build nothing")
    assert on_turn(position) == 0
    assert position.turns == 2
