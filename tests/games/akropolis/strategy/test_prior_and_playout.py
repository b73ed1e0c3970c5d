"""What `search` leans on in Akropolis: trials are exact, playouts end with points."""

from __future__ import annotations

import random

import numpy as np
import pytest

from polis.core.contract import CHANCE, apply
from polis.games.akropolis.game import RULES
from polis.games.akropolis.rules.position import ENDED, PLACING, TAKING
from polis.games.akropolis.sheet import SHEET
from polis.games.akropolis.strategy.candidates import city_value
from polis.games.akropolis.strategy.evaluation import full_weights, turns_to_come
from polis.games.akropolis.strategy.layout import FEATURES
from polis.games.akropolis.strategy.playout import playout
from polis.games.akropolis.strategy.prior import prior
from tests.rules.akropolis.table import BOX, Game


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


def by_style(style: str) -> np.ndarray:
    """The box with the strategy of a style."""
    box = BOX.copy()
    box["strategy"] = RULES.styles[style]
    return box


def priors(game: Game, box: np.ndarray = BOX) -> np.ndarray:
    codes = np.array(game.codes(), np.int64)
    out = np.zeros(len(codes))
    before = game.P[0].tobytes()
    prior(box, game.P, 0, codes, len(codes), out)
    assert game.P[0].tobytes() == before
    return out


@pytest.mark.parametrize("seed", range(6))
def test_a_placement_on_trial_is_worth_what_it_is_worth_when_played(seed: int) -> None:
    game = until(scattered(seed), PLACING)
    seat = game.seat
    worths = priors(game)
    weights = np.zeros(FEATURES)
    full_weights(BOX[0], game.P[0], turns_to_come(game.P[0], seat), weights)
    for code, worth in zip(game.codes(), worths, strict=True):
        game.P[1] = game.P[0]
        apply(BOX, game.P, 1, code)
        assert city_value(BOX[0], game.P[1], seat, weights) == pytest.approx(worth)


@pytest.mark.parametrize("seed", range(4))
def test_to_a_plain_player_a_tile_is_worth_its_best_placement(seed: int) -> None:
    game, plain = until(scattered(seed), TAKING), by_style("plain")
    for code, worth in zip(game.codes(), priors(game, plain), strict=True):
        taken = Game()
        taken.P[0] = game.P[0]
        apply(BOX, taken.P, 0, code)
        assert max(priors(taken, plain)) == pytest.approx(worth)


def estimate(game: Game, seat: int) -> float:
    weights = np.zeros(FEATURES)
    full_weights(BOX[0], game.P[0], turns_to_come(game.P[0], seat), weights)
    return float(city_value(BOX[0], game.P[0], seat, weights))


def shortly_before_the_end(players: int) -> Game:
    game = Game(players)
    while game.P["left"][0] or game.P["phase"][0] != TAKING:
        names = list(game.outcomes()) if game.seat == CHANCE else game.legal()
        game.play(names[0])
    return game


def played_out(game: Game) -> tuple[Game, list[float]]:
    """The game after a playout, and its results; the same luck gives the same."""
    results = np.zeros((2, 4))
    ended = [Game(), Game()]
    for row, other in enumerate(ended):
        other.P[0] = game.P[0]
        playout(BOX, other.P, 0, np.uint64(7), np.zeros(0, np.int64), results[row])
    assert np.array_equal(results[0], results[1])
    assert ended[0].P[0].tobytes() == ended[1].P[0].tobytes()
    return ended[0], results[0, : int(game.P["seats"][0])].tolist()


def less_the_best_rival_s(worths: list[float]) -> list[float]:
    rivals = [max(worths[:seat] + worths[seat + 1 :]) for seat in range(len(worths))]
    part = float(BOX["strategy"]["rival"][0])
    return [worth - part * rival for worth, rival in zip(worths, rivals, strict=True)]


def test_a_playout_ends_with_points_less_a_part_of_the_best_rival_s() -> None:
    ended, results = played_out(shortly_before_the_end(2))
    assert ended.P["phase"][0] == ENDED
    totals = [float(ended.score(seat)["total"]) for seat in range(2)]
    assert results == pytest.approx(less_the_best_rival_s(totals))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_playout_goes_on_to_the_end_with_more_than_two_players(players: int) -> None:
    ended, _ = played_out(until(Game(players), TAKING))
    assert (ended.P["phase"][0] == ENDED) == (players > 2)


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_only_the_one_who_thinks_builds_in_a_playout(players: int) -> None:
    game = shortly_before_the_end(players)
    thinker, ring = game.seat, int(game.P["ring"][0])
    ended, results = played_out(game)
    assert ended.P["phase"][0] == ENDED
    worths = [estimate(game, seat) for seat in range(players)]
    worths[thinker] = float(ended.score(thinker)["total"])
    assert results == pytest.approx(less_the_best_rival_s(worths))
    for seat in range(players):
        cities = [one.P["rows"][0][seat * ring : (seat + 1) * ring] for one in (game, ended)]
        assert np.array_equal(*cities) == (seat != thinker)
