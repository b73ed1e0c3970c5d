"""A server inside the test's own process and loop: its clocks and bots are the test's."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import uvicorn

from polis.core.position import Position
from polis.server.app import make_app
from polis.server.config import Config
from polis.server.live_protocol import LiveProtocol
from polis.server.rooms.clock import Clock
from polis.server.rooms.room import Room
from polis.server.run import bind
from polis.server.services import Services
from polis.server.workers.pool import Choice
from polis.server.workers.worker_process import Failed, Pinned
from tests.server.support.client import House

LIMITS = {
    "requests_per_second": 1e6,
    "rooms_per_minute": 1e6,
    "body_bytes_per_second": 1e9,
    "joins_per_minute": 1e6,
    "address_moves_per_second": 1e6,
    "address_asks_per_second": 1e6,
    "messages_per_second": 1e6,
    "asks_per_second": 1e6,
    "analyses_per_minute": 1e6,
    "changes_per_second": 1e6,
    "address_changes_per_second": 1e6,
    "erasures_per_minute": 1e6,
    "stand_in_pause": 0.0,
    "bot_workers": 0,
}


@dataclass
class Bots:
    """In place of the pool: bots that play the first legal action as soon as they may."""

    asked: list[str] = field(default_factory=list)
    pinned: list[Pinned] = field(default_factory=list)
    may: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.may.set()

    async def choose(self, position: Position, level: str) -> Choice:
        """The first legal action."""
        code = int(position.legal.codes[0])
        self.asked.append(level)
        await self.may.wait()
        return Choice(code, position.write(code), level, False)

    async def choose_pinned(self, position: Position, level: str, bot: Pinned) -> Choice:
        """An action that the bot's luck decides."""
        codes = position.legal.codes
        code = int(codes[bot.seed % len(codes)])
        self.pinned.append(bot)
        await self.may.wait()
        return Choice(code, position.write(code), level, False)

    async def advise(self, position: Position, level: str) -> Choice:
        """The first legal action."""
        return await self.choose(position, level)

    async def analyse(self, position: Position, level: str, played: int) -> None:
        """These bots judge nothing."""
        raise Failed("no bot here judges")

    def start(self) -> None:
        """Nothing has to be started."""

    async def close(self) -> None:
        """Nothing has to be stopped."""


@dataclass
class Inside:
    """A running server with its parts."""

    services: Services
    house: House
    bots: Bots

    async def room(self, room: str) -> Room:
        """A room as the server holds it."""
        return await self.services.rooms.get(room)


@contextlib.asynccontextmanager
async def inside(
    database: str, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[Inside]:
    """A server in this process, whose games are played in plain Python."""
    config = Config.model_construct(database=database, **LIMITS | settings)
    services, bots = Services(config, clock), Bots()
    services.pool = bots  # type: ignore[assignment]
    services.builds.close()  # nothing is built: plain Python plays
    await services.open()
    app = make_app(config)
    app.state.services = services
    listener = bind("127.0.0.1", 0)
    settings_of_server = uvicorn.Config(app, lifespan="off", log_config=None, ws=LiveProtocol)
    server = uvicorn.Server(settings_of_server)
    serving = asyncio.create_task(server.serve([listener]))
    house = House(f"http://127.0.0.1:{listener.getsockname()[1]}")
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield Inside(services, house, bots)
    finally:
        await house.close()
        server.should_exit = server.force_exit = True
        await serving
        await services.close()
