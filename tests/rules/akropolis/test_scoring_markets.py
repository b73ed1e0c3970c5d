"""Markets count when no other market is beside them."""

from __future__ import annotations

import pytest

from polis.games.akropolis.rules.score import BESIDE_MARKET, COUNTS, DIRECTION
from tests.rules.akropolis.table import Game, around, row


def test_a_lone_market_counts() -> None:
    game = Game().paint(row("m3 q m M"))
    assert game.score()["market"] == (4, 2, 8)
    assert game.marks()[0, 0] == COUNTS


@pytest.mark.parametrize("direction", range(6))
def test_markets_beside_each_other_do_not_count(direction) -> None:
    beside = around(0, 0)[direction]
    game = Game().paint({(0, 0): "m", beside: "m2", (5, 5): "M"} | line_to((5, 5)))
    assert game.worth("market") == 0
    marks = game.marks()
    assert marks[0, 0] == BESIDE_MARKET + DIRECTION * direction
    assert marks[beside] == BESIDE_MARKET + DIRECTION * ((direction + 3) % 6)


def line_to(end: tuple[int, int]) -> dict[tuple[int, int], str]:
    """Quarries on the way to a cell, far from the cells around (0, 0)."""
    return {(q, 5): "q" for q in range(end[0])}


def test_a_market_plaza_does_not_matter() -> None:
    assert Game().paint(row("m M m")).worth("market") == 2


def test_a_covered_market_does_not_matter() -> None:
    assert Game().paint(row("m h2 m")).worth("market") == 2


def test_the_first_market_clockwise_is_named() -> None:
    game = Game().paint({(0, 0): "m", (1, -1): "m", (0, 1): "m", (5, 5): "M"} | line_to((5, 5)))
    assert game.marks()[0, 0] == BESIDE_MARKET + DIRECTION * 1
