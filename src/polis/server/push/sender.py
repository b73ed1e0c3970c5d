"""Sends encrypted notices to push services (RFC 8030, RFC 8291)."""

from __future__ import annotations

import asyncio
import importlib
import logging
import socket
import time
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from polis.server.push.addresses import AddressPolicy
from polis.server.push.keys import PrivateKey
from polis.server.push.store import Subscription

if TYPE_CHECKING:
    from aiohttp import ClientSession
    from aiohttp.abc import AbstractResolver, ResolveResult

LOG = logging.getLogger("polis.push")

AT_ONCE = 32
SIGNED_FOR = 12 * 3600  # seconds; push services accept a day
GONE = (404, 410)

Outcome = Literal["sent", "gone", "failed"]


class Sender:
    """One client of all push services; what it needs is imported when the first notice is sent."""

    def __init__(
        self, key: PrivateKey, contact: str, seconds: float, policy: AddressPolicy
    ) -> None:
        self._key = key
        self._contact = contact
        self._seconds = seconds
        self._policy = policy
        self._session: ClientSession | None = None

    async def send(self, to: Subscription, payload: bytes, topic: str, ttl: int) -> Outcome:
        """Send a notice; one that waits at the push service under the same topic is replaced."""
        # In a thread: reading these packages takes half a second, in which others move.
        await asyncio.to_thread(importlib.import_module, "pywebpush")
        import aiohttp

        headers = {"topic": topic, "ttl": str(ttl), "content-encoding": "aes128gcm"}
        try:
            body = _encrypted(to, payload)
            headers |= self._signature(to.endpoint)
            async with self._open().post(
                to.endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                status = answer.status  # the body is not read
        except (TimeoutError, aiohttp.ClientError, OSError, ValueError) as error:
            host = urlsplit(to.endpoint).hostname
            LOG.info("a notice failed", extra={"host": host, "why": type(error).__name__})
            return "failed"
        if status in GONE:
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"

    async def close(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()
        self._policy.close()

    def _open(self) -> ClientSession:
        if self._session is None:
            import aiohttp

            connector = aiohttp.TCPConnector(
                limit=AT_ONCE,
                resolver=_resolver(self._policy),
                use_dns_cache=False,
                socket_factory=self._policy.open_socket,
            )
            patience = aiohttp.ClientTimeout(total=self._seconds)
            self._session = aiohttp.ClientSession(
                connector=connector, timeout=patience, cookie_jar=aiohttp.DummyCookieJar()
            )
        return self._session

    def _signature(self, endpoint: str) -> dict[str, str]:
        from py_vapid import Vapid02

        parts = urlsplit(endpoint)
        port = "" if parts.port is None else f":{parts.port}"
        claims = {
            "aud": f"{parts.scheme}://{parts.hostname}{port}",
            "sub": self._contact,
            "exp": int(time.time()) + SIGNED_FOR,
        }
        # The strict check refuses a contact with a path: https://example.org/about.
        signer = Vapid02(self._key, {"no-strict": True})
        signed: dict[str, str] = signer.sign(claims)
        return signed


def _encrypted(to: Subscription, payload: bytes) -> bytes:
    from pywebpush import WebPusher

    keys = {"p256dh": to.p256dh, "auth": to.auth}
    body: bytes = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(payload)["body"]
    return body


def _resolver(policy: AddressPolicy) -> AbstractResolver:
    from aiohttp.abc import AbstractResolver

    class Resolver(AbstractResolver):
        """Looks names up in the threads of the policy."""

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            return await policy.resolve(host, port, family)

        async def close(self) -> None:
            """The policy is closed by its owner."""

    return Resolver()
