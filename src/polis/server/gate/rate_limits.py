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

    def left(self) -> float:
        """The tokens that are there now; below 0 if more was spent than there was."""
        at = self._now()
        self._tokens = min(self._most, self._tokens + (at - self._at) * self._rate)
        self._at = at
        return self._tokens

    def spend(self, amount: float) -> None:
        """Take so many tokens, also if there are fewer."""
        self._tokens = self.left() - amount

    def take(self) -> bool:
        """Take a token if there is one."""
        if self.left() < 1.0:
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
        return self._bucket(address).take()

    def left(self, address: str) -> float:
        """The tokens in the address's bucket."""
        return self._bucket(address).left()

    def spend(self, address: str, amount: float) -> None:
        """Take so many tokens from the address's bucket, also if there are fewer."""
        self._bucket(address).spend(amount)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most)
            if len(self._buckets) > self.KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket
