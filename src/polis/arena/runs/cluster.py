"""Playing tasks on a Dask cluster.

A task is pure and named by its key, so the scheduler may run it again wherever it likes: when a
worker is lost, its tasks go to others, and the results are the same.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from polis.core.errors import BadOption, PolisError
from polis.text.message import Message
from polis.text.translation import preferred_language, translation

if TYPE_CHECKING:
    from distributed import Client

    from polis.arena.runs.execution import Keyed

LOG = logging.getLogger("polis.cluster")

LOCAL = "local"
"""The address that stands for a cluster of processes on this machine."""

WAITING = 3
"""Tasks for each worker that are handed over at a time; the others wait here."""

PATIENCE = "10s"
"""How long a scheduler may take to answer the first time."""


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
    from distributed import KilledWorker, as_completed
    from distributed.client import FutureCancelledError

    waiting = iter(tasks)
    running = as_completed()

    def submit(count: int) -> None:
        for task in islice(waiting, count):
            running.add(client.submit(function, task, key=task.key, pure=True))

    if not client.nthreads():
        waiting_for = Message("cluster-no-workers", address=address)
        LOG.warning("%s", translation(preferred_language()).format(waiting_for))
    submit(WAITING * max(1, len(client.nthreads())))
    for future in running:
        try:
            yield future.result()
        except KilledWorker as error:
            raise PolisError(Message("cluster-lost", address=address, task=future.key)) from error
        except FutureCancelledError as error:
            raise PolisError(Message("cluster-broken", address=address)) from error
        submit(1)
