"""The wheel: everything is in it, and it runs where there is nothing else, not even Node.js."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from subprocess import PIPE
from zipfile import ZipFile

import pytest

from polis.core import registry

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).parent / "uv"
PAGES = "polis/web_app/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `uv build` does, by way of the source archive, with the locked tools."""
    folder = tmp_path_factory.mktemp("dist")
    python = ("--python", sys.executable)
    subprocess.run(
        [UV, "build", "--no-build-isolation", *python, "--out-dir", folder, ROOT],
        check=True, capture_output=True,
    )  # fmt: skip
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and the locked packages it needs."""
    place = tmp_path_factory.mktemp("empty") / "environment"
    install = (UV, "pip", "install", "--python", place / "bin/python")
    for command in (
        (UV, "venv", "--python", sys.executable, place),
        (*install, "--require-hashes", "--requirement", ROOT / "requirements.lock"),
        (*install, "--no-deps", wheel),
    ):
        subprocess.run(command, check=True, capture_output=True)
    return place / "bin"


def environment(programs: Path, home: Path) -> dict[str, str]:
    """Nothing of this machine but where compiled kernels are kept."""
    kept = {key: os.environ[key] for key in ("HOME", "POLIS_CACHE_DIR") if key in os.environ}
    return {"PATH": str(programs), "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", **kept}


@pytest.mark.timeout(3600)  # with a cold cache the rules are compiled first
@pytest.mark.parametrize("game", [sheet.key for sheet in registry.sheets()])
def test_a_game_is_played_from_the_wheel(game: str, installed: Path, tmp_path: Path) -> None:
    answer = subprocess.run(
        ["polis", "play", game, "--seats", "random,random", "--save", "log.json", "--lang", "cs"],
        cwd=tmp_path, env=environment(installed, tmp_path), capture_output=True, text=True,
    )  # fmt: skip
    assert answer.returncode == 0, answer.stderr
    log = json.loads((tmp_path / "log.json").read_text())
    assert log["game"] == game
    assert len(log["result"]["scores"]) == 2


def named(text: str) -> set[str]:
    """The files of the pages that a page, a script or a style names."""
    return {name.rpartition("/")[2] for name in re.findall(r"[\w./-]+\.(?:js|css|woff2|svg)", text)}


def test_every_file_of_the_pages_is_served(wheel: Path, installed: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith(PAGES)]
        files = {name.removeprefix(PAGES): archive.read(name) for name in names}
    assert "index.html" in files
    with subprocess.Popen(
        ["polis", "serve", "--no-open", "--port", "0", "--database", "sqlite:///polis.sqlite"],
        cwd=tmp_path, env=environment(installed, tmp_path), stderr=PIPE, text=True,
    ) as server:  # fmt: skip
        assert server.stderr is not None
        try:
            lines = iter(server.stderr)
            address = next(a[0] for a in (re.search(r"http://\S+/", line) for line in lines) if a)
            served = {}
            for name in ("", *files):
                with urllib.request.urlopen(address + name) as answer:
                    served[name] = answer.read()
        finally:
            server.send_signal(signal.SIGINT)
            server.stderr.read()
    assert served.pop("") == files["index.html"]
    assert served == files
    # Nothing is named that is not there: the assets' names end with a digest.
    there = {Path(name).name for name in files}
    scripts = [name for name in files if name.endswith((".html", ".js", ".css"))]
    asked = set[str]().union(*(named(files[name].decode()) for name in scripts))
    missing = {name for name in asked - there if re.search(r"-[\w-]{8}\.\w+$", name)}
    assert not missing
    assert len(asked & there) > len(there) / 2
