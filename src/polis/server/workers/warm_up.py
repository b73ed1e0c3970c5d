"""Preparation of a game: compile or load its kernels, then play a few moves.

The first worker compiles; the server itself only loads what is compiled by then.
"""

from __future__ import annotations

from collections.abc import Iterator

from polis.arena import warm_up
from polis.bots import levels
from polis.bots.bot import ask
from polis.bots.specs import parse
from polis.core import kernel_cache, registry
from polis.core.contract import CHANCE, OVER
from polis.core.position import Position

STUDY = ("matches", "batches")
"""Steps that only simulations need."""

BRIEFLY = 0.01  # seconds
REHEARSED = 40  # moves, enough to come through every phase of a turn


def prepare(game: str, thinking: bool = False) -> Iterator[tuple[str, int, int]]:
    """Prepare a game step by step: the step at hand, how many are done, how many there are.

    With `thinking`, also the bots of all levels: what they need is compiled when they first think.
    """
    rules = registry.rules(game)
    steps = [step for step in warm_up.steps(rules) if step[0] not in STUDY]
    bots = sorted({levels.level(game, name).bot for name in levels.NAMES}) if thinking else []
    total = len(steps) + 1 + len(bots)
    for done, (name, work) in enumerate(steps):
        yield name, done, total
        with kernel_cache.compile_lock():
            work()
    yield "rehearsal", len(steps), total
    with kernel_cache.compile_lock():
        _rehearse(rules.new(min(rules.sheet.players)))
    for done, bot in enumerate(bots, start=len(steps) + 1):
        yield bot, done, total
        with kernel_cache.compile_lock():
            _think(rules.new(min(rules.sheet.players)), bot)
    yield "", total, total


def _rehearse(position: Position) -> None:
    for number in range(REHEARSED):
        if position.seat == CHANCE:
            assert position.event >= 0
            position.deal(number)
        elif position.seat == OVER:
            break
        else:
            position.view()
            position.explain(0)
            codes = position.legal.codes
            position.tell(int(codes[0]))
            position.play(int(codes[number % len(codes)]))


def _think(position: Position, bot: str) -> None:
    """Let a bot decide once, where there is something to decide."""
    while position.seat == CHANCE or len(position.legal) == 1:
        if position.seat == CHANCE:
            position.deal(0)
        else:
            position.play(int(position.legal.codes[0]))
    ask(parse(bot).make(0), bot, position, BRIEFLY)
