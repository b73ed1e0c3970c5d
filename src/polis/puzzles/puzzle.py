"""A puzzle as data, and the sets that games have: one JSON object a line after the head.

The moves that lead to the position are in notation, chance outcomes among them, as in a log.
"""

from __future__ import annotations

import functools
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from polis.core import registry
from polis.core.errors import BadFile
from polis.core.game import Game
from polis.text.message import Message

FILE = "puzzles.jsonl"
"""The set of a game, in its folder."""

FORMAT = "polis-puzzles/1"


@dataclass(frozen=True)
class Puzzle:
    """A position, its best move, and how much better that is than any other."""

    source: int
    """The number of the game of bots."""
    moves: tuple[str, ...]
    best: tuple[str, ...]
    """The best move, then the moves that are equal to it, as turned places are."""
    second: str
    """The best of all other moves."""
    points: float | None
    """What `second` loses, in points; None where the values of the game are not points."""
    chance: float | None
    """What `second` loses of the chance to win, from 0 to 1."""
    hard: bool
    """Whether the one-move bot does not find it."""

    def line(self) -> str:
        """The puzzle as a line of a set."""
        return compact(asdict(self))


@dataclass(frozen=True)
class PuzzleSet:
    """Puzzles of one game, with what they share."""

    head: dict[str, Any]
    """Game, players, options, rules version, and how the puzzles were made."""
    puzzles: tuple[Puzzle, ...]

    def game(self, number: int) -> Game:
        """The game up to the position of the puzzle of this number."""
        players, options = self.head["players"], self.head["options"]
        version = self.head["rules_version"]
        game = Game(self.head["game"], players, options, rules_version=version)
        for move in self.puzzles[number].moves:
            game.play(move)
        return game


def compact(data: dict[str, Any]) -> str:
    """Data as a line of a set."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_set(path: Path) -> PuzzleSet:
    """The set in a file; a last line that was cut off is left out."""
    head, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True) or [""]
    try:
        about: dict[str, Any] = json.loads(head)
        if about["format"] != FORMAT:
            raise ValueError(about["format"])
        return PuzzleSet(about, tuple(_puzzle(line) for line in lines if line.endswith("\n")))
    except (ValueError, TypeError, KeyError) as error:
        raise BadFile(Message("puzzles-file", path=str(path))) from error


def _puzzle(line: str) -> Puzzle:
    data: dict[str, Any] = json.loads(line)
    return Puzzle(**data | {"moves": tuple(data["moves"]), "best": tuple(data["best"])})


@functools.cache
def shipped_set(game: str) -> PuzzleSet | None:
    """The set that lies in the folder of a game, if there is one."""
    path = registry.folder(game) / FILE
    return read_set(path) if path.is_file() else None
