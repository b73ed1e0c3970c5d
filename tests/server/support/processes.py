"""What the server's tests start: the server itself, PostgreSQL and Redis, each as a process."""

from __future__ import annotations

import contextlib
import os
import pwd
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import httpx

READY = 900.0  # seconds for building all games on a busy machine
SOON = 120.0  # seconds for anything else

GENEROUS = {
    "POLIS_REQUESTS_PER_SECOND": "100000",
    "POLIS_ROOMS_PER_MINUTE": "600000",
    "POLIS_BODY_BYTES_PER_SECOND": "1000000000",
    "POLIS_JOINS_PER_MINUTE": "600000",
    "POLIS_ADDRESS_MOVES_PER_SECOND": "100000",
    "POLIS_ADDRESS_ASKS_PER_SECOND": "100000",
    "POLIS_MESSAGES_PER_SECOND": "100000",
    "POLIS_ASKS_PER_SECOND": "100000",
    "POLIS_CHANGES_PER_SECOND": "100000",
    "POLIS_ADDRESS_CHANGES_PER_SECOND": "100000",
    "POLIS_ERASURES_PER_MINUTE": "600000",
    "POLIS_UPLOAD_SECONDS": "600",
    "POLIS_UPLOAD_SECONDS_PER_MINUTE": "60000",
    "POLIS_UPLOADS_PER_ADDRESS": "1000",
    "POLIS_UPLOADED_BYTES_PER_DAY": "10000000000",
    "POLIS_UPLOADS_WAITING": "1000",
    "POLIS_ANALYSES_PER_MINUTE": "600000",
    "POLIS_BOT_WORKERS": "1",
    "POLIS_STAND_IN_PAUSE": "0.001",
    "POLIS_ABSENCE_SECONDS": "0.000001",
}
"""Limits that do not get in a test's way."""


FIXED_PORTS = range(20_000, 32_000)
"""Below those that systems give to outgoing connections."""


def free_port() -> int:
    """A port that is free now, and that no outgoing connection takes between two servers."""
    while True:
        port = random.SystemRandom().choice(FIXED_PORTS)
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


def wait_healthy(address: str) -> None:
    """Wait until the server says that it works; a disk or a core may be busy for a while."""
    deadline = time.monotonic() + SOON
    answer = httpx.get(f"{address}/healthz", timeout=SOON)
    while not answer.json()["ok"]:
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.5)
        answer = httpx.get(f"{address}/healthz", timeout=SOON)


class Process:
    """A running `polis serve`."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.lines: list[str] = []
        self.database = arguments[arguments.index("--database") + 1]
        command = [sys.executable, "-m", "polis", "serve", "--no-open", *arguments]
        self._process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, env=os.environ | environment
        )
        self._listening = threading.Event()
        assert self._process.stderr is not None
        self._reader = threading.Thread(
            target=self._read, args=(self._process.stderr,), daemon=True
        )
        self._reader.start()
        assert self._listening.wait(SOON), "".join(self.lines)
        found = re.search(r"http://\S+:\d+", "".join(self.lines))
        assert found, "".join(self.lines)
        self.address = found.group(0)

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self.lines.append(line)
            if "http://" in line:
                self._listening.set()
        self._listening.set()

    def wait_ready(self, *games: str) -> None:
        """Wait until the bot levels of these games play themselves, or those of all."""
        deadline = time.monotonic() + READY
        with httpx.Client(base_url=self.address, timeout=SOON) as http:
            while time.monotonic() < deadline:
                found = http.get("/api/games").json()["games"]
                wanted = [game for game in found if not games or game["game"] in games]
                if all(game["levels"] != "building" for game in wanted):
                    return
                time.sleep(0.5)
        raise AssertionError("the games were not built in time")

    @property
    def pid(self) -> int:
        """The id of the server's process."""
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """End it as an operator would; gives the exit code, when all it said is read."""
        self._process.terminate()
        code = self._process.wait(SOON)
        self._reader.join(SOON)
        return code


@contextlib.contextmanager
def serving(*arguments: str, **environment: str) -> Iterator[Process]:
    """A server whose games are ready, for as long as it is needed."""
    process = Process(*arguments, **environment)
    try:
        process.wait_ready()
        yield process
    finally:
        process.kill()


def _program(name: str) -> str:
    """A program of Debian's packages, which a test cannot do without."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(places[-1]) if places else shutil.which(name)
    assert found, f"{name} is missing: apt-get install postgresql redis-server"
    return found


def _unprivileged() -> dict[str, Any]:
    """How to start a program that refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    users = {user.pw_name: user for user in pwd.getpwall()}
    user = users.get("postgres") or users["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A PostgreSQL of its own, in a temporary folder, reached by a socket in there."""

    def __init__(self) -> None:
        self._who = _unprivileged()
        # Not in pytest's folder: another user cannot come through there.
        self._folder = Path(tempfile.mkdtemp(prefix="polis-postgres-"))
        if self._who:
            os.chown(self._folder, self._who["user"], self._who["group"])
        data = self._folder / "data"
        self._call(
            "initdb", "--pgdata", data, "--auth=trust", "--username=polis", "--encoding=UTF8"
        )
        self._data = data
        self._databases = 0
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, with what it held before."""
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(_program("postgres"), "-D", self._data, "-k", self._folder),
                    *("-c", "listen_addresses=", "-c", "max_connections=100"),
                ],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                **self._who,
            )
        self._wait()

    def stop(self) -> None:
        """End it at once."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(SOON)

    def _call(self, program: str, *arguments: object) -> None:
        done = subprocess.run(
            [_program(program), *map(str, arguments)],
            capture_output=True, text=True, cwd=self._folder, **self._who,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr

    def _wait(self) -> None:
        deadline = time.monotonic() + SOON
        ready = [_program("pg_isready"), "--quiet", "--host", str(self._folder)]
        while subprocess.run(ready).returncode != 0:
            log = (self._folder / "log").read_text(errors="replace")
            assert self._process is not None
            assert self._process.poll() is None, log
            assert time.monotonic() < deadline, log
            time.sleep(0.1)

    def new_database(self) -> str:
        """The address of a fresh database."""
        self._databases += 1
        name = f"polis{self._databases}"
        self._call("createdb", "--host", self._folder, "--username", "polis", name)
        return f"postgresql://polis@/{name}?host={self._folder}"

    def close(self) -> None:
        """End it and forget what it held."""
        self.stop()
        shutil.rmtree(self._folder)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for as long as it is needed."""
    found = Postgres()
    try:
        yield found
    finally:
        found.close()


class Redis:
    """A Redis on a port of its own, which can be killed and started again."""

    def __init__(self) -> None:
        self._port = free_port()
        self.address = f"redis://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, empty, on the same port."""
        options = ("--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
        self._process = subprocess.Popen(
            [_program("redis-server"), "--port", str(self._port), *options],
            stdout=subprocess.DEVNULL,
            cwd=tempfile.gettempdir(),
        )
        deadline = time.monotonic() + SOON
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self._port), 1.0).close()
                return
            assert self._process.poll() is None, "redis-server did not start"
            time.sleep(0.05)
        raise AssertionError("redis-server does not listen")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    """A Redis for as long as it is needed."""
    found = Redis()
    try:
        yield found
    finally:
        found.kill()
