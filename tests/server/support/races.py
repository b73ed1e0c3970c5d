"""Two processes insert the same row at the same moment, again and again."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

from polis.server.storage.engine import connect, migrate
from polis.server.storage.queries import Conflict, Store
from tests.server.storage.test_store import ROOM, row
from tests.server.support.processes import postgres

RACERS = 2
PATIENCE = 120.0
HANDICAP = 0.001  # seconds: else the one that the system wakes first could win every race


def race_for_rows(count: int, seed: int) -> None:
    """So many races on PostgreSQL: each has one winner, and the winner's row is the one stored."""
    with postgres() as found:
        database = found.new_database()
        asyncio.run(_begin(database))
        context = get_context("spawn")
        start, wins = context.Barrier(RACERS), context.Queue()
        racers = [
            context.Process(target=_race, args=(database, name, count, seed, start, wins))
            for name in range(RACERS)
        ]
        for racer in racers:
            racer.start()
        won = dict(wins.get(timeout=PATIENCE + count) for _ in racers)
        for racer in racers:
            racer.join(PATIENCE)
        stored = asyncio.run(_rows(database))
    assert sorted(number for numbers in won.values() for number in numbers) == [
        *range(1, count + 1)
    ]
    assert stored == {number: f"{name}-{number}" for name in won for number in won[name]}
    assert all(won.values()), "one of them always won: that was no race"


async def _begin(database: str) -> None:
    engines = connect(database)
    await migrate(engines)
    await Store(engines).create(ROOM, replace(row(0), kind="start", seat=None))
    await engines.close()


async def _rows(database: str) -> dict[int, str | None]:
    engines = connect(database)
    rows = await Store(engines).rows(ROOM.id, 0)
    await engines.close()
    return {found.number: found.client_id for found in rows}


def _race(database: str, name: int, count: int, seed: int, start: Any, wins: Any) -> None:
    numbers = []
    rng = random.Random(f"{seed} {name}")
    with asyncio.Runner() as runner:
        runner.get_loop()
        engines = connect(database)
        store = Store(engines)
        runner.run(store.room(ROOM.id))  # the connection is there before the first race
        for number in range(1, count + 1):
            start.wait(PATIENCE)
            time.sleep(rng.uniform(0.0, HANDICAP))
            try:
                runner.run(store.add(ROOM, row(number, f"{name}-{number}"), "playing"))
                numbers.append(number)
            except Conflict:
                pass
        runner.run(engines.close())
    wins.put((name, numbers))
