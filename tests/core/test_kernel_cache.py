"""The disk cache: found again by every kernel, and never stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import polis

PACKAGE = Path(polis.__file__).parent

ROLL = """
import polis
position = polis.rules("machi-koro").new()
position.play("dice 1")
print(position.records["coins"][0].tolist())
"""

WARM = """
from polis.arena import warm_up
from polis.core import registry
for sheet in registry.sheets():
    steps = warm_up.steps(registry.rules(sheet.key))
    print(sheet.key, [name for name, step in steps if step()])
"""


def run(code: str, source: Path, cache: Path | None = None) -> str:
    """The output of a new interpreter that imports the package from `source`."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    if cache is not None:
        environment["POLIS_CACHE_DIR"] = str(cache)
    answer = subprocess.run(
        [sys.executable, "-P", "-c", code], env=environment, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    return answer.stdout


def test_an_edited_callee_in_another_file_is_seen_by_cached_callers(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "polis", ignore=shutil.ignore_patterns("__pycache__"))
    cache = tmp_path / "cache"
    assert run(ROLL, tmp_path, cache).strip() == "[4, 4, 0, 0]"
    callee = tmp_path / "polis/games/machi_koro/rules/income.py"
    text = callee.read_text()
    assert "paid = owed\n" in text
    callee.write_text(text.replace("paid = owed\n", "paid = owed + 1\n"))
    assert run(ROLL, tmp_path, cache).strip() == "[5, 5, 0, 0]"


@pytest.mark.timeout(3600)  # the first run may have to compile everything
def test_a_warm_cache_compiles_nothing(tmp_path: Path) -> None:
    """Also generic kernels, which a cache by function identity would never find again.

    And in whatever folder the same sources lie: after an update that changed no rule, say.
    """
    run(WARM, PACKAGE.parent)
    shutil.copytree(PACKAGE, tmp_path / "polis", ignore=shutil.ignore_patterns("__pycache__"))
    again = run(WARM, tmp_path)
    assert all(line.endswith("[]") for line in again.splitlines())
    assert again


DIGEST = "from polis.core.kernel_cache import source_digest; print(source_digest())"


def test_only_kernels_and_their_constants_decide_what_is_compiled_again(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "polis", ignore=shutil.ignore_patterns("__pycache__"))
    game = tmp_path / "polis/games/akropolis"
    before = run(DIGEST, tmp_path)
    for part in ("text/narration.py", "drawing/table.py", "terminal/table.py"):
        (game / part).write_text((game / part).read_text() + "# changed\n")
    assert run(DIGEST, tmp_path) == before
    for part in ("sheet.py", "rules/score.py", "strategy/weights.py"):
        (game / part).write_text((game / part).read_text() + "# changed\n")
        assert run(DIGEST, tmp_path) != before
        before = run(DIGEST, tmp_path)


def test_importing_polis_loads_neither_the_compiler_nor_numpy() -> None:
    for code in ("polis", "polis; polis.sheets()"):
        listed = (
            f"import sys, {code}; print(sorted({{'numba', 'numpy', 'rich'}} & set(sys.modules)))"
        )
        assert run(listed, PACKAGE.parent, Path(os.devnull)).strip() == "[]"
