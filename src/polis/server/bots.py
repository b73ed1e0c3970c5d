"""A supervised pool of processes in which bots think; a thought that does not end is killed."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import logging
import math
import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from polis.bots import levels
from polis.bots.registry import ask, parse
from polis.core.errors import PolisError
from polis.core.position import Position
from polis.server.metrics import BOT_QUEUE, BOT_SECONDS, BOTS_REPLACED

LOG = logging.getLogger("polis.bots")

GRACE = 2.0  # seconds past its budget after which a bot counts as hanging
UNHURRIED = 1.0  # seconds for a bot that sets itself no time
SHORTEST = 0.02  # seconds of thought that are left to a bot in any rush
MARGIN = 1.0  # seconds kept back from the longest wait for all that is not thinking
LINE = 1_000_000  # bytes


class Failed(Exception):
    """The bot failed, hung, or answered with something that is not legal."""


@dataclass
class Job:
    """A move to be found."""

    position: Position
    level: str
    began: float
    answer: asyncio.Future[str] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


@dataclass(frozen=True)
class Choice:
    """A move, who found it, and whether that was somebody lower than was asked."""

    action: str
    level: str
    replaced: bool


class Pool:
    """So many workers, one queue."""

    def __init__(
        self,
        workers: int,
        most_wait: float,
        told: Callable[[dict[str, Any]], None] = lambda said: None,
        command: tuple[str, ...] = ("-m", "polis.server.worker"),
    ) -> None:
        self._most_wait = most_wait
        self._told = told
        self._command = command
        self._waiting: list[Job] = []
        self._arrived = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._workers = workers

    def start(self) -> None:
        """Start the workers; they prepare the games first."""
        self._tasks = [asyncio.create_task(self._supervise()) for _ in range(self._workers)]

    async def close(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def choose(self, position: Position, level: str) -> Choice:
        """A move for the seat to act, by a bot of this level or the next lower one that can."""
        wanted, began = level, time.monotonic()
        action: str | None = None
        while action is None:
            try:
                async with asyncio.timeout(began + self._most_wait - time.monotonic()):
                    action = await self._ask(position, level, began)
            except Failed as failure:
                LOG.warning("bot failed", extra={"bot": level, "why": str(failure)})
                BOTS_REPLACED.labels(level).inc()
                level = levels.lower(level) or level
            except TimeoutError:
                # No worker was free in time, say because one had to be started anew.
                LOG.warning("no bot worker was free in time", extra={"bot": level})
                action = _at_once(position)
        BOT_SECONDS.labels(wanted).observe(time.monotonic() - began)
        return Choice(action, level, level != wanted)

    async def _ask(self, position: Position, level: str, began: float) -> str:
        job = Job(position.copy(), level, began)
        self._waiting.append(job)
        BOT_QUEUE.set(len(self._waiting))
        self._arrived.set()
        try:
            return await job.answer
        finally:
            with contextlib.suppress(ValueError):
                self._waiting.remove(job)

    def _budget(self, job: Job) -> float:
        """Seconds for a job that begins now, so that nobody behind it waits too long."""
        wanted = levels.level(job.position.rules.sheet.key, job.level).seconds or UNHURRIED
        now = time.monotonic()
        for place, other in enumerate([job, *self._waiting], start=1):
            left = other.began + self._most_wait - MARGIN - now
            rounds = math.ceil(place / self._workers)
            wanted = min(wanted, left / rounds)
        return max(SHORTEST, wanted)

    async def _next(self) -> Job:
        while not self._waiting:
            self._arrived.clear()
            await self._arrived.wait()
        job = self._waiting.pop(0)
        BOT_QUEUE.set(len(self._waiting))
        return job

    async def _next_for(self, worker: Worker) -> Job:
        """The next job; Failed if the worker ends before there is one, which is no bot's fault."""
        taking = asyncio.create_task(self._next())
        ending = asyncio.create_task(worker.ended())
        try:
            await asyncio.wait((taking, ending), return_when=asyncio.FIRST_COMPLETED)
            if not ending.done():
                return taking.result()
            if taking.done():
                self._waiting.insert(0, taking.result())
                self._arrived.set()
            raise Failed(f"ended while idle with code {ending.result()}")
        finally:
            taking.cancel()
            ending.cancel()

    async def _supervise(self) -> None:
        """Keep one worker alive: start it, feed it, kill it when it hangs, start another."""
        while True:
            began = time.monotonic()
            worker = await Worker.start(self._command)
            try:
                await worker.prepared(self._told)
                while True:
                    await self._work(worker)
            except (Failed, OSError) as failure:
                LOG.warning("bot worker ended", extra={"why": str(failure)})
            finally:
                await worker.kill()
            # A worker that cannot even start must not keep the machine busy.
            await asyncio.sleep(max(0.0, 1.0 - (time.monotonic() - began)))

    async def _work(self, worker: Worker) -> None:
        job = await self._next_for(worker)
        if job.answer.done():
            return
        try:
            answer = await worker.think(job.position, job.level, self._budget(job))
        except (Failed, OSError) as failure:
            _fail(job, str(failure))
            raise
        action = answer.get("action")
        if not isinstance(action, str):
            _fail(job, str(answer.get("error")))
        elif not _legal(job.position, action):
            _fail(job, f"{action[:60]!r} is not legal")
        elif not job.answer.done():
            job.answer.set_result(action)


def _legal(position: Position, action: str) -> bool:
    try:
        return position.why_not(action) is None
    except PolisError:
        return False


def _at_once(position: Position) -> str:
    """A move that needs no thought, made in the server itself."""
    code = ask(parse("greedy").make(secrets.randbits(63)), "greedy", position)
    return position.rules.text.write(position, code)


def _fail(job: Job, why: str) -> None:
    if not job.answer.done():
        job.answer.set_exception(Failed(why))


class Worker:
    """One process in which bots think."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._jobs = 0

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> Worker:
        """Start a process; it prepares the games."""
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

    async def prepared(self, told: Callable[[dict[str, Any]], None]) -> None:
        """Wait until it is ready, passing on what it says of its progress."""
        while True:
            said = await self._read()
            told(said)
            if said.get("ready"):
                return

    async def think(self, position: Position, level: str, seconds: float) -> dict[str, Any]:
        """A move, or the error that kept the bot from finding one; Failed if it hangs."""
        self._jobs += 1
        game = position.rules.sheet.key
        job = {
            "job": self._jobs,
            "game": game,
            "record": base64.b64encode(position.records.tobytes()).decode(),
            "spec": levels.level(game, level).bot,
            "seconds": seconds,
            "seed": secrets.randbits(63),
        }
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(job).encode() + b"\n")
        try:
            async with asyncio.timeout(seconds + GRACE):
                await self._process.stdin.drain()
                return await self._read()
        except TimeoutError:
            raise Failed(f"no answer within {seconds + GRACE:.1f} s") from None

    async def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
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
        """End the process, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
