"""Limits on the number of connections and on the wait for headers.

uvicorn waits for ever for the first bytes of a connection and for the end of its headers.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from polis.server.config import Config
from polis.server.gate.addresses import counted


def limited_protocol(config: Config) -> type[asyncio.Protocol]:
    """uvicorn's protocol with these limits."""
    open_now: Counter[str] = Counter()
    base: Any = AutoHTTPProtocol

    class LimitedProtocol(base):  # type: ignore[misc]
        """A connection that is closed if there are too many, or if its headers do not come."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Count the connection; close it at once if it is one too many."""
            super().connection_made(transport)
            self._address = counted(self.client[0]) if self.client else ""
            self._counted = True
            self._timer: asyncio.TimerHandle | None = None
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

        def _stop_timer(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _forget(self) -> None:
            self._stop_timer()
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
