"""The WebSocket protocol of uvicorn, with what live connections need besides."""

from __future__ import annotations

import math

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from polis.server.outbox import Outbox

OUTBOX = "polis-outbox"
"""The ASGI extension that holds the connection's outbox."""

PING_TOGETHER = 0.5  # seconds: pings that are due in this time are sent at its end


class LiveProtocol(WebSocketsSansIOProtocol):
    """WebSockets with an outbox that are pinged together and end at once if nobody reads.

    A closing transport waits until everything is sent, which may be never.
    """

    def handle_connect(self, event: Request) -> None:
        """Give the application the outbox."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][OUTBOX] = Outbox(self.transport)  # type: ignore[assignment]

    def schedule_ping(self) -> None:
        """Ping when others do: to wake up for each connection would cost more than the ping."""
        assert self.ping_interval is not None
        at = self.loop.time() + max(0.0, self.ping_interval - self.last_ping_rtt)
        at = math.ceil(at / PING_TOGETHER) * PING_TOGETHER
        self.ping_timer = self.loop.call_at(at, self.send_keepalive_ping)

    def keepalive_timeout(self) -> None:
        """Abort a connection whose client has not answered a ping."""
        super().keepalive_timeout()
        self.transport.abort()
