"""Bytes that the server holds while clients send or read, bounded for each address and in all.

A client that trickles is within the limits of speed, but many of them with long answers would fill
the memory. When too much is held, the one that has taken longest is dropped.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from types import TracebackType

from polis.server.config import Config


class Held:
    """Bytes of one body or answer, held in a `with` block, whose `limit` ends it."""

    def __init__(self, waiting: Waiting, address: str, limit: asyncio.Timeout) -> None:
        self._waiting = waiting
        self.address = address
        self.limit = limit
        self.size = 0

    def __enter__(self) -> Held:
        self._waiting.begin(self)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._waiting.end(self)

    def add(self, size: int) -> None:
        """Hold so many bytes more, or fewer; the clients that took longest may be dropped."""
        self._waiting.add(self, size)


class Waiting:
    """All bodies and answers that are held, the one that began first in front."""

    def __init__(self, config: Config) -> None:
        self._most = config.waiting_bytes
        self._most_of_one = config.waiting_bytes_per_address
        self._held: dict[Held, None] = {}
        self._of: Counter[str] = Counter()
        self.total = 0

    def hold(self, address: str, limit: asyncio.Timeout) -> Held:
        """A body or answer of an address; TimeoutError is raised in the block if it is dropped."""
        return Held(self, address, limit)

    def begin(self, one: Held) -> None:
        """Count a body or answer."""
        self._held[one] = None

    def add(self, one: Held, size: int) -> None:
        """Count bytes of a body or answer, and drop the oldest ones if there are too many."""
        if one not in self._held:
            return  # dropped, and about to end
        one.size += size
        self._of[one.address] += size
        self.total += size
        while self._of[one.address] > self._most_of_one:
            self._drop(next(held for held in self._held if held.address == one.address))
        while self.total > self._most:
            self._drop(next(iter(self._held)))

    def _drop(self, one: Held) -> None:
        self.end(one)
        if not one.limit.expired():
            one.limit.reschedule(asyncio.get_running_loop().time())

    def end(self, one: Held) -> None:
        """Count a body or answer no longer."""
        if one in self._held:
            del self._held[one]
            self.total -= one.size
            self._of[one.address] -= one.size
            if not self._of[one.address]:
                del self._of[one.address]
