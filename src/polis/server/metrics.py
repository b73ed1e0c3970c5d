"""Metrics for Prometheus."""

from __future__ import annotations

import functools

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

ACTIONS = Counter(
    "polis_rows", "Rows added to logs by this process.", ("game", "kind", "by"), registry=REGISTRY
)
REFUSED = Counter(
    "polis_refused", "Requests over WebSockets that were refused.", ("type",), registry=REGISTRY
)
ERRORS = Counter(
    "polis_errors", "Messages that could not be understood, or one too many.", registry=REGISTRY
)
FAILURES = Counter("polis_failures", "Faults of the server itself.", registry=REGISTRY)
LOST = Counter(
    "polis_lost",
    "Rooms of which the database holds fewer rows than this process has sent: it was set back.",
    registry=REGISTRY,
)
ANSWERING = Histogram(
    "polis_answering_seconds",
    "From a message's arrival to its answer.",
    ("type",),
    registry=REGISTRY,
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0),
)

CONNECTIONS = Gauge("polis_connections", "Open WebSockets.", registry=REGISTRY)
OPEN_ROOMS = Gauge("polis_open_rooms", "Rooms held in memory.", registry=REGISTRY)
BOT_SECONDS = Histogram(
    "polis_bot_seconds",
    "From a bot's turn to its move, waiting included.",
    ("level",),
    registry=REGISTRY,
    buckets=(0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0),
)
BOT_QUEUE = Gauge("polis_bot_queue", "Moves that wait for a free worker.", registry=REGISTRY)
UPLOAD_QUEUE = Gauge(
    "polis_upload_queue",
    "Uploaded logs that wait for the worker that reads them.",
    registry=REGISTRY,
)
UPLOADS_KILLED = Counter(
    "polis_uploads_killed", "Uploaded logs that took too long to read.", registry=REGISTRY
)
BOTS_REPLACED = Counter(
    "polis_bots_replaced", "Bots that failed or hung.", ("level",), registry=REGISTRY
)

PUSHES = Counter(
    "polis_pushes",
    "Notices for push services: sent, failed, gone (the browser is not there), dropped (too many).",
    ("result",),
    registry=REGISTRY,
)


@functools.cache
def rows_added(game: str, kind: str, by: str) -> Counter:
    """The counter of these rows; looking it up by its labels takes longer than counting."""
    return ACTIONS.labels(game, kind, by)


@functools.cache
def answering(kind: str) -> Histogram:
    """The histogram of this type of message."""
    return ANSWERING.labels(kind)
