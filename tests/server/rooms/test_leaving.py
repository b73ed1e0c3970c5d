"""A client disconnects while its request runs: what was stored is still broadcast."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from polis.server.protocol.server_messages import Pong
from tests.server.support.client import new_id
from tests.server.support.sockets import Socket, eventually, services, table

pytestmark = pytest.mark.anyio


def types(socket: Socket) -> list[str]:
    return [said["type"] for said in socket.heard]


async def test_a_move_is_told_although_its_player_went_while_it_was_stored(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services(database) as server, table(server) as (room, (anna, boris), _):
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
        anna.lose()
        room.broadcast(Pong())  # which cannot be sent to Anna any more
        may_end.set()
        await eventually(lambda: "event" in types(boris))
        assert room.number == 1
        assert types(boris)[-1] in ("event", "room_changed")
