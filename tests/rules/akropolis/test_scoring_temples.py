"""Temples count when they are built in on all six sides."""

from __future__ import annotations

import pytest

from polis.games.akropolis.rules.score import COUNTS, NOT_SURROUNDED
from tests.rules.akropolis.table import Game, around, ring_of


def test_a_surrounded_temple_counts() -> None:
    game = Game().paint({(0, 0): "t3", **ring_of("q h T b2 M t")})
    assert game.score()["temple"] == (3, 2, 6)
    marks = game.marks()
    assert marks[0, 0] == COUNTS
    assert marks[-1, 0] == NOT_SURROUNDED


@pytest.mark.parametrize("direction", range(6))
def test_one_empty_side_is_too_much(direction) -> None:
    ring = ring_of("q q q q q q")
    del ring[around(0, 0)[direction]]
    assert Game().paint({(0, 0): "t", **ring}).worth("temple") == 0


def test_the_levels_around_do_not_matter() -> None:
    assert Game().paint({(0, 0): "t2", **ring_of("q q3 q q2 q q")}).worth("temple") == 2
