"""Speed measurements: median CPU time of interleaved runs, relative to a fixed chain of hashes.

Machines differ and are shared, so absolute figures say little. Every round runs each measurement
once, and each is also given as its ratio to the chain of the same round.
"""

from __future__ import annotations

import hashlib
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from typing import Any

import numpy as np

from polis.arena.batch_measures import BATCH, batch_measures, pick
from polis.arena.call_measures import call_measures
from polis.arena.matches import Match, play_chunk
from polis.arena.measure import Measure, cpu
from polis.arena.other_measures import other_measures
from polis.bots.search import Search
from polis.core import registry
from polis.core.contract import CHANCE, score
from polis.core.kernel import entry_point
from polis.core.rules import Rules
from polis.envs.batch import Batch

HASHES = 400_000
SIMULATIONS = 500
AGE = 40  # random decisions before the positions that are scored


def hash_often() -> None:
    """A fixed amount of work that does not depend on Polis: a chain of hashes."""
    state = b""
    for _ in range(HASHES):
        state = hashlib.blake2b(state).digest()


@entry_point
def score_often(box, P, n, sheet, reasons):  # type: ignore[no-untyped-def]
    """Score each seat of each position n times."""
    total = 0
    for _ in range(n):
        for i in range(len(P)):
            for seat in range(P[i].seats):
                total += score(box, P, i, seat, sheet, reasons)
    return total


def game_measures(rules: Rules, scale: float) -> list[Measure]:
    """The measurements of a game: whole games, batches, scores, simulations, single calls."""
    title = rules.sheet.title
    batch = Batch(rules, BATCH, seed=1)
    for number in range(AGE):
        batch.step(pick(batch, number))

    def scores() -> tuple[float, float]:
        lines = np.zeros(rules.sheet.score_lines, np.int64)
        reasons = np.zeros(rules.sheet.reasons, np.int64)
        done = 10 * BATCH * batch.players
        return done, cpu(lambda: score_often(rules.box, batch.records, 10, lines, reasons))

    def simulations() -> tuple[float, float]:
        position = rules.new(2)
        while position.seat == CHANCE:
            position.deal(1)
        bot = Search(1, sims=max(1, int(SIMULATIONS * scale)))
        seconds = cpu(lambda: bot.analyse(position, 1.0))
        return bot.simulations, seconds

    return [
        _games(rules, "random", max(1, int(20_000 * scale))),
        _games(rules, "greedy", max(1, int(1_000 * scale))),
        *batch_measures(rules, max(1, int(300 * scale))),
        Measure(f"{title}: full score", "scores/s", scores),
        Measure(f"{title}: search, first decision", "simulations/s", simulations),
        *call_measures(rules, scale),
    ]


def _games(rules: Rules, bot: str, count: int) -> Measure:
    """Two-player games of a bot against itself."""
    match = Match(rules.sheet.key, 2, {}, [bot, bot], 1)
    name = f"{rules.sheet.title}: {bot} two-player games"
    return Measure(name, "games/s", lambda: (count, play_chunk(match, 0, count).cpu))


def start_measures(cold: bool) -> list[Measure]:
    """Start-up times: the import, and the first game from a warm and a cold cache."""
    game = "import polis; polis.Game('machi-koro', seed=1)"
    rows = [
        Measure("import polis", "starts/s", lambda: _process("import polis")),
        Measure("Machi Koro: first game, warm cache", "starts/s", lambda: _process(game)),
    ]
    if cold:
        rows.append(Measure("Machi Koro: first game, cold cache", "starts/s",
                            lambda: _process(game, cold=True)))  # fmt: skip
    return rows


def _process(code: str, cold: bool = False) -> tuple[float, float]:
    """Wall time inside a new interpreter, from its first line to the end of `code`."""
    timed = f"import time; began = time.perf_counter(); {code}; print(time.perf_counter() - began)"
    with tempfile.TemporaryDirectory() as folder:
        cache = {"POLIS_CACHE_DIR": folder} if cold else {}
        from os import environ

        answer = subprocess.run(
            [sys.executable, "-c", timed], env={**environ, **cache}, check=True,
            capture_output=True, text=True,
        )  # fmt: skip
    return 1, float(answer.stdout)


def run(
    games: list[str], rounds: int, scale: float, progress: Callable[[str], None]
) -> list[dict[str, Any]]:
    """The whole table: a row for each measurement, medians over the rounds."""
    measures = [m for game in games for m in game_measures(registry.rules(game), scale)]
    measures += other_measures(scale)
    slow = start_measures(cold=True)
    loop = Measure("chain of hashes", "hashes/s", lambda: (HASHES, cpu(hash_often)))
    for measure in measures:
        progress(measure.name)
        measure.run()  # loads everything; not counted
    for number in range(rounds):
        amount, seconds = loop.run()
        loop.rates.append(amount / seconds)
        once = start_measures(cold=False) if number else slow
        for measure in measures + [m for m in slow if any(m.name == o.name for o in once)]:
            progress(measure.name)
            amount, seconds = measure.run()
            measure.rates.append(amount / seconds)
            measure.ratios.append(loop.rates[-1] / measure.rates[-1])
    known = {measure.name: measure for measure in measures}
    return [_row(measure, known) for measure in [loop, *measures, *slow]]


def _row(measure: Measure, known: dict[str, Measure]) -> dict[str, Any]:
    rate = statistics.median(measure.rates)
    whole = known[measure.of].rates if measure.of else measure.rates
    shares = [part / all_of_it for part, all_of_it in zip(measure.rates, whole, strict=True)]
    return {
        "share": statistics.median(shares) if measure.of else None,
        "name": measure.name,
        "unit": measure.unit,
        "per_second": rate,
        "seconds": 1 / rate,
        "hashes": statistics.median(measure.ratios) if measure.ratios else 1.0,
    }
