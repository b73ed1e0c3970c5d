"""Queries of the clean-up: abandoned rooms are marked, and deleted if they stay as they are."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Executable,
    and_,
    delete,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    text,
    update,
)

from polis.server.storage.engine import Engines
from polis.server.storage.records import Status
from polis.server.storage.schema import ABANDONED, CHAT, DAYS, MOVES, ROOMS, UPKEEP

LOCK = 0x706F6C6974  # of PostgreSQL: any number that no other application uses
MOST = 10_000  # rooms in one statement, which can take some 32,000 values

Idle = Mapping[Status, float]
"""For each status, the time before which the last use of an abandoned room lies."""


def _last(column: ColumnElement[Any], room: ColumnElement[Any], none: float) -> ColumnElement[Any]:
    """The greatest value of a column of moves or chat in a room."""
    greatest = select(func.max(column)).where(room == ROOMS.c.id).scalar_subquery()
    return func.coalesce(greatest, none)


LAST_ROW = _last(MOVES.c.number, MOVES.c.room, -1)
LAST_LINE = _last(CHAT.c.line, CHAT.c.room, -1)
MARK = select(ABANDONED.c.room).where(ABANDONED.c.room == ROOMS.c.id)
UNCHANGED = MARK.where(
    ABANDONED.c.revision == ROOMS.c.revision,
    ABANDONED.c.number == LAST_ROW,
    ABANDONED.c.line == LAST_LINE,
)
"""A mark of a room that is still as it was when it was marked."""


def _is_idle(before: Idle) -> ColumnElement[bool]:
    row = _last(MOVES.c.made_at, MOVES.c.room, 0.0)
    line = _last(CHAT.c.said_at, CHAT.c.room, 0.0)
    return or_(
        *(
            and_(ROOMS.c.status == status, ROOMS.c.touched_at < at, row < at, line < at)
            for status, at in before.items()
        )
    )


class CleanupStore:
    """The database as the clean-up uses it.

    Rooms are searched for outside the transactions that change them, so that players do not wait
    for a search through the whole database.
    """

    def __init__(self, engines: Engines) -> None:
        self._engines = engines

    async def newest(self) -> float:
        """The newest stamp in the database; 0 if it holds no room."""
        columns = (ROOMS.c.touched_at, MOVES.c.made_at)
        query = select(*(select(func.max(column)).scalar_subquery() for column in columns))
        async with self._engines.reading.connect() as connection:
            return max(at or 0.0 for at in (await connection.execute(query)).one())

    async def count(self) -> int:
        """The number of rooms."""
        query = select(func.count()).select_from(ROOMS)
        async with self._engines.reading.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def uptime(self, least: float = 0.0) -> float:
        """Seconds for which servers have run on this database; from now on at least `least`."""
        raise_it = update(UPKEEP).where(UPKEEP.c.uptime < least).values(uptime=least)
        async with self._engines.begin() as connection:
            await connection.execute(raise_it)
            return float((await connection.execute(select(UPKEEP.c.uptime))).scalar_one())

    async def unmark(self, before: Idle) -> int:
        """Remove the marks of rooms that were used since, or are not idle for long enough."""
        kept = not_(and_(UNCHANGED.exists(), _is_idle(before)))
        rooms = await self._find(and_(MARK.exists(), kept))
        return await self._change(rooms, delete(ABANDONED).where(ABANDONED.c.room.in_(rooms)))

    async def mark(self, before: Idle, uptime: float, most: int) -> int:
        """Mark some of the rooms that are idle for long enough, and say how many."""
        wanted = and_(_is_idle(before), not_(MARK.exists()))
        rooms = await self._find(wanted, most)
        columns = (ROOMS.c.id, literal(uptime), ROOMS.c.revision, LAST_ROW, LAST_LINE)
        found = select(*columns).where(ROOMS.c.id.in_(rooms), wanted)
        return await self._change(rooms, insert(ABANDONED).from_select(list(ABANDONED.c), found))

    async def delete(
        self, before: Idle, marked_until: float, most: int, but: Collection[str]
    ) -> int:
        """Delete some of the rooms marked until then and not used since, and say how many."""
        old = UNCHANGED.where(ABANDONED.c.marked_at <= marked_until).exists()
        wanted = and_(old, _is_idle(before))
        rooms = [room for room in await self._find(wanted, most) if room not in but]
        return await self._change(rooms, delete(ROOMS).where(ROOMS.c.id.in_(rooms), wanted))

    async def delete_days(self, before: str) -> None:
        """Delete the secrets of days before this one; rooms keep their own."""
        async with self._engines.begin() as connection:
            await connection.execute(delete(DAYS).where(DAYS.c.day < before))

    async def _find(self, wanted: ColumnElement[bool], most: int = MOST) -> list[str]:
        query = select(ROOMS.c.id).where(wanted).order_by(ROOMS.c.touched_at)
        query = query.limit(min(most, MOST))
        async with self._engines.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def _change(self, rooms: Sequence[str], statement: Executable) -> int:
        """Carry out a statement about these rooms, to which nothing is added meanwhile."""
        if not rooms:
            return 0
        async with self._engines.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
                held = select(ROOMS.c.id).where(ROOMS.c.id.in_(rooms)).with_for_update()
                await connection.execute(held)
            return (await connection.execute(statement)).rowcount
