"""Moves are called equal only if they lead to the same game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from polis.arena.analysis import review_move
from polis.arena.move_estimates import RUNNER_UP, estimate_moves, one_move_estimates
from polis.bots.estimates import MoveEstimate
from polis.bots.specs import parse
from polis.core import registry
from polis.core.game import Game
from polis.core.native.builds import require
from polis.core.position import Position

KEYS = [sheet.key for sheet in registry.sheets()]
SIMULATIONS = "search:sims=40,memory=4"


def estimated(position: Position, compare: int = RUNNER_UP) -> list[MoveEstimate]:
    """What a small search says, its choice first."""
    key = position.rules.sheet.key
    bot = parse(SIMULATIONS, key).make(3)
    return estimate_moves(bot, SIMULATIONS, None, position, 1.0, compare)[0]


def decisions(key: str, seed: int, games: int) -> Iterator[Position]:
    """Some decisions of games between bots that look one move ahead, or play anything."""
    rng = random.Random(f"{key} {seed}")
    for _ in range(games):
        game = Game(key, 2, seed=rng.getrandbits(60))
        while not game.over:
            if len(game.position.legal) > 1 and rng.random() < 0.1:
                yield game.position.copy()
            played = one_move_estimates(game.position)[0].action
            game.play(rng.choice((played, int(rng.choice(game.position.legal.codes)))))


@pytest.mark.parametrize("key", KEYS)
def test_equal_moves_lead_to_the_same_game(key: str, seed: int) -> None:
    require(key)
    for position in decisions(key, seed, 2):
        first, *others = estimated(position)
        values = {one.action: one.value for one in one_move_estimates(position)}
        form = position.copy().play(first.action).normal_form()
        equal = {one.action for one in others if one.equal}
        for action in values.keys() - {first.action}:
            same = position.copy().play(action).normal_form() == form
            assert same == (action in equal)
        assert all(values[action] == values[first.action] for action in equal)


def first_placement() -> Position:
    game = Game("akropolis", 2, seed=1)
    game.play(game.position.legal[0])
    return game.position


def test_only_turned_places_are_equal_in_the_first_turn() -> None:
    require("akropolis")
    position = first_placement()
    first, *others = estimated(position)
    same = [one for one in others if one.equal]
    assert len(same) == 2
    scores = position.copy().play(first.action).scores
    alike = [a for a in position.legal if position.copy().play(a).scores == scores]
    assert len(alike) > 1 + len(same)


def test_a_move_equal_to_the_choice_loses_nothing_and_one_that_scores_the_same_is_measured() -> (
    None
):
    require("akropolis")
    position = first_placement()
    others = estimated(position)[1:]
    turned, measured = others[0], others[2]
    assert turned.equal
    assert not measured.equal
    for one in (turned, measured):
        found = estimated(position, one.action)
        review = review_move(0, position, position.write(one.action), found, searched=True)
        assert (review.best == review.action) == one.equal
        assert review.seen


def test_roads_of_two_lengths_are_not_equal() -> None:
    require("world-wonders")
    game = Game("world-wonders", 2, seed=1)
    while "buy road" not in game.position.legal:
        game.play(game.position.legal[0])
    after = {action: game.position.copy().play(action) for action in ("buy road", "buy set")}
    assert len({shown.normal_form() for shown in after.values()}) == 2
