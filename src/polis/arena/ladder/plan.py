"""A ladder of bots: which games it needs, and playing those that are missing.

All bots get the same luck in every seat: games of one number are dealt from one seed, and the bots
of a pairing rotate until each has had every seat.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from polis.arena.matches import Match
from polis.arena.runs.digests import match_digest
from polis.arena.runs.execution import ALONE, Workers, perform
from polis.arena.runs.shards import WHOLE, Shard
from polis.arena.runs.state import State, check_digest
from polis.arena.runs.tasks import Task, play
from polis.bots.specs import parse
from polis.core.native.builds import require

FAST, SLOW = 500, 1
"""Games that a process plays at a time: of compiled bots, and of others."""


@dataclass(frozen=True)
class Ladder:
    """Who plays whom, how often, with which seed."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int  # of each pairing of compiled bots
    slow_games: int  # of the other pairings
    seed: int
    together: bool = False  # one pairing of all bots, instead of one for each pair
    champion: str | None = None  # play only its pairings with the others; of two, also its mirror
    components: Any = None  # a set of components as plain data, or None

    @property
    def plan(self) -> dict[str, Any]:
        """The ladder as plain data, as its files have it."""
        return {"run": "ladder", **asdict(self), "bots": list(self.bots)}

    @staticmethod
    def from_plan(plan: Mapping[str, Any]) -> Ladder:
        """The ladder that plain data describes."""
        facts = {key: value for key, value in plan.items() if key != "run"}
        return Ladder(**{**facts, "bots": tuple(plan["bots"])})

    def match(self, seats: tuple[str, ...]) -> Match:
        """The match of a seating."""
        return Match(self.game, self.players, self.options, seats, self.seed, self.components)

    def new_state(self, path: Path | None = None) -> State:
        """A place for the games of this ladder."""
        return State(path, lambda seats: match_digest(self.match(seats)))


@dataclass(frozen=True)
class Pairing:
    """Bots that play together: one against equal others, all the same, or all different."""

    bots: tuple[str, ...]

    @property
    def is_mirror(self) -> bool:
        """Whether a bot plays against itself."""
        return len(set(self.bots)) == 1

    @property
    def turns(self) -> int:
        """The number of seatings that share the luck of one number."""
        return 1 if self.is_mirror else len(self.bots)

    def seatings(self, number: int) -> list[tuple[str, ...]]:
        """The seatings of the games of one number: every rotation of the bots.

        If all bots are different, their order also changes with the number.
        """
        first, *rest = self.bots
        if len(set(self.bots)) == len(self.bots):
            orders = list(itertools.permutations(rest))
            rest = list(orders[number % len(orders)])
        order = (first, *rest)
        return [order[-turn:] + order[:-turn] if turn else order for turn in range(self.turns)]


def pairings(ladder: Ladder) -> list[Pairing]:
    """All pairings of a ladder: every pair and every mirror.

    With more than two players each bot of a pair once plays alone against copies of the other. With
    one player each bot plays against the game itself, such as the automaton of World Wonders.
    """
    if ladder.together:
        return [Pairing(ladder.bots)]
    if ladder.players == 1:
        return [Pairing((bot,)) for bot in ladder.bots]
    found = []
    rest = ladder.players - 1
    if ladder.champion is not None:
        others = [bot for bot in ladder.bots if bot != ladder.champion]
        found = [Pairing((ladder.champion, *[other] * rest)) for other in others]
        return [*found, Pairing((ladder.champion,) * 2)] if ladder.players == 2 else found
    for one, other in itertools.combinations(ladder.bots, 2):
        found.append(Pairing((one, *[other] * rest)))
        if rest > 1:
            found.append(Pairing((other, *[one] * rest)))
    return found + [Pairing((bot,) * ladder.players) for bot in ladder.bots]


def numbers(ladder: Ladder, pairing: Pairing) -> int:
    """The numbers that a pairing needs for the requested games, with equal games in every seat."""
    games = ladder.games if is_fast(ladder, pairing) else ladder.slow_games
    return math.ceil(games / pairing.turns)


def is_fast(ladder: Ladder, pairing: Pairing) -> bool:
    """Whether all bots of a pairing run inside kernels."""
    return all(parse(bot, ladder.game).policy is not None for bot in pairing.bots)


def todo(ladder: Ladder, state: State, shard: Shard = WHOLE) -> Iterator[Task]:
    """The games of a shard that have not been played, as runs of numbers of one seating."""
    for place, pairing in enumerate(pairings(ladder)):
        size = FAST if is_fast(ladder, pairing) else SLOW
        open_runs: dict[tuple[str, ...], list[int]] = {}
        for number in range(numbers(ladder, pairing)):
            for seats in pairing.seatings(number):
                run = open_runs.setdefault(seats, [])
                if run and (number != run[-1] + 1 or len(run) == size):
                    yield Task(ladder.match(seats), run[0], len(run))
                    run.clear()
                if shard.has(place + number // size) and not state.has(seats, number):
                    run.append(number)
        for seats, run in open_runs.items():
            if run:
                yield Task(ladder.match(seats), run[0], len(run))


def run(
    ladder: Ladder,
    state: State,
    workers: Workers = ALONE,
    progress: Callable[[int], None] | None = None,
    shard: Shard = WHOLE,
) -> None:
    """Play the missing games and record each in `state`, so that a stopped run can continue."""
    require(ladder.game)
    for entry in perform(play, todo(ladder, state, shard), workers):
        check_digest(entry.digest, match_digest(ladder.match(entry.seats)))
        state.add(entry)
        if progress:
            progress(len(entry.rows))
