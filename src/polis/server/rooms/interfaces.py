"""What a room knows of its neighbours: connections, other processes, bots and clocks."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

from polis.server.storage.records import RoomRecord, StoredRow


class Client(Protocol):
    """A connection, as a room knows it."""

    seats: list[int]
    host: bool

    def send(self, frame: bytes) -> None:
        """Send an encoded message; never waits."""

    def welcome(self, room: RoomRecord) -> bool:
        """Update which seats this connection holds; return whether that has changed."""


class PubSub(Protocol):
    """Announcements to other processes: changed rooms and online seats."""

    async def announce(self, room: str, stored: StoredRow | None = None) -> None:
        """Announce that the room has one more row or has changed otherwise."""

    async def elsewhere(self, room: str) -> tuple[set[int], int] | None:
        """The seats online in other processes, and how many watch there; None if unknown."""

    async def show(self, room: str, seats: set[int], watching: int) -> None:
        """Publish the online seats and the number of spectators here."""


class Turns(Protocol):
    """What notifies players who are away, as the room knows it."""

    def came(self, room: RoomRecord, seat: int, online: Collection[int]) -> None:
        """The turn of a seat has come."""

    def seen(self, room: RoomRecord, seats: Iterable[int]) -> None:
        """The players of these seats have looked at the room, or moved."""


class Autoplayer(Protocol):
    """What acts in a room by itself, bots and clocks, as the room knows it."""

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking or a clock runs."""

    def wake(self) -> None:
        """Look again which seat is to act, after a change."""

    def stop(self) -> None:
        """Stop acting."""
