"""The pages in the browser, by their own tools: each command of web/package.json must pass."""

from __future__ import annotations

import re

import pytest

from tests.web.npm import WEB, npm

# A first start compiles every game, and whole games are played: a hang must end, that is all.
HOURS = 3600


def test_the_pages_are_formatted() -> None:
    npm("format:check")


def test_types() -> None:
    npm("types")


def test_units() -> None:
    npm("test")


def test_the_pages_read_no_facts_from_the_files_of_games() -> None:
    """What is printed comes from the server, so that a table shows the set that is played."""
    sources = [path for kind in ("ts", "svelte") for path in (WEB / "src").rglob(f"*.{kind}")]
    facts = re.compile(r"polis/games/.+\.json")
    assert [path for path in sources if facts.search(path.read_text(encoding="utf-8"))] == []


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.timeout(HOURS)
@pytest.mark.parametrize("file", sorted(f.name for f in WEB.glob("tests/browser/*.test.ts")))
def test_in_the_browser(file: str) -> None:
    npm("test:browser", "--", f"tests/browser/{file}")
