"""The clean-up removes abandoned rooms late and a few at a time, whatever the wall clock says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from polis.server.config import Config
from polis.server.rooms.cleanup import GRACE, Cleanup
from polis.server.rooms.clock import SETTLED
from polis.server.services import Services
from polis.server.storage.cleanup import CleanupStore
from polis.server.storage.engine import Engines
from polis.server.storage.queries import Store
from polis.server.storage.records import ChatRecord, RoomRecord, Status
from polis.server.storage.schema import ABANDONED, ROOMS
from tests.server.storage.test_store import ROOM, row
from tests.server.support.fake_time import DAY, HOUR, FakeTime

pytestmark = pytest.mark.anyio

DAYS: dict[Status, float] = {"open": 2.0, "playing": 60.0, "over": 180.0}
NOW = 1_800_000_000.0


async def fill(engines: Engines, count: int, used_at: float, status: Status = "playing") -> None:
    """Store so many rooms, all used last at that time."""
    store = Store(engines)
    await store.create(replace(ROOM, id="A" * 16, created_at=used_at, status=status), None)
    async with engines.begin() as connection:
        first = (await connection.execute(select(ROOMS))).mappings().one()
        others = [{**first, "id": f"{number:016}"} for number in range(count - 1)]
        if others:
            await connection.execute(insert(ROOMS), others)


async def rooms(engines: Engines, table: Any = ROOMS) -> int:
    async with engines.reading.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def cleanup(engines: Engines, time: FakeTime) -> Cleanup:
    """The clean-up of a process that starts now."""
    return Cleanup(CleanupStore(engines), DAYS, time.clock())


async def run_for(cleaning: Cleanup, time: FakeTime, days: float, hours: float = 6.0) -> list[int]:
    """Run every few hours for some days; how many rooms each run deleted."""
    deleted = []
    for _ in range(int(days * 24 / hours)):
        deleted.append(await cleaning.run())
        time.go(hours * HOUR)
    return deleted


@pytest.mark.parametrize("status", ["open", "playing", "over"])
@pytest.mark.parametrize("ahead", [61 * DAY, 1000 * DAY, -61 * DAY])
async def test_no_room_is_removed_when_the_clock_is_wrong_at_the_start(
    engines: Engines, status: Status, ahead: float
) -> None:
    await fill(engines, 30, NOW, status)
    time = FakeTime(NOW + ahead)
    assert sum(await run_for(cleanup(engines, time), time, 10)) == 0
    assert await rooms(engines) == 30


async def test_a_server_that_starts_with_a_wrong_clock_keeps_all_rooms(database: str) -> None:
    time = FakeTime(NOW)
    services = Services(Config.model_construct(database=database, bot_workers=0), time.clock())
    await services.open()
    try:
        await fill(services.engines, 30, NOW - 61 * DAY)
        for _ in range(3):
            await services.clean_up()
            time.go(HOUR)
        assert await rooms(services.engines) == 30
    finally:
        await services.close()


async def test_rooms_played_under_a_wrong_clock_do_not_make_the_others_old(
    engines: Engines,
) -> None:
    await fill(engines, 300, NOW)
    time = FakeTime(NOW + 61 * DAY)
    cleaning = cleanup(engines, time)
    await Store(engines).create(replace(ROOM, created_at=time.wall), None)
    assert sum(await run_for(cleaning, time, 6)) == 0
    assert await rooms(engines, ABANDONED) > 0
    time.jump(-61 * DAY)  # the clock is set right
    assert sum(await run_for(cleaning, time, 9)) == 0
    assert await rooms(engines, ABANDONED) == 0


async def test_nothing_is_marked_soon_after_a_start_or_a_jump(engines: Engines) -> None:
    await fill(engines, 1, NOW - 100 * DAY)
    await Store(engines).create(replace(ROOM, created_at=NOW), None)
    time = FakeTime(NOW)
    cleaning = cleanup(engines, time)
    await cleaning.run()
    time.go(SETTLED - 1)
    await cleaning.run()
    assert await rooms(engines, ABANDONED) == 0
    time.jump(HOUR)
    time.go(2)
    await cleaning.run()
    assert await rooms(engines, ABANDONED) == 0
    time.go(SETTLED)
    await cleaning.run()
    assert await rooms(engines, ABANDONED) == 1


async def test_abandoned_rooms_are_removed_after_a_week_a_few_at_a_time(engines: Engines) -> None:
    await fill(engines, 200, NOW - 61 * DAY)
    await Store(engines).create(replace(ROOM, created_at=NOW), None)
    time = FakeTime(NOW)
    cleaning = cleanup(engines, time)
    assert sum(await run_for(cleaning, time, GRACE / DAY)) == 0
    marked = await rooms(engines, ABANDONED)
    assert marked == 2 * (4 * 7 - 1)  # none at the start, then one room in a hundred each time
    deleted = await run_for(cleaning, time, 7)
    assert set(deleted) == {0, 1, 2}
    assert await rooms(engines) == 201 - sum(deleted)


async def test_a_mark_needs_a_week_of_running_servers(engines: Engines) -> None:
    await fill(engines, 1, NOW - 61 * DAY)
    await Store(engines).create(replace(ROOM, created_at=NOW), None)
    time = FakeTime(NOW)
    for _ in range(20):  # twenty starts, each with a clock that is another month ahead
        cleaning = cleanup(engines, time)
        await run_for(cleaning, time, 0.25, hours=1.0)
        time.jump(30 * DAY)
    assert await rooms(engines, ABANDONED) >= 1
    assert await rooms(engines) == 2


async def use(store: Store, room: RoomRecord, way: str, at: float) -> None:
    """Use a room in one of the ways that there are."""
    if way == "move":
        await store.add(room, replace(row(0), made_at=at), "playing")
    elif way == "change":
        await store.change(room, at)
    else:
        await store.say(room.id, ChatRecord(0, 0, "Anna", "Hello", "one", at))


@pytest.mark.parametrize("way", ["move", "change", "chat"])
@pytest.mark.parametrize("behind", [0.0, 400 * DAY])
async def test_a_room_that_is_used_after_its_mark_stays(
    engines: Engines, way: str, behind: float
) -> None:
    store = Store(engines)
    old = replace(ROOM, created_at=NOW - 61 * DAY)
    await store.create(old, None)
    await store.create(replace(ROOM, id="S" * 16, created_at=NOW), None)
    time = FakeTime(NOW)
    cleaning = cleanup(engines, time)
    await run_for(cleaning, time, 6.9)
    assert await rooms(engines, ABANDONED) == 1
    await use(store, old, way, time.wall - behind)  # even if the clock is wrong just then
    assert sum(await run_for(cleaning, time, 6.9)) == 0
    assert await store.room(old.id) is not None


async def test_a_room_with_people_in_it_stays(engines: Engines) -> None:
    await fill(engines, 1, NOW - 61 * DAY)
    await Store(engines).create(replace(ROOM, created_at=NOW), None)
    time = FakeTime(NOW)
    cleaning = cleanup(engines, time)
    await run_for(cleaning, time, GRACE / DAY)
    for _ in range(4):
        time.go(3 * HOUR)
        assert await cleaning.run(open_rooms=["A" * 16]) == 0
    assert await cleaning.run() == 1


async def test_the_uptime_of_several_processes_is_that_of_one(engines: Engines) -> None:
    time = FakeTime(NOW)
    processes = [cleanup(engines, time) for _ in range(3)]
    for _ in range(10):
        for process in processes:
            await process.run()
        time.go(HOUR)
    assert await CleanupStore(engines).uptime() == 9 * HOUR
