"""The games of a run that have been played, kept in a file so that a stopped run can go on.

A line says what the run is, every other line holds some games of one seating with the digest of
their match. Games of another digest are refused, so a file never mixes the games of
two questions, of edited bots or of other rules.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from polis import folders
from polis.core import log
from polis.core.errors import BadFile
from polis.core.interfaces import Array
from polis.text.message import Message


@dataclass(frozen=True, eq=False)
class Entry:
    """Some games of one seating, numbered from `first` on."""

    seats: tuple[str, ...]
    first: int
    rows: Array  # in the columns of arena/compiled_games.py
    cpu: float
    asked: list[int]  # decisions of each seat, for Python bots
    seconds: list[float]  # CPU seconds they took
    failures: list[dict[str, Any]]
    digest: str  # of the match, see arena/runs/digests.py

    def data(self) -> dict[str, Any]:
        """The entry as plain data."""
        return {**asdict(self), "rows": self.rows.tolist()}


def check_digest(digest: str, wanted: str) -> None:
    """Raise BadFile if a worker plays with other rules or bots."""
    if digest != wanted:
        raise BadFile(Message("run-other-worker", digest=digest, wanted=wanted))


Digest = Callable[[tuple[str, ...]], str]
"""The digest that games of a seating should have."""


class State:
    """The games played so far; without a path they are only in memory."""

    def __init__(self, path: Path | None, digest: Digest) -> None:
        self.path = path
        self.entries: list[Entry] = []
        self.wanted = digest
        self._played: dict[tuple[str, ...], Array] = {}

    def begin(self, plan: Mapping[str, Any], resume: bool) -> None:
        """Continue the file, or start it again, for the run that `plan` describes."""
        if self.path is None:
            return
        old = read(self.path) if _has_content(self.path) else None
        if resume and old is not None:
            self.take(old, self.path)
            if old.plan != plan:
                self._write({"plan": plan})  # such as more games
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise _unwritable(self.path, error) from error
        self._write({"plan": plan})

    def take(self, played: Played, path: Path) -> None:
        """Note the games of a file; BadFile if one of them is of another digest."""
        for entry in played.entries:
            wanted = self.wanted(entry.seats)
            if entry.digest != wanted:
                raise BadFile(
                    Message("run-other", path=str(path), digest=entry.digest, wanted=wanted)
                )
            self._note(entry)

    def _note(self, entry: Entry) -> bool:
        """Remember games; false if all of them are known already."""
        end = entry.first + len(entry.rows)
        flags = self._played.setdefault(entry.seats, np.zeros(0, np.bool_))
        if len(flags) < end:
            flags = np.concatenate([flags, np.zeros(max(end, len(flags)), np.bool_)])
            self._played[entry.seats] = flags
        if flags[entry.first : end].all():
            return False
        flags[entry.first : end] = True
        self.entries.append(entry)
        return True

    def has(self, seats: Sequence[str], number: int) -> bool:
        """Whether the game of this number has been played by this seating."""
        flags = self._played.get(tuple(seats))
        return flags is not None and number < len(flags) and bool(flags[number])

    def add(self, entry: Entry) -> None:
        """Add games, also to the file; games that were played twice count once."""
        if self._note(entry) and self.path is not None:
            self._write(entry.data())

    def _write(self, data: Mapping[str, Any]) -> None:
        assert self.path is not None
        try:
            # A newline first: after a killed run the last line may lack one.
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"\n{json.dumps(data)}\n")
        except OSError as error:
            raise _unwritable(self.path, error) from error

    def rows(self) -> dict[tuple[tuple[str, ...], int], list[int]]:
        """The result of every game, by seating and number."""
        found: dict[tuple[tuple[str, ...], int], list[int]] = {}
        for entry in self.entries:
            for number, row in enumerate(entry.rows.tolist(), start=entry.first):
                found.setdefault((entry.seats, number), row)
        return found


@dataclass(frozen=True)
class Played:
    """What a file of games holds: what its run is, and its entries."""

    plan: dict[str, Any]
    entries: list[Entry]


def _has_content(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def read(path: Path) -> Played:
    """A file of games; BadFile if it is none."""
    try:
        parts = [part for line in log.read_text(path).splitlines() if (part := _part(line))]
        plans = [part["plan"] for part in parts if "plan" in part]
        if not isinstance(plans[-1]["run"], str):
            raise TypeError
        entries = [_entry(part) for part in parts if "plan" not in part]
    except (ValueError, TypeError, KeyError, IndexError) as error:
        if isinstance(error, BadFile):
            raise
        raise BadFile(Message("run-not-games", path=str(path))) from error
    return Played(plans[-1], entries)


def _part(line: str) -> dict[str, Any]:
    """The data in a line; empty if it was being written when the run was killed."""
    try:
        data: dict[str, Any] = json.loads(line)
    except ValueError:
        return {}
    return data


def _entry(data: dict[str, Any]) -> Entry:
    rows = np.array(data["rows"], np.int64)
    return Entry(**{**data, "seats": tuple(data["seats"]), "rows": rows})


def _unwritable(path: Path, error: OSError) -> BadFile:
    reason = error.strerror or str(error)
    return BadFile(Message("file-unwritable", path=str(path), error=reason))


def default_path(plan: Mapping[str, Any], digest: str, ending: str = "") -> Path:
    """The default file of a run; `digest` is one of all its matches."""
    text = json.dumps(plan, sort_keys=True) + digest
    name = hashlib.sha256(text.encode()).hexdigest()[:16]
    stem = f"{plan['game']}-{plan['players']}-{name}{ending}"
    return folders.cache_folder() / str(plan["run"]) / f"{stem}.jsonl"
