"""Notices on their way to push services, of which some never answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from polis.server.gate.rate_limits import Bucket
from polis.server.push.fair_queue import FairQueue
from polis.server.push.sender import AT_ONCE
from polis.server.push.store import MOST_DEVICES, Subscription
from polis.server.rooms.clock import Clock

MOST_WAITING = 1000
OF_MAKER, OF_HOST, OF_PERSON = AT_ONCE // 4, AT_ONCE // 2, MOST_DEVICES
"""Deliveries under way to the browsers of one maker, at one push service, for one person."""


@dataclass(frozen=True)
class Delivery:
    """A notice for one browser."""

    identity: str
    to: Subscription
    work: Callable[[], Coroutine[Any, Any, None]]

    @property
    def maker(self) -> str:
        """Who shares the slots: the address from which the browser subscribed, if it is known."""
        return self.to.maker or self.identity

    @property
    def slots(self) -> tuple[tuple[str, str | None, int], ...]:
        """What it takes part of while it is under way, and how many may do so at once."""
        host = urlsplit(self.to.endpoint).hostname
        return (
            ("maker", self.maker, OF_MAKER),
            ("host", host, OF_HOST),
            ("person", self.identity, OF_PERSON),
        )


class Deliveries:
    """Carries deliveries out at a rate and some at once; makers take turns."""

    def __init__(self, clock: Clock, per_second: float) -> None:
        self._clock = clock
        self._pause = 1 / per_second
        self._rate = Bucket(per_second, max(1.0, per_second), clock.steady)
        self._waiting: FairQueue[Delivery] = FairQueue(MOST_WAITING)
        self._taken: Counter[tuple[str, str | None]] = Counter()
        self._open = 0  # that wait or are under way
        self._idle = asyncio.Event()
        self._idle.set()
        self._news = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()
        self._task = asyncio.get_running_loop().create_task(self._run())

    def add(self, delivery: Delivery) -> Delivery | None:
        """Carry this out when there is a slot; return what is lost for it if too many wait."""
        lost = self._waiting.put(delivery.maker, delivery)
        if lost is None:
            self._open += 1
        self._idle.clear()
        self._news.set()
        return lost

    async def close(self) -> None:
        """Stop, also in the middle of a delivery."""
        tasks = [self._task, *self._under_way]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until nothing waits or is under way."""
        await self._idle.wait()

    async def _run(self) -> None:
        while True:
            self._news.clear()
            delivery = self._next()
            if delivery is None:
                await self._news.wait()
                continue
            while not self._rate.take():
                await self._clock.sleep(self._pause)
            self._begin(delivery)

    def _next(self) -> Delivery | None:
        if len(self._under_way) >= AT_ONCE:
            return None
        return self._waiting.take(self._fits)

    def _fits(self, delivery: Delivery) -> bool:
        return all(self._taken[kind, name] < most for kind, name, most in delivery.slots)

    def _begin(self, delivery: Delivery) -> None:
        keys = [(kind, name) for kind, name, _ in delivery.slots]
        self._taken.update(keys)

        def done(task: asyncio.Task[None]) -> None:
            self._under_way.discard(task)
            self._taken.subtract(keys)
            self._taken = +self._taken  # without those that have none
            self._news.set()
            self._open -= 1
            if not self._open:
                self._idle.set()

        task = asyncio.get_running_loop().create_task(delivery.work())
        self._under_way.add(task)
        task.add_done_callback(done)
