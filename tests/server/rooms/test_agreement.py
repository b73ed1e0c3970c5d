"""Hints and analyses have one judge: what is hinted is the best move of a later analysis."""

from __future__ import annotations

from tests.server.support.studies import hinted_moves_are_good

GAMES = 21
"""Seven of each game; a proof plays more."""


def test_hinted_moves_are_the_best_ones_over_twenty_games(seed: int) -> None:
    hinted_moves_are_good(GAMES, seed)
