"""The pages in the browser, by their own tools: each command of web/package.json must pass."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
# A first start compiles every game, and whole games are played: a hang must end, that is all.
HOURS = 3600


def npm(*words: str) -> None:
    """Run a script of the pages with this Python as the server's."""
    result = subprocess.run(
        ["npm", "--prefix", str(WEB), "run", "--silent", *words],
        env=os.environ | {"POLIS_PYTHON": sys.executable, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout[-20_000:]


def test_the_pages_are_formatted() -> None:
    npm("format:check")


def test_the_types_of_the_wire_are_what_the_server_says() -> None:
    npm("wire", "--", "--check")


def test_types() -> None:
    npm("types")


def test_units() -> None:
    npm("test")


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.timeout(HOURS)
@pytest.mark.parametrize("file", sorted(f.name for f in WEB.glob("tests/browser/*.test.ts")))
def test_in_the_browser(file: str) -> None:
    npm("test:browser", "--", f"tests/browser/{file}")
