"""The parent's side of one worker process: start, ask, watch, kill."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
import sys
from dataclasses import dataclass
from typing import Any

from polis.bots import levels
from polis.bots.judge import judge_seed
from polis.core.position import Position

GRACE = 6.0  # seconds past its budget after which a bot counts as hanging; plain Python is slow
PATIENCE = 60.0  # seconds for bots that count simulations, which a busy machine makes slow
LINE = 1_000_000  # bytes
MOST_BYTES = 50_000_000  # of an answer; more would be a fault of the worker


class Failed(Exception):
    """The worker failed, hung, or answered with something that is not an answer."""


class TooLong(Failed):
    """The worker did not answer in time."""


@dataclass(frozen=True)
class Pinned:
    """A bot whose moves depend on nothing but the position: a spec by simulations, and its luck."""

    spec: str
    seed: int


class Worker:
    """A running `polis.server.workers.worker`, or another module that serves as it does."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._jobs = 0
        self.worn_out = False
        """Whether it wants to be replaced before the next job."""

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

    async def ready(self) -> None:
        """Wait until the process has started; Failed if it ends."""
        await self._read()

    async def think(
        self,
        position: Position,
        level: str,
        seconds: float,
        with_estimates: bool,
        compare: int | None = None,
        pinned: Pinned | None = None,
    ) -> dict[str, Any]:
        """The worker's answer, a move or an error; Failed if it hangs.

        `with_estimates`: also return the value of every move that the bot has looked at. `compare`:
        measure this move as well, see `estimate_moves`. `pinned`: this bot instead of the level's.
        """
        game = position.rules.sheet.key
        meant = levels.level(game, level)
        job = {
            "game": game,
            "record": base64.b64encode(position.records.tobytes()).decode(),
            "spec": meant.bot,
            "quick": meant.quick,
            "stand_in": meant.stand_in,
            "seconds": seconds,
            "seed": judge_seed(position) if level == levels.JUDGE else secrets.randbits(63),
            "with_estimates": with_estimates,
            "compare": compare,
        }
        if pinned is not None:
            job |= {"spec": pinned.spec, "seed": pinned.seed, "pinned": True}
        counted = level == levels.JUDGE or pinned is not None
        answer, _ = await self.ask(job, PATIENCE if counted else seconds + GRACE)
        return answer

    async def ask(self, job: dict[str, Any], seconds: float) -> tuple[dict[str, Any], bytes]:
        """The answer to a job, and the bytes that belong to it; TooLong if it takes longer."""
        self._jobs += 1
        try:
            async with asyncio.timeout(seconds):
                await self._write({"job": self._jobs, **job})
                answer = await self._read()
                self.worn_out = bool(answer.get("worn_out"))
                return answer, await self._read_bytes(answer.get("bytes", 0))
        except TimeoutError:
            raise TooLong(f"no answer within {seconds:.1f} s") from None

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

    async def _read_bytes(self, count: int) -> bytes:
        assert self._process.stdout is not None
        if count > MOST_BYTES:
            raise Failed(f"the worker wants to say {count} bytes")
        try:
            return await self._process.stdout.readexactly(count)
        except asyncio.IncompleteReadError:
            raise Failed("the worker has ended within an answer") from None

    async def ended(self) -> int:
        """Wait for the process to end; gives its exit code."""
        return await self._process.wait()

    async def kill(self) -> None:
        """Kill the process."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
