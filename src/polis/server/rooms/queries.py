"""Queries of clients: previews, reasons, explanations, hints. None of them changes a room."""

from __future__ import annotations

from polis.bots import levels
from polis.core.position import Position
from polis.server.protocol import client_messages, encoding, server_messages
from polis.server.rooms import analysis
from polis.server.rooms.history import BEFORE
from polis.server.rooms.room import RequestRefused, Room, StaleRequest
from polis.server.workers.pool import Pool
from polis.text.message import Message


def _position(room: Room, number: int) -> Position:
    if room.number == BEFORE:
        raise RequestRefused(Message("room-not-begun"))
    if number != room.number:
        raise StaleRequest(Message("room-stale"))
    return room.history.position


def preview(room: Room, message: client_messages.Preview) -> server_messages.PreviewAnswer:
    """The position after a legal action, before any chance."""
    position = _position(room, message.number).copy()
    code = position.check(message.action)
    seat = max(0, position.seat)
    text = encoding.encode_message(position.tell(code))
    position.apply(code)
    return server_messages.PreviewAnswer(
        id=message.id,
        number=room.number,
        action=message.action,
        seat=seat,
        tell=text,
        view=position.view(),
        scores=position.scores,
        lines=encoding.score_lines(position, seat, parts=True),
    )


def why_not(room: Room, message: client_messages.WhyNot) -> server_messages.WhyNotAnswer:
    """Why an action cannot be played now."""
    reason = _position(room, message.number).why_not(message.action)
    return server_messages.WhyNotAnswer(
        id=message.id,
        number=room.number,
        action=message.action,
        reason=None if reason is None else encoding.encode_message(reason),
    )


def explain(room: Room, message: client_messages.Explain) -> server_messages.ExplainAnswer:
    """A seat's score with all its parts."""
    position = _position(room, message.number)
    if message.seat >= position.seats:
        raise RequestRefused(Message("room-no-seat", seat=message.seat, seats=position.seats))
    return server_messages.ExplainAnswer(
        id=message.id,
        number=room.number,
        seat=message.seat,
        points=position.scores[message.seat],
        lines=encoding.score_lines(position, message.seat, parts=True),
    )


async def hint(room: Room, message: client_messages.Hint, pool: Pool) -> server_messages.HintAnswer:
    """What a strong bot would play for the seat to act."""
    number = message.number
    position = _position(room, number).copy()
    if position.seat < 0:
        raise RequestRefused(Message("room-nothing-to-decide"))
    choice = await pool.choose(position, levels.ADVISER, with_estimates=True)
    return server_messages.HintAnswer(
        id=message.id,
        number=number,
        action=choice.action,
        tell=encoding.tell(position, choice.code),
        reasons=analysis.reasons(position, choice.estimates),
    )
