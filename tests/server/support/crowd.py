"""People who play as fast as they can, notice when the server is gone, and come back."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.support.client import OPEN, House, Player, Said, bot, me, new_id, tokens_of

GONE = (OSError, WebSocketException, InvalidHandshake, httpx.TransportError, TimeoutError)
AGAIN = 0.2  # seconds before the next try to connect


@dataclass
class Promises:
    """What the server has acknowledged: by the client's id, the message and the row's number."""

    rows: dict[str, tuple[str, Said, int]] = field(default_factory=dict)  # room, message, number
    lines: dict[str, tuple[str, str]] = field(default_factory=dict)  # room, text
    repeats: int = 0
    """Requests sent again after a restart."""
    known: int = 0
    """Those of them that had been stored before."""


class Person:
    """Somebody at a table, with one seat or several."""

    def __init__(self, address: str, promises: Promises, rng: random.Random) -> None:
        self._address = address
        self._promises = promises
        self._rng = rng
        self._player: Player | None = None
        self._pending: tuple[str, Said] | None = None  # room, message without an answer
        self.away = asyncio.Event()  # set while there is no connection
        self.away.set()

    async def play(self, room: str, tokens: list[str]) -> None:
        """Play in a room and its rematches for ever."""
        while True:
            player = self._player = Player(self._address, room, tuple(tokens))
            while not await self._over(player):
                try:
                    await self._come(player)
                    while not await self._over(player):
                        await self._do_something(player)
                except GONE:
                    await player.drop()
                    self.away.set()
                    await asyncio.sleep(AGAIN)
            await player.drop()
            room = await self._rematch(room, tokens)

    async def _over(self, player: Player) -> bool:
        return bool(player.facts) and player.facts["status"] == "over" and not self._pending

    async def _rematch(self, room: str, tokens: list[str]) -> str:
        async with httpx.AsyncClient(base_url=self._address, timeout=60.0) as http:
            while True:
                try:
                    path = f"/api/rooms/{room}/rematch"
                    answer = await http.post(path, json={"tokens": tokens})
                    if answer.status_code == 200:
                        self.away.clear()
                        return str(answer.json()["room"])
                    assert answer.status_code == 503, answer.text  # the database is away
                except GONE:
                    self.away.set()
                await asyncio.sleep(AGAIN)

    async def _come(self, player: Player) -> None:
        """Connect; all that was seen before is still there, and what is unanswered is repeated."""
        seen = player.log
        await player.connect()
        self.away.clear()
        assert player.log[: len(seen)] == seen, "what was seen is gone"
        if self._pending is not None:
            _, message = self._pending
            before = player.number
            self._promises.repeats += 1
            said = await self._ask(player, message)
            if said["type"] == "ack" and message["type"] != "say" and said["number"] <= before:
                self._promises.known += 1

    async def _do_something(self, player: Player) -> None:
        message = self._idea(player)
        if message is None:
            await player.next()
        else:
            await self._ask(player, message | {"id": new_id()})

    def _idea(self, player: Player) -> Said | None:
        """What to do next; None to wait for others."""
        table, mine, rng = player.table, player.state["access"]["seats"], self._rng
        if table is None:
            return None
        number, undo_request = player.number, player.facts["undo_request"]
        if undo_request is not None:
            asked = [seat for seat in undo_request["waiting"] if seat in mine]
            if asked:
                agree = rng.random() < 0.7
                return {"type": "answer", "number": number, "seat": asked[0], "agree": agree}
        luck = rng.random()
        if luck < 0.1:
            return {"type": "say", "text": f"{rng.random()} čau!"}
        if table["to_act"] not in mine:
            return None
        offers = [offer for offer in table["undo"] if offer["seat"] in mine]
        if luck < 0.2 and offers:
            return {"type": "undo", "number": number, "seat": rng.choice(offers)["seat"]}
        action = rng.choice(table["legal"])
        return {"type": "act", "number": number, "seat": table["to_act"], "action": action}

    async def _ask(self, player: Player, message: Said) -> Said:
        self._pending = (player.room, message)
        rest = {key: value for key, value in message.items() if key != "type"}
        said = await player.ask(message["type"], **rest)
        self._pending = None
        assert said["type"] in ("ack", "refused"), said
        if said["type"] == "ack":
            if message["type"] == "say":
                self._promises.lines[message["id"]] = (player.room, message["text"])
            else:
                self._promises.rows[message["id"]] = (player.room, message, said["number"])
            while player.number < said["number"]:
                await player.next()
        return said


async def gather(address: str, promises: Promises, rng: random.Random) -> list[tuple[Person, Any]]:
    """Make rooms of all games and find people for them; gives each with room and tokens."""
    house = House(address)
    people: list[tuple[Person, Any]] = []

    def seat(room: str, *tokens: str) -> None:
        person = Person(address, promises, random.Random(rng.getrandbits(63)))
        people.append((person, (room, list(tokens))))

    for game, undo in (("machi-koro", "agreement"), ("akropolis", "free")):
        made = await house.create(game, me("Anna"), OPEN, settings={"undo": undo})
        body = {"name": "Boris", "invite": made["invite"]}
        joined = (await house.post(f"/api/rooms/{made['room']}/join", body)).json()
        seat(made["room"], *tokens_of(made))
        seat(made["room"], joined["token"])
    made = await house.create("world-wonders", me("Anna"), me("Boris"))
    seat(made["room"], *tokens_of(made))
    made = await house.create("machi-koro", me("Anna"), bot("builder"))
    seat(made["room"], *tokens_of(made))
    await house.close()
    return people
