"""Games of bots, and their decisions."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from polis.arena.move_estimates import one_move_estimates
from polis.bots.bot import ask, close
from polis.bots.specs import parse
from polis.core.game import Game
from polis.core.position import Position

LEAST_MOVES = 4
"""A puzzle has at least so many legal moves; of fewer, one is guessed too easily."""


@dataclass(frozen=True)
class Decision:
    """A position of a game, after `at` moves."""

    at: int
    position: Position


def game_of_bots(key: str, players: int, bot: str, seed: int, number: int) -> Game:
    """The game of this number; the same numbers give the same game."""
    rng = random.Random(f"{key} {players} {bot} {seed} {number}")
    game = Game(key, players, seed=rng.getrandbits(60))
    seats = [parse(bot, key).make(rng.getrandbits(60), seat) for seat in range(players)]
    try:
        while not game.over:
            game.play(ask(seats[game.position.seat], bot, game.position, game=game))
    finally:
        for player in seats:
            close(player)
    return game


def decisions(game: Game) -> Iterator[Decision]:
    """The decisions of a game that have enough alternatives."""
    position = game.at(0)
    for at, move in enumerate(game.moves):
        if position.seat >= 0 and len(position.legal) >= LEAST_MOVES:
            yield Decision(at, position.copy())
        position.play(move)


def is_hard(position: Position, best: Collection[int]) -> bool:
    """Whether the bot that looks one move ahead plays none of the best moves."""
    return one_move_estimates(position)[0].action not in best
