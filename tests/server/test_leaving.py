"""Who goes away in the middle of a deed: what is stored is told to the others all the same."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from polis.server import lobby
from polis.server.config import Config
from polis.server.protocol import http
from polis.server.protocol.server_messages import PROTOCOL, Pong
from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.websocket import Connection
from tests.server.support.client import Said, me, new_id, room_body, tokens_of

pytestmark = pytest.mark.anyio


class Socket:
    """A WebSocket without a network."""

    def __init__(self) -> None:
        self.given: asyncio.Queue[Said] = asyncio.Queue()
        self.heard: list[Said] = []
        self.broken = False

    def say(self, **message: Any) -> None:
        self.given.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def accept(self) -> None:
        pass

    async def receive(self) -> Said:
        return await self.given.get()

    async def send_text(self, text: str) -> None:
        if self.broken:
            raise RuntimeError("the connection is gone")
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.broken = True


async def eventually(fits: Any) -> None:
    async with asyncio.timeout(60):
        while not fits():
            await asyncio.sleep(0.01)


def types(socket: Socket) -> list[str]:
    return [said["type"] for said in socket.heard]


async def test_a_move_is_told_although_its_player_went_while_it_was_stored(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Services(Config.model_construct(database=database, bot_workers=0))
    await server.open()
    for readiness in server.readiness.values():
        readiness.update({"step": "", "done": 1, "total": 1})
    await server.readiness["machi-koro"].wait()
    body = http.CreateRoom.model_validate(room_body("machi-koro", me("Anna"), me("Boris")))
    made = (await lobby.create(server, body)).model_dump()
    anna, boris = Socket(), Socket()
    serving = []
    for socket, token in zip((anna, boris), tokens_of(made), strict=True):
        serving.append(asyncio.create_task(Connection(server, socket).serve()))
        socket.say(type="hello", protocol=PROTOCOL, room=made["room"], tokens=[token])
        await eventually(lambda socket=socket: "state" in types(socket))
    room: Room = await server.rooms.get(made["room"])

    begun, may_end = asyncio.Event(), asyncio.Event()
    add = server.store.add

    async def slowly(*arguments: Any) -> int:
        revision = await add(*arguments)
        begun.set()
        await may_end.wait()
        return revision

    monkeypatch.setattr(server.store, "add", slowly)
    anna.say(type="act", id=new_id(), number=0, seat=0, action="build nothing")
    await begun.wait()  # the row is in the database
    anna.broken = True
    room.broadcast(Pong())  # which cannot be sent to Anna any more
    await asyncio.sleep(0.05)  # for her connection to be given up
    may_end.set()
    await eventually(lambda: "event" in types(boris))
    assert room.number == 1
    assert boris.heard[-1]["type"] in ("event", "room_changed")
    for task in serving:
        task.cancel()
    await asyncio.gather(*serving, return_exceptions=True)
    await server.close()
