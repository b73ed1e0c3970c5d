"""Native code of a game, built for real in child processes; the toy game takes a few seconds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from polis.core import registry
from polis.core.native import builds, library
from polis.core.native.builds import Builds
from polis.core.native.store import PARTS, RULES, STRATEGY, build_lock
from tests.native import NATIVE

pytestmark = pytest.mark.skipif(not NATIVE, reason="nothing is built in plain Python")

PATIENCE = 300.0  # seconds after which a test that waits for a build fails
NICE = 10


@pytest.fixture
def empty_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, toy: str) -> str:
    """The toy game, of which nothing is built."""
    monkeypatch.setenv("POLIS_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(library, "_loaded", {})
    return toy


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the system has no priorities")
def test_a_game_is_built_at_low_priority(empty_store: str) -> None:
    found: list[int] = []

    def note(building: Builds, game: str) -> None:
        if building.progress(game).step is not None:
            child = building._children[game]
            found.append(os.getpriority(os.PRIO_PROCESS, child.pid))

    builds.build_now([empty_store], (RULES,), note)
    assert min(found) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
    assert builds.build_now([empty_store], (RULES,)).progress(empty_store).native == {RULES}


def test_of_two_processes_one_builds(empty_store: str) -> None:
    command = [sys.executable, "-m", "polis.compiler.build", empty_store, RULES]
    with build_lock(empty_store):  # so that both begin before anything is built
        both = [
            subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")
            for _ in range(2)
        ]
    said = [[json.loads(line) for line in one.communicate()[0].splitlines()] for one in both]
    assert [one.returncode for one in both] == [0, 0]
    assert sorted(len([line for line in lines if "built" in line]) for lines in said) == [0, 1]
    assert [] in said  # the other finds everything built


COMPILER = """#!{python}
import subprocess, sys
*rules, strategy = sys.argv[1:]
subprocess.run([{python!r}, *rules], check=True)
open({gate!r}).read()  # which opens when the test has used the rules
subprocess.run([{python!r}, *rules, strategy], check=True)
"""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_rules_are_used_while_the_strategy_is_still_being_built(
    empty_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, program = tmp_path / "gate", tmp_path / "compiler"
    os.mkfifo(gate)
    program.write_text(COMPILER.format(python=sys.executable, gate=str(gate)), encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    has_rules = threading.Event()

    def note(building: Builds, game: str) -> None:
        if RULES in building.progress(game).native:
            has_rules.set()

    building = Builds([empty_store], (RULES, STRATEGY), note)
    building.start()
    assert has_rules.wait(PATIENCE)
    rules = registry.rules(empty_store)
    native = library.load(registry.libraries(empty_store)[0])
    position = rules.new()
    position.deal(1)
    position.play(position.legal[0])
    assert rules.kernels["apply"] is native["apply"]
    assert building.progress(empty_store).native == {RULES}
    assert not building.progress(empty_store).complete
    gate.write_text("")
    building.wait()
    assert building.progress(empty_store).native == {RULES, STRATEGY}
    assert [one.find() is not None for one in registry.libraries(empty_store)] == [
        part != PARTS[-1] for part in PARTS
    ]
