"""The worth of a position for bots that look one move ahead."""

from __future__ import annotations

import random

import numpy as np
import pytest

from polis.core.contract import CHANCE, apply, value
from polis.games.akropolis.rules.position import PLACING
from polis.games.akropolis.sheet import SHEET
from tests.rules.akropolis.table import BOX, Game


def best_by_trying(game: Game, seat: int) -> float:
    """The highest worth after any placement."""
    best = 0.0
    for code in game.codes():
        game.P[1] = game.P[0]
        apply(BOX, game.P, 1, code)
        best = max(best, value(BOX, game.P, 1, seat))
    return best


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_in_hand_is_worth_its_best_placement(seed) -> None:
    rng = random.Random(seed)
    options = {option.key: rng.choice(option.values) for option in SHEET.options}
    game = Game(rng.choice((2, 3, 4)), **options)
    for _ in range(40):
        if game.P["phase"][0] == PLACING and rng.random() < 0.15:
            seat, before = game.seat, game.P[0].tobytes()
            assert value(BOX, game.P, 0, seat) == pytest.approx(best_by_trying(game, seat))
            assert game.P[0].tobytes() == before
        names = list(game.outcomes()) if game.seat == CHANCE else game.legal()
        game.play(rng.choice(names))


def test_lakes_made_filled_and_kept_are_seen() -> None:
    field = {(q, r): "q" for q in range(-2, 3) for r in range(-2, 3)}
    for cell in ((0, 0), (0, 1), (1, 0), (-1, -1)):
        del field[cell]
    field |= {(-1, 0): "g2", (1, 1): "b", (-1, 1): "h", (0, -1): "G", (2, 0): "B"}
    game = Game(garden_variant=True).paint(field).hold("Bht")
    assert value(BOX, game.P, 0, 0) == pytest.approx(best_by_trying(game, 0))


def test_new_houses_join_those_above_and_below() -> None:
    houses = {(0, r): "h" for r in range(-3, 0)} | {(1, r): "h" for r in range(2, 4)}
    game = Game().paint(houses | {(0, 0): "q", (0, 1): "H", (1, 1): "q"}).hold("hhq")
    assert value(BOX, game.P, 0, 0) == pytest.approx(best_by_trying(game, 0))
    assert value(BOX, game.P, 0, 0) >= 1 + 5


def test_at_the_end_only_points_are_worth_anything() -> None:
    game = Game()
    while game.seat == CHANCE or game.P["left"][0] or game.P["site_count"][0] > 1:
        names = list(game.outcomes()) if game.seat == CHANCE else game.legal()
        game.play(names[0])
    game.play(game.legal()[0])
    for seat in range(2):
        assert value(BOX, game.P, 0, seat) == game.score(seat)["total"]


def test_the_worth_of_another_seat_does_not_depend_on_the_hand() -> None:
    game = Game().fill_site()
    now = value(BOX, game.P, 0, 1)
    game.take(1)
    assert value(BOX, game.P, 0, 1) < now  # one placement less to come
    assert np.isfinite(value(BOX, game.P, 0, 0))
