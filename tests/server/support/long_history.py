"""A database as a server has it after years: many rooms, and many lines in their chats."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Table, insert
from sqlalchemy.dialects import sqlite

from polis.server.storage.engine import check, sqlite_file
from polis.server.storage.rows import room_values, seat_values
from polis.server.storage.schema import CHAT, ROOMS, SEATS
from polis.server.tokens import hashed
from tests.server.storage.test_store import ROOM

LINES = 10  # in each room
SECRETS = [f"{number:043}" for number in range(10)]
"""Secrets of persons, who share the rooms evenly."""


def write_history(database: str, rooms: int = 20_000) -> None:
    """Write so many rooms of the persons, with names and lines, into a new SQLite file."""
    asyncio.run(check(database))
    file = sqlite_file(database)
    assert file is not None
    people = [hashed(secret) for secret in SECRETS]
    room, seat = room_values(ROOM), seat_values(ROOM.id, ROOM.seats[0])
    line = {"seat": 0, "name": "Anna", "text": "hello", "said_at": 2000.0, "watching": False}
    ids = [(f"{number:016}", people[number % len(people)]) for number in range(rooms)]
    with sqlite3.connect(file) as connection:
        _insert(
            connection, ROOMS, [{**room, "id": name, "host_identity": who} for name, who in ids]
        )
        _insert(connection, SEATS, [{**seat, "room": name, "identity": who} for name, who in ids])
        _insert(
            connection,
            CHAT,
            [
                {**line, "room": name, "line": number, "client_id": str(number)}
                for name, _ in ids
                for number in range(LINES)
            ],
        )
    connection.close()


def _insert(
    connection: sqlite3.Connection, table: Table, rows: Sequence[Mapping[str, Any]]
) -> None:
    statement = insert(table).values(dict.fromkeys(rows[0]))
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
    connection.executemany(str(compiled), rows)
