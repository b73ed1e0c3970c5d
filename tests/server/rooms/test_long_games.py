"""Games of thousands of rows: an undo costs the same everywhere, and the log has an end."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from polis.core.position import Position
from polis.server import lobby
from polis.server.config import Config
from polis.server.protocol import client_messages, http
from polis.server.refusals import RequestRefused
from polis.server.rooms import commands, history, presentation
from polis.server.rooms.history import History, Step
from polis.server.rooms.past import checkpoints
from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.storage.records import MoveRecord
from polis.server.uploads import logs
from tests.server.storage.test_store import ROOM
from tests.server.support.client import me, new_id, room_body
from tests.server.workers.test_bots import Listener

pytestmark = pytest.mark.anyio

EMPTY_ROOM = replace(ROOM, uploaded=False)


def acted(past: History) -> None:
    """Go one row further, with as little work as possible."""
    position, seat = past.position.copy(), past.position.seat
    code = int(position.legal.codes[0])
    action = position.write(code)
    position.apply(code)
    chance = []
    while position.seat == -1:
        chance.append(position.deal(7))
    row = MoveRecord(
        past.number + 1, "act", seat, "person", action, tuple(chance), None, None, 0.0, 0.0
    )
    past.take(Step(row, position, []))


def played(rows: int) -> History:
    """A history of so many rows."""
    past = History(EMPTY_ROOM)
    past.take(past.start(0.0))
    while past.number < rows - 1:
        acted(past)
    return past


class Applied:
    """Counts the moves that are applied to positions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        apply = Position.apply

        def counting(position: Position, code: int) -> None:
            self.count += 1
            apply(position, code)

        monkeypatch.setattr(Position, "apply", counting)


def test_an_undo_costs_the_same_at_move_10_000_as_at_move_10(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert history.MOST_ROWS >= 10_000
    applied = Applied(monkeypatch)
    for rows in (10, 9_999):
        past = played(rows)
        most = max(1 + len(row.chance) for row in past.rows)
        for to in (past.number - 1, past.number - 5, 0):
            applied.count = 0
            past.undo(0, to, None, 0.0, 0.0)
            assert applied.count < checkpoints.EVERY * most, (rows, to)


def test_positions_after_undos_are_those_of_a_replay(seed: int) -> None:
    """Undos to all kinds of rows, some behind a checkpoint, also read from the database."""
    past = played(3 * checkpoints.EVERY)
    kept = [replace(row) for row in past.rows]
    for to in (past.number - 1, 2 * checkpoints.EVERY, 5, 4):
        step = past.undo(0, to, None, 0.0, 0.0)
        past.take(step)
        kept.append(step.row)
        assert step.position == replayed(past)
        for _ in range(checkpoints.EVERY + 3):
            acted(past)
            kept.append(past.rows[-1])
    again = History(EMPTY_ROOM)
    for row in kept:
        again.add(row)
    assert again.position == past.position == replayed(past)
    assert again.standing == past.standing


def replayed(past: History) -> Position:
    """The position after all moves that stand, from the beginning."""
    position = past.rules.new(past.players, rules_version=1, **ROOM.options)
    for move in past.moves:
        position.play(move)
    return position


# The end of a log ---------------------------------------------------------------------------------


@pytest.fixture
async def room(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A room whose log has place for four rows."""
    for module in (history, presentation):
        monkeypatch.setattr(module, "MOST_ROWS", 4)
    server = Services(Config.model_construct(database=database, bot_workers=0))
    await server.open()
    body = http.CreateRoom.model_validate(room_body("machi-koro", me(), me("Boris")))
    yield await server.rooms.get((await lobby.create(server, body)).room)
    await server.close()


async def act(room: Room, client: Listener) -> None:
    table: Any = room.view()
    message = client_messages.Act(
        type="act", id=new_id(), number=room.number, seat=table.to_act or 0, action="build nothing"
    )
    async with room.lock:
        await commands.act(room, client, message)


async def test_a_game_whose_log_is_full_ends_with_a_message(room: Room) -> None:
    client = Listener()
    client.seats = [0, 1]
    async with room.lock:
        await room.enter(client)
    for _ in range(3):
        await act(room, client)
    assert (room.number, room.row.status) == (3, "over")
    assert client.keys() == ["room-log-full"]
    table: Any = room.view()
    assert (table.to_act, table.legal, table.undo, table.result) == (None, [], [], None)
    assert table.prompt.key == table.request.key == "room-log-full"
    with pytest.raises(RequestRefused, match="4 entries"):
        await act(room, client)
    undo = client_messages.Undo(type="undo", id=new_id(), number=3, seat=0)
    with pytest.raises(RequestRefused, match="4 entries"):
        async with room.lock:
            await commands.undo(room, client, undo)
    log = json.loads(logs.log_text(room))
    assert log["moves"].count("build nothing") == 3
    assert log["result"] is None
    stored = await room.store.rows(room.id, -1)
    assert [row.number for row in stored] == [0, 1, 2, 3]
