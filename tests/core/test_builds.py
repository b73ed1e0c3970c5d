"""Building native code in child processes: what is reported when it fails, and on which systems."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from polis.core.native import builds, compiler_package, library
from polis.core.native.builds import Builds
from polis.core.native.store import this_target

GAME = "machi-koro"
GAMES = ("akropolis", "machi-koro", "world-wonders")
PATIENCE = 60.0  # seconds after which a test that waits for a thread fails


@pytest.fixture
def empty_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that may use native code and has none."""
    monkeypatch.setenv("POLIS_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr(library, "_loaded", {})
    monkeypatch.setattr(library, "_refused", {})
    monkeypatch.setattr(library, "_enabled", True)


def failing_compiler(folder: Path, last_line: str) -> str:
    """A program that fails in place of the interpreter that compiles."""
    program = folder / "compiler"
    program.write_text(
        f"#!{sys.executable}\nimport sys\n"
        "print('Traceback (most recent call last):', file=sys.stderr)\n"
        f"print({last_line!r}, file=sys.stderr)\nsys.exit(1)\n"
    )
    program.chmod(0o755)
    return str(program)


def test_a_failed_build_is_reported_once_in_a_sentence(
    tmp_path: Path, empty_store: None, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    monkeypatch.setattr(sys, "executable", failing_compiler(tmp_path, "MemoryError: no room"))
    seen: list[bool] = []
    with caplog.at_level(logging.WARNING):
        building = builds.build_now(
            [GAME], report=lambda all, game: seen.append(all.progress(game).failed)
        )
    assert caplog.messages == [
        "The native code of Machi Koro could not be built, so it is played in plain Python, "
        "more slowly: MemoryError: no room."
    ]
    assert seen[-1]
    assert building.progress(GAME).complete
    assert building.progress(GAME).native == frozenset()


def test_a_missing_compiler_is_reported_once_in_a_sentence(
    empty_store: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(builds.compiler_package, "is_installed", lambda: False)
    with caplog.at_level(logging.WARNING):
        builds.build_now([GAME])
    assert len(caplog.messages) == 1
    assert "Machi Koro" in caplog.messages[0]


def test_builds_run_on_systems_without_processor_affinity(
    tmp_path: Path, empty_store: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("sched_getaffinity", "process_cpu_count"):
        monkeypatch.delattr(os, name, raising=False)
    monkeypatch.setattr(sys, "executable", failing_compiler(tmp_path, "stopped"))
    building = Builds([GAME])
    building.start()
    building.wait()
    assert building.progress(GAME).failed


# Which game is built first ------------------------------------------------------------------------


@pytest.fixture
def two_processors(empty_store: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which two games are built at once."""
    monkeypatch.setattr(builds, "_processors", lambda: 2)
    monkeypatch.setattr(compiler_package, "is_installed", lambda: True)


def build_by(monkeypatch: pytest.MonkeyPatch, run: Callable[[str], None]) -> None:
    """Have this function called in place of the child process that builds a game."""

    def build(self: Builds, game: str) -> str:
        run(game)
        return "a test builds nothing"

    monkeypatch.setattr(Builds, "_run", build)


def test_a_game_asked_for_before_the_compiler_is_there_is_built_first(
    tmp_path: Path, two_processors: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    marker, looks, waits = tmp_path / "coming", [], threading.Event()
    marker.touch()

    def is_coming() -> bool:
        looks.append(marker.exists())
        if len(looks) > 100:  # so every thread that builds has come to wait
            waits.set()
        return looks[-1]

    monkeypatch.setattr(compiler_package, "is_coming", is_coming)
    monkeypatch.setattr(builds, "PATIENCE", 0.0)
    built: list[str] = []
    build_by(monkeypatch, built.append)
    building = Builds(GAMES)
    building.start()
    assert waits.wait(PATIENCE)
    building.first("world-wonders")
    marker.unlink()
    building.wait()
    assert "world-wonders" in built[:2]
    assert sorted(built) == list(GAMES)


def test_two_games_are_built_at_once(two_processors: None, monkeypatch: pytest.MonkeyPatch) -> None:
    together = threading.Barrier(2, timeout=PATIENCE)  # raises in a thread that stays alone
    met: list[str] = []

    def run(game: str) -> None:
        if game != "world-wonders":
            together.wait()
            met.append(game)

    build_by(monkeypatch, run)
    builds.build_now(GAMES)
    assert sorted(met) == ["akropolis", "machi-koro"]


def test_a_game_asked_for_while_others_are_built_begins_at_once(
    two_processors: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = {game: threading.Event() for game in GAMES}
    asked_for_is_built = threading.Event()

    def run(game: str) -> None:
        begun[game].set()
        if game == "world-wonders":
            asked_for_is_built.set()
        assert asked_for_is_built.wait(PATIENCE)

    build_by(monkeypatch, run)
    building = Builds(GAMES)
    building.start()
    assert begun["akropolis"].wait(PATIENCE)
    assert begun["machi-koro"].wait(PATIENCE)
    assert not begun["world-wonders"].is_set()
    building.first("world-wonders")
    building.wait()
    assert begun["world-wonders"].is_set()
    assert all(building.progress(game).complete for game in GAMES)


WAITING = """#!{python}
import json
print(json.dumps({{"step": "legal", "done": 0, "total": 1}}), flush=True)
open({gate!r}).read()
"""


@pytest.mark.skipif(not hasattr(os, "setpriority"), reason="the system has no priorities")
def test_builds_that_nobody_has_asked_for_leave_the_processor_to_others(
    tmp_path: Path, two_processors: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, program = tmp_path / "gate", tmp_path / "compiler"
    os.mkfifo(gate)
    program.write_text(WAITING.format(python=sys.executable, gate=str(gate)), encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    begun = {game: threading.Event() for game in GAMES}

    def note(building: Builds, game: str) -> None:
        if building.progress(game).step is not None:
            begun[game].set()

    building = Builds(GAMES, report=note)
    building.start()
    assert begun["akropolis"].wait(PATIENCE)
    assert begun["machi-koro"].wait(PATIENCE)
    building.first("world-wonders")
    assert begun["world-wonders"].wait(PATIENCE)
    nice = {
        game: os.getpriority(os.PRIO_PROCESS, child.pid)
        for game, child in building._children.items()
    }
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert nice == {"akropolis": 19, "machi-koro": 19, "world-wonders": own}
    building.close()
    building.wait()


@pytest.mark.parametrize(
    ("system", "machine", "target"),
    [
        ("win32", "AMD64", "windows-x86_64"),
        ("darwin", "arm64", "macos-arm64"),
        ("darwin", "x86_64", "macos-x86_64"),
        ("linux", "aarch64", "linux-arm64"),
    ],
)
def test_every_target_that_is_chosen_is_built(
    system: str, machine: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from polis.compiler.platforms import PLATFORMS

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr("platform.machine", lambda: machine)
    monkeypatch.setattr("polis.core.native.store.CPUINFO", tmp_path / "missing")
    assert this_target.__wrapped__() == target
    assert target in PLATFORMS
