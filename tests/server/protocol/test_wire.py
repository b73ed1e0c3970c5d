"""What travels for a move: one frame for all, changes instead of positions, numbers, pages."""

from __future__ import annotations

import pytest

from polis.core import log
from polis.core.game import Game
from polis.server.rooms.past.words import PAGE
from polis.server.rooms.room import Room
from tests.server.support.client import Said, followed, me, room_body
from tests.server.support.sockets import content, eventually, services, table

pytestmark = pytest.mark.anyio

ROWS = 10_000
SHORT = 300  # bytes
LONG = 100_000


async def test_all_connections_get_the_same_bytes_object(database: str) -> None:
    async with (
        services(database) as server,
        table(server, spectators=2) as (_, sockets, _),
    ):
        anna = sockets[0]
        await anna.ask("act", number=0, seat=0, action="build nothing")
        found = []
        for socket in sockets:
            await eventually(lambda s=socket: any(said["type"] == "event" for said in s.heard))
            found.append(next(f for f in socket.frames if content(f)["type"] == "event"))
        assert all(frame is found[0] for frame in found)


async def test_a_change_names_the_number_it_builds_on(database: str) -> None:
    async with services(database) as server, table(server, "akropolis") as (_, sockets, _):
        position = sockets[0].heard[0]["position"]
        for number in range(12):
            seat = position["to_act"]
            action = position["legal"][number % len(position["legal"])]
            await sockets[seat].ask("act", number=number, seat=seat, action=action)
            event = next(
                said
                for said in sockets[seat].heard
                if said["type"] == "event" and said["number"] == number + 1
            )
            assert event["base"] == number
            position = followed(position, event)
        state = await sockets[1].ask("read_state")
        assert state["position"] == position
        assert [entry["number"] for entry in state["log"]["entries"]] == list(range(13))


@pytest.mark.parametrize("kind", ["preview", "why_not", "explain", "act", "undo"])
async def test_a_stale_question_is_answered_with_a_number(database: str, kind: str) -> None:
    more: dict[str, Said] = {
        "preview": {"action": "build bakery"},
        "why_not": {"action": "build bakery"},
        "explain": {"seat": 0},
        "act": {"seat": 0, "action": "build bakery"},
        "undo": {"seat": 0},
    }
    async with services(database) as server, table(server) as (_, (anna, _), _):
        await anna.ask("act", number=0, seat=0, action="build nothing")
        answer = await anna.ask(kind, number=0, **more[kind])
        assert (answer["type"], answer["number"]) == ("refused", 1)
        frame = next(f for f in anna.frames if answer["id"].encode() in f)
        assert len(frame) < SHORT


def _fill(room: Room) -> None:
    """Rows up to number `ROWS - 1`: decisions, each taken back at once."""
    history = room.history
    assert history.number == 0
    while history.number < ROWS - 1:
        if history.number % 2:
            history.take(history.undo(0, 0, None, 0.0, 0.0))
        else:
            history.take(history.act("build nothing", "person", None, 0.0, 0.0))


async def test_a_log_of_many_rows_is_read_in_pages(database: str) -> None:
    async with services(database) as server, table(server) as (room, (anna, _), _):
        _fill(room)
        log = (await anna.ask("read_state"))["log"]
        entries, undone = log["entries"], log["undone"]
        assert [entry["number"] for entry in entries] == list(range(ROWS - PAGE, ROWS))
        while entries[0]["number"] > 0:
            anna.frames.clear()
            page = (await anna.ask("read_log", before=entries[0]["number"]))["page"]
            assert len(page["entries"]) == PAGE
            assert max(len(frame) for frame in anna.frames) < LONG
            entries, undone = page["entries"] + entries, page["undone"] + undone
        assert [entry["number"] for entry in entries] == list(range(ROWS))
        assert undone == [entry["number"] for entry in entries if entry["kind"] == "act"][:-1]


async def test_an_uploaded_log_is_read_in_pages(database: str) -> None:
    game = Game("machi-koro", 2, seed=4)
    while len(game.moves) < 3 * PAGE:
        game.play("build nothing")
    moves = list(game.moves)
    async with services(database) as server:
        body = room_body("machi-koro", me("Anna"), me("Boris"), log=log.write(game))
        async with table(server, body=body) as (_, (anna, _), _):
            first = anna.heard[0]["log"]["entries"][0]
            assert len(first["moves"]) == PAGE
            assert max(len(frame) for frame in anna.frames) < LONG
            lines = first["moves"]
            while first["skipped"] > 0:
                page = (await anna.ask("read_log", before=1, moves=first["skipped"]))["page"]
                first = page["entries"][0]
                assert len(first["moves"]) <= PAGE
                lines = first["moves"] + lines
            assert [line["move"] for line in lines][: len(moves)] == moves


async def test_there_is_nothing_before_the_first_row(database: str) -> None:
    async with services(database) as server, table(server) as (_, (anna, _), _):
        empty = {"entries": [], "undone": []}
        assert (await anna.ask("read_log", before=0))["page"] == empty
        whole = (await anna.ask("read_log", before=1_000_000))["page"]
        assert [entry["number"] for entry in whole["entries"]] == [0]
