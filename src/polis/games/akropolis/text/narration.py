"""Moves in words."""

from __future__ import annotations

from polis.core.position import Position
from polis.games.akropolis.box import LETTERS, NAMES
from polis.games.akropolis.rules.position import NO_TILE
from polis.games.akropolis.sheet import (
    DECISIONS,
    PLACE,
    REVEAL,
    TAKE,
)
from polis.games.akropolis.text.coordinates import (
    cells,
    footprint,
    read_place,
    show_cell,
)
from polis.text.message import Message, Seat


def tell(position: Position, code: int) -> Message:
    """An action or outcome in words."""
    p = position.records[0]
    seat = Seat(p["seat"])
    if code < PLACE:
        place = code - TAKE
        tile = NAMES[p["site"][place]] if p["site"][place] != NO_TILE else "?"
        return Message("ak-tell-take", seat=seat, tile=tile, price=place)
    if code < DECISIONS:
        where = footprint(*read_place(position.records, 0, code))
        built = cells(position.records, 0, int(seat))
        level = 1 + (built[where[0]][1] if where[0] in built else 0)
        quarries = sum(built[cell][0] == LETTERS["q"] for cell in where if cell in built)
        shown = [show_cell(cell) for cell in where]
        return Message("ak-tell-place", seat=seat, cells=shown, level=level, stones=quarries)
    return Message("ak-tell-reveal", tile=NAMES[code - REVEAL])


def news(position: Position) -> list[Message]:
    """Nothing happens in Akropolis that the moves themselves do not tell."""
    return []
