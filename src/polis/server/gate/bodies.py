"""How much a request's body may hold: bytes and values, by route.

Whatever a body holds is parsed and validated on the event loop, so its values are counted first. A
log is one value there: only the worker process for uploads looks into it.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import Receive, Scope

from polis.server.config import Config
from polis.server.gate.addresses import client_address
from polis.server.gate.rate_limits import RateLimiter
from polis.server.gate.waiting import Held, Waiting
from polis.text.message import Message


@dataclass(frozen=True)
class BodyLimit:
    """The most bytes of a body, and the most values in it, lists and objects among them."""

    size: int
    values: int


SMALL = BodyLimit(16_384, 500)
"""For all routes that are not named below."""

LOGS = ("/api/rooms", "/api/log/review", "/api/log/analysis")
"""Routes that take a log: as many bytes as the configuration allows."""

TOKENS = ("/api/rooms/mine", "/api/rooms/forget")
THOUSAND_TOKENS = BodyLimit(65_536, 1_100)

PADS = "/api/pad/"
PAD = BodyLimit(131_072, 6_000)
"""The fullest table of World Wonders has a piece on each of 900 cells: 5,400 values."""


def body_limit(path: str, config: Config) -> BodyLimit:
    """What a request to this path may hold."""
    if path in LOGS:
        return BodyLimit(config.body_bytes, SMALL.values)
    if path in TOKENS:
        return THOUSAND_TOKENS
    return PAD if path.startswith(PADS) else SMALL


def has_body(scope: Scope) -> bool:
    """Whether a request says that a body follows its headers."""
    headers = Headers(scope=scope)
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def holds_more(body: bytes, most: int) -> bool:
    """Whether JSON could hold more than so many values; no object is made of any of them.

    Between strings each value but the first follows a comma or an opening bracket.
    """
    plain = body.replace(rb"\\", b"").replace(rb"\"", b"")
    if plain.count(b'"') > 4 * most:  # two for a key, two for a text
        return True
    between = plain.split(b'"')[::2]
    return 1 + sum(part.count(sign) for part in between for sign in (b",", b"[", b"{")) > most


class Bodies:
    """Reads the bodies of requests within the limits of their routes and addresses."""

    def __init__(self, config: Config, waiting: Waiting) -> None:
        self._config = config
        self._waiting = waiting
        rate = config.body_bytes_per_second
        self._bytes = RateLimiter(rate, 10 * rate)

    async def read(self, scope: Scope, receive: Receive) -> bytes | tuple[int, Message]:
        """The whole body, or the status and the reason with which it is refused."""
        limit, address = body_limit(scope["path"], self._config), client_address(scope)
        if has_body(scope) and self._bytes.left(address) <= 0:
            return 429, Message("http-too-many")
        try:
            async with asyncio.timeout(self._config.body_seconds) as patience:
                with self._waiting.hold(address, patience) as held:
                    body = await self._received(receive, limit.size, held)
        except TimeoutError:
            return 408, Message("http-slow")
        if body is None:
            return 413, Message("http-too-big", most=limit.size)
        if holds_more(body, limit.values):
            return 422, Message("http-too-many-values", most=limit.values)
        return body

    async def _received(self, receive: Receive, most: int, held: Held) -> bytes | None:
        """The bytes of a body; None if there are more than `most`, which are not kept.

        A client that is still sending would not read why it is refused.
        """
        parts: list[bytes] = []
        size, more = 0, True
        while more and size <= max(most, self._config.body_bytes):
            message = await receive()
            part, more = message.get("body", b""), message.get("more_body", False)
            self._bytes.spend(held.address, len(part))
            size += len(part)
            if size <= most:
                parts.append(part)
                held.add(len(part))
            else:
                parts.clear()
                held.add(-held.size)
        return b"".join(parts) if size <= most else None
