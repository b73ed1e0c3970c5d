"""Whether the database answers and can be written to."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from polis.server.storage.engine import Engines
from polis.server.storage.schema import UPKEEP

LOG = logging.getLogger("polis.health")

EVERY = 5.0  # seconds for which a good result is kept, so that checks cost nothing
PATIENCE = 1.5  # seconds for a read or a write
LEAST_FREE = 16_000_000
"""Bytes that must be free beside an SQLite file: some full journals before it grows."""


class HealthCheck:
    """Reads from the database and writes to it now and then."""

    def __init__(
        self, engines: Engines, file: Path | None, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._engines = engines
        self._folder = None if file is None else file.parent
        self._steady = steady
        self._lock = asyncio.Lock()
        self._checked_at = float("-inf")
        self._result = (True, True)

    async def run(self) -> tuple[bool, bool]:
        """Whether the database answers, and whether it can be written to."""
        async with self._lock:
            if not all(self._result) or self._steady() - self._checked_at >= EVERY:
                answers = await self._works(self._read)
                writable = answers and self._has_space() and await self._works(self._write)
                if not writable and all(self._result):
                    LOG.error("the database cannot be written to", extra={"answers": answers})
                self._result = (answers, writable)
                self._checked_at = self._steady()
            return self._result

    async def _works(self, attempt: Callable[[], Awaitable[None]]) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await attempt()
        except (SQLAlchemyError, OSError):  # a timeout is an OSError
            return False
        return True

    async def _read(self) -> None:
        async with self._engines.reading.connect() as connection:
            await connection.execute(select(UPKEEP))

    async def _write(self) -> None:
        # A value that differs: SQLite does not write what is there already.
        checked = update(UPKEEP).values(checks=UPKEEP.c.checks + 1)
        async with self._engines.begin() as connection:
            await connection.execute(checked)

    def _has_space(self) -> bool:
        return self._folder is None or shutil.disk_usage(self._folder).free >= LEAST_FREE
