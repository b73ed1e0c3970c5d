"""All queries of the database; every change of a room is one transaction."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from sqlalchemy import (
    Insert,
    Table,
    Update,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.storage.engine import Engines
from polis.server.storage.records import (
    ChatRecord,
    DailyResultRecord,
    MoveRecord,
    RoomRecord,
    SeatRecord,
    Status,
)
from polis.server.storage.rows import (
    move_values,
    room_of,
    room_values,
    seat_values,
    uploaded_text,
    without_room,
)
from polis.server.storage.schema import (
    CHAT,
    DAILY_RESULTS,
    MOVES,
    ROOMS,
    SEATS,
    UPLOADED_LOGS,
)
from polis.server.storage.statements import Statement

LISTED_OF_MAKER = 5  # public rooms of one maker in the list
ERASED_LINE = {
    "seat": None,
    "name": "",
    "identity": None,
    "text": "",
    "message": json.dumps({"key": "room-line-erased", "args": {}}),
}
"""What is left of a line that was erased; its number stays, so that clients can replace it."""
CHAT_LINES = 200  # the newest lines, which a client gets when it connects


def _add_row() -> Insert:
    """The insert that puts a row behind a log if the room is still as it was seen."""
    # On PostgreSQL the lock waits for a change of the room that is under way; SQLite has only
    # one writer.
    unchanged = (
        select(ROOMS.c.id)
        .where(ROOMS.c.id == bindparam("new_room"), ROOMS.c.revision == bindparam("seen"))
        .with_for_update(key_share=True)
    )
    columns = list(MOVES.c)
    new = (bindparam(f"new_{column.name}", type_=column.type) for column in columns)
    return insert(MOVES).from_select(columns, select(*new).where(unchanged.exists()))


def _new(table: Table) -> Insert:
    """The insert of one row, whose values are given as `new_…`."""
    return insert(table).values(
        {column.name: bindparam(f"new_{column.name}", type_=column.type) for column in table.c}
    )


def _add_announcement() -> Insert:
    """The insert of a message behind the last line of a chat."""
    last = select(func.coalesce(func.max(CHAT.c.line), -1) + 1)
    line = last.where(CHAT.c.room == bindparam("new_room")).scalar_subquery()
    given = ("room", "client_id", "said_at", "message")
    values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in given}
    return insert(CHAT).values({**values, "line": line, "name": "", "text": ""})


# Made once, because every action, line or room uses them.
ADD_ROW, ADD_ANNOUNCEMENT = _add_row(), _add_announcement()
ADD_ROOM, ADD_SEAT, ADD_START, ADD_LINE = (_new(table) for table in (ROOMS, SEATS, MOVES, CHAT))
ADD_RESULT, ADD_UPLOADED = _new(DAILY_RESULTS), _new(UPLOADED_LOGS)
CHANGE_SEAT = (
    update(SEATS)
    .where(SEATS.c.room == bindparam("new_room"), SEATS.c.seat == bindparam("new_seat"))
    .values({column.name: bindparam(f"new_{column.name}") for column in SEATS.c[2:]})
)
ERASE_LINE = (
    update(CHAT)
    .where(CHAT.c.room == bindparam("of_room"), CHAT.c.line == bindparam("of_line"))
    .values({name: bindparam(f"new_{name}") for name in ERASED_LINE})
)
SET_NEXT = (
    update(ROOMS)
    .where(ROOMS.c.id == bindparam("source"), ROOMS.c.next.is_(None))
    .values(next=bindparam("new_next"), revision=ROOMS.c.revision + 1)
)


SET_STATUS = (
    update(ROOMS)
    .where(ROOMS.c.id == bindparam("of_room"))
    .values(
        status=bindparam("new_status"),
        revision=bindparam("new_revision"),
        touched_at=bindparam("new_touched_at"),
    )
)


@cache
def _change_room(columns: tuple[str, ...]) -> Update:
    """The update of these columns of a room that is still as it was seen."""
    return (
        update(ROOMS)
        .where(ROOMS.c.id == bindparam("of_room"), ROOMS.c.revision == bindparam("seen"))
        .values({name: bindparam(f"new_{name}") for name in columns})
    )


def _as_new(values: Mapping[str, Any]) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in values.items()}


class Conflict(Exception):
    """Another change came first: the room has new rows, or its seats have changed."""


class Store:
    """The database as the server uses it."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines

    # Reading -------------------------------------------------------------------------------------

    async def room(self, room: str) -> RoomRecord | None:
        """A room with its seats."""
        async with self._engines.reading.connect() as connection:
            found = await _rooms(connection, [room])
        return found[0] if found else None

    async def uploaded_log(self, room: RoomRecord) -> str:
        """The moves of the log with which a room was created, as stored; empty without one."""
        if not room.uploaded:
            return ""
        query = select(UPLOADED_LOGS.c.moves).where(UPLOADED_LOGS.c.room == room.id)
        async with self._engines.reading.connect() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def heads(self, rooms: Sequence[str]) -> dict[str, tuple[int, int, int]]:
        """For each room its revision, its last row's number and its last chat line (-1: none)."""
        last = select(func.max(MOVES.c.number)).where(MOVES.c.room == ROOMS.c.id)
        line = select(func.max(CHAT.c.line)).where(CHAT.c.room == ROOMS.c.id)
        query = select(
            ROOMS.c.id, ROOMS.c.revision, last.scalar_subquery(), line.scalar_subquery()
        ).where(ROOMS.c.id.in_(rooms))
        async with self._engines.reading.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {
            room: (revision, -1 if number is None else number, -1 if said is None else said)
            for room, revision, number, said in rows
        }

    async def rows(self, room: str, after: int) -> list[MoveRecord]:
        """The rows of a room's log behind number `after`."""
        query = (
            select(MOVES)
            .where(MOVES.c.room == room, MOVES.c.number > after)
            .order_by(MOVES.c.number)
        )
        async with self._engines.reading.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [
            MoveRecord(**{**without_room(row), "chance": tuple(json.loads(row["chance"]))})
            for row in found
        ]

    async def chat(self, room: str, after: int = -1) -> list[ChatRecord]:
        """The newest lines of a room's chat behind line `after`."""
        query = (
            select(CHAT)
            .where(CHAT.c.room == room, CHAT.c.line > after)
            .order_by(CHAT.c.line.desc())
            .limit(CHAT_LINES)
        )
        async with self._engines.reading.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [ChatRecord(**without_room(row)) for row in reversed(found)]

    async def public_rooms(self, limit: int) -> list[RoomRecord]:
        """Public rooms one can join or watch, open and new ones first, a few of each maker."""
        order = (ROOMS.c.status, ROOMS.c.created_at.desc())
        maker = func.coalesce(ROOMS.c.maker, ROOMS.c.id)
        ranked = (
            select(
                ROOMS.c.id,
                ROOMS.c.status,
                ROOMS.c.created_at,
                func.row_number().over(partition_by=maker, order_by=order).label("place"),
            )
            .where(
                ROOMS.c.public,
                or_(
                    ROOMS.c.status == "open",
                    and_(ROOMS.c.status == "playing", ROOMS.c.spectators),
                ),
            )
            .subquery()
        )
        query = (
            select(ranked.c.id)
            .where(ranked.c.place <= LISTED_OF_MAKER)
            .order_by(ranked.c.status, ranked.c.created_at.desc())
            .limit(limit)
        )
        return await self._listed(query)

    async def rooms_of(
        self, hashes: Sequence[str], limit: int, after: tuple[float, str] | None = None
    ) -> list[RoomRecord]:
        """The rooms in which one of these hashed tokens holds a seat or is the host's.

        The newest are first; `after` is the time and the id of the last one before this page.
        """
        seated = select(SEATS.c.room).where(SEATS.c.token_hash.in_(hashes))
        as_person = select(SEATS.c.room).where(SEATS.c.identity.in_(hashes))
        query = select(ROOMS.c.id).where(
            or_(
                ROOMS.c.host_hash.in_(hashes),
                ROOMS.c.host_identity.in_(hashes),
                ROOMS.c.id.in_(seated),
                ROOMS.c.id.in_(as_person),
            )
        )
        if after is not None:
            query = query.where(tuple_(ROOMS.c.created_at, ROOMS.c.id) < after)
        newest_first = query.order_by(ROOMS.c.created_at.desc(), ROOMS.c.id.desc())
        return await self._listed(newest_first.limit(limit))

    async def turns(self, rooms: Sequence[str]) -> dict[str, tuple[int | None, float]]:
        """For each room with a log the seat that decides next, and the time of its last row."""
        last = select(MOVES.c.room, func.max(MOVES.c.number).label("number"))
        last = last.where(MOVES.c.room.in_(rooms)).group_by(MOVES.c.room)
        newest = last.subquery()
        same = and_(MOVES.c.room == newest.c.room, MOVES.c.number == newest.c.number)
        query = select(MOVES.c.room, MOVES.c.to_act, MOVES.c.made_at).join(newest, same)
        async with self._engines.reading.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {room: (to_act, made_at) for room, to_act, made_at in rows}

    async def _listed(self, query: Any) -> list[RoomRecord]:
        async with self._engines.reading.connect() as connection:
            ids = (await connection.execute(query)).scalars().all()
            return await _rooms(connection, ids)

    # Writing -------------------------------------------------------------------------------------

    async def create(
        self,
        room: RoomRecord,
        start: MoveRecord | None,
        source: str | None = None,
        uploaded: Sequence[str] = (),
    ) -> None:
        """Store a new room, with the first row of its log if the game begins at once.

        `uploaded` are the moves of the log with which it was created. `source` is the room whose
        rematch this is; Conflict if it has one already, and if the attempt at a daily game was made
        before.
        """
        statements: list[Statement] = [(ADD_ROOM, _as_new(room_values(room)))]
        if source is not None:
            statements.insert(0, (SET_NEXT, {"source": source, "new_next": room.id}))
        statements += [(ADD_SEAT, _as_new(seat_values(room.id, seat))) for seat in room.seats]
        if room.uploaded:
            log = {"room": room.id, "moves": uploaded_text(uploaded)}
            statements.append((ADD_UPLOADED, _as_new(log)))
        if start is not None:
            statements.append((ADD_START, _as_new(move_values(room.id, start))))
        if not await self._engines.writer.write(*statements):
            raise Conflict

    async def add(
        self,
        room: RoomRecord,
        row: MoveRecord,
        status: Status,
        result: DailyResultRecord | None = None,
    ) -> int:
        """Insert the next row of a log; return the room's revision afterwards.

        `result` is that of a daily game which ends with this row.

        Conflict if that number is taken, if the client's id was used before, or if the room or its
        seats differ from `room`: then nothing is stored.
        """
        values = _as_new(move_values(room.id, row))
        statements: list[Statement] = [(ADD_ROW, {**values, "seen": room.revision})]
        revision = room.revision + int(status != room.status)
        if status != room.status:
            now = {"new_status": status, "new_revision": revision, "new_touched_at": row.made_at}
            statements.append((SET_STATUS, {**now, "of_room": room.id}))
        if result is not None:
            statements.append((ADD_RESULT, _as_new(asdict(result))))
        if not await self._engines.writer.write(*statements):
            raise Conflict
        return revision

    async def change(
        self,
        room: RoomRecord,
        now: float,
        values: Mapping[str, Any] | None = None,
        seats: Iterable[SeatRecord] = (),
        start: MoveRecord | None = None,
        announcements: Sequence[str] = (),
        erased: int | None = None,
    ) -> None:
        """Change a room and some of its seats, and begin its game if `start` is given.

        `announcements` are messages in JSON for the room's chat, `erased` is a line of it that is
        erased. Conflict if the room has changed meanwhile: then nothing is stored.
        """
        changes = {**(values or {}), "revision": room.revision + 1, "touched_at": now}
        seen = {"of_room": room.id, "seen": room.revision}
        statements: list[Statement] = [
            (_change_room(tuple(sorted(changes))), _as_new(changes) | seen)
        ]
        statements += [(CHANGE_SEAT, _as_new(seat_values(room.id, seat))) for seat in seats]
        if start is not None:
            statements.append((ADD_START, _as_new(move_values(room.id, start))))
        if erased is not None:
            this = {"of_room": room.id, "of_line": erased}
            statements.append((ERASE_LINE, this | _as_new(ERASED_LINE)))
        for message in announcements:
            line = {"room": room.id, "said_at": now, "message": message}
            new = _as_new({**line, "client_id": secrets.token_hex(16)})
            statements.append((ADD_ANNOUNCEMENT, new))
        if not await self._engines.writer.write(*statements):
            raise Conflict

    async def say(self, room: str, line: ChatRecord) -> None:
        """Add a line to a room's chat; Conflict if that line or the client's id is taken."""
        if not await self._engines.writer.write(
            (ADD_LINE, _as_new({"room": room, **asdict(line)}))
        ):
            raise Conflict


async def _rooms(connection: AsyncConnection, ids: Sequence[str]) -> list[RoomRecord]:
    """These rooms with their seats, in the order of the ids."""
    if not ids:
        return []
    rooms = await connection.execute(select(ROOMS).where(ROOMS.c.id.in_(ids)))
    found = {row["id"]: row for row in rooms.mappings()}
    seats: dict[str, list[SeatRecord]] = {room: [] for room in found}
    rows = await connection.execute(
        select(SEATS).where(SEATS.c.room.in_(ids)).order_by(SEATS.c.room, SEATS.c.seat)
    )
    for row in rows.mappings():
        if row["room"] in seats:
            seats[row["room"]].append(SeatRecord(**without_room(row)))
    return [room_of(found[room], seats[room]) for room in ids if room in found]
