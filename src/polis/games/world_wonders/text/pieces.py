"""Things of the market as typed references, by which front ends draw them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from polis.core.kernel import copy_records
from polis.core.position import Position
from polis.games.world_wonders.rules.automaton import draw_card
from polis.games.world_wonders.rules.position import NOTHING
from polis.games.world_wonders.sheet import BUILDING, FIRST_ROAD, MONUMENT, PEDESTAL, SET, TOWER
from polis.games.world_wonders.text.effect_types import Piece
from polis.games.world_wonders.text.names import Names, names_of
from polis.games.world_wonders.text.view_types import Resources

ROAD_PIECE: Piece = {"type": "road", "key": "road", "letter": None, "gains": None}
SET_PIECE: Piece = {"type": "set", "key": "set", "letter": None, "gains": None}
TOWER_PIECE: Piece = {"type": "tower", "key": "tower", "letter": None, "gains": None}
SUPPLY = (ROAD_PIECE, SET_PIECE, TOWER_PIECE)
"""In the order of the supply."""


class Removed(NamedTuple):
    """A piece that leaves the market, and the place of a monument in the display."""

    piece: Piece
    slot: int | None


def item_piece(position: Position, item: int) -> Piece:
    """What is bought, or in hand; `position` is before the purchase or during the laying."""
    names, p = names_of(position.rules.box), position.records[0]
    if MONUMENT <= item < FIRST_ROAD:
        return monument_piece(names, item - MONUMENT)
    if BUILDING <= item < MONUMENT:
        stack = item - BUILDING
        return tile_piece(names, stack, int(p["tile"] if p["hand"] == item else p["shown"][stack]))
    if PEDESTAL <= item < BUILDING:
        number = str(item - PEDESTAL + 1)
        return {"type": "pedestal", "key": number, "letter": None, "gains": None}
    if item in (SET, TOWER):
        return SET_PIECE if item == SET else TOWER_PIECE
    return ROAD_PIECE


def tile_piece(names: Names, stack: int, tile: int) -> Piece:
    """A building."""
    card = names.tiles[stack][tile]
    gains: Resources = {
        "food": card["food"],
        "ceramics": card["ceramics"],
        "gears": card["gears"],
    }
    return {
        "type": "building",
        "key": names.stacks[stack],
        "letter": card["type"],
        "gains": gains,
    }


def monument_piece(names: Names, monument: int) -> Piece:
    """A monument."""
    return {"type": "monument", "key": names.monuments[monument], "letter": None, "gains": None}


def unsold(position: Position) -> list[Removed]:
    """The buildings that leave the market if the round ends now."""
    names = names_of(position.rules.box)
    shown = enumerate(position.records[0]["shown"].tolist())
    return [
        Removed(tile_piece(names, stack, tile), None) for stack, tile in shown if tile != NOTHING
    ]


def taken_by_card(position: Position, card: int) -> list[Removed]:
    """What the automaton removes from the market with this card."""
    records = copy_records(position.records)
    draw_card(position.rules.box[0], records[0], card)
    return list(_gone(names_of(position.rules.box), position.records[0], records[0]))


def _gone(names: Names, old: Any, new: Any) -> Iterator[Removed]:
    for piece, was, now in zip(SUPPLY, old["supply"].tolist(), new["supply"].tolist(), strict=True):
        yield from [Removed(piece, None)] * (was - now)
    for stack, tile in enumerate(old["shown"].tolist()):
        if tile != new["shown"][stack]:
            yield Removed(tile_piece(names, stack, tile), None)
    for slot, monument in enumerate(old["display"].tolist()):
        if monument != new["display"][slot]:
            yield Removed(monument_piece(names, monument), slot)
