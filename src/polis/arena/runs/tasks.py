"""Tasks: some games of one match, which any process of any machine can play.

A task depends on nothing but itself, so it may be played twice or by another worker after its first
one was lost: the results are the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polis.arena.matches import Failure, Match, play_chunk
from polis.arena.runs.digests import match_digest
from polis.arena.runs.state import Entry
from polis.core.native.builds import require


@dataclass(frozen=True)
class Task:
    """Games of a match, numbered from `first` on."""

    match: Match
    first: int
    count: int

    @property
    def key(self) -> str:
        """The name of the task: its match and its numbers."""
        return f"polis-{match_digest(self.match)}-{self.first}-{self.count}"


def play(task: Task) -> Entry:
    """Play the games of a task."""
    match = task.match
    require(match.game)
    chunk = play_chunk(match, task.first, task.count)
    failures = [failure_data(failure) for failure in chunk.failures]
    return Entry(
        tuple(match.bots), task.first, chunk.results, chunk.cpu, chunk.asked, chunk.seconds,
        failures, match_digest(match),
    )  # fmt: skip


def failure_data(failure: Failure) -> dict[str, Any]:
    """A failure as plain data."""
    return {
        "game": failure.game,
        "seat": failure.seat,
        "bot": failure.bot,
        "reason": str(failure.reason),
    }
