"""Rude clients: many of them, each behind one of a few addresses, and all they do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from polis.core import component_sets, registry
from polis.core.game import Game
from polis.server.protocol.server_messages import PROTOCOL
from polis.server.tokens import new_token
from tests.rules.world_wonders.test_search_work import NOWHERE, SHAPES, with_monument
from tests.server.support.bodies import spoilt_request
from tests.server.support.client import (
    FORWARDED,
    OPEN,
    Player,
    Said,
    me,
    new_id,
    room_body,
    tokens_of,
)
from tests.server.support.long_history import SECRETS

PAUSE = 0.1  # seconds between two actions: a connection may send 20 messages a second
SOON = 600.0  # seconds for the rude clients to come
LONG = 19_000  # moves of a long game; an uploaded one has at most 20,000
CROWD = 40
VISITORS = 380
ROOMS = 20  # long rooms in a list
JSON = {"content-type": "application/json"}
GONE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


class Rude:
    """Many rude clients, each with an address out of ten networks."""

    def __init__(self, address: str, rng: random.Random, ready: Any, over: Any) -> None:
        self.address = address
        self.rng = rng
        self._ready = ready
        self._over = over
        self.sockets: list[Any] = []

    async def flood(self, kind: Callable[[Rude], Awaitable[list[Awaitable[None]]]]) -> None:
        """Prepare, then do it all again and again until it is over."""
        tasks = [asyncio.ensure_future(one) for one in await kind(self)]
        self._ready.set()
        while not self._over.is_set():
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        for found in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(found, Exception):
                raise found

    def headers(self) -> dict[str, str]:
        """An address."""
        return {FORWARDED: f"203.0.113.{self.rng.randrange(10)}"}

    async def post(self, path: str, body: Any) -> httpx.Response | None:
        """Send a body; None if the server did not want it."""
        async with httpx.AsyncClient(base_url=self.address, timeout=120.0) as client:
            with contextlib.suppress(*GONE):
                return await client.post(path, json=body, headers=self.headers())
        return None

    async def room(self, *seats: Said, **more: Any) -> Said:
        """A room of one's own."""
        while True:
            body = room_body("machi-koro", *(seats or (me("Anna"), me("Boris"))), **more)
            answer = await self.post("/api/rooms", body)
            if answer is not None and answer.status_code == 201:
                made: Said = answer.json()
                return made
            await asyncio.sleep(0.1)

    async def visit(self, room: str, *tokens: str, read: bool = True) -> Any:
        """A connection whose messages are thrown away, or not even read."""
        url = self.address.replace("http", "ws", 1) + "/api/live"
        socket = await connect(
            url, max_size=None, additional_headers=self.headers(), open_timeout=SOON
        )
        hello = {"type": "hello", "protocol": PROTOCOL, "room": room, "tokens": list(tokens)}
        await socket.send(json.dumps(hello))
        await socket.recv()
        if read:
            self.sockets.append(asyncio.create_task(_read_all(socket)))
        return socket


async def _read_all(socket: Any) -> None:
    with contextlib.suppress(*GONE):
        async for _ in socket:
            pass


async def _send_for_ever(socket: Any, rate: float, message: Callable[[], Said]) -> None:
    """Send messages at a rate until the server closes the connection."""
    with contextlib.suppress(*GONE):
        while True:
            await socket.send(json.dumps(message()))
            await asyncio.sleep(1 / rate)


@cache
def long_log(moves: int = LONG) -> str:
    """A legal game of Machi Koro in which hardly anything is built."""
    game = Game("machi-koro", 2, seed=1)
    while len(game.moves) < moves:
        game.play("build nothing" if "build nothing" in game.position.legal else 0)
    return str(game)


@cache
def hostile_log() -> str:
    """A log with a set of components whose monuments would be searched for ever."""
    data = with_monument(*SHAPES, NOWHERE)
    log = json.loads(str(Game("world-wonders", 2, seed=1)))
    return json.dumps(log | {"components": {"digest": component_sets.digest(data), "set": data}})


async def _uploads(rude: Rude) -> list[Awaitable[None]]:
    logs = [hostile_log(), long_log(9_000), long_log(), _without_end()]
    paths = ("/api/log/review", "/api/log/review", "/api/log/analysis")

    async def upload() -> None:
        while True:
            await rude.post(rude.rng.choice(paths), {"log": rude.rng.choice(logs)})

    return [upload() for _ in range(12)]


def _without_end() -> str:
    log = json.loads(long_log(9_000))
    return json.dumps(log | {"moves": log["moves"][:3] * 9_747})


async def _long_games(rude: Rude) -> list[Awaitable[None]]:
    """Moves and undos at the end of a long game."""

    async def play(made: Said) -> None:
        while True:
            network = rude.headers()[FORWARDED]
            player = Player(rude.address, made["room"], tuple(tokens_of(made)), network)
            # The server ends a connection that sends too much; this one comes back.
            with contextlib.suppress(*GONE):
                await player.connect(whole=False)
                await _play_and_undo(player)
            await asyncio.sleep(PAUSE)

    settings = {"undo": "free"}
    return [play(await rude.room(log=long_log(), settings=settings)) for _ in range(3)]


async def _play_and_undo(player: Player) -> None:
    while True:
        assert player.table is not None
        await player.act("build nothing")
        await player.ask("undo", number=player.number, seat=0)
        player.heard.clear()


async def _hints(rude: Rude) -> list[Awaitable[None]]:
    made = await rude.room()
    sockets = [await rude.visit(made["room"]) for _ in range(CROWD)]
    sockets += [await rude.visit(made["room"], token) for token in tokens_of(made)]

    def hint() -> Said:
        return {"type": "hint", "id": new_id(), "number": 0}

    return [_send_for_ever(socket, 20.0, hint) for socket in sockets]


async def _chat(rude: Rude) -> list[Awaitable[None]]:
    sockets = []
    for _ in range(CROWD // 2):
        made = await rude.room()
        sockets += [await rude.visit(made["room"], token) for token in tokens_of(made)]

    def line() -> Said:
        name = f"{rude.rng.random()}"
        more = rude.rng.choice(({"type": "say", "text": name}, *_names(name)))
        return {"id": new_id(), **more}

    return [_send_for_ever(socket, 20.0, line) for socket in sockets]


def _names(name: str) -> list[Said]:
    return [{"type": "rename", "seat": seat, "name": name} for seat in (0, 1)]


async def _presence(rude: Rude) -> list[Awaitable[None]]:
    made = await rude.room()
    for _ in range(VISITORS):
        await rude.visit(made["room"])

    async def come_and_go() -> None:
        while True:
            with contextlib.suppress(*GONE):
                await (await rude.visit(made["room"])).close()
            await asyncio.sleep(0.05)

    return [come_and_go() for _ in range(10)]


async def _slow_requests(rude: Rude) -> list[Awaitable[None]]:
    host, port = rude.address.removeprefix("http://").split(":")
    begun = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99"

    async def dawdle() -> None:
        while True:
            with contextlib.suppress(*GONE):
                _, writer = await asyncio.open_connection(host, int(port))
                for part in (begun, b"\r\n", b"\r\n", b"{"):
                    writer.write(part)
                    await asyncio.sleep(rude.rng.random())
                writer.close()

    return [dawdle() for _ in range(200)]


async def _bodies(rude: Rude) -> list[Awaitable[None]]:
    made = await rude.room()

    async def babble() -> None:
        async with httpx.AsyncClient(base_url=rude.address, timeout=120.0) as client:
            while True:
                method, path, body = spoilt_request(rude.rng, made["room"])
                with contextlib.suppress(*GONE):
                    await client.request(method, path, content=body, headers=rude.headers())

    registry.rules("world-wonders")
    return [babble() for _ in range(4)]


async def _large_bodies(rude: Rude) -> list[Awaitable[None]]:
    """Bodies as long as any route takes them, which hold as many values as possible."""
    lists, keys = "[]," * 160_000, ",".join(f'"{number:x}":0' for number in range(45_000))
    bodies = [
        (path, f'{{"{part}":{{"a":[{lists}[]]}}}}')
        for path, part in (("/api/pad/akropolis/score", "table"), ("/api/rooms/mine", "tokens"))
    ]
    bodies += [(path, f'{{"log":"{{}}",{keys}}}') for path in ("/api/log/review", "/api/rooms")]
    bodies.append(("/api/log/analysis", json.dumps({"log": f'{{"a":[{lists[:399_000]}[]]}}'})))

    async def send() -> None:
        async with httpx.AsyncClient(base_url=rude.address, timeout=120.0) as client:
            while True:
                path, body = rude.rng.choice(bodies)
                with contextlib.suppress(*GONE):
                    await client.post(path, content=body, headers=rude.headers() | JSON)

    return [send() for _ in range(20)]


async def _stale_questions(rude: Rude, read: bool = True) -> list[Awaitable[None]]:
    made = await rude.room(log=long_log())
    player = await rude.visit(made["room"], *tokens_of(made))
    act = {"type": "act", "id": new_id(), "number": 0, "seat": 0, "action": "build nothing"}
    await player.send(json.dumps(act))
    sockets = [await rude.visit(made["room"], read=read) for _ in range(CROWD)]

    def question() -> Said:
        return {"type": "explain", "id": new_id(), "number": 0, "seat": 0}

    return [_send_for_ever(socket, 8.0, question) for socket in sockets]


async def _silence(rude: Rude) -> list[Awaitable[None]]:
    return await _stale_questions(rude, read=False)


async def _openings(rude: Rude) -> list[Awaitable[None]]:
    """Long games that many open at once, a new one as soon as the last one is open."""

    async def open_new() -> None:
        while True:
            made = await rude.room(log=long_log())
            visits = (rude.visit(made["room"]) for _ in range(20))
            for visitor in await asyncio.gather(*visits, return_exceptions=True):
                if not isinstance(visitor, BaseException):
                    with contextlib.suppress(*GONE):
                        await visitor.close()

    await rude.room(log=long_log())
    return [open_new() for _ in range(3)]


async def _starts(rude: Rude) -> list[Awaitable[None]]:
    """Long games that begin when somebody joins."""

    async def begin() -> None:
        while True:
            made = await rude.room(me("Anna"), dict(OPEN), log=long_log())
            body = {"name": "Boris", "invite": made["invite"]}
            await rude.post(f"/api/rooms/{made['room']}/join", body)

    await rude.room(log=long_log())
    return [begin() for _ in range(3)]


async def _lists(rude: Rude) -> list[Awaitable[None]]:
    """Lists of rooms with long games in them."""
    settings, rooms = {"public": True}, []
    for _ in range(ROOMS):
        rooms.append(await rude.room(me("Anna"), dict(OPEN), log=long_log(), settings=settings))
    tokens = [token for made in rooms for token in tokens_of(made)]

    async def ask() -> None:
        async with httpx.AsyncClient(base_url=rude.address, timeout=120.0) as client:
            while True:
                with contextlib.suppress(*GONE):
                    await client.get("/api/rooms", headers=rude.headers())
                await rude.post("/api/rooms/mine", {"tokens": tokens})

    return [ask() for _ in range(10)]


async def _unread(rude: Rude) -> list[Awaitable[None]]:
    """Answers that nobody reads: a client asks for many, and again when it is dropped."""
    host, port = rude.address.removeprefix("http://").split(":")
    asked = b"GET /api/texts/en HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: "

    async def ignore() -> None:
        while True:
            with contextlib.suppress(*GONE):
                small = socket.socket()
                small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                small.connect((host, int(port)))
                _, writer = await asyncio.open_connection(sock=small, limit=1)
                for _ in range(20):
                    address = rude.headers()[FORWARDED]
                    writer.write(asked + address.encode() + b"\r\n\r\n")
                    await asyncio.sleep(1.0)
                await writer.wait_closed()

    return [ignore() for _ in range(100)]


async def _forgetting(rude: Rude) -> list[Awaitable[None]]:
    """Names to erase and secrets to renew, of people with many rooms and of nobody."""

    async def forget() -> None:
        while True:
            known = [rude.rng.choice(SECRETS)] if rude.rng.random() < 0.2 else []
            await rude.post("/api/rooms/forget", {"tokens": known + _new_tokens(900)})

    async def renew(secret: str) -> None:
        for new in _new_tokens(10_000):
            answer = await rude.post("/api/identity/renew", {"old": secret, "new": new})
            if answer is not None and answer.status_code == 200:
                secret = new

    return [*(forget() for _ in range(6)), *(renew(secret) for secret in SECRETS[:6])]


def _new_tokens(count: int) -> list[str]:
    return [new_token() for _ in range(count)]


KINDS: dict[str, Callable[[Rude], Awaitable[list[Awaitable[None]]]]] = {
    "uploaded logs": _uploads,
    "moves and undos of long games": _long_games,
    "hints": _hints,
    "chat lines and names": _chat,
    "visitors": _presence,
    "slow requests": _slow_requests,
    "malformed bodies": _bodies,
    "large bodies": _large_bodies,
    "stale questions": _stale_questions,
    "connections that do not read": _silence,
    "openings of long games": _openings,
    "starts of long games": _starts,
    "lists of long games": _lists,
    "unread answers": _unread,
    "forgetting and renewing": _forgetting,
}

WITH_HISTORY = {"forgetting and renewing"}
"""Floods on a database in which there are many rooms already."""
