"""The draft of Akropolis: what a take leaves to others, and the last turns by brute force."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from polis.core.contract import apply
from polis.games.akropolis.rules.position import NO_TILE, PLACING, TAKING
from polis.games.akropolis.sheet import KINDS, SITE_TILES, TAKE
from polis.games.akropolis.strategy.draft import best_take, forget_tile, look_at_site
from polis.games.akropolis.strategy.evaluation import full_weights, turns_to_come
from polis.games.akropolis.strategy.layout import FEATURES, STONE, WORTHS
from tests.games.akropolis.strategy.test_prior_and_playout import (
    by_style,
    priors,
    scattered,
    until,
)
from tests.rules.akropolis.table import BOX, Game


def with_last_turns(seed: int, turns: int) -> Game:
    """A game for two whose stacks are lost, so that so many turns are left."""
    game = Game(2)
    for step in range(3 + seed):
        until(game, TAKING)
        game.play(game.legal()[seed % 2 if len(game.legal()) > 1 else 0])
        game.play(game.legal()[(7 * step + 5 * seed) % len(game.legal())])
    until(game, TAKING)
    while game.P["site_count"][0] < turns + 1:
        game.play(game.legal()[0])
        until(game, TAKING)
    game.P["site"][0, turns + 1 :] = NO_TILE
    game.P["site_count"][0] = turns + 1
    game.P["unseen"][0] = np.zeros(KINDS)
    game.P["left"][0] = 0
    return game


def after(game: Game, code: int) -> Game:
    later = Game()
    later.P[0] = game.P[0]
    apply(BOX, later.P, 0, code)
    return later


def most_points(game: Game, seat: int) -> int:
    """The most points that the seat to act can have when it has placed its last tile."""
    if game.P["phase"][0] == TAKING:
        return max(most_points(after(game, code), seat) for code in game.codes())
    return max(after(game, code).score(seat)["total"] for code in game.codes())


@pytest.mark.parametrize("seed", range(2))
def test_the_last_two_takes_are_solved(seed: int) -> None:
    game = with_last_turns(seed, 2)
    seat = game.seat
    margins = []
    for code in game.codes():
        taken = after(game, code)
        passed = after(taken, taken.codes()[0])  # the rival does not depend on the place
        margins.append(most_points(taken, seat) - most_points(passed, 1 - seat))
    assert priors(game) == pytest.approx(margins)


@pytest.mark.parametrize("seed", range(3))
def test_the_last_placement_of_a_seat_is_chosen_by_its_points(seed: int) -> None:
    game = with_last_turns(seed, 2)
    seat = game.seat
    taken = after(game, game.codes()[0])
    points = [after(taken, code).score(seat)["total"] for code in taken.codes()]
    assert priors(taken) == pytest.approx(points)


@pytest.mark.parametrize("seed", range(6))
def test_the_turns_to_come_of_all_seats_are_all_turns(seed: int) -> None:
    for phase in (TAKING, PLACING):
        game = until(scattered(seed), phase)
        p = game.P[0]
        turns = [turns_to_come(p, seat) for seat in range(int(p["seats"]))]
        assert sum(turns) == p["left"] + p["site_count"] - 1
        order = [*turns[game.seat :], *turns[: game.seat]]
        if phase == PLACING:
            order = [*order[1:], order[0]]
        assert all(0 <= one - other <= 1 for one, other in pairwise(order))


def test_a_tile_that_the_rival_wants_is_worth_more_than_alone() -> None:
    game = until(scattered(0), TAKING)
    while game.P["site_count"][0] < 4 or len(game.codes()) < 2:
        until(game.play(game.legal()[0]), TAKING)
    alone, denying = (priors(game, by_style(style)) for style in ("plain", "denier"))
    rows = np.zeros(WORTHS)
    rival = (game.seat + 1) % int(game.P["seats"][0])
    look_at_site(BOX[0], game.P[0], rival, rows, np.zeros(WORTHS))
    row = rows[rival * SITE_TILES :][: len(alone)]
    wanted = int(np.argmax(row))
    others = [k for k in range(len(alone)) if k != wanted]
    assert denying[wanted] - max(denying[others]) > alone[wanted] - max(alone[others])


def test_what_is_known_of_tiles_moves_up_with_them() -> None:
    worths, places = np.arange(WORTHS) * 1.0, np.arange(WORTHS) * 2.0
    forget_tile(2, 1, worths, places)
    assert worths[: SITE_TILES - 1].tolist() == [0, *range(2, SITE_TILES)]
    row = worths[SITE_TILES : 2 * SITE_TILES - 1].tolist()
    assert row == [SITE_TILES, *range(SITE_TILES + 2, 2 * SITE_TILES)]
    assert places[1] == 2 * worths[1]


@pytest.mark.parametrize("seed", range(3))
def test_a_take_of_a_playout_is_that_of_the_prior_at_the_end(seed: int) -> None:
    game = with_last_turns(seed, 2)
    worths = np.zeros(WORTHS)
    for seat in range(2):
        look_at_site(BOX[0], game.P[0], seat, worths, np.zeros(WORTHS))
    chosen = best_take(BOX[0], game.P[0], worths)
    estimates = priors(game)
    assert estimates[game.codes().index(TAKE + chosen)] == pytest.approx(max(estimates))


def test_a_seat_without_turns_counts_its_points_only() -> None:
    game = until(scattered(3), TAKING)
    weights = np.zeros(FEATURES)
    full_weights(BOX[0], game.P[0], 0, weights)
    assert weights[STONE] == 1.0
    assert np.count_nonzero(weights) == 1
