"""Open rooms: a copy of the database's state, and the clients to which changes are broadcast.

A change is stored in the database first, whose primary key decides between rivals. Then it is
taken in here, broadcast to this process's clients and announced to other processes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from polis.server.metrics import rows_added
from polis.server.protocol import encoding, server_messages
from polis.server.protocol.parts import ChatLine, Part, RoomInfo
from polis.server.protocol.positions import Clocks, LogEntry, PositionView
from polis.server.refusals import RequestRefused, StaleRequest
from polis.server.rooms import daily, presentation
from polis.server.rooms.clock import Clock, Timer
from polis.server.rooms.history import BEFORE, History, Step
from polis.server.rooms.interfaces import Autoplayer, Client, PubSub, Turns
from polis.server.rooms.people.absence import LEAST, Absence
from polis.server.rooms.presence import Presence
from polis.server.rooms.presentation import Changes
from polis.server.storage.queries import CHAT_LINES, Conflict, Store
from polis.server.storage.records import (
    ChatRecord,
    MoveRecord,
    RoomRecord,
    SeatRecord,
    Status,
    StoredRow,
)
from polis.server.storage.rows import uploaded_moves
from polis.server.workers.level_states import LevelState
from polis.text.message import Message


class Room:
    """One room as this process knows it."""

    def __init__(
        self,
        store: Store,
        pubsub: PubSub,
        row: RoomRecord,
        clock: Clock,
        patience: float = LEAST,
    ) -> None:
        self.store = store
        self.pubsub = pubsub
        self.row = row
        self.history = History(row)
        self.lines = BEFORE  # the last chat line that was broadcast
        self._chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)  # encoded
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.clock = clock
        self.timer = Timer(clock)  # of the current decision
        self.leading = False  # whether this process made the last change
        self.set_back = False  # whether the database holds fewer rows than it did
        self.autoplay: Autoplayer | None = None
        self.turns: Turns | None = None
        self.ended: Callable[[Room], None] | None = None  # takes in a game that is over
        self.hints: dict[int, asyncio.Future[Any]] = {}  # sought now, by the seat that asked
        self.level_state: LevelState = "ready"
        self.used_at = self.clock.steady()
        self.patience = patience  # seconds of absence after which others may let a bot play
        self.absence = Absence(clock)
        self._elsewhere: tuple[set[int], int] | None = None
        self._told: tuple[set[int], int] | None = None  # who was there when the clients were told
        self.presence = Presence(self._show)
        self._view: PositionView | None = None
        self._shown: PositionView | None = None  # what the clients here have

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
        here = {seat for client in self.clients for seat in client.seats}
        return here if self._elsewhere is None else here | self._elsewhere[0]

    def watching(self) -> int:
        """Connections without a seat."""
        here = sum(not client.seats for client in self.clients)
        return here if self._elsewhere is None else here + self._elsewhere[1]

    def info(self) -> RoomInfo:
        """The room as all its clients know it."""
        note = presentation.levels_note(self.row, self.level_state)
        return presentation.room_info(self.row, self.number, self.online(), self.watching(), note)

    def clocks(self) -> Clocks | None:
        """The clocks now."""
        return presentation.clocks(self.row, self.history, self.timer)

    def view(self) -> PositionView | None:
        """The position now, made once for all clients."""
        if self.number == BEFORE:
            return None
        if self._view is None:
            view = presentation.position_view(self.history.position, self.number)
            self._view = self._with_offers(view)
        return self._view

    def current_view(self) -> PositionView | None:
        """The position with the current time, from which browsers compute their clocks."""
        view = self.view()
        if view is None or view.clocks is None:
            return view
        return replace(view, clocks=self.clocks())

    def state(self, client: Client, request: str | None = None) -> server_messages.State:
        """The whole state, for one connection, as the answer to the request of this id."""
        return server_messages.State(
            id=request,
            access=_access(client),
            room=self.info(),
            position=self.current_view(),
            log=self.history.page(),
            chat=list(self._chat),
        )

    def broadcast(self, message: Part) -> None:
        """Send a message to all clients here; it is encoded only once."""
        if self.clients:
            frame = encoding.frame(message)
            for client in list(self.clients):
                client.send(frame)

    def show_levels(self, state: LevelState) -> None:
        """Tell the clients how the bot levels of the game stand now."""
        self.level_state = state
        self.broadcast(server_messages.RoomChanged(room=self.info()))

    # Keeping up with the database ----------------------------------------------------------------

    async def load(self) -> None:
        """Read the log for the first time."""
        rows = await self.store.rows(self.id, BEFORE)
        if rows:
            self.history = await self._replayed(self.row, rows)
            # No clock runs while no server runs.
            self.timer.begin(self.clock.age(rows[-1].made_at))
        self._take_in_lines(await self.store.chat(self.id))

    async def refresh(self, begun: History | None = None) -> None:
        """Take in what other processes have stored, and broadcast it. The lock is held.

        `begun` is the history of a game that has just begun here.
        """
        row = await self.store.room(self.id)
        if row is None:
            raise RequestRefused(Message("room-unknown", room=self.id))
        rows = await self.store.rows(self.id, self.number)
        fresh = None
        if self.number == BEFORE and rows:
            fresh = begun or await self._replayed(row, rows)
        changed, erased = row != self.row, row.revision != self.row.revision
        if (row.clock, row.clock_seconds) != (self.row.clock, self.row.clock_seconds):
            self.timer.begin()  # time spent before this clock was set does not count
            self.history.forget_used()
        self.row = row
        if rows:
            self.leading = False
        entries = self._take_in(rows) if fresh is None else self._begin(fresh, rows)
        self._broadcast_change(entries, changed)
        if not entries:
            self._renew_offers()
        if erased:
            await self._look_for_erased_lines()
        await self.take_in_chat()
        self._wake_autoplay()

    async def _replayed(self, row: RoomRecord, rows: list[MoveRecord]) -> History:
        """The history of these rows, made in a thread, because a long game takes a while."""
        log = await self.store.uploaded_log(row)
        return await asyncio.to_thread(_history, row, log, rows)

    def follow(self, stored: StoredRow) -> bool:
        """Take in a row that another process has stored; False if more has changed."""
        if stored.revision != self.row.revision or stored.row.number > self.number + 1:
            return False
        if stored.row.number == self.number + 1:
            self.leading = False
            self._broadcast_change(self._take_in([stored.row]), changed=False)
            self._wake_autoplay()
        return True

    async def look_elsewhere(self) -> None:
        """Read who is online in other processes, and broadcast it if it has changed."""
        found = await self.pubsub.elsewhere(self.id)
        changed, self._elsewhere = found != self._elsewhere, found
        self._note_absence()
        if changed:
            self.broadcast(server_messages.RoomChanged(room=self.info()))

    def _note_absence(self) -> None:
        seats = range(len(self.row.seats))
        self.absence.note(seats, None if self._elsewhere is None else self.online())

    def _begin(self, history: History, rows: list[MoveRecord]) -> list[LogEntry]:
        self.history = history
        for row in rows[len(history.rows) :]:
            history.add(row)
        self._moved()
        return history.entries.between(0, len(history.entries))

    def _take_in(self, rows: list[MoveRecord]) -> list[LogEntry]:
        entries = [self.history.add(row) for row in rows]
        if rows:
            self._moved()
        return entries

    def _moved(self) -> None:
        self.timer.begin()
        self._view = None
        for hint in self.hints.values():
            hint.cancel()

    def _broadcast_change(
        self, entries: list[LogEntry], changed: bool, changes: Changes | None = None
    ) -> None:
        if changed:
            for client in list(self.clients):
                if client.welcome(self.row):
                    access = server_messages.AccessChanged(access=_access(client))
                    client.send(encoding.frame(access))
        if changed or (entries and self.row.undo_request is not None):
            self.broadcast(server_messages.RoomChanged(room=self.info()))
        if entries:
            self._broadcast_position(entries, changes)

    def _broadcast_position(self, entries: list[LogEntry], changes: Changes | None = None) -> None:
        """Send new entries of the log, and how the position differs from the one shown."""
        view = self.current_view() if self.clients else None
        if view is not None:
            changes = changes or presentation.changes(self._shown, view)
            self.broadcast(presentation.event(changes, view, entries))
            self._shown = view

    def _renew_offers(self) -> None:
        """Make possible undos and clocks anew, and broadcast them if they have changed."""
        before = self._view
        if before is None:
            return
        self._view = self._with_offers(before)
        if presentation.offers(self._view) != presentation.offers(before):
            self._broadcast_position([])

    def _with_offers(self, view: PositionView) -> PositionView:
        undo = presentation.undo_offers(self.row, self.history)
        view = replace(view, undo=undo, clocks=self.clocks())
        full = self.history.full and not self.history.over
        return presentation.ended(view) if full else view

    async def take_in_chat(self) -> None:
        """Broadcast new chat lines of other processes."""
        for line in self._take_in_lines(await self.store.chat(self.id, self.lines)):
            self.broadcast(server_messages.Chat(line=line))

    async def _look_for_erased_lines(self) -> None:
        """Broadcast known lines of which something was erased; their numbers stay."""
        first = self.lines + 1 - len(self._chat)
        for line in await self.store.chat(self.id):
            if first <= line.line <= self.lines:
                now = encoding.encoded(presentation.chat_line(self.id, line))
                if now != self._chat[line.line - first]:
                    self._chat[line.line - first] = now
                    self.broadcast(server_messages.Chat(line=now))

    def _take_in_lines(self, lines: list[ChatRecord]) -> list[ChatLine]:
        new = [encoding.encoded(presentation.chat_line(self.id, line)) for line in lines]
        self._chat.extend(new)
        if lines:
            self.lines = lines[-1].line
        return new

    # Changing it ---------------------------------------------------------------------------------

    async def commit(self, step: Step) -> None:
        """Store the next row, then broadcast it; StaleRequest if another row came first."""
        row = step.row
        status: Status = "over" if step.over else "playing"
        view = changes = None
        if self.clients:
            # Before the row is stored, while what it is made of is in the processor's caches.
            view = presentation.position_view(step.position, row.number)
            changes = presentation.changes(self._shown, view)
        try:
            result = daily.result(self.row, self.history, step)
            revision = await self.store.add(self.row, row, status, result)
        except Conflict:
            await self.refresh()
            raise StaleRequest(Message("room-stale")) from None
        rows_added(self.row.game, row.kind, row.by).inc()
        changed = revision != self.row.revision
        if changed:
            self.row = replace(self.row, status=status, revision=revision)
        self.leading = True
        entry = self.history.take(step)
        self._moved()
        self._view = view and self._with_offers(view)
        self._broadcast_change([entry], changed, changes)
        if step.last and not self.history.over:
            said = encoding.encode_message(presentation.log_is_full())
            self.broadcast(server_messages.Notice(message=said))
        if step.over and self.ended is not None:
            self.ended(self)
        self._wake_autoplay()
        self._tell_turn(row)
        await self.pubsub.announce(self.id, None if changed else StoredRow(row, revision))

    async def change(
        self,
        values: dict[str, Any] | None = None,
        seats: list[SeatRecord] | None = None,
        begun: History | None = None,
        announce: Sequence[Message] = (),
        erased: int | None = None,
    ) -> None:
        """Store changes of the room and its seats, and announce them to all in the chat.

        `begun` is the history of the game that begins with this change, `erased` a line of the
        chat that is erased. StaleRequest if another change came first.
        """
        start = None if begun is None else begun.rows[0]
        said = [encoding.encode(encoding.encode_message(m)).decode() for m in announce]
        try:
            now = self.clock.wall()
            await self.store.change(self.row, now, values, seats or [], start, said, erased)
        except Conflict:
            await self.refresh()
            raise StaleRequest(Message("room-stale")) from None
        await self.refresh(begun)
        self.leading = True
        self._wake_autoplay()
        if start is not None:
            self._tell_turn(start)
        await self.pubsub.announce(self.id)

    def _tell_turn(self, row: MoveRecord) -> None:
        """Let the player be notified whose turn came with this row."""
        if self.turns is None:
            return
        if row.by == "person" and row.seat is not None:
            self.turns.seen(self.row, [row.seat])
        if row.to_act is not None and row.to_act != row.seat:
            self.turns.came(self.row, row.to_act, self.online())

    # Who is here ---------------------------------------------------------------------------------

    async def enter(self, client: Client) -> None:
        """Add a connection and send it the whole state. The lock is held."""
        self.clients.add(client)
        client.send(encoding.frame(self.state(client)))
        self._shown = self.view()
        if self.turns is not None:
            self.turns.seen(self.row, client.seats)
        self.used_at = self.clock.steady()
        self._note_absence()
        self._wake_autoplay()
        self.presence.changed(len(self.clients))

    async def leave(self, client: Client) -> None:
        """Remove a connection."""
        self.clients.discard(client)
        self.used_at = self.clock.steady()
        self._note_absence()
        self.presence.changed(len(self.clients))

    async def _show(self) -> None:
        """Tell the clients and other processes who is there, if that has changed."""
        there = self.online(), self.watching()
        if there == self._told:
            return
        self._told = there
        self.broadcast(server_messages.RoomChanged(room=self.info()))
        await self.show_presence()
        await self.pubsub.announce(self.id)

    async def show_presence(self) -> None:
        """Publish who is online here to other processes."""
        seats = {seat for client in self.clients for seat in client.seats}
        watching = sum(not client.seats for client in self.clients)
        await self.pubsub.show(self.id, seats, watching)

    def _wake_autoplay(self) -> None:
        if self.autoplay is not None:
            self.autoplay.wake()


def _history(room: RoomRecord, log: str, rows: list[MoveRecord]) -> History:
    history = History(room, uploaded_moves(log))
    for row in rows:
        history.add(row)
    return history


def _access(client: Client) -> server_messages.Access:
    return server_messages.Access(seats=client.seats, host=client.host)
