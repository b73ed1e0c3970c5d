"""What is missing to the next point of each line of a score, and whether this round is the last."""

from __future__ import annotations

from polis.core.position import Position
from polis.games.world_wonders.box import RESOURCE_KEYS
from polis.games.world_wonders.sheet import LOAN, PENALTY, REPAYMENT, ROUNDS, TRACK_SIDE
from polis.games.world_wonders.text import view_types
from polis.games.world_wonders.text.explanation import openings
from polis.games.world_wonders.text.map_objects import ground_of, objects_of, references
from polis.games.world_wonders.text.names import names_of

LOAN_TERMS: view_types.LoanTerms = {"gives": LOAN, "repay": REPAYMENT, "penalty": PENALTY}


def next_steps(position: Position, seat: int) -> view_types.NextSteps:
    """The next point of a seat by source; objectives have theirs in the ranking."""
    ground = ground_of(position, seat)
    lonely = ground.nature & ground.free & ~ground.beside(ground.occupied)
    return {
        "ring": _ring(position, seat),
        "resources": _lowest(position, seat),
        "nature": references(lonely),
        "district": _district(position, seat),
    }


def _ring(position: Position, seat: int) -> int | None:
    p = position.records[0]
    space = int(p["population"][seat])
    side = "AB"[int(p["options"][TRACK_SIDE])]
    rings = names_of(position.rules.box).data["tracks"][side]["ring_spaces"]
    return next((ring - space for ring in rings if ring > space), None)


def _lowest(position: Position, seat: int) -> list[view_types.Resource]:
    """The resources that are lowest: all must move; none if they cannot."""
    p = position.records[0]
    side = "AB"[int(p["options"][TRACK_SIDE])]
    spaces = p["resources"][seat].tolist()
    least = min(spaces)
    if least == names_of(position.rules.box).data["tracks"][side]["resource_max"]:
        return []
    return [key for key, space in zip(RESOURCE_KEYS, spaces, strict=True) if space == least]


def _district(position: Position, seat: int) -> view_types.OpenBuilding | None:
    """The building with the fewest free cells of plain land beside it."""
    ground = ground_of(position, seat)
    found = [
        (thing, open_at)
        for thing in objects_of(position, seat)
        if thing.type and (open_at := openings(ground, thing))
    ]
    if not found:
        return None
    thing, open_at = min(found, key=lambda row: row[1].bit_count())
    assert thing.type
    return {"type": thing.type, "cells": references(thing.cells), "open": references(open_at)}


def last_round(position: Position) -> view_types.LastRound | None:
    """Why the game ends with this round; None if it does not."""
    p, b = position.records[0], position.rules.box[0]
    if int(p["round_number"]) == ROUNDS:
        return {"reason": "rounds", "seat": None}
    last = int(b["last_population"][int(p["options"][TRACK_SIDE])])
    for seat in range(position.seats):
        if int(p["population"][seat]) == last:
            return {"reason": "population", "seat": seat}
    return None
