"""The moves before the first decision, thousands of them after an uploaded log.

Only the last ones are put into words at once. Earlier ones are put into words, a page at a time,
when a client first reads them, and kept compressed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from polis.core.errors import BadLog, PolisError
from polis.core.position import Position
from polis.server.protocol import encoding
from polis.server.protocol.positions import MoveText
from polis.server.rooms.past.packing import pack, unpack
from polis.server.rooms.past.words import PAGE, play
from polis.text.message import Message

EVERY = 5 * PAGE
"""Moves from one kept position to the next."""


class FirstRow:
    """The moves of row 0, and some positions from which pages of them are put into words."""

    def __init__(self, beginning: Position) -> None:
        self.moves: list[str] = []
        self._positions = [beginning.bare_copy()]  # one every few pages
        self._told: dict[int, bytes] = {}  # pages that were read, by their numbers

    def play(self, position: Position, moves: Sequence[str]) -> list[MoveText]:
        """Play these moves next; return the last of them in words, at most a page."""
        texts = []
        for left, move in zip(range(len(moves), 0, -1), moves, strict=True):
            try:
                if left <= PAGE:
                    texts.append(play(position, move))
                else:
                    position.play(move)
            except PolisError as error:
                number = len(self.moves) + 1
                raise BadLog(
                    Message("log-move", number=number, move=move, reason=error.message)
                ) from error
            self.add([move])
            if len(self.moves) == EVERY * len(self._positions):
                self._positions.append(position.bare_copy())
        return texts

    def add(self, moves: Iterable[str]) -> None:
        """Take in a few moves that were played after the others."""
        self.moves += map(sys.intern, moves)  # a long game repeats itself

    def texts(self, end: int) -> list[MoveText]:
        """The moves before number `end` in words and encoded, at most a page."""
        start = max(0, end - PAGE)
        first, last = start // PAGE, (end - 1) // PAGE
        found = [text for page in range(first, last + 1) for text in self._page(page)]
        return found[start - first * PAGE : end - first * PAGE]

    def _page(self, number: int) -> list[MoveText]:
        if number not in self._told:
            self._told[number] = pack(self._tell(number))
        return unpack(self._told[number], MoveText)

    def _tell(self, number: int) -> list[MoveText]:
        start, end = number * PAGE, (number + 1) * PAGE
        place = min(start // EVERY, len(self._positions) - 1)
        position = self._positions[place].copy()
        for move in self.moves[place * EVERY : start]:
            position.apply(position.read(move))
        return [encoding.encoded(play(position, move)) for move in self.moves[start:end]]
