"""Puzzles over HTTP: nothing is stored, a task and an answer are computed from the game's set."""

from __future__ import annotations

import math

from polis.core import log, registry
from polis.puzzles.judging import LEAST_POINTS
from polis.puzzles.puzzle import Puzzle, PuzzleSet, shipped_set
from polis.server.protocol import challenges, encoding
from polis.server.refusals import Missing
from polis.text.message import Message


def counts() -> challenges.PuzzleSets:
    """How many puzzles each game has."""
    found = {sheet.key: shipped_set(sheet.key) for sheet in registry.sheets()}
    return challenges.PuzzleSets(
        counts={key: len(one.puzzles) for key, one in found.items() if one is not None}
    )


def _puzzle(game: str, number: int) -> tuple[str, PuzzleSet, Puzzle]:
    """The puzzle of a number, counted from 1."""
    key = registry.find(game)
    found = shipped_set(key)
    held = 0 if found is None else len(found.puzzles)
    if found is None or number > held:
        raise Missing(Message("puzzles-unknown", number=number, puzzles=held))
    return key, found, found.puzzles[number - 1]


def task(game: str, number: int) -> challenges.PuzzleTask:
    """A puzzle without its solution."""
    key, found, puzzle = _puzzle(game, number)
    played = found.game(number - 1)
    points, chance = puzzle.points or 0.0, puzzle.chance or 0.0
    in_points = points >= LEAST_POINTS
    return challenges.PuzzleTask(
        game=key,
        number=number,
        log=log.write(played),
        seat=played.position.seat,
        points=math.floor(points) if in_points else None,
        chance=None if in_points else math.floor(100 * chance),
        hard=puzzle.hard,
    )


def answer(game: str, number: int, action: str) -> challenges.PuzzleAnswer:
    """Whether a move solves a puzzle; NotLegal and others if it cannot be played."""
    _, found, puzzle = _puzzle(game, number)
    position = found.game(number - 1).position
    written = position.write(position.check(action))
    return challenges.PuzzleAnswer(
        right=written in puzzle.best,
        best=puzzle.best[0],
        best_tell=encoding.tell(position, puzzle.best[0]),
        second_tell=encoding.tell(position, puzzle.second),
        points=puzzle.points,
        chance=puzzle.chance,
    )
