"""Turns of writers within one process."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class Turn:
    """A lock for `async with` that can also be taken at once, without waiting, if it is free."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take_at_once(self) -> bool:
        """Take the turn if no other writer has it or waits for it."""
        if self._taken or self._waiting:
            return False
        self._taken = True
        return True

    async def take(self) -> None:
        """Take the turn, after those who wait already."""
        if self.take_at_once():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.give_back()  # it was this writer's turn already
            raise

    def give_back(self) -> None:
        """Let the next writer begin."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)  # the turn stays taken, by that writer
                return
        self._taken = False

    async def __aenter__(self) -> None:
        await self.take()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.give_back()
