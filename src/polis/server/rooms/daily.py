"""What is different in the room of a daily game.

All games of a day and game draw from one secret, and the bots' own luck follows from it, too: equal
decisions meet equal luck. The secret is published after the day.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from hashlib import blake2b

from polis import luck
from polis.core.position import Position
from polis.server.protocol import client_messages
from polis.server.rooms.clock import Clock
from polis.server.rooms.history import History, Step
from polis.server.storage.records import DailyResultRecord, RoomRecord
from polis.text.message import Message

ALLOWED = (client_messages.Act, client_messages.Rename)
"""The commands of a daily game; nothing is taken back, and no bot plays for the person."""


def day_of(wall: float) -> str:
    """The day of a time, in UTC."""
    return datetime.fromtimestamp(wall, UTC).date().isoformat()


def ends_at(day: str) -> float:
    """The time at which a day is over."""
    begun = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return (begun + timedelta(days=1)).timestamp()


def is_over(day: str, clock: Clock) -> bool:
    """Whether a day is over, so that its secret can be published.

    A clock that was just set, or has just been looked at for the first time, may be wrong.
    """
    return clock.is_settled() and day < day_of(clock.wall())


def secret_is_public(room: RoomRecord, clock: Clock) -> bool:
    """Whether the secret of a daily game can be published: its day and the game are over."""
    return room.daily is not None and room.status == "over" and is_over(room.daily, clock)


def refusal(room: RoomRecord, message: client_messages.Request) -> Message | None:
    """Why a command or a hint is refused in this room, if it is a daily one."""
    if room.daily is None or isinstance(message, ALLOWED):
        return None
    return Message("room-daily")


def bot_seed(room: RoomRecord, position: Position) -> int:
    """The luck of a bot at a position: the same for all who play this day's game."""
    assert room.root is not None
    key = luck.secret_of(bytes.fromhex(room.root))
    digest = blake2b(position.records.tobytes(), key=key, digest_size=8, person=b"bot").digest()
    return int.from_bytes(digest, "little") >> 1


def result(room: RoomRecord, history: History, step: Step) -> DailyResultRecord | None:
    """The result of a daily game that ends with a step, if that counts: within its day."""
    if room.daily is None or not step.over or room.daily != day_of(step.row.made_at):
        return None
    seat = next(seat.seat for seat in room.seats if seat.kind == "person")
    scores, shares = step.position.scores, step.position.shares
    rows = [*history.rows, step.row]
    return DailyResultRecord(
        room=room.id,
        day=room.daily,
        game=room.game,
        score=scores[seat],
        rival=max((score for other, score in enumerate(scores) if other != seat), default=0),
        share=float(shares[seat]),
        moves=sum(row.seat == seat for row in rows),
        finished_at=step.row.made_at,
    )
