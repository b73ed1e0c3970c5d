"""Queries that erase names and chat lines; what is erased is gone, the games stay.

A person without a name is called "Player 2" by the seat, in each reader's language. A line keeps
its number, so that clients can replace it. Every change counts the room's revision up, by which
processes that hold the room notice it.

Guests may ask for this too. What has to change is therefore found outside of the transactions that
write, through indexes, and each transaction changes a bounded number of rows by their keys.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import (
    ARRAY,
    ColumnElement,
    CompoundSelect,
    Select,
    String,
    TableValuedAlias,
    and_,
    bindparam,
    cast,
    delete,
    func,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.core.errors import UsageError
from polis.server.storage.club import members
from polis.server.storage.engine import Engines, connect, opening, sqlite_file
from polis.server.storage.queries import ERASED_LINE
from polis.server.storage.schema import CHAT, CLUB_PLAYERS, ROOMS, SEATS, SUBSCRIPTIONS
from polis.text.message import Message

Result = TypeVar("Result")
Item = TypeVar("Item")

LINES_FOUND = 20_000  # by one query
LINES_AT_ONCE = 500  # changed by one transaction
ROOMS_AT_ONCE = 100
MOST_FOUND = 200
NAMELESS = {"name": None, "colour": None, "avatar": None}
NAMED_LINES = select(CHAT.c.room, CHAT.c.line, CHAT.c.name).where(CHAT.c.name != "")
THIS_LINE = (CHAT.c.room == bindparam("of_room"), CHAT.c.line == bindparam("of_line"))
HASHES = (
    *(SEATS.c[name] for name in ("token_hash", "identity", "former_hash", "former_identity")),
    *(table.c.identity for table in (CHAT, SUBSCRIPTIONS, CLUB_PLAYERS)),
)
"""The columns with hashes of a player's or a spectator's secrets."""

Names = Mapping[str, set[str]]
"""Names to erase, by room."""

Values = Mapping[str, Any]
"""New values of columns."""


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


@dataclass(frozen=True)
class Named:
    """Where names stand that are to be erased.

    Each condition of seats and each query of lines is to use an index of its own: of conditions
    that are joined by "or" across two tables, a database reads every row.
    """

    now: Sequence[ColumnElement[bool]]
    """Seats, by their players."""
    before: ColumnElement[bool]
    """Seats, by players who have lost them."""
    lines: Sequence[Select[tuple[str, int, str]]]
    """Lines of chats, each with its room, its number and a name."""


class ErasureStore:
    """The database as those use it who want something erased."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._one_at_a_time = asyncio.Lock()

    async def forget(self, hashes: Collection[str]) -> list[str]:
        """Erase the names of the players with these hashed tokens; return their rooms.

        Their browsers are not notified any more.
        """
        async with self._one_at_a_time:
            known = await self._known(hashes)
            return await self._forget(known) if known else []

    async def _forget(self, hashes: Collection[str]) -> list[str]:
        holders = (SEATS.c.token_hash.in_(hashes), SEATS.c.identity.in_(hashes))
        former = SEATS.c.former_hash.in_(hashes)
        # What is erased already is left alone, so that the rooms do not change again.
        has_name = or_(SEATS.c.name.is_not(None), SEATS.c.colour.is_not(None))
        seat = and_(SEATS.c.room == CHAT.c.room, SEATS.c.seat == CHAT.c.seat)
        written = [NAMED_LINES.join(SEATS, seat).where(held) for held in (*holders, former)]
        named = Named(
            now=[and_(held, has_name) for held in holders],
            before=and_(former, SEATS.c.former_name.is_not(None)),
            lines=[*written, NAMED_LINES.where(CHAT.c.identity.in_(hashes))],
        )
        if await self._outside_of_rooms(hashes):
            async with self._engines.begin() as connection:
                theirs = SUBSCRIPTIONS.c.identity.in_(hashes)
                await connection.execute(delete(SUBSCRIPTIONS).where(theirs))
                await members.forget(connection, hashes)
        return await self._erase(named)

    async def renew(self, old: str, new: str) -> list[str]:
        """Replace the hash of a person's secret; return the rooms in which it was known.

        Devices that know only the old one are not notified any more. If this is interrupted, a
        second call with the same hashes does the rest.
        """
        async with self._one_at_a_time:
            rooms = await self._renew_player(old, new) | await self._renew_spectator(old, new)
            if await self._outside_of_rooms([old]):
                async with self._engines.begin() as connection:
                    theirs = SUBSCRIPTIONS.c.identity == old
                    await connection.execute(delete(SUBSCRIPTIONS).where(theirs))
                    await members.renew(connection, old, new)
        return sorted(rooms)

    async def erase_name(self, name: str) -> Erased:
        """Erase a name wherever it is exactly this one."""
        bearers = select(SEATS.c.identity).where(
            SEATS.c.name == name, SEATS.c.identity.is_not(None)
        )
        theirs = SUBSCRIPTIONS.c.identity.in_(bearers)
        named = Named(
            now=[SEATS.c.name == name],
            before=SEATS.c.former_name == name,
            lines=[NAMED_LINES.where(CHAT.c.name == name)],
        )
        async with self._engines.begin() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(theirs))
            players = await members.erase_name(connection, name)
        return Erased(len(await self._erase(named)), players)

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

    # Parts of the above --------------------------------------------------------------------------

    async def _read(self, query: Select[Any] | CompoundSelect[Any]) -> list[Any]:
        async with self._engines.reading.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _known(self, hashes: Collection[str]) -> list[str]:
        """Those of many hashes that occur in the database at all."""
        given = _column_of(hashes, self._engines.reading.dialect.name)
        found = (select(given.c.value).join(c.table, c == given.c.value) for c in HASHES)
        return [value for (value,) in await self._read(union(*found))]

    async def _outside_of_rooms(self, hashes: Collection[str]) -> bool:
        """Whether a person with one of these hashes gets notices or is known to the club."""
        notified = select(SUBSCRIPTIONS.c.identity).where(SUBSCRIPTIONS.c.identity.in_(hashes))
        for query in (notified, *members.mentions(hashes)):
            if await self._read(query.limit(1)):
                return True
        return False

    async def _renew_player(self, old: str, new: str) -> set[str]:
        """Renew a player and host; return the rooms."""
        seats, hosts = SEATS.c.identity == old, ROOMS.c.host_identity == old
        queries = (select(SEATS.c.room).where(seats), select(ROOMS.c.id).where(hosts))
        rooms = {room for query in queries for (room,) in await self._read(query)}
        for part in _parts(sorted(rooms), ROOMS_AT_ONCE):
            held = update(SEATS).where(SEATS.c.room.in_(part), seats)
            hosted = update(ROOMS).where(ROOMS.c.id.in_(part), hosts)
            async with self._engines.begin() as connection:
                await connection.execute(held.values(identity=new))
                await connection.execute(hosted.values(host_identity=new))
                await _count_up(connection, part)
        return rooms

    async def _renew_spectator(self, old: str, new: str) -> set[str]:
        """Renew a spectator, muted or not; return the rooms in which lines of this person are."""
        rooms: set[str] = set()
        query = select(CHAT.c.room, CHAT.c.line).where(CHAT.c.identity == old)
        muted = func.replace(ROOMS.c.muted_spectators, old, new)
        while found := await self._read(query.limit(LINES_AT_ONCE)):
            written = sorted({room for room, _ in found})
            renewed = update(ROOMS).where(ROOMS.c.id.in_(written)).values(muted_spectators=muted)
            async with self._engines.begin() as connection:
                await connection.execute(renewed)
                await _change_lines(connection, found, {"identity": new})
            rooms |= set(written)
        return rooms

    async def _erase(self, named: Named) -> list[str]:
        """Erase the names of seats, of former players and of chat lines; return the rooms.

        Seats come last: by their names, another call finds what an interrupted one has left.
        """
        names: dict[str, set[str]] = defaultdict(set)
        queries = [select(SEATS.c.room, SEATS.c.name).where(now) for now in named.now]
        queries.append(select(SEATS.c.room, SEATS.c.former_name).where(named.before))
        for query in queries:
            for room, name in await self._read(query):
                names[room] |= {name} if name else set()
        seated = list(names)
        await self._erase_announcements(names)
        written = [await self._erase_lines(lines) for lines in named.lines]
        for part in _parts(seated, ROOMS_AT_ONCE):
            there = update(SEATS).where(SEATS.c.room.in_(part))
            async with self._engines.begin() as connection:
                await connection.execute(there.where(or_(*named.now)).values(NAMELESS))
                await connection.execute(there.where(named.before).values(former_name=None))
                await _count_up(connection, part)
        return sorted({*seated, *(room for rooms in written for room in rooms)})

    async def _erase_lines(self, query: Select[tuple[str, int, str]]) -> set[str]:
        """Erase the names of lines, and announcements of these names; return the rooms."""
        rooms: set[str] = set()
        while found := await self._read(query.limit(LINES_FOUND)):
            names: dict[str, set[str]] = defaultdict(set)
            for room, _, name in found:
                names[room].add(name)
            await self._erase_announcements(names)
            await self._change_lines([(room, line) for room, line, _ in found], {"name": ""})
            rooms |= set(names)
        return rooms

    async def _erase_announcements(self, names: Names) -> None:
        """Erase announcements that tell a name: those of new names and of removed players."""
        telling = (CHAT.c.message.contains(key) for key in ("room-renamed", "room-removed"))
        query = select(CHAT.c.room, CHAT.c.line, CHAT.c.message).where(or_(*telling))
        told: dict[str, list[tuple[int, dict[str, Any]]]] = defaultdict(list)
        for part in _parts(list(names), ROOMS_AT_ONCE):
            for room, line, message in await self._read(query.where(CHAT.c.room.in_(part))):
                told[room].append((line, json.loads(message)["args"]))
        lines = [(room, line) for room in told for line in _lines_with(told[room], names[room])]
        await self._change_lines(lines, ERASED_LINE)

    async def _change_lines(self, lines: Sequence[tuple[str, int]], values: Values) -> None:
        for part in _parts(lines, LINES_AT_ONCE):
            async with self._engines.begin() as connection:
                await _change_lines(connection, part, values)


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


async def _change_lines(
    connection: AsyncConnection, lines: Sequence[tuple[str, int]], values: Values
) -> None:
    """Change columns of lines that their keys name."""
    keys = [{"of_room": room, "of_line": line} for room, line in lines]
    await connection.execute(update(CHAT).where(*THIS_LINE).values(**values), keys)
    await _count_up(connection, {room for room, _ in lines})


async def _count_up(connection: AsyncConnection, rooms: Collection[str]) -> None:
    these = ROOMS.c.id.in_(sorted(rooms))
    await connection.execute(update(ROOMS).where(these).values(revision=ROOMS.c.revision + 1))


def _column_of(values: Collection[str], dialect: str) -> TableValuedAlias:
    """Values as a table: one parameter, because a statement with hundreds takes long to make."""
    if dialect == "postgresql":
        array = func.unnest(cast(list(values), ARRAY(String)))
        return array.table_valued("value", name="given").render_derived()
    return func.json_each(json.dumps(list(values))).table_valued("value", name="given")


def _parts(items: Sequence[Item], size: int) -> Iterator[Sequence[Item]]:
    """The items in lists of at most this size."""
    return (items[start : start + size] for start in range(0, len(items), size))
