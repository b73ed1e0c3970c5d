"""Bodies and answers that wait for slow clients: bounded in bytes, the oldest is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from polis.server.config import Config
from polis.server.gate.security import PIECE, SecurityMiddleware
from polis.server.gate.waiting import Waiting

pytestmark = pytest.mark.anyio

LONG = b"x" * (10 * PIECE + 1)
SIZE = len(LONG)


class Client:
    """A client that reads and sends only when it is told to."""

    def __init__(self, address: str = "192.0.2.1", body: tuple[bytes, ...] = (b"",)) -> None:
        self.scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/log/review",
            "headers": [(b"host", b"localhost")],
            "client": (address, 1),
        }
        self._body = list(body)
        self.reads = asyncio.Event()
        self.sends = asyncio.Event()
        self.read: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        """The next part of the body; the last one when the client is told to send it."""
        if len(self._body) == 1:
            await self.sends.wait()
        part = self._body.pop(0)
        return {"type": "http.request", "body": part, "more_body": bool(self._body)}

    async def send(self, message: dict[str, Any]) -> None:
        """Take the headers and one piece; the others when the client is told to read."""
        self.read.append(message)
        if len(self.read) == 2:
            await self.reads.wait()

    @property
    def content(self) -> bytes:
        """What the client has read."""
        return b"".join(message.get("body", b"") for message in self.read)


async def answer_long(scope: Any, receive: Any, send: Any) -> None:
    """An application whose answers are long."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": LONG})


class Door:
    """The middleware, with a budget for so many of these answers."""

    def __init__(self, of_one: float, of_all: float) -> None:
        limits = {
            "waiting_bytes_per_address": int(of_one * SIZE),
            "waiting_bytes": int(of_all * SIZE),
        }
        self.door = SecurityMiddleware(answer_long, Config.model_construct(**limits))  # type: ignore[arg-type]
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> Waiting:
        return self.door._waiting

    async def come(self, client: Client) -> asyncio.Task[None]:
        """Let a client ask, until it waits or is answered."""
        task = asyncio.create_task(self.door(client.scope, client.receive, client.send))
        self.tasks.append(task)
        await settle()
        return task


async def settle() -> None:
    """Let all tasks run as far as they can."""
    for _ in range(40):
        await asyncio.sleep(0)


MakeDoor = Callable[[float, float], Door]


@pytest.fixture
async def door() -> AsyncIterator[MakeDoor]:
    made: list[Door] = []

    def make(of_one: float, of_all: float) -> Door:
        made.append(Door(of_one, of_all))
        return made[-1]

    yield make
    for one in made:
        for task in one.tasks:
            task.cancel()
        await asyncio.gather(*one.tasks, return_exceptions=True)


def reading(address: str = "192.0.2.1") -> Client:
    """A client that has sent its request."""
    client = Client(address)
    client.sends.set()
    return client


async def test_an_answer_is_sent_as_it_is_read(door: MakeDoor) -> None:
    one, client = door(3, 9), reading()
    task = await one.come(client)
    assert (len(client.content), one.waiting.total) == (PIECE, SIZE)
    client.reads.set()
    await task
    assert client.content == LONG
    assert [message.get("more_body") for message in client.read] == [None, *[True] * 10, False]
    assert one.waiting.total == 0


async def test_an_address_that_trickles_holds_only_so_many_bytes(door: MakeDoor) -> None:
    one, clients, other = door(3, 9), [reading() for _ in range(20)], reading("192.0.2.2")
    await one.come(other)
    for client in clients:
        await one.come(client)
        assert one.waiting.total <= 4 * SIZE
    assert [task.done() for task in one.tasks] == [False, *[True] * 17, *[False] * 3]
    assert {len(client.content) for client in clients} == {PIECE}
    other.reads.set()
    await one.tasks[0]
    assert other.content == LONG


async def test_all_addresses_hold_only_so_many_bytes(door: MakeDoor) -> None:
    one, clients = door(3, 5), [reading(f"192.0.2.{number}") for number in range(20)]
    for client in clients:
        await one.come(client)
        assert one.waiting.total <= 5 * SIZE
    assert [task.done() for task in one.tasks] == [*[True] * 15, *[False] * 5]


async def test_bodies_that_come_slowly_are_bounded_as_well(door: MakeDoor) -> None:
    half = b" " * (SIZE // 4)
    one, clients = door(1, 9), [Client(body=(half, half, b"")) for _ in range(10)]
    for client in clients:
        await one.come(client)
        assert one.waiting.total <= SIZE
    assert [client.read[0]["status"] for client in clients[:-2]] == [408] * 8
    assert [client.read for client in clients[-2:]] == [[], []]
