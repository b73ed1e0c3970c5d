"""Everything the README shows is run as it stands there."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from subprocess import PIPE

import pytest

ROOT = Path(__file__).resolve().parent.parent
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
PYTHON = [code for language, code in BLOCKS if language == "python"]
COMMANDS = [
    line for language, code in BLOCKS if language == "sh" for line in code.strip().splitlines()
]


def test_the_two_commands_come_first() -> None:
    assert COMMANDS[:2] == ["./polis", "./polis test"]


@pytest.mark.parametrize("code", PYTHON)
def test_python_examples_run(code: str, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(code)
    subprocess.run([sys.executable, str(file)], check=True, cwd=ROOT)


def test_the_example_bot_plays(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(next(code for code in PYTHON if "class Saver" in code))
    command = [sys.executable, "-m", "polis", "simulate", "machi-koro", "--games", "2"]
    subprocess.run([*command, "--bots", "my_bots.py:Saver,greedy"], check=True, cwd=tmp_path)


@pytest.mark.parametrize("command", COMMANDS[2:])
def test_commands_run(command: str, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    subprocess.run(
        ["bash", "-c", command.replace("/tmp/", f"{tmp_path}/")],
        check=True,
        cwd=ROOT,
        env=environment,
        input=b"quit\n",
    )


def opened(copy: Path, environment: dict[str, str]) -> str:
    """What `./polis` says until its page is served, which is then fetched."""
    with subprocess.Popen(["./polis"], cwd=copy, env=environment, stderr=PIPE, text=True) as polis:
        assert polis.stderr is not None
        said = ""
        for line in polis.stderr:
            said += line
            if found := re.search(r"http://localhost:\d+/", line):
                with urllib.request.urlopen(found[0]) as page:
                    assert b"<title>Polis" in page.read()
                polis.send_signal(signal.SIGINT)
                break
        rest = polis.stderr.read()
    assert "Traceback" not in rest
    assert polis.returncode == 0, said + rest
    return said


def test_a_fresh_copy_sets_itself_up_and_runs_both_commands(tmp_path: Path) -> None:
    """In an empty folder with a space in its name, without any cache of ours."""
    copy = tmp_path / "a fresh copy"
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], check=True, cwd=ROOT,
        capture_output=True, text=True,
    )  # fmt: skip
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    environment = {
        **{key: value for key, value in os.environ.items() if not key.startswith("PYTEST")},
        "POLIS_CACHE_DIR": str(tmp_path / "cache"),
        "XDG_DATA_HOME": str(tmp_path),
        "BROWSER": "true",  # the command: nothing is opened
    }
    first = opened(copy, environment)
    assert "Setting up Polis (once)" in first
    assert "building the pages" in first
    assert len(opened(copy, environment).splitlines()) == 1
    # The whole of `./polis test` is what runs this; here it is enough that it begins and ends.
    tests = subprocess.run(
        ["./polis", "test", "tests/core/test_sheet.py"], cwd=copy, env=environment,
        capture_output=True, text=True,
    )  # fmt: skip
    assert tests.returncode == 0, tests.stdout + tests.stderr
    assert tests.stdout.strip().endswith("0 failed")
