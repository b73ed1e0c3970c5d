"""The time: wall time for stamps that people read, steady time for everything that is measured."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

JUMP = 60.0
"""Seconds by which wall and steady time may drift apart between two looks at them."""

SETTLED = 1800.0
"""Seconds of steady time after a start or a jump in which nobody relies on the date."""


class Clock:
    """Wall time, which operators and NTP can set, and steady time, which only passes."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.wall = wall
        self.steady = steady
        self.sleep = sleep
        self._offset = wall() - steady()
        self._settled_at = steady()

    def settled(self) -> float:
        """Seconds since the start, or since the wall clock was last seen to have jumped."""
        offset = self.wall() - self.steady()
        if abs(offset - self._offset) > JUMP:
            self._settled_at = self.steady()
        self._offset = offset
        return self.steady() - self._settled_at

    def is_settled(self) -> bool:
        """Whether the wall clock has run long enough without a jump to rely on the date."""
        return self.settled() >= SETTLED

    def age(self, at: float) -> float:
        """Seconds since the wall time `at`, at most those since the start or the last jump."""
        return min(max(0.0, self.wall() - at), self.settled())


class Timer:
    """Measures one decision: it begins at a wall time and takes steady time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.begin()

    def begin(self, age: float = 0.0) -> None:
        """Measure a new decision, which began `age` seconds ago."""
        self.since = self._clock.wall() - age
        self._began = self._clock.steady() - age

    def spent(self) -> float:
        """Seconds since the beginning."""
        return self._clock.steady() - self._began

    def now(self) -> float:
        """The wall time if the wall clock has not jumped since the beginning."""
        return self.since + self.spent()
