"""Shards: parts of a run that are played apart, each into a file of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass

from polis.core.errors import BadOption
from polis.text.message import Message


@dataclass(frozen=True)
class Shard:
    """One of `count` parts of a run, numbered from 1."""

    number: int
    count: int

    @staticmethod
    def parse(text: str) -> Shard:
        """The shard that `3/8` names; BadOption if it names none."""
        found = re.fullmatch(r"\s*(\d{1,9})/(\d{1,9})\s*", text)
        if found is None or not 1 <= int(found[1]) <= int(found[2]):
            raise BadOption(Message("shard-form", value=text))
        return Shard(int(found[1]), int(found[2]))

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    def has(self, part: int) -> bool:
        """Whether the part of a run with this number, counted from 0, belongs to the shard."""
        return part % self.count == self.number - 1


WHOLE = Shard(1, 1)
"""The whole run as one shard."""
