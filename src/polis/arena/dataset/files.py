"""Parquet files of games: their columns, and writing one of them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from polis.arena.dataset.recorder import FEATURE, Row, record
from polis.arena.matches import Match
from polis.arena.runs.digests import match_digest
from polis.arena.runs.state import check_digest
from polis.core.errors import BadFile, BadOption
from polis.core.native.builds import require
from polis.text.message import Message

ROWS, NUMBERS = 2**13, 2**24
"""A group of rows is written when it has this many rows, or this many numbers in arrays."""

ABOUT = b"polis"
"""The key of our part of a file's metadata."""

COLUMNS = {
    "game": ("int64", "number of the game, from 0"),
    "move": ("int32", "number of the move in its game, from 0"),
    "seat": ("int8", "seat that acts, from 0; -1 is chance"),
    "code": ("int32", "code of the action or of the outcome"),
    "text": ("string", "the same in notation"),
    "probability": ("float32", "probability of the outcome; null for actions"),
    "legal": ("list<int32>", "codes of the legal actions, ascending; null for chance"),
    "visits": (
        "list<int32>",
        "simulations through each of them, also those of a subtree that the bot has kept from its "
        "decision before; null if the bot does not search",
    ),
    "values": (
        "list<float32>",
        "the bot's estimate of each of them, in its own unit; NaN if it was not visited, "
        "null if the bot makes no estimates",
    ),
    "scores": ("list<int32>", "final scores of all seats"),
    "shares": ("list<float32>", "shares of the win of all seats"),
}
"""Types and meanings of the columns; those of features come after them."""


def arrow() -> Any:
    """The packages `pyarrow` and `pyarrow.parquet`; BadOption if they are not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise BadOption(Message("dataset-no-arrow")) from error
    return pyarrow


def schema(fields: Sequence[str], about: dict[str, Any]) -> Any:
    """The schema of a file with these features; `about` goes into its metadata."""
    pa = arrow()
    types = {
        "int8": pa.int8(), "int32": pa.int32(), "int64": pa.int64(), "float32": pa.float32(),
        "string": pa.string(), "list<int32>": pa.list_(pa.int32()),
        "list<float32>": pa.list_(pa.float32()),
    }  # fmt: skip
    columns = [pa.field(name, types[kind]) for name, (kind, _) in COLUMNS.items()]
    columns += [pa.field(FEATURE + name, pa.list_(pa.int16())) for name in fields]
    return pa.schema(columns, metadata={ABOUT: json.dumps(about).encode()})


@dataclass(frozen=True)
class FileTask:
    """One file: games of a match, numbered from `first` on."""

    match: Match
    first: int
    count: int
    fields: tuple[str, ...]
    path: Path
    digest: str  # of the match, where the dataset is made

    @property
    def about(self) -> dict[str, Any]:
        """What the file says about itself; equal values mean equal games."""
        return {
            "digest": self.digest,
            "first": self.first,
            "count": self.count,
            "fields": list(self.fields),
        }

    @property
    def key(self) -> str:
        """The name of the task."""
        return f"polis-file-{self.digest}-{self.path}"


def write(task: FileTask) -> dict[str, Any]:
    """Write a file and return what it holds; BadFile if this process has other rules or bots.

    A half-written file never has its name.
    """
    pa = arrow()
    require(task.match.game)
    check_digest(match_digest(task.match), task.digest)
    # A cluster may give one task to two workers.
    draft = task.path.with_name(f".{task.path.name}.{secrets.token_hex(8)}.draft")
    failed, numbers, waiting = 0, 0, list[Row]()
    try:
        task.path.parent.mkdir(parents=True, exist_ok=True)
        columns = schema(task.fields, task.about)
        with pa.parquet.ParquetWriter(draft, columns, compression="zstd") as writer:
            for number in range(task.first, task.first + task.count):
                rows = record(task.match, number, task.fields)
                failed += rows is None
                waiting += rows or []
                numbers += sum(_numbers(row) for row in rows or [])
                if len(waiting) >= ROWS or numbers >= NUMBERS:
                    writer.write_batch(pa.RecordBatch.from_pylist(waiting, columns))
                    waiting.clear()
                    numbers = 0
            if waiting:
                writer.write_batch(pa.RecordBatch.from_pylist(waiting, columns))
            writer.add_key_value_metadata({"failed": str(failed)})
        draft.replace(task.path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadFile(Message("file-unwritable", path=str(task.path), error=reason)) from error
    finally:
        draft.unlink(missing_ok=True)
    return read_about(task.path)


def _numbers(row: Row) -> int:
    return sum(values.size for values in row.values() if isinstance(values, np.ndarray))


def read_about(path: Path) -> dict[str, Any]:
    """What a file says about itself, with its rows and failed games; BadFile if it is not ours."""
    pa = arrow()
    try:
        metadata = pa.parquet.read_metadata(path)
        found = metadata.metadata or {}
        about: dict[str, Any] = json.loads(found[ABOUT])
        about["failed"] = int(found[b"failed"])
    except (OSError, ValueError, KeyError) as error:
        raise BadFile(Message("dataset-file", path=str(path))) from error
    return {**about, "rows": metadata.num_rows, "bytes": path.stat().st_size}


def check_about(task: FileTask, about: dict[str, Any]) -> None:
    """Raise BadFile unless a file that says this about itself is the one of the task."""
    if any(about.get(key) != value for key, value in task.about.items()):
        raise BadFile(Message("dataset-other", path=str(task.path)))
