"""The launcher says in one sentence what is missing, and fetches the compiler while Polis runs.

Nothing is fetched here: the programs that it calls are small scripts.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import textwrap
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FILES = ("polis", "pyproject.toml", *(file.name for file in ROOT.glob("requirements*.lock")))
TOOLS = ("awk", "bash", "cat", "env", "find", "flock", "mkdir", "mv")
TOOLS += ("nice", "readlink", "rm", "sha256sum", "sleep", "tail", "touch")

# Python: it answers the launcher's questions and makes an environment of scripts like itself.
PYTHON = """
case "$*" in
*version_info*) echo 3.11 ;;
*ensurepip*) echo /pip.whl ;;
*"venv --without-pip"*) mkdir "${@: -1}/bin" && cp "$0" "${@: -1}/bin/python" ;;
*"/pip.whl/pip install"*) cp "$ROOT/fake-uv" "$ROOT/.venv/bin/uv" ;;
esac
"""

UV = """
case "$*" in
*requirements-kernels.lock) eval "$FETCH" ;;
*--editable*) cp "$ROOT/fake-polis" "$ROOT/.venv/bin/polis" ;;
esac
"""


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder with the launcher, and a PATH with nothing but the commonest tools."""
    for name in FILES:
        shutil.copy2(ROOT / name, tmp_path / name)
    commands = tmp_path / "bin"
    commands.mkdir()
    for name in (*TOOLS, "cp"):
        found = shutil.which(name)
        assert found is not None
        (commands / name).symlink_to(found)
    return tmp_path


def fake(machine: Path, name: str, script: str) -> None:
    """A command that answers with this shell script."""
    file = machine / "bin" / name
    file.write_text(f"#!/bin/bash\n{script}\n")
    file.chmod(0o755)


def refusal(machine: Path, command: str = "games") -> str:
    """The one sentence with which the launcher ends."""
    answer = subprocess.run(
        [machine / "polis", command],
        env={**os.environ, "PATH": str(machine / "bin")},
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 2
    assert answer.stdout == ""
    (sentence,) = answer.stderr.strip().splitlines()
    assert sentence.startswith("polis: ")
    return sentence


def test_no_python(machine: Path) -> None:
    assert "apt-get install python3" in refusal(machine)


def test_a_python_too_old(machine: Path) -> None:
    fake(machine, "python3", "echo 3.9")
    assert "3.9" in refusal(machine)
    assert "3.11" in refusal(machine)


def test_a_python_without_venv(machine: Path) -> None:
    fake(machine, "python3", 'case "$*" in *ensurepip*) exit 1 ;; *) echo 3.11 ;; esac')
    assert "python3-venv" in refusal(machine)


def test_node_is_asked_for_where_there_are_pages(machine: Path) -> None:
    (machine / "web").mkdir()
    (machine / "web" / "package.json").write_text("{}")
    fake(machine, "python3", "echo 3.11")
    assert "Node.js" in refusal(machine, "serve")
    fake(machine, "node", "echo v18.19.0")
    assert "18.19.0" in refusal(machine, "serve")


# The compiler ------------------------------------------------------------------------------------


def start(machine: Path, polis: str, fetch: str) -> subprocess.CompletedProcess[str]:
    """Start Polis, a shell script here, while another one fetches the compiler."""
    fake(machine, "python3", PYTHON)
    for name, script in (("fake-uv", UV), ("fake-polis", polis)):
        (machine / name).write_text(f"#!/bin/bash\n{textwrap.dedent(script)}\n")
        (machine / name).chmod(0o755)
    environment = {"PATH": str(machine / "bin"), "ROOT": str(machine), "FETCH": fetch}
    return subprocess.run(
        [machine / "polis", "games"],
        env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


def wait_until_nothing_is_coming(machine: Path) -> None:
    while list((machine / ".venv").glob("compiler-coming.*")):
        time.sleep(0.05)


STAMP = ".venv/kernels.stamp"
WAIT_FOR_COMPILER = """
touch "$ROOT/started"
[[ -f $POLIS_COMPILER_COMING ]] && echo coming
while [[ -f $POLIS_COMPILER_COMING ]]; do sleep 0.05; done
[[ -f $ROOT/compiler ]] && echo here
"""


def test_polis_runs_before_the_compiler_is_fetched(machine: Path) -> None:
    """Each of the two waits for the other, so this ends only if they run at the same time."""
    fetch = 'while [[ ! -f $ROOT/started ]]; do sleep 0.05; done; touch "$ROOT/compiler"'
    answer = start(machine, WAIT_FOR_COMPILER, fetch)
    assert (answer.returncode, answer.stdout.split()) == (0, ["coming", "here"])
    assert (machine / STAMP).exists()
    # From then on nothing is fetched and nothing waits.
    again = start(machine, WAIT_FOR_COMPILER, 'touch "$ROOT/fetched"')
    assert again.stdout == "here\n"
    assert not (machine / "fetched").exists()


def test_a_fetch_that_fails_is_repeated_at_the_next_start(machine: Path) -> None:
    answer = start(machine, WAIT_FOR_COMPILER, 'echo >> "$ROOT/tries"; exit 1')
    assert answer.stdout == "coming\n"
    assert not (machine / STAMP).exists()
    start(machine, WAIT_FOR_COMPILER, 'echo >> "$ROOT/tries"; touch "$ROOT/compiler"')
    assert (machine / "tries").read_text() == "\n\n"
    assert (machine / STAMP).exists()


def test_a_fetch_ends_with_polis(machine: Path) -> None:
    """Polis ends as soon as the fetch has begun; the fetch alone would take forever."""
    polis = "while [[ ! -f $ROOT/begun ]]; do sleep 0.05; done; exit 3"
    fetch = 'echo $$ > "$ROOT/pid"; touch "$ROOT/begun"; while :; do sleep 0.05; done'
    assert start(machine, polis, fetch).returncode == 3
    wait_until_nothing_is_coming(machine)
    process = Path("/proc", (machine / "pid").read_text().strip())
    while process.exists():
        time.sleep(0.05)
    assert not (machine / STAMP).exists()


def test_a_changed_lock_is_fetched_again(machine: Path) -> None:
    fetch = 'echo >> "$ROOT/tries"; touch "$ROOT/compiler"'
    start(machine, WAIT_FOR_COMPILER, fetch)
    with (machine / "requirements-kernels.lock").open("a") as lock:
        lock.write("# changed\n")
    start(machine, WAIT_FOR_COMPILER, fetch)
    assert (machine / "tries").read_text() == "\n\n"
