"""Notices when all threads of the default executor are busy for long."""

from __future__ import annotations

import asyncio

PATIENCE = 2.0  # seconds after which the executor counts as stuck


class ExecutorProbe:
    """Asks the executor for an answer; while it has none, the same question stays."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._asked: asyncio.Task[None] | None = None

    async def alive(self) -> bool:
        """Whether a thread of the executor becomes free in time."""
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(asyncio.to_thread(_nothing))
        done, _ = await asyncio.wait({self._asked}, timeout=self._patience)
        return bool(done)


def _nothing() -> None:
    pass
