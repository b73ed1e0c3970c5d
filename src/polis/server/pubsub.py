"""Announcements between processes that a room has changed; the change itself is in the database.

A row that was stored goes with its announcement, so that other processes need not read it. Any
announcement may get lost. Then the regular comparison with the database finds the change, and
players in other processes are shown as away until Redis is back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from redis.asyncio import Redis
from redis.asyncio.connection import parse_url
from redis.exceptions import RedisError

from polis.core.errors import UsageError
from polis.server.storage.records import StoredRow
from polis.server.storage.rows import stored_row_text
from polis.server.storage.secrecy import without_password
from polis.text.message import Message

LOG = logging.getLogger("polis.announce")
T = TypeVar("T")

CHANNEL = "polis:rooms"
PATIENCE = 1.0  # seconds for a command to Redis
FRESH = 60.0  # seconds for which a process's list of online seats is valid


def check(url: str) -> None:
    """Raise UsageError for an address that Redis cannot have; it is not contacted yet."""
    try:
        parse_url(url)
    except ValueError:
        raise UsageError(Message("redis-unknown", redis=without_password(url))) from None


class LocalPubSub:
    """The publisher of a process that serves its rooms alone, or that cannot reach the others."""

    def __init__(self, alone: bool = True) -> None:
        self._alone = alone

    async def announce(self, room: str, stored: StoredRow | None = None) -> None:
        """Do nothing: there is no other process."""

    async def elsewhere(self, room: str) -> tuple[set[int], int] | None:
        """No seats and no spectators; None if there may be other processes."""
        return (set(), 0) if self._alone else None

    async def show(self, room: str, seats: set[int], watching: int) -> None:
        """Do nothing: there is no other process."""

    async def alive(self) -> bool | None:
        """None: there is no Redis."""
        return None

    async def close(self) -> None:
        """Nothing to close."""


class RedisPubSub:
    """Announcements through Redis; while it does not respond, there are none."""

    def __init__(self, url: str, changed: Callable[[str, str], Awaitable[None]]) -> None:
        self._redis = Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, decode_responses=True
        )
        self._listening_redis = Redis.from_url(
            url, socket_connect_timeout=PATIENCE, decode_responses=True
        )
        self._changed = changed
        self._me = secrets.token_hex(8)
        self._down_until = 0.0
        self._listener = asyncio.get_running_loop().create_task(self._listen())

    async def announce(self, room: str, stored: StoredRow | None = None) -> None:
        """Announce that the room has one more row or has changed otherwise."""
        words = f"{self._me} {room} {stored_row_text(stored)}"
        await self._try(lambda: self._redis.publish(CHANNEL, words))

    async def show(self, room: str, seats: set[int], watching: int) -> None:
        """Publish the online seats and the number of spectators here, with the time."""
        words = f"{','.join(map(str, sorted(seats)))} {watching} {time.time():.0f}"

        async def write() -> None:
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.hset(_place(room), self._me, words)
                pipe.expire(_place(room), int(2 * FRESH))
                await pipe.execute()

        await self._try(write)

    async def elsewhere(self, room: str) -> tuple[set[int], int] | None:
        """The seats online in other processes, and how many watch there; None if unknown."""
        seats: set[int] = set()
        watching = 0
        found = await self._try(lambda: self._redis.hgetall(_place(room)))
        if found is None:
            return None
        for process, words in found.items():
            listed, others, at = str(words).split(" ")
            if process != self._me and float(at) > time.time() - FRESH:
                seats |= {int(seat) for seat in listed.split(",") if seat}
                watching += int(others)
        return seats, watching

    async def alive(self) -> bool | None:
        """Whether Redis answers."""
        try:
            await self._redis.ping()
        except (RedisError, OSError):
            return False
        return True

    async def close(self) -> None:
        """Stop listening."""
        self._listener.cancel()
        await asyncio.gather(self._listener, return_exceptions=True)
        await self._redis.aclose()
        await self._listening_redis.aclose()

    async def _try(self, command: Callable[[], Awaitable[T]]) -> T | None:
        """Run a command; return None at once while Redis does not respond."""
        if time.monotonic() < self._down_until:
            return None
        try:
            return await command()
        except (RedisError, OSError, TimeoutError) as error:
            self._down_until = time.monotonic() + PATIENCE
            LOG.warning("redis is gone", extra={"why": str(error)})
            return None

    async def _listen(self) -> None:
        there = True
        while True:
            try:
                async with self._listening_redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    there = True
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._heard(message["data"])
            except (RedisError, OSError, TimeoutError) as error:
                if there:  # logged once, also at the start, when the address may be wrong
                    LOG.warning("redis does not answer", extra={"why": str(error)})
                there = False
            await asyncio.sleep(PATIENCE)

    async def _heard(self, words: str) -> None:
        try:
            sender, room, row = words.split(" ", 2)
            if sender != self._me:
                await self._changed(room, row)
        except Exception:
            LOG.exception("taking in a change failed")


def _place(room: str) -> str:
    return f"polis:online:{room}"
