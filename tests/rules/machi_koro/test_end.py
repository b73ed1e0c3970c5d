"""The end: the fourth landmark, at that moment."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

import polis
from polis.core.errors import NotLegal
from polis.games.machi_koro.box import LANDMARK_KEYS
from tests.rules.machi_koro.table import PARK, STATION, TOWER, coins, on_turn, play, scene


def finish(position: polis.Position) -> polis.Position:
    """Play the turn at hand and build the landmark that is missing."""
    if position.seat >= 0:
        play(position, "roll 1")
    play(position, "dice 5")
    if "keep" in position.legal:
        play(position, "keep")
    missing = position.records[0]["landmarks"][position.seat].tolist().index(0)
    return play(position, f"build {LANDMARK_KEYS[missing]}")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("last", LANDMARK_KEYS)
def test_the_fourth_landmark_wins(players: int, last: str) -> None:
    for seat in range(players):
        three = set(LANDMARK_KEYS) - {last}
        landmarks = [three if owner == seat else {STATION} for owner in range(players)]
        position = finish(scene(players, coins=[22] * players, landmarks=landmarks, seat=seat))
        assert position.seat == polis.OVER
        assert on_turn(position) == seat
        assert position.scores == [4 if owner == seat else 1 for owner in range(players)]
        assert position.shares == [Fraction(owner == seat) for owner in range(players)]


def test_nothing_can_be_done_afterwards() -> None:
    position = finish(scene(coins=[30, 30], landmarks=[{STATION, TOWER, PARK}]))
    assert list(position.legal) == []
    assert position.outcomes == {}
    for move in ("roll 1", "keep", "build nothing", "dice 1", "reveal mine", "decline", "tv B"):
        with pytest.raises(NotLegal, match=move):
            position.play(move)


def test_no_turn_begins_after_the_end() -> None:
    landmarks = [{STATION, PARK, TOWER}]
    position = scene(coins=[10, 0], landmarks=landmarks)
    turns = position.turns
    play(position, "roll 2", "dice 1+1", "keep", "build shopping-mall")
    assert position.seat == polis.OVER
    assert position.turns == turns
    assert coins(position) == [0 + 1, 0]


@pytest.mark.parametrize("missing", LANDMARK_KEYS)
def test_three_landmarks_do_not_end_the_game(missing: str) -> None:
    *two, third = (key for key in LANDMARK_KEYS if key != missing)
    position = scene(coins=[22, 0], landmarks=[two])
    play(position, *(["roll 1"] if STATION in two else []), "dice 5", f"build {third}")
    assert position.seat == polis.CHANCE
    assert position.scores == [3, 0]
    assert position.shares == [0, 0]


def test_until_the_end_nobody_has_won() -> None:
    position = scene(3)
    shares = [0] * 3
    assert position.shares == shares
    play(position, "dice 1", "build bakery")
    assert position.shares == shares


def test_before_the_end_the_kernel_gives_no_share() -> None:
    position = scene(2, landmarks=[set(LANDMARK_KEYS) - {TOWER}])
    parts = np.full(4, 7, np.int64)
    position.rules.kernels["shares"](position.rules.box, position.records, 0, parts)
    assert parts.tolist() == [0, 0, 7, 7]
