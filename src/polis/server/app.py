"""The ASGI application: routes, pages, and answers to errors."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from polis import __version__
from polis.core.errors import PolisError, UnknownGame
from polis.server import refusals
from polis.server.challenges import routes as challenges
from polis.server.club import routes as club_routes
from polis.server.config import Config
from polis.server.gate.security import SecurityMiddleware, problem
from polis.server.metrics import FAILURES
from polis.server.protocol.schemas.openapi import with_live_messages
from polis.server.push.routes import router as push_router
from polis.server.refusals import StaleRequest
from polis.server.routes import router
from polis.server.services import Services
from polis.server.websocket import Connection
from polis.text.message import Message

LOG = logging.getLogger("polis.server")

WEB_APP = Path(__file__).resolve().parent.parent / "web_app"
FOREVER = "public, max-age=31536000, immutable"


def make_app(config: Config) -> FastAPI:
    """The ASGI application for a configuration."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services(config)
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="Polis",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(router)
    app.include_router(push_router)
    app.include_router(club_routes.router)
    app.include_router(challenges.router)
    app.router.routes.append(WebSocketRoute("/api/live", Live()))
    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_middleware(SecurityMiddleware, config=config)
    app.add_exception_handler(PolisError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(SQLAlchemyError, database_away)
    app.add_exception_handler(OSError, database_away)
    with_live_messages(app)
    return app


class Live:
    """Browsers' connections to rooms, as an ASGI application of its own."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        await Connection(scope["app"].state.services, scope, receive, send).serve()


# Refusals ----------------------------------------------------------------------------------------

STATUSES: tuple[tuple[type[PolisError], int], ...] = (
    (refusals.Missing, 404),
    (UnknownGame, 404),
    (refusals.NotAllowed, 403),
    (refusals.TooMany, 429),
    (refusals.Busy, 503),
    (refusals.Taken, 409),
    (StaleRequest, 409),
)


async def refused(request: Request, error: Exception) -> Response:
    """Answer a request that the server or the rules of a game refuse."""
    assert isinstance(error, PolisError)
    status = next((code for kind, code in STATUSES if isinstance(error, kind)), 400)
    return JSONResponse(problem(error.message), status)


async def malformed(request: Request, error: Exception) -> Response:
    """Answer a request that does not match the schema."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])[:200]
    message = Message("http-malformed", place=place, error=str(first["msg"])[:200])
    return JSONResponse(problem(message), 422)


async def http_error(request: Request, error: Exception) -> Response:
    """Answer an unknown address or method, or a body that is not JSON."""
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
    """Answer a request that needs the database while it does not respond."""
    FAILURES.inc()
    LOG.error("the database does not answer", exc_info=error)
    return JSONResponse(problem(Message("http-database")), 503, headers={"retry-after": "1"})


# The pages ---------------------------------------------------------------------------------------


def _file(path: str) -> Path | None:
    """The file of the web app at this address, None if there is none."""
    try:
        file = (WEB_APP / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(WEB_APP) else None
    except (OSError, ValueError):
        return None


async def page(request: Request, path: str) -> Response:
    """A file of the web app, which is a single page; at other addresses it says that it is lost."""
    file = _file(path)
    if file is not None:
        hashed = path.startswith("assets/")
        return FileResponse(file, headers={"cache-control": FOREVER if hashed else "no-cache"})
    index = WEB_APP / "index.html"
    reader = "text/html" in request.headers.get("accept", "")
    is_file = "." in path.rpartition("/")[2] and not reader
    if path.startswith(("api/", "assets/")) or is_file or not index.is_file():
        raise HTTPException(404)
    if path:
        return HTMLResponse(_lost(index, path), 404, {"cache-control": "no-cache"})
    return FileResponse(index, headers={"cache-control": "no-cache"})


def _lost(index: Path, path: str) -> str:
    """The page for an address that it does not have; its base is where it would be at home."""
    home = "../" * path.count("/") or "./"
    return index.read_text(encoding="utf-8").replace("<head>", f'<head><base href="{home}" />', 1)
