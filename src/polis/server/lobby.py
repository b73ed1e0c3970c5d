"""Rooms before and after their games: created, listed, joined, played again."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from dataclasses import replace

from polis.core import registry
from polis.server import tokens as keys
from polis.server.protocol import http
from polis.server.rooms import presentation
from polis.server.rooms.commands import first_row, settings_values
from polis.server.rooms.room import RequestRefused, Room
from polis.server.services import Services
from polis.server.storage.queries import Conflict
from polis.server.storage.records import RoomRecord, SeatRecord
from polis.server.uploaded_logs import continued, game_of_log
from polis.text.message import Message

LISTED = 100  # rooms in a list


class Missing(RequestRefused):
    """The thing asked for does not exist."""


class NotAllowed(RequestRefused):
    """The given tokens do not allow this."""


class NotReady(RequestRefused):
    """The game is still being prepared."""


class TooMany(RequestRefused):
    """The address has reached its limit."""


class Taken(RequestRefused):
    """Another client has taken the seat."""


def check_ready(services: Services, game: str) -> str:
    """The key of a game that can be played now."""
    key = registry.find(game)
    readiness = services.readiness[key]
    if not readiness.ready:
        services.pool.prioritise(key)
        raise NotReady(Message("room-preparing", game=readiness.title))
    return key


# Making rooms ------------------------------------------------------------------------------------


async def create(services: Services, body: http.CreateRoom) -> http.Created:
    """Create a room; its game begins at once if no seat is open."""
    key = check_ready(services, body.game)
    sheet = registry.sheet(key)
    host, invite = keys.new_token(), keys.new_token()
    seats, held = _seats(body.seats)
    options = sheet.option_values(sheet.option_codes(body.options))
    room = RoomRecord(
        id=keys.new_id(),
        game=key,
        rules_version=sheet.rules_version,
        options=options,
        seed=keys.new_seed(),
        uploaded_moves=(),
        status="open",
        undo_request=None,
        host_hash=keys.hashed(host),
        invite_hash=keys.hashed(invite),
        next=None,
        revision=0,
        created_at=time.time(),
        seats=seats,
        **settings_values(body.settings),
    )
    if body.log is not None:
        check_ready(services, game_of_log(body.log))
        room = await asyncio.to_thread(continued, room, body.log)
    sheet.check_players(len(seats), study=False)
    await _store(services, room)
    return http.Created(room=room.id, host=host, invite=invite, seats=held)


def _seats(
    plans: list[http.SeatPlan],
) -> tuple[tuple[SeatRecord, ...], list[http.HeldSeat]]:
    seats, held = [], []
    for number, plan in enumerate(plans):
        if isinstance(plan, http.PersonSeat):
            token = keys.new_token()
            held.append(http.HeldSeat(seat=number, token=token))
            seats.append(
                SeatRecord(number, "person", name=plan.name, token_hash=keys.hashed(token))
            )
        elif isinstance(plan, http.BotSeat):
            seats.append(SeatRecord(number, "bot", level=plan.level))
        else:
            seats.append(SeatRecord(number, "open"))
    return tuple(seats), held


async def _store(services: Services, room: RoomRecord, source: str | None = None) -> None:
    start = None
    if all(seat.kind != "open" for seat in room.seats):
        start = await asyncio.to_thread(first_row, room)
        room = replace(room, status="playing")
    await services.store.create(room, start, source)


# Joining and playing again -----------------------------------------------------------------------


async def join(room: Room, body: http.JoinRoom) -> http.Joined:
    """Take an open seat; the game begins after the last one."""
    async with room.lock:
        await room.refresh()
        if not room.row.public and not _invited(room.row, body.invite):
            raise NotAllowed(Message("room-invited-only"))
        seat = _open_seat(room.row, body.seat)
        token = keys.new_token()
        taken = SeatRecord(seat, "person", name=body.name, token_hash=keys.hashed(token))
        seats = (*room.row.seats[:seat], taken, *room.row.seats[seat + 1 :])
        if all(other.kind != "open" for other in seats):
            start = await asyncio.to_thread(first_row, replace(room.row, seats=seats))
            await room.change({"status": "playing"}, [taken], start)
        else:
            await room.change(seats=[taken])
    return http.Joined(room=room.id, seat=seat, token=token)


def _invited(room: RoomRecord, invite: str | None) -> bool:
    return invite is not None and hmac.compare_digest(keys.hashed(invite), room.invite_hash)


def _open_seat(room: RoomRecord, wanted: int | None) -> int:
    open_seats = [seat.seat for seat in room.seats if seat.kind == "open"]
    if wanted is None and open_seats:
        return open_seats[0]
    if wanted is not None and wanted in open_seats:
        return wanted
    raise Taken(Message("room-seat-taken"))


async def rematch(services: Services, room: Room, tokens: list[str]) -> str:
    """The room of the rematch, with each player one seat further; it is made only once."""
    async with room.lock:
        await room.refresh()
        mine(room.row, tokens)
        if room.row.next is None:
            if room.row.status != "over":
                raise RequestRefused(Message("room-not-over"))
            with contextlib.suppress(Conflict):  # another process has made it
                await _store(services, _next_room(room.row), source=room.id)
            await room.refresh()
            await room.pubsub.announce(room.id, room.number)
    assert room.row.next is not None
    return room.row.next


def _next_room(row: RoomRecord) -> RoomRecord:
    old = row.seats
    seats = tuple(
        replace(old[(number + 1) % len(old)], seat=number, stand_in=None)
        for number in range(len(old))
    )
    return replace(
        row,
        id=keys.new_id(),
        rules_version=registry.sheet(row.game).rules_version,
        seed=keys.new_seed(),
        uploaded_moves=(),
        status="open",
        undo_request=None,
        next=None,
        revision=0,
        created_at=time.time(),
        seats=seats,
    )


def mine(row: RoomRecord, tokens: list[str]) -> tuple[list[int], bool]:
    """The seats that these tokens hold in a room, and whether they are the host's."""
    hashes = {keys.hashed(token) for token in tokens}
    seats = [seat.seat for seat in row.seats if seat.token_hash in hashes]
    host = row.host_hash in hashes
    if not seats and not host:
        raise NotAllowed(Message("room-token"))
    return seats, host


# Lists -------------------------------------------------------------------------------------------


def summary(row: RoomRecord) -> http.RoomSummary:
    """A room as a list shows it."""
    return http.RoomSummary(
        room=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=[
            http.SeatSummary(kind=seat.kind, name=seat.name, level=seat.level) for seat in row.seats
        ],
        settings=presentation.settings(row),
        created_at=row.created_at,
        next=row.next,
    )
