"""Passwords, stored values and the database file are not shown to others."""

from __future__ import annotations

import os
import sqlite3
import traceback
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Executable, insert, select, update
from sqlalchemy.exc import DBAPIError

from polis.core.errors import UsageError
from polis.server import pubsub
from polis.server.storage.engine import Engines, connect, migrate, read_url
from polis.server.storage.queries import Store
from polis.server.storage.schema import ROOMS
from polis.server.storage.secrecy import without_password
from tests.server.storage.test_store import ROOM

pytestmark = pytest.mark.anyio

SECRET = "s3cr3t"


@pytest.mark.parametrize(
    "address",
    [
        f"postgres://polis:{SECRET}@db.example.org/polis",
        f"postgresq://polis:{SECRET}@db.example.org/polis",
        f"postgresql://polis:{SECRET}@db.example.org:x/polis",
        f"postgresql:/polis:{SECRET}@db.example.org/polis",
        f"postgresql//polis:{SECRET}@db.example.org/polis",
        f"polis:{SECRET}@db.example.org/polis",
        f"postgres://polis:a@b:{SECRET}/c@db.example.org/polis",
        f"postgres://{SECRET}@db.example.org/polis",
        f"postgres://db.example.org/polis?user=polis&password={SECRET}",
        f"postgres://polis:{SECRET}/db.example.org",
        f"POSTGRES://polis:{SECRET}@db.example.org",
    ],
)
def test_a_mistyped_database_is_quoted_without_its_password(address: str) -> None:
    with pytest.raises(UsageError) as refusal:
        read_url(address)
    assert SECRET not in str(refusal.value)
    assert "db.example.org" in str(refusal.value)


@pytest.mark.parametrize(
    "address",
    [
        f"redi://:{SECRET}@db.example.org",
        f"redis//:{SECRET}@db.example.org",
        f"redis://:{SECRET}@db.example.org:x",
        f":{SECRET}@db.example.org:6379",
        f"http://db.example.org?password={SECRET}",
    ],
)
def test_a_mistyped_redis_is_quoted_without_its_password(address: str) -> None:
    with pytest.raises(UsageError) as refusal:
        pubsub.check(address)
    assert SECRET not in str(refusal.value)
    assert "db.example.org" in str(refusal.value)


@pytest.mark.parametrize(
    "address", ["nonsense", "mysql://x/y", "redis://host:6379/0", "sqlite:////data/a@b.sqlite"]
)
def test_an_address_without_a_password_is_quoted_as_it_is(address: str) -> None:
    assert without_password(address) == address


async def error_of(engines: Engines, statement: Executable) -> str:
    """The whole traceback of a statement that the database refuses."""
    with pytest.raises(DBAPIError) as refusal:
        async with engines.begin() as connection:
            await connection.execute(statement)
    return "".join(traceback.format_exception(refusal.value))


async def test_errors_of_the_database_hold_no_values(engines: Engines) -> None:
    await Store(engines).create(replace(ROOM, seed=987654321, host_hash=SECRET), None)
    change = update(ROOMS)
    logged = await error_of(engines, insert(ROOMS).from_select(list(ROOMS.c), select(ROOMS)))
    logged += await error_of(engines, change.values(invite_hash=None, game=SECRET))
    logged += await error_of(engines, change.values(revision=None, game=SECRET))
    if engines.turn is None:  # SQLite takes a value of any type
        logged += await error_of(engines, change.values(clock_seconds=987654321 * 10**6))
    assert "rooms" in logged
    for value in (SECRET, ROOM.id, "987654321"):
        assert value not in logged


@pytest.mark.parametrize("before", [None, 0o644, 0o660])
async def test_an_sqlite_file_is_its_owners_alone(tmp_path: Path, before: int | None) -> None:
    file = tmp_path / "folder" / "polis.sqlite"
    if before is not None:
        file.parent.mkdir()
        sqlite3.connect(file).close()
        file.chmod(before)
    old = os.umask(0)
    try:
        engines = connect(f"sqlite:///{file}")
        await migrate(engines)
        await Store(engines).create(ROOM, None)
        modes = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
        await engines.close()
    finally:
        os.umask(old)
    assert modes == dict.fromkeys(modes, 384)
    assert {"polis.sqlite", "polis.sqlite-wal"} <= set(modes)
