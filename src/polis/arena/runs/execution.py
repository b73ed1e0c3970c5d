"""Playing tasks: in this process, in several processes of this machine, or on a cluster."""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Protocol

from polis.core.errors import PolisError
from polis.text.message import Message


class Keyed(Protocol):
    """A task; equal keys mean equal results."""

    @property
    def key(self) -> str:
        """The name of the task."""


@dataclass(frozen=True)
class Workers:
    """Where tasks run: on `jobs` processes here, or on a Dask cluster."""

    jobs: int = 1
    cluster: str | None = None  # the address of a scheduler, or "local" for `jobs` workers here


ALONE = Workers()
"""Tasks run in this process."""


def perform(
    function: Callable[[Any], Any], tasks: Iterable[Keyed], workers: Workers
) -> Iterator[Any]:
    """The results of all tasks, in any order; closing the iterator stops the run."""
    if workers.cluster is not None:
        from polis.arena.runs.cluster import perform_on_cluster

        return perform_on_cluster(function, tasks, workers.cluster, workers.jobs)
    if workers.jobs == 1:
        return map(function, tasks)
    return _in_processes(function, tasks, workers.jobs)


def _in_processes(
    function: Callable[[Any], Any], tasks: Iterable[Keyed], jobs: int
) -> Iterator[Any]:
    # Processes are spawned, not forked: forking a process with compiled code and threads hangs.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        pending: set[Future[Any]] = set()
        try:
            # Few tasks at a time, so that an interrupted run stops soon.
            for task in itertools.chain(tasks, itertools.repeat(None)):
                if task is not None:
                    pending.add(pool.submit(function, task))
                if not pending:
                    return
                if task is None or len(pending) > jobs:
                    done, pending = wait(pending, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
        except BrokenProcessPool as error:
            raise PolisError(Message("jobs-lost", jobs=jobs)) from error
        finally:
            for future in pending:
                future.cancel()
