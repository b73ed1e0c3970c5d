"""A game remembers its moves: replay, undo, the same luck again."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from polis.core import registry
from polis.core.contract import CHANCE
from polis.core.errors import BadLog, NotAnAction, NotLegal, PolisError
from polis.core.game import Game

KEYS = [sheet.key for sheet in registry.sheets()]


def played(
    key: str,
    seed: int,
    decisions: int = 10**9,
    players: int = 2,
    options: Mapping[str, str] | None = None,
) -> Game:
    """A random game, or its first decisions."""
    game = Game(key, players, options, seed=seed)
    chooser = random.Random(seed)
    while not game.over and decisions:
        game.play(int(chooser.choice(game.position.legal.codes)))
        decisions -= 1
    return game


@pytest.mark.parametrize("key", KEYS)
def test_a_game_reads_back_from_its_text(key: str, seed: int) -> None:
    game = played(key, seed)
    again = Game.parse(str(game))
    assert again.position == game.position
    assert str(again) == str(game)
    assert again.over


@pytest.mark.parametrize("key", KEYS)
def test_an_unfinished_game_reads_back_too(key: str, seed: int) -> None:
    game = played(key, seed, decisions=7)
    assert Game.parse(str(game)).position == game.position
    assert '"result": null' in str(game)


@pytest.mark.parametrize("key", KEYS)
def test_at_gives_every_earlier_position(key: str, seed: int) -> None:
    game = played(key, seed, decisions=5)
    position = game.at(0)
    for number, move in enumerate(game.moves):
        assert position == game.at(number)
        position.play(move)
    assert position == game.position
    with pytest.raises(BadLog, match=str(len(game.moves) + 1)):
        game.at(len(game.moves) + 1)


@pytest.mark.parametrize("key", KEYS)
def test_undo_brings_back_the_position_and_the_same_luck(key: str, seed: int) -> None:
    game = played(key, seed, decisions=12)
    before = game.position.copy()
    moves = list(game.moves)
    action = game.position.legal[-1]
    game.play(action)
    after, later = game.position.copy(), list(game.moves)
    game.undo()
    assert game.position == before
    assert game.moves == moves
    game.play(action)
    assert game.position == after
    assert game.moves == later


@pytest.mark.parametrize("key", KEYS)
def test_nothing_can_be_undone_before_the_first_decision(key: str) -> None:
    with pytest.raises(BadLog):
        Game(key, seed=1).undo()


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_gives_the_same_luck(key: str, seed: int) -> None:
    assert played(key, seed, 20).moves == played(key, seed, 20).moves


def test_without_a_seed_chance_is_played_like_an_action() -> None:
    game = Game("machi-koro")
    assert game.position.seat == CHANCE
    with pytest.raises(NotLegal, match="build mine"):
        game.play("build mine")
    game.play("dice 4")
    assert game.moves == ["dice 4"]


@pytest.mark.parametrize("action", ["", "castle", "build", "build castle", 10**9, -1])
def test_a_refused_action_changes_nothing(action: str | int) -> None:
    game = Game("machi-koro", seed=3)
    before, moves = game.position.records.tobytes(), list(game.moves)
    with pytest.raises(PolisError):
        game.play(action)
    assert game.position.records.tobytes() == before
    assert game.moves == moves


def test_a_code_that_is_none_is_quoted() -> None:
    with pytest.raises(NotAnAction, match="1000000"):
        Game("machi-koro", seed=3).play(1_000_000)
