"""Asking without acting: nothing here changes anything."""

from __future__ import annotations

from polis.bots import levels
from polis.core.position import Position
from polis.server.protocol import client_messages, encoding, server_messages
from polis.server.rooms import analysis
from polis.server.rooms.history import BEFORE
from polis.server.rooms.room import LiveRoom, Refusal, Stale
from polis.server.workers.pool import Pool
from polis.text.message import Message


def _position(room: LiveRoom, number: int) -> Position:
    if room.number == BEFORE:
        raise Refusal(Message("room-not-begun"))
    if number != room.number:
        raise Stale(Message("room-stale"))
    return room.history.position


def preview(room: LiveRoom, message: client_messages.Preview) -> server_messages.Previewed:
    """The table after a legal action, before any chance."""
    position = _position(room, message.number).copy()
    code = position.check(message.action)
    seat = max(0, position.seat)
    told = encoding.words(position.tell(code))
    position.play(code)
    return server_messages.Previewed(
        id=message.id,
        number=room.number,
        action=message.action,
        seat=seat,
        tell=told,
        view=position.view(),
        scores=position.scores,
        lines=encoding.score_lines(position, seat, parts=True),
    )


def why_not(room: LiveRoom, message: client_messages.WhyNot) -> server_messages.Why:
    """Why an action cannot be played now."""
    reason = _position(room, message.number).why_not(message.action)
    return server_messages.Why(
        id=message.id,
        number=room.number,
        action=message.action,
        reason=None if reason is None else encoding.words(reason),
    )


def explain(room: LiveRoom, message: client_messages.Explain) -> server_messages.Explained:
    """A seat's score with all that is behind it."""
    position = _position(room, message.number)
    if message.seat >= position.seats:
        raise Refusal(Message("room-no-seat", seat=message.seat, seats=position.seats))
    return server_messages.Explained(
        id=message.id,
        number=room.number,
        seat=message.seat,
        points=position.scores[message.seat],
        lines=encoding.score_lines(position, message.seat, parts=True),
    )


async def hint(room: LiveRoom, message: client_messages.Hint, pool: Pool) -> server_messages.Hinted:
    """What a strong bot would play for the seat to act."""
    number = message.number
    position = _position(room, number).copy()
    if position.seat < 0:
        raise Refusal(Message("room-nothing-to-decide"))
    choice = await pool.choose(position, levels.ADVISER, aloud=True)
    return server_messages.Hinted(
        id=message.id,
        number=number,
        action=choice.action,
        tell=encoding.tell(position, choice.action),
        reasons=analysis.reasons(position, choice.thoughts),
    )
