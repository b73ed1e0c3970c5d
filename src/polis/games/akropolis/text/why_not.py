"""Why an action is not legal."""

from __future__ import annotations

from polis.core.position import Position
from polis.games.akropolis.rules.position import (
    PLACING,
    REVEALING,
    TAKING,
)
from polis.games.akropolis.sheet import DECISIONS, PLACE, REVEAL, TAKE
from polis.games.akropolis.text.coordinates import (
    Cell,
    cells,
    footprint,
    read_place,
    write_place,
)
from polis.games.akropolis.text.names import tile_words
from polis.games.akropolis.text.prompts import prompt_message
from polis.text.message import Message


def why_not(position: Position, code: int) -> Message:
    """Why an action is not legal: it is not asked for now, or what forbids it."""
    p = position.records[0]
    phase = int(p["phase"])
    if phase == TAKING and code < PLACE:
        return _why_not_take(position, code - TAKE)
    if phase == PLACING and PLACE <= code < DECISIONS:
        return _why_not_place(position, code)
    if phase == REVEALING and code >= REVEAL:
        return Message("ak-none-unseen", tile=tile_words(code - REVEAL))
    return prompt_message(position)


def _why_not_take(position: Position, place: int) -> Message:
    p = position.records[0]
    lying, stones = int(p["site_count"]), int(p["stones"][p["seat"]])
    if place >= lying:
        return Message("ak-not-lying", place=place + 1, lying=lying)
    return Message("ak-too-dear", place=place + 1, price=place, stones=stones)


def _why_not_place(position: Position, code: int) -> Message:
    place = read_place(position.records, 0, code)
    if write_place(position.records, 0, *place) != code:
        # A short game uses fewer rows than there are codes for.
        return Message("ak-no-such-place")
    return why_not_here(position, footprint(*place))


def why_not_here(position: Position, place: list[Cell]) -> Message:
    """Which rule a tile on these three cells would break."""
    p = position.records[0]
    built = cells(position.records, 0, int(p["seat"]))
    heights = [built[cell][1] if cell in built else 0 for cell in place]
    if len(set(heights)) > 1:
        return Message("ak-uneven")
    return Message("ak-one-tile-below" if heights[0] else "ak-touches-nothing")
