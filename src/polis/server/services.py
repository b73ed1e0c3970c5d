"""The services that requests and connections use, opened and closed in order."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable

from polis.core import registry
from polis.core.native.builds import Builds
from polis.core.native.store import RULES, STRATEGY
from polis.server.challenges.store import DailyStore
from polis.server.club.service import Club
from polis.server.config import Config
from polis.server.gate.rate_limits import RateLimiter
from polis.server.metrics import FAILURES
from polis.server.pubsub import LocalPubSub, RedisPubSub
from polis.server.push.service import Push
from polis.server.rooms.autoplay import Autoplay
from polis.server.rooms.cleanup import Cleanup
from polis.server.rooms.clock import Clock
from polis.server.rooms.directory import RoomDirectory
from polis.server.rooms.room import Room
from polis.server.storage.cleanup import CleanupStore
from polis.server.storage.engine import connect, migrate, sqlite_file
from polis.server.storage.erasure import ErasureStore
from polis.server.storage.health import HealthCheck
from polis.server.storage.queries import Store
from polis.server.storage.records import Status
from polis.server.uploads.reader import Uploads
from polis.server.workers.executor_probe import ExecutorProbe
from polis.server.workers.level_states import LevelState, LevelStates
from polis.server.workers.pool import Pool

LOG = logging.getLogger("polis.server")

IDLE_ROOM = 600.0  # seconds without clients after which a room is closed here
CLEAN_UP_EVERY = 3600.0
PRESENCE_EVERY = 25.0
OPERATOR_SECONDS = 10.0
"""How often open rooms are compared with an SQLite file, in which `polis erase` may write."""
FREEZE_EVERY = 1.0
YOUNG_OBJECTS = 20_000
"""New objects before the garbage collector looks for cycles: a move makes and drops thousands."""


class Services:
    """Everything that requests and connections use, made from one configuration."""

    def __init__(self, config: Config, clock: Clock | None = None) -> None:
        self.config = config
        self.clock = clock or Clock()
        self.closing = False
        registry.check_other_games()
        games = [sheet.key for sheet in registry.sheets()]
        self.levels = LevelStates(games, self._levels_changed)
        self.builds = Builds(games, (RULES, STRATEGY), self.levels.report)
        self.new_rooms = RateLimiter(config.rooms_per_minute / 60, config.rooms_per_minute)
        changes = config.address_changes_per_second
        self.changes = RateLimiter(changes, 10 * changes)
        moves, asks = config.address_moves_per_second, config.address_asks_per_second
        self.moves, self.asks = RateLimiter(moves, 2 * moves), RateLimiter(asks, 3 * asks)
        self.joins = RateLimiter(config.joins_per_minute / 60, config.joins_per_minute)
        self.erasures = RateLimiter(config.erasures_per_minute / 60, config.erasures_per_minute)
        self.analyses = RateLimiter(config.analyses_per_minute / 60, config.analyses_per_minute / 6)
        subscribing = config.push_subscriptions_per_minute
        self.subscribing = RateLimiter(subscribing / 60, subscribing)
        self.pool = Pool(config.bot_workers, config.most_wait)
        self.uploads = Uploads(config)
        self.executor = ExecutorProbe()
        self.engines = connect(config.database)
        self.store = Store(self.engines)
        self.daily = DailyStore(self.engines)
        self.erasure = ErasureStore(self.engines)
        self.club = Club(self.engines, config, self.clock)
        self.health = HealthCheck(self.engines, sqlite_file(config.database))
        self._cleanup = Cleanup(CleanupStore(self.engines), _days(config), self.clock)
        self.pubsub: RedisPubSub | LocalPubSub = LocalPubSub(not config.several)
        if config.redis is not None:
            self.pubsub = RedisPubSub(config.redis, self._changed)
        self.rooms = RoomDirectory(
            self.store,
            self.pubsub,
            self._autoplay,
            self.clock,
            self.levels,
            config.absence_seconds,
            self.club.ended,
        )
        self.push = Push(config, self.engines, self.store, self.rooms, self.clock)
        self._tasks: list[asyncio.Task[None]] = []

    def _levels_changed(self, game: str, state: LevelState) -> None:
        self.rooms.show_levels(game, state)

    async def _changed(self, room: str, row: str) -> None:
        await self.rooms.changed(room, row)

    def _autoplay(self, room: Room) -> Autoplay:
        return Autoplay(room, self.pool, self.config.stand_in_pause, alone=not self.config.several)

    async def open(self) -> None:
        """Migrate the database, start the bot workers and the regular tasks."""
        gc.set_threshold(YOUNG_OBJECTS, *gc.get_threshold()[1:])
        await migrate(self.engines)
        await self.push.open()
        await self.club.open()
        self.pool.start()
        self.levels.start()
        self.builds.start()
        self.uploads.start()
        self._tasks = [
            self._repeat(IDLE_ROOM / 10, self._close_idle),
            self._repeat(CLEAN_UP_EVERY, self.clean_up),
            self._repeat(FREEZE_EVERY, self._freeze),
        ]
        poll = self.config.poll_seconds if self.config.several else OPERATOR_SECONDS
        self._tasks.append(self._repeat(poll, self.rooms.compare))
        if self.config.redis is not None:
            self._tasks.append(self._repeat(PRESENCE_EVERY, self._show_presence))

    async def close(self) -> None:
        """Stop everything in the opposite order."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.rooms.close_all()
        await self.push.close()
        await self.club.close()
        await self.uploads.close()
        await self.pool.close()
        self.builds.close()
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
        Nearly all objects are freed by reference counts when a room is closed; the hourly
        clean-up collects the remaining cycles.
        """
        gc.collect(1)
        gc.freeze()

    async def _show_presence(self) -> None:
        for room in list(self.rooms.open.values()):
            if room.clients:
                await room.show_presence()
                await room.look_elsewhere()

    async def clean_up(self) -> None:
        """Delete abandoned rooms, subscriptions and players; run a full garbage collection."""
        gc.unfreeze()
        gc.collect()
        await self._cleanup.run([room.id for room in self.rooms.open.values() if room.clients])
        await self.push.clean_up()
        await self.club.clean_up()


def _days(config: Config) -> dict[Status, float]:
    """The days without use after which rooms are abandoned."""
    return {
        "open": config.open_room_days,
        "playing": config.idle_room_days,
        "over": config.over_room_days,
    }
