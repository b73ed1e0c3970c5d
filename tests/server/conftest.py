"""A server for each test process, as a subprocess, and everything to talk to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from polis.server.storage.engine import Engines, connect, migrate
from tests.server.support.client import House
from tests.server.support.processes import GENEROUS, Postgres, Process, postgres, serving


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests that do not stop it; its limits do not get in their way."""
    file = tmp_path_factory.mktemp("server") / "polis.sqlite"
    with serving("--port", "0", "--database", f"sqlite:///{file}", **GENEROUS) as process:
        yield process


@pytest.fixture
async def house(server: Process) -> AsyncIterator[House]:
    """The server, as a client sees it."""
    found = House(server.address)
    yield found
    await found.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A fresh SQLite file."""
    return f"sqlite:///{tmp_path / 'polis.sqlite'}"


@pytest.fixture(scope="session")
def _postgres() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture
def postgresql(_postgres: Postgres) -> str:
    """A fresh database of PostgreSQL."""
    return _postgres.new_database()


@pytest.fixture(params=["database", "postgresql"])
async def engines(request: pytest.FixtureRequest) -> AsyncIterator[Engines]:
    """A fresh database of each kind, with its tables."""
    found = connect(request.getfixturevalue(request.param))
    await migrate(found)
    await migrate(found)  # a second start finds nothing to do
    yield found
    await found.close()
