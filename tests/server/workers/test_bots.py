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

from polis.bots import levels
from polis.core import registry
from polis.core.native.builds import Builds
from polis.core.position import Position
from polis.server import lobby
from polis.server.config import Config
from polis.server.protocol import client_messages, http
from polis.server.refusals import RequestRefused
from polis.server.rooms import queries
from polis.server.rooms.commands import COMMANDS
from polis.server.rooms.room import Room
from polis.server.services import Services
from polis.server.storage.records import RoomRecord
from polis.server.workers import pool as bots
from polis.server.workers import worker_process
from polis.server.workers.pool import Job, Pool
from tests.server.support.client import Said, bot, me, new_id, room_body
from tests.server.support.sockets import content

WORKER = str(Path(__file__).parents[1] / "support" / "strange_worker.py")
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
    await eventually(lambda: "worker ended" in caplog.text)
    choice = await found.choose(position(), "master")
    assert (choice.level, choice.replaced) == ("master", False)
    assert len({job["pid"] for job in jobs(journal)}) == 2


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


async def test_games_go_before_hints_and_hints_before_studies(
    pool: MakePool, journal: Path
) -> None:
    found = pool("wait")
    first = asyncio.create_task(found.choose(position(), "builder"))
    await eventually(lambda: journal.exists() and bool(jobs(journal)))
    study = asyncio.create_task(found.analyse(position(), "master", 0))
    await asyncio.sleep(0)
    hint = asyncio.create_task(found.advise(position(), "architect"))
    await asyncio.sleep(0)
    move = asyncio.create_task(found.choose(position(), "builder"))
    await asyncio.sleep(0)
    journal.with_suffix(".go").touch()
    await asyncio.gather(first, study, hint, move)
    level = {name: levels.level("machi-koro", name).bot for name in levels.NAMES}
    assert [job["spec"] for job in jobs(journal)] == [
        level["builder"], level["builder"], level["architect"], level["master"],
    ]  # fmt: skip


async def test_a_master_does_not_wait_for_forty_hints(pool: MakePool, journal: Path) -> None:
    """Only the hint that is being thought about is ahead of a game."""
    found = pool("wait")
    hints = [asyncio.create_task(found.advise(position(), "architect")) for _ in range(40)]
    await eventually(lambda: journal.exists() and bool(jobs(journal)))
    turns = [asyncio.create_task(found.choose(position(), "master")) for _ in range(4)]
    await asyncio.sleep(0)
    journal.with_suffix(".go").touch()
    await asyncio.gather(*turns)
    assert [job["with_estimates"] for job in jobs(journal)[:5]] == [
        True,
        False,
        False,
        False,
        False,
    ]
    assert all(await asyncio.gather(*hints))


async def test_a_hint_ends_without_an_answer_while_games_need_all_workers(pool: MakePool) -> None:
    assert await pool(*["hang"] * 99, most_wait=0.5).advise(position(), "architect") is None


# In a room ----------------------------------------------------------------------------------------


class Listener:
    """A connection that keeps what it is told."""

    def __init__(self) -> None:
        self.seats = [0]
        self.host = False
        self.heard: list[Said] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(content(frame))

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
        server.pool = Pool(1, 60.0, (WORKER, str(journal), *deeds))
        server.builds = Builds([])
        await server.open()
        servers.append(server)
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


async def test_a_stand_in_leaves_its_player_time_to_come_back(table: Any) -> None:
    server, room, listener = await table()
    stand_in = client_messages.SubstituteBot(
        type="substitute_bot", id=new_id(), seat=0, level="builder"
    )
    await deed(room, listener, stand_in)
    await eventually(lambda: room.number >= 3)
    rows = room.history.rows
    own = next(n for n in range(2, len(rows)) if rows[n].seat == 0)
    pause = rows[own].made_at - rows[own - 1].made_at
    assert pause >= server.config.stand_in_pause > 0


async def test_people_are_answered_while_a_bot_thinks(table: Any, journal: Path) -> None:
    server, room, listener = await table("wait")
    await deed(room, listener, build_nothing(0))
    await eventually(lambda: journal.exists() and bool(jobs(journal)))
    assert await server.health.run() == (True, True)
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


# Hints --------------------------------------------------------------------------------------------


def hint(number: int) -> client_messages.Hint:
    return client_messages.Hint(type="hint", id=new_id(), number=number)


async def test_spectators_get_no_hints(table: Any) -> None:
    server, room, listener = await table()
    listener.seats = []
    with pytest.raises(RequestRefused, match="players"):
        await queries.hint(room, listener, hint(0), server.pool)
    assert server.pool._hints == []


async def test_a_seat_has_one_hint_at_a_time(table: Any, journal: Path) -> None:
    server, room, listener = await table("wait")
    first = asyncio.create_task(queries.hint(room, listener, hint(0), server.pool))
    await eventually(lambda: journal.exists() and bool(jobs(journal)))
    for _ in range(79):
        with pytest.raises(RequestRefused, match="already"):
            await queries.hint(room, listener, hint(0), server.pool)
    assert server.pool._hints == []
    journal.with_suffix(".go").touch()
    assert (await first).action == "build nothing"
    assert (await queries.hint(room, listener, hint(0), server.pool)).action == "build nothing"


async def test_a_hint_is_dropped_when_the_game_goes_on(table: Any, journal: Path) -> None:
    server, room, listener = await table("wait")
    busy = asyncio.create_task(server.pool.choose(position(), "master"))
    await eventually(lambda: journal.exists() and bool(jobs(journal)))
    asked = asyncio.create_task(queries.hint(room, listener, hint(0), server.pool))
    await eventually(lambda: len(server.pool._hints) == 1)
    await deed(room, listener, build_nothing(0))
    with pytest.raises(RequestRefused, match="changed"):
        await asked
    assert (server.pool._hints, room.hints) == ([], {})
    journal.with_suffix(".go").touch()
    await busy
