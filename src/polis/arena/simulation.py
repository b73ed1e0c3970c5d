"""Many games between bots and their summary: reproducible by seed, on any number of cores."""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import numpy as np

from polis.arena.compiled_games import DECISIONS, PER_SEAT, TURNS
from polis.arena.matches import Chunk, Failure, Match, play_chunk
from polis.bots.specs import parse
from polis.core import component_sets, registry
from polis.core.contract import WIN
from polis.core.errors import BadOption
from polis.core.interfaces import Array
from polis.text.message import Message

CHUNK = 2000
"""Games that a process plays at a time; results do not depend on it."""

SLOW_CHUNK = 20

Progress = Callable[[int], None]


def check_seats(bots: Sequence[str], players: int) -> list[str]:
    """One bot for each seat; a single name stands for all."""
    if len(bots) == 1:
        return list(bots) * players
    if len(bots) != players:
        raise BadOption(Message("bot-count", bots=len(bots), players=players))
    return list(bots)


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
    """Play `games` games and summarise them; the result depends on the seed, not on `jobs`."""
    sheet = registry.sheet(name)
    sheet.check_players(players)
    chosen = sheet.option_values(sheet.option_codes(options or {}))
    seats = check_seats(bots, players)
    compiled = all(parse(bot, sheet.key).policy is not None for bot in seats)
    size = CHUNK if compiled else SLOW_CHUNK
    match = Match(sheet.key, players, chosen, seats, seed % 2**64, components)
    chunks = [(first, min(size, games - first)) for first in range(0, games, size)]
    play_chunk(match, 0, 0)  # compile before time is measured
    parts = _run(match, chunks, jobs, progress)
    whole = Chunk(np.concatenate([part.results for part in parts]))
    whole.cpu = sum(part.cpu for part in parts)
    whole.failures = [failure for part in parts for failure in part.failures]
    return summary(match, seed, whole)


def _run(
    match: Match, chunks: list[tuple[int, int]], jobs: int, progress: Progress | None
) -> list[Chunk]:
    parts: list[Chunk] = [Chunk(np.zeros((0, PER_SEAT + 2 * match.players), np.int64))]
    if jobs == 1:
        for first, count in chunks:
            parts.append(play_chunk(match, first, count))
            if progress:
                progress(count)
        return parts
    # Processes are spawned, not forked: forking a process with compiled code and threads hangs.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        pending = {pool.submit(play_chunk, match, first, count): count for first, count in chunks}
        if progress:
            for future in as_completed(pending):
                progress(pending[future])
        return [*parts, *(future.result() for future in pending)]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of the rate of `wins` in `games`."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959963984540054
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def summary(match: Match, seed: int, chunk: Chunk) -> dict[str, Any]:
    """The figures of a simulation, as `polis simulate --json` prints them."""
    results, cpu = chunk.results, chunk.cpu
    games, players = len(results), match.players
    other = component_sets.other_set(component_sets.rules(match.game, match.components))
    return {
        "game": match.game,
        "players": players,
        "options": dict(match.options),
        "components": None if other is None else component_sets.digest(other),
        "games": games,
        "seed": seed,
        "seats": [_seat(match.bots[seat], seat, players, results) for seat in range(players)],
        **_spread("turns", results[:, TURNS]),
        **_spread("decisions", results[:, DECISIONS]),
        "cpu_seconds": cpu,
        "games_per_cpu_second": games / cpu if cpu else 0.0,
        "failures": [failure_data(failure) for failure in chunk.failures],
    }


def failure_data(failure: Failure) -> dict[str, Any]:
    """A failure as plain data."""
    return {
        "game": failure.game,
        "seat": failure.seat,
        "bot": failure.bot,
        "reason": str(failure.reason),
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
