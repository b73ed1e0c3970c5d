"""Many clients at once: what they write is stored together, and presence is told in moderation."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from polis.server import lobby
from polis.server.config import Config
from polis.server.protocol import client_messages, http
from polis.server.rooms import commands
from polis.server.rooms.people.settings import change_settings
from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.storage.batched_writer import Batches
from polis.server.storage.queries import Store
from polis.server.storage.records import ChatRecord
from tests.server.storage.test_store import ROOM, row
from tests.server.support.client import me, new_id, room_body
from tests.server.workers.test_bots import Listener, eventually

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(database: str) -> AsyncIterator[Services]:
    found = Services(Config.model_construct(database=database, bot_workers=0))
    await found.open()
    yield found
    await found.close()


async def new_room(server: Services) -> Room:
    body = http.CreateRoom.model_validate(room_body("machi-koro", me(), me("Boris")))
    return await server.rooms.get((await lobby.create(server, body)).room)


class Transactions:
    """Counts the transactions of the batched writer, and what is written in each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        carry_out = Batches._carry_out

        def counting(batches: Batches, batch: list[object]) -> list[bool]:
            self.sizes.append(len(batch))
            return carry_out(batches, batch)  # type: ignore[arg-type]

        monkeypatch.setattr(Batches, "_carry_out", counting)


# Writing ------------------------------------------------------------------------------------------


async def test_lines_names_and_an_action_are_stored_together(
    server: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty lines and forty names of others do not make a stranger's action wait."""
    store: Store = server.store
    now = time.time()  # old rooms are deleted
    rooms = [replace(ROOM, id=f"{number:016}", created_at=now) for number in range(41)]
    for room in rooms:
        await store.create(room, replace(row(0), kind="start", seat=None))
    written = Transactions(monkeypatch)
    line = ChatRecord(0, 0, "Anna", "hello", "one", 0.0)
    seat = replace(ROOM.seats[0], name="Eva")
    lines = [store.say(room.id, line) for room in rooms[:40]]
    names = [store.change(room, now, None, [seat]) for room in rooms[:40]]
    await asyncio.gather(*lines, *names, store.add(rooms[40], row(1, "one"), "playing"))
    assert sum(written.sizes) == 81
    assert len(written.sizes) <= 2
    assert [found.text for found in await store.chat(rooms[3].id)] == ["hello"]
    changed = await store.room(rooms[3].id)
    assert changed is not None
    assert (changed.seats[0].name, changed.revision) == ("Eva", 1)


async def test_a_name_or_settings_that_are_the_same_are_not_written(
    server: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, client = await new_room(server), Listener()
    client.host = True
    written = Transactions(monkeypatch)
    settings = body_settings(room)
    for _ in range(20):
        async with room.lock:
            rename = client_messages.Rename(type="rename", id=new_id(), seat=0, name="Anna")
            await commands.rename(room, client, rename)
            change = client_messages.ChangeSettings(type="settings", id=new_id(), settings=settings)
            await change_settings(room, client, change)
    assert written.sizes == []


def body_settings(room: Room) -> http.Settings:
    return room.info().settings


# Presence -----------------------------------------------------------------------------------------


def told(clients: list[Listener]) -> int:
    """How many messages about the room these clients have got."""
    return sum(said["type"] == "room_changed" for client in clients for said in client.heard)


async def test_presence_in_a_room_of_380_is_not_quadratic(server: Services) -> None:
    room = await new_room(server)
    clients = [Listener() for _ in range(380)]
    for client in clients:
        client.seats = []
        async with room.lock:
            await room.enter(client)
    await eventually(lambda: room._told == (set(), 380))
    assert told(clients) <= 8 * len(clients)
    assert clients[0].heard[-1]["room"]["watching"] == 380
    before = told(clients)
    for client in clients[1:]:
        await room.leave(client)
    await eventually(lambda: room._told == (set(), 1))
    assert told(clients) - before <= 8
    assert clients[0].heard[-1]["room"]["watching"] == 1


async def test_who_comes_and_goes_at_once_is_not_told_of(server: Services) -> None:
    room, stays = await new_room(server), Listener()
    async with room.lock:
        await room.enter(stays)
    await eventually(lambda: room._told == ({0}, 0))
    before = told([stays])
    visitor = Listener()
    visitor.seats = []
    for _ in range(50):
        async with room.lock:
            await room.enter(visitor)
        await room.leave(visitor)
    await eventually(lambda: room.presence._task is None)
    assert told([stays]) == before
