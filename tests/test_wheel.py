"""The wheel: everything is in it, and it runs where there is nothing else.

No Node.js, no Numba, no compiler, no linker.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from zipfile import ZipFile

import pytest
from filelock import FileLock

from polis.bots import levels
from polis.core import registry
from polis.core.native.store import this_target

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).parent / "uv"
PAGES = "polis/web_app/"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of all processes of this test run."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


@pytest.fixture(scope="module")
def wheel(shared: Path) -> Path:
    """Built as `uv build` does, by way of the source archive, with the locked tools."""
    folder = shared / "dist"
    with FileLock(shared / "dist.lock"):
        if not folder.exists():
            python = ("--python", sys.executable)
            subprocess.run(
                [UV, "build", "--no-build-isolation", *python, "--out-dir", folder, ROOT],
                check=True, capture_output=True,
            )  # fmt: skip
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, shared: Path) -> Path:
    """The programs of an environment with the wheel and the locked packages it needs."""
    return _environment(shared / "environment", wheel, "requirements-runtime.lock")


@pytest.fixture(scope="module")
def with_compiler(wheel: Path, shared: Path) -> Path:
    """The programs of an environment that has the extra `kernels`, too."""
    return _environment(shared / "with-compiler", wheel, "requirements-kernels.lock")


@pytest.fixture(scope="module")
def core_only(wheel: Path, shared: Path) -> Path:
    """The programs of an environment with the wheel and none of its extras."""
    place = shared / "core"
    install = (UV, "pip", "install", "--python", place / "bin/python")
    versions = ROOT / "requirements-runtime.lock"
    with FileLock(f"{place}.lock"):
        if not place.exists():
            for command in (
                (UV, "venv", "--python", sys.executable, place),
                (*install, "--constraints", versions, wheel),
            ):
                subprocess.run(command, check=True, capture_output=True)
    return place / "bin"


def _environment(place: Path, wheel: Path, lock: str) -> Path:
    install = (UV, "pip", "install", "--python", place / "bin/python")
    commands = (
        (UV, "venv", "--python", sys.executable, place),
        (*install, "--require-hashes", "--requirement", ROOT / lock),
        (*install, "--no-deps", wheel),
    )
    with FileLock(f"{place}.lock"):
        if not place.exists():
            for command in commands:
                subprocess.run(command, check=True, capture_output=True)
    return place / "bin"


def environment(programs: Path, home: Path) -> dict[str, str]:
    """Nothing of this machine: no program but Polis, and no native code but the wheel's."""
    return {
        "PATH": str(programs),
        "HOME": str(home),
        "POLIS_CACHE_DIR": str(home / "cache"),
        "XDG_DATA_HOME": str(home / "data"),
        "LANG": "C.UTF-8",
    }


def run(installed: Path, home: Path, *command: str | Path) -> str:
    """The standard output of a command in the environment of the wheel, which says nothing else."""
    answer = subprocess.run(
        command, cwd=home, env=environment(installed, home), capture_output=True, text=True
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    return answer.stdout


@contextmanager
def served(command: Sequence[str | Path], cwd: Path, env: Mapping[str, str]) -> Iterator[str]:
    """The address of the pages while `polis`, run by a command, serves them."""
    options = ("serve", "--no-open", "--port", "0", "--database", "sqlite:///polis.sqlite")
    with subprocess.Popen(
        [*command, *options], cwd=cwd, env=env, stderr=PIPE, text=True, process_group=0
    ) as server:
        assert server.stderr is not None
        said = ""
        try:
            while not (address := re.search(r"http://\S+/", said)):
                line = server.stderr.readline()
                assert line, said
                said += line
            yield address.group()
        finally:
            os.killpg(server.pid, signal.SIGINT)  # also what the command has started
            server.stderr.read()


def fetched(url: str) -> bytes:
    with urllib.request.urlopen(url) as answer:
        content: bytes = answer.read()
    return content


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if not file.is_symlink())


# Installing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [[], ["serve"], ["backup", "x.sqlite"]], ids=" ".join)
def test_without_the_server_a_sentence_says_what_to_install(
    command: list[str], core_only: Path, tmp_path: Path
) -> None:
    answer = subprocess.run(
        [core_only / "polis", *command],
        cwd=tmp_path, env=environment(core_only, tmp_path), capture_output=True, text=True,
    )  # fmt: skip
    (sentence,) = answer.stderr.splitlines()
    assert answer.returncode == 2
    assert "polis-games[server]" in sentence


def test_the_core_plays_scores_and_draws_without_the_server(
    core_only: Path, tmp_path: Path
) -> None:
    assert not list(core_only.parent.rglob("site-packages/sqlalchemy"))
    for game in KEYS:
        command = ("polis", "play", game, "--seats", "greedy,random", "--save", "log.json")
        run(core_only, tmp_path, *command)
        assert "<svg" in run(core_only, tmp_path, "polis", "draw", game, "log.json")


def test_uvx_and_pipx_serve_the_pages_of_the_wheel(wheel: Path, tmp_path: Path) -> None:
    """As the README says, with the wheel in place of the name of the distribution."""
    env = os.environ | {"PIPX_HOME": str(tmp_path / "pipx")}
    with ZipFile(wheel) as archive:
        page = archive.read(f"{PAGES}index.html")
    pipx = (sys.executable, "-m", "pipx", "run", "--spec")
    for command in ((UV, "tool", "run", "--python", sys.executable, "--from"), pipx):
        with served([*command, f"{wheel}[server]", "polis"], tmp_path, env) as address:
            assert fetched(address) == page
            assert b"world-wonders" in fetched(f"{address}api/games")


# Native code -------------------------------------------------------------------------------------

KEYS = [sheet.key for sheet in registry.sheets()]

STATE = """
import importlib.util, sys
from pathlib import Path
from polis.arena.simulation import simulate
from polis.core import registry
from polis.core.native import store

store.CPUINFO = Path(sys.argv[1])
assert not importlib.util.find_spec("numba") and not importlib.util.find_spec("llvmlite")
for game in sys.argv[2:]:
    assert registry.load_libraries(game) == set(store.PARTS)
    assert {one.find().parent for one in registry.libraries(game)} == {store.SHIPPED}
    result = simulate(game, 2, ["random", "greedy:noise=2"], 20, seed=1)
    print(store.this_target(), game, result["turns_mean"], result["seats"])
"""


def test_the_wheel_has_every_library_at_both_levels(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-manylinux_2_17_x86_64.whl")
    with ZipFile(wheel) as archive:
        found = [name for name in archive.namelist() if name.startswith("polis/libraries/")]
    wanted = [
        f"polis/libraries/{one.name}{ending}"
        for game in KEYS
        for target in ("linux-x86_64", "linux-x86_64-v3")
        for one in registry.libraries(game, target)
        for ending in (".json", ".so")
    ]
    assert sorted(found) == sorted(wanted)


def test_an_older_processor_loads_the_other_libraries(installed: Path, tmp_path: Path) -> None:
    """Both levels of the processor play the same games."""
    old = tmp_path / "cpuinfo"
    old.write_text("processor\t: 0\nflags\t\t: fpu sse sse2 ssse3 popcnt\n\n")
    modern = run(installed, tmp_path, "python", "-c", STATE, "/proc/cpuinfo", *KEYS)
    baseline = run(installed, tmp_path, "python", "-c", STATE, old, *KEYS)
    assert {line.split()[0] for line in modern.splitlines()} == {this_target()}
    assert {line.split()[0] for line in baseline.splitlines()} == {"linux-x86_64"}
    assert baseline == modern.replace("linux-x86_64-v3 ", "linux-x86_64 ")


def test_the_environment_is_small(installed: Path) -> None:
    """It is 210 MB; the compiler would add 195 MB."""
    assert size(installed.parent) < 230_000_000


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("level", levels.NAMES)
def test_a_game_is_played_at_each_level(
    game: str, level: str, installed: Path, tmp_path: Path
) -> None:
    seats = f"{level},random"
    run(installed, tmp_path, "polis", "play", game, "--seats", seats, "--save", "log.json")
    log = json.loads((tmp_path / "log.json").read_text())
    assert log["game"] == game
    assert len(log["result"]["scores"]) == 2


# Plays a move, then prints the functions that Numba has compiled.
COMPILED = """
import sys
from numba.core import event
from polis.bots.bot import ask
from polis.bots.specs import parse
from polis.core.game import Game

spec, game = sys.argv[1:]
position = Game(game, players=2, seed=1).position
with event.install_recorder("numba:compile") as recorder:
    ask(parse(spec, game).make(1), spec, position)
for _, one in recorder.buffer:
    if one.is_start:
        function = one.data["dispatcher"].py_func
        print(function.__module__, function.__name__)
"""

KERNEL = f"{ROOT / 'docs/examples/kernel_bot.py'}:look_ahead"


def test_without_the_compiler_a_kernel_of_a_user_says_what_to_install(
    installed: Path, tmp_path: Path
) -> None:
    command = ("polis", "simulate", "machi-koro", "--bots", f"{KERNEL},random")
    answer = subprocess.run(
        [*command, "--games", "2", "--jobs", "2"],
        cwd=tmp_path, env=environment(installed, tmp_path), capture_output=True, text=True,
    )  # fmt: skip
    assert answer.returncode == 0, answer.stderr
    (sentence,) = answer.stderr.strip().splitlines()
    assert "polis-games[kernels]" in sentence


@pytest.mark.parametrize("game", KEYS)
def test_with_the_compiler_a_kernel_of_a_user_is_built_against_the_library(
    game: str, with_compiler: Path, tmp_path: Path
) -> None:
    """Only its own functions are compiled, and the native code of the game is not built again."""
    said = run(with_compiler, tmp_path, "python", "-c", COMPILED, KERNEL, game)
    modules = {name: module for module, name in map(str.split, said.splitlines())}
    assert {"look_ahead", "average"} <= set(modules)
    assert not [module for module in modules.values() if module.startswith("polis.games")]
    assert not list((tmp_path / "cache").rglob("*.json"))


# Pages -------------------------------------------------------------------------------------------


def named(text: str) -> set[str]:
    """The files of the pages that a page, a script or a style names."""
    return {name.rpartition("/")[2] for name in re.findall(r"[\w./-]+\.(?:js|css|woff2|svg)", text)}


def test_every_file_of_the_pages_is_served(wheel: Path, installed: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith(PAGES)]
        files = {name.removeprefix(PAGES): archive.read(name) for name in names}
    assert "index.html" in files
    with served(["polis"], tmp_path, environment(installed, tmp_path)) as address:
        found = {name: fetched(address + name) for name in ("", *files)}
    assert found.pop("") == files["index.html"]
    assert found == files
    # Nothing is named that is not there: the assets' names end with a digest.
    there = {Path(name).name for name in files}
    scripts = [name for name in files if name.endswith((".html", ".js", ".css"))]
    asked = set[str]().union(*(named(files[name].decode()) for name in scripts))
    missing = {name for name in asked - there if re.search(r"-[\w-]{8}\.\w+$", name)}
    assert not missing
    assert len(asked & there) > len(there) / 2
