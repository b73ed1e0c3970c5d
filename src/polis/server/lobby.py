"""Rooms before and after their games: made, listed, joined, played again; logs in and out."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from polis.core import log as logs
from polis.core import registry
from polis.core.errors import BadLog
from polis.core.game import Game
from polis.server import sets
from polis.server import tokens as keys
from polis.server.protocol import encoding, http
from polis.server.rooms import presentation
from polis.server.rooms.commands import first_row, settings_values
from polis.server.rooms.room import LiveRoom, Refusal
from polis.server.storage.queries import Behind
from polis.server.storage.records import RoomRow, SeatRow
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.server.app import Server

LISTED = 100  # rooms in a list


class Missing(Refusal):
    """There is no such thing here."""


class NotAllowed(Refusal):
    """The tokens given are not good for this."""


class NotReady(Refusal):
    """The game is still being prepared."""


class TooMany(Refusal):
    """More than one address may ask for."""


class Taken(Refusal):
    """Somebody else was faster."""


def check_ready(server: Server, game: str) -> str:
    """The key of a game that can be played now."""
    key = registry.find(game)
    readiness = server.readiness[key]
    if not readiness.ready:
        server.pool.hurry(key)
        raise NotReady(Message("room-preparing", game=readiness.title))
    return key


# Making rooms ------------------------------------------------------------------------------------


async def create(server: Server, body: http.CreateRoom) -> http.Created:
    """Make a room; its game begins at once when no seat is open."""
    key = check_ready(server, body.game)
    sheet = registry.sheet(key)
    host, invite = keys.new_token(), keys.new_token()
    seats, held = _seats(body.seats)
    options = sheet.option_values(sheet.option_codes(body.options))
    room = RoomRow(
        id=keys.new_id(),
        game=key,
        rules_version=sheet.rules_version,
        options=options,
        seed=keys.new_seed(),
        given=(),
        status="open",
        wish=None,
        host_hash=keys.hashed(host),
        invite_hash=keys.hashed(invite),
        next=None,
        revision=0,
        created_at=time.time(),
        seats=seats,
        **settings_values(body.settings),
    )
    if body.log is not None:
        check_ready(server, game_of_log(body.log))
        room = await asyncio.to_thread(_continued, room, body.log)
    sheet.check_players(len(seats), study=False)
    await _store(server, room)
    return http.Created(room=room.id, host=host, invite=invite, seats=held)


def _seats(
    plans: list[http.SeatPlan],
) -> tuple[tuple[SeatRow, ...], list[http.HeldSeat]]:
    seats, held = [], []
    for number, plan in enumerate(plans):
        if isinstance(plan, http.PersonSeat):
            token = keys.new_token()
            held.append(http.HeldSeat(seat=number, token=token))
            seats.append(SeatRow(number, "person", name=plan.name, token_hash=keys.hashed(token)))
        elif isinstance(plan, http.BotSeat):
            seats.append(SeatRow(number, "bot", level=plan.level))
        else:
            seats.append(SeatRow(number, "open"))
    return tuple(seats), held


async def _store(server: Server, room: RoomRow, source: str | None = None) -> None:
    start = None
    if all(seat.kind != "open" for seat in room.seats):
        start = await asyncio.to_thread(first_row, room)
        room = replace(room, status="playing")
    await server.store.create(room, start, source)


def read_log(text: str, refusal: str | None) -> Game:
    """The game of a log; with a key of a `refusal` only if it was played with the game's own set.

    What is wrong with it is one sentence.
    """
    sets.check(logs.game_of(text), text, refusal)
    return logs.read(text)


def game_of_log(text: str) -> str:
    """The key of a log's game, which may not be ready yet."""
    return logs.game_of(text)


def _continued(room: RoomRow, text: str) -> RoomRow:
    """The room with the game of a log in it."""
    game = read_log(text, "room-log-components")
    if game.rules.sheet.key != room.game:
        title = registry.sheet(room.game).title
        raise BadLog(Message("draw-other", other=game.rules.sheet.title, game=title))
    if game.players != len(room.seats):
        raise BadLog(Message("bot-count", bots=len(room.seats), players=game.players))
    if game.over:
        raise BadLog(Message("room-log-over"))
    return replace(
        room, rules_version=game.rules_version, options=game.options, given=_written(game)
    )


def _written(game: Game) -> tuple[str, ...]:
    """A game's moves in the one way in which the notation writes them."""
    position, moves = game.at(0), []
    for move in game.moves:
        code = position.check(move)
        moves.append(position.write(code))
        position.play(code)
    return tuple(moves)


# Joining and playing again -----------------------------------------------------------------------


async def join(room: LiveRoom, body: http.JoinRoom) -> http.Joined:
    """Take an open seat; when it was the last one, the game begins."""
    async with room.lock:
        await room.refresh()
        if not room.row.public and not _invited(room.row, body.invite):
            raise NotAllowed(Message("room-invited-only"))
        seat = _open_seat(room.row, body.seat)
        token = keys.new_token()
        taken = SeatRow(seat, "person", name=body.name, token_hash=keys.hashed(token))
        seats = (*room.row.seats[:seat], taken, *room.row.seats[seat + 1 :])
        if all(other.kind != "open" for other in seats):
            start = await asyncio.to_thread(first_row, replace(room.row, seats=seats))
            await room.change({"status": "playing"}, [taken], start)
        else:
            await room.change(seats=[taken])
    return http.Joined(room=room.id, seat=seat, token=token)


def _invited(room: RoomRow, invite: str | None) -> bool:
    return invite is not None and hmac.compare_digest(keys.hashed(invite), room.invite_hash)


def _open_seat(room: RoomRow, wanted: int | None) -> int:
    open_seats = [seat.seat for seat in room.seats if seat.kind == "open"]
    if wanted is None and open_seats:
        return open_seats[0]
    if wanted is not None and wanted in open_seats:
        return wanted
    raise Taken(Message("room-seat-taken"))


async def rematch(server: Server, room: LiveRoom, tokens: list[str]) -> str:
    """The room of the next game, in which everybody sits one seat further; made only once."""
    async with room.lock:
        await room.refresh()
        mine(room.row, tokens)
        if room.row.next is None:
            if room.row.status != "over":
                raise Refusal(Message("room-not-over"))
            with contextlib.suppress(Behind):  # another process has made it
                await _store(server, _next_room(room.row), source=room.id)
            await room.refresh()
            await room.announcer.announce(room.id, room.number)
    assert room.row.next is not None
    return room.row.next


def _next_room(row: RoomRow) -> RoomRow:
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
        given=(),
        status="open",
        wish=None,
        next=None,
        revision=0,
        created_at=time.time(),
        seats=seats,
    )


def mine(row: RoomRow, tokens: list[str]) -> tuple[list[int], bool]:
    """The seats that these tokens hold in a room, and whether they are the host's."""
    hashes = {keys.hashed(token) for token in tokens}
    seats = [seat.seat for seat in row.seats if seat.token_hash in hashes]
    host = row.host_hash in hashes
    if not seats and not host:
        raise NotAllowed(Message("room-token"))
    return seats, host


# Lists and logs ----------------------------------------------------------------------------------


def summary(row: RoomRow) -> http.RoomSummary:
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


def log_text(room: LiveRoom) -> str:
    """A room's game as a log, without anything that was taken back."""
    row, history = room.row, room.history
    names = [seat.name or seat.level or "" for seat in row.seats]
    game = Game(row.game, len(names), row.options, names, rules_version=row.rules_version)
    game.moves = history.moves
    game.position = history.position.copy()
    return logs.write(game)


def review(body: http.ReviewLog) -> http.Review:
    """A log in words, and the table after one of its moves."""
    game = read_log(body.log, None)
    at = len(game.moves) if body.at is None else body.at
    shown = game.at(at)
    moves = []
    position = game.at(0)
    scores = [position.scores]
    for move in game.moves if body.moves else ():
        seat = position.seat
        line = encoding.play(position, move)
        moves.append(http.ReviewedMove(**dict(line), seat=seat if seat >= 0 else None))
        scores.append(position.scores)
    return http.Review(
        game=game.rules.sheet.key,
        options=game.options,
        seats=game.names,
        moves=moves,
        scores=scores,
        at=at,
        table=presentation.table(shown, at, [], None, parts=True),
    )
