"""Who wins."""

from __future__ import annotations

import pytest

from polis.core.contract import OVER, WIN
from polis.games.akropolis.rules.position import ENDED
from tests.rules.akropolis.table import Game, row


def end(*seats: tuple[str, int]) -> Game:
    """A finished game of cities, each a row of hexes, and stones."""
    game = Game(len(seats))
    for seat, (hexes, stones) in enumerate(seats):
        game.paint(row(hexes), seat)
        game.P["stones"][0, seat] = stones
    game.P["phase"][0] = ENDED
    return game


def test_the_end() -> None:
    assert end(("g G", 0), ("g G", 0)).seat == OVER


def test_most_points_win() -> None:
    assert end(("g G", 2), ("g2 G", 0), ("g", 5)).shares() == [0, WIN, 0]


def test_then_most_stones() -> None:
    assert end(("g2 G", 0), ("g G", 3)).shares() == [0, WIN]
    assert end(("g G", 3), ("g2 G", 0), ("q", 6)).shares() == [0, 0, WIN]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_then_the_win_is_shared(seats) -> None:
    assert end(*[("g G", 1)] * seats).shares() == [WIN // seats] * seats
    assert end(*[("g G", 1)] * (seats - 1), ("g G", 0)).shares()[-1] == 0


def test_before_the_end_nobody_has_won() -> None:
    assert Game(3).fill_site().shares() == [0, 0, 0]


def test_a_whole_game_ends_with_a_winner() -> None:
    game = Game().play_out()
    scores = [game.score(seat)["total"] for seat in range(2)]
    assert sum(game.shares()) == WIN
    assert game.shares()[scores.index(max(scores))] > 0
