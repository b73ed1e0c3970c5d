"""Tasks for a worker process with a deadline and quotas: whatever clients have uploaded.

A task that takes too long is killed with its process. Each address has an allowance of worker
seconds and may have a few tasks waiting; waiting addresses take turns.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from polis.server.metrics import UPLOAD_QUEUE, UPLOADS_KILLED
from polis.server.workers.supervisor import Supervisor, fail
from polis.server.workers.worker_process import Failed, TooLong, Worker

KEPT = 10_000  # addresses whose last turn is remembered


class Busy(Exception):
    """Too many tasks wait."""


class OverQuota(Exception):
    """The address has too many tasks waiting, or has used up its seconds."""


class Allowance(Protocol):
    """The seconds of workers that each address may use."""

    def left(self, address: str) -> float:
        """The seconds that an address may use now."""

    def spend(self, address: str, amount: float) -> None:
        """Use so many seconds."""


@dataclass(frozen=True)
class Done:
    """What a task found, or the reason why it was refused, as JSON."""

    refused: bool
    content: bytes


@dataclass
class Task:
    """A task of one address."""

    address: str
    game: str | None
    """None if the task cannot say whose it is, and so will be refused."""
    name: str
    request: dict[str, Any]
    answer: asyncio.Future[Done] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


@dataclass(frozen=True)
class Quotas:
    """What tasks may use."""

    seconds: float
    """The longest time for one task."""
    allowance: Allowance
    per_address: int
    """Tasks of one address that may wait or run."""
    waiting: int
    """Tasks that may wait in all."""


class Tasks(Supervisor[Task]):
    """Workers for tasks, started when the first task comes."""

    def __init__(self, workers: int, quotas: Quotas, command: tuple[str, ...]) -> None:
        super().__init__(workers, command, at_once=False)
        self._quotas = quotas
        self._waiting: list[Task] = []
        self._open: Counter[str] = Counter()
        self._turns: OrderedDict[str, int] = OrderedDict()
        self._turn = 0

    @property
    def _queues(self) -> Sequence[list[Task]]:
        return (self._waiting,)

    def _changed(self) -> None:
        UPLOAD_QUEUE.set(len(self._waiting))

    async def run(self, address: str, game: str | None, name: str, request: dict[str, Any]) -> Done:
        """Let a worker carry out a task; Busy, OverQuota, TooLong or Failed if that cannot be."""
        quotas = self._quotas
        if self._open[address] >= quotas.per_address or quotas.allowance.left(address) <= 0:
            raise OverQuota
        if len(self._waiting) >= quotas.waiting:
            raise Busy
        self._open[address] += 1
        try:
            done: Done = await self._ask(Task(address, game, name, request), self._waiting)
            return done
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _take(self, queue: list[Task]) -> Task:
        """The first task of the address whose last turn is longest ago."""
        task = min(queue, key=lambda task: self._turns.get(task.address, 0))
        queue.remove(task)
        self._turn += 1
        self._turns[task.address] = self._turn
        self._turns.move_to_end(task.address)
        if len(self._turns) > KEPT:
            self._turns.popitem(last=False)
        return task

    async def _carry_out(self, worker: Worker, job: Task) -> None:
        began = time.monotonic()
        try:
            request = {"game": job.game, "task": job.name, "request": job.request}
            answer, content = await worker.ask(request, self._quotas.seconds)
        except TooLong:
            UPLOADS_KILLED.inc()
            raise
        finally:
            self._quotas.allowance.spend(job.address, time.monotonic() - began)
        if "error" in answer:
            fail(job, Failed(str(answer["error"])))
        if not job.answer.done():
            job.answer.set_result(Done(bool(answer.get("refused")), content))
