"""Taking a tile from the construction site, and paying for it."""

from __future__ import annotations

import pytest

from polis.games.akropolis.rules.position import REVEALING
from tests.rules.akropolis.table import Game

FOUR = ("Bqq", "hhq", "Mqq", "Gqq")


def rich(players: int = 4) -> Game:
    game = Game(players)
    game.P["stones"][0, :players] = 9
    return game


def test_the_first_tile_is_free() -> None:
    assert Game().reveal(*FOUR).take(1).stones == [1, 2]


def test_the_fourth_tile_costs_three() -> None:
    game = rich().reveal(*FOUR, "Hqq", "Tqq").take(4)
    assert game.stones == [6, 9, 9, 9]
    assert game.hand == "Gqq"


@pytest.mark.parametrize("place", range(1, 7))
def test_a_tile_costs_a_stone_for_each_tile_before_it(place) -> None:
    game = rich().reveal(*FOUR, "Hqq", "Tqq").take(place)
    assert game.stones[0] == 9 - (place - 1)


def test_gaps_do_not_count() -> None:
    game = rich(2).reveal(*FOUR).take(2).place(0, 1, "se")
    assert game.site == ["Bqq", "Mqq", "Gqq"]
    game.take(3)
    assert game.stones == [8, 7]
    assert game.hand == "Gqq"


def test_when_the_first_tile_is_taken_the_next_one_is_the_first() -> None:
    game = Game().reveal(*FOUR).take(1).place(0, 1, "se")
    assert game.site == ["hhq", "Mqq", "Gqq"]
    assert game.take(1).stones == [1, 2]


@pytest.mark.parametrize("stones", range(5))
def test_nobody_takes_what_he_cannot_pay(stones) -> None:
    game = Game().reveal(*FOUR)
    game.P["stones"][0, 0] = stones
    assert game.legal() == [f"take {place}" for place in range(1, min(stones, 3) + 2)]


def test_without_stones_the_first_tile_must_be_taken() -> None:
    game = Game().reveal(*FOUR)
    game.P["stones"][0, 0] = 0
    assert game.legal() == ["take 1"]


def test_the_price_is_paid_before_stones_are_won() -> None:
    game = Game().build(("Bqq", 1, -1, "n"))
    game = game_with_site(game)
    game.P["stones"][0, 0] = 1
    assert game.legal() == ["take 1", "take 2"]
    assert game.take(2).stones[0] == 0
    # This placement covers two quarries, too late to pay for a dearer tile.
    assert game.place(0, -1, "ne").stones[0] == 2


def game_with_site(game: Game) -> Game:
    """A fresh round for seat 0 after a scene was built."""
    game.P["phase"][0], game.P["seat"][0] = REVEALING, 0
    game.P["to_reveal"][0], game.P["site_count"][0] = 4, 0
    return game.reveal("hhq", "Mqq", "Gqq", "Hqq")


def test_the_taken_tile_must_be_placed_by_the_same_seat() -> None:
    game = Game().reveal(*FOUR).take(1)
    assert game.seat == 0
    assert all(name.startswith("place") for name in game.legal())
