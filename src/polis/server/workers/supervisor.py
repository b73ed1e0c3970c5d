"""Keeps worker processes running: starts them, gives them jobs, kills those that hang."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from polis.server.workers.worker_process import Failed, Worker

LOG = logging.getLogger("polis.workers")


class AnyJob(Protocol):
    """A request to a worker."""

    answer: asyncio.Future[Any]


Job = TypeVar("Job", bound=AnyJob)


class Supervisor(ABC, Generic[Job]):
    """Workers that take jobs from queues; a job of a later queue waits for all earlier ones."""

    def __init__(self, workers: int, command: tuple[str, ...], at_once: bool) -> None:
        self._workers = workers
        self._command = command
        self._at_once = at_once  # whether a worker starts before there is a job
        self.running = 0
        """The processes that run now."""
        self._arrived = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    @abstractmethod
    def _queues(self) -> Sequence[list[Job]]:
        """The waiting jobs, the most urgent queue first."""

    @abstractmethod
    async def _carry_out(self, worker: Worker, job: Job) -> None:
        """Let a worker do a job; set its answer, or raise Failed if the worker has to end."""

    def _take(self, queue: list[Job]) -> Job:
        """Take the next job from a queue that is not empty."""
        return queue.pop(0)

    def start(self) -> None:
        """Start the workers."""
        self._tasks = [asyncio.create_task(self._supervise()) for _ in range(self._workers)]

    async def close(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _ask(self, job: Job, queue: list[Job]) -> Any:
        queue.append(job)
        self._changed()
        self._arrived.set()
        try:
            return await job.answer
        finally:
            with contextlib.suppress(ValueError):
                queue.remove(job)

    def _changed(self) -> None:
        """Called when a job arrives or leaves its queue."""

    async def _wait_for_job(self) -> None:
        while not any(self._queues):
            self._arrived.clear()
            await self._arrived.wait()

    async def _next(self) -> tuple[list[Job], Job]:
        """The next job, and the queue it was in."""
        await self._wait_for_job()
        queue = next(queue for queue in self._queues if queue)
        job = self._take(queue)
        self._changed()
        return queue, job

    async def _next_for(self, worker: Worker) -> Job:
        """The next job; Failed if the worker ends before there is one."""
        taking = asyncio.create_task(self._next())
        ending = asyncio.create_task(worker.ended())
        try:
            await asyncio.wait((taking, ending), return_when=asyncio.FIRST_COMPLETED)
            if not ending.done():
                return taking.result()[1]
            if taking.done():
                queue, job = taking.result()
                queue.insert(0, job)
                self._arrived.set()
            raise Failed(f"ended while idle with code {ending.result()}")
        finally:
            taking.cancel()
            ending.cancel()

    async def _supervise(self) -> None:
        """Keep one worker running: start it, give it jobs, kill it when it hangs, start another."""
        while True:
            if not self._at_once:
                await self._wait_for_job()
            began = time.monotonic()
            worker: Worker | None = None
            try:
                worker = await Worker.start(self._command)
                self.running += 1
                await worker.ready()
                while not worker.worn_out:
                    await self._work(worker)
            except (Failed, OSError) as failure:
                LOG.warning("worker ended", extra={"why": str(failure)})
            finally:
                if worker is not None:
                    self.running -= 1
                    await worker.kill()
            # Not too often, if a worker cannot start at all.
            await asyncio.sleep(max(0.0, 1.0 - (time.monotonic() - began)))

    async def _work(self, worker: Worker) -> None:
        job = await self._next_for(worker)
        if job.answer.done():
            return
        try:
            await self._carry_out(worker, job)
        except (Failed, OSError) as failure:
            fail(job, failure if isinstance(failure, Failed) else Failed(str(failure)))
            raise


def fail(job: AnyJob, failure: Failed) -> None:
    """Answer a job that failed."""
    if not job.answer.done():
        job.answer.set_exception(failure)
