"""The wall clock jumps in both directions while people play and while rooms are cleaned up."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from pydantic import BaseModel
from sqlalchemy import select

from polis.server.protocol import client_messages
from polis.server.pubsub import LocalPubSub
from polis.server.rooms import commands
from polis.server.rooms.cleanup import GRACE, SHARE, Cleanup
from polis.server.rooms.history import History
from polis.server.rooms.room import Room
from polis.server.storage.cleanup import CleanupStore
from polis.server.storage.engine import Engines, connect, migrate
from polis.server.storage.queries import Store
from polis.server.storage.records import RoomRecord, SeatRecord, Status
from polis.server.storage.schema import ROOMS
from tests.server.support.client import new_id
from tests.server.support.fake_time import DAY, HOUR, FakeTime

CLOCK = 86_400  # seconds of a game clock
START = 1_800_000_000.0
FURTHEST = 400 * DAY  # of a jump
DAYS: dict[Status, float] = {"open": 2.0, "playing": 60.0, "over": 180.0}

ROOM = RoomRecord(
    id="R" * 16,
    game="machi-koro",
    rules_version=1,
    options={"supply": "all", "beginner": False},
    seed=7,
    uploaded=False,
    status="playing",
    public=False,
    spectators=True,
    clock="game",
    clock_seconds=CLOCK,
    undo="free",
    chat=True,
    undo_request=None,
    host_hash="h" * 64,
    invite_hash="i" * 64,
    next=None,
    revision=0,
    created_at=START,
    seats=tuple(SeatRecord(seat, "person", name="Anna", token_hash="t" * 64) for seat in range(2)),
)


class Seated:
    """A client that holds both seats and only keeps what it hears."""

    def __init__(self) -> None:
        self.seats = [0, 1]
        self.host = False
        self.heard: list[BaseModel | str] = []

    def send(self, message: BaseModel | str) -> None:
        """Keep a message."""
        self.heard.append(message)

    def welcome(self, room: RoomRecord) -> bool:
        """Never lose a seat."""
        return False


@asynccontextmanager
async def sqlite() -> AsyncIterator[Engines]:
    """A fresh database for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        engines = connect(f"sqlite:///{Path(folder, 'polis.sqlite')}")
        await migrate(engines)
        yield engines
        await engines.close()


async def new_room(store: Store, time: FakeTime, room: RoomRecord = ROOM) -> Room:
    """A room whose game has just begun, as this process has it open."""
    await store.create(room, History(room).start(time.wall).row)
    return await opened(store, time, room)


async def opened(store: Store, time: FakeTime, room: RoomRecord = ROOM) -> Room:
    """The room, opened by a process that starts now."""
    found = await store.room(room.id)
    assert found is not None
    fresh = Room(store, LocalPubSub(), found, time.clock())
    await fresh.load()
    return fresh


async def act(room: Room, client: Seated) -> int:
    """Play the first legal action, and say for which seat."""
    seat = room.history.to_act
    assert seat is not None
    message = client_messages.Act(
        type="act",
        id=new_id(),
        number=room.number,
        seat=seat,
        action=next(iter(room.history.position.legal)),
    )
    await commands.act(room, client, message)
    return seat


def think_through_jumps(count: int, seed: int) -> None:
    """So many decisions with jumps in between: each takes the time that has really passed."""
    asyncio.run(_think(count, random.Random(seed)))


async def _think(count: int, rng: random.Random) -> None:
    time, client, spent = FakeTime(START), Seated(), [0.0, 0.0]
    async with sqlite() as engines:
        store = Store(engines)
        room = await new_room(store, time)
        for number in range(count):
            if room.history.over:
                fresh = replace(ROOM, id=f"{number:016}")
                room, spent = await new_room(store, time, fresh), [0.0, 0.0]
            if rng.random() < 0.05:  # a new process, in which the decision begins anew
                room = await opened(store, time, room.row)
            thought = 0.0
            for _ in range(rng.randrange(1, 4)):
                time.jump(rng.choice((0.0, HOUR, -HOUR, rng.uniform(-FURTHEST, FURTHEST))))
                time.go(moment := rng.uniform(0.0, 3.0))
                thought += moment
            seat = room.history.to_act
            assert seat is not None
            clocks = room.clocks()
            assert clocks is not None
            assert clocks.deadline is not None
            left = CLOCK - spent[seat] - thought
            assert abs(clocks.deadline - clocks.now - left) < 1e-3, f"{clocks} for {left} s"
            await act(room, client)
            spent[seat] += thought
            assert abs(room.history.spent[seat] - spent[seat]) < 1e-3


def clean_up_through_jumps(count: int, seed: int) -> None:
    """So many jumps while rooms are cleaned up: none is removed that was used in the last week."""
    asyncio.run(_clean_up(count, random.Random(seed)))


async def _clean_up(count: int, rng: random.Random) -> None:
    time = FakeTime(START)
    used: dict[str, float] = {}  # the steady time of each room's last use
    removed = 0
    async with sqlite() as engines:
        store = Store(engines)
        cleaning = Cleanup(CleanupStore(engines), DAYS, time.clock())
        for number in range(count):
            time.jump(rng.uniform(-FURTHEST, FURTHEST) if rng.random() < 0.5 else 0.0)
            if rng.random() < 0.3:
                cleaning = Cleanup(CleanupStore(engines), DAYS, time.clock())
            room = replace(ROOM, id=f"{number:016}", created_at=time.wall)
            await store.create(room, None)
            used[room.id] = time.steady
            for played in rng.sample(sorted(used), min(3, len(used))):
                found = await store.room(played)
                assert found is not None
                await store.change(found, time.wall)
                used[played] = time.steady
            for _ in range(rng.randrange(1, 30)):
                time.go(rng.choice((HOUR, 6 * HOUR)))
                await cleaning.run()
                gone = set(used) - await _ids(engines)
                assert len(gone) <= max(1, len(used) // SHARE)
                removed += len(gone)
                for room_id in gone:
                    idle = time.steady - used.pop(room_id)
                    assert idle >= GRACE, f"a room was removed after {idle / DAY:.1f} days"
    assert removed or count < 50, "nothing was removed: that proves nothing"


async def _ids(engines: Engines) -> set[str]:
    async with engines.reading.connect() as connection:
        return set((await connection.execute(select(ROOMS.c.id))).scalars())
