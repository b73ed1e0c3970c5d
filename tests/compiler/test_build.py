"""Native code of a small game: built without tools, for several platforms, from one lowering."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ("linux-x86_64", "linux-x86_64-v3")
OTHERS = ("linux-arm64", "macos-x86_64", "macos-arm64", "windows-x86_64")

LOAD = """
import json
from polis.core import registry
from polis.core.native.store import this_target

rules = registry.rules("tic-tac-die")
position = rules.new(2)
print(json.dumps([this_target(), repr(rules.kernels["to_act"]), position.legal.codes.tolist()]))
"""

COUNTING = """
import json, sys
from polis.compiler import build, frontend

lowered = []
original = frontend.Lowered.__init__
def count(self, function, examples):
    lowered.append(function.__name__)
    original(self, function, examples)
frontend.Lowered.__init__ = count
for _ in build.build("tic-tac-die", ("rules",), sys.argv[1:]):
    pass
print(json.dumps(lowered))
"""

LINK = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import libraries
from polis.core import registry

for target in sys.argv[3:]:
    print(libraries.link(registry.libraries("tic-tac-die", target)[0], Path(sys.argv[2])))
"""

BEGINNINGS = {"linux": b"\x7fELF", "macos": b"\xcf\xfa\xed\xfe", "windows": b"MZ"}


def variables(place: Path) -> dict[str, str]:
    """An environment with the game, an empty cache, and no program at all."""
    kept = {key: os.environ[key] for key in ("PYTHONPATH", "HOME") if key in os.environ}
    (place / "bin").mkdir()
    return kept | {
        "PATH": str(place / "bin"),
        "POLIS_GAMES": str(ROOT / "tests/toy"),
        "POLIS_CACHE_DIR": str(place / "cache"),
    }


def python(here: dict[str, str], *arguments: str) -> str:
    answer = subprocess.run(
        [sys.executable, *arguments], env=here, stdout=subprocess.PIPE, text=True, check=True
    )
    return answer.stdout


def files(here: dict[str, str], ending: str) -> list[str]:
    """The targets with a file of this ending in the cache."""
    folder = Path(here["POLIS_CACHE_DIR"], "libraries")
    names = (file.stem for file in folder.glob(f"*{ending}"))
    return sorted(name.removeprefix("tic-tac-die-rules-").rpartition("-")[0] for name in names)


def test_it_is_built_and_loaded_without_compiler_and_linker(tmp_path: Path) -> None:
    here = variables(tmp_path)
    target, kernel, codes = json.loads(python(here, "-c", LOAD))
    assert "native" not in kernel
    python(here, "-m", "polis.compiler.build", "tic-tac-die", "rules")
    assert json.loads(python(here, "-c", LOAD)) == [target, "<native kernel to_act>", codes]


def test_kernels_are_lowered_once_for_all_platforms(tmp_path: Path) -> None:
    here, targets = variables(tmp_path), (*LEVELS, *OTHERS)
    lowered = json.loads(python(here, "-c", COUNTING, *targets))
    assert "legal" in lowered
    assert len(lowered) == len(set(lowered))
    assert files(here, ".o") == sorted(targets)
    # What is in the cache is not built again.
    assert json.loads(python(here, "-c", COUNTING, *targets)) == []
    check_linking(here, targets, tmp_path / "shared")


def check_linking(here: dict[str, str], targets: tuple[str, ...], folder: Path) -> None:
    """Shared libraries are made of all objects; those of this machine work in their place."""
    folder.mkdir()
    linked = python(here, "-c", LINK, str(ROOT / "tools"), str(folder), *targets).split()
    for target, file in zip(targets, linked, strict=True):
        assert Path(file).read_bytes().startswith(BEGINNINGS[target.partition("-")[0]])
    shutil.rmtree(Path(here["POLIS_CACHE_DIR"], "libraries"))
    folder.rename(Path(here["POLIS_CACHE_DIR"], "libraries"))
    assert json.loads(python(here, "-c", LOAD))[1] == "<native kernel to_act>"
