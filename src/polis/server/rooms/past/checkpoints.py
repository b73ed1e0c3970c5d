"""Positions after some rows of a log, from which an undo replays only a few moves."""

from __future__ import annotations

from bisect import bisect_right

from polis.core.position import Position

EVERY = 32
"""Standing rows from one checkpoint to the next."""


class Checkpoints:
    """Copies of positions by the numbers of their rows, none of which is undone."""

    def __init__(self) -> None:
        self._rows: list[int] = []
        self._places: list[int] = []
        self._positions: list[Position] = []

    def reach(self, row: int, place: int, position: Position) -> None:
        """Keep the position after a row, the one at `place` of those that stand, if it is time."""
        if not self._places or place - self._places[-1] >= EVERY:
            self._rows.append(row)
            self._places.append(place)
            self._positions.append(position.bare_copy())

    def go_back(self, row: int) -> None:
        """Forget the positions after later rows, which are undone."""
        kept = bisect_right(self._rows, row)
        del self._rows[kept:], self._places[kept:], self._positions[kept:]

    def before(self, row: int) -> tuple[int, Position]:
        """The place of the last row kept that is not behind this one, and a copy of its position.

        The first row is always kept.
        """
        found = bisect_right(self._rows, row) - 1
        return self._places[found], self._positions[found].copy()
