"""Finished games kept as logs, one folder a game: they must replay to the same scores for ever.

A folder holds `name.json`, the log; `name.scores.json`, the scores of all seats after each move;
and `rules.py` with RULES, which says by name how to see in a move that a rule was reached.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import polis
from polis.core import log
from polis.core.position import Position

FOLDER = Path(__file__).parent

Predicate = Callable[[Position, str, Position], bool]
"""Whether a move, with the positions before and after it, reaches a rule."""


def folder_of(key: str) -> Path:
    """Where the logs of a game are kept."""
    return FOLDER / key.replace("-", "_")


def logs(folder: Path) -> list[Path]:
    """The logs in a folder, without the scores beside them."""
    return sorted(path for path in folder.glob("*.json") if not path.name.endswith(".scores.json"))


def scores_beside(path: Path) -> Path:
    """The file with the scores of a log."""
    return path.with_name(f"{path.stem}.scores.json")


def steps(game: polis.Game) -> Iterator[tuple[Position, str, Position]]:
    """Every move of a game with the positions before and after it."""
    position = game.at(0)
    for move in game.moves:
        before = position.copy()
        position.play(move)
        yield before, move, position


def keep(game: polis.Game, path: Path) -> None:
    """Write a finished game and its scores where the tests find them."""
    assert game.over
    log.save(game, path)
    scores = [after.scores for _, _, after in steps(game)]
    scores_beside(path).write_text(json.dumps(scores) + "\n", encoding="utf-8")
