"""Backup and restore: a backup is one state of the database, whoever writes meanwhile."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from polis.server.storage.backup import Contents, back_up, restore
from polis.server.storage.engine import connect, migrate
from polis.server.storage.queries import Store
from polis.server.storage.records import ChatRecord
from polis.server.storage.schema import CHAT
from polis.server.storage.server_lock import serving
from tests.commands import Run
from tests.server.storage.test_store import ROOM, row
from tests.server.support.client import House, me, tokens_of
from tests.server.support.processes import Process

pytestmark = pytest.mark.anyio

BACKUPS = 5


def numbers(file: Path, query: str) -> list[Any]:
    """The first column of what a query finds in an SQLite file."""
    with closing(sqlite3.connect(file)) as connection:
        return [found for (found,) in connection.execute(query)]


def file_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


async def fill(database: str) -> None:
    """A database that takes a while to copy: a room, and much talk."""
    engines = connect(database)
    await migrate(engines)
    await Store(engines).create(ROOM, replace(row(0), kind="start", seat=None))
    text = "x" * 1000
    lines = [
        {"room": ROOM.id, "line": n, "name": "", "text": text, "client_id": f"{n}", "said_at": 1.0}
        for n in range(3000)
    ]
    async with engines.begin() as connection:
        await connection.execute(insert(CHAT), lines)
    await engines.close()


async def test_a_backup_while_others_write_holds_one_state(database: str, tmp_path: Path) -> None:
    await fill(database)
    engines = connect(database)
    store = Store(engines)
    written = 0
    enough = asyncio.Event()

    async def write() -> None:
        """Add a row, then a line of chat, each in a transaction of its own."""
        nonlocal written
        while not enough.is_set():
            await store.add(ROOM, row(written + 1), "playing")
            line = ChatRecord(3000 + written, 0, "", "hello", f"{3000 + written}", 1.0)
            await store.say(ROOM.id, line)
            written += 1

    writer = asyncio.create_task(write())
    for number in range(BACKUPS):
        while written < 10 * (number + 1):
            await asyncio.sleep(0)
        before, file = written, tmp_path / f"copy-{number}"
        found = await asyncio.to_thread(back_up, database, file)
        moves = numbers(file, "select number from moves order by number")
        lines = numbers(file, "select line from chat order by line")
        assert moves == list(range(len(moves)))
        assert lines == list(range(len(lines)))
        assert found == Contents(1, len(moves), len(lines))
        # Everything acknowledged before is there, and a line only if its row is there.
        assert len(moves) - 1 >= before
        assert len(moves) - 1 - (len(lines) - 3000) in (0, 1)
        assert [path.name for path in tmp_path.glob("copy-*[!0-9]")] == []
    plain = tmp_path / "plain"
    shutil.copy(file_of(database), plain)
    acknowledged = written
    enough.set()
    await writer
    await engines.close()
    # This is why: a plain copy lacks what is in the journal.
    assert len(numbers(plain, "select number from moves")) < acknowledged


async def test_a_backup_comes_back(database: str, tmp_path: Path, run: Run) -> None:
    await fill(database)
    copy = tmp_path / "copy.sqlite"
    said = run("backup", copy, "--database", database)
    assert (said.code, said.err) == (0, "")
    assert "rooms: 1, moves: 1, chat lines: 3,000" in said.out
    assert copy.stat().st_mode & 0o777 == 0o600
    assert numbers(copy, "PRAGMA journal_mode") == ["delete"]
    engines = connect(database)
    await Store(engines).add(ROOM, row(1), "playing")
    await engines.close()
    said = run("restore", copy, "--database", database)
    assert (said.code, said.err) == (0, "")
    assert "rooms: 1, moves: 1, chat lines: 3,000" in said.out
    kept = Path(f"{file_of(database)}.old-1")
    assert str(kept) in said.out
    assert numbers(kept, "select number from moves") == [0, 1]
    engines = connect(database)
    await migrate(engines)
    store = Store(engines)
    assert await store.room(ROOM.id) == ROOM
    assert [found.number for found in await store.rows(ROOM.id, -1)] == [0]
    await engines.close()
    assert file_of(database).stat().st_mode & 0o777 == 0o600
    assert restore(database, copy)[1] == Path(f"{file_of(database)}.old-2")


async def test_a_damaged_database_is_kept_as_well(database: str, tmp_path: Path) -> None:
    await fill(database)
    copy, file = tmp_path / "copy.sqlite", file_of(database)
    back_up(database, copy)
    file.write_bytes(b"damaged" + file.read_bytes()[7:])
    Path(f"{file}-wal").write_bytes(b"a journal")
    _, kept = restore(database, copy)
    assert kept is not None
    assert kept.read_bytes().startswith(b"damaged")
    assert Path(f"{kept}-wal").read_bytes() == b"a journal"
    assert not Path(f"{file}-wal").exists()
    assert numbers(file, "select count(*) from chat") == [3000]


async def test_what_cannot_be_backed_up_is_named(
    database: str, tmp_path: Path, run: Run, postgresql: str
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert str(file_of(database)) in run("backup", copy, "--database", database).err
    await fill(database)
    nowhere = tmp_path / "nowhere" / "copy"
    for file in (nowhere, tmp_path):
        assert str(file) in run("backup", file, "--database", database).err
    assert run("backup", copy, "--database", database).code == 0
    said = run("backup", copy, "--database", database)
    assert (said.code, said.out) == (2, "")
    assert str(copy) in said.err
    assert "pg_dump" in run("backup", copy, "--database", postgresql).err


async def test_what_cannot_be_restored_is_named_and_the_database_stays(
    database: str, tmp_path: Path, run: Run, postgresql: str
) -> None:
    await fill(database)
    files = {name: tmp_path / name for name in ("missing", "letter", "other", "newer")}
    files["letter"].write_text("Dear Anna, " * 100, encoding="utf-8")
    with closing(sqlite3.connect(files["other"])) as other:
        other.execute("create table letters (text)")
    back_up(database, files["newer"])
    with closing(sqlite3.connect(files["newer"])) as newer:
        newer.execute("update alembic_version set version_num = '9999'")
        newer.commit()
    before = file_of(database).read_bytes()
    for file in files.values():
        said = run("restore", file, "--database", database)
        assert (said.code, said.out) == (2, "")
        assert str(file) in said.err
    back_up(database, copy := tmp_path / "copy")
    with serving(database) as publish:
        publish("http://localhost:1/")
        assert "http://localhost:1/" in run("restore", copy, "--database", database).err
    assert "pg_restore" in run("restore", copy, "--database", postgresql).err
    assert file_of(database).read_bytes() == before
    assert sorted(path.name for path in tmp_path.glob("*.part")) == []


async def test_a_backup_of_a_running_server_has_all_that_was_acknowledged(
    database: str, tmp_path: Path, run: Run
) -> None:
    server = Process("--port", "0", "--database", database)
    try:
        server.wait_ready("machi-koro")
        house = House(server.address)
        made = await house.create("machi-koro", me("Anna"), me("Boris"))
        player = await house.sit(made["room"], *tokens_of(made))
        for _ in range(10):
            assert (await player.act("build nothing"))["type"] == "ack"
        copy = tmp_path / "copy.sqlite"
        said = await asyncio.to_thread(back_up, database, copy)
        assert said == Contents(1, 11, 0)
        assert server.address in run("restore", copy, "--database", database).err
    finally:
        server.kill()
    assert restore(database, copy)[0] == Contents(1, 11, 0)
