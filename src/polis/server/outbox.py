"""Frames for one client. What it has not read yet is bounded in bytes."""

from __future__ import annotations

from typing import Protocol

MOST_BYTES = 256 * 1024
"""What may wait for a slow client, about a hundred moves; the last message may exceed it."""


class Transport(Protocol):
    """A client's connection, as asyncio has it."""

    def is_closing(self) -> bool:
        """Whether the connection is closed, or will be."""

    def get_write_buffer_size(self) -> int:
        """Bytes that wait for the client."""

    def write(self, data: bytes) -> None:
        """Send bytes, after those that wait; never waits itself."""

    def abort(self) -> None:
        """Close at once and drop what waits."""


class Outbox:
    """Writes prepared frames straight to a connection; the same bytes can go to many of them."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._open = True

    def put(self, frame: bytes) -> None:
        """Send a frame; a client for which too much waits is disconnected."""
        if not self._open or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > MOST_BYTES:
            self._transport.abort()
        else:
            self._transport.write(frame)

    def finish(self) -> None:
        """Send no more frames: the next one closes the connection."""
        self._open = False

    def abort(self) -> None:
        """Disconnect a client that does not read."""
        self._transport.abort()
