"""The entries of a log as they are sent; all but the newest are compressed."""

from __future__ import annotations

from polis.server.protocol.positions import LogEntry
from polis.server.rooms.past.packing import pack, unpack
from polis.server.rooms.past.words import PAGE


class Entries:
    """Encoded entries by their numbers."""

    def __init__(self) -> None:
        self._pages: list[bytes] = []  # compressed, each of PAGE entries
        self._newest: list[LogEntry] = []

    def __len__(self) -> int:
        return PAGE * len(self._pages) + len(self._newest)

    def append(self, entry: LogEntry) -> None:
        """Add an encoded entry."""
        self._newest.append(entry)
        if len(self._newest) == 2 * PAGE:
            self._pages.append(pack(self._newest[:PAGE]))
            del self._newest[:PAGE]

    def between(self, start: int, end: int) -> list[LogEntry]:
        """The entries from number `start` to before number `end`."""
        packed = PAGE * len(self._pages)
        first = min(start, packed) // PAGE
        found: list[LogEntry] = []
        for page in self._pages[first : -(-min(end, packed) // PAGE)]:
            found += unpack(page, LogEntry)
        if end > packed:
            found += self._newest
        return found[start - PAGE * first : end - PAGE * first]
