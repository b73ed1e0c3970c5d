"""Moves that the server makes itself: those of bots, and those of clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

from polis.bots import levels
from polis.server.metrics import FAILURES
from polis.server.protocol import encoding, server_messages
from polis.server.rooms.room import RequestRefused, Room, StaleRequest
from polis.server.workers.pool import Choice, Pool
from polis.text.message import Message, Seat

LOG = logging.getLogger("polis.driver")

OTHERS_FIRST = 12.0  # seconds: longer than a bot may take in the process that leads a room
AGAIN = 5.0  # seconds before the next try after an error, such as one of the database
STAND_IN = "builder"
"""The bot that plays for a seat whose time has run out."""


class Autoplay:
    """Bots and clocks of one room; idle while a person without a clock is to act."""

    def __init__(self, room: Room, pool: Pool, pause: float, alone: bool) -> None:
        self._room = room
        self._pool = pool
        self._pause = pause  # seconds from a move to a bot's answer at least
        self._alone = alone  # whether no other process serves this room
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look again which seat is to act, after a change."""
        if self._task is not None and self._task is asyncio.current_task():
            return  # the running task looks again itself
        self.stop()
        self._task = asyncio.get_running_loop().create_task(self._run())

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or a clock runs."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Stop acting."""
        if self._task is not None and not self._task.done():
            self._task.cancel()

    async def _run(self) -> None:
        going = True
        while going:
            try:
                going = await self._step()
            except StaleRequest:
                pass  # another move was stored first: look again
            except RequestRefused:
                return  # the room is gone
            except Exception:
                FAILURES.inc()
                LOG.exception("driving a room failed")
                await asyncio.sleep(AGAIN)

    async def _step(self) -> bool:
        """One move by a bot or a clock; False when there is nothing to do but wait."""
        room = self._room
        seat = room.history.to_act
        if seat is None or room.row.status != "playing":
            return False
        number, revision = room.number, room.row.revision
        player = room.row.seats[seat].player
        if player is not None:
            if not room.clients:
                return False  # bots play only while clients are connected
            await self._let_others_first()
            choice = await self._pool.choose(room.history.position, player)
            await asyncio.sleep(max(0.0, room.since + self._pause - time.time()))
            async with room.lock:
                if (room.number, room.row.revision) == (number, revision):
                    await self._bot_acts(seat, choice)
            return True
        clocks = room.clocks()
        if clocks is None or clocks.deadline is None:
            return False
        await asyncio.sleep(max(0.0, clocks.deadline - time.time()))
        await self._let_others_first()
        await self._time_is_up(seat, number)
        return True

    async def _let_others_first(self) -> None:
        """Wait if another process that serves this room made the last change and acts first.

        Not at the beginning: the process that made the first row may have no clients.
        """
        if not (self._alone or self._room.leading or self._room.number == 0):
            await asyncio.sleep(max(0.0, self._room.since + OTHERS_FIRST - time.time()))

    async def _bot_acts(self, seat: int, choice: Choice) -> None:
        room = self._room
        if choice.replaced:
            await self._replace(seat, choice.level)
        now = time.time()
        spent = max(0.0, now - room.since)
        await room.commit(room.history.act(choice.code, "bot", None, now, spent))

    async def _replace(self, seat: int, level: str) -> None:
        """Replace a bot by one of a lower level, and notify the room."""
        room = self._room
        row = room.row.seats[seat]
        is_bot = row.kind == "bot"
        lower = replace(row, level=level) if is_bot else replace(row, stand_in=level)
        await room.change(seats=[lower])
        message = Message(
            "room-bot-replaced",
            seat=Seat(seat),
            failed=levels.title(row.player or ""),
            level=levels.title(level),
        )
        room.broadcast(server_messages.Notice(message=encoding.encode_message(message)))

    async def _time_is_up(self, seat: int, number: int) -> None:
        """A move clock: a bot makes this move. A game clock: a bot plays on for the seat."""
        room = self._room
        if room.row.clock == "game":
            async with room.lock:
                if room.number == number:
                    row = room.row.seats[seat]
                    await room.change(seats=[replace(row, stand_in=STAND_IN)])
                    self._announce_time(seat)
            return
        choice = await self._pool.choose(room.history.position, STAND_IN)
        async with room.lock:
            if room.number == number:
                now = time.time()
                spent = max(0.0, now - room.since)
                await room.commit(room.history.act(choice.code, "clock", None, now, spent))
                self._announce_time(seat)

    def _announce_time(self, seat: int) -> None:
        self._room.broadcast(
            server_messages.Notice(
                message=encoding.encode_message(Message("room-time", seat=Seat(seat)))
            )
        )
