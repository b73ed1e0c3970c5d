"""Preparing a game: compile or load its kernels, then play a little, so that nothing waits later.

The first worker compiles; the server itself only loads what is compiled by then.
"""

from __future__ import annotations

from collections.abc import Iterator

from polis.arena import warming
from polis.core import cache, registry
from polis.core.contract import CHANCE, OVER
from polis.core.position import Position

STUDY = ("matches", "batches")
"""Steps that only simulations need."""

REHEARSED = 40  # moves, enough to come through every phase of a turn


def prepare(game: str) -> Iterator[tuple[str, int, int]]:
    """Prepare a game step by step: the step at hand, how many are done, how many there are."""
    rules = registry.rules(game)
    steps = [step for step in warming.steps(rules) if step[0] not in STUDY]
    total = len(steps) + 1
    for done, (name, work) in enumerate(steps):
        yield name, done, total
        with cache.one_compiler():
            work()
    yield "rehearsal", total - 1, total
    with cache.one_compiler():
        _rehearse(rules.new(min(rules.sheet.players)))
    yield "", total, total


def _rehearse(position: Position) -> None:
    rules = position.rules
    for number in range(REHEARSED):
        if position.seat == CHANCE:
            rules.kernels["event"](rules.box, position.records, 0)
            position.deal(number)
        elif position.seat == OVER:
            break
        else:
            rules.view.view(position)
            position.explain(0)
            codes = position.legal.codes
            rules.text.tell(position, int(codes[0]))
            position.play(int(codes[number % len(codes)]))
