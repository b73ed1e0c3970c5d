"""Open rooms: a copy of the database's state, and the clients to which changes are broadcast.

A change is stored in the database first, whose primary key decides between rivals. Then it is
taken in here, broadcast to this process's clients and announced to other processes.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any, Protocol

from pydantic import BaseModel

from polis.core.errors import PolisError
from polis.server.metrics import ACTIONS
from polis.server.protocol import server_messages
from polis.server.protocol.parts import Clocks, LogEntry, PositionView, RoomInfo
from polis.server.rooms import presentation
from polis.server.rooms.history import BEFORE, History, Step
from polis.server.storage.queries import Conflict, Store
from polis.server.storage.records import ChatRecord, MoveRecord, RoomRecord, SeatRecord, Status
from polis.text.message import Message


class RequestRefused(PolisError):
    """A request that is refused; nothing was changed."""


class StaleRequest(RequestRefused):
    """A request based on an old position; the client is sent the new one."""


class Client(Protocol):
    """A connection, as a room knows it."""

    seats: list[int]
    host: bool

    def send(self, message: BaseModel | str) -> None:
        """Queue a message, which may be JSON already; never waits."""

    def welcome(self, room: RoomRecord) -> bool:
        """Update which seats this connection holds; return whether that has changed."""


class PubSub(Protocol):
    """Announcements to other processes: changed rooms and online seats."""

    async def announce(self, room: str, number: int) -> None:
        """Announce that the room has reached row `number` or has changed otherwise."""

    async def elsewhere(self, room: str) -> tuple[set[int], int]:
        """The seats online in other processes, and how many watch there."""

    async def show(self, room: str, seats: set[int], watching: int) -> None:
        """Publish the online seats and the number of spectators here."""


class Autoplayer(Protocol):
    """What acts in a room by itself, bots and clocks, as the room knows it."""

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or a clock runs."""

    def wake(self) -> None:
        """Look again which seat is to act, after a change."""

    def stop(self) -> None:
        """Stop acting."""


class Room:
    """One room as this process knows it."""

    def __init__(self, store: Store, pubsub: PubSub, row: RoomRecord) -> None:
        self.store = store
        self.pubsub = pubsub
        self.row = row
        self.history = History(row)
        self.lines = BEFORE  # the last chat line that was broadcast
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.since = time.time()
        self.leading = False  # whether this process made the last change
        self.autoplay: Autoplayer | None = None
        self.used_at = time.monotonic()
        self._elsewhere: tuple[set[int], int] = (set(), 0)
        self._view: PositionView | None = None

    # Showing -------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The room's id."""
        return self.row.id

    @property
    def number(self) -> int:
        """The number of the last row."""
        return self.history.number

    def online(self) -> set[int]:
        """The seats whose players are connected."""
        return {seat for client in self.clients for seat in client.seats} | self._elsewhere[0]

    def watching(self) -> int:
        """Connections without a seat."""
        return sum(not client.seats for client in self.clients) + self._elsewhere[1]

    def info(self) -> RoomInfo:
        """The room as all its clients know it."""
        return presentation.room_info(self.row, self.number, self.online(), self.watching())

    def clocks(self) -> Clocks | None:
        """The clocks now."""
        return presentation.clocks(self.row, self.history, self.since)

    def view(self) -> PositionView | None:
        """The position now, made once for all clients."""
        if self.number == BEFORE:
            return None
        if self._view is None:
            undo = presentation.undo_offers(self.row, self.history)
            self._view = presentation.position_view(
                self.history.position, self.number, undo, self.clocks()
            )
        return self._view

    def current_view(self) -> PositionView | None:
        """The position with the current time, from which browsers compute their clocks."""
        table = self.view()
        if table is None or table.clocks is None:
            return table
        return table.model_copy(update={"clocks": self.clocks()})

    async def state(self, client: Client) -> server_messages.State:
        """The whole state, for one connection."""
        return self._state(client, await self.store.chat(self.id))

    def _state(self, client: Client, chat: list[ChatRecord]) -> server_messages.State:
        return server_messages.State(
            access=server_messages.Access(seats=client.seats, host=client.host),
            room=self.info(),
            position=self.current_view(),
            log=self.history.log(),
            chat=[presentation.chat_line(line) for line in chat],
        )

    def broadcast(self, message: BaseModel) -> None:
        """Send a message to all clients here; it is encoded only once."""
        if self.clients:
            text = message.model_dump_json()
            for client in list(self.clients):
                client.send(text)

    # Keeping up with the database ----------------------------------------------------------------

    async def load(self) -> None:
        """Read the log for the first time."""
        rows = await self.store.rows(self.id, BEFORE)
        # In a thread: a long game takes a while, and no other task uses this room yet.
        await asyncio.to_thread(self._take_in, rows)
        lines = await self.store.chat(self.id)
        self.lines = lines[-1].line if lines else BEFORE

    async def refresh(self) -> None:
        """Take in what other processes have stored, and broadcast it. The lock is held."""
        row = await self.store.room(self.id)
        if row is None:
            raise RequestRefused(Message("room-unknown", room=self.id))
        rows = await self.store.rows(self.id, self.number)
        changed, before = row != self.row, self._view
        if (row.clock, row.clock_seconds) != (self.row.clock, self.row.clock_seconds):
            self.since = time.time()  # time spent before this clock was set does not count
        self.row = row
        self._view = None
        if rows:
            self.leading = False
        entries = self._take_in(rows)
        self._broadcast_change(entries, changed)
        if before is not None and not entries:
            self._broadcast_offers(before)
        await self.take_in_chat()
        self._wake_autoplay()

    async def look_elsewhere(self) -> None:
        """Read who is online in other processes, and broadcast it if it has changed."""
        found = await self.pubsub.elsewhere(self.id)
        if found != self._elsewhere:
            self._elsewhere = found
            self.broadcast(server_messages.RoomChanged(room=self.info()))

    def _take_in(self, rows: list[MoveRecord]) -> list[LogEntry]:
        entries = [self.history.add(row) for row in rows]
        if rows:
            self._moved(rows[-1])
        return entries

    def _moved(self, row: MoveRecord) -> None:
        # No clock runs while no server runs.
        self.since = max(row.made_at, PROCESS_STARTED)
        self._view = None

    def _broadcast_change(self, entries: list[LogEntry], changed: bool) -> None:
        if changed:
            for client in list(self.clients):
                if client.welcome(self.row):
                    client.send(
                        server_messages.AccessChanged(
                            access=server_messages.Access(seats=client.seats, host=client.host)
                        )
                    )
        if changed or (entries and self.row.undo_request is not None):
            self.broadcast(server_messages.RoomChanged(room=self.info()))
        table = self.current_view() if entries and self.clients else None
        if table is not None:
            self.broadcast(
                server_messages.Event(number=self.number, entries=entries, position=table)
            )

    def _broadcast_offers(self, before: PositionView) -> None:
        """Broadcast the position if possible undos or clocks have changed without a move."""
        table = self.current_view()
        if table is not None and presentation.offers(table) != presentation.offers(before):
            self.broadcast(server_messages.Event(number=self.number, entries=[], position=table))

    async def take_in_chat(self) -> None:
        """Broadcast new chat lines of other processes."""
        for line in await self.store.chat(self.id, self.lines):
            self.lines = line.line
            self.broadcast(server_messages.Chat(line=presentation.chat_line(line)))

    # Changing it ---------------------------------------------------------------------------------

    async def commit(self, step: Step) -> None:
        """Store the next row, then broadcast it; StaleRequest if another row came first."""
        row = step.row
        status: Status = "over" if step.over else "playing"
        try:
            revision = await self.store.add(self.row, row, status)
        except Conflict:
            await self.refresh()
            raise StaleRequest(Message("room-stale")) from None
        ACTIONS.labels(self.row.game, row.kind, row.by).inc()
        changed = revision != self.row.revision
        if changed:
            self.row = replace(self.row, status=status, revision=revision)
        self.leading = True
        entry = self.history.take(step)
        self._moved(row)
        self._broadcast_change([entry], changed)
        self._wake_autoplay()
        await self.pubsub.announce(self.id, self.number)

    async def change(
        self,
        values: dict[str, Any] | None = None,
        seats: list[SeatRecord] | None = None,
        start: MoveRecord | None = None,
    ) -> None:
        """Store changes of the room and its seats; StaleRequest if another change came first."""
        try:
            await self.store.change(self.row, time.time(), values, seats or [], start)
        except Conflict:
            await self.refresh()
            raise StaleRequest(Message("room-stale")) from None
        await self.refresh()
        self.leading = True
        self._wake_autoplay()
        await self.pubsub.announce(self.id, self.number)

    # Who is here ---------------------------------------------------------------------------------

    async def enter(self, client: Client) -> None:
        """Add a connection and send it the whole state. The lock is held."""
        chat = await self.store.chat(self.id)
        self.clients.add(client)
        client.send(self._state(client, chat))
        self.used_at = time.monotonic()
        self._wake_autoplay()
        await self._show()

    async def leave(self, client: Client) -> None:
        """Remove a connection."""
        self.clients.discard(client)
        self.used_at = time.monotonic()
        await self._show()

    async def _show(self) -> None:
        self.broadcast(server_messages.RoomChanged(room=self.info()))
        await self.show_presence()
        await self.pubsub.announce(self.id, self.number)

    async def show_presence(self) -> None:
        """Publish who is online here to other processes."""
        seats = {seat for client in self.clients for seat in client.seats}
        watching = sum(not client.seats for client in self.clients)
        await self.pubsub.show(self.id, seats, watching)

    def _wake_autoplay(self) -> None:
        if self.autoplay is not None:
            self.autoplay.wake()


PROCESS_STARTED = time.time()
"""Clocks of decisions that began earlier start here."""
