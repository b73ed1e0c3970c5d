"""The amusement park: equal dice bring a complete extra turn."""

from __future__ import annotations

import pytest

import polis
from tests.rules.machi_koro.table import (
    PARK,
    STATION,
    TOWER,
    city,
    coins,
    on_turn,
    play,
    scene,
)

BOTH = {STATION, PARK}


@pytest.mark.parametrize("die", range(1, 7))
def test_equal_dice_bring_an_extra_turn(die: int) -> None:
    position = play(scene(landmarks=[BOTH]), "roll 2", f"dice {die}+{die}", "build nothing")
    assert on_turn(position) == 0
    assert position.turns == 2


def test_other_dice_do_not() -> None:
    position = play(scene(landmarks=[BOTH]), "roll 2", "dice 1+2", "build nothing")
    assert on_turn(position) == 1


@pytest.mark.parametrize("die", range(1, 7))
def test_one_die_does_not(die: int) -> None:
    position = play(scene(landmarks=[BOTH]), "roll 1", f"dice {die}", "build nothing")
    assert on_turn(position) == 1


def test_without_the_park_equal_dice_bring_none() -> None:
    position = play(scene(landmarks=[{STATION}, {PARK}]), "roll 2", "dice 4+4", "build nothing")
    assert on_turn(position) == 1


def test_without_the_station_there_are_no_equal_dice() -> None:
    position = scene(landmarks=[{PARK}])
    assert position.seat == polis.CHANCE
    assert len(position.outcomes) == 6
    play(position, "dice 2", "build nothing")
    assert on_turn(position) == 1


def test_the_park_must_stand_before_the_roll() -> None:
    position = scene(coins=[16, 0], landmarks=[{STATION}])
    play(position, "roll 2", "dice 4+4", f"build {PARK}")
    assert on_turn(position) == 1


def test_the_extra_turn_is_complete() -> None:
    cities = [{"ranch": 1}, {}]
    position = scene(coins=[5, 0], cities=cities, landmarks=[BOTH])
    play(position, "roll 2", "dice 1+1", "build cafe")
    assert coins(position) == [4, 0]
    # It begins with a new choice of dice, brings income and ends with a building.
    assert list(position.legal) == ["roll 1", "roll 2"]
    play(position, "roll 1", "dice 2", "build forest")
    assert coins(position) == [2, 0]
    assert city(position, 0) == {"ranch": 1, "cafe": 1, "forest": 1}
    assert on_turn(position) == 1


def test_again_and_again() -> None:
    position = scene(3, landmarks=[(), BOTH], seat=1)
    for turn in range(5):
        assert on_turn(position) == 1
        assert position.turns == turn + 2
        play(position, "roll 2", f"dice {turn + 1}+{turn + 1}", "build nothing")
    play(position, "roll 2", "dice 1+2", "build nothing")
    assert on_turn(position) == 2
    assert position.records[0]["seat_turns"].tolist()[:3] == [1, 6, 1]


def test_the_tower_works_again_in_the_extra_turn() -> None:
    position = scene(landmarks=[BOTH | {TOWER}])
    play(position, "roll 2", "dice 1+2", "reroll", "dice 5+5", "build nothing")
    assert on_turn(position) == 0
    assert list(play(position, "roll 1", "dice 1").legal) == ["keep", "reroll"]


def test_equal_dice_that_were_kept_count() -> None:
    position = scene(landmarks=[BOTH | {TOWER}])
    play(position, "roll 2", "dice 5+5", "keep", "build nothing")
    assert on_turn(position) == 0


def test_the_extra_turn_does_not_pass_on() -> None:
    position = scene(landmarks=[BOTH, BOTH])
    play(position, "roll 2", "dice 5+5", "build nothing", "roll 2", "dice 1+5", "build nothing")
    play(position, "roll 2", "dice 1+5", "build nothing")
    assert on_turn(position) == 0


def test_purple_cards_ask_before_the_extra_turn() -> None:
    cities = [{"tv-station": 1, "business-centre": 1, "ranch": 1}, {"cafe": 1}]
    position = scene(coins=[0, 9], cities=cities, landmarks=[BOTH])
    play(position, "roll 2", "dice 3+3", "tv B", "swap ranch cafe B", "build nothing")
    assert on_turn(position) == 0
    assert coins(position) == [5, 4]
