"""Bots that fail, hang, cheat or die; bots when many wait; and people while a bot thinks."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from polis.bots import levels
from polis.core import registry
from polis.core.position import Position
from polis.server import lobby
from polis.server.config import Config
from polis.server.protocol import client_messages, http
from polis.server.rooms.commands import COMMANDS
from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.storage.records import RoomRecord
from polis.server.workers import pool as bots
from polis.server.workers import worker_process
from polis.server.workers.pool import Job, Pool
from tests.server.support.client import Said, bot, me, new_id, room_body

WORKER = str(Path(__file__).with_name("support") / "strange_worker.py")
MISDEEDS = ("fail", "hang", "cheat", "babble", "lie", "die")

pytestmark = pytest.mark.anyio

MakePool = Callable[..., Pool]


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "jobs"


@pytest.fixture
async def pool(journal: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[MakePool]:
    """Makes a pool whose workers do these deeds."""
    made = []

    def make(*deeds: str, workers: int = 1, most_wait: float = 60.0) -> Pool:
        be_patient(monkeypatch, deeds)
        found = Pool(workers, most_wait, command=(WORKER, str(journal), *deeds))
        found.start()
        made.append(found)
        return found

    yield make
    for found in made:
        await found.close()


def be_patient(monkeypatch: pytest.MonkeyPatch, deeds: tuple[str, ...]) -> None:
    """Only a worker that hangs is given up soon: a busy machine is slow with all the others."""
    monkeypatch.setattr(worker_process, "GRACE", 1.0 if "hang" in deeds else 60.0)


def jobs(journal: Path) -> list[Said]:
    """All jobs that workers have got so far."""
    return [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]


def prepared(journal: Path, worker: int) -> list[str]:
    """The games that a worker has prepared so far, in order."""
    lines = journal.with_suffix(".prepared").read_text(encoding="utf-8").splitlines()
    return [note["game"] for note in map(json.loads, lines) if note["pid"] == worker]


async def eventually(fits: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(60):
        while not fits():
            await asyncio.sleep(0.01)


def position() -> Position:
    """The beginning of a game in which building nothing is legal and a radio tower too dear."""
    found = registry.rules("machi-koro").new(2)
    found.deal(1)
    return found


# One move -----------------------------------------------------------------------------------------


async def test_a_bot_that_finds_a_move_is_not_replaced(pool: MakePool) -> None:
    choice = await pool().choose(position(), "master")
    assert (choice.action, choice.level, choice.replaced) == ("build nothing", "master", False)


@pytest.mark.parametrize("deed", MISDEEDS)
async def test_a_bot_that_misbehaves_is_replaced_by_the_next_lower_level(
    pool: MakePool, journal: Path, deed: str
) -> None:
    choice = await pool(deed).choose(position(), "master")
    assert (choice.action, choice.level, choice.replaced) == ("build nothing", "architect", True)
    wanted = [levels.level("machi-koro", level).bot for level in ("master", "architect")]
    assert [job["spec"] for job in jobs(journal)] == wanted


async def test_when_all_levels_fail_the_last_resort_plays(pool: MakePool, journal: Path) -> None:
    choice = await pool(*["fail"] * 5).choose(position(), "master")
    assert (choice.level, len(jobs(journal))) == ("random", 6)


async def test_when_no_worker_answers_at_all_the_server_plays_itself(pool: MakePool) -> None:
    choice = await pool(*["hang"] * 99, most_wait=0.5).choose(position(), "builder")
    assert choice.action in position().legal


async def test_a_worker_that_hangs_is_ended(pool: MakePool, journal: Path) -> None:
    await pool("hang").choose(position(), "master")
    first, second = (job["pid"] for job in jobs(journal))
    assert first != second
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


async def test_a_worker_killed_in_thought_is_started_anew(pool: MakePool, journal: Path) -> None:
    thinking = asyncio.create_task(pool("hang").choose(position(), "master"))
    await eventually(lambda: journal.exists() and bool(jobs(journal)))
    os.kill(jobs(journal)[0]["pid"], signal.SIGKILL)
    assert (await thinking).level == "architect"
    assert jobs(journal)[1]["pid"] != jobs(journal)[0]["pid"]


async def test_no_bot_is_replaced_for_a_worker_that_died_idle(
    pool: MakePool, journal: Path, caplog: pytest.LogCaptureFixture
) -> None:
    found = pool()
    await found.choose(position(), "master")
    os.kill(jobs(journal)[0]["pid"], signal.SIGKILL)
    await eventually(lambda: "bot worker ended" in caplog.text)
    choice = await found.choose(position(), "master")
    assert (choice.level, choice.replaced) == ("master", False)
    assert len({job["pid"] for job in jobs(journal)}) == 2


async def test_a_worker_in_anothers_place_prepares_only_what_is_asked_for(
    pool: MakePool, journal: Path
) -> None:
    await pool("hang").choose(position(), "master")
    first, second = (job["pid"] for job in jobs(journal))
    all_games = [sheet.key for sheet in registry.sheets()]
    assert prepared(journal, first) == all_games
    assert prepared(journal, second) == ["machi-koro"]


async def test_the_game_that_somebody_wants_is_prepared_first(database: str, journal: Path) -> None:
    server = Services(Config.model_construct(database=database, bot_workers=1))
    server.pool = Pool(1, 60.0, server._worker_progress, (WORKER, str(journal)))
    await server.open()
    try:
        with pytest.raises(lobby.NotReady, match="World Wonders"):
            lobby.check_ready(server, "world-wonders")
        await server.pool.choose(position(), "master")
    finally:
        await server.close()
    worker = jobs(journal)[0]["pid"]
    assert prepared(journal, worker) == ["world-wonders", "akropolis", "machi-koro"]


# Many moves ---------------------------------------------------------------------------------------


async def test_budgets_shrink_when_more_rooms_wait_than_workers(
    pool: MakePool, journal: Path
) -> None:
    found = pool("wait", workers=2, most_wait=10.0)
    first = asyncio.create_task(found.choose(position(), "master"))
    await eventually(lambda: journal.exists() and bool(jobs(journal)))
    others = [asyncio.create_task(found.choose(position(), "master")) for _ in range(60)]
    await asyncio.gather(*others)
    journal.with_suffix(".go").touch()
    await first
    full = levels.level("machi-koro", "master").seconds
    budgets = [job["seconds"] for job in jobs(journal)]
    assert budgets[0] == full
    assert budgets[1] <= 10.0 * 2 / 60
    assert budgets[-1] == full


async def test_nobody_waits_longer_than_is_allowed(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Bots that use all their time, on a clock of the test's own."""
    rng = random.Random(seed)
    now = 0.0
    monkeypatch.setattr(bots.time, "monotonic", lambda: now)
    for _ in range(200):
        now = 0.0
        workers, count = rng.randint(1, 8), rng.randint(1, 300)
        pool = Pool(workers, 10.0)
        names = [rng.choice(levels.NAMES) for _ in range(count)]
        pool._waiting = [Job(position(), name, 0.0) for name in names]
        free = [0.0] * workers
        while pool._waiting:
            place = free.index(min(free))
            now = free[place]
            free[place] += pool._budget(pool._waiting.pop(0))
        assert max(free) <= 10.0, (workers, count)


async def test_games_go_before_studies(pool: MakePool, journal: Path) -> None:
    found = pool("wait")
    first = asyncio.create_task(found.choose(position(), "builder"))
    await eventually(lambda: journal.exists() and bool(jobs(journal)))
    study = asyncio.create_task(found.analyse(position(), "master", 0.3))
    await asyncio.sleep(0)
    move = asyncio.create_task(found.choose(position(), "builder"))
    await asyncio.sleep(0)
    journal.with_suffix(".go").touch()
    await asyncio.gather(first, study, move)
    assert [job["with_estimates"] for job in jobs(journal)] == [False, False, True]


# In a room ----------------------------------------------------------------------------------------


class Listener:
    """A connection that keeps what it is told."""

    def __init__(self) -> None:
        self.seats = [0]
        self.host = False
        self.heard: list[Said] = []

    def send(self, message: BaseModel | str) -> None:
        text = message if isinstance(message, str) else message.model_dump_json()
        self.heard.append(json.loads(text))

    def welcome(self, room: RoomRecord) -> bool:
        return False

    def keys(self) -> list[str]:
        return [said["message"]["key"] for said in self.heard if said["type"] == "notice"]


@pytest.fixture
async def table(
    database: str, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Callable[..., Awaitable[tuple[Services, Room, Listener]]]]:
    """Makes a room with a person and a master whose workers do these deeds."""
    servers = []

    async def make(*deeds: str) -> tuple[Services, Room, Listener]:
        be_patient(monkeypatch, deeds)
        server = Services(Config.model_construct(database=database, bot_workers=1))
        server.pool = Pool(1, 60.0, server._worker_progress, (WORKER, str(journal), *deeds))
        await server.open()
        servers.append(server)
        await server.readiness["machi-koro"].wait()
        body = http.CreateRoom.model_validate(room_body("machi-koro", me(), bot("master")))
        room = await server.rooms.get((await lobby.create(server, body)).room)
        listener = Listener()
        async with room.lock:
            await room.enter(listener)
        return server, room, listener

    yield make
    for server in servers:
        await server.close()


async def deed(room: Room, listener: Listener, message: Any) -> None:
    """Do something in the room."""
    async with room.lock:
        await COMMANDS[type(message)](room, listener, message)


def build_nothing(number: int) -> client_messages.Act:
    return client_messages.Act(
        type="act", id=new_id(), number=number, seat=0, action="build nothing"
    )


@pytest.mark.parametrize("misdeed", MISDEEDS)
async def test_the_room_is_told_that_a_bot_was_replaced(table: Any, misdeed: str) -> None:
    _, room, listener = await table(misdeed)
    await deed(room, listener, build_nothing(0))
    await eventually(lambda: room.number == 2)
    assert listener.keys() == ["room-bot-replaced"]
    assert room.row.seats[1].level == "architect"
    assert (room.history.rows[2].by, room.history.rows[2].seat) == ("bot", 1)
    told = [said for said in listener.heard if said["type"] == "room_changed"]
    assert told[-1]["room"]["seats"][1]["level"] == "architect"


async def test_a_bot_lets_people_see_the_move_before_its_own(table: Any) -> None:
    server, room, listener = await table()
    await deed(room, listener, build_nothing(0))
    await eventually(lambda: room.number == 2)
    before, answer = room.history.rows[1:3]
    assert answer.made_at - before.made_at >= server.config.bot_pause > 0


async def test_people_are_answered_while_a_bot_thinks(table: Any, journal: Path) -> None:
    server, room, listener = await table("wait")
    await deed(room, listener, build_nothing(0))
    await eventually(lambda: journal.exists() and bool(jobs(journal)))
    assert await server.store.alive()
    await deed(room, listener, client_messages.Say(type="say", id=new_id(), text="take your time"))
    assert [said["type"] for said in listener.heard][-1] == "chat"
    other = http.CreateRoom.model_validate(room_body("machi-koro", me(), me("Boris")))
    second = await server.rooms.get((await lobby.create(server, other)).room)
    await deed(second, listener, build_nothing(0))
    assert (room.number, second.number) == (1, 1)
    journal.with_suffix(".go").touch()
    await eventually(lambda: room.number == 2)
    assert listener.keys() == []


async def test_a_bots_late_move_does_not_count_once_its_turn_was_taken_back(
    table: Any, journal: Path
) -> None:
    _, room, listener = await table("wait")
    await deed(room, listener, build_nothing(0))
    await eventually(lambda: journal.exists() and bool(jobs(journal)))
    await deed(room, listener, client_messages.Undo(type="undo", id=new_id(), number=1, seat=0))
    journal.with_suffix(".go").touch()
    await deed(room, listener, build_nothing(2))
    await eventually(lambda: room.number == 4)
    assert [(row.kind, row.by) for row in room.history.rows] == [
        ("start", "dealer"), ("act", "person"), ("undo", "person"), ("act", "person"),
        ("act", "bot"),
    ]  # fmt: skip
