"""What would come next: points of each line of a score, markers on the tracks, the last round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from polis.core.kernel import new_records
from polis.core.position import Position
from polis.games.world_wonders.box import RESOURCE_KEYS, Array
from polis.games.world_wonders.rules.apply import advance_markers
from polis.games.world_wonders.rules.position import POSITION
from polis.games.world_wonders.sheet import LOAN, PENALTY, REPAYMENT, ROUNDS, TRACK_SIDE
from polis.games.world_wonders.text import view_types
from polis.games.world_wonders.text.explanation import openings
from polis.games.world_wonders.text.map_objects import ground_of, objects_of, references
from polis.games.world_wonders.text.names import names_of

LOAN_TERMS: view_types.LoanTerms = {"gives": LOAN, "repay": REPAYMENT, "penalty": PENALTY}


@dataclass(frozen=True)
class _Printed:
    """A set of components as a key: equal sets have the same digest."""

    digest: int
    box: Array = field(compare=False)


def next_steps(position: Position, seat: int) -> view_types.NextSteps:
    """The next point of a seat by source; objectives have theirs in the ranking."""
    ground = ground_of(position, seat)
    lonely = ground.nature & ground.free & ~ground.beside(ground.occupied)
    return {
        "ring": _ring(position, seat),
        "resources": _lowest(position, seat),
        "symbols": _symbols(position, seat),
        "nature": references(lonely),
        "district": _district(position, seat),
    }


def _track(position: Position) -> Any:
    """The side of the tracks that is in play, as printed."""
    side = "AB"[int(position.records[0]["options"][TRACK_SIDE])]
    return names_of(position.rules.box).data["tracks"][side]


def _steps_to(spaces: Sequence[int], space: int) -> int | None:
    """How far the next of some spaces is; None behind the last."""
    return next((one - space for one in spaces if one > space), None)


def _ring(position: Position, seat: int) -> int | None:
    return _steps_to(_track(position)["ring_spaces"], int(position.records[0]["population"][seat]))


def _lowest(position: Position, seat: int) -> list[view_types.Resource]:
    """The resources that are lowest: all must move; none if they cannot."""
    spaces = position.records[0]["resources"][seat].tolist()
    least = min(spaces)
    if least == _track(position)["resource_max"]:
        return []
    return [key for key, space in zip(RESOURCE_KEYS, spaces, strict=True) if space == least]


def _symbols(position: Position, seat: int) -> view_types.ResourceSteps:
    symbols = _track(position)["population_symbols"]
    food, ceramics, gears = position.records[0]["resources"][seat].tolist()
    return {
        "food": _steps_to(symbols["food"], food),
        "ceramics": _steps_to(symbols["ceramics"], ceramics),
        "gears": _steps_to(symbols["gears"], gears),
    }


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


def spaces_reached(
    position: Position, gains: view_types.Resources, settlers: int
) -> list[view_types.Spaces]:
    """By seat: the spaces its markers move to with these resources and this population."""
    p, box = position.records[0], position.rules.box
    printed = _Printed(int(box["digest"][0]), box)
    side, gained = int(p["options"][TRACK_SIDE]), tuple(gains[key] for key in RESOURCE_KEYS)
    resources, population = p["resources"].tolist(), p["population"].tolist()
    return [
        _spaces(printed, side, tuple(resources[seat]), population[seat], gained, settlers)
        for seat in range(position.seats)
    ]


# Few different steps are asked for again and again, and each takes 30 µs.
@lru_cache(maxsize=4096)
def _spaces(
    printed: _Printed,
    side: int,
    resources: tuple[int, ...],
    population: int,
    gains: tuple[int, ...],
    settlers: int,
) -> view_types.Spaces:
    p = new_records(1, POSITION)[0]
    p["options"][TRACK_SIDE] = side
    p["resources"][0] = resources
    p["population"][0] = population
    advance_markers(printed.box[0], p, gains, settlers)
    reached: view_types.Spaces = {}
    for key, before, after in zip(RESOURCE_KEYS, resources, p["resources"][0], strict=True):
        if after != before:
            reached[key] = int(after)
    if p["population"][0] != population:
        reached["population"] = int(p["population"][0])
    return reached


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
