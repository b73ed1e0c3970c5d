"""Effects that are made in the same way in all games: points, turns, the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from polis.core.contract import OVER
from polis.core.effects.types import Effect, Score, Turn

if TYPE_CHECKING:
    from polis.core.position import Position


def scores(before: Position, after: Position, seats: Iterable[int]) -> list[Score]:
    """The changed points of these seats."""
    changes = [(seat, before.score(seat).points, after.score(seat).points) for seat in seats]
    return [
        {"kind": "score", "seat": seat, "before": old, "after": new}
        for seat, old, new in changes
        if old != new
    ]


def turn(before: int, after: int) -> Turn:
    """The turn of seat `after` begins; the turn before it was of seat `before`."""
    return {"kind": "turn", "seat": after, "again": before == after}


def winners(after: Position) -> list[int]:
    """The seats that have won; empty while the game lasts."""
    return [seat for seat, share in enumerate(after.shares) if share]


def plain_effects(before: Position, after: Position) -> list[Effect]:
    """The effects that can be seen without knowing the game: points, turns, the end."""
    found: list[Effect] = [*scores(before, after, range(after.seats))]
    if after.seat != before.seat and after.seat >= 0:
        found.append(turn(before.seat, after.seat))
    if after.seat == OVER:
        found.append({"kind": "end", "winners": winners(after)})
    return found
