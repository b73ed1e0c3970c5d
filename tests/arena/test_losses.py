"""What a move loses: in points, in the chance to win, and as a grade."""

from __future__ import annotations

import pytest

from polis.arena.losses import GRADES, Loss, grade, loss
from polis.bots.estimates import MoveEstimate
from polis.core.game import Game
from polis.core.position import Position
from polis.games.machi_koro.box import LANDMARK_KEYS
from tests.rules.machi_koro.table import play, scene


def decision(key: str, seats: int = 2) -> Position:
    """The first choice of a game."""
    game = Game(key, seats, seed=1)
    while len(game.position.legal) < 2:
        game.play(game.position.legal[0])
    return game.position


def lost_by(
    position: Position, best: float, other: float, searched: bool = True, visits: int = 9
) -> Loss:
    """What the second legal move loses against the first, by these values."""
    one, two = (int(code) for code in position.legal.codes[:2])
    return loss(
        position, MoveEstimate(one, best, visits), MoveEstimate(two, other, visits), searched
    )


def test_grades_begin_at_their_thresholds() -> None:
    assert [grade(least) for least, _ in GRADES] == ["blunder", "mistake", "inaccuracy", "good"]
    assert [grade(least - 1e-9) for least, _ in GRADES] == ["mistake", "inaccuracy", "good", "good"]
    assert [least for least, _ in GRADES] == sorted((least for least, _ in GRADES), reverse=True)


def test_points_are_lost_where_values_are_points() -> None:
    position = decision("akropolis")
    lost = lost_by(position, 60.0, 55.5)
    assert (lost.value, lost.points) == (4.5, 4.5)
    assert lost.best_chance is not None
    assert lost.chance is not None
    assert 0 < lost.chance < lost.best_chance < 1
    assert lost.lost_chance == lost.best_chance - lost.chance


def test_machi_koro_has_no_points_to_lose_but_a_chance() -> None:
    position = decision("machi-koro")
    lost = lost_by(position, 0.6, 0.2)
    assert lost.points is None
    assert lost.grade == "blunder"
    assert lost.message is not None
    assert lost.message.key == "loss-chance"


def test_the_best_move_and_a_better_one_lose_nothing() -> None:
    position = decision("world-wonders")
    for value in (20.0, 23.0):
        lost = lost_by(position, 20.0, value)
        assert (lost.value, lost.points, lost.lost_chance, lost.grade) == (0, 0, 0, "good")
        assert lost.message is None


@pytest.mark.parametrize(("searched", "visits"), [(False, 9), (True, 0)])
def test_values_of_other_bots_have_no_unit(searched: bool, visits: int) -> None:
    position = decision("akropolis")
    lost = lost_by(position, 60.0, 50.0, searched, visits)
    assert lost == Loss(10.0, None, None, None)
    assert lost.grade is None
    assert lost.message is not None
    assert lost.message.key == "loss-value"


def test_a_single_player_loses_points_and_has_no_grade() -> None:
    position = decision("world-wonders", 1)
    lost = lost_by(position, 20.0, 18.0)
    assert (lost.points, lost.chance, lost.grade) == (2.0, None, None)
    assert str(lost.message) == "2 points"


def test_a_loss_is_told_in_the_units_it_has() -> None:
    assert str(Loss(1.0, 1.0, 0.5, 0.56).message) == "1 point and 6% chance to win"
    assert str(Loss(1.84, 1.84, 0.5, 0.501).message) == "1.8 points"
    assert str(Loss(0.01, 0.01, 0.5, 0.56).message) == "6% chance to win"
    assert Loss(0.01, 0.01, 0.5, 0.501).message is None
    assert Loss(0.001, None, None, None).message is None


def test_a_move_that_wins_the_game_leaves_no_doubt() -> None:
    position = play(scene(coins=[22, 0], landmarks=[LANDMARK_KEYS[:3], []]), "roll 1", "dice 5")
    best = MoveEstimate(position.read(f"build {LANDMARK_KEYS[3]}"), 0.8, 9)
    other = MoveEstimate(position.read("build nothing"), 0.8, 9)
    assert loss(position, best, best, searched=True).best_chance == 1
    missed = loss(position, best, other, searched=True)
    assert missed.best_chance == 1
    assert missed.chance is not None
    assert missed.chance < 1
