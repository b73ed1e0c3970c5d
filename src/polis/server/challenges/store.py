"""Queries about daily games: the days, who has made an attempt, and the results."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import and_, bindparam, func, insert, or_, select

from polis.server.storage.engine import Engines
from polis.server.storage.records import DayRecord, Status
from polis.server.storage.schema import DAILY_RESULTS, DAYS, ROOMS, SEATS

BEST = (
    DAILY_RESULTS.c.share.desc(),
    (DAILY_RESULTS.c.score - DAILY_RESULTS.c.rival).desc(),
    DAILY_RESULTS.c.moves,
)
"""The order of results: the win, then the lead, then the fewest decisions."""

ADD_DAY = insert(DAYS).values({column.name: bindparam(f"new_{column.name}") for column in DAYS.c})


@dataclass(frozen=True)
class Placed:
    """A result with its place and the person who has it."""

    place: int
    room: str
    name: str | None
    colour: str | None
    avatar: str | None
    mine: bool
    score: int
    rival: int
    share: float
    moves: int


class DailyStore:
    """The database as daily games use it."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines

    async def day(self, day: str, game: str) -> DayRecord | None:
        """What the games of this day share, if it was determined."""
        query = select(DAYS).where(DAYS.c.day == day, DAYS.c.game == game)
        async with self._engines.reading.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        return DayRecord(**dict(row) | {"options": json.loads(row["options"])})

    async def add_day(self, record: DayRecord) -> None:
        """Determine a day; if another process was first, its record stays."""
        values = asdict(record) | {"options": json.dumps(record.options)}
        named = {f"new_{name}": value for name, value in values.items()}
        await self._engines.writer.write((ADD_DAY, named))

    async def attempt(self, day: str, game: str, identity: str) -> tuple[str, Status] | None:
        """The room in which a person plays or has played this day's game, and its status."""
        seated = select(SEATS.c.room).where(SEATS.c.identity == identity)
        query = select(ROOMS.c.id, ROOMS.c.status).where(
            ROOMS.c.daily == day, ROOMS.c.game == game, ROOMS.c.id.in_(seated)
        )
        async with self._engines.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        return row and (row[0], row[1])

    async def begun(self, attempt: str) -> str | None:
        """The room of an attempt, also if its person has another secret by now."""
        query = select(ROOMS.c.id).where(ROOMS.c.attempt == attempt)
        async with self._engines.reading.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found

    async def attempts_of(self, day: str, game: str, maker: str) -> int:
        """How many attempts at this day's game were begun from addresses with this mark."""
        these = and_(ROOMS.c.daily == day, ROOMS.c.game == game, ROOMS.c.maker == maker)
        query = select(func.count()).select_from(ROOMS).where(these)
        async with self._engines.reading.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def count(self, day: str, game: str) -> int:
        """The number of results."""
        these = and_(DAILY_RESULTS.c.day == day, DAILY_RESULTS.c.game == game)
        query = select(func.count()).select_from(DAILY_RESULTS).where(these)
        async with self._engines.reading.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def results(
        self, day: str, game: str, most: int, identity: str | None = None
    ) -> list[Placed]:
        """The best results, and that of this person whatever its place; the best first."""
        mine = and_(SEATS.c.identity.is_not(None), SEATS.c.identity == (identity or ""))
        columns: tuple[Any, ...] = (
            func.rank().over(order_by=BEST).label("place"),
            func.row_number().over(order_by=(*BEST, DAILY_RESULTS.c.finished_at)).label("row"),
            DAILY_RESULTS.c.room, SEATS.c.name, SEATS.c.colour, SEATS.c.avatar, mine.label("mine"),
            DAILY_RESULTS.c.score, DAILY_RESULTS.c.rival, DAILY_RESULTS.c.share,
            DAILY_RESULTS.c.moves,
        )  # fmt: skip
        person = and_(SEATS.c.room == DAILY_RESULTS.c.room, SEATS.c.kind == "person")
        ranked = (
            select(*columns)
            .join(SEATS, person)
            .where(DAILY_RESULTS.c.day == day, DAILY_RESULTS.c.game == game)
            .subquery()
        )
        query = select(ranked).where(or_(ranked.c.row <= most, ranked.c.mine))
        async with self._engines.reading.connect() as connection:
            rows = (await connection.execute(query.order_by(ranked.c.row))).mappings().all()
        return [_placed(dict(row)) for row in rows]


def _placed(row: dict[Any, Any]) -> Placed:
    del row["row"]
    return Placed(**row | {"mine": bool(row["mine"])})
