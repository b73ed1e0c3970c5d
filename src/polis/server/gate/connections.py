"""Limits on the number of connections, on the wait for headers, and on the wait for a reader.

uvicorn waits for ever for the first bytes of a connection, for the end of its headers, and for a
client to read its answer, even after the connection was closed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from polis.server.config import Config
from polis.server.gate.addresses import counted

SLOWEST = 1000
"""Bytes of an answer that a client has to read in a second, while some of it waits."""


def limited_protocol(config: Config) -> type[asyncio.Protocol]:
    """uvicorn's protocol with these limits."""
    open_now: Counter[str] = Counter()
    base: Any = AutoHTTPProtocol

    class LimitedProtocol(base):  # type: ignore[misc]
        """A connection that is closed if there are too many, or if the client is too slow."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Count the connection; close it at once if it is one too many."""
            super().connection_made(transport)
            self._address = counted(self.client[0]) if self.client else ""
            self._counted = True
            self._timer: asyncio.TimerHandle | None = None
            self._reading: asyncio.TimerHandle | None = None
            open_now[self._address] += 1
            alone = (
                not self._is_proxy() and open_now[self._address] > config.connections_per_address
            )
            if alone or len(self.connections) > config.connections:
                transport.abort()
            else:
                self._watch()

        def _is_proxy(self) -> bool:
            """Whether the connection may carry requests of many clients."""
            app = self.config.loaded_app
            trusted = app.trusted_hosts if isinstance(app, ProxyHeadersMiddleware) else ()
            return bool(self.client and self.client[0] in trusted)

        def data_received(self, data: bytes) -> None:
            """Take in bytes, and wait only so long for the rest of the headers."""
            super().data_received(data)
            self._watch()

        def _watch(self) -> None:
            waits = self.cycle is None or self.cycle.response_complete
            if self not in self.connections:  # it has become a WebSocket, or is closed
                self._forget()
            elif not waits:
                self._stop_timer()
            elif self._timer is None:
                self._timer = self.loop.call_later(config.header_seconds, self._give_up)

        def _give_up(self) -> None:
            self._timer = None
            if self in self.connections and not self.transport.is_closing():
                self.transport.abort()

        def pause_writing(self) -> None:
            """Wait only so long for a client that does not read."""
            super().pause_writing()
            self._wait_for_reader()

        def resume_writing(self) -> None:
            """Begin to wait anew: the client has read most of what waited."""
            super().resume_writing()
            self._wait_for_reader()

        def on_response_complete(self) -> None:
            """Wait for what is left of an answer, also if the connection is closed after it."""
            super().on_response_complete()
            self._wait_for_reader()

        def _wait_for_reader(self) -> None:
            self._stop_waiting_for_reader()
            waiting, seconds = self.transport.get_write_buffer_size(), config.read_seconds
            if waiting:
                self._reading = self.loop.call_later(seconds, self._check_reader, waiting)

        def _check_reader(self, before: int) -> None:
            waiting = self.transport.get_write_buffer_size()
            if waiting and before - waiting < SLOWEST * config.read_seconds:
                self.transport.abort()  # to close it would wait for the client
            else:
                self._wait_for_reader()

        def _stop_waiting_for_reader(self) -> None:
            if self._reading is not None:
                self._reading.cancel()
                self._reading = None

        def _stop_timer(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _forget(self) -> None:
            self._stop_timer()
            self._stop_waiting_for_reader()
            if self._counted:
                self._counted = False
                open_now[self._address] -= 1
                if not open_now[self._address]:
                    del open_now[self._address]

        def connection_lost(self, exc: Exception | None) -> None:
            """Count the connection no longer."""
            super().connection_lost(exc)
            self._forget()

    return LimitedProtocol
