"""Making a set of puzzles: games of bots one after another, until there are enough puzzles.

Each game depends only on its number, so a run that was stopped continues with the game after the
last puzzle, and the set is the same as without the stop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from polis.core import registry
from polis.core.errors import BadFile
from polis.core.game import Game
from polis.puzzles import judging
from polis.puzzles.candidates import Decision, decisions, game_of_bots, is_hard
from polis.puzzles.judging import Verdict
from polis.puzzles.puzzle import FORMAT, Puzzle, compact, read_set
from polis.text.message import Message

IN_A_GAME = 5
"""Puzzles of one game; more would be much alike."""

APART = 3
"""A move is not the best one of two puzzles that are so close to each other."""


@dataclass(frozen=True)
class Plan:
    """What a set is made of; equal plans give equal puzzles."""

    game: str
    players: int
    bot: str
    seed: int
    simulations: int
    """Of the search that finds a puzzle; `TIMES` as many confirm it."""
    glance: int | None = None
    """Of a shorter search before, which leaves most decisions out; None: there is none."""

    def head(self) -> dict[str, Any]:
        """The first line of the file."""
        sheet = registry.sheet(self.game)
        return {
            "format": FORMAT,
            **asdict(self),
            "confirmed_by": self.simulations * judging.TIMES,
            "rules_version": sheet.rules_version,
            "options": sheet.option_values(sheet.option_codes({})),
        }


def make_set(
    plan: Plan, count: int, path: Path, resume: bool, progress: Callable[[int], None] | None = None
) -> int:
    """Write puzzles to a file until it holds `count`; return how many it holds."""
    there = _begin(plan, path, resume)
    if progress:
        progress(len(there))
    first = there[-1].source + 1 if there else 0
    with path.open("a", encoding="utf-8") as file:
        for puzzle in _puzzles(plan, first):
            if len(there) >= count:
                break
            if puzzle.best[0] in [one.best[0] for one in there[-APART:]]:
                continue
            there.append(puzzle)
            file.write(puzzle.line() + "\n")
            file.flush()
            if progress:
                progress(1)
    return len(there)


def _begin(plan: Plan, path: Path, resume: bool) -> list[Puzzle]:
    """The puzzles of a file that is continued, whole games only; a new file gets its head."""
    there: list[Puzzle] = []
    if path.is_file() and path.stat().st_size:
        if not resume:
            raise BadFile(Message("puzzles-there", path=str(path)))
        old = read_set(path)
        if old.head != plan.head():
            raise BadFile(Message("puzzles-other", path=str(path)))
        # The last game may have had another puzzle: it is looked at again.
        there = [one for one in old.puzzles if one.source < old.puzzles[-1].source]
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = (compact(plan.head()), *(one.line() for one in there))
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return there


def _puzzles(plan: Plan, first: int) -> Iterator[Puzzle]:
    number = first
    while True:
        yield from puzzles_in(plan, number)
        number += 1


def puzzles_in(plan: Plan, number: int) -> list[Puzzle]:
    """The puzzles of the game of this number, in the order of its moves."""
    game = game_of_bots(plan.game, plan.players, plan.bot, plan.seed, number)
    found: list[Puzzle] = []
    turns: set[tuple[int, int]] = set()
    for one, verdict in _candidates(plan, game):
        turn = (one.position.seat, one.position.turns)
        if turn not in turns and (puzzle := _confirmed(plan, number, game, one, verdict)):
            turns.add(turn)
            found.append(puzzle)
        if len(found) == IN_A_GAME:
            break
    return sorted(found, key=lambda puzzle: len(puzzle.moves))


def _candidates(plan: Plan, game: Game) -> list[tuple[Decision, Verdict]]:
    """The decisions with a clearly best move at a quick look: hard ones, then large margins."""
    found = []
    for one in decisions(game):
        if plan.glance is not None and _clear(plan, one, plan.glance) is None:
            continue
        verdict = _clear(plan, one, plan.simulations)
        if verdict is not None:
            easy = not is_hard(one.position, verdict.best)
            found.append(((easy, -judging.margin(verdict.loss), one.at), one, verdict))
    return [(one, verdict) for _, one, verdict in sorted(found, key=lambda three: three[0])]


def _clear(plan: Plan, one: Decision, simulations: int) -> Verdict | None:
    """The verdict of a search on a decision if one move is clearly the best."""
    verdict = judging.judge(plan.game, one.position, simulations)
    return verdict if verdict and judging.is_clear(one.position, verdict) else None


def _confirmed(plan: Plan, number: int, game: Game, one: Decision, quick: Verdict) -> Puzzle | None:
    """The puzzle of a decision if a longer search finds the same clearly best move."""
    position = one.position
    verdict = _clear(plan, one, plan.simulations * judging.TIMES)
    if verdict is None or quick.best[0] not in verdict.best:
        return None
    lost = verdict.loss
    return Puzzle(
        source=number,
        moves=tuple(game.moves[: one.at]),
        best=tuple(position.write(code) for code in verdict.best),
        second=position.write(verdict.second),
        points=None if lost.points is None else round(lost.points, 1),
        chance=None if lost.lost_chance is None else round(lost.lost_chance, 3),
        hard=is_hard(position, verdict.best),
    )
