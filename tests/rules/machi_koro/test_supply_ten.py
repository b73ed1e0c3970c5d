"""The option of ten kinds: cards are turned up until ten kinds lie open, and again after a sale."""

from __future__ import annotations

from fractions import Fraction

import pytest

import polis
from polis.games.machi_koro.box import KIND_KEYS
from tests.rules.machi_koro.table import (
    PARK,
    RULES,
    START,
    STATION,
    TOWER,
    deck,
    on_turn,
    play,
    scene,
    supply,
)

TEN = {"supply": "ten"}
FIRST_TEN = dict.fromkeys(KIND_KEYS[:10], 1)


def test_cards_are_turned_up_until_ten_kinds_lie_open() -> None:
    position = RULES.new(2, supply="ten")
    for number, key in enumerate(KIND_KEYS[:10]):
        assert position.seat == polis.CHANCE
        assert position.turns == 0
        assert len(supply(position)) == number
        play(position, f"reveal {key}")
    assert supply(position) == FIRST_TEN
    assert sum(deck(position).values()) == 74
    assert position.turns == 1
    assert on_turn(position) == 0
    assert list(position.outcomes) == [f"dice {die}" for die in range(1, 7)]


def test_equal_cards_lie_on_one_another() -> None:
    position = RULES.new(2, supply="ten")
    for _ in range(6):
        play(position, "reveal ranch")
    assert supply(position) == {"ranch": 6}
    assert "reveal ranch" not in position.outcomes
    assert position.turns == 0


def test_every_card_of_the_deck_is_as_likely() -> None:
    position = RULES.new(2, supply="ten")
    assert position.outcomes["reveal mine"] == Fraction(6, 84)
    assert position.outcomes["reveal stadium"] == Fraction(4, 84)
    play(position, "reveal mine")
    assert position.outcomes["reveal mine"] == Fraction(5, 83)
    assert sum(position.outcomes.values()) == 1


def test_only_what_lies_open_can_be_built() -> None:
    position = scene(options=TEN, coins=[30, 0], supply=FIRST_TEN).play("dice 5")
    offered = [move.removeprefix("build ") for move in position.legal]
    landmarks = ["train-station", "shopping-mall", "amusement-park", "radio-tower"]
    assert offered == ["nothing", *KIND_KEYS[:10], *landmarks]


def test_a_sale_that_leaves_ten_kinds_turns_up_nothing() -> None:
    position = scene(options=TEN, supply={**FIRST_TEN, "ranch": 2})
    play(position, "dice 5", "build ranch")
    assert on_turn(position) == 1
    assert "dice 1" in position.outcomes


def test_a_sale_that_leaves_nine_kinds_is_made_up_at_once() -> None:
    position = play(scene(options=TEN, supply=FIRST_TEN), "dice 5", "build ranch")
    assert position.seat == polis.CHANCE
    assert on_turn(position) == 0
    assert position.turns == 1
    assert "reveal mine" in position.outcomes
    # A kind that lies open already does not make ten.
    play(position, "reveal bakery")
    assert supply(position)["bakery"] == 2
    assert "reveal mine" in position.outcomes
    play(position, "reveal mine")
    assert len(supply(position)) == 10
    assert on_turn(position) == 1
    assert "dice 1" in position.outcomes


def test_the_kind_just_sold_may_come_again() -> None:
    position = play(scene(options=TEN, supply=FIRST_TEN), "dice 5", "build ranch", "reveal ranch")
    assert supply(position)["ranch"] == 1
    assert on_turn(position) == 1


@pytest.mark.parametrize("move", ["build nothing", "build train-station"])
def test_without_a_sale_nothing_is_turned_up(move: str) -> None:
    position = scene(options=TEN, coins=[9, 0], supply=FIRST_TEN)
    play(position, "dice 5", move)
    assert on_turn(position) == 1
    assert "dice 1" in position.outcomes


def test_the_refill_comes_before_an_extra_turn() -> None:
    position = scene(options=TEN, landmarks=[{STATION, PARK}], supply=FIRST_TEN)
    play(position, "roll 2", "dice 2+2", "build ranch")
    assert "reveal mine" in position.outcomes
    assert position.turns == 1
    play(position, "reveal mine")
    assert position.turns == 2
    assert position.seat == 0
    assert list(position.legal) == ["roll 1", "roll 2"]


def test_an_empty_deck_is_not_refilled() -> None:
    cities = [START, dict.fromkeys(("ranch", "cafe", "forest", "mine", "apple-orchard"), 6)]
    rest = {key for key in KIND_KEYS if key not in cities[1]}
    cities[1]["convenience-store"] = 5
    position = scene(options=TEN, coins=[9, 9], cities=cities, deck={})
    assert set(supply(position)) == rest
    assert len(rest) == 10
    play(position, "dice 1", "build convenience-store")
    assert len(supply(position)) == 9
    assert on_turn(position) == 1
    assert "dice 1" in position.outcomes


def test_a_deck_that_runs_empty_leaves_the_supply_as_it_is() -> None:
    cities = [START, dict.fromkeys(("ranch", "cafe", "forest", "mine", "apple-orchard"), 6)]
    cities[1]["convenience-store"] = 5
    position = scene(options=TEN, coins=[9, 9], cities=cities, deck={"bakery": 2})
    play(position, "dice 1", "build convenience-store")
    assert position.outcomes == {"reveal bakery": 1}
    play(position, "reveal bakery")
    assert position.outcomes == {"reveal bakery": 1}
    play(position, "reveal bakery")
    assert deck(position) == {}
    assert len(supply(position)) == 9
    assert on_turn(position) == 1
    assert "dice 1" in position.outcomes


def test_the_fourth_landmark_ends_the_game_without_a_refill() -> None:
    landmarks = [{STATION, PARK, TOWER}]
    position = scene(options=TEN, coins=[10, 0], landmarks=landmarks, supply=FIRST_TEN)
    play(position, "roll 1", "dice 6", "keep", "build shopping-mall")
    assert position.seat == polis.OVER
