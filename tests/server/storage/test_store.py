"""The primary key is the referee: whatever happens at once, a log has one row of each number."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from sqlalchemy import event, update

from polis.server.storage.engine import Engines, connect
from polis.server.storage.queries import Conflict, Store
from polis.server.storage.records import (
    KEYED,
    ChatRecord,
    MoveRecord,
    ProposalRecord,
    RoomRecord,
    SeatRecord,
    UndoRequestRecord,
)
from polis.server.storage.rows import proposal_text, undo_request_text, uploaded_moves
from polis.server.storage.schema import ROOMS

pytestmark = pytest.mark.anyio

ROOM = RoomRecord(
    id="R" * 16,
    game="machi-koro",
    rules_version=1,
    options={"supply": "all", "beginner": False},
    seed=7,
    uploaded=True,
    status="playing",
    public=True,
    spectators=True,
    clock="move",
    clock_seconds=30,
    undo="agreement",
    chat=True,
    undo_request=None,
    host_hash="h" * 64,
    invite_hash="i" * 64,
    next=None,
    revision=0,
    created_at=1000.0,
    seats=(SeatRecord(0, "person", name="Anna", token_hash="t" * 64), SeatRecord(1, "open")),
)

UPLOADED = ("dice 3",)


def row(number: int, client_id: str | None = None) -> MoveRecord:
    """A row of that number."""
    return MoveRecord(
        number, "act", 0, "person", "build bakery", ("dice 1",), None, client_id, 2000.0, 1.5
    )


@pytest.fixture
async def store(engines: Engines) -> Store:
    made = Store(engines)
    await made.create(ROOM, replace(row(0), kind="start", seat=None), None, UPLOADED)
    return made


async def test_what_is_stored_is_what_is_read(store: Store) -> None:
    assert await store.room(ROOM.id) == ROOM
    assert uploaded_moves(await store.uploaded_log(ROOM)) == list(UPLOADED)
    assert await store.uploaded_log(replace(ROOM, uploaded=False)) == ""
    await store.add(ROOM, row(1, "one"), "playing")
    assert await store.rows(ROOM.id, 0) == [row(1, "one")]
    assert await store.heads([ROOM.id, "x" * 16]) == {ROOM.id: (0, 1, -1)}


async def test_luck_proposals_and_former_players_are_stored(store: Store) -> None:
    former = SeatRecord(
        1, "bot", level="master", former_name="Boris", former_hash="f" * 64, former_until=7
    )
    waiting = replace(ROOM.seats[0], value="0a" * 32, removal_at=5000.5, removal_level="builder")
    room = replace(
        ROOM,
        id="U" * 16,
        dealer=KEYED,
        root="ab" * 32,
        luck_values=("cd" * 32, None),
        proposal=ProposalRecord(3, (0, 1), settings={"undo": "free", "clock": None}),
        seats=(waiting, former),
    )
    await store.create(room, None)
    assert await store.room(room.id) == room
    asked = ProposalRecord(4, (0,), seat=1, level="master")
    await store.change(room, 3000.0, {"proposal": proposal_text(asked)})
    assert await store.room(room.id) == replace(room, revision=1, proposal=asked)


async def test_announcements_are_stored_with_the_change_behind_the_last_line(store: Store) -> None:
    await store.say(ROOM.id, ChatRecord(0, 0, "Anna", "hello", "one", 2000.0))
    await store.change(ROOM, 3000.0, {"public": False}, announcements=["{1}", "{2}"])
    with pytest.raises(Conflict):
        await store.change(ROOM, 3000.0, {"public": True}, announcements=["{3}"])
    lines = await store.chat(ROOM.id, 0)
    assert [(line.line, line.text, line.message) for line in lines] == [
        (1, "", "{1}"), (2, "", "{2}"),
    ]  # fmt: skip


async def test_of_many_rows_of_one_number_exactly_one_is_stored(store: Store) -> None:
    tries = (store.add(ROOM, row(1, f"client{n}"), "playing") for n in range(20))
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 19
    assert [stored.number for stored in await store.rows(ROOM.id, -1)] == [0, 1]


async def test_a_clients_id_is_used_once(store: Store) -> None:
    await store.add(ROOM, row(1, "one"), "playing")
    with pytest.raises(Conflict):
        await store.add(ROOM, row(2, "one"), "playing")


async def test_no_row_is_added_to_a_room_that_has_changed(store: Store) -> None:
    await store.change(ROOM, 3000.0, seats=[SeatRecord(0, "open")])
    with pytest.raises(Conflict):
        await store.add(ROOM, row(1), "playing")
    assert await store.rows(ROOM.id, 0) == []


async def test_a_row_waits_for_a_change_of_the_room_that_is_under_way(
    store: Store, engines: Engines
) -> None:
    async with engines.writing.connect() as connection:
        await connection.execute(update(ROOMS).values(revision=1))
        adding = asyncio.create_task(store.add(ROOM, row(1), "over"))
        await asyncio.sleep(0.2)  # long enough for a row that does not wait
        await connection.commit()
    with pytest.raises(Conflict):
        await adding
    assert await store.rows(ROOM.id, 0) == []
    found = await store.room(ROOM.id)
    assert found is not None
    assert (found.status, found.revision) == ("playing", 1)


async def test_a_change_that_comes_second_changes_nothing(store: Store) -> None:
    undo_request = UndoRequestRecord(0, 0, 0, (1,))
    await store.change(ROOM, 3000.0, {"undo_wish": undo_request_text(undo_request)})
    with pytest.raises(Conflict):
        await store.change(ROOM, 3000.0, {"public": False}, [SeatRecord(1, "bot", level="master")])
    assert await store.room(ROOM.id) == replace(ROOM, revision=1, undo_request=undo_request)


async def test_the_last_row_and_the_end_are_one_transaction(store: Store) -> None:
    assert await store.add(ROOM, row(1), "over") == 1
    found = await store.room(ROOM.id)
    assert found is not None
    assert (found.status, found.revision) == ("over", 1)


async def test_a_rematch_is_made_once(store: Store) -> None:
    await store.create(replace(ROOM, id="S" * 16), None, source=ROOM.id)
    with pytest.raises(Conflict):
        await store.create(replace(ROOM, id="T" * 16), None, source=ROOM.id)
    assert await store.room("T" * 16) is None


async def test_rooms_are_found_by_their_tokens(store: Store) -> None:
    for hashes in (["t" * 64], ["h" * 64, "x"]):
        assert [room.id for room in await store.rooms_of(hashes, 10)] == [ROOM.id]
    assert await store.rooms_of(["x", "i" * 64], 10) == []


async def test_a_long_list_of_rooms_comes_in_pages(store: Store) -> None:
    for number in range(25):  # some of them made at the same time
        made_at = 1000.0 + number // 4 / 3
        await store.create(replace(ROOM, id=f"{number:016}", created_at=made_at), None)
    found: list[RoomRecord] = []
    after = None
    while page := await store.rooms_of(["t" * 64], 7, after):
        found += page
        after = (page[-1].created_at, page[-1].id)
    assert len(found) == len({room.id for room in found}) == 26
    assert found == sorted(found, key=lambda room: (room.created_at, room.id), reverse=True)


async def test_lists_and_summaries_read_no_uploaded_log(
    store: Store, engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = ("build nothing", "dice 4") * 5000
    for number in range(5):
        room = replace(ROOM, id=f"{number:016}", status="open", maker=f"000{number}")
        await store.create(room, None, uploaded=moves)
    parsed, asked = [], []
    loads = json.loads
    monkeypatch.setattr(json, "loads", lambda text: parsed.append(len(text)) or loads(text))
    reading = engines.reading.sync_engine
    event.listen(reading, "before_cursor_execute", lambda *args: asked.append(args[2]))
    assert len(await store.public_rooms(10)) == 6
    assert len(await store.rooms_of(["t" * 64], 10)) == 6
    found = await store.room(f"{0:016}")
    assert sum(parsed) < 2000
    assert asked
    assert not any("uploaded_logs" in statement for statement in asked)
    assert found is not None
    assert uploaded_moves(await store.uploaded_log(found)) == list(moves)


async def test_chat_lines_are_numbered_and_said_once(store: Store) -> None:
    line = ChatRecord(0, 0, "Anna", "hello", "one", 2000.0)
    await store.say(ROOM.id, line)
    for taken in (replace(line, client_id="two"), replace(line, line=1)):
        with pytest.raises(Conflict):
            await store.say(ROOM.id, taken)
    assert await store.chat(ROOM.id) == [line]


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite://", ""])
def test_another_kind_of_database_is_refused_in_one_sentence(url: str) -> None:
    from polis.core.errors import UsageError

    with pytest.raises(UsageError, match="is not a database"):
        connect(url)
