"""Tells a room who is there: soon, but not for each client that comes or goes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

MESSAGES_PER_SECOND = 200.0
"""Messages about presence in one room; with more clients they come less often."""


class Presence:
    """Calls `show` a moment after a change, once for all changes until then."""

    def __init__(self, show: Callable[[], Awaitable[None]]) -> None:
        self._show = show
        self._task: asyncio.Task[None] | None = None

    def changed(self, clients: int) -> None:
        """Schedule a presence update; the delay grows with the number of clients."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._show_soon(clients))

    async def _show_soon(self, clients: int) -> None:
        await asyncio.sleep(clients / MESSAGES_PER_SECOND)
        self._task = None  # a change from now on needs another call
        await self._show()

    def stop(self) -> None:
        """Show nothing any more."""
        if self._task is not None:
            self._task.cancel()
