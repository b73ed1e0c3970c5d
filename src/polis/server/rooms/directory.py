"""The rooms that this process has open."""

from __future__ import annotations

import time
from collections.abc import Callable

from polis.server.rooms.room import Autoplayer, PubSub, RequestRefused, Room
from polis.server.storage.queries import Store
from polis.text.message import Message


class RoomDirectory:
    """All rooms that this process has open."""

    def __init__(
        self, store: Store, pubsub: PubSub, autoplay: Callable[[Room], Autoplayer]
    ) -> None:
        self.store = store
        self.pubsub = pubsub
        self._autoplay = autoplay
        self.open: dict[str, Room] = {}

    async def get(self, room: str) -> Room:
        """A room, opened if it is not; Refusal if there is none of this id."""
        found = self.open.get(room)
        if found is not None:
            return found
        row = await self.store.room(room)
        if row is None:
            raise RequestRefused(Message("room-unknown", room=room))
        fresh = Room(self.store, self.pubsub, row)
        await fresh.load()
        found = self.open.setdefault(room, fresh)
        if found is fresh:
            found.autoplay = self._autoplay(found)
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

    def close(self, room: Room) -> None:
        """Close a room; the database keeps it."""
        self.open.pop(room.id, None)
        if room.autoplay is not None:
            room.autoplay.stop()
            room.autoplay = None  # breaks the reference cycle between the two

    def close_idle(self, seconds: float) -> None:
        """Close rooms without clients for this many seconds."""
        before = time.monotonic() - seconds
        for room in list(self.open.values()):
            busy = room.clients or room.lock.locked() or (room.autoplay and room.autoplay.busy)
            if not busy and room.used_at < before:
                self.close(room)
