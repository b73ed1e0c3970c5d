"""Joining and leaving the club, as statements of one transaction.

A player who leaves is gone. The games stay for the ratings of the others, with a random word in the
place of the player's identity.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from sqlalchemy import Row, Select, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.storage.schema import CLUB_PLACES, CLUB_PLAYERS, CLUB_RATINGS, SEATS

LOCK = 0x706F6C6975  # of PostgreSQL: any number that no other application uses


async def hold(connection: AsyncConnection) -> None:
    """Let no other transaction change the club; SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))


async def join(
    connection: AsyncConnection,
    identity: str,
    now: float,
    name: str | None,
    face: tuple[str | None, str | None],
) -> None:
    """Let a player take part from now on, or change the name and face of one who does."""
    shown = {"name": name, "colour": face[0], "avatar": face[1]}
    found = await connection.execute(
        update(CLUB_PLAYERS).where(CLUB_PLAYERS.c.identity == identity).values(shown)
    )
    if not found.rowcount:
        new = {"identity": identity, "joined_at": now, "played_at": now, **shown}
        await connection.execute(insert(CLUB_PLAYERS).values(new))


def mentions(identities: Collection[str]) -> tuple[Select[Any], ...]:
    """Queries that find something if the club knows one of these identities."""
    columns = (CLUB_PLAYERS.c.identity, SEATS.c.former_identity)
    return tuple(select(column).where(column.in_(identities)) for column in columns)


async def leave(connection: AsyncConnection, identities: Collection[str]) -> int:
    """Remove players, their ratings, and their identities from results; return how many."""
    await hold(connection)
    query = select(CLUB_PLAYERS.c.identity).where(CLUB_PLAYERS.c.identity.in_(identities))
    members = list((await connection.execute(query)).scalars())
    for identity in members:
        nobody = secrets.token_hex(16)  # shorter than every hash
        places = update(CLUB_PLACES).where(CLUB_PLACES.c.identity == identity)
        await connection.execute(places.values(identity=nobody))
        for table in (CLUB_RATINGS, CLUB_PLAYERS):
            await connection.execute(delete(table).where(table.c.identity == identity))
    return len(members)


async def renew(connection: AsyncConnection, old: str, new: str) -> None:
    """Put a new identity in the place of an old one."""
    await hold(connection)
    former = update(SEATS).where(SEATS.c.former_identity == old)
    await connection.execute(former.values(former_identity=new))
    if await _member(connection, new) is not None:
        await leave(connection, [old])  # two people do not become one with both results
        return
    for table in (CLUB_PLAYERS, CLUB_RATINGS, CLUB_PLACES):
        renewed = update(table).where(table.c.identity == old).values(identity=new)
        await connection.execute(renewed)


async def forget(connection: AsyncConnection, hashes: Collection[str]) -> None:
    """Remove players from the club, also as those who have lost a seat."""
    await leave(connection, hashes)
    former = update(SEATS).where(SEATS.c.former_identity.in_(hashes))
    await connection.execute(former.values(former_identity=None))


async def erase_name(connection: AsyncConnection, name: str) -> int:
    """Erase the name of players; return how many had it."""
    this = update(CLUB_PLAYERS).where(CLUB_PLAYERS.c.name == name)
    return (await connection.execute(this.values(name=None))).rowcount


async def _member(connection: AsyncConnection, identity: str) -> Row[tuple[str]] | None:
    query = select(CLUB_PLAYERS.c.identity).where(CLUB_PLAYERS.c.identity == identity)
    return (await connection.execute(query)).first()
