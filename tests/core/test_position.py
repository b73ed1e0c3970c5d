"""A position in the hand: lazy legal actions, copies, equality, words."""

from __future__ import annotations

import copy
import doctest
import pickle
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import polis
from polis.core import component_sets, registry
from polis.core.contract import CHANCE, OVER
from polis.core.errors import UnknownGame
from polis.text.message import Message
from tests.core.test_game import KEYS, played


def test_the_examples_of_the_package_run() -> None:
    result = doctest.testmod(polis)
    assert result.attempted >= 4
    assert result.failed == 0


def test_every_public_name_is_there() -> None:
    for name in polis.__all__:
        assert getattr(polis, name) is not None
    assert set(dir(polis)) == set(polis.__all__)
    with pytest.raises(AttributeError, match="castle"):
        polis.castle  # noqa: B018


@pytest.mark.parametrize("key", KEYS)
def test_legal_is_a_sequence_of_notations(key: str, seed: int) -> None:
    position = played(key, seed, decisions=9).position
    legal = position.legal
    assert len(legal) == len(list(legal)) == len(set(legal))
    assert all(action in legal for action in legal)
    assert all(int(code) in legal for code in legal.codes)
    assert list(legal.codes) == sorted(legal.codes)
    assert legal[0] in repr(legal)


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_is_equal_and_independent(key: str, seed: int) -> None:
    position = played(key, seed, decisions=4).position
    copy = position.copy()
    assert copy == position
    copy.play(copy.legal[0])
    assert copy != position


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("again", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_games_positions_and_rules_are_pickled_and_copied(
    key: str, again: Callable[[Any], Any], seed: int
) -> None:
    game = polis.Game(key, 2, seed=seed)
    game.play(game.position.legal[0])
    other = again(game)
    assert again(game.rules) is other.rules is game.rules
    assert (other.position, other.moves) == (game.position, game.moves)
    other.play(other.position.legal[-1])
    assert other.position != game.position


def test_pickled_rules_keep_their_set_of_components() -> None:
    own = polis.rules("world-wonders")
    data = copy.deepcopy(dict(component_sets.set_of(own)))
    data["note"] = "Another set."
    rules = polis.rules("world-wonders", components=data)
    assert pickle.loads(pickle.dumps(rules)) is rules is not own


@pytest.mark.parametrize("key", KEYS)
def test_outcomes_are_probabilities(key: str) -> None:
    position = registry.rules(key).new()
    while position.seat != CHANCE:
        position.play(position.legal[0])
    assert sum(position.outcomes.values()) == 1
    assert not position.legal


@pytest.mark.parametrize("key", KEYS)
def test_the_end_shares_one_win(key: str, seed: int) -> None:
    game = played(key, seed)
    assert game.position.seat == OVER
    assert sum(game.position.shares) == 1
    assert not game.position.legal
    assert played(key, seed, 3).position.shares == [Fraction(0), Fraction(0)]
    refusal = game.position.why_not(game.moves[-1])
    assert refusal is not None
    assert refusal.key == "refused-over"


@pytest.mark.parametrize("key", KEYS)
def test_explanations_sum_to_the_scores(key: str, seed: int) -> None:
    game = played(key, seed)
    for place in range(0, len(game.moves) + 1, max(1, len(game.moves) // 20)):
        position = game.at(place)
        sums = [
            sum(line.points for line in position.explain(seat)) for seat in range(position.seats)
        ]
        assert sums == position.scores


def test_why_not_says_nothing_of_what_is_legal() -> None:
    position = registry.rules("machi-koro").new().play("dice 1")
    assert position.why_not("build bakery") is None
    assert isinstance(position.why_not("build mine"), Message)


@pytest.mark.parametrize("name", ["machi-koro", "Machi Koro", "machi", "MACHI_KORO"])
def test_a_game_is_found_by_any_clear_name(name: str) -> None:
    assert registry.find(name) == "machi-koro"


@pytest.mark.parametrize("name", ["chess", "", "  "])
def test_an_unknown_game_is_quoted_with_those_that_exist(name: str) -> None:
    with pytest.raises(UnknownGame, match="machi-koro"):
        registry.rules(name)
