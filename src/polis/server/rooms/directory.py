"""The rooms that this process has open."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

from polis.core import registry
from polis.core.errors import UnknownGame
from polis.server.metrics import LOST
from polis.server.refusals import RequestRefused
from polis.server.rooms.clock import Clock
from polis.server.rooms.history import BEFORE
from polis.server.rooms.interfaces import Autoplayer, PubSub, Turns
from polis.server.rooms.people.absence import LEAST
from polis.server.rooms.room import Room
from polis.server.storage.queries import Store
from polis.server.storage.records import RoomRecord
from polis.server.storage.rows import stored_row_of
from polis.server.workers.level_states import LevelState, LevelStates
from polis.text.message import Message

LOG = logging.getLogger("polis.rooms")

MOST_CLOSED = 10_000
"""Closed rooms of which this process remembers how many rows it has sent."""


def check_known(row: RoomRecord) -> None:
    """Refuse a stored room of a game or a rules version that this server does not have."""
    sheets = {sheet.key: sheet for sheet in registry.sheets()}
    sheet = sheets.get(row.game)
    if sheet is None:
        raise UnknownGame(Message("game-unknown", game=row.game, games=list(sheets)))
    if row.rules_version not in sheet.rules_versions:
        known = list(sheet.rules_versions)
        message = Message("room-version", game=sheet.title, version=row.rules_version, known=known)
        raise RequestRefused(message)


class RoomDirectory:
    """All rooms that this process has open."""

    def __init__(
        self,
        store: Store,
        pubsub: PubSub,
        autoplay: Callable[[Room], Autoplayer],
        clock: Clock,
        levels: LevelStates,
        patience: float = LEAST,
        ended: Callable[[Room], None] | None = None,
    ) -> None:
        self.store = store
        self.pubsub = pubsub
        self._autoplay = autoplay
        self._clock = clock
        self._levels = levels
        self._patience = patience
        self.turns: Turns | None = None
        self._ended = ended
        self.open: dict[str, Room] = {}
        self._sent: OrderedDict[str, int] = OrderedDict()  # the last rows of rooms that are closed
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def get(self, room: str) -> Room:
        """A room, opened if it is not; PolisError if it does not exist or cannot be played."""
        found = self.open.get(room)
        if found is not None:
            return found
        opening = self._opening.get(room)
        if opening is None:
            # One task for all who ask: it replays the log once, whoever goes away meanwhile.
            opening = self._opening[room] = asyncio.create_task(self._open(room))
            opening.add_done_callback(lambda task: self._opened(room, task))
        return await asyncio.shield(opening)

    def _opened(self, room: str, task: asyncio.Task[Room]) -> None:
        del self._opening[room]
        if not task.cancelled():
            task.exception()  # those who asked have it, unless all of them have gone

    async def _open(self, room: str) -> Room:
        row = await self.store.room(room)
        if row is None:
            raise RequestRefused(Message("room-unknown", room=room))
        check_known(row)
        fresh = Room(self.store, self.pubsub, row, self._clock, self._patience)
        await fresh.load()
        await fresh.look_elsewhere()
        self.open[room] = fresh
        self._check_kept(fresh, self._sent.pop(room, BEFORE), fresh.number)
        fresh.level_state = self._levels[row.game]
        fresh.autoplay = self._autoplay(fresh)
        fresh.turns = self.turns
        fresh.ended = self._ended
        if self._ended is not None and fresh.history.over:
            self._ended(fresh)  # a server that stopped may not have taken it in
        return fresh

    def show_levels(self, game: str, state: LevelState) -> None:
        """Tell all rooms of a game how its bot levels stand now."""
        for room in self.open.values():
            if room.row.game == game:
                room.show_levels(state)

    async def changed(self, room: str, row: str = "") -> None:
        """Take in a change that another process has announced, with its row if it is one."""
        found = self.open.get(room)
        if found is None:
            return
        async with found.lock:
            if row and found.follow(stored_row_of(row)):
                return
            await found.refresh()
        await found.look_elsewhere()

    async def compare(self) -> None:
        """Compare all open rooms with the database, in case an announcement was lost."""
        rooms = list(self.open.values())
        for start in range(0, len(rooms), 200):
            # As they are before the query: rows that come meanwhile are not in its answer.
            sent = {room.id: room.number for room in rooms[start : start + 200]}
            heads = await self.store.heads(list(sent))
            for room in sent:
                found = self.open.get(room)
                if found is None:
                    continue
                if room not in heads:
                    self.close(found)
                    continue
                self._check_kept(found, sent[room], heads[room][1])
                if heads[room] != (found.row.revision, found.number, found.lines):
                    await self.changed(room)

    def _check_kept(self, room: Room, sent: int, stored: int) -> None:
        """Report a room, once, whose stored log is shorter than what was sent to its clients.

        Clients say themselves what they have seen, but anyone can say anything.
        """
        if stored < sent and not room.set_back:
            room.set_back = True
            LOST.inc()
            LOG.error("rows that were sent are not stored any more", extra={"room": room.id})

    def close(self, room: Room) -> None:
        """Close a room; the database keeps it."""
        self.open.pop(room.id, None)
        self._sent[room.id] = room.number
        if len(self._sent) > MOST_CLOSED:
            self._sent.popitem(last=False)
        room.presence.stop()
        if room.autoplay is not None:
            room.autoplay.stop()
            room.autoplay = None  # breaks the reference cycle between the two

    async def close_all(self) -> None:
        """Close all rooms, also those that are being opened."""
        opening = list(self._opening.values())
        for task in opening:
            task.cancel()
        await asyncio.gather(*opening, return_exceptions=True)
        for room in list(self.open.values()):
            self.close(room)

    def close_idle(self, seconds: float) -> None:
        """Close rooms without clients for this many seconds."""
        before = self._clock.steady() - seconds
        for room in list(self.open.values()):
            busy = room.clients or room.lock.locked() or (room.autoplay and room.autoplay.busy)
            if not busy and room.used_at < before:
                self.close(room)
