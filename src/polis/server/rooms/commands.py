"""What a connection may do in a room: act, take back, talk, and, as the host, arrange things.

Every deed is carried out under the room's lock and answered after it is stored.
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
from polis.server.rooms.room import Client, LiveRoom, Refusal, Stale
from polis.server.storage.queries import Behind, wish_text
from polis.server.storage.records import ChatRow, RoomRow, Row, SeatRow, Wish
from polis.text.message import Message, Seat

TRIES = 20

FELLOWS_CHOICE: Level = "builder"
"""Who plays for somebody whom a fellow player has seen leave."""
"""How often a line of chat is said anew when others, in other processes, talk at the same time."""


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


def first_row(room: RoomRow) -> Row:
    """The row with which a room's game begins."""
    return History(room).start(time.time())


# Rights ------------------------------------------------------------------------------------------


def _hold(room: LiveRoom, client: Client, seat: int) -> SeatRow:
    if seat >= len(room.row.seats):
        raise Refusal(Message("room-no-seat", seat=seat, seats=len(room.row.seats)))
    if seat not in client.seats:
        raise Refusal(Message("room-not-yours", seat=Seat(seat)))
    return room.row.seats[seat]


def _host(room: LiveRoom, client: Client, seat: int | None = None) -> None:
    if not client.host:
        raise Refusal(Message("room-host-only"))
    if seat is not None and seat >= len(room.row.seats):
        raise Refusal(Message("room-no-seat", seat=seat, seats=len(room.row.seats)))


def _waiting(room: LiveRoom) -> None:
    if room.row.status != "open":
        raise Refusal(Message("room-begun"))


def _running(room: LiveRoom) -> None:
    if room.number == BEFORE:
        raise Refusal(Message("room-not-begun"))


def _seen(room: LiveRoom, number: int) -> None:
    _running(room)
    if number != room.number:
        raise Stale(Message("room-stale"))


# Playing -----------------------------------------------------------------------------------------


async def act(room: LiveRoom, client: Client, message: client_messages.Act) -> None:
    """Play an action for a seat of one's own."""
    seat = _hold(room, client, message.seat)
    if message.id in room.history.ids:
        return  # the answer was lost on its way; the action was not
    _seen(room, message.number)
    if seat.stand_in is not None:
        raise Refusal(Message("room-stand-in-plays", seat=Seat(message.seat)))
    to_act = room.history.to_act
    if to_act is not None and to_act != message.seat:
        raise Refusal(Message("room-not-your-turn", seat=Seat(to_act)))
    now = time.time()
    spent = max(0.0, now - room.since)
    await room.commit(room.history.act(message.action, "person", message.id, now, spent))


async def undo(room: LiveRoom, client: Client, message: client_messages.Undo) -> None:
    """Take back a decision of one's own, or ask the others for it."""
    _hold(room, client, message.seat)
    if message.id in room.history.ids:
        return
    _seen(room, message.number)
    table = room.table()
    offers = table.undo if table is not None else []
    offer = next((offer for offer in offers if offer.seat == message.seat), None)
    if offer is None:
        raise Refusal(Message("nothing-to-undo"))
    waiting = tuple(seat for seat in offer.needs if seat not in client.seats)
    if not waiting:
        await _step_back(room, message.seat, offer.to, message.id)
        return
    wish = Wish(room.number, message.seat, offer.to, waiting)
    await room.change({"undo_wish": wish_text(wish)})


async def answer(room: LiveRoom, client: Client, message: client_messages.Answer) -> None:
    """Agree to a wish to take back, or refuse it."""
    _hold(room, client, message.seat)
    if message.id in room.history.ids:
        return
    _seen(room, message.number)
    wish = room.row.wish
    if wish is None or wish.number != room.number or message.seat not in wish.waiting:
        raise Refusal(Message("room-no-wish"))
    if not message.agree:
        await room.change({"undo_wish": None})
        said = Message("room-undo-refused", seat=Seat(message.seat), other=Seat(wish.seat))
        room.tell(server_messages.Told(message=encoding.words(said)))
        return
    waiting = tuple(seat for seat in wish.waiting if seat != message.seat)
    if waiting:
        await room.change({"undo_wish": wish_text(replace(wish, waiting=waiting))})
    else:
        await _step_back(room, wish.seat, wish.to, message.id)


async def _step_back(room: LiveRoom, seat: int, to: int, client_id: str) -> None:
    now = time.time()
    spent = max(0.0, now - room.since)
    await room.commit(room.history.undo(seat, to, client_id, now, spent))


async def stand_in(room: LiveRoom, client: Client, message: client_messages.StandIn) -> None:
    """Let a bot play for a person: oneself, a fellow player who is away, or, as the host, any.

    How strong a rival's bot is, is not for a fellow player to choose.
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
    room.tell(server_messages.Told(message=encoding.words(said)))


def _person(room: LiveRoom, seat: int) -> None:
    if seat >= len(room.row.seats):
        raise Refusal(Message("room-no-seat", seat=seat, seats=len(room.row.seats)))
    if room.row.seats[seat].kind != "person":
        raise Refusal(Message("room-no-person", seat=Seat(seat)))


async def come_back(room: LiveRoom, client: Client, message: client_messages.ComeBack) -> None:
    """Take one's seat back from the bot that stood in."""
    seat = _hold(room, client, message.seat)
    clocks = room.clocks()
    if clocks is not None and clocks.left is not None and clocks.left[message.seat] <= 0:
        raise Refusal(Message("room-time", seat=Seat(message.seat)))
    await room.change(seats=[replace(seat, stand_in=None)])


# Talking -----------------------------------------------------------------------------------------


async def say(room: LiveRoom, client: Client, message: client_messages.Say) -> None:
    """Add a line to the chat."""
    if not client.seats and not client.host:
        raise Refusal(Message("room-only-players-talk"))
    if not room.row.chat:
        raise Refusal(Message("room-chat-off"))
    seat = client.seats[0] if client.seats else None
    name = room.row.seats[seat].name if seat is not None else None
    for _ in range(TRIES):
        line = ChatRow(room.lines + 1, seat, name or "", message.text, message.id, time.time())
        try:
            await room.store.say(room.id, line)
            break
        except Behind:
            # Said before and the answer was lost, or somebody in another process was faster.
            await room.take_in_chat()
            if any(old.client_id == message.id for old in await room.store.chat(room.id)):
                break
    else:
        raise Stale(Message("room-stale"))
    await room.take_in_chat()
    await room.announcer.announce(room.id, room.number)


async def rename(room: LiveRoom, client: Client, message: client_messages.Rename) -> None:
    """Give a seat of one's own another name."""
    seat = _hold(room, client, message.seat)
    await room.change(seats=[replace(seat, name=message.name)])


# The host ----------------------------------------------------------------------------------------


async def change_settings(
    room: LiveRoom, client: Client, message: client_messages.ChangeSettings
) -> None:
    """The host decides anew, also while the game runs."""
    _host(room, client)
    _fair_clock(room, message.settings)
    await room.change(settings_values(message.settings))


def _fair_clock(room: LiveRoom, settings: Settings) -> None:
    """Nobody is charged for time that was spent before there was a clock for the whole game."""
    clock, old = settings.clock, room.row
    if room.number == BEFORE or clock is None or clock.kind != "game":
        return
    if old.clock != "game" or clock.seconds < (old.clock_seconds or 0):
        raise Refusal(Message("room-clock-late"))


async def change_seat(room: LiveRoom, client: Client, message: client_messages.ChangeSeat) -> None:
    """The host opens a seat, or gives it a bot, before the start."""
    _host(room, client, message.seat)
    _waiting(room)
    if message.level is None:
        seat = SeatRow(message.seat, "open")
    else:
        seat = SeatRow(message.seat, "bot", level=message.level)
    await room.change(seats=[seat])


async def take_back(room: LiveRoom, client: Client, message: client_messages.TakeBack) -> None:
    """The host takes a seat from its player."""
    _host(room, client, message.seat)
    _person(room, message.seat)
    if room.row.status == "open":
        seat = SeatRow(message.seat, "open")
    else:
        seat = SeatRow(message.seat, "bot", level=message.level)
    await room.change(seats=[seat])


async def new_invite(
    room: LiveRoom, client: Client, message: client_messages.NewInvite
) -> server_messages.Invited:
    """The host makes the old invitation void and gets a new one."""
    _host(room, client)
    invite = tokens.new_token()
    await room.change({"invite_hash": tokens.hashed(invite)})
    return server_messages.Invited(id=message.id, invite=invite)


async def start(room: LiveRoom, client: Client, message: client_messages.Start) -> None:
    """The host begins; seats still open get bots."""
    _host(room, client)
    _waiting(room)
    bots = [
        SeatRow(seat.seat, "bot", level=message.level)
        for seat in room.row.seats
        if seat.kind == "open"
    ]
    row = await asyncio.to_thread(first_row, room.row)
    await room.change({"status": "playing"}, bots, row)


Deed = Callable[[LiveRoom, Client, Any], Awaitable[server_messages.Invited | None]]

DEEDS: dict[type, Deed] = {
    client_messages.Act: act,
    client_messages.Undo: undo,
    client_messages.Answer: answer,
    client_messages.StandIn: stand_in,
    client_messages.ComeBack: come_back,
    client_messages.Say: say,
    client_messages.Rename: rename,
    client_messages.ChangeSettings: change_settings,
    client_messages.ChangeSeat: change_seat,
    client_messages.TakeBack: take_back,
    client_messages.NewInvite: new_invite,
    client_messages.Start: start,
}
