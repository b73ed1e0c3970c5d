"""A push service on this machine, which decrypts what it gets as a browser would."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import http_ece
from aiohttp import web
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.support.client import PATIENCE, Said


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser's keys, which only it has."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    @property
    def keys(self) -> dict[str, str]:
        """The keys as the server gets them."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> Said:
        """What a notice says."""
        told: Said = json.loads(
            http_ece.decrypt(
                body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
            )
        )
        return told


@dataclass
class Notice:
    """A notice as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """What came, and how it is answered."""

    address: str = ""
    statuses: dict[str, int] = field(default_factory=dict)
    """By path; 201 for all others."""
    held: set[str] = field(default_factory=set)
    """Paths that are not answered before `release`."""
    release: asyncio.Event = field(default_factory=asyncio.Event)
    came: list[Notice] = field(default_factory=list)
    _news: asyncio.Condition = field(default_factory=asyncio.Condition)

    def subscription(self, path: str, browser: Browser) -> dict[str, str]:
        """The subscription of a browser under this path."""
        return {"endpoint": f"{self.address}/{path}", **browser.keys}

    async def answer(self, request: web.Request) -> web.Response:
        """Keep a notice and answer it."""
        body = await request.read()
        headers = {name.lower(): value for name, value in request.headers.items()}
        path = request.path[1:]
        async with self._news:
            self.came.append(Notice(path, headers, body))
            self._news.notify_all()
        if path in self.held:
            await self.release.wait()
        status = self.statuses.get(path, 201)
        return web.Response(status=status, headers={"location": f"{self.address}/elsewhere"})

    async def wait(self, number: int) -> list[Notice]:
        """All notices, as soon as there are so many."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: len(self.came) >= number)
        return self.came


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service for as long as it is needed."""
    service = PushService()
    app = web.Application()
    app.router.add_post("/{path:.*}", service.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    service.address = f"http://{host}:{port}"
    try:
        yield service
    finally:
        service.release.set()
        await runner.cleanup()
