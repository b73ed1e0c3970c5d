"""People play what is hinted, and an analysis of their games finds no fault with it."""

from __future__ import annotations

import asyncio
import random

from polis.bots import levels
from polis.bots.specs import parse
from polis.core.game import Game
from polis.server.rooms import analysis
from polis.server.workers.level_states import LevelState
from polis.server.workers.pool import Pool

GAMES = ("akropolis", "machi-koro", "world-wonders")
HINTS = 3
"""Hints in each game."""

PATIENCE = 600.0
"""Seconds; nothing here depends on time."""


def hinted_moves_are_good(games: int, seed: int) -> None:
    """Play so many games; the hinted moves of each must be the best ones of its analysis."""
    asyncio.run(_play(games, seed))


async def _play(games: int, seed: int) -> None:
    pool = Pool(1, PATIENCE)
    pool.start()
    try:
        for number in range(games):
            rng = random.Random(f"{seed} {number}")
            await _one_game(pool, GAMES[(seed + number) % len(GAMES)], rng)
    finally:
        await pool.close()


async def _one_game(pool: Pool, key: str, rng: random.Random) -> None:
    """A game between quick bots in which some moves are those of hints."""
    game = Game(key, 2, seed=rng.getrandbits(60))
    bot = parse(levels.level(key, "apprentice").bot, key).make(rng.getrandbits(60))
    hinted: dict[int, str] = {}
    places = set(rng.sample(range(30), HINTS))
    decisions = 0
    while len(hinted) < HINTS and not game.over:
        position = game.position
        if len(position.legal) > 1:
            decisions += 1
            if decisions - 1 in places:
                choice = await pool.advise(position, levels.JUDGE)
                assert choice is not None
                assert not choice.replaced
                hinted[len(game.moves)] = choice.action
                game.play(choice.action)
                continue
        game.play(bot.choose(position.copy(), 1.0))
    await _check(pool, game, hinted)


async def _check(pool: Pool, game: Game, hinted: dict[int, str]) -> None:
    """The analysis, a part for each hint, agrees."""
    for at, action in hinted.items():
        part = analysis.part_of(game, at).model_copy(update={"moves": [action]})
        found = await analysis.analyse(pool, _ready(), part, PATIENCE)
        (move,) = found.moves
        assert (move.at, move.best, move.lost) == (at, action, 0)
        assert move.grade in ("good", None)
        assert move.chance == move.best_chance


async def _ready() -> LevelState:
    return "ready"
