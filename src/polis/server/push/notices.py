"""Turn notices: recipients, timing, limits.

A notice goes to a player who is away, or whose room has a clock of days. One notice for each room
and person is outstanding until the person has looked at the room or moved. Turns wait by the
makers of their rooms, so that the rooms of one address do not hold up those of others.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import partial

from polis.server.gate.rate_limits import RateLimiter
from polis.server.metrics import FAILURES, PUSHES
from polis.server.push.deliveries import Deliveries, Delivery
from polis.server.push.fair_queue import FairQueue
from polis.server.push.sender import Sender
from polis.server.push.store import DAY, Subscription, SubscriptionStore
from polis.server.rooms.clock import Clock
from polis.server.rooms.directory import RoomDirectory
from polis.server.storage.queries import Store
from polis.server.storage.records import RoomRecord

LOG = logging.getLogger("polis.push")

MOST_WAITING = 1000  # turns
MOST_OUTSTANDING = 10_000
USUAL_TTL = 3 * 86_400  # seconds for which a push service keeps a notice of a game without a clock
A_PERSON = (1 / 60, 20)  # notices for each second, and at once
TEXT = "away-turn"


@dataclass(frozen=True)
class Turn:
    """A turn that has come."""

    room: str
    game: str
    seat: int
    identity: str
    due: float
    """When the notice is sent, by the steady clock."""
    slow: bool
    """Whether the notice is sent even while the player is connected."""
    ttl: int

    @property
    def key(self) -> tuple[str, str]:
        """What can be outstanding once."""
        return self.room, self.identity

    @property
    def payload(self) -> bytes:
        """What the service worker gets: nothing that is secret."""
        content = {"room": self.room, "game": self.game, "text": TEXT}
        return json.dumps(content, separators=(",", ":")).encode()


class TurnNotices:
    """A queue of turns, and one task that makes deliveries of them."""

    def __init__(
        self,
        subscriptions: SubscriptionStore,
        sender: Sender,
        store: Store,
        rooms: RoomDirectory,
        clock: Clock,
        pause: float,
        per_second: float,
    ) -> None:
        self._subscriptions = subscriptions
        self._sender = sender
        self._store = store
        self._rooms = rooms
        self._clock = clock
        self._pause = pause
        self._each = RateLimiter(*A_PERSON)
        self._queue: FairQueue[Turn] = FairQueue(MOST_WAITING)
        self._news = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._outstanding: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._deliveries = Deliveries(clock, per_second)
        self._task = asyncio.get_running_loop().create_task(self._run())

    # As rooms know it ----------------------------------------------------------------------------

    def came(self, room: RoomRecord, seat: int, online: Collection[int]) -> None:
        """The turn of a seat has come."""
        record = room.seats[seat]
        slow = room.clock is not None and (room.clock_seconds or 0) >= DAY
        if record.identity is None or not record.present or (seat in online and not slow):
            return
        due = self._clock.steady() + self._pause
        ttl = room.clock_seconds if room.clock == "move" and room.clock_seconds else USUAL_TTL
        turn = Turn(room.id, room.game, seat, record.identity, due, slow, ttl)
        if turn.key in self._outstanding:
            return
        self._idle.clear()
        self._news.set()
        self._outstanding[turn.key] = None
        lost = self._queue.put(room.maker or room.id, turn)
        if lost is not None:
            PUSHES.labels("dropped").inc()
            self._outstanding.pop(lost.key, None)
        if len(self._outstanding) > MOST_OUTSTANDING:
            self._outstanding.popitem(last=False)

    def seen(self, room: RoomRecord, seats: Iterable[int]) -> None:
        """The players of these seats have looked at the room, or moved."""
        for seat in seats:
            identity = room.seats[seat].identity
            if identity is not None:
                self._outstanding.pop((room.id, identity), None)

    @property
    def waiting(self) -> int:
        """Number of turns in the queue."""
        return len(self._queue)

    @property
    def outstanding(self) -> int:
        """Number of outstanding notices."""
        return len(self._outstanding)

    # The queue -----------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop, also in the middle of a notice."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._deliveries.close()
        await self._sender.close()

    async def settled(self) -> None:
        """Wait until the notices of all turns up to now are sent."""
        await self._idle.wait()
        await self._deliveries.settled()

    async def _run(self) -> None:
        while True:
            turn = await self._next()
            try:
                await self._tell(turn)
            except Exception:
                FAILURES.inc()
                self._outstanding.pop(turn.key, None)
                LOG.exception("a notice could not be sent")
            if not self._queue:
                self._idle.set()

    async def _next(self) -> Turn:
        """The next turn that is due; all wait equally long, so that a later one is due later."""
        while True:
            turn = self._queue.take(lambda turn: turn.due <= self._clock.steady())
            if turn is not None:
                return turn
            self._news.clear()
            if self._queue:
                first = min(turn.due for turn in self._queue.oldest())
                await self._clock.sleep(max(0.0, first - self._clock.steady()))
            else:
                await self._news.wait()

    async def _tell(self, turn: Turn) -> None:
        if not await self._still(turn):
            self._outstanding.pop(turn.key, None)
            return
        found = await self._subscriptions.of(turn.identity)
        if found and not self._each.take(turn.identity):
            PUSHES.labels("dropped").inc()
            return
        for one in found:
            delivery = Delivery(turn.identity, one, partial(self._send, turn, one))
            if self._deliveries.add(delivery) is not None:
                PUSHES.labels("dropped").inc()

    async def _still(self, turn: Turn) -> bool:
        """Whether it is still the player's turn, who has not come back meanwhile."""
        room = self._rooms.open.get(turn.room)
        if room is not None and not turn.slow and turn.seat in room.online():
            return False
        to_act, _ = (await self._store.turns([turn.room])).get(turn.room, (None, 0.0))
        return to_act == turn.seat

    async def _send(self, turn: Turn, one: Subscription) -> None:
        outcome = await self._sender.send(one, turn.payload, turn.room, turn.ttl)
        PUSHES.labels(outcome).inc()
        try:
            if outcome == "gone":
                await self._subscriptions.drop(one)
            else:
                await self._subscriptions.note(one, outcome == "sent")
        except Exception:
            FAILURES.inc()
            LOG.exception("the outcome of a notice could not be stored")
