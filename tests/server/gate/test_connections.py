"""Connections: how many, how long they may take, and what counts as one address."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from polis.server.app import make_app
from polis.server.config import Config
from polis.server.gate import connections, security
from polis.server.gate.addresses import counted, mark
from polis.server.gate.connections import limited_protocol
from polis.server.gate.rate_limits import RateLimiter
from polis.server.lobby import LISTED
from polis.server.run import bind
from polis.server.storage.engine import Engines
from polis.server.storage.queries import LISTED_OF_MAKER, Store
from tests.server.storage.test_store import ROOM
from tests.server.support.client import House, me
from tests.server.support.processes import GENEROUS, serving
from tests.server.workers.test_bots import eventually

pytestmark = pytest.mark.anyio


# Addresses ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix", "unix"),
        ("", ""),
    ],
)
def test_an_ipv6_address_counts_as_its_network(host: str, address: str) -> None:
    assert counted(host) == address


async def test_all_addresses_of_a_network_share_a_rate(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No request comes back with time, however long the first ones take.
    monkeypatch.setattr(security, "RateLimiter", lambda _, most: RateLimiter(1e-9, most))
    app = make_app(Config.model_construct(database=database, bot_workers=0, requests_per_second=1))
    statuses = []
    async with app.router.lifespan_context(app):
        for number in range(6):
            transport = httpx.ASGITransport(app, client=(f"2001:db8::{number}", 1))
            async with httpx.AsyncClient(
                transport=transport, base_url="http://localhost"
            ) as client:
                statuses.append((await client.get("/api/games")).status_code)
    assert statuses == [200] * 4 + [429] * 2


# The number of connections ------------------------------------------------------------------------


class Transport:
    """A connection without a network."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.open = True

    def get_extra_info(self, name: str) -> Any:
        return (self.host, 1) if name == "peername" else None

    def abort(self) -> None:
        self.open = False

    close = abort

    def is_closing(self) -> bool:
        return not self.open


MakeConnection = Callable[[str], tuple[Any, Transport]]


@pytest.fixture
async def connect(database: str) -> MakeConnection:
    """Opens connections to a server that allows three of an address, and five in all."""
    config = Config.model_construct(
        database=database, connections=5, connections_per_address=3, header_seconds=0.05
    )
    settings = uvicorn.Config(make_app(config), http=limited_protocol(config))
    settings.load()
    state, protocol = ServerState(), limited_protocol(config)

    def make(host: str) -> tuple[Any, Transport]:
        transport, made = Transport(host), protocol(settings, state, {})  # type: ignore[call-arg]
        made.connection_made(transport)  # type: ignore[arg-type]
        if not transport.open:
            made.connection_lost(None)
        return made, transport

    return make


def opened(connect: MakeConnection, *hosts: str) -> list[bool]:
    return [connect(host)[1].open for host in hosts]


async def test_an_address_has_only_so_many_connections(connect: MakeConnection) -> None:
    first, _ = connect("192.0.2.1")
    assert opened(connect, *["192.0.2.1"] * 4) == [True, True, False, False]
    assert opened(connect, "192.0.2.2") == [True]
    first.connection_lost(None)
    assert opened(connect, "192.0.2.1", "192.0.2.1") == [True, False]


async def test_a_network_counts_as_one_address(connect: MakeConnection) -> None:
    hosts = [f"2001:db8::{number}" for number in range(1, 5)]
    assert opened(connect, *hosts) == [True, True, True, False]


async def test_there_are_only_so_many_connections_in_all(connect: MakeConnection) -> None:
    hosts = [f"192.0.2.{number}" for number in range(1, 8)]
    assert opened(connect, *hosts) == [True] * 5 + [False] * 2


async def test_a_trusted_proxy_has_as_many_as_there_are(connect: MakeConnection) -> None:
    assert opened(connect, *["127.0.0.1"] * 6) == [True] * 5 + [False]


async def test_a_connection_that_becomes_a_websocket_is_counted_elsewhere(
    connect: MakeConnection,
) -> None:
    made, transport = connect("192.0.2.1")
    made.connections.discard(made)  # as uvicorn does with an upgrade
    made._watch()
    assert opened(connect, *["192.0.2.1"] * 4) == [True, True, True, False]
    assert transport.open


# Patience -----------------------------------------------------------------------------------------

HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize("begun", [b"", b"GET", HEAD], ids=["nothing", "a word", "no end"])
async def test_headers_that_do_not_come_end_the_connection(
    connect: MakeConnection, begun: bytes
) -> None:
    made, transport = connect("192.0.2.1")
    if begun:
        made.data_received(begun)
    await eventually(lambda: not transport.open)


async def test_slow_clients_are_answered_or_closed(tmp_path: Any) -> None:
    """The same over a network: an idle connection, slow headers of a second request, a body."""
    limits = GENEROUS | {"POLIS_HEADER_SECONDS": "0.3", "POLIS_BODY_SECONDS": "0.3"}
    database = f"sqlite:///{tmp_path / 'polis.sqlite'}"
    with serving("--port", "0", "--database", database, **limits) as server:
        host, port = server.address.removeprefix("http://").split(":")
        place = f"Host: {host}:{port}\r\n".encode()

        async def said(*parts: bytes) -> bytes:
            """Send parts, each after an answer to the one before, and read until the end."""
            reader, writer = await asyncio.open_connection(host, int(port))
            got = b""
            for part in parts:
                writer.write(part)
                await writer.drain()
                if part.endswith(b"\r\n\r\n") and part.startswith(b"GET"):
                    got += await reader.readuntil(b"\r\n\r\n")
            async with asyncio.timeout(60):
                got += await reader.read()
            writer.close()
            return got

        whole = b"GET /healthz HTTP/1.1\r\n" + place + b"\r\n"
        assert await said() == b""
        assert (await said(whole)).startswith(b"HTTP/1.1 200")
        assert (await said(whole, b"GET /api/games HTTP/1.1\r\n")).count(b"HTTP/1.1") == 1
        body = b"POST /api/rooms HTTP/1.1\r\n" + place
        slow = await said(body + b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{")
        assert slow.startswith(b"HTTP/1.1 408")
        assert b"http-slow" in slow


WAITING = 3_000_000


@contextlib.asynccontextmanager
async def unread(size: int, head: bytes, **limits: float) -> AsyncIterator[tuple[Any, Any]]:
    """A client that has asked for an answer of this size and not read it yet, and the server."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        headers = [(b"content-length", str(size).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"x" * size})

    config = Config.model_construct(**limits)
    settings = uvicorn.Config(app, http=limited_protocol(config), log_config=None, lifespan="off")
    server, listener = uvicorn.Server(settings), bind("127.0.0.1", 0)
    serving = asyncio.create_task(server.serve([listener]))
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await eventually(lambda: server.started)
    await loop.sock_connect(client, listener.getsockname())
    await loop.sock_sendall(client, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n")
    try:
        yield client, server
    finally:
        client.close()
        server.should_exit = server.force_exit = True
        await serving


@pytest.mark.parametrize("head", [b"", b"Connection: close\r\n"], ids=["kept alive", "closed"])
async def test_who_does_not_read_an_answer_is_dropped(head: bytes) -> None:
    async with unread(WAITING, head, read_seconds=0.2) as (_, server):
        open_now = server.server_state.connections
        await eventually(lambda: len(open_now) == 1)
        await eventually(lambda: not open_now)


async def test_who_reads_slowly_gets_the_whole_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SLOWEST", 1)
    async with unread(WAITING, b"Connection: close\r\n", read_seconds=1.0) as (client, _):
        loop, got = asyncio.get_running_loop(), 0
        while part := await loop.sock_recv(client, 100_000):
            got += len(part)
            await asyncio.sleep(0.001)
    assert got > WAITING


# The public list ----------------------------------------------------------------------------------


async def test_one_address_cannot_fill_the_public_list(engines: Engines) -> None:
    store = Store(engines)
    await store.create(ROOM, None)
    for number in range(LISTED + 20):
        maker = "beef" if number >= 3 else f"000{number}"
        room = replace(ROOM, id=f"{number:016}", status="open", created_at=float(number))
        await store.create(replace(room, maker=maker), None)
    found = await store.public_rooms(LISTED)
    makers = [room.maker for room in found if room.status == "open"]
    assert makers == ["beef"] * LISTED_OF_MAKER + ["0002", "0001", "0000"]
    assert found[0].id == f"{LISTED + 19:016}"
    assert ROOM.id in [room.id for room in found]  # of an older database: no maker is known


async def test_a_room_keeps_only_a_mark_of_its_makers_address(house: House) -> None:
    made = await house.create("machi-koro", me(), me("Boris"), settings={"public": True})
    listed = (await house.get("/api/rooms")).text
    assert made["room"] in listed
    assert "maker" not in listed
    assert len({mark(f"192.0.2.{number}") for number in range(200)}) > 190
