"""Nothing is lost: the server ends in every way, and what was acknowledged is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.support.client import House, me, new_id, tokens_of
from tests.server.support.processes import Process, postgres, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("way", ["kill", "stop"])
async def test_what_was_acknowledged_is_there_after_the_server_ends(
    database: str, way: str
) -> None:
    first = Process("--port", "0", "--database", database)
    first.wait_ready()
    house = House(first.address)
    made = await house.create("machi-koro", me("Anna"), me("Boris"))
    player = await house.sit(made["room"], *tokens_of(made))
    mine = new_id()
    for _ in range(9):
        assert player.table is not None
        await player.act(player.table["actions"][0])
    last = await player.act(player.table["actions"][0], id=mine)
    assert last["number"] == 10
    if way == "kill":
        first.kill()
    else:
        first.stop()
        assert "Application shutdown complete" in "".join(first.lines)
    second = Process("--port", "0", "--database", database)
    try:
        second.wait_ready()
        house = House(second.address)
        again = await house.sit(made["room"], *tokens_of(made))
        assert again.number == 10
        assert again.log == player.log
        assert again.table == player.table
        repeated = await again.ask("act", id=mine, number=9, seat=1, action="build nothing")
        assert (repeated["type"], repeated["number"]) == ("ack", 10)
    finally:
        second.stop()


async def test_no_token_is_written_anywhere(database: str) -> None:
    process = Process("--port", "0", "--database", database, POLIS_VERBOSE="1")
    try:
        process.wait_ready()
        house = House(process.address)
        made = await house.create("machi-koro", me(), me())
        player = await house.sit(made["room"], *tokens_of(made), made["host"])
        await player.act("build bakery")
        # Not even where something goes wrong.
        await player.send(type="hello", room=player.room, tokens=player.tokens)
        await player.hear("error")
        wrong = {"tokens": [*tokens_of(made), made["invite"] + "!"]}
        assert (await house.post(f"/api/rooms/{made['room']}/log", wrong)).status_code == 422
    finally:
        process.stop()
    folder = Path(database.removeprefix("sqlite:///")).parent
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    said = "".join(process.lines)
    for secret in (made["host"], made["invite"], *tokens_of(made)):
        assert secret.encode() not in stored
        assert secret not in said


async def test_without_its_database_the_server_says_so_and_goes_on_when_it_is_back() -> None:
    with postgres() as found:
        database = found.new_database()
        with serving("--port", "0", "--database", database) as process:
            house = House(process.address)
            made = await house.create("machi-koro", me(), me("Boris"))
            found.stop()
            for path in ("/api/rooms", f"/api/rooms/{made['room']}"):
                away = await house.get(path)
                assert (away.status_code, away.json()["reason"]["key"]) == (503, "http-database")
            health = await house.get("/healthz")
            assert (health.status_code, health.json()["database"]) == (503, False)
            found.start()
            assert (await house.get("/api/rooms")).status_code == 200
            player = await house.sit(made["room"], *tokens_of(made))
            assert (await player.act("build bakery"))["number"] == 1
