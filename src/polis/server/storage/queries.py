"""All queries of the database; every change of a room is one transaction."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Insert, and_, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.storage.batched_writer import Statement
from polis.server.storage.engine import Engines
from polis.server.storage.records import (
    ChatRecord,
    MoveRecord,
    RoomRecord,
    SeatRecord,
    Status,
    UndoRequestRecord,
)
from polis.server.storage.schema import CHAT, MOVES, ROOMS, SEATS

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


ADD_ROW = _add_row()  # made once, because every action uses it


class Conflict(Exception):
    """Another change came first: the room has new rows, or its seats have changed."""


class Store:
    """The database as the server uses it."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines

    # Reading -------------------------------------------------------------------------------------

    async def alive(self) -> bool:
        """Whether the database answers."""
        async with self._engines.reading.connect() as connection:
            return bool((await connection.execute(text("select 1"))).scalar_one())

    async def room(self, room: str) -> RoomRecord | None:
        """A room with its seats."""
        async with self._engines.reading.connect() as connection:
            found = await _rooms(connection, [room])
        return found[0] if found else None

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
            MoveRecord(**{**_without_room(row), "chance": tuple(json.loads(row["chance"]))})
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
        return [ChatRecord(**_without_room(row)) for row in reversed(found)]

    async def public_rooms(self, limit: int) -> list[RoomRecord]:
        """Public rooms one can join or watch, open and new ones first."""
        query = (
            select(ROOMS.c.id)
            .where(
                ROOMS.c.public,
                or_(
                    ROOMS.c.status == "open",
                    and_(ROOMS.c.status == "playing", ROOMS.c.spectators),
                ),
            )
            .order_by(ROOMS.c.status, ROOMS.c.created_at.desc())
            .limit(limit)
        )
        return await self._listed(query)

    async def rooms_of(self, hashes: Sequence[str], limit: int) -> list[RoomRecord]:
        """The rooms in which one of these hashed tokens holds a seat or is the host's."""
        seated = select(SEATS.c.room).where(SEATS.c.token_hash.in_(hashes))
        query = (
            select(ROOMS.c.id)
            .where(or_(ROOMS.c.host_hash.in_(hashes), ROOMS.c.id.in_(seated)))
            .order_by(ROOMS.c.created_at.desc())
            .limit(limit)
        )
        return await self._listed(query)

    async def _listed(self, query: Any) -> list[RoomRecord]:
        async with self._engines.reading.connect() as connection:
            ids = (await connection.execute(query)).scalars().all()
            return await _rooms(connection, ids)

    # Writing -------------------------------------------------------------------------------------

    async def create(
        self, room: RoomRecord, start: MoveRecord | None, source: str | None = None
    ) -> None:
        """Store a new room, with the first row of its log if the game begins at once.

        `source` is the room whose rematch this is; Conflict if it has one already.
        """
        async with self._engines.begin() as connection:
            await connection.execute(insert(ROOMS).values(_room_values(room)))
            await connection.execute(
                insert(SEATS), [{"room": room.id, **asdict(seat)} for seat in room.seats]
            )
            if start is not None:
                await connection.execute(insert(MOVES).values(_row_values(room.id, start)))
            if source is not None:
                changed = await connection.execute(
                    update(ROOMS)
                    .where(ROOMS.c.id == source, ROOMS.c.next.is_(None))
                    .values(next=room.id, revision=ROOMS.c.revision + 1)
                )
                if changed.rowcount != 1:
                    raise Conflict

    async def add(self, room: RoomRecord, row: MoveRecord, status: Status) -> int:
        """Insert the next row of a log; return the room's revision afterwards.

        Conflict if that number is taken, if the client's id was used before, or if the room or its
        seats differ from `room`: then nothing is stored.
        """
        values = {f"new_{name}": value for name, value in _row_values(room.id, row).items()}
        statements: list[Statement] = [(ADD_ROW, {**values, "seen": room.revision})]
        revision = room.revision + int(status != room.status)
        if status != room.status:
            now = {"status": status, "revision": revision, "touched_at": row.made_at}
            statements.append((update(ROOMS).where(ROOMS.c.id == room.id), now))
        if not await self._write(*statements):
            raise Conflict
        return revision

    async def _write(self, *statements: Statement) -> bool:
        """Carry out statements in one transaction; False, and none, if the first finds no row."""
        if self._engines.batches is not None:
            return await self._engines.batches.write(*statements)
        try:
            async with self._engines.begin() as connection:
                first, *rest = statements
                if (await connection.execute(*first)).rowcount != 1:
                    return False
                for statement in rest:
                    await connection.execute(*statement)
        except IntegrityError:
            return False
        return True

    async def change(
        self,
        room: RoomRecord,
        now: float,
        values: Mapping[str, Any] | None = None,
        seats: Iterable[SeatRecord] = (),
        start: MoveRecord | None = None,
    ) -> None:
        """Change a room and some of its seats, and begin its game if `start` is given.

        Conflict if the room has changed meanwhile: then nothing is stored.
        """
        try:
            async with self._engines.begin() as connection:
                changed = await connection.execute(
                    update(ROOMS)
                    .where(ROOMS.c.id == room.id, ROOMS.c.revision == room.revision)
                    .values({**(values or {}), "revision": room.revision + 1, "touched_at": now})
                )
                if changed.rowcount != 1:
                    raise Conflict
                for seat in seats:
                    await connection.execute(
                        update(SEATS)
                        .where(SEATS.c.room == room.id, SEATS.c.seat == seat.seat)
                        .values(asdict(seat))
                    )
                if start is not None:
                    await connection.execute(insert(MOVES).values(_row_values(room.id, start)))
        except IntegrityError as error:
            raise Conflict from error

    async def say(self, room: str, line: ChatRecord) -> None:
        """Add a line to a room's chat; Conflict if that line or the client's id is taken."""
        try:
            async with self._engines.begin() as connection:
                await connection.execute(insert(CHAT).values({"room": room, **asdict(line)}))
        except IntegrityError as error:
            raise Conflict from error

    async def sweep(self, statuses: Sequence[Status], before: float) -> int:
        """Delete rooms of these statuses in which nothing has happened since `before`."""
        last = select(func.max(MOVES.c.made_at)).where(MOVES.c.room == ROOMS.c.id)
        idle = delete(ROOMS).where(
            ROOMS.c.status.in_(statuses),
            ROOMS.c.touched_at < before,
            func.coalesce(last.scalar_subquery(), 0.0) < before,
        )
        async with self._engines.begin() as connection:
            return (await connection.execute(idle)).rowcount


def undo_request_text(undo_request: UndoRequestRecord | None) -> str | None:
    """A request for an undo as it is stored."""
    return None if undo_request is None else json.dumps(asdict(undo_request))


def _without_room(row: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(key): value for key, value in row.items() if key != "room"}


def _row_values(room: str, row: MoveRecord) -> dict[str, Any]:
    return {"room": room, **asdict(row), "chance": json.dumps(row.chance, ensure_ascii=False)}


def _room_values(room: RoomRecord) -> dict[str, Any]:
    values = asdict(room)
    for name in ("seats", "undo_request", "uploaded_moves"):
        del values[name]
    return values | {
        "options": json.dumps(room.options),
        "given": json.dumps(room.uploaded_moves, ensure_ascii=False),
        "undo_wish": undo_request_text(room.undo_request),
        "touched_at": room.created_at,
    }


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
            seats[row["room"]].append(SeatRecord(**_without_room(row)))
    return [_room(found[room], seats[room]) for room in ids if room in found]


def _room(row: Mapping[Any, Any], seats: list[SeatRecord]) -> RoomRecord:
    values = {str(key): value for key, value in row.items() if key != "touched_at"}
    undo_request = values.pop("undo_wish")
    values["options"] = json.loads(values["options"])
    values["uploaded_moves"] = tuple(json.loads(values.pop("given") or "[]"))
    if undo_request is not None:
        data = json.loads(undo_request)
        undo_request = UndoRequestRecord(**data | {"waiting": tuple(data["waiting"])})
    return RoomRecord(**values, undo_request=undo_request, seats=tuple(seats))
