"""Run the application under uvicorn, with logs as JSON lines."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import uvicorn

from polis.core.errors import UsageError
from polis.server import pubsub
from polis.server.app import make_app
from polis.server.config import Config
from polis.server.gate.connections import limited_protocol
from polis.server.gate.open_files import allow_files
from polis.server.live_protocol import LiveProtocol
from polis.server.push.keys import read_key
from polis.server.storage import engine
from polis.server.storage.server_lock import serving
from polis.text.message import Message

SHUTDOWN = 5  # seconds that open requests get when the server is asked to stop
PING = 20.0  # seconds between pings on a WebSocket

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with the fields of `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger and message first, then the extra fields, then a traceback."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{stamp}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def open_log(level: int) -> None:
    """Write records of this level and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # At level INFO, Alembic logs every start even if there is nothing to migrate.
    logging.getLogger("alembic").setLevel(logging.WARNING)


class _Server(uvicorn.Server):
    """A uvicorn server that calls back when it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to this address; UsageError if the system refuses it."""
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


def run(
    config: Config, listener: socket.socket, address: str, listening: Callable[[], None]
) -> None:
    """Serve until a signal stops the process; browsers of this machine find it at `address`."""
    if config.redis is not None:
        pubsub.check(config.redis)
    if config.vapid_key is not None:
        read_key(config.vapid_key)
    with serving(config.database) as publish:
        asyncio.run(engine.check(config.database))

        def started() -> None:
            publish(address)
            listening()

        _serve(config, listener, started)


def _serve(config: Config, listener: socket.socket, listening: Callable[[], None]) -> None:
    open_log(logging.INFO if config.verbose else logging.WARNING)
    allow_files(config.connections)
    options: dict[str, Any] = {
        "http": limited_protocol(config),
        "log_config": None,
        "access_log": False,
        "server_header": False,
        # Compression costs more processor time and memory than a few KB are worth.
        "ws_per_message_deflate": False,
        "ws": LiveProtocol,
        "ws_max_size": config.message_bytes,
        "ws_ping_interval": PING,
        "ws_ping_timeout": PING,
        "timeout_graceful_shutdown": SHUTDOWN,
    }
    # After Ctrl+C uvicorn closes everything and raises the signal again.
    with contextlib.suppress(KeyboardInterrupt):
        _Server(uvicorn.Config(make_app(config), **options), listening).run(sockets=[listener])
