"""A server of its own for each test process, as a subprocess, and everything to talk to it."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import IO

import httpx
import pytest

from tests.server.client import House

READY = 900.0  # seconds for compiling all games on a busy machine


class Process:
    """A running `polis serve`."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.lines: list[str] = []
        command = [sys.executable, "-m", "polis", "serve", "--no-open", *arguments]
        self._process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, env=os.environ | environment
        )
        self._listening = threading.Event()
        assert self._process.stderr is not None
        threading.Thread(target=self._read, args=(self._process.stderr,), daemon=True).start()
        assert self._listening.wait(60), "".join(self.lines)
        found = re.search(r"http://\S+:\d+", "".join(self.lines))
        assert found, "".join(self.lines)
        self.address = found.group(0)

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self.lines.append(line)
            if "http://" in line:
                self._listening.set()
        self._listening.set()

    def wait_ready(self) -> None:
        """Wait until all games can be played."""
        deadline = time.monotonic() + READY
        while time.monotonic() < deadline:
            answer = httpx.get(f"{self.address}/api/games", timeout=60.0).json()
            if all(game["preparation"]["ready"] for game in answer["games"]):
                return
            time.sleep(0.2)
        raise AssertionError("the games were not prepared in time")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """End it as an operator would; gives the exit code."""
        self._process.terminate()
        return self._process.wait(30)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests that do not stop it; its limits do not get in their way."""
    file = tmp_path_factory.mktemp("server") / "polis.sqlite"
    process = Process(
        *("--port", "0", "--database", f"sqlite:///{file}"),
        POLIS_REQUESTS_PER_SECOND="10000",
        POLIS_ROOMS_PER_MINUTE="60000",
        POLIS_MESSAGES_PER_SECOND="1000",
        POLIS_ASKS_PER_SECOND="1000",
    )
    process.wait_ready()
    yield process
    with contextlib.suppress(ProcessLookupError):
        process.stop()


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
