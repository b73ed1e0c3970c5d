"""A supervised pool of processes in which bots think; one that hangs is killed."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from polis.arena.move_estimates import RUNNER_UP
from polis.bots import levels
from polis.bots.bot import ask
from polis.bots.estimates import MoveEstimate
from polis.bots.specs import parse
from polis.core.errors import PolisError
from polis.core.position import Position
from polis.server.metrics import BOT_QUEUE, BOT_SECONDS, BOTS_REPLACED
from polis.server.workers.supervisor import Supervisor, fail
from polis.server.workers.worker_process import Failed, Pinned, Worker

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
    compare: int | None = None
    """A move to measure, see `estimate_moves`."""
    pinned: Pinned | None = None
    """Plays instead of the level's own bot."""
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


class Pool(Supervisor[Job]):
    """Workers with a queue for games, a second one for hints and a third one for analyses.

    A hint waits until no game waits, and an analysis until neither does.
    """

    def __init__(
        self,
        workers: int,
        most_wait: float,
        command: tuple[str, ...] = ("-m", "polis.server.workers.worker"),
    ) -> None:
        super().__init__(workers, command, at_once=True)
        self._most_wait = most_wait
        self._waiting: list[Job] = []
        self._hints: list[Job] = []
        self._studies: list[Job] = []

    @property
    def _queues(self) -> Sequence[list[Job]]:
        return self._waiting, self._hints, self._studies

    def _changed(self) -> None:
        BOT_QUEUE.set(len(self._waiting))

    # Asking ---------------------------------------------------------------------------------------

    async def choose(self, position: Position, level: str) -> Choice:
        """A move for the seat to act, by a bot of this level or the next lower one that can."""
        began = time.monotonic()
        answer, found = await self._by_some_level(position, level, self._waiting)
        if answer is None:
            # No worker was free in time, for example because one was restarted.
            LOG.warning("no bot worker was free in time", extra={"bot": found})
            answer = _at_once(position)
        BOT_SECONDS.labels(level).observe(time.monotonic() - began)
        return Choice(answer.code, answer.action, found, found != level, answer.estimates)

    async def choose_pinned(self, position: Position, level: str, bot: Pinned) -> Choice:
        """The move of exactly this bot, which is that of a level; Failed if it has none now.

        No other bot plays for it, however long that takes.
        """
        job = Job(position.copy(), level, time.monotonic(), pinned=bot)
        answer: Answer = await self._ask(job, self._waiting)
        return Choice(answer.code, answer.action, level, False)

    async def advise(self, position: Position, level: str) -> Choice | None:
        """A move with the estimates of all others, or None while games need the workers."""
        answer, found = await self._by_some_level(position, level, self._hints)
        if answer is None:
            return None
        return Choice(answer.code, answer.action, found, found != level, answer.estimates)

    async def _by_some_level(
        self, position: Position, level: str, queue: list[Job]
    ) -> tuple[Answer | None, str]:
        """The answer of a bot, None if none was free in time, and the bot's level."""
        began = time.monotonic()
        hint = queue is self._hints
        while True:
            seconds = _own_seconds(position, level) if hint else None
            compare = RUNNER_UP if hint else None
            job = Job(position.copy(), level, began, hint, seconds, compare)
            try:
                async with asyncio.timeout(began + self._most_wait - time.monotonic()):
                    return await self._ask(job, queue), level
            except Failed as failure:
                LOG.warning("bot failed", extra={"bot": level, "why": str(failure)})
                BOTS_REPLACED.labels(level).inc()
                level = levels.lower(level) or level
            except TimeoutError:
                return None, level

    async def analyse(
        self, position: Position, level: str, played: int
    ) -> tuple[MoveEstimate, ...]:
        """A bot's estimates of the legal moves, made while no game needs the workers.

        The move that was played is measured. Failed if the bot fails; the caller limits the waiting
        time.
        """
        seconds = _own_seconds(position, level)
        job = Job(position.copy(), level, time.monotonic(), True, seconds, played)
        answer: Answer = await self._ask(job, self._studies)
        return answer.estimates

    # Answering ------------------------------------------------------------------------------------

    def _budget(self, job: Job) -> float:
        """Seconds for a job that begins now, so that no job behind it waits too long."""
        wanted = job.seconds
        if wanted is None:
            wanted = _own_seconds(job.position, job.level)
        now = time.monotonic()
        ahead = [job] if job.seconds is None else []
        for place, other in enumerate([*ahead, *self._waiting], start=2 - len(ahead)):
            left = other.began + self._most_wait - MARGIN - now
            rounds = math.ceil(place / self._workers)
            wanted = min(wanted, left / rounds)
        return max(SHORTEST, wanted)

    async def _carry_out(self, worker: Worker, job: Job) -> None:
        budget = self._budget(job)
        answer = await worker.think(
            job.position, job.level, budget, job.with_estimates, job.compare, job.pinned
        )
        action = answer.get("action")
        if not isinstance(action, str):
            fail(job, Failed(str(answer.get("error"))))
            return
        try:
            code = job.position.check(action)
        except PolisError:
            fail(job, Failed(f"{action[:60]!r} is not legal"))
            return
        if not job.answer.done():
            job.answer.set_result(Answer(code, action, _estimates(answer)))


def _own_seconds(position: Position, level: str) -> float:
    """The time that a bot of this level takes."""
    return levels.level(position.rules.sheet.key, level).seconds or UNHURRIED


def _estimates(answer: dict[str, Any]) -> tuple[MoveEstimate, ...]:
    return tuple(
        MoveEstimate(code, value, visits, tuple(line), equal)
        for code, value, visits, line, equal in answer.get("estimates", ())
    )


def _at_once(position: Position) -> Answer:
    """A one-move bot's choice, made in the server itself."""
    code = ask(parse("greedy").make(secrets.randbits(63)), "greedy", position)
    return Answer(code, position.write(code))
