"""Checks of every request: origin, host name, size and rate; and strict headers for the answers.

Plain ASGI middleware, so that it applies to WebSockets as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polis.server.config import LOOPBACK, Config
from polis.server.gate.addresses import client_address
from polis.server.gate.bodies import Bodies, has_body
from polis.server.gate.rate_limits import RateLimiter
from polis.server.gate.waiting import Waiting
from polis.server.metrics import FAILURES
from polis.server.protocol.encoding import encode_message
from polis.text.message import Message as Reason

POLICY = (
    "default-src 'self'; base-uri 'self'; connect-src 'self'; form-action 'none'; "
    "frame-ancestors 'none'; img-src 'self' data: blob:; object-src 'none'; "
    "script-src 'self'; style-src 'self'; worker-src 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def problem(message: Reason) -> dict[str, Any]:
    """The body of an answer that refuses a request."""
    return {"reason": msgspec.to_builtins(encode_message(message)), "text": str(message)}


PIECE = 64 * 1024
"""Bytes of an answer that are written at once; the server waits until most of them are read."""

FILES = "/assets/"
"""Where the files of the pages are, whose names change with what is in them."""


class SecurityMiddleware:
    """Refuse requests that break the limits, and add strict headers to answers."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._config = config
        rate = config.requests_per_second
        self._requests = RateLimiter(rate, 4 * rate)
        # A first visit fetches about 200 files, also those that are kept for times without the net,
        # and a club may have one address.
        self._files = RateLimiter(4 * rate, 40 * rate)
        self._waiting = Waiting(config)
        self._bodies = Bodies(config, self._waiting)
        self._connected: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse(scope, receive, send, *refusal)
        else:
            await self._admit(scope, receive, send)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer, and count the client's address until it has."""
        address = client_address(scope)
        self._connected[address] += 1
        try:
            if scope["type"] == "http":
                await self._http(scope, receive, send)
            else:
                await self._app(scope, receive, send)
        finally:
            self._connected[address] -= 1
            if self._connected[address] <= 0:
                del self._connected[address]

    def _refusal(self, scope: Scope) -> tuple[int, Reason] | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._known(host):
            return 421, Reason("http-host", host=host[:100])
        origin = headers.get("origin")
        if origin is not None and _place(origin) != host:
            return 403, Reason("http-origin", origin=origin[:100])
        address = client_address(scope)
        limiter = self._files if scope["path"].startswith(FILES) else self._requests
        if not limiter.take(address):
            return 429, Reason("http-too-many")
        if self._connected[address] >= self._config.connections_per_address:
            return 429, Reason("http-too-many")
        return None

    def _known(self, host: str) -> bool:
        """Whether this is a name of the server; another one hints at DNS rebinding."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in LOOPBACK or name in self._config.names or name == self._config.host:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return self._config.host not in LOOPBACK

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await self._bodies.read(scope, receive)
        if isinstance(body, bytes):
            await self._answer(scope, receive, send, body)
        else:
            await _refuse(scope, receive, send, *body)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, body: bytes) -> None:
        """Let the application answer a request whose body was read."""
        given = False

        async def once() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            if len(message.get("body", b"")) > PIECE:
                await self._send_long(client_address(scope), message, send)
            else:
                await send(message)

        try:
            await self._app(scope, once, dressed)
        except Exception:
            FAILURES.inc()
            raise

    async def _send_long(self, address: str, message: Message, send: Send) -> None:
        """Send an answer in pieces as the client reads them; nothing more if it is dropped."""
        body, more = message["body"], message.get("more_body", False)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(None) as patience:
                with self._waiting.hold(address, patience) as held:
                    held.add(len(body))
                    for at in range(0, len(body), PIECE):
                        piece = {**message, "body": body[at : at + PIECE]}
                        await send(piece | {"more_body": more or at + PIECE < len(body)})


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, message: Reason) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status % 100, "reason": ""})
        return
    body = json.dumps(problem(message), ensure_ascii=False).encode()
    headers = {"content-type": "application/json", "content-length": str(len(body)), **HEADERS}
    if status == 429:
        headers["retry-after"] = "1"
    if status in (408, 413) or (status == 429 and has_body(scope)):
        headers["connection"] = "close"  # the rest of the body is not wanted
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
