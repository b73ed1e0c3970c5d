"""Rooms that go on from long uploaded logs: their moves are played once, and never on the loop."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from polis.core.game import Game
from polis.core.position import Position
from polis.server import lobby
from polis.server.config import Config
from polis.server.protocol import client_messages, encoding, http
from polis.server.protocol.positions import LogEntry
from polis.server.refusals import TooMany
from polis.server.rooms import commands, queries
from polis.server.rooms.history import History
from polis.server.rooms.past.entries import Entries
from polis.server.rooms.past.words import PAGE, play
from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.storage.cleanup import CleanupStore
from polis.server.storage.queries import Store
from polis.server.storage.records import MoveRecord
from polis.server.storage.rows import uploaded_text
from tests.server.support.client import me, new_id, room_body
from tests.server.workers.test_bots import Listener

pytestmark = pytest.mark.anyio

MOVES = 400


@pytest.fixture(scope="module")
def game() -> Game:
    """A game that has gone on for a while."""
    game = Game("machi-koro", 2, seed=1)
    while len(game.moves) < MOVES:
        game.play("build nothing" if "build nothing" in game.position.legal else 0)
    return game


@pytest.fixture
async def server(database: str) -> AsyncIterator[Services]:
    found = Services(Config.model_construct(database=database, bot_workers=0))
    await found.open()
    yield found
    await found.close()


async def made(server: Services, game: Game, *seats: Any, **more: Any) -> http.Created:
    """A room with the game of a log in it."""
    body = http.CreateRoom.model_validate(
        {**room_body("machi-koro", *seats, **more), "log": str(game)}
    )
    return await lobby.create(server, body)


async def test_an_address_stores_only_so_many_bytes_a_day(database: str, game: Game) -> None:
    size = len(uploaded_text(list(map(str, game.moves))))
    config = Config.model_construct(
        database=database, bot_workers=0, uploaded_bytes_per_day=2 * size + size // 2
    )
    server = Services(config)
    await server.open()
    body = room_body("machi-koro", me("Anna"), me("Boris"), log=str(game))
    request = http.CreateRoom.model_validate(body)
    for _ in range(2):
        await lobby.create(server, request, "192.0.2.1")
    with pytest.raises(TooMany) as refused:
        await lobby.create(server, request, "192.0.2.1")
    assert refused.value.message.key == "upload-stored"
    assert str(config.uploaded_bytes_per_day) in str(refused.value).replace(",", "")
    await lobby.create(server, request, "192.0.2.2")
    without = http.CreateRoom.model_validate(body | {"log": None})
    await lobby.create(server, without, "192.0.2.1")
    assert await CleanupStore(server.engines).count() == 4
    await server.close()


class Applied:
    """Counts the moves that are applied to positions, on the loop's thread and on others."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.here = self.elsewhere = 0
        loop, apply = threading.get_ident(), Position.apply

        def counting(position: Position, code: int) -> None:
            if threading.get_ident() == loop:
                self.here += 1
            else:
                self.elsewhere += 1
            apply(position, code)

        monkeypatch.setattr(Position, "apply", counting)


async def start(room: Room) -> None:
    """The host begins the game."""
    client = Listener()
    client.host = True
    message = client_messages.Start(type="start", id=new_id(), level="builder")
    async with room.lock:
        await commands.start(room, client, message)


async def join(room: Room) -> None:
    """The last seat is taken."""
    body = http.JoinRoom.model_validate({"name": "Boris"})
    await lobby.join(room, body)


@pytest.mark.parametrize("begin", [start, join])
async def test_an_uploaded_log_is_played_once_and_in_a_thread(
    server: Services, game: Game, begin: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await made(server, game, me(), {"kind": "open"}, settings={"public": True})
    room = await server.rooms.get(found.room)
    applied = Applied(monkeypatch)
    await begin(room)
    assert (room.row.status, room.number) == ("playing", 0)
    assert room.history.moves[: len(game.moves)] == game.moves
    assert applied.here == 0
    assert len(game.moves) <= applied.elsewhere < len(game.moves) + 10


async def test_a_room_begun_by_another_process_is_played_in_a_thread(
    server: Services, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await made(server, game, me(), {"kind": "open"})
    room = await server.rooms.get(found.room)
    server.rooms.close(room)
    other = await server.rooms.get(found.room)
    await start(other)
    applied = Applied(monkeypatch)
    async with room.lock:
        await room.refresh()
    assert room.history.position == other.history.position
    assert applied.here == 0
    assert applied.elsewhere < len(game.moves) + 10


# Opening -----------------------------------------------------------------------------------------


async def test_all_who_ask_for_a_room_wait_for_one_replay(
    server: Services, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await made(server, game, me(), me("Boris"))
    applied = Applied(monkeypatch)
    rooms = await asyncio.gather(*(server.rooms.get(found.room) for _ in range(20)))
    assert len(set(rooms)) == 1
    assert applied.elsewhere < len(game.moves) + 10


async def test_who_goes_away_while_a_room_is_opened_stops_nobody_else(
    server: Services, game: Game
) -> None:
    found = await made(server, game, me(), me("Boris"))
    first, second = (asyncio.create_task(server.rooms.get(found.room)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).id == found.room
    assert first.cancelled()


async def test_a_failure_to_open_a_room_is_not_kept(
    server: Services, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await made(server, game, me(), me("Boris"))
    tries = []

    async def failing(store: Store, room: str, after: int) -> list[MoveRecord]:
        tries.append(room)
        raise ConnectionError("no database")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "rows", failing)
        asked = (server.rooms.get(found.room) for _ in range(3))
        answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [ConnectionError] * 3
    assert tries == [found.room]
    assert (await server.rooms.get(found.room)).number == 0


# Reading -----------------------------------------------------------------------------------------


def told(history: History, lines: int) -> list[Any]:
    """The lines of row 0 before this one, and how many there are before these."""
    first: Any = history.first_entry(lines)
    entry = json.loads(bytes(first))
    return [*entry["moves"], entry["skipped"]]


async def test_earlier_moves_are_told_again_as_they_were(server: Services, game: Game) -> None:
    found = await made(server, game, me(), me("Boris"))
    history = (await server.rooms.get(found.room)).history
    position, lines = game.at(0), []
    for move in history.moves:
        lines.append(json.loads(encoding.encode(play(position, move))))
    for end in (0, 1, PAGE - 1, PAGE, PAGE + 1, 250, len(lines) - 1, len(lines)):
        first = max(0, end - PAGE)
        assert told(history, end) == [*lines[first:end], first]
    newest: Any = history.page().entries[0]
    assert json.loads(bytes(newest))["moves"] == lines[-PAGE:]
    assert told(history, 10**9) == told(history, len(lines))


async def test_a_page_is_told_once_however_often_it_is_read(
    server: Services, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await made(server, game, me(), me("Boris"))
    room = await server.rooms.get(found.room)
    applied = Applied(monkeypatch)
    for lines in (*range(1, MOVES, 7), *range(1, MOVES, 5), MOVES + 1):
        message = client_messages.ReadLog(type="read_log", id=new_id(), before=1, moves=lines)
        await queries.read_log(room, message)
    told_from = [page * PAGE for page in range(-(-len(room.history.moves) // PAGE))]
    assert applied.here == 0
    assert applied.elsewhere == len(room.history.moves) + sum(told_from)


async def test_what_a_long_log_takes_in_memory(server: Services, game: Game) -> None:
    """Only the newest lines are kept as they are sent: see also `Entries`."""
    found = await made(server, game, me(), me("Boris"))
    history = (await server.rooms.get(found.room)).history
    sizes = [len(bytes(entry)) for entry in history.entries.between(0, 1)]  # type: ignore[call-overload]
    lines = [len(json.dumps(line)) for line in told(history, PAGE)]
    assert sum(sizes) < 2 * sum(lines)
    for end in range(PAGE, MOVES, PAGE):
        told(history, end)
    assert sum(map(len, history._first._told.values())) < sum(lines)


def test_entries_are_the_same_compressed_or_not() -> None:
    entries = Entries()
    for number in range(5 * PAGE + 7):
        entry = LogEntry(number=number, kind="act", seat=0, by="person", at=0.5, to=None, moves=[])
        entries.append(encoding.encoded(entry))
    assert len(entries) == 5 * PAGE + 7
    for start, end in ((0, 1), (0, len(entries)), (99, 101), (250, 350), (400, 507), (507, 507)):
        found: Any = entries.between(start, end)
        numbers = [json.loads(bytes(entry))["number"] for entry in found]
        assert numbers == list(range(start, end))
