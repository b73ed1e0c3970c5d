"""Backup and restore of an SQLite file; a backup is whole also while a server writes.

A copy of the file alone lacks everything that SQLite still has in its journal (`-wal`), and may
mix old and new pages. SQLite's own backup reads one state of the database and lets others write
meanwhile.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from polis.core.errors import BadFile, UsageError
from polis.server.storage.engine import known_revisions, sqlite_file
from polis.server.storage.server_lock import serving
from polis.text.message import Message

PATIENCE = 60.0  # seconds for another process to release the file


@dataclass(frozen=True)
class Contents:
    """How many rooms, moves and chat lines a database holds."""

    rooms: int
    moves: int
    lines: int


def back_up(database: str, target: Path) -> Contents:
    """Write the state of a database at this moment to a new file, and count what is in it."""
    source = _file(database, "backup-postgresql", target)
    if not source.is_file():
        raise UsageError(Message("backup-nothing", database=str(source)))
    if target.exists():
        raise UsageError(Message("backup-exists", path=str(target)))
    draft = target.with_name(f"{target.name}.part")
    with _readable(source), _written(draft, target):
        return _copy(source, draft)


def restore(database: str, source: Path) -> tuple[Contents, Path | None]:
    """Put a backup in the place of a database; return its counts and where the old one is kept.

    AlreadyServed while a server uses the database.
    """
    file = _file(database, "restore-postgresql", source)
    with serving(database):
        draft = file.with_name(f"{file.name}.part")
        with _readable(source):
            if not source.is_file():
                raise FileNotFoundError(2, os.strerror(2))
            _check_version(source)
            with _written(draft, draft):
                found = _copy(source, draft)
        kept = _keep(file) if file.exists() else None
        draft.replace(file)
    return found, kept


def _file(database: str, key: str, file: Path) -> Path:
    """The file of an SQLite database; UsageError with this key for PostgreSQL."""
    found = sqlite_file(database)
    if found is None:
        raise UsageError(Message(key, path=str(file)))
    return found


@contextlib.contextmanager
def _readable(file: Path) -> Iterator[None]:
    """BadFile if a file cannot be read or is no database."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadFile(Message("file-unreadable", path=str(file), error=why)) from error


@contextlib.contextmanager
def _written(draft: Path, target: Path) -> Iterator[None]:
    """An empty private file to write to, which gets its name when it is whole and on the disk."""
    try:
        draft.unlink(missing_ok=True)
        draft.touch(mode=0o600)
    except OSError as error:
        message = Message("file-unwritable", path=str(target), error=error.strerror or str(error))
        raise BadFile(message) from error
    try:
        yield
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _copy(source: Path, target: Path) -> Contents:
    with (
        closing(sqlite3.connect(source, timeout=PATIENCE)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")  # one file, without a journal beside it
        (state,) = writing.execute("PRAGMA integrity_check(1)").fetchone()
        if state != "ok":
            raise sqlite3.DatabaseError(state)
        tables = ("rooms", "moves", "chat")
        counts = [writing.execute(f"select count(*) from {table}").fetchone() for table in tables]
        return Contents(*(number for (number,) in counts))


def _check_version(source: Path) -> None:
    """Refuse a file whose tables are not those of Polis, or of a newer Polis."""
    with closing(sqlite3.connect(source, timeout=PATIENCE)) as connection:
        (version,) = connection.execute("select version_num from alembic_version").fetchone()
    if version not in known_revisions():
        raise UsageError(Message("database-newer", database=str(source)))


def _keep(file: Path) -> Path:
    """Give a database and its journal second names beside it, and return the first of them.

    It is not opened: SQLite may drop the journal of a damaged file.
    """
    kept = next(
        name
        for number in count(1)
        if not (name := file.with_name(f"{file.name}.old-{number}")).exists()
    )
    for end in ("", "-wal"):
        if Path(f"{file}{end}").exists():
            _link(f"{file}{end}", f"{kept}{end}")
    # SQLite would add a journal that is still there to the database that comes next.
    for end in ("-wal", "-shm"):
        Path(f"{file}{end}").unlink(missing_ok=True)
    return kept


def _link(file: str, name: str) -> None:
    try:
        os.link(file, name)
    except OSError:  # a file system without links
        shutil.copy2(file, name)
