"""A supervised pool of processes in which bots think; one that hangs is killed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from polis.bots import levels
from polis.bots.bot import ask
from polis.bots.estimates import MoveEstimate
from polis.bots.specs import parse
from polis.core import registry
from polis.core.errors import PolisError
from polis.core.position import Position
from polis.server.metrics import BOT_QUEUE, BOT_SECONDS, BOTS_REPLACED
from polis.server.workers.worker_process import Failed, Worker

LOG = logging.getLogger("polis.bots")

UNHURRIED = 1.0  # seconds for a bot that sets itself no time
SHORTEST = 0.02  # seconds that a bot always gets, however short its time
MARGIN = 1.0  # seconds kept back from the longest wait for all that is not thinking


@dataclass(frozen=True)
class Answer:
    """A legal move as code and in notation, and the estimates of all moves if asked for."""

    code: int
    action: str
    estimates: tuple[MoveEstimate, ...] = ()


@dataclass
class Job:
    """A request for a move."""

    position: Position
    level: str
    began: float
    with_estimates: bool = False
    seconds: float | None = None
    """None: the level's own time, less if many jobs wait."""
    answer: asyncio.Future[Answer] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


@dataclass(frozen=True)
class Choice:
    """A move, the level that found it, whether that replaced the one asked, and the estimates."""

    code: int
    action: str
    level: str
    replaced: bool
    estimates: tuple[MoveEstimate, ...] = ()


class Pool:
    """Workers with one queue for games and a second one for analyses, which come last."""

    def __init__(
        self,
        workers: int,
        most_wait: float,
        report: Callable[[dict[str, Any]], None] = lambda report: None,
        command: tuple[str, ...] = ("-m", "polis.server.workers.worker"),
    ) -> None:
        self._most_wait = most_wait
        self._report = report
        self._command = command
        self._waiting: list[Job] = []
        self._studies: list[Job] = []
        self._arrived = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._workers = workers
        self._order = [sheet.key for sheet in registry.sheets()]
        self._prepared: set[str] = set()

    def start(self) -> None:
        """Start the workers; they prepare the games first."""
        self._tasks = [asyncio.create_task(self._supervise()) for _ in range(self._workers)]

    def prioritise(self, game: str) -> None:
        """Prepare this game before the others that still wait, because a client wants it."""
        self._order.remove(game)
        self._order.insert(0, game)

    async def close(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Asking ---------------------------------------------------------------------------------------

    async def choose(self, position: Position, level: str, with_estimates: bool = False) -> Choice:
        """A move for the seat to act, by a bot of this level or the next lower one that can."""
        wanted, began = level, time.monotonic()
        answer: Answer | None = None
        while answer is None:
            job = Job(position.copy(), level, began, with_estimates)
            try:
                async with asyncio.timeout(began + self._most_wait - time.monotonic()):
                    answer = await self._ask(job, self._waiting)
            except Failed as failure:
                LOG.warning("bot failed", extra={"bot": level, "why": str(failure)})
                BOTS_REPLACED.labels(level).inc()
                level = levels.lower(level) or level
            except TimeoutError:
                # No worker was free in time, for example because one was restarted.
                LOG.warning("no bot worker was free in time", extra={"bot": level})
                answer = _at_once(position)
        BOT_SECONDS.labels(wanted).observe(time.monotonic() - began)
        return Choice(answer.code, answer.action, level, level != wanted, answer.estimates)

    async def analyse(
        self, position: Position, level: str, seconds: float
    ) -> tuple[MoveEstimate, ...]:
        """A bot's estimates of the legal moves, made while no game needs the workers.

        Failed if the bot fails; the caller limits the waiting time.
        """
        job = Job(position.copy(), level, time.monotonic(), True, seconds)
        return (await self._ask(job, self._studies)).estimates

    async def _ask(self, job: Job, queue: list[Job]) -> Answer:
        queue.append(job)
        BOT_QUEUE.set(len(self._waiting))
        self._arrived.set()
        try:
            return await job.answer
        finally:
            with contextlib.suppress(ValueError):
                queue.remove(job)

    # Answering ------------------------------------------------------------------------------------

    def _budget(self, job: Job) -> float:
        """Seconds for a job that begins now, so that no job behind it waits too long."""
        wanted = job.seconds
        if wanted is None:
            wanted = levels.level(job.position.rules.sheet.key, job.level).seconds or UNHURRIED
        now = time.monotonic()
        ahead = [job] if job.seconds is None else []
        for place, other in enumerate([*ahead, *self._waiting], start=2 - len(ahead)):
            left = other.began + self._most_wait - MARGIN - now
            rounds = math.ceil(place / self._workers)
            wanted = min(wanted, left / rounds)
        return max(SHORTEST, wanted)

    async def _next(self) -> Job:
        while not self._waiting and not self._studies:
            self._arrived.clear()
            await self._arrived.wait()
        job = (self._waiting or self._studies).pop(0)
        BOT_QUEUE.set(len(self._waiting))
        return job

    async def _next_for(self, worker: Worker) -> Job:
        """The next job; Failed if the worker ends before there is one."""
        taking = asyncio.create_task(self._next())
        ending = asyncio.create_task(worker.ended())
        try:
            await asyncio.wait((taking, ending), return_when=asyncio.FIRST_COMPLETED)
            if not ending.done():
                return taking.result()
            if taking.done():
                job = taking.result()
                (self._waiting if job.seconds is None else self._studies).insert(0, job)
                self._arrived.set()
            raise Failed(f"ended while idle with code {ending.result()}")
        finally:
            taking.cancel()
            ending.cancel()

    async def _supervise(self) -> None:
        """Keep one worker running: start it, give it jobs, kill it when it hangs, start another.

        The first one prepares all games. A replacement prepares only the games it is asked for,
        because a job waits for it.
        """
        others: set[str] = set()
        while True:
            began = time.monotonic()
            worker: Worker | None = None
            try:
                worker = await Worker.start(self._command)
                while left := [game for game in self._order if game not in others | worker.games]:
                    await worker.prepare(left[0], self._report)
                    self._prepared.add(left[0])
                while True:
                    await self._work(worker)
            except (Failed, OSError) as failure:
                LOG.warning("bot worker ended", extra={"why": str(failure)})
            finally:
                if worker is not None:
                    await worker.kill()
            others = set(self._prepared)
            # Not too often, if a worker cannot start at all.
            await asyncio.sleep(max(0.0, 1.0 - (time.monotonic() - began)))

    async def _work(self, worker: Worker) -> None:
        job = await self._next_for(worker)
        if job.answer.done():
            return
        try:
            await worker.prepare(job.position.rules.sheet.key, self._report)
            answer = await worker.think(
                job.position, job.level, self._budget(job), job.with_estimates
            )
        except (Failed, OSError) as failure:
            _fail(job, str(failure))
            raise
        action = answer.get("action")
        if not isinstance(action, str):
            _fail(job, str(answer.get("error")))
            return
        try:
            code = job.position.check(action)
        except PolisError:
            _fail(job, f"{action[:60]!r} is not legal")
            return
        if not job.answer.done():
            job.answer.set_result(Answer(code, action, _estimates(answer)))


def _estimates(answer: dict[str, Any]) -> tuple[MoveEstimate, ...]:
    return tuple(
        MoveEstimate(code, value, visits, tuple(line))
        for code, value, visits, line in answer.get("estimates", ())
    )


def _at_once(position: Position) -> Answer:
    """A one-move bot's choice, made in the server itself."""
    code = ask(parse("greedy").make(secrets.randbits(63)), "greedy", position)
    return Answer(code, position.write(code))


def _fail(job: Job, why: str) -> None:
    if not job.answer.done():
        job.answer.set_exception(Failed(why))
