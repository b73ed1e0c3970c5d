"""Runs on a real Dask cluster of this machine: the same results, also when a worker is lost."""

from __future__ import annotations

import json
import os
import signal
import sys
import types
from pathlib import Path
from typing import Any

import dask
import pytest
from distributed import LocalCluster

from polis.arena.ladder.plan import Ladder, run
from polis.arena.runs import tasks
from polis.arena.runs.cluster import LOG, perform_on_cluster
from polis.arena.runs.execution import Workers
from polis.arena.simulation import Simulation
from polis.arena.simulation import run as run_simulation
from polis.core.errors import PolisError
from tests.arena.test_runs import LADDER, SIMULATION, games, refused
from tests.commands import Run

PLAN = Ladder("machi-koro", 2, {}, ("random", "greedy", "bakery-list"), 24, 4, 5)


def cluster(workers: int) -> Any:
    return LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
    )


@pytest.fixture(autouse=True)
def small_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polis.arena.ladder.plan.FAST", 2)
    monkeypatch.setattr("polis.arena.simulation.CHUNK", 2)


@pytest.fixture(scope="module")
def alone() -> list[Any]:
    """The sorted results of this process."""
    state = PLAN.new_state()
    run(PLAN, state)
    return games(state)


@pytest.mark.parametrize(("workers", "kills"), [(1, 0), (2, 1), (8, 1)])
def test_any_number_of_workers_has_the_same_results_also_if_one_is_killed(
    workers: int, kills: int, alone: list[Any]
) -> None:
    state = PLAN.new_state()
    killed: list[int] = []
    with cluster(workers) as here:

        def kill(done: int) -> None:
            """After the first result, when most games are still to be played."""
            if len(killed) < kills:
                killed.append(next(iter(here.workers.values())).pid)
                os.kill(killed[0], signal.SIGKILL)

        run(PLAN, state, Workers(cluster=here.scheduler_address), kill)
    assert len(killed) == kills
    assert games(state) == alone


def test_a_stopped_run_continues_with_what_is_missing(alone: list[Any]) -> None:
    state = PLAN.new_state()

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with cluster(2) as here:
        with pytest.raises(KeyboardInterrupt):
            run(PLAN, state, Workers(cluster=here.scheduler_address), stop)
        assert len(state.entries) == 1
        run(PLAN, state, Workers(cluster=here.scheduler_address))
    assert games(state) == alone


def test_a_task_that_ends_its_workers_is_named(tmp_path: Path) -> None:
    body = (
        "import os\n\nclass Mine:\n    def choose(self, position, seconds):\n        os._exit(9)\n"
    )
    (tmp_path / "bot.py").write_text(body)
    simulation = Simulation.of("machi-koro", 2, [f"{tmp_path}/bot.py:Mine", "random"], 2, 1)
    with dask.config.set({"distributed.scheduler.allowed-failures": 0}), cluster(1) as here:
        workers = Workers(cluster=here.scheduler_address)
        with pytest.raises(PolisError, match=r"polis-[0-9a-f]{16}-0-2"):
            run_simulation(simulation, simulation.new_state(), workers)


def test_a_scheduler_that_ends_is_named_and_the_games_so_far_stay(alone: list[Any]) -> None:
    state = PLAN.new_state()
    here = cluster(1)

    def end(done: int) -> None:
        here.close()

    with pytest.raises(PolisError, match="does not answer any more"):
        run(PLAN, state, Workers(cluster=here.scheduler_address), end)
    assert 0 < len(games(state)) < len(alone)


def test_a_cluster_without_workers_is_waited_for_with_a_sentence(
    alone: list[Any], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, warn = PLAN.new_state(), LOG.warning
    with cluster(0) as here:

        def start(*words: Any) -> None:
            warn(*words)
            here.scale(1)

        monkeypatch.setattr(LOG, "warning", start)
        run(PLAN, state, Workers(cluster=here.scheduler_address))
        assert f"dask worker {here.scheduler_address}" in caplog.text
    assert games(state) == alone


@pytest.mark.parametrize("workers", [0, 1])
def test_workers_that_do_not_come_or_come_back_are_waited_for_within_bounds(
    workers: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("polis.arena.runs.cluster.LOOK", 0.1)
    monkeypatch.setattr("polis.arena.runs.cluster.LONELY", 0.5)
    state = PLAN.new_state()
    with cluster(workers) as here:

        def lose(done: int) -> None:
            here.scale(0)

        with pytest.raises(PolisError, match=r"no workers for 0 seconds.*dask worker tcp://"):
            run(PLAN, state, Workers(cluster=here.scheduler_address), lose)
    assert caplog.text.count("has no workers yet") == 1
    assert bool(state.entries) == bool(workers)


def test_workers_with_another_polis_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """They lack a module of this version, as after an update on one machine only."""
    newer = types.ModuleType("polis_newer")
    exec("def play(task):\n    return task\n", newer.__dict__)
    monkeypatch.setitem(sys.modules, "polis_newer", newer)
    with cluster(1) as here, pytest.raises(PolisError, match=r"cannot play: .*polis_newer.*; its"):
        list(
            perform_on_cluster(
                newer.play, [tasks.Task(PLAN.match(("random", "greedy")), 0, 2)],
                here.scheduler_address, 1,
            )
        )  # fmt: skip


def test_tasks_are_named_by_table_and_number() -> None:
    match = PLAN.match(("random", "greedy"))
    keys = {
        tasks.Task(PLAN.match(seats), first, 2).key
        for seats in (("random", "greedy"), ("greedy", "random"))
        for first in (0, 2)
    }
    assert len(keys) == 4
    assert tasks.Task(match, 0, 2).key in keys


def test_games_by_other_code_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = Simulation.of("machi-koro", 2, ["random"], 2, 1)
    state = simulation.new_state()
    monkeypatch.setattr(tasks, "match_digest", lambda match: "0123456789abcdef")
    with pytest.raises(PolisError, match="0123456789abcdef"):
        run_simulation(simulation, state)
    assert state.entries == []


def test_the_command_plays_on_a_cluster_of_its_own(run: Run) -> None:
    answer = run(*SIMULATION, "--cluster", "local", "--jobs", 2, "--json")
    assert answer.code == 0, answer.err
    found, wanted = json.loads(answer.out), json.loads(run(*SIMULATION, "--json").out)
    for times in ("cpu_seconds", "games_per_cpu_second"):
        del found[times], wanted[times]
    assert found == wanted


@pytest.mark.parametrize("address", ["nowhere", "10.0.0.5:8786", "", "tcp://", "Local"])
@pytest.mark.parametrize("command", [LADDER, SIMULATION])
def test_what_is_no_address_is_refused(command: tuple[Any, ...], address: str, run: Run) -> None:
    refused(run(*command, "--cluster", address), f"“{address}”", "tcp://10.0.0.5:8786")


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:1", "tcp://no-such-host.invalid:8786", "x://y"]
)
def test_a_scheduler_that_does_not_answer_is_named(
    address: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.arena.runs.cluster.PATIENCE", "0.1s")
    refused(run(*SIMULATION, "--cluster", address), f"“{address}”", "dask scheduler")


def test_without_dask_a_sentence_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    here = '.venv/bin/uv pip install --editable ".[cluster]"'
    answer = run(*SIMULATION, "--cluster", "local")
    refused(answer, "--cluster local", "polis-games[cluster]", here)
