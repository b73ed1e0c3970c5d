"""The parent's side of one worker process: start, ask, watch, kill."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
import sys
from collections.abc import Callable
from typing import Any

from polis.bots import levels
from polis.core.position import Position

GRACE = 2.0  # seconds past its budget after which a bot counts as hanging
LINE = 1_000_000  # bytes


class Failed(Exception):
    """The bot failed, hung, or answered with something that is not legal."""


class Worker:
    """A running `polis.server.workers.worker`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._jobs = 0
        self.games: set[str] = set()
        """The games it has prepared."""

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> Worker:
        """Start a process."""
        pipe = asyncio.subprocess.PIPE
        return cls(
            # In a session of its own: Ctrl+C is meant for the server, which then closes the pipe.
            await asyncio.create_subprocess_exec(
                *(sys.executable, *command),
                stdin=pipe,
                stdout=pipe,
                limit=LINE,
                start_new_session=True,
            )
        )

    async def prepare(self, game: str, report: Callable[[dict[str, Any]], None]) -> None:
        """Prepare a game unless it is prepared; pass on the worker's progress reports."""
        if game in self.games:
            return
        await self._write({"prepare": game})
        while True:
            said = await self._read()
            report(said)
            if said.get("ready"):
                self.games.add(game)
                return

    async def think(
        self, position: Position, level: str, seconds: float, with_estimates: bool
    ) -> dict[str, Any]:
        """The worker's answer, a move or an error; Failed if it hangs.

        `with_estimates`: also return the value of every move that the bot has looked at.
        """
        self._jobs += 1
        game = position.rules.sheet.key
        job = {
            "job": self._jobs,
            "game": game,
            "record": base64.b64encode(position.records.tobytes()).decode(),
            "spec": levels.level(game, level).bot,
            "seconds": seconds,
            "seed": secrets.randbits(63),
            "with_estimates": with_estimates,
        }
        try:
            async with asyncio.timeout(seconds + GRACE):
                await self._write(job)
                return await self._read()
        except TimeoutError:
            raise Failed(f"no answer within {seconds + GRACE:.1f} s") from None

    async def _write(self, data: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(data).encode() + b"\n")
        await self._process.stdin.drain()

    async def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ValueError:
            raise Failed(f"the worker said more than {LINE} bytes at once") from None
        if not line:
            raise Failed(f"the worker has ended with code {await self._process.wait()}")
        try:
            said: dict[str, Any] = json.loads(line)
        except ValueError:
            raise Failed(f"the worker said {line[:60]!r}") from None
        return said

    async def ended(self) -> int:
        """Wait for the process to end; gives its exit code."""
        return await self._process.wait()

    async def kill(self) -> None:
        """Kill the process."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
