"""Rate limits for connections and addresses."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """A token bucket: tokens arrive at `rate` per second, up to `most`; each request takes one."""

    __slots__ = ("_at", "_most", "_now", "_rate", "_tokens")

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._tokens = most
        self._at = now()

    def take(self) -> bool:
        """Take a token if there is one."""
        at = self._now()
        self._tokens = min(self._most, self._tokens + (at - self._at) * self._rate)
        self._at = at
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True


class RateLimiter:
    """A token bucket for each address; the least recently used are dropped first."""

    KEPT = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token from the address's bucket if there is one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most)
            if len(self._buckets) > self.KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
