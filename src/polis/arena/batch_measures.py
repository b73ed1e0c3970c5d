"""How fast batches step: alone, with observations and masks, on two threads, as an environment."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any

import numpy as np

from polis.arena.measure import Measure
from polis.core.interfaces import Array
from polis.core.rules import Rules
from polis.envs.batch import Batch

BATCH, SMALL = 1024, 128
"""Games of a batch: so many that they lie in main memory, and so few that a core's cache does."""


def batch_measures(rules: Rules, steps: int) -> list[Measure]:
    """The measurements of a game in batches, of so many steps each."""
    found = [measure for size in (SMALL, BATCH) for measure in _with_sight(rules, size, steps)]
    if find_spec("gymnasium"):
        found.append(_as_environment(rules, steps, found[-1].name))
    return found + _on_threads(rules, steps)


def _with_sight(rules: Rules, size: int, steps: int) -> list[Measure]:
    steps *= BATCH // size
    alone = _steps(f"{rules.sheet.title}: batch of {size} stepped", Batch(rules, size, seed=1),
                   steps)  # fmt: skip
    seeing = Batch(rules, size, seed=1, observe=True, mask=True)
    name = f"{rules.sheet.title}: batch of {size} with observation and mask"
    return [alone, _steps(name, seeing, steps, alone.name)]


def _as_environment(rules: Rules, steps: int, of: str) -> Measure:
    from polis.envs.adapters.vector import VectorGames

    games = VectorGames(rules.sheet.key, BATCH, seed=1)
    return _steps(f"{rules.sheet.title}: {BATCH} games as a vector environment", games, steps, of)


def _on_threads(rules: Rules, steps: int) -> list[Measure]:
    halves = [Batch(rules, BATCH // 2, seed=1 + k, observe=True, mask=True) for k in range(2)]
    title, unit = rules.sheet.title, "decisions/s"
    one = f"{title}: batch of {BATCH // 2} on one thread, wall time"
    two = f"{title}: two of them on two threads, wall time"
    return [
        Measure(one, unit, lambda: _step_on_threads(halves[:1], steps)),
        Measure(two, unit, lambda: _step_on_threads(halves, steps), one),
    ]


def _steps(name: str, games: Any, steps: int, of: str | None = None) -> Measure:
    """Random steps of a batch, or of an environment that has one."""
    batch = getattr(games, "batch", games)

    def run() -> tuple[float, float]:
        seconds = 0.0
        for number in range(steps):
            actions = pick(batch, number)
            began = time.process_time()
            games.step(actions)
            seconds += time.process_time() - began
        return len(batch.counts) * steps, seconds

    return Measure(name, "decisions/s", run, of)


def pick(batch: Batch, number: int) -> Array:
    """A uniformly random legal code for each game of a batch."""
    places = np.random.default_rng(number).random(len(batch.counts)) * batch.counts
    found: Array = batch.codes[np.arange(len(places)), places.astype(np.int64)]
    return found


def _step_on_threads(batches: list[Batch], steps: int) -> tuple[float, float]:
    """The decisions and the wall time of all batches, each stepped on a thread of its own."""

    def step_often(batch: Batch) -> None:
        for number in range(steps):
            batch.step(pick(batch, number))

    with ThreadPoolExecutor(len(batches)) as pool:
        began = time.perf_counter()
        list(pool.map(step_often, batches))
        seconds = time.perf_counter() - began
    return sum(len(batch.counts) for batch in batches) * steps, seconds
