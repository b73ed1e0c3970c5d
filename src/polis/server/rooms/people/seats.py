"""Seats of a running game: bots that stand in for players, and seats given away for good."""

from __future__ import annotations

import contextlib
from dataclasses import replace

from polis.bots.levels import title as level_title
from polis.server.protocol import client_messages
from polis.server.protocol.parts import Level
from polis.server.refusals import RequestRefused, StaleRequest
from polis.server.rooms.interfaces import Client
from polis.server.rooms.people.rights import (
    check_host,
    check_running,
    check_waiting,
    other_people,
    own_seat,
    person_of,
    seat_of,
)
from polis.server.rooms.people.settings import propose
from polis.server.rooms.presentation import player_name
from polis.server.rooms.room import Room
from polis.server.storage.records import SeatRecord
from polis.text.message import Message, Seat

STAND_IN: Level = "builder"
"""The bot in the seat of a player who did not ask for it.

Others do not choose how strong it is, the host neither: whoever has the host's token may also
play, over another connection, and a rival would choose a weak bot.
"""

LONG_CLOCK = 24 * 3600
"""Seconds of a clock from which on nothing but the clock replaces a player."""


# While a player is away --------------------------------------------------------------------------


async def substitute_bot(
    room: Room, client: Client, message: client_messages.SubstituteBot
) -> None:
    """Let a bot play for the client, or for a player who has been away for a while."""
    if not client.host and not client.seats:
        own_seat(room, client, message.seat)
    seat = person_of(room, message.seat)
    check_running(room)
    own = message.seat in client.seats
    if not own:
        if seat.stand_in is not None:
            return
        await _check_away(room, message.seat)
    level = message.level if own else STAND_IN
    said = Message("room-stand-in", seat=Seat(message.seat), level=level_title(level))
    await room.change(seats=[replace(seat, stand_in=level)], announce=[said])


async def _check_away(room: Room, seat: int) -> None:
    """Refuse to replace a player who is not known to have been away for long enough."""
    if (room.row.clock_seconds or 0) >= LONG_CLOCK:
        raise RequestRefused(Message("room-long-clock", seat=Seat(seat)))
    await room.look_elsewhere()
    if seat in room.online():
        raise RequestRefused(Message("room-present", seat=Seat(seat)))
    away = room.absence.seconds(seat)
    if away is None:
        raise RequestRefused(Message("room-presence-unknown", seat=Seat(seat)))
    if away < room.patience:
        raise RequestRefused(
            Message(
                "room-away-shortly",
                seat=Seat(seat),
                seconds=int(away),
                least=round(room.patience),
            )
        )


async def resume_seat(room: Room, client: Client, message: client_messages.ResumeSeat) -> None:
    """Take the client's seat back from the bot that plays for it."""
    seat = own_seat(room, client, message.seat)
    clocks = room.clocks()
    if clocks is not None and clocks.remaining is not None and clocks.remaining[message.seat] <= 0:
        raise RequestRefused(Message("room-time", seat=Seat(message.seat)))
    if seat.stand_in is not None:
        said = Message("room-back", seat=Seat(message.seat))
        await room.change(seats=[replace(seat, stand_in=None)], announce=[said])


# For good ----------------------------------------------------------------------------------------


async def change_seat(room: Room, client: Client, message: client_messages.ChangeSeat) -> None:
    """Open a seat or give it a bot, before the start."""
    check_host(client)
    seat_of(room, message.seat)
    check_waiting(room)
    if message.level is None:
        seat = SeatRecord(message.seat, "open")
    else:
        seat = SeatRecord(message.seat, "bot", level=message.level)
    await room.change(seats=[seat])


async def revoke_seat(room: Room, client: Client, message: client_messages.RevokeSeat) -> None:
    """Revoke a player's seat: at once before the start, later with an agreement or a wait."""
    check_host(client)
    seat = person_of(room, message.seat)
    if room.row.status == "open":
        await room.change(seats=[SeatRecord(message.seat, "open")])
    elif message.seat in client.seats:
        await give_to_bot(room, seat, message.level)
    elif message.seat in room.online():
        await propose(room, other_people(room, client), seat=message.seat, level=STAND_IN)
    elif seat.removal_at is None:
        await _check_away(room, message.seat)
        at = room.clock.wall() + room.patience
        said = Message("room-removal", seat=Seat(message.seat), seconds=round(room.patience))
        await room.change(
            seats=[replace(seat, removal_at=at, removal_level=STAND_IN)], announce=[said]
        )


async def give_to_bot(room: Room, seat: SeatRecord, level: str) -> None:
    """Give a person's seat to a bot for good; past moves keep the person's name."""
    given = SeatRecord(
        seat.seat,
        "bot",
        level=level,
        former_name=seat.name,
        former_hash=seat.token_hash,
        former_until=room.number,
        former_identity=seat.identity,
    )
    said = Message("room-removed", name=player_name(seat), level=level_title(level))
    await room.change({"proposal": None}, [given], announce=[said])


async def keep_seats(room: Room, client: Client) -> None:
    """Void the removal of seats whose player has returned. The lock is held."""
    while waiting := [
        seat for seat in room.row.seats if seat.seat in client.seats and seat.removal_at is not None
    ]:
        kept = [replace(seat, removal_at=None, removal_level=None) for seat in waiting]
        said = [Message("room-removal-void", seat=Seat(seat.seat)) for seat in waiting]
        with contextlib.suppress(StaleRequest):  # then the room has been read again
            await room.change(seats=kept, announce=said)
