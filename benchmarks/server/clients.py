"""Rooms with two cheap clients each: only the client that acts parses what it receives."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
import urllib.request
import uuid
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedOK

from polis.core import log, registry
from polis.core.contract import CHANCE, OVER
from polis.core.game import Game
from polis.server.protocol.server_messages import PROTOCOL

SAMPLES = 12  # logs of games in different stages, for each game
PATIENCE = 60.0  # seconds after which an action counts as lost
ANSWERS = (b'{"type":"ack"', b'{"type":"refused"', b'{"type":"error"')
SETTINGS = {"public": False, "spectators": True, "clock": None, "undo": "agreement"}


class Room:
    """One room, its two clients, and what they have measured."""

    def __init__(self, addresses: list[str], seed: int) -> None:
        self._addresses = addresses  # of the processes that serve together
        self._rng = random.Random(seed)
        self._sockets: list[ClientConnection | None] = [None, None]
        self._readers: list[asyncio.Task[None] | None] = [None, None]
        self._newest = [b"", b""]  # the last state or event that each client received
        self._news = asyncio.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._turn = asyncio.Lock()
        self.id = ""
        self.tokens: list[str] = []
        self.waits: list[float] = []
        self.late: list[float] = []
        self.errors: list[str] = []

    async def open(self, text: str) -> None:
        """Create a room from a game log and connect both clients."""
        body = {
            "game": json.loads(text)["game"],
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}],
            "settings": SETTINGS,
            "log": text,
        }
        made = await asyncio.to_thread(_post, f"{self._addresses[0]}/api/rooms", body)
        self.id = made["room"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        for client in range(2):
            await self._come(client)

    async def _come(self, client: int) -> None:
        address = self._addresses[client % len(self._addresses)].replace("http", "ws", 1)
        address += "/api/live"
        socket = await connect(address, max_size=None, compression=None, ping_interval=None)
        hello = {"type": "hello", "protocol": PROTOCOL, "room": self.id}
        await socket.send(json.dumps({**hello, "tokens": [self.tokens[client]]}))
        message = await asyncio.wait_for(socket.recv(decode=False), PATIENCE)
        assert message.startswith(b'{"type":"state"'), message[:200]
        self._sockets[client], self._newest[client] = socket, message
        self._readers[client] = asyncio.create_task(self._read(client, socket))

    async def _read(self, client: int, socket: ClientConnection) -> None:
        try:
            while True:
                message = await socket.recv(decode=False)
                if message.startswith((b'{"type":"event"', b'{"type":"state"')):
                    self._newest[client] = message
                    self._news.set()
                elif message.startswith(ANSWERS):
                    self._answered(json.loads(message))
        except ConnectionClosedOK:
            pass
        except ConnectionClosed:
            self.errors.append("connection lost")

    def _answered(self, said: dict[str, Any]) -> None:
        waiting = self._answers.pop(said.get("id") or "", None)
        if waiting is not None:
            waiting.set_result(said)
        else:
            self.errors.append(said["type"])

    async def _go(self, client: int) -> None:
        socket, reader = self._sockets[client], self._readers[client]
        assert socket is not None
        assert reader is not None
        await socket.close()
        await reader

    async def reconnect(self, client: int) -> None:
        """Disconnect and reconnect a client between two actions of this room."""
        async with self._turn:
            await self._go(client)
            await self._come(client)

    async def act(self) -> None:
        """Play a random action for the seat to act, and wait until it is acknowledged."""
        async with self._turn:
            table = _table(max(self._newest, key=_number))
            if table["to_act"] is None:
                await self._play_again()
                table = _table(self._newest[0])
            client = table["to_act"] if len(self.tokens) == 2 else 0
            await asyncio.wait_for(self._shown(client, table["number"]), PATIENCE)
            await self._ask(client, table, self._rng.choice(table["legal"]))

    async def _shown(self, client: int, number: int) -> None:
        """Wait until a client has this row, which another process may have stored."""
        while _number(self._newest[client]) < number:
            self._news.clear()
            await self._news.wait()

    async def _ask(self, client: int, table: dict[str, Any], action: str) -> None:
        message = {"type": "act", "id": uuid.uuid4().hex, "number": table["number"]}
        message |= {"seat": table["to_act"], "action": action}
        waiting = self._answers[message["id"]] = asyncio.get_running_loop().create_future()
        socket = self._sockets[client]
        assert socket is not None
        began = time.perf_counter()
        await socket.send(json.dumps(message))
        try:
            said = await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            self.errors.append("no answer")
            return
        if said["type"] == "ack":
            self.waits.append(time.perf_counter() - began)
        else:
            self.errors.append(f"{said['type']}: {said['reason']['key']}")

    async def _play_again(self) -> None:
        """Move both clients to the rematch, where the same tokens hold the other seats."""
        body = {"tokens": self.tokens}
        address = f"{self._addresses[0]}/api/rooms/{self.id}/rematch"
        for client in range(2):
            await self._go(client)
        self.id = (await asyncio.to_thread(_post, address, body))["room"]
        self.tokens.reverse()
        for client in range(2):
            await self._come(client)

    async def close(self) -> None:
        """Disconnect both clients."""
        for client in range(2):
            await self._go(client)


def _number(message: bytes) -> int:
    # In an event the number comes first; in a state it comes later.
    head = message[:60].partition(b'"number":')[2]
    return int(head.partition(b",")[0]) if head else int(_table(message)["number"])


def _table(message: bytes) -> dict[str, Any]:
    """The position of a state or an event; what a client needs to act is always sent whole."""
    found: dict[str, Any] = json.loads(message)["position"]
    return found


def _post(address: str, body: Any) -> Any:
    data = json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(address, data, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def stages(game: str, seed: int) -> list[str]:
    """Logs of random two-player games, each cut off at another stage."""
    rng = random.Random(f"{game} {seed}")
    found = []
    for number in range(SAMPLES):
        whole = Game(game, 2, seed=rng.randrange(2**32))
        places = []  # numbers of moves after which a seat decides
        while not whole.over:
            places.append(len(whole.moves))
            whole.play(rng.choice(list(whole.position.legal.codes)))
        part = Game(game, 2, whole.options)
        keep = places[int((len(places) - 1) * number / SAMPLES)]
        for move in whole.moves[:keep]:
            part.play(move)
        assert part.position.seat not in (CHANCE, OVER)
        found.append(log.write(part))
    return found


async def make_rooms(addresses: list[str], given: argparse.Namespace) -> list[Room]:
    """Rooms with their clients, the games mixed, spread over the processes at these addresses."""
    games: list[str] = given.games
    logs = {game: stages(registry.find(game), given.seed) for game in games}
    rooms = []
    for number in range(given.rooms):
        # Which of a room's seats is at which process changes from room to room.
        turned = addresses[number % len(addresses) :] + addresses[: number % len(addresses)]
        room = Room(turned if given.apart else turned[:1], given.seed * 1_000_000 + number)
        texts = logs[games[number % len(games)]]
        await room.open(texts[number // len(games) % len(texts)])
        rooms.append(room)
    return rooms
