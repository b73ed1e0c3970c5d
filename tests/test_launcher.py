"""The launcher says in one sentence what is missing on a machine."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("awk", "bash", "cat", "env", "find", "flock", "mkdir", "mv")
TOOLS += ("readlink", "rm", "sha256sum", "tail")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder with the launcher, and a PATH with nothing but the commonest tools."""
    for name in ("polis", "pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        shutil.copy2(ROOT / name, tmp_path / name)
    commands = tmp_path / "bin"
    commands.mkdir()
    for name in TOOLS:
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
