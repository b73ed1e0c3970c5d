"""A clock that a test sets: wall time can jump, steady time only passes."""

from __future__ import annotations

import asyncio

from polis.server.rooms.clock import Clock

HOUR = 3600.0
DAY = 24 * HOUR


class FakeTime:
    """Wall and steady time, which pass only when a test says so."""

    def __init__(self, wall: float = 1_800_000_000.0) -> None:
        self.wall = wall
        self.steady = 1000.0

    def clock(self) -> Clock:
        """A clock of a process that starts now."""
        return Clock(lambda: self.wall, lambda: self.steady, self.sleep)

    def go(self, seconds: float) -> None:
        """Let time pass."""
        self.wall += seconds
        self.steady += seconds

    def jump(self, seconds: float) -> None:
        """Set the wall clock by this much."""
        self.wall += seconds

    async def sleep(self, seconds: float) -> None:
        """Let time pass at once, and other tasks run."""
        self.go(seconds)
        await asyncio.sleep(0)


class SlowTime(FakeTime):
    """Time in which tasks sleep until a test lets enough of it pass."""

    def __init__(self) -> None:
        super().__init__()
        self._passed = asyncio.Event()

    def go(self, seconds: float) -> None:
        """Let time pass, and wake those who have slept long enough."""
        super().go(seconds)
        self._passed.set()
        self._passed = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        """Sleep until so much time has passed."""
        end = self.steady + seconds
        while self.steady < end:
            await self._passed.wait()
