"""Running the application under uvicorn, and opening the browser once it listens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from polis.core.errors import UsageError
from polis.server import pubsub
from polis.server.app import make_app
from polis.server.config import Config
from polis.server.journal import open_journal
from polis.server.storage import engine
from polis.text.message import Message

SHUTDOWN = 5  # seconds that open requests get when the server is asked to stop
PING = 20.0  # seconds between signs of life on a WebSocket


class _Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()


def bind(host: str, port: int) -> socket.socket:
    """A listening socket, or one sentence about why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        why = getattr(error, "strerror", None) or str(error)
        raise UsageError(Message("serve-bind", host=host, port=str(port), error=why)) from error
    return listener


def run(config: Config, listener: socket.socket, listening: Callable[[], None]) -> None:
    """Serve until told to stop."""
    if config.redis is not None:
        pubsub.check(config.redis)
    asyncio.run(engine.check(config.database))
    open_journal(logging.INFO if config.verbose else logging.WARNING)
    options: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        # Compressing costs more of the one thread and of memory than a table's few KB are worth.
        "ws_per_message_deflate": False,
        "ws_max_size": config.message_bytes,
        "ws_ping_interval": PING,
        "ws_ping_timeout": PING,
        "timeout_graceful_shutdown": SHUTDOWN,
    }
    # Ctrl+C is how it is told to stop; uvicorn repeats the signal when all is closed.
    with contextlib.suppress(KeyboardInterrupt):
        _Server(uvicorn.Config(make_app(config), **options), listening).run(sockets=[listener])
