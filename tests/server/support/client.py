"""A player as a program: makes rooms over HTTP, sits at tables over the WebSocket."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from polis.server.protocol.changes import changed
from polis.server.protocol.server_messages import PROTOCOL, SERVER

Said = dict[str, Any]
FORWARDED = "x-forwarded-for"
"""The header with which a proxy says from where a client comes."""

PATIENCE = 60.0  # seconds after which a test that waits for a message has failed

SETTINGS: Said = {"public": False, "spectators": True, "clock": None, "undo": "agreement"}


def new_id() -> str:
    """A client's id for a request."""
    return uuid.uuid4().hex


def me(name: str = "Anna") -> Said:
    """A seat for whoever makes the room."""
    return {"kind": "me", "name": name}


def bot(level: str = "builder") -> Said:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


OPEN: Said = {"kind": "open"}


def room_body(game: str, *seats: Said, **more: Any) -> Said:
    """The body that makes a room."""
    settings = SETTINGS | more.pop("settings", {})
    return {"game": game, "seats": list(seats), "settings": settings, **more}


class House:
    """A server, as somebody outside sees it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)

    async def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        return await self.http.get(path)

    async def post(self, path: str, body: Any) -> httpx.Response:
        """Send something."""
        return await self.http.post(path, json=body)

    async def create(self, game: str, *seats: Said, **more: Any) -> Said:
        """Make a room."""
        answer = await self.post("/api/rooms", room_body(game, *seats, **more))
        assert answer.status_code == 201, answer.text
        made: Said = answer.json()
        return made

    async def sit(self, room: str, *tokens: str, **more: Any) -> Player:
        """Connect to a room and read its state."""
        player = Player(self.address, room, tokens, self.http.headers.get(FORWARDED))
        await player.connect(**more)
        return player

    async def close(self) -> None:
        """Go away."""
        await self.http.aclose()


def tokens_of(made: Said) -> list[str]:
    """The tokens of all seats that whoever made a room holds."""
    return [seat["token"] for seat in made["seats"]]


def followed(table: Said | None, event: Said) -> Said:
    """The position after an event, which has to build on the one before."""
    old = table or {"number": None, "view": None, "lines": None}
    assert event["base"] in (None, old["number"]), (event["base"], old["number"])
    parts = {part: changed(old[part], event[part]) for part in ("view", "lines")}
    return {**event["position"], **parts}


class Player:
    """One connection to one room; every message it hears is checked against the schema."""

    def __init__(
        self, address: str, room: str, tokens: tuple[str, ...], network: str | None = None
    ) -> None:
        self._address = address.replace("http", "ws", 1) + "/api/live"
        self._headers = {} if network is None else {FORWARDED: network}
        self.room = room
        self.tokens = list(tokens)
        self.socket: ClientConnection | None = None
        self.state: Said = {}
        self.facts: Said = {}
        self.table: Said | None = None
        self.log: list[Said] = []
        self.undone: set[int] = set()  # of the entries of the log when it was read
        self.heard: list[Said] = []

    @property
    def number(self) -> int:
        """The last row seen."""
        return -1 if self.table is None else int(self.table["number"])

    async def connect(self, protocol: int = PROTOCOL, whole: bool = True) -> None:
        """Open the connection, say hello, and read the state and, if wanted, the whole log."""
        # Read at once whatever comes: the server's pings are answered, however slow the test is
        # with what lies before them. With a limit, both sides would give up after 20 seconds.
        self.socket = await connect(
            self._address, max_size=None, max_queue=None, ping_interval=None,
            additional_headers=self._headers,
        )  # fmt: skip
        await self.send(
            type="hello", protocol=protocol, room=self.room, tokens=self.tokens, seen=self.number
        )
        if protocol == PROTOCOL:
            await self.hear("state")
            if whole:
                await self._read_log()

    async def _read_log(self) -> None:
        """Read earlier entries, and the earlier moves of the first one."""
        while self.log and self.log[0]["number"] > 0:
            page = (await self.ask("read_log", before=self.log[0]["number"]))["page"]
            self.log = page["entries"] + self.log
            self.undone |= set(page["undone"])
        while self.log and self.log[0]["skipped"] > 0:
            skipped = self.log[0]["skipped"]
            page = (await self.ask("read_log", before=1, moves=skipped))["page"]
            moves = page["entries"][0]["moves"] + self.log[0]["moves"]
            self.log[0] = {**page["entries"][0], "moves": moves}

    async def send(self, **message: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def next(self) -> Said:
        """The next message, taken in."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        SERVER.validate_json(text, strict=True)
        said: Said = json.loads(text)
        self._take_in(said)
        self.heard.append(said)
        return said

    def _take_in(self, said: Said) -> None:
        if said["type"] == "state":
            self.state, self.facts = said, said["room"]
            self.table = said["position"]
            self.log, self.undone = said["log"]["entries"], set(said["log"]["undone"])
        elif said["type"] == "room_changed":
            self.facts = said["room"]
        elif said["type"] == "event":
            self.table = followed(self.table, said)
            self.log += said["entries"]

    async def hear(self, kind: str, fits: Callable[[Said], bool] = lambda said: True) -> Said:
        """The next message of a kind that fits, all others taken in on the way."""
        while True:
            said = await self.next()
            if said["type"] == kind and fits(said):
                return said

    async def ask(self, kind: str, **message: Any) -> Said:
        """Send a request and wait for its answer, whatever it is."""
        mine = message.setdefault("id", new_id())
        await self.send(type=kind, **message)
        while True:
            said = await self.next()
            if said.get("id") == mine:
                return said

    async def act(self, action: str, seat: int | None = None, **more: Any) -> Said:
        """Play an action for the seat to act, or for this one."""
        assert self.table is not None
        seat = self.table["to_act"] if seat is None else seat
        said = await self.ask("act", number=self.number, seat=seat, action=action, **more)
        if said["type"] == "ack":
            while self.number < said["number"]:
                await self.next()
        return said

    async def until(self, fits: Callable[[Player], bool]) -> None:
        """Listen until something holds."""
        while not fits(self):
            await self.next()

    async def close(self) -> None:
        """Go away."""
        if self.socket is not None:
            await self.socket.close()

    async def drop(self) -> None:
        """Go away without a word, as when a cable is pulled."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None
