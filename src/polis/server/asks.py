"""Asking without acting: nothing here changes anything."""

from __future__ import annotations

from polis.core.message import Message
from polis.core.position import Position
from polis.server import saying, sent, studies, wire
from polis.server.bots import Pool
from polis.server.history import BEFORE
from polis.server.rooms import LiveRoom, Refusal, Stale

ADVISER = "architect"
"""The level that gives hints: strong, and soon there."""


def _position(room: LiveRoom, number: int) -> Position:
    if room.number == BEFORE:
        raise Refusal(Message("room-not-begun"))
    if number != room.number:
        raise Stale(Message("room-stale"))
    return room.history.position


def preview(room: LiveRoom, message: sent.Preview) -> wire.Previewed:
    """The table after a legal action, before any chance."""
    position = _position(room, message.number).copy()
    code = position.check(message.action)
    seat = max(0, position.seat)
    told = saying.words(position.rules.text.tell(position, code))
    position.play(code)
    return wire.Previewed(
        id=message.id,
        number=room.number,
        action=message.action,
        seat=seat,
        tell=told,
        view=position.rules.view.view(position),
        scores=position.scores,
        lines=saying.score_lines(position, seat, parts=True),
    )


def why_not(room: LiveRoom, message: sent.WhyNot) -> wire.Why:
    """Why an action cannot be played now."""
    reason = _position(room, message.number).why_not(message.action)
    return wire.Why(
        id=message.id,
        number=room.number,
        action=message.action,
        reason=None if reason is None else saying.words(reason),
    )


def explain(room: LiveRoom, message: sent.Explain) -> wire.Explained:
    """A seat's score with all that is behind it."""
    position = _position(room, message.number)
    if message.seat >= position.seats:
        raise Refusal(Message("room-no-seat", seat=message.seat, seats=position.seats))
    return wire.Explained(
        id=message.id,
        number=room.number,
        seat=message.seat,
        points=position.scores[message.seat],
        lines=saying.score_lines(position, message.seat, parts=True),
    )


async def hint(room: LiveRoom, message: sent.Hint, pool: Pool) -> wire.Hinted:
    """What a strong bot would play for the seat to act."""
    number = message.number
    position = _position(room, number).copy()
    if position.seat < 0:
        raise Refusal(Message("room-nothing-to-decide"))
    choice = await pool.choose(position, ADVISER, aloud=True)
    return wire.Hinted(
        id=message.id,
        number=number,
        action=choice.action,
        tell=saying.tell(position, choice.action),
        reasons=studies.reasons(position, choice.thoughts),
    )
