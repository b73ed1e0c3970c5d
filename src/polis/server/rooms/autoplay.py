"""What the server does itself in a room: moves of bots, clocks that run out, seats given away."""

from __future__ import annotations

import asyncio
import logging
import math
from dataclasses import replace

from polis.bots import levels
from polis.server.metrics import FAILURES
from polis.server.protocol import encoding, server_messages
from polis.server.refusals import RequestRefused, StaleRequest
from polis.server.rooms.daily import bot_seed
from polis.server.rooms.people.seats import STAND_IN, give_to_bot
from polis.server.rooms.room import Room
from polis.server.workers.pool import Choice, Pool
from polis.server.workers.worker_process import Failed, Pinned
from polis.text.message import Message, Seat

LOG = logging.getLogger("polis.driver")

OTHERS_FIRST = 12.0  # seconds: longer than a bot may take in the process that leads a room
AGAIN = 5.0  # seconds before the next try after an error, such as one of the database


class Autoplay:
    """Bots and clocks of one room; idle while a person without a clock is to act."""

    def __init__(self, room: Room, pool: Pool, pause: float, alone: bool) -> None:
        self._room = room
        self._pool = pool
        self._pause = pause  # seconds before a bot moves for a player, at least
        self._alone = alone  # whether no other process serves this room
        self._task: asyncio.Task[None] | None = None
        self._seen: object = None  # the situation in which the task acts
        self._removals: dict[tuple[int, float], float] = {}
        """When seats are given away, by the steady clock."""

    def wake(self) -> None:
        """Look again which seat is to act, after a change.

        A bot goes on thinking if the change does not concern it, such as a visitor who comes.
        """
        if self._task is not None and self._task is asyncio.current_task():
            return  # the running task looks again itself
        if self.busy and self._seen == self._situation():
            return
        self.stop()
        self._seen = self._situation()
        if self._has_to_act():
            self._task = asyncio.get_running_loop().create_task(self._run())

    def _has_to_act(self) -> bool:
        """Whether a bot is to act, a clock runs or a seat is given away; mostly nothing is."""
        row, seat = self._room.row, self._room.history.to_act
        if seat is None or row.status != "playing":
            return False
        removals = any(other.removal_at is not None for other in row.seats)
        return removals or row.clock is not None or row.seats[seat].player is not None

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or a clock runs."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Stop acting."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _situation(self) -> object:
        """Everything on which the next step depends."""
        row, seat = self._room.row, self._room.history.to_act
        player = None if seat is None else row.seats[seat].player
        removals = tuple(other.removal_at for other in row.seats)
        clock = (row.clock, row.clock_seconds)
        return self._room.number, row.status, seat, player, clock, removals

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
        self._seen = self._situation()
        number, removal = room.number, self._wait_for_removal()
        if removal == 0:
            await self._remove()
            return True
        player = room.row.seats[seat].player
        if player is not None:
            if not room.clients:
                return False  # bots play only while clients are connected
            await self._think(seat, player, number)
            return True
        clock = self._wait_for_clock()
        if clock is None and removal is None:
            return False
        await room.clock.sleep(min(wait for wait in (clock, removal) if wait is not None))
        if clock is not None and (removal is None or clock <= removal):
            await self._let_others_first()
            await self._time_is_up(seat, number)
        return True

    async def _think(self, seat: int, player: str, number: int) -> None:
        """Let a bot find a move, and play it if the bot still is to act."""
        room = self._room
        await self._let_others_first()
        try:
            choice = await self._choice(player)
        except Failed as failure:  # only of a pinned bot, which nothing replaces
            LOG.warning("a pinned bot failed", extra={"why": str(failure)})
            await room.clock.sleep(AGAIN)
            return
        if room.row.seats[seat].stand_in is not None:
            await room.clock.sleep(max(0.0, self._pause - room.timer.spent()))
        async with room.lock:
            if (room.number, room.row.seats[seat].player) == (number, player):
                await self._bot_acts(seat, choice)

    async def _choice(self, player: str) -> Choice:
        """The move of a bot; in a daily game that of the day's bot."""
        position, row = self._room.history.position, self._room.row
        if row.daily is None or row.pinned_bot is None:
            return await self._pool.choose(position, player)
        bot = Pinned(row.pinned_bot, bot_seed(row, position))
        return await self._pool.choose_pinned(position, player, bot)

    def _wait_for_clock(self) -> float | None:
        """Seconds until the time of the seat to act is up; None without a clock."""
        clocks = self._room.clocks()
        if clocks is None or clocks.deadline is None:
            return None
        return max(0.0, clocks.deadline - clocks.now)

    def _wait_for_removal(self) -> float | None:
        """Seconds until the next seat is given away for good; None if no seat is."""
        now, due = self._room.clock.steady(), self._removals
        pending = [(seat.seat, seat.removal_at) for seat in self._room.row.seats if seat.removal_at]
        self._removals = {key: due.get(key, now + self._room.patience) for key in pending}
        return min((max(0.0, at - now) for at in self._removals.values()), default=None)

    async def _remove(self) -> None:
        """Give away the seats whose players have not returned in time."""
        room = self._room
        async with room.lock:
            await room.look_elsewhere()
            for seat in room.row.seats:
                key = (seat.seat, seat.removal_at or 0.0)
                if self._removals.get(key, math.inf) > room.clock.steady():
                    continue
                if room.absence.seconds(seat.seat) is None:
                    del self._removals[key]  # present, or that is not known: the wait begins anew
                else:
                    await give_to_bot(room, seat, seat.removal_level or STAND_IN)

    async def _let_others_first(self) -> None:
        """Wait if another process that serves this room made the last change and acts first.

        Not at the beginning: the process that made the first row may have no clients.
        """
        if not (self._alone or self._room.leading or self._room.number == 0):
            spent = self._room.timer.spent()
            await self._room.clock.sleep(max(0.0, OTHERS_FIRST - spent))

    async def _bot_acts(self, seat: int, choice: Choice) -> None:
        room = self._room
        if choice.replaced:
            await self._replace(seat, choice.level)
        now, spent = room.clock.wall(), room.timer.spent()
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
                    said = Message("room-time", seat=Seat(seat))
                    await room.change(seats=[replace(row, stand_in=STAND_IN)], announce=[said])
            return
        choice = await self._pool.choose(room.history.position, STAND_IN)
        async with room.lock:
            if room.number == number:
                now, spent = room.clock.wall(), room.timer.spent()
                await room.commit(room.history.act(choice.code, "clock", None, now, spent))
                self._notify_time(seat)

    def _notify_time(self, seat: int) -> None:
        self._room.broadcast(
            server_messages.Notice(
                message=encoding.encode_message(Message("room-time-move", seat=Seat(seat)))
            )
        )
