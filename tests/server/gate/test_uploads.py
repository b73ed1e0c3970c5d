"""Uploaded logs: read in a process that can be killed, within the quotas of an address."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from polis.core import component_sets
from polis.server.app import make_app
from polis.server.config import Config
from polis.server.gate.rate_limits import RateLimiter
from polis.server.uploads import logs, worker
from polis.server.workers.executor_probe import ExecutorProbe
from polis.server.workers.tasks import Busy, OverQuota, Quotas, Tasks
from polis.server.workers.worker_process import Failed, TooLong
from tests.rules.world_wonders.test_search_work import NOWHERE, SHAPES, with_monument
from tests.server.gate.test_uploaded_sets import carrying, log_with, other_set
from tests.server.support.client import House, me, room_body
from tests.server.workers.test_bots import WORKER, eventually, jobs

pytestmark = pytest.mark.anyio

REVIEW = "/api/log/review"


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "jobs"


MakeTasks = Callable[..., Tasks]


@pytest.fixture
async def tasks(journal: Path) -> AsyncIterator[MakeTasks]:
    """Makes a worker that does these deeds, with quotas that do not get in the way."""
    made = []

    def make(*deeds: str, **quotas: Any) -> Tasks:
        generous = {"seconds": 60.0, "allowance": RateLimiter(1e6, 1e6), "per_address": 99}
        found = Tasks(
            1, Quotas(**generous | {"waiting": 99} | quotas), (WORKER, str(journal), *deeds)
        )
        found.start()
        made.append(found)
        return found

    yield make
    for found in made:
        await found.close()


def ask(tasks: Tasks, address: str, name: str = "") -> asyncio.Task[Any]:
    """Let an address have a task."""
    return asyncio.create_task(tasks.run(address, "machi-koro", "review", {"name": name}))


async def running(journal: Path) -> None:
    """Wait until the worker has the first task."""
    await eventually(lambda: journal.exists() and bool(jobs(journal)))


# The worker ---------------------------------------------------------------------------------------


async def test_no_process_runs_before_the_first_task(tasks: MakeTasks) -> None:
    found = tasks()
    await asyncio.sleep(0)
    assert found.running == 0
    assert (await ask(found, "a")).content == b"{}"
    assert found.running == 1


@pytest.mark.parametrize(("deed", "error"), [("hang", TooLong), ("die", Failed), ("fail", Failed)])
async def test_a_task_without_an_answer_ends_alone(
    tasks: MakeTasks, journal: Path, deed: str, error: type[Exception]
) -> None:
    found = tasks(deed, seconds=1.0 if deed == "hang" else 60.0)
    with pytest.raises(error):
        await ask(found, "a")
    assert (await ask(found, "a")).content == b"{}"
    first, second = (job["pid"] for job in jobs(journal))
    assert (first == second) == (deed == "fail")


async def test_a_worker_that_is_worn_out_is_replaced(tasks: MakeTasks, journal: Path) -> None:
    found = tasks("worn")
    assert [(await ask(found, "a")).content for _ in range(3)] == [b"{}"] * 3
    first, second, third = (job["pid"] for job in jobs(journal))
    assert first != second == third


# Quotas -------------------------------------------------------------------------------------------


async def test_an_address_has_only_so_many_tasks(tasks: MakeTasks, journal: Path) -> None:
    found = tasks("wait", per_address=2)
    mine = [ask(found, "a"), ask(found, "a")]
    await running(journal)
    with pytest.raises(OverQuota):
        await ask(found, "a")
    other = ask(found, "b")
    journal.with_suffix(".go").touch()
    await asyncio.gather(*mine, other)
    assert (await ask(found, "a")).content == b"{}"


async def test_only_so_many_tasks_wait_in_all(tasks: MakeTasks, journal: Path) -> None:
    found = tasks("wait", waiting=2)
    first = ask(found, "a")
    await running(journal)
    waiting = [ask(found, "b"), ask(found, "c")]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await ask(found, "d")
    journal.with_suffix(".go").touch()
    await asyncio.gather(first, *waiting)


async def test_addresses_take_turns(tasks: MakeTasks, journal: Path) -> None:
    found = tasks("wait")
    many = [ask(found, "a", f"a{number}") for number in range(4)]
    await running(journal)
    one = ask(found, "b", "b")
    await asyncio.sleep(0)
    journal.with_suffix(".go").touch()
    await asyncio.gather(*many, one)
    assert [job["name"] for job in jobs(journal)] == ["a0", "b", "a1", "a2", "a3"]


async def test_an_address_that_has_used_up_its_seconds_waits(tasks: MakeTasks) -> None:
    allowance = RateLimiter(1e-9, 0.5)
    found = tasks("hang", seconds=1.0, allowance=allowance)
    with pytest.raises(TooLong):
        await ask(found, "a")
    assert allowance.left("a") < 0
    with pytest.raises(OverQuota):
        await ask(found, "a")
    assert (await ask(found, "b")).content == b"{}"


# What is uploaded ---------------------------------------------------------------------------------


async def test_six_uploads_that_would_search_for_ever_are_refused(house: House) -> None:
    log = carrying(with_monument(*SHAPES, NOWHERE))
    assert len(log) > 20_000
    answers = await asyncio.gather(*(house.post(REVIEW, {"log": log}) for _ in range(6)))
    for answer in answers:
        assert answer.status_code == 400
        reason = answer.json()["reason"]
        assert (reason["key"], reason["args"]["first"]["key"]) == (
            "components-wrong", "ww-data-search",
        )  # fmt: skip
    assert (await house.get("/healthz")).json()["ok"]


async def test_junk_sets_use_up_nothing(house: House) -> None:
    """More sets than a process keeps, wrong ones and right ones, and a log after them."""
    junk = other_set("Tower of Winds")
    junk["solo"] = []
    for number in range(worker.MOST_SETS + 1):
        wrong = carrying(junk | {"note": f"{number}"})
        assert (await house.post(REVIEW, {"log": wrong})).status_code == 400
    for number in range(worker.MOST_SETS + 2):
        right = log_with(other_set("Tower of Winds") | {"note": f"{number}"})
        answer = await house.post(REVIEW, {"log": right, "moves": False})
        assert answer.status_code == 200, answer.text


def test_a_process_that_keeps_many_sets_asks_to_be_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    job = {"game": "world-wonders", "task": "review", "request": {"log": log_with(None)}}
    monkeypatch.setattr(component_sets, "_made", {})
    assert not worker.carry_out(job)[0]["worn_out"]
    monkeypatch.setattr(component_sets, "_made", dict.fromkeys(range(worker.MOST_SETS)))
    assert worker.carry_out(job)[0]["worn_out"]


def test_a_fault_while_reading_ends_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "review", lambda body: 1 // 0)
    answer, content = worker.carry_out(
        {"game": "world-wonders", "task": "review", "request": {"log": "{}"}}
    )
    assert (answer["error"][:17], content) == ("ZeroDivisionError", b"")


def long_log(moves: int) -> str:
    """A legal log of Machi Koro in which nothing is ever built."""
    log = json.loads(log_with(None)) | {"game": "machi-koro", "options": {}}
    turn = ["roll 1", "1", "build nothing"]
    return json.dumps(log | {"moves": [turn[number % 3] for number in range(moves)]})


async def test_a_log_with_too_many_moves_is_refused_before_it_is_played(house: House) -> None:
    log = long_log(29_239)
    for path, body in (
        (REVIEW, {"log": log}),
        ("/api/log/analysis", {"log": log}),
        ("/api/rooms", room_body("machi-koro", me(), me("Boris"), log=log)),
    ):
        answer = await house.post(path, body)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (400, "log-long"), path
        assert answer.json()["reason"]["args"] == {"moves": 29_239, "most": 20_000}


# Health -------------------------------------------------------------------------------------------


async def test_a_stuck_executor_shows_in_healthz(database: str) -> None:
    app = make_app(Config.model_construct(database=database, bot_workers=0))
    go = threading.Event()
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://127.0.0.1"
        ) as client,
    ):
        app.state.services.executor = ExecutorProbe(patience=0.2)
        # The default executor has at most 32 threads.
        stuck = [asyncio.create_task(asyncio.to_thread(go.wait)) for _ in range(40)]
        await asyncio.sleep(0)
        answer = await client.get("/healthz")
        go.set()
        await asyncio.gather(*stuck)
        well = await client.get("/healthz")
    assert (answer.status_code, answer.json()["ok"], answer.json()["executor"]) == (
        503,
        False,
        False,
    )
    assert (well.status_code, well.json()["executor"]) == (200, True)
