"""Gardens always count."""

from __future__ import annotations

from polis.games.akropolis.rules.score import COUNTS
from tests.rules.akropolis.table import Game, ring_of, row


def test_gardens_count_anywhere() -> None:
    game = Game().paint({(0, 0): "g2", **ring_of("g q q G q g")})
    assert game.score()["garden"] == (4, 3, 12)
    assert game.marks()[0, 0] == COUNTS


def test_gardens_beside_each_other_count() -> None:
    assert Game().paint(row("g g g3 G G")).score()["garden"] == (5, 6, 30)
