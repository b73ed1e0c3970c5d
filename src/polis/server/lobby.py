"""Rooms before and after their games: created, listed, joined, played again."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from collections.abc import Sequence
from dataclasses import replace

from polis.core import registry
from polis.luck import root_of_rematch
from polis.server import tokens as keys
from polis.server.gate.addresses import mark
from polis.server.protocol import http
from polis.server.refusals import NotAllowed, RequestRefused, Taken
from polis.server.rooms import presentation
from polis.server.rooms.people.contributions import begin, begun
from polis.server.rooms.people.settings import settings_values
from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.storage.queries import Conflict
from polis.server.storage.records import KEYED, RoomRecord, SeatRecord
from polis.server.uploads.logs import check_fits, game_of_log
from polis.text.message import Message

LISTED = 100  # rooms in a list


def ask_for(services: Services, game: str) -> str:
    """The key of a game that a client wants; its native code is built before that of others."""
    key = registry.find(game)
    services.builds.first(key)
    return key


def ask_for_log(services: Services, log: str) -> str | None:
    """The same for the game of an uploaded log; None if the log cannot be read."""
    game = game_of_log(log)
    return None if game is None else ask_for(services, game)


# Making rooms ------------------------------------------------------------------------------------


async def create(services: Services, body: http.CreateRoom, address: str = "") -> http.Created:
    """Create a room; its game begins at once if no seat is open."""
    key = ask_for(services, body.game)
    sheet = registry.sheet(key)
    host, invite = keys.new_token(), keys.new_token()
    seats, held = _seats(body.seats)
    options = sheet.option_values(sheet.option_codes(body.options))
    room = RoomRecord(
        id=keys.new_id(),
        game=key,
        rules_version=sheet.rules_version,
        options=options,
        seed=0,
        dealer=KEYED,
        root=keys.new_root(),
        uploaded=False,
        status="open",
        undo_request=None,
        host_hash=keys.hashed(host),
        invite_hash=keys.hashed(invite),
        next=None,
        revision=0,
        created_at=time.time(),
        seats=seats,
        maker=mark(address),
        host_identity=body.identity and keys.hashed(body.identity),
        **settings_values(body.settings),
    )
    moves: list[str] = []
    if body.log is not None:
        room, moves = await _continued(services, room, body.log, address)
    sheet.check_players(len(seats), study=False)
    await _store(services, room, moves=moves, wait=body.contribute)
    return http.Created(room=room.id, host=host, invite=invite, seats=held)


async def _continued(
    services: Services, room: RoomRecord, log: str, address: str
) -> tuple[RoomRecord, list[str]]:
    """The room with the game of a log in it, and the moves of the log."""
    key = ask_for_log(services, log)
    found = await services.uploads.read_for_room(address, key, log)
    check_fits(found, room.game, len(room.seats))
    services.uploads.may_store(address, found)
    continued = replace(
        room,
        rules_version=found.rules_version,
        options=found.options,
        uploaded=bool(found.moves),
    )
    return continued, found.moves


def _seats(
    plans: list[http.SeatPlan],
) -> tuple[tuple[SeatRecord, ...], list[http.HeldSeat]]:
    seats, held = [], []
    for number, plan in enumerate(plans):
        if isinstance(plan, http.PersonSeat):
            token = keys.new_token()
            held.append(http.HeldSeat(seat=number, token=token))
            seats.append(_person(number, plan, token))
        elif isinstance(plan, http.BotSeat):
            seats.append(SeatRecord(number, "bot", level=plan.level))
        else:
            seats.append(SeatRecord(number, "open"))
    return tuple(seats), held


def _person(seat: int, who: http.Person, token: str) -> SeatRecord:
    """The seat of a person who has just got its token."""
    return SeatRecord(
        seat,
        "person",
        name=who.name,
        token_hash=keys.hashed(token),
        identity=who.identity and keys.hashed(who.identity),
        colour=None if who.face is None else who.face.colour,
        avatar=None if who.face is None else who.face.avatar,
    )


async def _store(
    services: Services,
    room: RoomRecord,
    source: str | None = None,
    moves: Sequence[str] = (),
    wait: bool = False,
) -> None:
    """Store a new room; its game begins unless a seat is open or it can `wait` for values."""
    start = None
    people = any(seat.kind == "person" for seat in room.seats)
    if all(seat.kind != "open" for seat in room.seats) and not (
        wait and people and room.verifiable
    ):
        room, history = await asyncio.to_thread(begun, room, moves)
        start = history.rows[0]
    await services.store.create(room, start, source, moves)
    if source is not None and start is not None and start.to_act is not None:
        # Players of a rematch may have left the table of the game before.
        notices = services.push.notices
        if notices is not None:
            notices.came(room, start.to_act, ())


# Joining and playing again -----------------------------------------------------------------------


async def join(room: Room, body: http.JoinRoom) -> http.Joined:
    """Take an open seat; the game begins after the last one, unless the host starts it."""
    async with room.lock:
        await room.refresh()
        if not room.row.public and not _invited(room.row, body.invite):
            raise NotAllowed(Message("room-invited-only"))
        seat = _open_seat(room.row, body.seat)
        token = keys.new_token()
        taken = replace(_person(seat, body, token), value=body.value)
        seats = (*room.row.seats[:seat], taken, *room.row.seats[seat + 1 :])
        if room.row.auto_start and all(other.kind != "open" for other in seats):
            await begin(room, replace(room.row, seats=seats))
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
            if room.row.daily is not None:
                raise RequestRefused(Message("room-daily"))
            with contextlib.suppress(Conflict):  # another process has made it
                await _store(services, _next_room(room.row), source=room.id)
            await room.refresh()
            await room.pubsub.announce(room.id)
    assert room.row.next is not None
    return room.row.next


def _next_room(row: RoomRecord) -> RoomRecord:
    old = row.seats
    seats = tuple(_seat_again(old[(number + 1) % len(old)], number) for number in range(len(old)))
    return replace(
        row,
        id=keys.new_id(),
        rules_version=registry.sheet(row.game).rules_version,
        seed=0,
        dealer=KEYED,
        root=_next_root(row),
        luck_values=(),
        uploaded=False,
        status="open",
        undo_request=None,
        proposal=None,
        next=None,
        revision=0,
        created_at=time.time(),
        seats=seats,
    )


def _seat_again(seat: SeatRecord, number: int) -> SeatRecord:
    """The seat of the same player in the rematch, with the value contributed to its luck."""
    return SeatRecord(
        number,
        seat.kind,
        name=seat.name,
        level=seat.level,
        token_hash=seat.token_hash,
        value=seat.value,
        muted=seat.muted,
        identity=seat.identity,
        colour=seat.colour,
        avatar=seat.avatar,
    )


def _next_root(row: RoomRecord) -> str:
    """The root of the rematch, whose hash the players of a room with a root have seen."""
    return keys.new_root() if row.root is None else root_of_rematch(bytes.fromhex(row.root)).hex()


def mine(row: RoomRecord, tokens: list[str]) -> tuple[list[int], bool]:
    """The seats that these tokens hold in a room, and whether they are the host's."""
    seats, host = _held(row, {keys.hashed(token) for token in tokens})
    if not seats and not host:
        raise NotAllowed(Message("room-token"))
    return seats, host


def _held(row: RoomRecord, hashes: set[str]) -> tuple[list[int], bool]:
    return [seat.seat for seat in row.seats if seat.held_by(hashes)], row.hosted_by(hashes)


async def forget(services: Services, tokens: list[str]) -> int:
    """Erase the names of these tokens' players; return the number of rooms that had one."""
    rooms = await services.erasure.forget({keys.hashed(token) for token in tokens})
    await _take_in(services, rooms)
    return len(rooms)


async def renew_identity(services: Services, old: str, new: str) -> int:
    """Put a new secret in the place of an old one, which is void; return the number of rooms."""
    rooms = await services.erasure.renew(keys.hashed(old), keys.hashed(new))
    await _take_in(services, rooms)
    return len(rooms)


async def _take_in(services: Services, rooms: Sequence[str]) -> None:
    """Let all processes take in what has changed in these rooms."""
    for room in rooms:
        await services.rooms.changed(room)
        await services.pubsub.announce(room)


# Lists -------------------------------------------------------------------------------------------


async def my_rooms(services: Services, body: http.ListMyRooms) -> http.MyRooms:
    """A page of the rooms in which one of these tokens is valid, the newest first."""
    hashes = {keys.hashed(token) for token in body.tokens}
    after = None if body.after is None else (body.after.created_at, body.after.room)
    rows = await services.store.rooms_of(sorted(hashes), LISTED + 1, after)
    turns = await services.store.turns([row.id for row in rows[:LISTED]])
    found = [_my_room(row, hashes, *turns.get(row.id, (None, None))) for row in rows[:LISTED]]
    if len(rows) <= LISTED:
        return http.MyRooms(rooms=found, next=None)
    last = rows[LISTED - 1]
    return http.MyRooms(rooms=found, next=http.RoomCursor(created_at=last.created_at, room=last.id))


def _my_room(
    row: RoomRecord, hashes: set[str], to_act: int | None, moved_at: float | None
) -> http.MyRoom:
    seats, host = _held(row, hashes)
    waits = row.status == "playing" and to_act in seats
    my_turn = waits and to_act is not None and row.seats[to_act].stand_in is None
    return http.MyRoom(room=summary(row), mine=seats, host=host, my_turn=my_turn, moved_at=moved_at)


def summary(row: RoomRecord) -> http.RoomSummary:
    """A room as a list shows it."""
    return http.RoomSummary(
        room=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=[
            http.SeatSummary(
                kind=seat.kind, name=seat.name, level=seat.level, face=presentation.face(seat)
            )
            for seat in row.seats
        ],
        settings=presentation.settings(row),
        created_at=row.created_at,
        next=row.next,
    )
