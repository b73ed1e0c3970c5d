"""The clean-up of abandoned rooms, which must not trust the wall clock.

Only the age of a room is a matter of wall time. The clean-up is late rather than wrong:

- It waits after a start and after every jump of the clock that it sees.
- It takes no time for real that lies more than a day behind the newest row: a clock that is
  months ahead at the start finds no room old.
- It marks a room and deletes it only after servers have run for another week, by a clock that
  counts nothing else, and only if nothing in the room has changed since the mark.
- It marks and deletes at most one room in a hundred at once.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping

from polis.server.rooms.clock import Clock
from polis.server.rooms.daily import day_of
from polis.server.storage.cleanup import CleanupStore, Idle
from polis.server.storage.records import Status

LOG = logging.getLogger("polis.cleanup")

DAY = 24 * 3600.0
TRUST = DAY  # seconds of wall time behind the newest row
GRACE = 7 * DAY  # seconds for which servers run between mark and deletion
SHARE = 100  # one room in so many


class Cleanup:
    """Marks and deletes rooms in which nothing has happened for days."""

    def __init__(self, store: CleanupStore, days: Mapping[Status, float], clock: Clock) -> None:
        self._store = store
        self._days = days
        self._clock = clock
        self._last: tuple[float, float] | None = None  # steady time and uptime

    async def run(self, open_rooms: Collection[str] = ()) -> int:
        """Mark some rooms, delete some that were marked long ago, and say how many."""
        uptime = await self._uptime()
        if not self._clock.is_settled():
            return 0
        now = min(self._clock.wall(), await self._store.newest() + TRUST)
        before: Idle = {status: now - days * DAY for status, days in self._days.items()}
        most = max(1, await self._store.count() // SHARE)
        await self._store.unmark(before)
        await self._store.delete_days(day_of(before["over"] - GRACE))
        deleted = await self._store.delete(before, uptime - GRACE, most, list(open_rooms))
        marked = await self._store.mark(before, uptime, most)
        if deleted or marked:
            LOG.info("abandoned rooms", extra={"deleted": deleted, "marked": marked})
        return deleted

    async def _uptime(self) -> float:
        """Add the time since the last look to the uptime, which never runs ahead of real time.

        Several processes may add: each only raises the value that it saw by the time that has
        passed since then.
        """
        steady = self._clock.steady()
        seen_at, seen = self._last or (steady, 0.0)
        uptime = await self._store.uptime(seen + steady - seen_at)
        self._last = (steady, uptime)
        return uptime
