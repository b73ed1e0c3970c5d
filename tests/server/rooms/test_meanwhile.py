"""Tables before the native code of their game is built, and the moment at which it comes."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from polis.core import registry
from polis.core.contract import CHANCE
from polis.core.native.builds import Builds, Progress
from polis.core.native.compiler_package import COMING
from polis.core.native.store import RULES, STRATEGY
from polis.core.position import Position
from polis.server import lobby
from polis.server.config import Config
from polis.server.protocol import encoding, http
from polis.server.services import Services
from polis.server.workers.pool import Pool
from polis.server.workers.worker_process import Worker
from tests.native import put_libraries
from tests.server.support.client import House, Player, Said, bot, me, room_body, tokens_of
from tests.server.support.processes import GENEROUS, Process
from tests.server.support.swapping import ROWS
from tests.server.workers.test_bots import Listener

pytestmark = pytest.mark.anyio

GAMES = [sheet.key for sheet in registry.sheets()]


# A server without native code ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server on a machine without a compiler."""
    file = tmp_path_factory.mktemp("plain") / "polis.sqlite"
    variables = GENEROUS | {"NUMBA_DISABLE_JIT": "1"}
    process = Process("--port", "0", "--database", f"sqlite:///{file}", **variables)
    try:
        process.wait_ready()
        yield process
    finally:
        process.kill()


@asynccontextmanager
async def visiting(server: Process) -> AsyncIterator[House]:
    house = House(server.address)
    yield house
    await house.close()


async def play(player: Player, rows: int) -> None:
    """Take part in a game, by any legal actions, until it has so many rows."""
    while player.number < rows:
        if mine(player):
            assert player.table is not None
            assert (await player.act(player.table["legal"][-1]))["type"] == "ack"
        else:
            await player.next()


def mine(player: Player) -> bool:
    """Whether the person is to act."""
    return player.table is not None and player.table["to_act"] == 0


def note(facts: Said) -> tuple[str, list[str]] | None:
    """Why a quick bot plays in a room, and for which levels."""
    found = facts["levels_note"]
    return found and (found["key"], [level["key"] for level in found["args"]["levels"]])


@pytest.mark.parametrize("game", GAMES)
async def test_everything_works_at_once_in_plain_python(plain: Process, game: str) -> None:
    async with visiting(plain) as house:
        made = await house.create(game, me(), bot("master"))
        player = await house.sit(made["room"], *tokens_of(made))
        assert note(player.facts) == ("room-levels-unavailable", ["level-master"])
        await play(player, 6)
        assert player.table is not None
        assert {entry["by"] for entry in player.log if entry["seat"] == 1} == {"bot"}
        await player.until(mine)
        hint = await player.ask("hint", number=player.number)
        assert hint["action"] in player.table["legal"]
        assert hint["reasons"]
        # The seat keeps its level, which plays as soon as it can.
        assert player.facts["seats"][1]["level"] == "master"
        assert [said for said in player.heard if said["type"] == "notice"] == []
        log = (await house.post(f"/api/rooms/{made['room']}/log", {})).json()["log"]
        part = (await house.post("/api/log/analysis", {"log": log})).json()
        assert (part["bot"], part["game"]) == ("greedy", game)
        assert part["moves"]


async def test_levels_that_are_quick_in_plain_python_play_themselves(plain: Process) -> None:
    async with visiting(plain) as house:
        made = await house.create("machi-koro", me(), bot("apprentice"))
        player = await house.sit(made["room"], *tokens_of(made))
        assert note(player.facts) is None
        await play(player, 4)
        # A bot that takes over for a person is a level, too.
        made = await house.create("akropolis", me(), me("Boris"))
        player = await house.sit(made["room"], *tokens_of(made))
        assert note(player.facts) is None
        await player.ask("substitute_bot", seat=1, level="builder")
        await player.until(lambda player: note(player.facts) is not None)
        assert note(player.facts) == ("room-levels-unavailable", ["level-builder"])


# The moment at which it comes ---------------------------------------------------------------------


@pytest.fixture
def coming(tmp_path: Path) -> Path:
    """A file that tells a server to wait for its compiler."""
    file = tmp_path / "coming"
    file.touch()
    return file


@pytest.fixture
def later(tmp_path: Path, coming: Path) -> dict[str, str]:
    """The environment of a server that begins without native code and may use it later."""
    cache = str(tmp_path / "cache")
    return {"NUMBA_DISABLE_JIT": "0", "POLIS_CACHE_DIR": cache, COMING: str(coming)}


@pytest.mark.parametrize("game", GAMES)
async def test_the_level_itself_plays_as_soon_as_it_is_native(
    tmp_path: Path, later: dict[str, str], coming: Path, database: str, game: str
) -> None:
    server = Process("--port", "0", "--database", database, **GENEROUS | later)
    try:
        async with visiting(server) as house:
            made = await house.create(game, me(), bot("master"))
            player = await house.sit(made["room"], *tokens_of(made))
            assert note(player.facts) == ("room-levels-building", ["level-master"])
            await play(player, 6)
            for each in GAMES:
                put_libraries(each, tmp_path / "cache")
            coming.unlink()
            await player.until(lambda player: note(player.facts) is None)
            await play(player, player.number + 6)
            sheets = (await house.get("/api/games")).json()["games"]
            assert [s["levels"] for s in sheets if s["game"] == game] == ["ready"]
            assert {entry["by"] for entry in player.log if entry["seat"] == 1} == {"bot"}
            assert player.facts["seats"][1]["level"] == "master"
            assert [said for said in player.heard if said["type"] == "notice"] == []
    finally:
        server.kill()
    assert not [line for line in server.lines if "bot failed" in line or "not used" in line]


REPLAY = """
import json, sys
from polis.core import registry
rules = registry.rules(sys.argv[1])
position = rules.new(2)
for line in sys.stdin:
    row = json.loads(line)
    for move in row["moves"]:
        position.play(move)
    assert position.records.tobytes().hex() == row["record"], row
assert "native" not in repr(rules.kernels["apply"])
"""


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_a_room_are_those_of_a_plain_replay(
    tmp_path: Path, later: dict[str, str], database: str, game: str
) -> None:
    put_libraries(game, tmp_path / "store")
    built = tmp_path / "store/libraries"
    shown = run("-m", "tests.server.support.swapping", game, database, built, **later)
    native = [json.loads(line)["native"] for line in shown.splitlines()]
    assert native == sorted(native)
    assert ROWS[game] <= native.count(False) <= len(native) - ROWS[game]
    run("-c", REPLAY, game, typed=shown, NUMBA_DISABLE_JIT="1")


def run(*arguments: object, typed: str = "", **variables: str) -> str:
    """What a new interpreter prints."""
    done = subprocess.run(
        [sys.executable, *map(str, arguments)],
        env=os.environ | variables, input=typed, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
async def test_a_worker_plays_natively_once_the_library_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, later: dict[str, str], game: str
) -> None:
    for name, value in later.items():
        monkeypatch.setenv(name, value)
    started: list[Worker] = []
    start = Worker.start

    async def counted(command: tuple[str, ...]) -> Worker:
        started.append(await start(command))
        return started[-1]

    monkeypatch.setattr(Worker, "start", counted)
    position = registry.rules(game).new(2)
    pool = Pool(1, 60.0)
    pool.start()

    async def play_on(decisions: int) -> None:
        for _ in range(decisions):
            choice = await pool.choose(position, "master")
            assert (choice.level, choice.replaced) == ("master", False)
            position.play(choice.action)
            deal(position)

    try:
        deal(position)
        await play_on(5)
        before = await pool.advise(position, "master")
        monkeypatch.undo()
        put_libraries(game, tmp_path / "cache")
        after = await pool.advise(position, "master")
        there = position.copy()
        await play_on(5)
    finally:
        await pool.close()
    assert len(started) == 1
    for choice in (before, after):
        assert choice is not None
        assert (choice.level, choice.replaced) == ("master", False)
        assert choice.action in there.legal
    assert before is not None
    assert after is not None
    # One look at each move, then many simulations.
    assert {estimate.visits for estimate in before.estimates} == {0}
    assert sum(estimate.visits for estimate in after.estimates) > 0


def deal(position: Position) -> None:
    """Draw whatever chance has to, until a player is to act."""
    while position.seat == CHANCE:
        position.deal(1)


# What the table says ------------------------------------------------------------------------------


class Reports:
    """Builds that have come as far as a test says."""

    def __init__(self) -> None:
        self.now = Progress()

    def progress(self, game: str) -> Progress:
        return self.now


async def test_the_line_goes_when_the_level_is_there(database: str) -> None:
    server = Services(Config.model_construct(database=database, bot_workers=0))
    server.builds = Builds([])
    await server.open()
    seats = (me(), bot("master"), bot("builder"), bot("master"))
    rooms, listeners = [], []
    for game in ("machi-koro", "akropolis"):
        body = http.CreateRoom.model_validate(room_body(game, *seats))
        rooms.append(await server.rooms.get((await lobby.create(server, body)).room))
        listeners.append(Listener())
        async with rooms[-1].lock:
            await rooms[-1].enter(listeners[-1])

    def notes() -> list[Any]:
        changes = ([s for s in one.heard if s["type"] == "room_changed"] for one in listeners)
        infos = (json.loads(encoding.encode(room.info())) for room in rooms)
        return [
            note(found[-1]["room"] if found else info)
            for found, info in zip(changes, infos, strict=True)
        ]

    async def report(game: str, progress: Progress) -> None:
        reports.now = progress
        await asyncio.to_thread(server.levels.report, reports, game)
        await asyncio.sleep(0)

    reports: Any = Reports()
    both = ["level-builder", "level-master"]
    building, failed = "room-levels-building", "room-levels-unavailable"
    assert notes() == [(building, ["level-master"]), (building, both)]
    await report("machi-koro", Progress(native=frozenset([RULES]), step="value"))
    assert notes()[0] == (building, ["level-master"])
    await report("machi-koro", Progress(native=frozenset([RULES, STRATEGY])))
    assert notes() == [None, (building, both)]
    await report("akropolis", Progress(native=frozenset([RULES]), failed=True))
    assert notes() == [None, (failed, both)]
    assert [server.levels[game] for game in GAMES] == ["unavailable", "ready", "building"]
    assert await server.levels.settled("akropolis") == "unavailable"
    await server.close()


async def test_the_game_that_is_asked_for_is_built_first(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []

    def run(builds: Builds, game: str) -> str:
        built.append(game)
        return "a test builds nothing"

    monkeypatch.setattr(Builds, "_run", run)
    monkeypatch.setattr("polis.core.native.builds.AT_ONCE", 1)
    monkeypatch.setattr(registry, "load_libraries", lambda game: frozenset())
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    server = Services(Config.model_construct(database=database, bot_workers=0))
    server.levels.start()
    lobby.ask_for(server, "world-wonders")
    server.builds.start()
    await asyncio.to_thread(server.builds.wait)
    assert built == ["world-wonders", "akropolis", "machi-koro"]
    assert await server.levels.settled("machi-koro") == "unavailable"
    await server.close()
