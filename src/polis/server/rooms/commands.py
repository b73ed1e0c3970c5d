"""Commands of clients, which change a room: acting, undo, chat, and the host's commands.

Every command runs under the room's lock and is answered after it is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from polis.bots.levels import title as level_title
from polis.server import tokens
from polis.server.protocol import client_messages, encoding, server_messages
from polis.server.protocol.parts import Level, Settings
from polis.server.rooms.history import BEFORE, History
from polis.server.rooms.room import Client, RequestRefused, Room, StaleRequest
from polis.server.storage.queries import Conflict, undo_request_text
from polis.server.storage.records import (
    ChatRecord,
    MoveRecord,
    RoomRecord,
    SeatRecord,
    UndoRequestRecord,
)
from polis.text.message import Message, Seat

TRIES = 20
"""Retries when another process takes the line number of a chat line."""

FELLOWS_CHOICE: Level = "builder"
"""The bot that plays for an absent player when another player asks for it."""


def settings_values(settings: Settings) -> dict[str, Any]:
    """The host's settings as columns."""
    clock = settings.clock
    return {
        "public": settings.public,
        "spectators": settings.spectators,
        "clock": None if clock is None else clock.kind,
        "clock_seconds": None if clock is None else clock.seconds,
        "undo": settings.undo,
        "chat": settings.chat,
    }


def first_row(room: RoomRecord) -> MoveRecord:
    """The first row of a room's game."""
    return History(room).start(time.time())


# Rights ------------------------------------------------------------------------------------------


def _hold(room: Room, client: Client, seat: int) -> SeatRecord:
    if seat >= len(room.row.seats):
        raise RequestRefused(Message("room-no-seat", seat=seat, seats=len(room.row.seats)))
    if seat not in client.seats:
        raise RequestRefused(Message("room-not-yours", seat=Seat(seat)))
    return room.row.seats[seat]


def _host(room: Room, client: Client, seat: int | None = None) -> None:
    if not client.host:
        raise RequestRefused(Message("room-host-only"))
    if seat is not None and seat >= len(room.row.seats):
        raise RequestRefused(Message("room-no-seat", seat=seat, seats=len(room.row.seats)))


def _waiting(room: Room) -> None:
    if room.row.status != "open":
        raise RequestRefused(Message("room-begun"))


def _running(room: Room) -> None:
    if room.number == BEFORE:
        raise RequestRefused(Message("room-not-begun"))


def _seen(room: Room, number: int) -> None:
    _running(room)
    if number != room.number:
        raise StaleRequest(Message("room-stale"))


# Playing -----------------------------------------------------------------------------------------


async def act(room: Room, client: Client, message: client_messages.Act) -> None:
    """Play an action for a seat of the client."""
    seat = _hold(room, client, message.seat)
    if message.id in room.history.ids:
        return  # a repeated request: the action is stored, its answer was lost
    _seen(room, message.number)
    if seat.stand_in is not None:
        raise RequestRefused(Message("room-stand-in-plays", seat=Seat(message.seat)))
    to_act = room.history.to_act
    if to_act is not None and to_act != message.seat:
        raise RequestRefused(Message("room-not-your-turn", seat=Seat(to_act)))
    now = time.time()
    spent = max(0.0, now - room.since)
    await room.commit(room.history.act(message.action, "person", message.id, now, spent))


async def undo(room: Room, client: Client, message: client_messages.Undo) -> None:
    """Undo a decision of the client's seat, or ask the other players for it."""
    _hold(room, client, message.seat)
    if message.id in room.history.ids:
        return
    _seen(room, message.number)
    table = room.view()
    offers = table.undo if table is not None else []
    offer = next((offer for offer in offers if offer.seat == message.seat), None)
    if offer is None:
        raise RequestRefused(Message("nothing-to-undo"))
    waiting = tuple(seat for seat in offer.needs if seat not in client.seats)
    if not waiting:
        await _step_back(room, message.seat, offer.to, message.id)
        return
    undo_request = UndoRequestRecord(room.number, message.seat, offer.to, waiting)
    await room.change({"undo_wish": undo_request_text(undo_request)})


async def answer(room: Room, client: Client, message: client_messages.Answer) -> None:
    """Agree to a request for an undo, or refuse it."""
    _hold(room, client, message.seat)
    if message.id in room.history.ids:
        return
    _seen(room, message.number)
    undo_request = room.row.undo_request
    if (
        undo_request is None
        or undo_request.number != room.number
        or message.seat not in undo_request.waiting
    ):
        raise RequestRefused(Message("room-no-wish"))
    if not message.agree:
        await room.change({"undo_wish": None})
        said = Message("room-undo-refused", seat=Seat(message.seat), other=Seat(undo_request.seat))
        room.broadcast(server_messages.Notice(message=encoding.encode_message(said)))
        return
    waiting = tuple(seat for seat in undo_request.waiting if seat != message.seat)
    if waiting:
        await room.change({"undo_wish": undo_request_text(replace(undo_request, waiting=waiting))})
    else:
        await _step_back(room, undo_request.seat, undo_request.to, message.id)


async def _step_back(room: Room, seat: int, to: int, client_id: str) -> None:
    now = time.time()
    spent = max(0.0, now - room.since)
    await room.commit(room.history.undo(seat, to, client_id, now, spent))


async def substitute_bot(
    room: Room, client: Client, message: client_messages.SubstituteBot
) -> None:
    """Let a bot play for the client, for an absent player or, as the host, for any player.

    Only the host and the player choose the bot's level: a rival would choose a weak one.
    """
    fellow = not (client.host or message.seat in client.seats)
    if fellow and (not client.seats or message.seat in room.online()):
        _hold(room, client, message.seat)
    _person(room, message.seat)
    _running(room)
    seat = room.row.seats[message.seat]
    if fellow and seat.stand_in is not None:
        return
    level = FELLOWS_CHOICE if fellow else message.level
    await room.change(seats=[replace(seat, stand_in=level)])
    said = Message("room-stand-in", seat=Seat(message.seat), level=level_title(level))
    room.broadcast(server_messages.Notice(message=encoding.encode_message(said)))


def _person(room: Room, seat: int) -> None:
    if seat >= len(room.row.seats):
        raise RequestRefused(Message("room-no-seat", seat=seat, seats=len(room.row.seats)))
    if room.row.seats[seat].kind != "person":
        raise RequestRefused(Message("room-no-person", seat=Seat(seat)))


async def resume_seat(room: Room, client: Client, message: client_messages.ResumeSeat) -> None:
    """Take the client's seat back from the bot that plays for it."""
    seat = _hold(room, client, message.seat)
    clocks = room.clocks()
    if clocks is not None and clocks.remaining is not None and clocks.remaining[message.seat] <= 0:
        raise RequestRefused(Message("room-time", seat=Seat(message.seat)))
    await room.change(seats=[replace(seat, stand_in=None)])


# Chat --------------------------------------------------------------------------------------------


async def say(room: Room, client: Client, message: client_messages.Say) -> None:
    """Add a line to the chat."""
    if not client.seats and not client.host:
        raise RequestRefused(Message("room-only-players-talk"))
    if not room.row.chat:
        raise RequestRefused(Message("room-chat-off"))
    seat = client.seats[0] if client.seats else None
    name = room.row.seats[seat].name if seat is not None else None
    for _ in range(TRIES):
        line = ChatRecord(room.lines + 1, seat, name or "", message.text, message.id, time.time())
        try:
            await room.store.say(room.id, line)
            break
        except Conflict:
            # A repeated request whose answer was lost, or another process took the line.
            await room.take_in_chat()
            if any(old.client_id == message.id for old in await room.store.chat(room.id)):
                break
    else:
        raise StaleRequest(Message("room-stale"))
    await room.take_in_chat()
    await room.pubsub.announce(room.id, room.number)


async def rename(room: Room, client: Client, message: client_messages.Rename) -> None:
    """Change the name of the client's seat."""
    seat = _hold(room, client, message.seat)
    await room.change(seats=[replace(seat, name=message.name)])


# The host ----------------------------------------------------------------------------------------


async def change_settings(
    room: Room, client: Client, message: client_messages.ChangeSettings
) -> None:
    """Change the settings; the host can do it during the game as well."""
    _host(room, client)
    _fair_clock(room, message.settings)
    await room.change(settings_values(message.settings))


def _fair_clock(room: Room, settings: Settings) -> None:
    """Refuse a game clock that would count time spent before it was set."""
    clock, old = settings.clock, room.row
    if room.number == BEFORE or clock is None or clock.kind != "game":
        return
    if old.clock != "game" or clock.seconds < (old.clock_seconds or 0):
        raise RequestRefused(Message("room-clock-late"))


async def change_seat(room: Room, client: Client, message: client_messages.ChangeSeat) -> None:
    """Open a seat or give it a bot, before the start."""
    _host(room, client, message.seat)
    _waiting(room)
    if message.level is None:
        seat = SeatRecord(message.seat, "open")
    else:
        seat = SeatRecord(message.seat, "bot", level=message.level)
    await room.change(seats=[seat])


async def revoke_seat(room: Room, client: Client, message: client_messages.RevokeSeat) -> None:
    """Revoke a player's seat."""
    _host(room, client, message.seat)
    _person(room, message.seat)
    if room.row.status == "open":
        seat = SeatRecord(message.seat, "open")
    else:
        seat = SeatRecord(message.seat, "bot", level=message.level)
    await room.change(seats=[seat])


async def new_invite(
    room: Room, client: Client, message: client_messages.NewInvite
) -> server_messages.Invited:
    """Replace the invitation; the old one becomes invalid."""
    _host(room, client)
    invite = tokens.new_token()
    await room.change({"invite_hash": tokens.hashed(invite)})
    return server_messages.Invited(id=message.id, invite=invite)


async def start(room: Room, client: Client, message: client_messages.Start) -> None:
    """Begin the game; open seats get bots."""
    _host(room, client)
    _waiting(room)
    bots = [
        SeatRecord(seat.seat, "bot", level=message.level)
        for seat in room.row.seats
        if seat.kind == "open"
    ]
    row = await asyncio.to_thread(first_row, room.row)
    await room.change({"status": "playing"}, bots, row)


Command = Callable[[Room, Client, Any], Awaitable[server_messages.Invited | None]]

COMMANDS: dict[type, Command] = {
    client_messages.Act: act,
    client_messages.Undo: undo,
    client_messages.Answer: answer,
    client_messages.SubstituteBot: substitute_bot,
    client_messages.ResumeSeat: resume_seat,
    client_messages.Say: say,
    client_messages.Rename: rename,
    client_messages.ChangeSettings: change_settings,
    client_messages.ChangeSeat: change_seat,
    client_messages.RevokeSeat: revoke_seat,
    client_messages.NewInvite: new_invite,
    client_messages.Start: start,
}
