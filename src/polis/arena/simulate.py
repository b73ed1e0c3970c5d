"""Many games between bots, and what came of them: reproducible by seed, on any number of cores."""

from __future__ import annotations

import math
import multiprocessing
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from polis.arena.match import DECISIONS, PER_SEAT, TURNS, play_games
from polis.bots.registry import Spec, ask, parse
from polis.core import registry
from polis.core.components import digest, other_set
from polis.core.contract import CHANCE, OVER, WIN
from polis.core.dealer import GAMES, STREAMS, deal, luck_of, stream, word
from polis.core.errors import BadOption
from polis.core.kernel import records
from polis.core.message import Message
from polis.core.position import Position
from polis.core.rules import Array, Rules

CHUNK = 2000
"""Games handed to a process at a time; results do not depend on it."""

SLOW_CHUNK = 20

Progress = Callable[[int], None]


def check_seats(bots: Sequence[str], players: int) -> list[str]:
    """One bot for each seat; a single name stands for all."""
    if len(bots) == 1:
        return list(bots) * players
    if len(bots) != players:
        raise BadOption(Message("bot-count", bots=len(bots), players=players))
    return list(bots)


@dataclass(frozen=True)
class Match:
    """Who plays what, with which luck."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: Sequence[str]
    seed: int
    components: Any = None  # another set as plain data, which any process can load


def play_chunk(match: Match, first: int, games: int) -> tuple[Array, float]:
    """Games number `first` and up: one row of results each, and the CPU seconds they took."""
    rules = registry.rules(match.game, match.components)
    specs = [parse(bot) for bot in match.bots]
    results = np.zeros((games, PER_SEAT + 2 * match.players), np.int64)
    play = _compiled_games if all(spec.policy is not None for spec in specs) else _python_games
    began = time.process_time()
    play(match, rules, specs, first, results)
    return results, time.process_time() - began


def _compiled_games(
    match: Match, rules: Rules, specs: Sequence[Spec], first: int, results: Array
) -> None:
    sheet = rules.sheet
    play_games(
        rules.box,
        records(2, rules.dtype),
        match.players,
        rules.setup_codes(match.options),
        np.array([spec.policy for spec in specs], np.int64),
        np.uint64(match.seed),
        first,
        results,
        np.zeros(sheet.most_actions, np.int64),
        np.zeros(sheet.score_lines, np.int64),
        np.zeros(sheet.marks, np.int64),
        np.zeros(match.players, np.int64),
        np.zeros(STREAMS, np.uint64),
    )


def _python_games(
    match: Match, rules: Rules, specs: Sequence[Spec], first: int, results: Array
) -> None:
    games = np.uint64(stream(np.uint64(match.seed), GAMES))
    for row in range(len(results)):
        position = rules.new(match.players, **match.options)
        seed = int(word(games, first + row))
        decisions = _play_out(position, specs, seed)
        wins = [int(share * WIN) for share in position.shares]
        results[row] = [position.turns, decisions, *position.scores, *wins]


def _play_out(position: Position, specs: Sequence[Spec], seed: int) -> int:
    """Play to the end from Python; return the number of decisions."""
    rules, decisions = position.rules, 0
    bots = [spec.make(seed) for spec in specs]
    luck = luck_of(seed)
    while (seat := position.seat) != OVER:
        if seat == CHANCE:
            outcome = deal(rules.box, position.records, 0, luck)
            rules.kernels["apply"](rules.box, position.records, 0, outcome)
        else:
            position.play(ask(bots[seat], specs[seat].text, position))
            decisions += 1
    return decisions


def simulate(
    name: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    components: Any = None,
) -> dict[str, Any]:
    """Play `games` games and sum them up; the same for the same seed, whatever `jobs` is."""
    sheet = registry.sheet(name)
    sheet.check_players(players)
    chosen = sheet.option_values(sheet.option_codes(options or {}))
    seats = check_seats(bots, players)
    compiled = all(parse(bot).policy is not None for bot in seats)
    size = CHUNK if compiled else SLOW_CHUNK
    match = Match(sheet.key, players, chosen, seats, seed % 2**64, components)
    chunks = [(first, min(size, games - first)) for first in range(0, games, size)]
    play_chunk(match, 0, 0)  # compile before the clock runs
    parts, cpu = _run(match, chunks, jobs, progress)
    results = np.concatenate(parts) if parts else np.zeros((0, PER_SEAT + 2 * players), np.int64)
    return summary(match, seed, results, cpu)


def _run(
    match: Match, chunks: list[tuple[int, int]], jobs: int, progress: Progress | None
) -> tuple[list[Array], float]:
    parts: list[Array] = [np.zeros(0)] * len(chunks)
    cpu = 0.0
    if jobs == 1:
        for number, (first, count) in enumerate(chunks):
            parts[number], seconds = play_chunk(match, first, count)
            cpu += seconds
            if progress:
                progress(count)
        return parts, cpu
    # Processes are spawned, not forked: a fork of a process with compiled code and threads hangs.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        pending = {
            pool.submit(play_chunk, match, first, count): (number, count)
            for number, (first, count) in enumerate(chunks)
        }
        for future in as_completed(pending):
            number, count = pending[future]
            parts[number], seconds = future.result()
            cpu += seconds
            if progress:
                progress(count)
    return parts, cpu


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate of which `wins` out of `games` were seen."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959963984540054
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def summary(match: Match, seed: int, results: Array, cpu: float) -> dict[str, Any]:
    """The figures of a simulation, as `polis simulate --json` prints them."""
    games, players = len(results), match.players
    other = other_set(registry.rules(match.game, match.components))
    return {
        "game": match.game,
        "players": players,
        "options": dict(match.options),
        "components": None if other is None else digest(other),
        "games": games,
        "seed": seed,
        "seats": [_seat(match.bots[seat], seat, players, results) for seat in range(players)],
        **_spread("turns", results[:, TURNS]),
        **_spread("decisions", results[:, DECISIONS]),
        "cpu_seconds": cpu,
        "games_per_cpu_second": games / cpu if cpu else 0.0,
    }


def _seat(bot: str, seat: int, players: int, results: Array) -> dict[str, Any]:
    scores = results[:, PER_SEAT + seat]
    wins = int(results[:, PER_SEAT + players + seat].sum()) / WIN
    low, high = wilson(wins, len(results))
    return {
        "bot": bot,
        "wins": wins,
        "win_rate": wins / len(results) if len(results) else 0.0,
        "win_low": low,
        "win_high": high,
        **_spread("score", scores),
        "score_min": int(scores.min()) if len(scores) else 0,
        "score_max": int(scores.max()) if len(scores) else 0,
    }


def _spread(name: str, values: Array) -> dict[str, float]:
    """Mean and sample standard deviation."""
    mean = float(values.mean()) if len(values) else 0.0
    deviation = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    return {f"{name}_mean": mean, f"{name}_sd": deviation}
