"""Connections without a network, to a server in the same process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from polis.core.native.builds import Builds
from polis.server import lobby
from polis.server.config import Config
from polis.server.live_protocol import OUTBOX
from polis.server.outbox import Outbox
from polis.server.protocol import http
from polis.server.protocol.server_messages import PROTOCOL
from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.websocket import Connection
from tests.server.support.client import PATIENCE, Said, me, new_id, room_body, tokens_of


def content(frame: bytes) -> Said:
    """The message in a frame of text."""
    assert frame[0] == 0x81
    start = {126: 4, 127: 10}.get(frame[1], 2)
    size = int.from_bytes(frame[2:start], "big") if start > 2 else frame[1]
    assert len(frame) == start + size
    message: Said = json.loads(frame[start:])
    return message


class Socket:
    """A WebSocket in the hands of the test; as a transport, too."""

    def __init__(self) -> None:
        self.given: asyncio.Queue[Said] = asyncio.Queue()
        self.given.put_nowait({"type": "websocket.connect"})
        self.frames: list[bytes] = []
        self.broken = False
        self.reading = asyncio.Event()  # while it is clear, everything waits for the client
        self.reading.set()
        self.waiting = 0  # bytes
        self.aborted = False
        self.scope = {"client": ("127.0.0.1", 1), "extensions": {OUTBOX: Outbox(self)}}

    @property
    def heard(self) -> list[Said]:
        """All messages that were sent to the client."""
        return [content(frame) for frame in self.frames]

    def say(self, **message: Any) -> None:
        """Let the client send a message."""
        self.given.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def ask(self, kind: str, **message: Any) -> Said:
        """Let the client send a request; return its answer."""
        mine = new_id()
        self.say(type=kind, id=mine, **message)
        await eventually(lambda: any(said.get("id") == mine for said in self.heard))
        return next(said for said in self.heard if said.get("id") == mine)

    def read(self) -> None:
        """Let the client read what waits for it, and all that follows."""
        self.waiting = 0
        self.reading.set()

    # As the server uses it ------------------------------------------------------------------------

    async def receive(self) -> Said:
        return await self.given.get()

    async def send(self, message: Said) -> None:
        await self.reading.wait()
        if self.broken:
            raise OSError("the connection is gone")
        if message["type"] == "websocket.close":
            self.lose()

    def write(self, data: bytes) -> None:
        self.frames.append(data)
        if not self.reading.is_set():
            self.waiting += len(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.broken

    def abort(self) -> None:
        self.aborted = True
        self.lose()

    def lose(self) -> None:
        """End the connection."""
        self.broken = True
        self.reading.set()
        self.given.put_nowait({"type": "websocket.disconnect"})


async def eventually(fits: Any) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def services(database: str) -> AsyncIterator[Services]:
    """A server without bots, whose games are ready."""
    generous = {"messages_per_second": 1e5, "asks_per_second": 1e5}
    generous |= {"address_moves_per_second": 1e5, "address_asks_per_second": 1e5}
    config = Config.model_construct(database=database, bot_workers=0, **generous)
    server = Services(config)
    server.builds = Builds([])
    await server.open()
    yield server
    await server.close()


@asynccontextmanager
async def table(
    server: Services, game: str = "machi-koro", spectators: int = 0, body: Said | None = None
) -> AsyncIterator[tuple[Room, list[Socket], list[asyncio.Task[None]]]]:
    """A room with Anna, Boris and spectators, their sockets and the tasks that serve them."""
    body = room_body(game, me("Anna"), me("Boris")) if body is None else body
    made = (await lobby.create(server, http.CreateRoom.model_validate(body))).model_dump()
    sockets, serving = [], []
    for token in (*tokens_of(made), *[None] * spectators):
        socket = Socket()
        connection = Connection(server, socket.scope, socket.receive, socket.send)
        serving.append(asyncio.create_task(connection.serve()))
        tokens = [] if token is None else [token]
        socket.say(type="hello", protocol=PROTOCOL, room=made["room"], tokens=tokens)
        await eventually(lambda socket=socket: socket.frames)
        sockets.append(socket)
    yield await server.rooms.get(made["room"]), sockets, serving
    for task in serving:
        task.cancel()
    await asyncio.gather(*serving, return_exceptions=True)
