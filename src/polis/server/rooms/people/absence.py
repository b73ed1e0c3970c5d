"""For how long players have been away, as far as this process knows."""

from __future__ import annotations

from collections.abc import Iterable

from polis.server.rooms.clock import Clock

LEAST = 60.0
"""Seconds of absence after which others may let a bot play."""


class Absence:
    """The beginnings of absences, by the steady clock of this process."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: dict[int, float] = {}

    def note(self, seats: Iterable[int], online: set[int] | None) -> None:
        """Take in which of these seats are online; None if that is not known.

        An absence of which some part is unknown begins anew.
        """
        now = self._clock.steady()
        away = set() if online is None else set(seats) - online
        self._since = {seat: self._since.get(seat, now) for seat in away}

    def seconds(self, seat: int) -> float | None:
        """How long a seat has been away; None if it is online or if that is not known."""
        since = self._since.get(seat)
        return None if since is None else self._clock.steady() - since
