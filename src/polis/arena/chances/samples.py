"""Positions of self-play: the judge's value of each, and how often its player won from there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from polis.bots import levels
from polis.bots.bot import Bot
from polis.bots.judge import judge_seed
from polis.bots.levels import JUDGE
from polis.bots.specs import parse
from polis.core.contract import CHANCE, OVER
from polis.core.game import Game
from polis.core.position import Position

POSITIONS = 5
"""Decisions of each game that are judged."""

CONTINUATIONS = 4
"""Games that are played on from each of them, with new luck."""


@dataclass(frozen=True)
class Sample:
    """A decision, as seen by the player who makes it."""

    game: int  # samples of one game depend on each other
    seats: int
    turns: int
    length: int  # turns of the whole game
    own: int
    rival: int  # the points of the best other player now; of a single player 0
    value: float  # the judge's, of its choice
    won: float  # the mean share of the win in all continuations


def play_samples(key: str, seats: int, number: int, level: str) -> Iterator[Sample]:
    """The samples of one game; the same number gives the same samples."""
    rng = random.Random(f"{key} {seats} {number}")
    game = Game(key, seats, seed=rng.getrandbits(60))
    player = parse(levels.level(key, level).bot, key)
    bot, judge = player.make(rng.getrandbits(60)), levels.level(key, JUDGE).bot
    decisions: list[Position] = []
    while not game.over:
        if len(game.position.legal) > 1:
            decisions.append(game.position.copy())
        game.play(bot.choose(game.position.copy(), 1.0))
    for position in rng.sample(decisions, min(POSITIONS, len(decisions))):
        estimates = parse(judge, key).make(judge_seed(position)).analyse(position.copy(), 1.0)  # type: ignore[attr-defined]
        ends = [
            _end(position, bot, rng.getrandbits(60)).shares[position.seat]
            for _ in range(CONTINUATIONS)
        ]
        scores = position.scores
        others = [points for seat, points in enumerate(scores) if seat != position.seat]
        yield Sample(
            game=number,
            seats=seats,
            turns=position.turns,
            length=game.position.turns,
            own=scores[position.seat],
            rival=max(others, default=0),
            value=round(estimates[0].value, 4),
            won=float(sum(ends) / len(ends)),
        )


def _end(start: Position, bot: Bot, seed: int) -> Position:
    """The end of a game that is played on from a position with other luck."""
    position = start.copy()
    while position.seat != OVER:
        if position.seat == CHANCE:
            position.deal(seed)
        else:
            position.apply(position.check(bot.choose(position.copy(), 1.0)))
    return position
