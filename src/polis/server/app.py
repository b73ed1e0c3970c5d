"""The application: everything put together, opened and closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from polis import __version__
from polis.core import registry
from polis.core.errors import PolisError, UnknownGame
from polis.server import lobby
from polis.server.config import DAY, Config
from polis.server.gate.rate_limits import Buckets
from polis.server.gate.security import Gate, problem
from polis.server.metrics import FAILURES
from polis.server.pubsub import RedisAnnouncer, Silence
from polis.server.rooms.autoplay import Driver
from polis.server.rooms.room import LiveRoom, Rooms, Stale
from polis.server.storage.engine import connect, migrate
from polis.server.storage.queries import Store
from polis.server.websocket import Connection
from polis.server.workers.pool import Pool
from polis.server.workers.readiness import Readiness
from polis.text.message import Message

LOG = logging.getLogger("polis.server")

WEB_APP = Path(__file__).resolve().parent.parent / "web_app"
FOREVER = "public, max-age=31536000, immutable"
IDLE_ROOM = 600.0  # seconds after which a room without anybody is forgotten here
SWEEP_EVERY = 3600.0
PRESENCE_EVERY = 25.0
FREEZE_EVERY = 1.0


class Server:
    """What requests and connections work with."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.closing = False
        self.readiness = {sheet.key: Readiness(sheet.key) for sheet in registry.sheets()}
        self.new_rooms = Buckets(config.rooms_per_minute / 60, config.rooms_per_minute)
        self.analyses = Buckets(config.analyses_per_minute / 60, config.analyses_per_minute / 6)
        self.pool = Pool(config.bot_workers, config.most_wait, self._told)
        self.engines = connect(config.database)
        self.store = Store(self.engines)
        self.announcer: RedisAnnouncer | Silence = Silence()
        if config.redis is not None:
            self.announcer = RedisAnnouncer(config.redis, self._changed)
        self.rooms = Rooms(self.store, self.announcer, self._driver)
        self._tasks: list[asyncio.Task[None]] = []

    def _told(self, said: dict[str, Any]) -> None:
        if "prepared" in said:
            self.readiness[said["prepared"]].told(said)

    async def _changed(self, room: str) -> None:
        await self.rooms.changed(room)

    def _driver(self, room: LiveRoom) -> Driver:
        return Driver(room, self.pool, self.config.bot_pause, alone=not self.config.several)

    async def open(self) -> None:
        """Bring the database up to date and start what runs by itself."""
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
        """Stop in the opposite order; what is committed stays."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.open.values()):
            self.rooms.close(room)
        await self.pool.close()
        await self.announcer.close()
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
        """Let the collector of cycles leave alone what has lasted.

        Looking through all logs of some hundred rooms would stop everybody for half a second,
        again and again. Nearly all of it goes by itself when a room is closed; the hourly sweep
        looks for the rest.
        """
        gc.collect(1)
        gc.freeze()

    async def _show_presence(self) -> None:
        for room in list(self.rooms.open.values()):
            if room.clients:
                await room.show_presence()
                await room.look_elsewhere()

    async def _sweep(self) -> None:
        """Delete abandoned rooms, and look for cycles in all that is in memory."""
        gc.unfreeze()
        gc.collect()
        now, config = time.time(), self.config
        swept = await self.store.sweep(["open"], now - config.open_room_days * DAY)
        swept += await self.store.sweep(["playing"], now - config.idle_room_days * DAY)
        swept += await self.store.sweep(["over"], now - config.over_room_days * DAY)
        if swept:
            LOG.info("abandoned rooms deleted", extra={"rooms": swept})


def make_app(config: Config) -> FastAPI:
    """The ASGI application for a configuration."""
    from polis.server.protocol.openapi import with_live_messages
    from polis.server.routes import router

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = app.state.server = Server(config)
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = FastAPI(
        title="Polis",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(router)
    app.add_api_websocket_route("/api/live", live)
    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_middleware(Gate, config=config)
    app.add_exception_handler(PolisError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(SQLAlchemyError, database_away)
    app.add_exception_handler(OSError, database_away)
    with_live_messages(app)
    return app


async def live(socket: WebSocket) -> None:
    """A browser's connection to a room."""
    await Connection(socket.app.state.server, socket).serve()


# Refusals ----------------------------------------------------------------------------------------

STATUSES: tuple[tuple[type[PolisError], int], ...] = (
    (lobby.Missing, 404),
    (UnknownGame, 404),
    (lobby.NotAllowed, 403),
    (lobby.TooMany, 429),
    (lobby.NotReady, 503),
    (lobby.Taken, 409),
    (Stale, 409),
)


async def refused(request: Request, error: Exception) -> Response:
    """A request that the rules of the house or of a game do not allow."""
    assert isinstance(error, PolisError)
    status = next((code for kind, code in STATUSES if isinstance(error, kind)), 400)
    return JSONResponse(problem(error.message), status)


async def malformed(request: Request, error: Exception) -> Response:
    """A request that is not of the form the schema tells."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])[:200]
    message = Message("http-malformed", place=place, error=str(first["msg"])[:200])
    return JSONResponse(problem(message), 422)


async def http_error(request: Request, error: Exception) -> Response:
    """An address or a method that does not exist, a body that is not JSON."""
    assert isinstance(error, HTTPException)
    path = request.url.path[:100]
    if error.status_code == 404:
        message = Message("http-missing", path=path)
    elif error.status_code == 405:
        message = Message("http-method", path=path, method=request.method)
    else:
        message = Message("http-malformed", place="body", error=str(error.detail)[:200])
    return JSONResponse(problem(message), error.status_code, headers=dict(error.headers or {}))


async def database_away(request: Request, error: Exception) -> Response:
    """The database does not answer."""
    FAILURES.inc()
    LOG.error("the database does not answer", exc_info=error)
    return JSONResponse(problem(Message("http-database")), 503, headers={"retry-after": "1"})


# The pages ---------------------------------------------------------------------------------------


def _file(path: str) -> Path | None:
    """The file of the web app that an address names, however odd it is."""
    try:
        file = (WEB_APP / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(WEB_APP) else None
    except (OSError, ValueError):
        return None


async def page(request: Request, path: str) -> Response:
    """A file of the web app; every other address is a view of its single page."""
    file = _file(path)
    if file is not None:
        hashed = path.startswith("assets/")
        return FileResponse(file, headers={"cache-control": FOREVER if hashed else "no-cache"})
    index = WEB_APP / "index.html"
    if path.startswith("api/") or "." in path.rpartition("/")[2] or not index.is_file():
        raise HTTPException(404)
    return FileResponse(index, headers={"cache-control": "no-cache"})
