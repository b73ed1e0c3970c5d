"""Which addresses notices may be sent to: push services in the public network, by https.

A client names the address, so it could name a machine behind the operator's firewall. A name is
looked up when it is registered, and the address is checked again whenever a connection is made,
because a name can lead elsewhere by then.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, urlsplit

from polis.server.refusals import RequestRefused
from polis.text.message import Message

if TYPE_CHECKING:
    from aiohttp.abc import ResolveResult

THREADS = 4
"""Names that are looked up at once: a slow name server must not use up the server's threads."""
LOOKUP_SECONDS = 5.0
NAME = re.compile(r"[0-9a-z]([0-9a-z.-]*[0-9a-z])?")
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class ForbiddenAddress(OSError):
    """An address to which the server does not connect."""


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public network, also the one that it stands for."""
    inner = _inner(address)
    if inner is not None:
        return is_public(inner)
    return address.is_global and not address.is_multicast


def _inner(address: Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address to which a gateway would forward an IPv6 address."""
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo and teredo[1])


class AddressPolicy:
    """Looks up names and refuses addresses; tests allow those of this machine."""

    def __init__(self, loopback: bool = False) -> None:
        self._loopback = loopback
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="polis-names")

    def close(self) -> None:
        """End the threads that look up names."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def allows(self, host: str) -> bool:
        """Whether the server connects to this numeric address."""
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return is_public(address) or (self._loopback and address.is_loopback)

    async def check(self, endpoint: str) -> None:
        """Refuse an endpoint that is not at a public https address."""
        parts = _split(endpoint)
        if parts is None or not self._well_formed(parts):
            raise _refusal(endpoint)
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                found = await self.look_up(parts.hostname or "", parts.port or 443)
        except (OSError, UnicodeError, TimeoutError):
            raise _refusal(endpoint) from None
        if not found or not all(self.allows(str(info[4][0])) for info in found):
            raise _refusal(endpoint)

    def _well_formed(self, parts: SplitResult) -> bool:
        if parts.username is not None or parts.fragment:
            return False
        if not NAME.fullmatch(parts.hostname or ""):
            return False
        if self._loopback and parts.hostname in ("localhost", "127.0.0.1"):
            return parts.scheme in ("http", "https")
        return parts.scheme == "https" and parts.port in (None, 443)

    async def look_up(self, host: str, port: int, family: int = 0) -> list[Any]:
        """The addresses of a name, from a thread of our own."""
        loop = asyncio.get_running_loop()
        work = lambda: socket.getaddrinfo(host, port, family, socket.SOCK_STREAM)  # noqa: E731
        return await loop.run_in_executor(self._threads, work)

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The addresses of a name as aiohttp wants them."""
        return [
            {
                "hostname": host,
                "host": str(address[0]),
                "port": port,
                "family": found,
                "proto": proto,
                "flags": socket.AI_NUMERICHOST,
            }
            for found, _, proto, _, address in await self.look_up(host, port, family)
        ]

    def open_socket(self, info: tuple[Any, ...]) -> socket.socket:
        """A socket for the address that is about to be connected to, if it is allowed."""
        family, kind, proto, _, address = info
        if not self.allows(str(address[0])):
            raise ForbiddenAddress(f"no push service: {address[0]}")
        return socket.socket(family, kind, proto)


def _split(endpoint: str) -> SplitResult | None:
    try:
        parts = urlsplit(endpoint)
        _ = parts.port  # may be no number
    except ValueError:
        return None
    return parts


def _refusal(endpoint: str) -> RequestRefused:
    return RequestRefused(Message("push-address", address=endpoint[:100]))
