"""A bounded queue that no single client can fill or block."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Items of makers, who take turns; if there are too many, the largest maker loses one."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._items: OrderedDict[str, deque[Item]] = OrderedDict()  # the next maker is first

    def __len__(self) -> int:
        return self._size

    def put(self, maker: str, item: Item) -> Item | None:
        """Add an item; return the one that is lost for it, which may be the same."""
        self._items.setdefault(maker, deque()).append(item)
        self._size += 1
        if self._size <= self._most:
            return None
        largest = max(self._items, key=lambda other: len(self._items[other]))
        lost = self._items[largest].pop()
        self._removed(largest)
        return lost

    def take(self, fits: Callable[[Item], bool]) -> Item | None:
        """The oldest item that fits, of the maker who was last served longest ago."""
        for maker, items in self._items.items():
            for item in items:
                if fits(item):
                    items.remove(item)
                    self._items.move_to_end(maker)
                    self._removed(maker)
                    return item
        return None

    def oldest(self) -> list[Item]:
        """The first item of each maker."""
        return [items[0] for items in self._items.values()]

    def _removed(self, maker: str) -> None:
        self._size -= 1
        if not self._items[maker]:
            del self._items[maker]
