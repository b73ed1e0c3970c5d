"""Playing tasks on a Dask cluster.

A task is pure and named by its key, so the scheduler may run it again wherever it likes: when a
worker is lost, its tasks go to others, and the results are the same.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from polis.core.errors import BadOption, PolisError
from polis.text.message import Message
from polis.text.translation import preferred_language, translation

if TYPE_CHECKING:
    from distributed import Client, Future

    from polis.arena.runs.execution import Keyed

LOG = logging.getLogger("polis.cluster")

LOCAL = "local"
"""The address that stands for a cluster of processes on this machine."""

WAITING = 3
"""Tasks for each worker that are handed over at a time; the others wait here."""

PATIENCE = "10s"
"""How long a scheduler may take to answer the first time."""

LOOK = 5.0
"""Seconds without a result after which the workers are counted."""

LONELY = 300.0
"""Seconds that a run waits for workers while there are none."""


def perform_on_cluster(
    function: Callable[[Any], Any], tasks: Iterable[Keyed], address: str, jobs: int
) -> Iterator[Any]:
    """The results of all tasks, in any order."""
    with connected(address, jobs) as client:
        yield from perform_with(client, function, tasks, address)


@contextlib.contextmanager
def connected(address: str, jobs: int) -> Iterator[Client]:
    """A client of the scheduler at this address, or of a new cluster on this machine."""
    try:
        from distributed import Client, LocalCluster
    except ImportError as error:
        raise BadOption(Message("cluster-no-dask", address=address)) from error
    if address == LOCAL:
        with (
            LocalCluster(
                n_workers=jobs, threads_per_worker=1, processes=True, dashboard_address=None
            ) as cluster,
            Client(cluster) as client,
        ):
            yield client
        return
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TypeError) as error:
        raise BadOption(Message("cluster-unreachable", address=address)) from error
    with client:
        yield client


def perform_with(
    client: Client, function: Callable[[Any], Any], tasks: Iterable[Keyed], address: str
) -> Iterator[Any]:
    """The results of all tasks by the workers of a client."""
    waiting = iter(tasks)
    watch = Watch(client, address, function.__module__)
    watch.look()
    running: set[Future[Any]] = set()
    room = WAITING * max(1, watch.workers)
    while True:
        for task in islice(waiting, room - len(running)):
            running.add(client.submit(function, task, key=task.key, pure=True))
        if not running:
            return
        done = watch.wait(running)
        running -= done
        for future in done:
            try:
                yield _result(future, address)
            except Lost:
                running.add(future)
                watch.look()


class Lost(Exception):
    """The result of a task went with its worker, so that another one plays it again."""


def _result(future: Future[Any], address: str) -> Any:
    from distributed import KilledWorker
    from distributed.client import FutureCancelledError

    try:
        return future.result(timeout=LOOK)
    except PolisError:
        raise
    except FutureCancelledError as error:
        raise PolisError(Message("cluster-broken", address=address)) from error
    except KilledWorker as error:
        raise PolisError(Message("cluster-lost", address=address, task=future.key)) from error
    except Exception as error:  # such as modules that a worker does not have
        if isinstance(error, TimeoutError) and not future.done():
            raise Lost from error
        raise _failed(error, address) from error


def _failed(error: BaseException, address: str) -> PolisError:
    reason = f"{type(error).__name__}: {error}".partition("\n")[0]
    return PolisError(Message("cluster-failed", address=address, error=reason))


class Watch:
    """Waits for tasks, but not for workers that never come or do not come back."""

    def __init__(self, client: Client, address: str, module: str) -> None:
        self.workers = 0
        self._client, self._address, self._module = client, address, module
        self._able: set[str] = set()  # the workers that can import the module of the tasks
        self._since: float | None = None  # when it was first seen that there are no workers

    def wait(self, running: set[Future[Any]]) -> set[Future[Any]]:
        """The tasks that have ended, at least one; PolisError if none of them can."""
        from distributed import wait
        from distributed.client import FuturesCancelledError

        while True:
            try:
                return set(wait(running, LOOK, "FIRST_COMPLETED").done)
            except FuturesCancelledError as error:
                raise PolisError(Message("cluster-broken", address=self._address)) from error
            except TimeoutError:
                self.look()

    def look(self) -> None:
        """Count the workers; say so if there are none, and raise PolisError after `LONELY`."""
        found = set(self._client.nthreads())
        self.workers = len(found)
        self._try_import(found - self._able)
        if self.workers:
            self._since = None
        elif self._since is None:
            self._since = time.monotonic()
            said = Message("cluster-no-workers", address=self._address)
            LOG.warning("%s", translation(preferred_language()).format(said))
        elif time.monotonic() - self._since > LONELY:
            raise PolisError(
                Message("cluster-lonely", address=self._address, seconds=round(LONELY))
            )

    def _try_import(self, workers: set[str]) -> None:
        """Raise PolisError if one cannot read tasks: it would take them and never answer."""
        if not workers:
            return
        code = f"import {self._module}"
        answers = self._client.run(exec, code, workers=list(workers), on_error="return")
        for answer in answers.values():
            if isinstance(answer, BaseException):
                raise _failed(answer, self._address) from answer
        self._able |= workers
