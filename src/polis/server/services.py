"""The services that requests and connections use, opened and closed in order."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from polis.core import registry
from polis.server.config import DAY, Config
from polis.server.gate.rate_limits import RateLimiter
from polis.server.metrics import FAILURES
from polis.server.pubsub import LocalPubSub, RedisPubSub
from polis.server.rooms.autoplay import Autoplay
from polis.server.rooms.directory import RoomDirectory
from polis.server.rooms.room import Room
from polis.server.storage.engine import connect, migrate
from polis.server.storage.queries import Store
from polis.server.workers.pool import Pool
from polis.server.workers.readiness import Readiness

LOG = logging.getLogger("polis.server")

IDLE_ROOM = 600.0  # seconds without clients after which a room is closed here
SWEEP_EVERY = 3600.0
PRESENCE_EVERY = 25.0
FREEZE_EVERY = 1.0


class Services:
    """Everything that requests and connections use, made from one configuration."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.closing = False
        registry.check_other_games()
        self.readiness = {sheet.key: Readiness(sheet.key) for sheet in registry.sheets()}
        self.new_rooms = RateLimiter(config.rooms_per_minute / 60, config.rooms_per_minute)
        self.analyses = RateLimiter(config.analyses_per_minute / 60, config.analyses_per_minute / 6)
        self.pool = Pool(config.bot_workers, config.most_wait, self._worker_progress)
        self.engines = connect(config.database)
        self.store = Store(self.engines)
        self.pubsub: RedisPubSub | LocalPubSub = LocalPubSub()
        if config.redis is not None:
            self.pubsub = RedisPubSub(config.redis, self._changed)
        self.rooms = RoomDirectory(self.store, self.pubsub, self._autoplay)
        self._tasks: list[asyncio.Task[None]] = []

    def _worker_progress(self, report: dict[str, Any]) -> None:
        if "prepared" in report:
            self.readiness[report["prepared"]].update(report)

    async def _changed(self, room: str) -> None:
        await self.rooms.changed(room)

    def _autoplay(self, room: Room) -> Autoplay:
        return Autoplay(room, self.pool, self.config.bot_pause, alone=not self.config.several)

    async def open(self) -> None:
        """Migrate the database, start the bot workers and the regular tasks."""
        await migrate(self.engines)
        self.pool.start()
        self._tasks = [
            self._repeat(IDLE_ROOM / 10, self._close_idle),
            self._repeat(SWEEP_EVERY, self._sweep),
            self._repeat(FREEZE_EVERY, self._freeze),
        ]
        if self.config.several:
            self._tasks.append(self._repeat(self.config.poll_seconds, self.rooms.compare))
        if self.config.redis is not None:
            self._tasks.append(self._repeat(PRESENCE_EVERY, self._show_presence))

    async def close(self) -> None:
        """Stop everything in the opposite order."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.open.values()):
            self.rooms.close(room)
        await self.pool.close()
        await self.pubsub.close()
        await self.engines.close()

    def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        async def run() -> None:
            while True:
                try:
                    await work()
                except Exception:
                    FAILURES.inc()
                    LOG.exception("a regular task failed")
                await asyncio.sleep(seconds)

        return asyncio.get_running_loop().create_task(run())

    async def _close_idle(self) -> None:
        self.rooms.close_idle(IDLE_ROOM)

    async def _freeze(self) -> None:
        """Freeze long-lived objects so that the garbage collector skips them.

        A full collection over the logs of a few hundred rooms stops the server for half a second.
        Nearly all objects are freed by reference counts when a room is closed; the hourly sweep
        collects the remaining cycles.
        """
        gc.collect(1)
        gc.freeze()

    async def _show_presence(self) -> None:
        for room in list(self.rooms.open.values()):
            if room.clients:
                await room.show_presence()
                await room.look_elsewhere()

    async def _sweep(self) -> None:
        """Delete abandoned rooms and run a full garbage collection."""
        gc.unfreeze()
        gc.collect()
        now, config = time.time(), self.config
        swept = await self.store.sweep(["open"], now - config.open_room_days * DAY)
        swept += await self.store.sweep(["playing"], now - config.idle_room_days * DAY)
        swept += await self.store.sweep(["over"], now - config.over_room_days * DAY)
        if swept:
            LOG.info("abandoned rooms deleted", extra={"rooms": swept})
