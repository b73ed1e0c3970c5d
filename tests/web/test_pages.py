"""The pages in the browser, by their own tools: each command of web/package.json must pass."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.server.support.processes import GENEROUS, free_port, serving
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


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one server for all files, as web/tests/browser/server.ts starts one."""
    port, folder = str(free_port()), tmp_path_factory.mktemp("browser")
    database = f"sqlite:///{folder / 'polis.sqlite'}"
    push = {"POLIS_PUSH_LOOPBACK": "true", "POLIS_PUSH_PAUSE": "0.001"}
    named = ("--port", port, "--database", database, "--name", "polis.test")
    with serving(*named, **GENEROUS, **push):
        yield f"http://localhost:{port}"


@pytest.mark.timeout(HOURS)
@pytest.mark.parametrize("file", sorted(f.name for f in WEB.glob("tests/browser/*.test.ts")))
def test_in_the_browser(file: str, address: str) -> None:
    npm("test:browser", "--", f"tests/browser/{file}", POLIS_ADDRESS=address)
