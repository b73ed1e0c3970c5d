"""The server under load: started for one run and observed from outside."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import time
import urllib.request
from types import TracebackType
from typing import IO

READY = 900.0  # seconds for compiling all games on a busy machine
NO_LIMITS = {
    # All clients connect from one address.
    "POLIS_REQUESTS_PER_SECOND": "100000",
    "POLIS_CONNECTIONS_PER_ADDRESS": "100000",
    "POLIS_ROOMS_PER_MINUTE": "1000000",
    "POLIS_MESSAGES_PER_SECOND": "1000",
    "POLIS_ADDRESS_MOVES_PER_SECOND": "100000",
    "POLIS_ADDRESS_ASKS_PER_SECOND": "100000",
    "POLIS_JOINS_PER_MINUTE": "1000000",
    "POLIS_BODY_BYTES_PER_SECOND": "1000000000",
}


class Serving:
    """A running `polis serve`; stopped at the end of the `with` block."""

    def __init__(self, database: str, redis: str | None) -> None:
        command = [sys.executable, "-m", "polis", "serve", "--no-open", "--port", "0"]
        command += ["--database", database, *(("--redis", redis) if redis else ())]
        self._process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, env=os.environ | NO_LIMITS
        )
        self._lines: list[str] = []
        self._listening = threading.Event()
        assert self._process.stderr is not None
        threading.Thread(target=self._read, args=(self._process.stderr,), daemon=True).start()
        self._listening.wait(120)
        found = re.search(r"http://\S+:\d+", "".join(self._lines))
        if not found:
            self._process.kill()
            raise SystemExit("the server did not start:\n" + "".join(self._lines))
        self.address = found.group(0)

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self._lines.append(line)
            if "http://" in line:
                self._listening.set()
        self._listening.set()

    def __enter__(self) -> Serving:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        ended = self._process.poll()
        if ended is not None:
            print(f"the server has ended with {ended}:\n", *self._lines[-20:], file=sys.stderr)
            return
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def wait_ready(self) -> None:
        """Wait until the bot levels of all games play themselves."""
        deadline = time.monotonic() + READY
        while time.monotonic() < deadline:
            with urllib.request.urlopen(f"{self.address}/api/games", timeout=60) as answer:
                games = json.load(answer)["games"]
            if all(game["levels"] != "building" for game in games):
                return
            time.sleep(0.5)
        raise SystemExit("the games were not ready in time")

    def cpu(self) -> float:
        """Seconds of processor time used by the server's process, without its bots."""
        with open(f"/proc/{self._process.pid}/stat", encoding="ascii") as file:  # noqa: PTH123
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
