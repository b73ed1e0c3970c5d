"""Metrics for Prometheus."""

from __future__ import annotations

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
    "Clients that had seen rows which are not in the database: it was set back.",
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
BOTS_REPLACED = Counter(
    "polis_bots_replaced", "Bots that failed or hung.", ("level",), registry=REGISTRY
)
