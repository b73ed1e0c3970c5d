"""SIGKILL in the middle of everything: what was acknowledged is stored, whole and once."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

from tests.server.support import stored
from tests.server.support.crowd import Promises, gather
from tests.server.support.processes import GENEROUS, READY, Process, free_port, postgres

LONGEST = 1.5  # seconds between the last one's return and the kill
PATIENCE = READY  # seconds for the crowd to be back, on a machine that may be busy compiling


def kill_with_sqlite(count: int, seed: int) -> None:
    """So many kills of a server with SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(kill_many(f"sqlite:///{Path(folder, 'polis.sqlite')}", count, seed))


def kill_with_postgresql(count: int, seed: int) -> None:
    """So many kills of a server with PostgreSQL."""
    with postgres() as found:
        asyncio.run(kill_many(found.new_database(), count, seed))


async def kill_many(database: str, kills: int, seed: int) -> Promises:
    """Let people play, kill the server at random moments, and look what is stored each time."""
    rng = random.Random(seed)
    promises = Promises()
    arguments = ("--port", str(free_port()), "--database", database)
    server = await asyncio.to_thread(Process, *arguments, **GENEROUS)
    await asyncio.to_thread(server.wait_ready)
    people = await gather(server.address, promises, rng)
    playing = [asyncio.create_task(person.play(*place)) for person, place in people]
    try:
        for _ in range(kills):
            await _all(playing, *(_back(person.away) for person, _ in people))
            await asyncio.sleep(rng.uniform(0.0, LONGEST))
            server.kill()
            # What was answered before the end is still read by those it was for.
            await _all(playing, *(person.away.wait() for person, _ in people))
            check(await stored.read_now(database), promises)
            server = await asyncio.to_thread(Process, *arguments, **GENEROUS)
        await _all(playing, *(_back(person.away) for person, _ in people))
    except AssertionError as error:
        raise AssertionError(f"{error}\n{''.join(server.lines[-10:])}") from error
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.kill()
    check(await stored.read_now(database), promises)
    assert len(promises.rows) > kills, "hardly anything was played"
    return promises


async def _back(away: asyncio.Event) -> None:
    while away.is_set():
        await asyncio.sleep(0.05)


async def _all(playing: list[asyncio.Task[None]], *waits: object) -> None:
    """Wait for everybody; somebody who stops playing has found a fault, which is raised here."""
    waiting = asyncio.gather(*waits)  # type: ignore[call-overload]
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait((waiting, *playing), return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        if task.done():
            waiting.cancel()
            task.result()
    await waiting


def check(rooms: dict[str, stored.Stored], promises: Promises) -> None:
    """Every promise is kept, and nothing stored is half of something."""
    for room in rooms.values():
        room.check()
    rows = {room: found.by_id() for room, found in rooms.items()}
    for mine, (room, message, number) in promises.rows.items():
        row = rows[room].get(mine)
        if message["type"] == "act":
            assert row is not None, f"{message} was acknowledged and is lost"
            assert (row.number, row.action) == (number, message["action"])
        elif row is not None:  # else a wish or a refusal, which is no row
            assert (row.number, row.kind) == (number, "undo")
    for mine, (room, text) in promises.lines.items():
        said = [line.text for line in rooms[room].chat if line.client_id == mine]
        assert said == [text], f"{text!r} was acknowledged and is lost"
