"""The option for beginners: at most two equal cards in a city, purple ones at most once."""

from __future__ import annotations

import pytest

from tests.rules.machi_koro.table import (
    PLAIN,
    PURPLE,
    START,
    city,
    play,
    scene,
)

BEGINNER = {"beginner": True}


@pytest.mark.parametrize("card", PLAIN)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_at_most_two_of_a_kind_are_built(card: str, count: int) -> None:
    position = scene(options=BEGINNER, coins=[9, 0], cities=[{card: count}, {}])
    if card in ("wheat-field", "ranch", "bakery", "cafe"):
        play(position, "dice 6")
    else:
        play(position, "dice 1")
    assert (f"build {card}" in position.legal) == (count < 2)


@pytest.mark.parametrize("card", PURPLE)
def test_one_of_each_purple_kind_is_built(card: str) -> None:
    for count in (0, 1):
        cities = [{card: count}, {}]
        position = scene(options=BEGINNER, coins=[9, 0], cities=cities).play("dice 1")
        assert (f"build {card}" in position.legal) == (count < 1)


def test_the_start_cards_count() -> None:
    position = scene(1, options=BEGINNER, coins=[9])
    play(position, "dice 6", "build bakery", "dice 6")
    assert city(position, 0) == {**START, "bakery": 2}
    assert "build bakery" not in position.legal
    assert "build wheat-field" in position.legal


def test_the_limit_is_each_citys_own() -> None:
    position = scene(options=BEGINNER, coins=[9, 9], cities=[{"ranch": 2}, {}])
    play(position, "dice 6")
    assert "build ranch" not in position.legal
    play(position, "build nothing", "dice 6")
    assert "build ranch" in position.legal


def swaps(*cities: dict[str, int]) -> list[str]:
    """The swaps of the first player, who has a business centre besides."""
    own = [{**cities[0], "business-centre": 1}, *cities[1:]]
    return list(scene(len(cities), options=BEGINNER, cities=own).play("dice 6").legal)[1:]


def test_a_swap_within_the_limit() -> None:
    assert swaps({"ranch": 1}, {"mine": 1}) == ["swap ranch mine B"]
    assert swaps({"ranch": 2}, {"mine": 2}) == ["swap ranch mine B"]


def test_a_swap_may_not_break_the_own_limit() -> None:
    assert swaps({"ranch": 1, "mine": 2}, {"mine": 1}) == []


def test_a_swap_may_not_break_the_opponents_limit() -> None:
    assert swaps({"ranch": 1}, {"ranch": 2, "mine": 1}) == []


def test_a_swap_that_another_opponent_can_take() -> None:
    assert swaps({"ranch": 1}, {"ranch": 2, "mine": 1}, {"mine": 1, "ranch": 1}) == [
        "swap ranch mine C"
    ]


def test_giving_a_card_away_makes_room_again() -> None:
    cities = [{"business-centre": 1, "ranch": 2}, {"mine": 1}]
    position = scene(options=BEGINNER, coins=[9, 0], cities=cities)
    play(position, "dice 6", "swap ranch mine B")
    assert city(position, 0) == {"business-centre": 1, "ranch": 1, "mine": 1}
    assert "build ranch" in position.legal
    assert "build mine" in position.legal


def test_a_card_taken_fills_the_limit() -> None:
    cities = [{"business-centre": 1, "ranch": 1, "mine": 1}, {"mine": 1}]
    position = scene(options=BEGINNER, coins=[9, 0], cities=cities)
    play(position, "dice 6", "swap ranch mine B")
    assert "build mine" not in position.legal
