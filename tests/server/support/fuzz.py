"""A server that is told nonsense by many, while somebody wants to play."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.support import garbage, stored
from tests.server.support.bodies import spoilt_request
from tests.server.support.client import OPEN, House, Player, Said, bot, me, tokens_of
from tests.server.support.crowd import Promises
from tests.server.support.kills import check
from tests.server.support.processes import GENEROUS, serving, wait_healthy

AT_ONCE = 30  # messages before the sender listens again; fewer than end a connection
BROADCASTS = ("event", "room_changed", "access_changed", "chat", "notice", "state")


def tell_nonsense(count: int, seed: int) -> None:
    """So many malformed messages: every one is answered, none is a fault, the table goes on."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'polis.sqlite')}"
        with serving("--port", "0", "--database", database, **GENEROUS) as server:
            promises = asyncio.run(_tell_nonsense(server.address, count, random.Random(seed)))
            metrics = httpx.get(f"{server.address}/metrics").text
            assert "polis_failures_total 0.0" in metrics, "".join(server.lines[-20:])
        # uvicorn tells of text that is not UTF-8; from us no fault is to be heard.
        ours = [line for line in server.lines if '"level": "error", "from": "polis' in line]
        assert not ours, "".join(ours)
        check(stored.read(database), promises)


def send_nonsense(count: int, seed: int) -> None:
    """So many malformed bodies: none is a fault, and the server goes on."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'polis.sqlite')}"
        with serving("--port", "0", "--database", database, **GENEROUS) as server:
            asyncio.run(_send_nonsense(server.address, count, random.Random(seed)))
            metrics = httpx.get(f"{server.address}/metrics").text
            assert "polis_failures_total 0.0" in metrics, "".join(server.lines[-20:])


async def _send_nonsense(address: str, count: int, rng: random.Random) -> None:
    house = House(address)
    made = await house.create("machi-koro", me("Anna"), OPEN, OPEN)
    headers = {"content-type": "application/json"}
    for _ in range(count):
        method, path, body = spoilt_request(rng, made["room"])
        answer = await house.http.request(method, path, content=body, headers=headers)
        assert answer.status_code < 500, (method, path, body, answer.text)
    await asyncio.to_thread(wait_healthy, address)
    await house.close()


async def _tell_nonsense(address: str, count: int, rng: random.Random) -> Promises:
    house = House(address)
    promises = Promises()
    tables, talkers = [], []
    for game in ("machi-koro", "akropolis", "world-wonders"):
        # Strangers may change nothing here: all rows are the player's own.
        made = await house.create(game, me("Anna"), me("Boris"), settings={"undo": "free"})
        tables.append(Table(await house.sit(made["room"], *tokens_of(made)), promises, rng, True))
        talkers.append(Talker(address, made["room"], [], rng))
        # Here they hold the seats as well.
        made = await house.create(game, me("Anna"), me("Boris"))
        tables.append(Table(await house.sit(made["room"], *tokens_of(made)), promises, rng, False))
        talkers.append(Talker(address, made["room"], tokens_of(made), rng))
        # And here they are the hosts.
        made = await house.create(game, me("Anna"), OPEN, bot("apprentice"))
        talkers.append(Talker(address, made["room"], [*tokens_of(made), made["host"]], rng))
    talks = [talker.talk(count // len(talkers)) for talker in talkers[1:]]
    talks.append(talkers[0].talk(count - len(talks) * (count // len(talkers))))
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.gather(*talks)
    for table in tables:
        table.enough = True
    await asyncio.gather(*playing)
    for table in tables:
        if table.alone:
            await table.check_alone(house)
    await house.close()
    return promises


class Table:
    """Somebody who only wants to play."""

    def __init__(self, player: Player, promises: Promises, rng: random.Random, alone: bool) -> None:
        self._player = player
        self._promises = promises
        self._rng = rng
        self.alone = alone  # whether nobody else may do anything here
        self._before = player.facts["settings"], player.facts["seats"]
        self.enough = False

    async def play(self) -> None:
        """Act now and then until it is enough, and once after that."""
        last = False
        while not last:
            last = self.enough
            player = self._player
            if player.table is None or player.table["to_act"] is None:
                break
            message = {
                "number": player.number,
                "seat": player.table["to_act"],
                "action": self._rng.choice(player.table["legal"]),
            }
            said = await player.ask("act", **message)
            if said["type"] == "ack":
                self._promises.rows[said["id"]] = (
                    player.room, {"type": "act", **message}, said["number"],
                )  # fmt: skip
                while player.number < said["number"]:
                    await player.next()
            else:
                assert not self.alone, said
                assert said["type"] == "refused", said
                await self._come_back()
            player.heard.clear()
            await asyncio.sleep(0.02)

    async def _come_back(self) -> None:
        """Somebody with the same tokens may have let a bot sit down."""
        for seat in (0, 1):
            assert (await self._player.ask("resume_seat", seat=seat))["type"] in ("ack", "refused")

    async def check_alone(self, house: House) -> None:
        """Nothing is other than by this player's own acts."""
        fresh = await house.sit(self._player.room)
        assert fresh.state["chat"] == []
        seats = [dict(seat, online=True) for seat in fresh.facts["seats"]]
        assert (fresh.facts["settings"], seats) == self._before
        mine = [m for room, m, _ in self._promises.rows.values() if room == fresh.room]
        assert [entry["moves"][0]["move"] for entry in fresh.log[1:]] == [
            message["action"] for message in mine
        ]
        await fresh.close()


class Talker:
    """Somebody who sends malformed messages."""

    def __init__(self, address: str, room: str, tokens: list[str], rng: random.Random) -> None:
        self._player = Player(address, room, tuple(tokens))
        self._rng = random.Random(rng.getrandbits(63))
        self._ended = False  # whether something was sent that ends a connection

    async def talk(self, count: int) -> None:
        """Send so many, and see that each is answered."""
        while count:
            self._ended = False
            await self._player.connect()
            try:
                while count:
                    batch = min(count, AT_ONCE)
                    count -= batch
                    await self._send(batch)
            except ConnectionClosed as closed:
                # Too long, or not text at all: nothing else ends a connection.
                if not self._ended:
                    raise AssertionError("the connection broke") from closed
            self._player.heard.clear()
        await self._player.close()

    async def _send(self, count: int) -> None:
        socket, player = self._player.socket, self._player
        assert socket is not None
        for _ in range(count):
            packet = garbage.spoilt(player, self._rng)
            self._ended |= isinstance(packet, tuple) or len(packet) > garbage.LONGEST
            if isinstance(packet, tuple):
                await socket.send(packet[0], text=True)
            else:
                await socket.send(packet)
        # The pong to a ping of our own shows that all before it were answered, and forgives them.
        await socket.send('{"type": "ping"}')
        answers = 0
        while answers < count + 1:
            said: Said = await player.next()
            answers += said["type"] not in BROADCASTS
            assert _reason(said) != "live-fault", said
        player.heard.clear()


def _reason(said: Said) -> Any:
    return said["reason"]["key"] if said["type"] in ("error", "refused") else None
