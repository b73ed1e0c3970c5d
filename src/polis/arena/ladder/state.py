"""The games of a ladder that have been played, kept in a file so that a killed run can go on.

A file belongs to one game, number of players, set of options, list of bots, seed and version of the
code: a change of any of these starts another file. Each line holds some games of one seating.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from polis import folders
from polis.core import kernel_cache
from polis.core.errors import BadFile
from polis.text.message import Message


@dataclass(frozen=True)
class Entry:
    """Some games of one seating, numbered from `first` on."""

    seats: tuple[str, ...]
    first: int
    rows: list[list[int]]  # in the columns of arena/compiled_games.py
    cpu: float
    asked: list[int]  # decisions of each seat, for Python bots
    seconds: list[float]  # CPU seconds they took
    failures: list[dict[str, Any]]


class State:
    """The games played so far."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.entries: list[Entry] = []
        self._played: set[tuple[tuple[str, ...], int]] = set()

    def begin(self, resume: bool) -> None:
        """Continue the file, or start it again."""
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if not resume:
                self.path.unlink(missing_ok=True)
            elif self.path.exists():
                self._read(self.path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadFile(
                Message("file-unreadable", path=str(self.path), error=error.strerror or str(error))
            ) from error

    def _read(self, text: str) -> None:
        for line in text.splitlines():
            try:
                data = json.loads(line)
                entry = Entry(**{**data, "seats": tuple(data["seats"])})
            except (ValueError, TypeError, KeyError):
                continue  # the line that was being written when the run was killed
            self._note(entry)

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        for number in range(entry.first, entry.first + len(entry.rows)):
            self._played.add((entry.seats, number))

    def has(self, seats: Sequence[str], number: int) -> bool:
        """Whether the game of this number has been played by this seating."""
        return (tuple(seats), number) in self._played

    def add(self, entry: Entry) -> None:
        """Add games, also to the file."""
        self._note(entry)
        if self.path is not None:
            # A newline first: after a killed run the last line may lack one.
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"\n{json.dumps(asdict(entry))}\n")


def default_path(game: str, players: int, *question: Any) -> Path:
    """The default file of a ladder; `question` holds everything that distinguishes ladders."""
    digest = hashlib.sha256(f"{question!r} {kernel_cache.source_digest()}".encode()).hexdigest()[
        :16
    ]
    return folders.cache_folder() / "ladder" / f"{game}-{players}-{digest}.jsonl"
