"""Refilling the construction site, and the order of turns."""

from __future__ import annotations

import pytest

from polis.core.contract import CHANCE, OVER
from tests.rules.akropolis.table import Game


def play_round(game: Game) -> list[int]:
    """The seats that take a turn until the next reveal; each takes the second tile if it can."""
    seats = []
    while game.seat >= 0:
        seats.append(game.seat)
        game.play(game.legal()[-1])
        game.play(game.legal()[0])
    return seats


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_has_a_turn_more_than_players(players) -> None:
    game = Game(players).fill_site()
    assert play_round(game) == [seat % players for seat in range(players + 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_token_passes_clockwise_so_turns_go_round_the_table(players) -> None:
    game = Game(players)
    seats = []
    for _ in range(4):
        seats += play_round(game.fill_site())
    assert seats == [turn % players for turn in range(4 * (players + 1))]
    assert game.turns == len(seats)


def test_the_last_tile_becomes_the_first_and_a_stack_is_laid_behind_it() -> None:
    game = Game().reveal("Bqq", "hhq", "Mqq", "Gqq")
    for _ in range(3):
        game.take(1).play(game.legal()[0])
    assert game.seat == CHANCE
    assert game.site == ["Gqq"]
    game.reveal("Tqq", "Hqq")
    assert game.seat == CHANCE
    game.reveal("tqq")
    assert game.site == ["Gqq", "Tqq", "Hqq", "qqt"]
    assert game.seat == 1


def test_turns_begin_when_the_site_is_full() -> None:
    game = Game().reveal("Bqq", "hhq", "Mqq")
    assert game.turns == 0
    assert game.reveal("Gqq").turns == 1
    assert game.take(1).turns == 1
    assert game.place(0, 1, "se").turns == 2


def test_the_very_last_tile_is_never_played() -> None:
    game = Game().play_out()
    assert game.seat == OVER
    assert len(game.site) == 1
    assert game.outcomes() == {}
    assert game.turns == 36
    assert game.hand is None
