"""Rows that another process has announced are taken in without reading the database."""

from __future__ import annotations

from typing import Any

import pytest

from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.storage.records import StoredRow
from polis.server.storage.rows import stored_row_text
from tests.server.support.sockets import Socket, services, table

pytestmark = pytest.mark.anyio


async def play(anna: Socket, boris: Socket, rows: int) -> None:
    """Let both players build nothing, in turn."""
    seat = anna.heard[0]["position"]["to_act"]
    for number in range(rows):
        socket = (anna, boris)[seat]
        answer = await socket.ask("act", number=number, seat=seat, action="build nothing")
        assert answer["type"] == "ack"
        seat = 1 - seat


async def copy_of(server: Services, room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """The room as this process holds it, which from now on does not read the database."""
    found = await server.rooms.get(room.id)

    async def forbidden(*arguments: Any) -> None:
        raise AssertionError("the database was read")

    monkeypatch.setattr(server.store, "room", forbidden)
    return found


async def test_an_announced_row_is_taken_in_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        services(database) as here,
        services(database) as there,
        table(here) as (room, (anna, boris), _),
    ):
        copy = await copy_of(there, room, monkeypatch)
        await play(anna, boris, 1)
        stored = stored_row_text(StoredRow(room.history.rows[1], room.row.revision))
        for _ in range(2):
            await there.rooms.changed(room.id, stored)
        assert copy.number == 1
        assert copy.history.position == room.history.position


@pytest.mark.parametrize("missing", ["row", "revision"])
async def test_where_more_has_changed_the_database_is_read(
    missing: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        services(database) as here,
        services(database) as there,
        table(here) as (room, (anna, boris), _),
    ):
        copy = await copy_of(there, room, monkeypatch)
        await play(anna, boris, 2)
        number = 2 if missing == "row" else 1
        revision = room.row.revision + (missing == "revision")
        stored = StoredRow(room.history.rows[number], revision)
        with pytest.raises(AssertionError, match="the database was read"):
            await there.rooms.changed(room.id, stored_row_text(stored))
        assert copy.number == 0
