"""Clients that do not read: what waits for them is bounded in bytes, then they are dropped."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from polis.server import websocket
from polis.server.live_protocol import LiveProtocol
from polis.server.outbox import MOST_BYTES, Outbox
from polis.server.protocol.parts import ChatLine
from polis.server.protocol.server_messages import PROTOCOL, Chat
from tests.server.support.sockets import Socket, services, table

pytestmark = pytest.mark.anyio

LONG = Chat(
    line=ChatLine(
        number=0,
        seat=0,
        name="Anna",
        text="a" * 20_000,
        at=0.0,
        message=None,
        watching=False,
        spectator=None,
    )
)


async def test_what_waits_is_counted_in_bytes() -> None:
    socket = Socket()
    outbox = Outbox(socket)
    socket.reading.clear()
    for size in (MOST_BYTES // 2, MOST_BYTES // 2, 5000):
        outbox.put(b"x" * size)
    assert not socket.aborted
    outbox.put(b"one more")
    outbox.put(b"and another")
    assert socket.aborted
    assert [len(frame) for frame in socket.frames] == [MOST_BYTES // 2, MOST_BYTES // 2, 5000]


async def test_nothing_follows_the_end_of_a_connection() -> None:
    socket = Socket()
    outbox = Outbox(socket)
    outbox.put(b"first")
    outbox.finish()
    outbox.put(b"second")
    assert socket.frames == [b"first"]


async def test_who_does_not_read_is_dropped_and_the_others_go_on(database: str) -> None:
    async with (
        services(database) as server,
        table(server, spectators=1) as (room, (anna, _, watcher), (*_, watching)),
    ):
        slow = next(client for client in room.clients if not client.seats)
        watcher.reading.clear()
        sent = 0
        while not watcher.aborted and sent < 100:
            room.broadcast(LONG)
            sent += 1
        assert watcher.waiting <= MOST_BYTES + 21_000
        assert sent <= MOST_BYTES / 20_000 + 2
        await watching
        assert slow not in room.clients
        assert len(anna.frames) >= sent
        assert (await anna.ask("act", number=0, seat=0, action="build nothing"))["type"] == "ack"


async def test_a_client_that_is_late_but_reads_is_kept(database: str) -> None:
    async with (
        services(database) as server,
        table(server, spectators=1) as (room, (*_, watcher), _),
    ):
        before = len(watcher.frames)
        watcher.reading.clear()
        for _ in range(10):
            room.broadcast(LONG)
        watcher.read()
        room.broadcast(LONG)
        assert len(watcher.frames) == before + 11
        assert not watcher.aborted
        assert len(room.clients) == 3


async def test_a_client_that_does_not_read_its_farewell_is_aborted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0.0)
    async with services(database) as server, table(server) as (room, (anna, boris), serving):
        boris.reading.clear()
        boris.say(type="hello", protocol=PROTOCOL, room=room.id, tokens=[])
        for _ in range(websocket.MISTAKES):
            boris.say(type="nonsense")
        await serving[1]
        assert boris.aborted
        assert not anna.aborted


class Transport:
    """A transport whose peer never reads: it closes only when it is aborted."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def is_closing(self) -> bool:
        return "close" in self.calls

    def write(self, data: bytes) -> None:
        self.calls.append("write")

    def close(self) -> None:
        self.calls.append("close")

    def abort(self) -> None:
        self.calls.append("abort")


async def test_a_ping_without_an_answer_ends_the_connection_at_once() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        pass

    config = uvicorn.Config(app, log_config=None)
    protocol = LiveProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.transport = transport = Transport()  # type: ignore[assignment]
    protocol.conn = SimpleNamespace(fail=lambda *_: None, data_to_send=list)  # type: ignore[assignment]
    protocol.keepalive_timeout()
    assert transport.calls == ["write", "close", "abort"]
