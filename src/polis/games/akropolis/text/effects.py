"""What a move did: tiles from the stack to the site and into a city, stones, points, turns."""

from __future__ import annotations

from polis.core.effects import common
from polis.core.position import Position
from polis.games.akropolis.box import EMPTY, LETTER_OF, NAMES, QUARRY
from polis.games.akropolis.rules.position import ENDED
from polis.games.akropolis.sheet import DECISIONS, PLACE, REVEAL, TAKE
from polis.games.akropolis.text.coordinates import column_at, footprint, read_place
from polis.games.akropolis.text.effect_types import Effect, End, Hex, Piece

PIECES: list[Piece] = [{"type": "tile", "key": name} for name in NAMES]


def effects(before: Position, code: int, after: Position) -> list[Effect]:
    """What a move did, in the order in which a table shows it."""
    old, new = before.records[0], after.records[0]
    seat = int(old["seat"])
    found: list[Effect] = []
    if code < PLACE:
        found += _take(before, code - TAKE)
    elif code < DECISIONS:
        found += _place(before, code)
    else:
        place = int(old["site_count"])
        found.append({"kind": "reveal", "piece": PIECES[code - REVEAL], "place": place})
    if code < DECISIONS:
        found += common.scores(before, after, [seat])
    if new["turns"] != old["turns"]:
        found.append({"kind": "turn", "seat": int(new["seat"]), "again": False})
    if new["phase"] == ENDED:
        found.append(_end(after))
    return found


def _end(after: Position) -> End:
    """The game is over; stones decide among equal points."""
    winners, scores = common.winners(after), after.scores
    broken = len(winners) < scores.count(max(scores))
    return {
        "kind": "end",
        "winners": winners,
        "reason": "tiles",
        "tie_break": "stones" if broken else None,
    }


def _take(before: Position, place: int) -> list[Effect]:
    """A tile from the site, and the stones for those before it."""
    p = before.records[0]
    seat, piece = int(p["seat"]), PIECES[p["site"][place]]
    found: list[Effect] = [{"kind": "take", "seat": seat, "piece": piece, "place": place}]
    if place:
        found.append({"kind": "pay", "payer": seat, "payee": None, "amount": place, "cells": []})
    return found


def _place(before: Position, code: int) -> list[Effect]:
    """A tile into the city, and the stones of the quarries that it covers."""
    p = before.records[0]
    seat, hand = int(p["seat"]), int(p["hand"])
    hexes: list[Hex] = []
    quarries = []
    cells = footprint(*read_place(before.records, 0, code))
    for cell, letter in zip(cells, NAMES[hand], strict=True):
        covered, level = column_at(before.records, 0, seat, cell)
        below = None if covered == EMPTY else LETTER_OF[covered]
        hexes.append({"at": cell, "hex": letter, "level": level + 1, "covers": below})
        if covered == QUARRY:
            quarries.append(cell)
    found: list[Effect] = [
        {"kind": "place", "seat": seat, "piece": PIECES[hand], "hexes": hexes},
    ]
    if quarries:
        stones = len(quarries)
        found.append(
            {"kind": "pay", "payer": None, "payee": seat, "amount": stones, "cells": quarries}
        )
    return found
