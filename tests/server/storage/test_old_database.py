"""A database that a server of protocol 1 has written: rooms, positions, chat and clocks are there.

`support/data/protocol_1.sql` is a dump of that database, `protocol_1.json` holds what that server
sent to the hosts of its rooms.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from polis.core import registry
from polis.core.contract import CHANCE
from polis.server.storage.records import KEYED, SEEDED
from tests.server.support import stored
from tests.server.support.client import House, Player, Said
from tests.server.support.processes import GENEROUS, Process, serving

pytestmark = pytest.mark.anyio

DATA = Path(__file__).parents[1] / "support" / "data"
ROOMS: dict[str, Said] = json.loads((DATA / "protocol_1.json").read_text(encoding="utf-8"))
FOREVER = {
    f"POLIS_{status}_ROOM_DAYS": "100000"  # the rooms get older with every year
    for status in ("OPEN", "IDLE", "OVER")
}


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server on a copy of the old database."""
    file = tmp_path_factory.mktemp("old") / "polis.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((DATA / "protocol_1.sql").read_text(encoding="utf-8"))
    limits = GENEROUS | FOREVER
    with serving("--port", "0", "--database", f"sqlite:///{file}", **limits) as process:
        yield process


async def test_every_row_is_still_legal(old: Process) -> None:
    found = await stored.read_now(old.database)
    assert set(found) == set(ROOMS)
    for name in ROOMS:
        # Chance of a game that began with a log is the log's, not the dealer's.
        if not found[name].room.uploaded:
            found[name].check()


@pytest.mark.parametrize("room", ROOMS)
async def test_a_room_is_as_it_was(old: Process, room: str) -> None:
    house, before = House(old.address), ROOMS[room]
    if before["moves"] is not None:
        log = await house.post(f"/api/rooms/{room}/log", {"tokens": before["tokens"]})
        assert json.loads(log.json()["log"])["moves"] == before["moves"]
    player = await house.sit(room, *before["tokens"])
    _compare_room(player, before)
    if before["moves"] is not None:
        _compare_position(player, before)
    await player.close()
    await house.close()


def _compare_room(player: Player, before: Said) -> None:
    state = player.state
    info = state["room"]
    seats = [[seat[key] for key in ("kind", "name", "level", "stand_in")] for seat in info["seats"]]
    assert (info["game"], info["status"], seats) == (
        before["game"],
        before["status"],
        before["seats"],
    )
    assert (state["access"], info["undo_request"]) == (before["access"], before["undo_request"])
    chat = [[line[key] for key in ("seat", "name", "text")] for line in state["chat"]]
    assert chat == before["chat"]


def _compare_position(player: Player, before: Said) -> None:
    position, clocks = player.state["position"], player.state["position"]["clocks"]
    for key in ("number", "to_act", "scores", "result"):
        assert position[key] == before[key]
    assert len(position["legal"]) == before["legal"]
    assert sorted(player.undone) == before["undone"]
    assert (clocks is not None) == before["clock"]
    assert (clocks and clocks["remaining"]) == before["remaining"]


async def test_a_game_goes_on_where_it_was_with_its_seed(old: Process) -> None:
    house, room = House(old.address), "akropolis-play--"
    player = await house.sit(room, *ROOMS[room]["tokens"])
    assert player.facts["luck"] is None, "what a seed decides cannot be verified"
    for _ in range(8):
        assert player.table is not None
        assert (await player.act(player.table["legal"][0]))["type"] == "ack"
    found = (await stored.read_now(old.database))[room]
    assert (found.room.dealer, found.room.root) == (SEEDED, None)
    position, drawn = registry.rules(found.room.game).new(2, **found.room.options), []
    log = json.loads((await house.post(f"/api/rooms/{room}/log", {})).json()["log"])
    assert "luck" not in log
    for number, move in enumerate(log["moves"]):
        if position.seat == CHANCE:
            assert move == position.write(position.draw(found.room.seed))
            drawn.append(number)
        position.play(move)
    assert drawn[-1] >= len(ROOMS[room]["moves"]), "something was drawn by this server"
    await player.close()
    await house.close()


async def test_the_rematch_of_an_old_game_can_be_verified(old: Process) -> None:
    house, before = House(old.address), ROOMS["akropolis-over--"]
    old_room = await house.sit("akropolis-over--", *before["tokens"])
    assert (old_room.facts["luck"], old_room.facts["next_luck"]) == (None, None)
    body = {"tokens": before["tokens"]}
    again = (await house.post("/api/rooms/akropolis-over--/rematch", body)).json()["room"]
    player = await house.sit(again, *before["tokens"])
    assert player.facts["luck"]["contributed"] == []
    assert (await stored.read_now(old.database))[again].room.dealer == KEYED
    for seat in (old_room, player):
        await seat.close()
    await house.close()
