"""What the database holds, read past the server and played through by the rules alone."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sqlalchemy import select

from polis.core import registry
from polis.core.contract import CHANCE, OVER
from polis.server.rooms.dealer import drawer
from polis.server.storage.engine import connect
from polis.server.storage.queries import Store
from polis.server.storage.records import ChatRecord, MoveRecord, RoomRecord
from polis.server.storage.schema import CHAT, ROOMS


@dataclass(frozen=True)
class Stored:
    """One room as the database has it."""

    room: RoomRecord
    rows: list[MoveRecord]
    chat: list[ChatRecord]

    def by_id(self) -> dict[str, MoveRecord]:
        """The rows by their clients' ids, each of which stands there once."""
        found: dict[str, MoveRecord] = {}
        for row in self.rows:
            if row.client_id is not None:
                assert row.client_id not in found, f"{row.client_id} was played twice"
                found[row.client_id] = row
        return found

    def check(self) -> None:
        """Every row is whole and legal where it stands, and the chance is the dealer's."""
        assert [row.number for row in self.rows] == list(range(len(self.rows)))
        assert [line.line for line in self.chat] == list(range(len(self.chat)))
        said = [line.client_id for line in self.chat]
        assert len(said) == len(set(said)), "something was said twice"
        assert all(line.text if line.message is None else not line.text for line in self.chat)
        assert (self.room.status == "open") == (not self.rows)
        rules, draw = registry.rules(self.room.game), drawer(self.room)
        position = rules.new(
            len(self.room.seats), rules_version=self.room.rules_version, **self.room.options
        )
        after = []  # the position after each row
        for row in self.rows:
            if row.kind == "undo":
                assert row.undo_to is not None
                assert row.undo_to < row.number
                position = after[row.undo_to].copy()
            else:
                if row.kind == "act":
                    assert row.seat == position.seat
                    assert row.action is not None
                    position.play(row.action)
                # A row that lacks some of its chance would end where chance is to act.
                dealt = []
                while position.seat == CHANCE:
                    code = draw(position)
                    dealt.append(position.write(code))
                    position.apply(code)
                assert tuple(dealt) == row.chance, f"row {row.number} is half applied"
            after.append(position.copy())
        if self.rows:
            assert (position.seat == OVER) == (self.room.status == "over")


def read(database: str) -> dict[str, Stored]:
    """All rooms of a database by their ids."""
    return asyncio.run(read_now(database))


async def read_now(database: str) -> dict[str, Stored]:
    """All rooms of a database by their ids."""
    engines = connect(database)
    try:
        store = Store(engines)
        async with engines.reading.connect() as connection:
            ids = list((await connection.execute(select(ROOMS.c.id))).scalars())
            lines = (await connection.execute(select(CHAT).order_by(CHAT.c.line))).mappings().all()
        found = {}
        for room in ids:
            row = await store.room(room)
            assert row is not None
            chat = [
                ChatRecord(**{k: v for k, v in line.items() if k != "room"})
                for line in lines
                if line["room"] == room
            ]
            found[room] = Stored(row, await store.rows(room, -1), chat)
        return found
    finally:
        await engines.close()
