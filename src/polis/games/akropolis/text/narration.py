"""Moves in words."""

from __future__ import annotations

from polis.core.position import Position
from polis.games.akropolis.box import QUARRY
from polis.games.akropolis.rules.position import NO_TILE
from polis.games.akropolis.sheet import (
    DECISIONS,
    PLACE,
    REVEAL,
    TAKE,
)
from polis.games.akropolis.text.coordinates import (
    column_at,
    footprint,
    read_place,
)
from polis.games.akropolis.text.names import tile_words
from polis.text.message import Message, Seat


def tell(position: Position, code: int) -> Message:
    """An action or outcome in words."""
    p = position.records[0]
    seat = Seat(p["seat"])
    if code < PLACE:
        place = code - TAKE
        tile = tile_words(p["site"][place]) if p["site"][place] != NO_TILE else "?"
        return Message("ak-tell-take", seat=seat, tile=tile, price=place)
    if code < DECISIONS:
        where = footprint(*read_place(position.records, 0, code))
        below = [column_at(position.records, 0, int(seat), cell) for cell in where]
        quarries = sum(letter == QUARRY for letter, _ in below)
        level = below[0][1] + 1
        return Message("ak-tell-place", seat=seat, level=level, stones=quarries)
    return Message("ak-tell-reveal", tile=tile_words(code - REVEAL))


def news(position: Position) -> list[Message]:
    """Nothing happens in Akropolis that the moves themselves do not tell."""
    return []
