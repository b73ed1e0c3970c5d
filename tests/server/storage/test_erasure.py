"""Guests may ask that names are erased or secrets renewed: the work is theirs, not the server's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event

from polis.server.storage import erasure
from polis.server.storage.engine import Engines
from polis.server.storage.erasure import ErasureStore
from polis.server.storage.queries import Store
from polis.server.storage.records import ChatRecord, RoomRecord, SeatRecord
from tests.server.storage.test_store import ROOM

pytestmark = pytest.mark.anyio

TOKEN, PERSON, LOST, WATCHER = ("t" * 64, "p" * 64, "l" * 64, "w" * 64)
NEW = "n" * 64
WRITES = ("UPDATE", "INSERT", "DELETE")
LINES = 5  # of each person in each room
ROOMS = 3

Asked = list[tuple[str, Any]]


@pytest.fixture
async def store(engines: Engines) -> Store:
    """Rooms of a person, a former player and a spectator, who have all written lines."""
    made = Store(engines)
    for number in range(ROOMS):
        await made.create(_room(f"{number:016}"), None)
        for line in range(3 * LINES):
            seat, name, identity = ((0, "Anna", None), (1, "Boris", None), (None, "Eve", WATCHER))[
                line % 3
            ]
            said = ChatRecord(line, seat, name, "hello", f"{line}", 2000.0, identity=identity)
            await made.say(f"{number:016}", said)
    return made


def _room(name: str) -> RoomRecord:
    seats = (
        SeatRecord(0, "person", name="Anna", token_hash=TOKEN, identity=PERSON),
        SeatRecord(1, "bot", level="master", former_name="Boris", former_hash=LOST, former_until=3),
    )
    return replace(ROOM, id=name, seats=seats, host_identity=PERSON, muted_spectators=(WATCHER,))


@contextmanager
def _asking(engines: Engines) -> Iterator[Asked]:
    """The statements that are carried out, with the parameters of each."""
    asked: Asked = []

    def note(*found: Any) -> None:
        _, _, statement, parameters, _, many = found
        asked.append((statement, parameters[0] if many else parameters))

    both = {engines.reading.sync_engine, engines.writing.sync_engine}
    for engine in both:
        event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        for engine in both:
            event.remove(engine, "before_cursor_execute", note)


async def _plans(engines: Engines, asked: Asked) -> dict[str, str]:
    """How the database would carry out each statement."""
    plans = {}
    async with engines.reading.connect() as connection:
        explain = "EXPLAIN QUERY PLAN"
        if connection.dialect.name == "postgresql":
            # So small tables are read as a whole only if there is no index.
            await connection.exec_driver_sql("SET enable_seqscan = off")
            explain = "EXPLAIN"
        for statement, parameters in asked:
            if statement.startswith((*WRITES, "SELECT")) and "advisory" not in statement:
                plan = await connection.exec_driver_sql(f"{explain} {statement}", parameters)
                plans[statement] = "\n".join(str(row[-1]) for row in plan.all())
    return plans


@pytest.mark.parametrize("work", ["forget", "renew"])
async def test_no_statement_reads_a_whole_table(store: Store, engines: Engines, work: str) -> None:
    erasing = ErasureStore(engines)
    with _asking(engines) as asked:
        if work == "forget":
            assert len(await erasing.forget([TOKEN, PERSON, LOST, WATCHER])) == ROOMS
        else:
            assert len(await erasing.renew(PERSON, NEW)) == ROOMS
            assert len(await erasing.renew(WATCHER, NEW)) == ROOMS
    plans = await _plans(engines, asked)
    assert any("UPDATE chat" in statement for statement in plans)
    for statement, plan in plans.items():
        assert not re.search("SCAN (?!given VIRTUAL)", plan), f"{statement}\n{plan}"
        assert "Seq Scan" not in plan, f"{statement}\n{plan}"


async def test_what_nobody_has_writes_nothing(store: Store, engines: Engines) -> None:
    erasing = ErasureStore(engines)
    with _asking(engines) as asked:
        assert await erasing.forget([character * 64 for character in "abcdef"]) == []
        assert await erasing.renew("a" * 64, "b" * 64) == []
    assert asked
    for statement, _ in asked:
        assert not statement.startswith(WRITES), statement
        assert not statement.startswith("BEGIN IMMEDIATE"), statement
        assert "advisory" not in statement


async def test_a_forgotten_person_is_named_nowhere(
    store: Store, engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ROOMS_AT_ONCE", "LINES_AT_ONCE", "LINES_FOUND"):
        monkeypatch.setattr(erasure, name, 2)
    erasing = ErasureStore(engines)
    rooms = [f"{number:016}" for number in range(ROOMS)]
    assert sorted(await erasing.forget([TOKEN, LOST])) == rooms
    for room in rooms:
        found = await store.room(room)
        assert found is not None
        assert [(seat.name, seat.former_name) for seat in found.seats] == [(None, None)] * 2
        assert [line.name for line in await store.chat(room)] == ["", "", "Eve"] * LINES
    revisions = await store.heads(rooms)
    assert sorted(await erasing.forget([WATCHER, TOKEN])) == rooms
    assert await erasing.forget([TOKEN, LOST, WATCHER]) == []
    assert [line.name for line in await store.chat(rooms[0])] == [""] * 3 * LINES
    assert all(after[0] > revisions[room][0] for room, after in (await store.heads(rooms)).items())


async def test_many_rooms_are_changed_in_short_transactions(
    store: Store, engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "ROOMS_AT_ONCE", 1)
    monkeypatch.setattr(erasure, "LINES_AT_ONCE", 2)
    committed: list[int] = []
    changed = 0

    def note(*found: Any) -> None:
        nonlocal changed
        changed += found[2].startswith(("UPDATE seats", "UPDATE chat"))

    def commit(*found: Any) -> None:
        nonlocal changed
        committed.append(changed)
        changed = 0

    writing = engines.writing.sync_engine
    event.listen(writing, "after_cursor_execute", note)
    event.listen(writing, "commit", commit)
    erasing = ErasureStore(engines)
    assert len(await erasing.renew(PERSON, NEW)) == ROOMS
    assert len(await erasing.renew(WATCHER, NEW)) == ROOMS
    assert sum(committed) == ROOMS + (ROOMS * LINES + 1) // 2
    assert max(committed) == 1
    found = await store.room(f"{0:016}")
    assert found is not None
    assert (found.seats[0].identity, found.host_identity) == (NEW, NEW)
    assert found.muted_spectators == (NEW,)
    assert {line.identity for line in await store.chat(found.id)} == {None, NEW}
