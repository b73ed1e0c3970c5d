"""One server at a time for each SQLite file.

A server keeps rooms in memory and writes alone. Two on one file would refuse each other's moves.
The lock ends with its process, however that ends.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from filelock import FileLock, Timeout

from polis.core.errors import UsageError
from polis.server.storage.engine import opening, sqlite_file
from polis.text.message import Message

STARTING = 60.0  # seconds that a server may need from its lock to its address
LOOK_EVERY = 0.1


class AlreadyServed(UsageError):
    """Another server, or a restore, uses the SQLite file."""

    def __init__(self, file: Path, address: str | None) -> None:
        key = "database-in-use" if address is None else "database-served"
        shown = {} if address is None else {"address": address}
        super().__init__(Message(key, database=str(file), **shown))
        self._file = file

    def wait_for_address(self) -> str | None:
        """The address of the other server, which may still be starting; None if it has none."""
        deadline = time.monotonic() + STARTING
        while (address := _address(self._file)) is None and time.monotonic() < deadline:
            if not _is_held(self._file):
                break
            time.sleep(LOOK_EVERY)
        return address


@contextlib.contextmanager
def serving(database: str) -> Iterator[Callable[[str], None]]:
    """Hold the lock of an SQLite file; yields a function that publishes the server's address.

    AlreadyServed if another process holds it. PostgreSQL serves any number of processes.
    """
    file = sqlite_file(database)
    if file is None:
        yield lambda address: None
        return
    with opening(database):
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = _lock(file)
        try:
            lock.acquire(blocking=False)
        except Timeout:
            raise AlreadyServed(file, _address(file)) from None
    note = _note(file)
    try:
        note.unlink(missing_ok=True)
        yield lambda address: _publish(note, address)
    finally:
        note.unlink(missing_ok=True)
        lock.release()


def _lock(file: Path) -> FileLock:
    return FileLock(f"{file}.lock", mode=0o600)


def _is_held(file: Path) -> bool:
    try:
        with _lock(file).acquire(blocking=False):
            return False
    except Timeout:
        return True


def _note(file: Path) -> Path:
    """The file with the address of the server that holds the lock."""
    return file.with_name(f"{file.name}.address")


def _publish(note: Path, address: str) -> None:
    draft = note.with_suffix(".draft")
    draft.write_text(address, encoding="utf-8")
    draft.replace(note)


def _address(file: Path) -> str | None:
    try:
        return _note(file).read_text(encoding="utf-8") or None
    except OSError:
        return None
