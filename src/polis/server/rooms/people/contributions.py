"""Beginning a game, and the random values that browsers contribute to its luck before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace

from polis.server.protocol import client_messages
from polis.server.refusals import RequestRefused
from polis.server.rooms.dealer import shown_luck, shown_next_luck
from polis.server.rooms.history import History
from polis.server.rooms.interfaces import Client
from polis.server.rooms.people.rights import other_people, own_seat
from polis.server.rooms.room import Room
from polis.server.storage.records import RoomRecord
from polis.server.storage.rows import luck_values_text, uploaded_moves
from polis.text.message import Message


def begun(room: RoomRecord, uploaded: Sequence[str] = ()) -> tuple[RoomRecord, History]:
    """The room with its game begun, and its history; the seats' values become the game's."""
    changed = replace(
        room,
        status="playing",
        luck_values=tuple(seat.value for seat in room.seats),
        seats=tuple(replace(seat, value=None) for seat in room.seats),
    )
    history = History(changed, uploaded)
    history.take(history.start(time.time()))
    return changed, history


async def begin(room: Room, row: RoomRecord) -> None:
    """Begin the game of a room, with the seats of `row`, none of which is open."""
    log = await room.store.uploaded_log(row)
    # In a thread: an uploaded log takes a while.
    changed, history = await asyncio.to_thread(lambda: begun(row, uploaded_moves(log)))
    values = {"status": "playing", "luck_values": luck_values_text(changed.luck_values)}
    await room.change(values, list(changed.seats), history)


async def contribute(room: Room, client: Client, message: client_messages.Contribute) -> None:
    """Take a browser's random value for a seat.

    A game without open seats whose people all sit at this client begins with its last value.
    """
    seat = own_seat(room, client, message.seat)
    if message.value == seat.value:
        return  # a repeated request
    shown = shown_luck if room.row.status == "open" else shown_next_luck
    if shown(room.row) is None:
        raise RequestRefused(Message("room-no-contribution"))
    if seat.value is not None:
        raise RequestRefused(Message("room-contributed"))
    with_value = replace(seat, value=message.value)
    seats = [with_value if other.seat == seat.seat else other for other in room.row.seats]
    row = replace(room.row, seats=tuple(seats))
    if _complete(row) and not other_people(room, client):
        await begin(room, row)
    else:
        await room.change(seats=[with_value])


def _complete(row: RoomRecord) -> bool:
    """Whether a game can begin: no seat is open, and every person has contributed."""
    return row.status == "open" and all(
        seat.kind == "bot" or (seat.kind == "person" and seat.value is not None)
        for seat in row.seats
    )
