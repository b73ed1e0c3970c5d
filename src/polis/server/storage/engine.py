"""Connections to SQLite or PostgreSQL, and the migration to the newest schema."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from polis.core.errors import UsageError
from polis.server.storage.batched_writer import Batches
from polis.text.message import Message

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x706F6C6973  # of PostgreSQL: any number that no other application uses

# SQLite has one writer at a time. WAL lets readers go on meanwhile, and with full sync a commit
# has reached the disk before it returns.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


@dataclass(frozen=True)
class Engines:
    """Engines for reading and for writing; on PostgreSQL they are the same."""

    reading: AsyncEngine
    writing: AsyncEngine
    batches: Batches | None = None
    """On SQLite, whose one writer syncs the disk at every commit."""
    turn: asyncio.Lock | None = None
    """Held while writing to SQLite, which has one writer."""

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write."""
        async with self.turn or contextlib.nullcontext(), self.writing.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Close all connections."""
        if self.batches is not None:
            await self.batches.close()
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
        raise UsageError(Message("database-unknown", database=database))
    return url.set(drivername=DRIVERS[name])


async def check(database: str) -> None:
    """Open a database and migrate its tables; UsageError if that fails."""
    url = read_url(database)
    try:
        engines = connect(database)
        try:
            await migrate(engines)
        finally:
            await engines.close()
    except CommandError as error:  # its tables are those of a newer Polis
        raise UsageError(Message("database-newer", database=str(url.database))) from error
    except (OSError, SQLAlchemyError) as error:
        shown = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
        raise UsageError(Message("database-away", database=shown, error=_why(error))) from error


def _why(error: Exception) -> str:
    """The message of the database or the system, without the layers in between."""
    cause = getattr(error, "orig", None) or error
    return (getattr(cause, "strerror", None) or str(cause)).splitlines()[0][:200].rstrip(".")


def connect(database: str) -> Engines:
    """Engines for a database address such as sqlite:///polis.sqlite or postgresql://host/name."""
    url = read_url(database)
    if url.drivername == DRIVERS["postgresql"]:
        engine = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
        return Engines(engine, engine)
    assert url.database is not None
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    reading = create_async_engine(url, pool_size=4, max_overflow=0)
    writing = create_async_engine(url, pool_size=1, max_overflow=0)
    rows = create_engine(url.set(drivername="sqlite"), connect_args={"check_same_thread": False})
    _prepare(reading.sync_engine, "BEGIN")
    # A transaction that begins by reading cannot become a writing one once another has written.
    _prepare(writing.sync_engine, "BEGIN IMMEDIATE")
    _prepare(rows, "BEGIN IMMEDIATE")
    turn = asyncio.Lock()
    return Engines(reading, writing, Batches(rows, turn), turn)


def _prepare(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin explicitly
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

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
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
