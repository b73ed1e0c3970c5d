"""Games between bots, one after another: inside kernels if all bots are compiled, else in Python.

A bot that is late or answers with something unreadable or illegal loses the game at once: the
others share the win, the failure is reported, and the match continues.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from polis.arena.compiled_games import PER_SEAT, new_workspace, play_games
from polis.bots.bot import Bot, ask, close
from polis.bots.specs import Spec, parse
from polis.core import component_sets
from polis.core.contract import WIN
from polis.core.dealer import GAMES, random_word, stream
from polis.core.errors import BotFailed
from polis.core.game import Game
from polis.core.interfaces import Array
from polis.core.kernel import new_records
from polis.core.rules import Rules
from polis.text.message import Message


@dataclass(frozen=True)
class Match:
    """The game, the bots and the seed of a match."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: Sequence[str]
    seed: int
    components: Any = None  # a set of components as plain data, or None


@dataclass(frozen=True)
class Failure:
    """A game lost by a bot that failed."""

    game: int
    seat: int
    bot: str
    reason: Message


@dataclass
class Chunk:
    """Some games of a match."""

    results: Array  # a row for each game, in the columns of arena/compiled_games.py
    cpu: float = 0.0
    asked: list[int] = field(default_factory=list)  # decisions of each seat, for Python bots
    seconds: list[float] = field(default_factory=list)  # CPU seconds they took
    failures: list[Failure] = field(default_factory=list)


def play_chunk(match: Match, first: int, games: int) -> Chunk:
    """Play games from number `first` on."""
    rules = component_sets.rules(match.game, match.components)
    specs = [parse(bot, match.game) for bot in match.bots]
    chunk = Chunk(np.zeros((games, PER_SEAT + 2 * match.players), np.int64))
    chunk.asked, chunk.seconds = [0] * match.players, [0.0] * match.players
    play = _compiled_games if all(spec.policy is not None for spec in specs) else _python_games
    began = time.process_time()
    play(match, rules, specs, first, chunk)
    chunk.cpu += time.process_time() - began
    return chunk


def _compiled_games(
    match: Match, rules: Rules, specs: Sequence[Spec], first: int, chunk: Chunk
) -> None:
    policies = [spec.policy or 0 for spec in specs]
    settings = [spec.setting for spec in specs]
    seed = match.seed % 2**64
    workspace = new_workspace(rules, match.players, match.options, policies, settings, seed)
    play_games(rules.box, new_records(2, rules.dtype), workspace, first, chunk.results)


def _python_games(
    match: Match, rules: Rules, specs: Sequence[Spec], first: int, chunk: Chunk
) -> None:
    seeds = np.uint64(stream(np.uint64(match.seed % 2**64), GAMES))
    for row in range(len(chunk.results)):
        seed = int(random_word(seeds, first + row))
        game = Game(rules, match.players, match.options, seed=seed)
        decisions = sum(chunk.asked)
        failed = _play_out(game, specs, seed, chunk)
        position = game.position
        wins = [int(share * WIN) for share in position.shares]
        if failed is not None:
            seat, reason = failed
            chunk.failures.append(Failure(first + row, seat, specs[seat].text, reason))
            wins = [0 if other == seat else WIN // (len(wins) - 1) for other in range(len(wins))]
        decisions = sum(chunk.asked) - decisions
        chunk.results[row] = [position.turns, decisions, *position.scores, *wins]


def _play_out(
    game: Game, specs: Sequence[Spec], seed: int, chunk: Chunk
) -> tuple[int, Message] | None:
    """Play to the end in Python; return the seat that failed and the error, if any."""
    bots: list[Bot] = []
    try:
        for seat, spec in enumerate(specs):
            try:
                bots.append(spec.sit_down(seed, seat))
            except BotFailed as error:
                return seat, error.message
        while not game.over:
            seat = game.position.seat
            began = time.process_time()
            try:
                code = ask(bots[seat], specs[seat].text, game.position, game=game)
            except BotFailed as error:
                return seat, error.message
            finally:
                chunk.asked[seat] += 1
                chunk.seconds[seat] += time.process_time() - began
            game.play(code)
    finally:
        for seat, bot in enumerate(bots):
            close(bot)
            # The CPU time of a program is known when it has ended.
            elsewhere = getattr(bot, "cpu_seconds", 0.0)
            chunk.seconds[seat] += elsewhere
            chunk.cpu += elsewhere
    return None
