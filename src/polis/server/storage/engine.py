"""Connections to SQLite or PostgreSQL, and the migration to the newest schema."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from polis.core.errors import UsageError
from polis.server.storage.batched_writer import Batches
from polis.server.storage.secrecy import hide_values, without_password
from polis.server.storage.single_writer import Singles
from polis.server.storage.turn import Turn
from polis.text.message import Message

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x706F6C6973  # of PostgreSQL: any number that no other application uses

# SQLite has one writer at a time. WAL lets readers go on meanwhile, and with full sync a commit
# has reached the disk before it returns.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")

# The rows of many rooms are written in turn, each to pages of its own; a larger cache saves reading
# these pages again. In KB.
WRITER_PRAGMAS = ("cache_size=-32000",)


@dataclass(frozen=True)
class Engines:
    """Engines for reading and for writing; on PostgreSQL they are the same."""

    reading: AsyncEngine
    writing: AsyncEngine
    writer: Batches | Singles
    """Writes rows, rooms and lines; other transactions go through `begin`."""
    turn: Turn | None = None
    """Held while writing to SQLite, which has one writer."""

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write."""
        async with self.turn or contextlib.nullcontext(), self.writing.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self.writer.close()
        await self.reading.dispose()
        await self.writing.dispose()


def read_url(database: str) -> URL:
    """The parsed address of a database; UsageError if it is not one."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        url = None
    name = url.drivername.partition("+")[0] if url is not None else ""
    if url is None or name not in DRIVERS or (name == "sqlite" and not url.database):
        raise UsageError(Message("database-unknown", database=without_password(database)))
    return url.set(drivername=DRIVERS[name])


def sqlite_file(database: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    url = read_url(database)
    if url.drivername != DRIVERS["sqlite"]:
        return None
    assert url.database is not None
    return Path(url.database).resolve()


@contextlib.contextmanager
def opening(database: str) -> Iterator[None]:
    """Raise UsageError for errors that mean that a database cannot be opened."""
    url = read_url(database)
    try:
        yield
    except CommandError as error:  # its tables are those of a newer Polis
        raise UsageError(Message("database-newer", database=str(url.database))) from error
    except (OSError, SQLAlchemyError) as error:
        shown = without_password(database)
        raise UsageError(Message("database-away", database=shown, error=_why(error))) from error


async def check(database: str) -> None:
    """Open a database and migrate its tables; UsageError if that fails."""
    with opening(database):
        engines = connect(database)
        try:
            await migrate(engines)
        finally:
            await engines.close()


def _why(error: Exception) -> str:
    """The message of the database or the system, without the layers in between."""
    cause = getattr(error, "orig", None) or error
    return (getattr(cause, "strerror", None) or str(cause)).splitlines()[0][:200].rstrip(".")


def connect(database: str) -> Engines:
    """Engines for a database address such as sqlite:///polis.sqlite or postgresql://host/name."""
    url = read_url(database)
    if url.drivername == DRIVERS["postgresql"]:
        engine = create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
        hide_values(engine.sync_engine)
        return Engines(engine, engine, Singles(url))
    file = url.database
    assert file is not None
    _make_private(Path(file))
    reading = create_async_engine(url, pool_size=4, max_overflow=0, hide_parameters=True)
    writing = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    _prepare(reading.sync_engine, "BEGIN")
    # A transaction that begins by reading cannot become a writing one once another has written.
    _prepare(writing.sync_engine, "BEGIN IMMEDIATE")
    turn = Turn()
    return Engines(reading, writing, Batches(lambda: _connect(file), turn), turn)


def _connect(file: str) -> sqlite3.Connection:
    """A connection of the driver, used by one thread and closed by another."""
    connection = sqlite3.connect(file, check_same_thread=False)
    _set_up(connection, WRITER_PRAGMAS)
    return connection


def _set_up(connection: Any, more: Sequence[str] = ()) -> None:
    connection.isolation_level = None  # transactions begin explicitly
    cursor = connection.cursor()
    for pragma in (*PRAGMAS, *more):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _make_private(file: Path) -> None:
    """Make an SQLite file that only its owner can read; SQLite gives its other files that mode."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    if file.stat().st_mode & 0o077:
        with contextlib.suppress(PermissionError):  # the file of another user
            file.chmod(0o600)


def _prepare(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, record: Any) -> None:
        _set_up(connection)

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


async def migrate(engines: Engines) -> None:
    """Bring the tables up to date; several processes may try at once."""
    async with engines.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _migrations() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def known_revisions() -> set[str]:
    """The revisions of the tables from which this version can migrate."""
    scripts = ScriptDirectory.from_config(_migrations())
    return {script.revision for script in scripts.walk_revisions()}
