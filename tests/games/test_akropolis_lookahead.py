"""What `search` leans on in Akropolis: trials are exact, playouts end with points."""

from __future__ import annotations

import random

import numpy as np
import pytest

from polis.core.contract import CHANCE
from polis.core.kernel import records
from polis.games.akropolis.facts import SHEET
from polis.games.akropolis.hopes import hope_fully
from polis.games.akropolis.lookahead import playout, prior
from polis.games.akropolis.position import ENDED, PLACING, POSITION, TAKING
from polis.games.akropolis.trial import standing
from polis.games.akropolis.weights import RIVAL
from tests.rules.akropolis.table import BOX, Game, apply


def scattered(seed: int) -> Game:
    """A game with random options and number of players, some random moves old."""
    chooser = random.Random(seed)
    options = {option.key: chooser.choice(option.values) for option in SHEET.options}
    game = Game(chooser.choice((2, 3, 4)), **options)
    for _ in range(chooser.randrange(20, 60)):
        names = list(game.outcomes()) if game.seat == CHANCE else game.legal()
        game.play(chooser.choice(names))
    return game


def until(game: Game, phase: int) -> Game:
    while game.P["phase"][0] != phase:
        names = list(game.outcomes()) if game.seat == CHANCE else game.legal()
        game.play(names[0])
    return game


def priors(game: Game) -> np.ndarray:
    codes = np.array(game.codes(), np.int64)
    out = np.zeros(len(codes))
    before = game.P[0].tobytes()
    prior(BOX, game.P, 0, codes, len(codes), out)
    assert game.P[0].tobytes() == before
    return out


@pytest.mark.parametrize("seed", range(6))
def test_a_placement_on_trial_is_worth_what_it_is_worth_when_played(seed: int) -> None:
    game = until(scattered(seed), PLACING)
    seat = game.seat
    worths = priors(game)
    hope_fully(BOX[0], game.P[0])
    for code, worth in zip(game.codes(), worths, strict=True):
        game.P[1] = game.P[0]
        apply(BOX, game.P, 1, code)
        assert standing(BOX[0], game.P[1], seat) == pytest.approx(worth)


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_on_the_site_is_worth_its_best_placement(seed: int) -> None:
    game = until(scattered(seed), TAKING)
    for code, worth in zip(game.codes(), priors(game), strict=True):
        taken = Game()
        taken.P[0] = game.P[0]
        apply(BOX, taken.P, 0, code)
        assert max(priors(taken)) == pytest.approx(worth)


def test_a_playout_ends_with_points_less_a_part_of_the_best_rival_s() -> None:
    game = until(scattered(3), PLACING)
    while game.P["left"][0]:
        names = list(game.outcomes()) if game.seat == CHANCE else game.legal()
        game.play(names[0])
    seats = int(game.P["seats"][0])
    results = np.zeros((2, 4))
    for row in range(2):
        P = records(2, POSITION)
        P[0] = game.P[0]
        playout(BOX, P, 0, np.uint64(7), np.zeros(0, np.int64), results[row])
        game.P[1] = P[0]
    assert np.array_equal(results[0], results[1])  # the same luck, the same end
    assert game.P["phase"][1] == ENDED
    game.P[0] = game.P[1]
    totals = [game.score(seat)["total"] for seat in range(seats)]
    for seat in range(seats):
        best = max(totals[:seat] + totals[seat + 1 :])
        assert results[0, seat] == totals[seat] - RIVAL * best
