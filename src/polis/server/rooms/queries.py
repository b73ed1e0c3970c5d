"""Queries of clients: previews, reasons, explanations, hints. None of them changes a room."""

from __future__ import annotations

import asyncio

from polis.bots import levels
from polis.core.position import Position
from polis.server.protocol import client_messages, encoding, server_messages
from polis.server.refusals import RequestRefused, StaleRequest
from polis.server.rooms import analysis
from polis.server.rooms.history import BEFORE
from polis.server.rooms.interfaces import Client
from polis.server.rooms.room import Room
from polis.server.workers.pool import Choice, Pool
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
        lines=encoding.score_lines(position.explain(seat)),
    )


def why_not(room: Room, message: client_messages.WhyNot) -> server_messages.WhyNotAnswer:
    """Why an action cannot be played now."""
    reason = _position(room, message.number).why_not(message.action)
    return server_messages.WhyNotAnswer(
        id=message.id,
        number=room.number,
        action=message.action,
        reason=None if reason is None else encoding.encode_refusal(reason),
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
        lines=encoding.score_lines(position.explain(message.seat)),
    )


async def read_log(room: Room, message: client_messages.ReadLog) -> server_messages.LogAnswer:
    """A page of the log."""
    first = None
    if message.moves is not None:
        # In a thread: some moves of an uploaded log may be played again.
        first = await asyncio.to_thread(room.history.first_entry, message.moves)
    page = room.history.page(message.before, first)
    return server_messages.LogAnswer(id=message.id, page=page)


async def hint(
    room: Room, client: Client, message: client_messages.Hint, pool: Pool
) -> server_messages.HintAnswer:
    """What a strong bot would play for the seat to act; for players, one at a time for a seat."""
    if not client.seats:
        raise RequestRefused(Message("room-hint-players"))
    number = message.number
    position = _position(room, number).copy()
    if room.history.to_act is None:
        raise RequestRefused(Message("room-nothing-to-decide"))
    seat = position.seat if position.seat in client.seats else client.seats[0]
    choice = await _advice(room, seat, position, pool)
    return server_messages.HintAnswer(
        id=message.id,
        number=number,
        action=choice.action,
        tell=encoding.tell(position, choice.code),
        reasons=analysis.hint_reasons(position, choice),
    )


async def _advice(room: Room, seat: int, position: Position, pool: Pool) -> Choice:
    """A bot's choice; the room cancels it when the game goes on."""
    if seat in room.hints:
        raise RequestRefused(Message("room-hint-waits"))
    asking = room.hints[seat] = asyncio.ensure_future(pool.advise(position, levels.JUDGE))
    try:
        choice: Choice | None = await asyncio.shield(asking)
    except asyncio.CancelledError:
        if asking.cancelled():
            raise RequestRefused(Message("room-stale")) from None
        asking.cancel()  # the client has gone
        raise
    finally:
        del room.hints[seat]
    if choice is None:
        raise RequestRefused(Message("room-hint-busy"))
    return choice
