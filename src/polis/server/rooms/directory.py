"""The rooms that this process has open."""

from __future__ import annotations

import time
from collections.abc import Callable

from polis.server.rooms.room import Announcer, Driver, LiveRoom, Refusal
from polis.server.storage.queries import Store
from polis.text.message import Message


class RoomDirectory:
    """All rooms that this process has open."""

    def __init__(
        self, store: Store, announcer: Announcer, drive: Callable[[LiveRoom], Driver]
    ) -> None:
        self.store = store
        self.announcer = announcer
        self._drive = drive
        self.open: dict[str, LiveRoom] = {}

    async def get(self, room: str) -> LiveRoom:
        """A room, opened if it is not; Refusal if there is none of this id."""
        found = self.open.get(room)
        if found is not None:
            return found
        row = await self.store.room(room)
        if row is None:
            raise Refusal(Message("room-unknown", room=room))
        fresh = LiveRoom(self.store, self.announcer, row)
        await fresh.load()
        found = self.open.setdefault(room, fresh)
        if found is fresh:
            found.driver = self._drive(found)
        return found

    async def changed(self, room: str) -> None:
        """Take in a change that another process has announced."""
        found = self.open.get(room)
        if found is not None:
            async with found.lock:
                await found.refresh()
            await found.look_elsewhere()

    async def compare(self) -> None:
        """Compare all open rooms with the database, in case an announcement was lost."""
        ids = list(self.open)
        for start in range(0, len(ids), 200):
            heads = await self.store.heads(ids[start : start + 200])
            for room in ids[start : start + 200]:
                found = self.open.get(room)
                if found is None:
                    continue
                if room not in heads:
                    self.close(found)
                elif heads[room] != (found.row.revision, found.number, found.lines):
                    await self.changed(room)

    def close(self, room: LiveRoom) -> None:
        """Close a room; the database keeps it."""
        self.open.pop(room.id, None)
        if room.driver is not None:
            room.driver.stop()
            room.driver = None  # breaks the reference cycle between the two

    def close_idle(self, seconds: float) -> None:
        """Close rooms without clients for this many seconds."""
        before = time.monotonic() - seconds
        for room in list(self.open.values()):
            busy = room.clients or room.lock.locked() or (room.driver and room.driver.busy)
            if not busy and room.used_at < before:
                self.close(room)
