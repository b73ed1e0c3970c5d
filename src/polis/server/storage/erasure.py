"""Queries that erase names and chat lines; what is erased is gone, the games stay.

A person without a name is called "Player 2" by the seat, in each reader's language. A line keeps
its number, so that clients can replace it. Every change counts the room's revision up, by which
processes that hold the room notice it.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.core.errors import UsageError
from polis.server.storage.club import members
from polis.server.storage.engine import Engines, connect, opening, sqlite_file
from polis.server.storage.queries import ERASED_LINE
from polis.server.storage.schema import CHAT, CLUB_PLAYERS, ROOMS, SEATS, SUBSCRIPTIONS
from polis.text.message import Message

Result = TypeVar("Result")

MOST_ROOMS = 10_000  # in one statement, which can take some 32,000 values
MOST_FOUND = 200
NAMELESS = {"name": None, "colour": None, "avatar": None}

Names = Mapping[str, set[str]]
"""Names to erase, by room."""


@dataclass(frozen=True)
class Erased:
    """In how many rooms a name was erased, and for how many players of the club."""

    rooms: int
    players: int


@dataclass(frozen=True)
class Place:
    """A place where a text occurs: a seat, a line of a chat, or the club, which is no room."""

    room: str | None
    seat: int | None
    line: int | None
    name: str
    text: str


class ErasureStore:
    """The database as those use it who want something erased."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines

    async def forget(self, hashes: Collection[str]) -> list[str]:
        """Erase the names of the players with these hashed tokens; return their rooms.

        Their browsers are not notified any more.
        """
        theirs = SUBSCRIPTIONS.c.identity.in_(hashes)
        mine = or_(SEATS.c.token_hash.in_(hashes), SEATS.c.identity.in_(hashes))
        lost = SEATS.c.former_hash.in_(hashes)
        seat = and_(SEATS.c.room == CHAT.c.room, SEATS.c.seat == CHAT.c.seat)
        # What is erased already is left alone, so that the rooms do not change again.
        now = and_(mine, or_(SEATS.c.name.is_not(None), SEATS.c.colour.is_not(None)))
        before = and_(lost, SEATS.c.former_name.is_not(None))
        written = or_(exists().where(seat, or_(mine, lost)), CHAT.c.identity.in_(hashes))
        lines = and_(CHAT.c.name != "", written)
        async with self._engines.begin() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(theirs))
            await members.forget(connection, hashes)
            return await _erase(connection, now, before, lines)

    async def renew(self, old: str, new: str) -> list[str]:
        """Replace the hash of a person's secret; return the rooms in which it was known.

        Devices that know only the old one are not notified any more.
        """
        seats, hosts = SEATS.c.identity == old, ROOMS.c.host_identity == old
        async with self._engines.begin() as connection:
            query = union(select(SEATS.c.room).where(seats), select(ROOMS.c.id).where(hosts))
            rooms = list((await connection.execute(query)).scalars())
            await connection.execute(update(SEATS).where(seats).values(identity=new))
            await connection.execute(update(ROOMS).where(hosts).values(host_identity=new))
            watched = await _renew_spectator(connection, old, new)
            old_ones = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.identity == old)
            await connection.execute(old_ones)
            await members.renew(connection, old, new)
            rooms = sorted({*rooms, *watched})
            await _count_up(connection, rooms)
        return rooms

    async def erase_name(self, name: str) -> Erased:
        """Erase a name wherever it is exactly this one."""
        bearers = select(SEATS.c.identity).where(
            SEATS.c.name == name, SEATS.c.identity.is_not(None)
        )
        theirs = SUBSCRIPTIONS.c.identity.in_(bearers)
        async with self._engines.begin() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(theirs))
            rooms = await _erase(
                connection, SEATS.c.name == name, SEATS.c.former_name == name, CHAT.c.name == name
            )
            return Erased(len(rooms), await members.erase_name(connection, name))

    async def erase_line(self, room: str, line: int) -> bool:
        """Erase what a line says and by whom; False if there is no such line."""
        this = and_(CHAT.c.room == room, CHAT.c.line == line)
        statement = update(CHAT).where(this).values(ERASED_LINE)
        async with self._engines.begin() as connection:
            erased = (await connection.execute(statement)).rowcount
            await _count_up(connection, [room] if erased else [])
        return bool(erased)

    async def find(self, text: str) -> list[Place]:
        """Names and lines that contain a text, in the order of their rooms; the first 200."""
        name, former = SEATS.c.name, SEATS.c.former_name
        seats = select(SEATS.c.room, SEATS.c.seat, name, former).where(
            or_(name.icontains(text, autoescape=True), former.icontains(text, autoescape=True))
        )
        lines = select(CHAT.c.room, CHAT.c.line, CHAT.c.name, CHAT.c.text).where(
            or_(*(c.icontains(text, autoescape=True) for c in (CHAT.c.name, CHAT.c.text)))
        )
        club = CLUB_PLAYERS.c.name
        players = select(club).where(club.icontains(text, autoescape=True))
        async with self._engines.reading.connect() as connection:
            rated = (await connection.execute(players.limit(MOST_FOUND))).scalars().all()
            seated = (await connection.execute(seats.limit(MOST_FOUND))).all()
            said = (await connection.execute(lines.limit(MOST_FOUND))).all()
        found = [Place(room, seat, None, now or old or "", "") for room, seat, now, old in seated]
        found += [Place(room, None, line, name, words) for room, line, name, words in said]
        found += [Place(None, None, None, name or "", "") for name in rated]
        found.sort(key=lambda place: (place.room or "", place.line or -1, place.seat or -1))
        return found[:MOST_FOUND]


async def _renew_spectator(connection: AsyncConnection, old: str, new: str) -> list[str]:
    """Renew a spectator, muted or not; return the rooms in which lines of this person are."""
    written = CHAT.c.identity == old
    query = select(CHAT.c.room).where(written).distinct()
    rooms = list((await connection.execute(query)).scalars())
    muted = func.replace(ROOMS.c.muted_spectators, old, new)
    renewed = update(ROOMS).where(ROOMS.c.id.in_(query)).values(muted_spectators=muted)
    await connection.execute(renewed)
    await connection.execute(update(CHAT).where(written).values(identity=new))
    return rooms


# For the command line ----------------------------------------------------------------------------


def find(database: str, text: str) -> list[Place]:
    """Places in a database where a text occurs."""
    return _run(database, lambda store: store.find(text))


def erase_name(database: str, name: str) -> Erased:
    """Erase a name from a database; return how often it was there."""
    return _run(database, lambda store: store.erase_name(name))


def erase_line(database: str, room: str, line: int) -> None:
    """Erase a chat line from a database; UsageError if there is no such line."""
    if not _run(database, lambda store: store.erase_line(room, line)):
        raise UsageError(Message("erase-no-line", room=room, number=line))


def _run(database: str, work: Callable[[ErasureStore], Awaitable[Result]]) -> Result:
    """Work on a database whose tables are there; a server may use it meanwhile."""
    file = sqlite_file(database)
    if file is not None and not file.is_file():
        raise UsageError(Message("erase-no-database", database=str(file)))

    async def run() -> Result:
        engines = connect(database)
        try:
            return await work(ErasureStore(engines))
        finally:
            await engines.close()

    with opening(database):
        return asyncio.run(run())


# Statements --------------------------------------------------------------------------------------


async def _erase(
    connection: AsyncConnection,
    now: ColumnElement[bool],
    before: ColumnElement[bool],
    lines: ColumnElement[bool],
) -> list[str]:
    """Erase the names of seats, of former players and of chat lines."""
    names: dict[str, set[str]] = defaultdict(set)
    queries = (
        select(SEATS.c.room, SEATS.c.name).where(now),
        select(SEATS.c.room, SEATS.c.former_name).where(before),
        select(CHAT.c.room, CHAT.c.name).where(lines).distinct(),
    )
    for query in queries:
        for room, name in (await connection.execute(query.limit(MOST_ROOMS))).all():
            names[room] |= {name} if name else set()
    await connection.execute(update(CHAT).where(lines).values(name=""))
    await connection.execute(update(SEATS).where(now).values(NAMELESS))
    await connection.execute(update(SEATS).where(before).values(former_name=None))
    await _erase_announcements(connection, names)
    await _count_up(connection, names)
    return list(names)


async def _erase_announcements(connection: AsyncConnection, names: Names) -> None:
    """Erase announcements that tell a name: those of new names and of removed players."""
    telling = or_(CHAT.c.message.contains("room-renamed"), CHAT.c.message.contains("room-removed"))
    query = select(CHAT.c.room, CHAT.c.line, CHAT.c.message).where(telling)
    told: dict[str, list[tuple[int, dict[str, Any]]]] = defaultdict(list)
    for start in range(0, len(names), MOST_ROOMS):
        rooms = list(names)[start : start + MOST_ROOMS]
        for room, line, message in await connection.execute(query.where(CHAT.c.room.in_(rooms))):
            told[room].append((line, json.loads(message)["args"]))
    for room, announced in told.items():
        for line in _lines_with(announced, names[room]):
            this = and_(CHAT.c.room == room, CHAT.c.line == line)
            await connection.execute(update(CHAT).where(this).values(ERASED_LINE))


def _lines_with(announced: Sequence[tuple[int, dict[str, Any]]], names: Iterable[str]) -> set[int]:
    """The lines that tell one of these names, or an earlier or later name of the same player."""
    known, found = set(names), set[int]()
    while True:
        more = {line for line, args in announced if line not in found and known & _told(args)}
        if not more:
            return found
        found |= more
        for line, args in announced:
            if line in more:
                known |= _told(args)


def _told(args: dict[str, Any]) -> set[str]:
    """The names in an announcement; a player without one is a message there."""
    return {name for key in ("old", "name") if isinstance(name := args.get(key), str) and name}


async def _count_up(connection: AsyncConnection, rooms: Collection[str]) -> None:
    listed = list(rooms)
    for start in range(0, len(listed), MOST_ROOMS):
        part = ROOMS.c.id.in_(listed[start : start + MOST_ROOMS])
        more = update(ROOMS).where(part).values(revision=ROOMS.c.revision + 1)
        await connection.execute(more)
