"""A wall clock that jumps takes no time from players and gives them none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from polis.server.rooms.autoplay import Autoplay
from polis.server.rooms.room import Room
from polis.server.storage.queries import Store
from polis.server.workers.pool import Pool
from tests.server.support.clock_jumps import CLOCK, ROOM, Seated, act, new_room, opened, sqlite
from tests.server.support.fake_time import DAY, HOUR, FakeTime

pytestmark = pytest.mark.anyio

jumps = pytest.mark.parametrize("jump", [HOUR, -HOUR, 61 * DAY, -61 * DAY])


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    async with sqlite() as engines:
        yield Store(engines)


def left(room: Room) -> float:
    """Seconds until the clock of the seat to act runs out."""
    clocks = room.clocks()
    assert clocks is not None
    assert clocks.deadline is not None
    return clocks.deadline - clocks.now


@jumps
async def test_a_decision_takes_the_time_that_has_passed(store: Store, jump: float) -> None:
    time = FakeTime()
    room = await new_room(store, time)
    time.go(10.0)
    time.jump(jump)
    time.go(5.0)
    assert left(room) == pytest.approx(CLOCK - 15.0, abs=1e-3)
    seat = await act(room, Seated())
    (stored,) = await store.rows(room.id, 0)
    assert stored.spent == pytest.approx(15.0, abs=1e-3)
    assert stored.made_at == time.wall
    assert room.history.spent[seat] == stored.spent


@jumps
@pytest.mark.parametrize("kind", ["move", "game"])
async def test_a_bot_replaces_a_player_when_the_time_has_really_passed(
    store: Store, jump: float, kind: str
) -> None:
    time, client = FakeTime(), Seated()
    room = await new_room(store, time, replace(ROOM, clock=kind, clock_seconds=600))  # type: ignore[arg-type]
    began = time.steady
    time.jump(jump)
    stopped = asyncio.Event()
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        time.go(100.0)
        stopped.set()
        await asyncio.Event().wait()

    room.clock.sleep = sleep
    room.autoplay = Autoplay(room, Pool(0, 1.0, lambda report: None), 0.1, alone=True)
    room.clients.add(client)
    for _ in range(2):
        room.autoplay.wake()
        await stopped.wait()
        stopped.clear()
        room.autoplay.stop()
    assert slept == pytest.approx([600.0, 500.0], abs=1e-3)
    assert time.steady == began + 200.0


@jumps
async def test_a_new_process_begins_the_decision_anew(store: Store, jump: float) -> None:
    time = FakeTime()
    await new_room(store, time)
    time.go(100.0)
    time.jump(jump)
    assert left(await opened(store, time)) == pytest.approx(CLOCK, abs=1e-3)


@jumps
async def test_a_room_that_is_opened_again_counts_no_jump(store: Store, jump: float) -> None:
    time = FakeTime()
    clock = time.clock()
    room = await new_room(store, time)
    time.go(100.0)
    again = Room(store, room.pubsub, room.row, clock)
    await again.load()
    assert left(again) == pytest.approx(CLOCK - 100.0, abs=1e-3)
    time.jump(jump)
    again = Room(store, room.pubsub, room.row, clock)
    await again.load()
    assert left(again) == pytest.approx(CLOCK, abs=1e-3)
    time.go(30.0)
    again = Room(store, room.pubsub, room.row, clock)
    await again.load()
    # Ahead, the time since the jump was seen counts; behind, the row lies in the future.
    assert left(again) == pytest.approx(CLOCK - (30.0 if jump > 0 else 0.0), abs=1e-3)
