"""Many games between bots and their summary: reproducible by seed, on any number of cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from polis.arena.compiled_games import DECISIONS, PER_SEAT, TURNS
from polis.arena.intervals import wilson
from polis.arena.matches import Match
from polis.arena.runs.digests import match_digest
from polis.arena.runs.execution import ALONE, Workers, perform
from polis.arena.runs.shards import WHOLE, Shard
from polis.arena.runs.state import State, check_digest
from polis.arena.runs.tasks import Task, play
from polis.bots.specs import parse
from polis.core import component_sets, registry
from polis.core.contract import WIN
from polis.core.errors import BadOption
from polis.core.interfaces import Array
from polis.core.native.builds import require
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


def check_least(name: str, number: int) -> None:
    """Raise BadOption if a number of games or processes is below 1."""
    if number < 1:
        raise BadOption(Message("whole-number-least", value=str(number), name=name, least="1"))


@dataclass(frozen=True)
class Simulation:
    """Games of one match, numbered from 0."""

    match: Match
    games: int

    @staticmethod
    def of(
        name: str,
        players: int,
        bots: Sequence[str],
        games: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        components: Any = None,
    ) -> Simulation:
        """The simulation of these bots; PolisError if there is none."""
        sheet = registry.sheet(name)
        sheet.check_players(players)
        check_least("games", games)
        chosen = sheet.option_values(sheet.option_codes(options or {}))
        seats = check_seats(bots, players)
        for bot in seats:
            parse(bot, sheet.key)
        return Simulation(Match(sheet.key, players, chosen, seats, seed, components), games)

    @property
    def plan(self) -> dict[str, Any]:
        """The simulation as plain data, as its files have it."""
        match = self.match
        return {
            "run": "simulate",
            "game": match.game,
            "players": match.players,
            "options": dict(match.options),
            "bots": list(match.bots),
            "games": self.games,
            "seed": match.seed,
            "components": match.components,
        }

    @staticmethod
    def from_plan(plan: Mapping[str, Any]) -> Simulation:
        """The simulation that plain data describes."""
        return Simulation.of(
            plan["game"], plan["players"], plan["bots"], plan["games"], plan["seed"],
            plan["options"], plan["components"],
        )  # fmt: skip

    def new_state(self, path: Path | None = None) -> State:
        """A place for the games of this simulation."""
        digest = match_digest(self.match)
        return State(path, lambda seats: digest if seats == tuple(self.match.bots) else "")


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
    check_least("jobs", jobs)
    simulation = Simulation.of(name, players, bots, games, seed, options, components)
    state = simulation.new_state()
    run(simulation, state, Workers(jobs), progress)
    return summary(simulation, state)


def todo(simulation: Simulation, state: State, shard: Shard = WHOLE) -> Iterator[Task]:
    """The games of a shard that have not been played."""
    match, games = simulation.match, simulation.games
    compiled = all(parse(bot, match.game).policy is not None for bot in match.bots)
    size = CHUNK if compiled else SLOW_CHUNK
    for first in range(0, games, size):
        numbers = range(first, min(first + size, games))
        missing = [number for number in numbers if not state.has(match.bots, number)]
        if missing and shard.has(first // size):
            yield Task(match, missing[0], missing[-1] + 1 - missing[0])


def run(
    simulation: Simulation,
    state: State,
    workers: Workers = ALONE,
    progress: Progress | None = None,
    shard: Shard = WHOLE,
) -> None:
    """Play the missing games of a shard and record each in `state`."""
    require(simulation.match.game)
    digest = match_digest(simulation.match)
    for entry in perform(play, todo(simulation, state, shard), workers):
        check_digest(entry.digest, digest)
        state.add(entry)
        if progress:
            progress(len(entry.rows))


def summary(simulation: Simulation, state: State) -> dict[str, Any]:
    """The figures of a simulation, as `polis simulate --json` prints them."""
    match = simulation.match
    entries = sorted(state.entries, key=lambda entry: entry.first)
    results = _results(simulation, state)
    cpu = sum(entry.cpu for entry in entries)
    games, players = len(results), match.players
    return {
        "game": match.game,
        "players": players,
        "options": dict(match.options),
        "components": component_sets.other_digest(match.game, match.components),
        "games": games,
        "seed": match.seed,
        "seats": [_seat(match, seat, results) for seat in range(players)],
        **_spread("turns", results[:, TURNS]),
        **_spread("decisions", results[:, DECISIONS]),
        "cpu_seconds": cpu,
        "games_per_cpu_second": games / cpu if cpu else 0.0,
        "failures": [failure for entry in entries for failure in entry.failures],
    }


def _results(simulation: Simulation, state: State) -> Array:
    """A row for each game that was played, in the order of their numbers."""
    columns = PER_SEAT + 2 * simulation.match.players
    results = np.zeros((simulation.games, columns), np.int64)
    played = np.zeros(simulation.games, np.bool_)
    for entry in state.entries:
        count = max(0, min(len(entry.rows), simulation.games - entry.first))
        results[entry.first : entry.first + count] = entry.rows[:count]
        played[entry.first : entry.first + count] = True
    found: Array = results[played]
    return found


def _seat(match: Match, seat: int, results: Array) -> dict[str, Any]:
    bot, players = match.bots[seat], match.players
    scores = results[:, PER_SEAT + seat]
    wins = int(results[:, PER_SEAT + players + seat].sum()) / WIN
    low, high = wilson(wins, len(results))
    return {
        "bot": bot,
        "by_time": parse(bot, match.game).by_time,
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
