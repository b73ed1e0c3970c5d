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

HALF = BATCH // 2
"""Games of each of two batches on two threads."""


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
    played = [_record(rules, 1 + k, steps) for k in range(2)]
    title, unit = rules.sheet.title, "decisions/s"
    one = f"{title}: batch of {HALF} on one thread, wall time"
    two = f"{title}: two of them on two threads, wall time"
    return [
        Measure(one, unit, lambda: _replay(rules, played[:1])),
        Measure(two, unit, lambda: _replay(rules, played), one),
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


def _half(rules: Rules, seed: int) -> Batch:
    return Batch(rules, HALF, seed=seed, observe=True, mask=True)


def _record(rules: Rules, seed: int, steps: int) -> list[Array]:
    """The actions of random steps, so that they can be played again without choosing."""
    batch, actions = _half(rules, seed), list[Array]()
    for number in range(steps):
        actions.append(pick(batch, number))
        batch.step(actions[-1])
    return actions


def _replay(rules: Rules, played: list[list[Array]]) -> tuple[float, float]:
    """The decisions and the wall time of batches, each stepped on a thread of its own.

    Nothing but `step`, which releases the interpreter lock: choosing actions in NumPy keeps it.
    """
    batches = [_half(rules, 1 + k) for k in range(len(played))]

    def step_often(batch: Batch, actions: list[Array]) -> None:
        for codes in actions:
            batch.step(codes)

    with ThreadPoolExecutor(len(batches)) as pool:
        began = time.perf_counter()
        list(pool.map(step_often, batches, played))
        seconds = time.perf_counter() - began
    return sum(HALF * len(actions) for actions in played), seconds
