"""A ladder of bots: which games it needs, and playing those that are missing.

All bots get the same luck in every seat: games of one number are dealt from one seed, and the bots
of a pairing rotate until each has had every seat.
"""

from __future__ import annotations

import itertools
import math
import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

from polis.arena import warm_up
from polis.arena.ladder.state import Entry, State
from polis.arena.matches import Match, play_chunk
from polis.arena.simulation import failure_data
from polis.bots.specs import parse

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


def todo(ladder: Ladder, state: State) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """The games not yet played: a seating, the first number, and the count of numbers."""
    for pairing in pairings(ladder):
        size = FAST if is_fast(ladder, pairing) else SLOW
        open_runs: dict[tuple[str, ...], list[int]] = {}
        for number in range(numbers(ladder, pairing)):
            for seats in pairing.seatings(number):
                run = open_runs.setdefault(seats, [])
                if run and (number != run[-1] + 1 or len(run) == size):
                    yield seats, run[0], len(run)
                    run.clear()
                if not state.has(seats, number):
                    run.append(number)
        for seats, run in open_runs.items():
            if run:
                yield seats, run[0], len(run)


def play(ladder: Ladder, seats: tuple[str, ...], first: int, count: int) -> Entry:
    """Play these games."""
    match = Match(ladder.game, ladder.players, ladder.options, seats, ladder.seed % 2**64)
    chunk = play_chunk(match, first, count)
    rows = [[int(value) for value in row] for row in chunk.results]
    failures = [failure_data(failure) for failure in chunk.failures]
    return Entry(seats, first, rows, chunk.cpu, chunk.asked, chunk.seconds, failures)


def run(
    ladder: Ladder, state: State, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> None:
    """Play the missing games and record each in `state`, so that a stopped run can continue."""
    _compile(ladder)
    work = todo(ladder, state)
    if jobs == 1:
        for seats, first, count in work:
            state.add(play(ladder, seats, first, count))
            if progress:
                progress(count)
        return
    # Processes are spawned, not forked: forking a process with compiled code and threads hangs.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        pending: set[Future[Entry]] = set()
        try:
            # Few tasks at a time, so that an interrupted run stops soon.
            for task in itertools.chain(work, itertools.repeat(None)):
                if task is not None:
                    pending.add(pool.submit(play, ladder, *task))
                if not pending:
                    return
                if task is None or len(pending) > jobs:
                    done, pending = wait(pending, return_when=FIRST_COMPLETED)
                    for future in done:
                        entry = future.result()
                        state.add(entry)
                        if progress:
                            progress(len(entry.rows))
        finally:
            for future in pending:
                future.cancel()


def _compile(ladder: Ladder) -> None:
    """Compile what the bots call before time is measured and processes are started."""
    if all(is_fast(ladder, pairing) for pairing in pairings(ladder)):
        play(ladder, pairings(ladder)[0].bots, 0, 0)
    else:
        warm_up.compile_all(ladder.game)
