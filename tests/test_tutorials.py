"""The tutorials: their files and commands work in an empty folder, and print what the page says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent / "docs"
BLOCK = re.compile(r'```(\w+)(?: title="(.+?)")?\n(.*?)```', re.DOTALL)


SMALL = {
    "td_learner.py --weights": "td_learner.py --rounds 1 --games 2000 --tests 20 --weights",
    "--games 100 --slow-games 100": "--games 4 --slow-games 4",
}
"""Commands that take long, and how the test makes them shorter."""


@pytest.mark.parametrize("page", ["first-bot.md", "first-learner.md"])
def test_a_reader_gets_what_the_page_says(page: str, tmp_path: Path) -> None:
    scripts = Path(sys.executable).parent
    environment = os.environ | {
        "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}",
        "LANG": "C.UTF-8",
        "COLUMNS": "120",
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    printed = ""
    kinds = []
    for kind, title, text in BLOCK.findall((DOCS / page).read_text(encoding="utf-8")):
        kinds.append(kind)
        if title:  # a part of a file, after the parts before it
            with (tmp_path / title).open("a", encoding="utf-8") as file:
                file.write(f"\n\n{text}")
        elif kind == "sh":
            for long, short in SMALL.items():
                text = text.replace(long, short)
            run = subprocess.run(
                text, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True
            )
            assert run.returncode == 0, run.stderr
            printed = run.stdout
        else:
            for line in text.splitlines():
                assert line in printed.splitlines(), f"{line!r} is not in\n{printed}"
    assert {"python", "sh", "text"} <= set(kinds)


def test_the_learner_of_the_tutorial_is_the_example() -> None:
    page = (DOCS / "first-learner.md").read_text(encoding="utf-8")
    parts = [text for _, title, text in BLOCK.findall(page) if title == "td_learner.py"]
    assert "\n\n".join(parts) == (DOCS / "examples/td_learner.py").read_text(encoding="utf-8")
