"""Nothing is lost: the server ends in every way, and what was acknowledged is there."""

from __future__ import annotations

import resource
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from polis.server.storage import health
from polis.server.storage.engine import Engines
from polis.server.storage.health import HealthCheck
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
        await player.act(player.table["legal"][0])
    last = await player.act(player.table["legal"][0], id=mine)
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


@contextmanager
def full_disk(process: Process, database: str) -> Iterator[None]:
    """Let the journal, to which SQLite writes first, not grow any more, as on a full disk."""
    journal = Path(f"{database.removeprefix('sqlite:///')}-wal").stat().st_size
    before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (journal, before[1]))
    yield
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)


async def test_a_full_disk_shows_and_what_fails_then_is_played_later(database: str) -> None:
    with serving("--port", "0", "--database", database) as process:
        house = House(process.address)
        made = await house.create("machi-koro", me(), me("Boris"))
        player = await house.sit(made["room"], *tokens_of(made))
        await player.act("build nothing")
        mine = new_id()
        with full_disk(process, database):
            act = {"number": 1, "seat": 1, "action": "build nothing", "id": mine}
            failed = await player.ask("act", **act)
            assert (failed["type"], failed["reason"]["key"]) == ("error", "live-fault")
            answer = await house.get("/healthz")
            said = answer.json()
            assert (answer.status_code, said["ok"]) == (503, False)
            assert (said["database"], said["writable"]) == (True, False)
        healthy = await house.get("/healthz")
        assert (healthy.status_code, healthy.json()["writable"]) == (200, True)
        assert (await player.ask("act", **act))["type"] == "ack"
        assert player.number == 2


async def test_a_disk_with_hardly_any_space_is_not_healthy(
    engines: Engines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    check = HealthCheck(engines, tmp_path / "polis.sqlite", lambda: now)
    assert await check.run() == (True, True)
    free = shutil.disk_usage(tmp_path).free
    monkeypatch.setattr(health, "LEAST_FREE", 2 * free)
    assert await check.run() == (True, True)  # a good result is kept for some seconds
    now += health.EVERY
    assert await check.run() == (True, False)
    monkeypatch.setattr(health, "LEAST_FREE", 0)
    assert await check.run() == (True, True)
