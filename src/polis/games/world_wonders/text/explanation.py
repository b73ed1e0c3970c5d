"""A score in words: a line for each source, with all parts that count and all that do not."""

from __future__ import annotations

from collections.abc import Callable

from polis.core.interfaces import ScoreLine, ScorePart
from polis.core.position import Position
from polis.games.world_wonders.rules.position import NOTHING
from polis.games.world_wonders.sheet import (
    AUTOMATON,
    CHOSEN,
    DEBT,
    DISTRICTS,
    GOALS,
    MEASURES,
    NATURE,
    POPULATION,
    RESOURCE,
    RESOURCES,
    RINGS,
    STRIDE,
)
from polis.games.world_wonders.text.map_objects import (
    Ground,
    Object,
    ground_of,
    objects_of,
    references,
    score_sheet,
    single,
)
from polis.games.world_wonders.text.names import (
    cell_name,
    monument_name,
    names_of,
    objective_name,
    resource_name,
    type_name,
)
from polis.games.world_wonders.text.view_types import Rank
from polis.text.message import Message, Seat


def explain(position: Position, seat: int, parts: bool = True) -> list[ScoreLine]:
    """Population, lowest resource, monuments, nature, districts, loan, objectives."""
    if parts:
        return _explain(position, seat, parts=True)
    p, lines = position.records[0], position.score(seat).lines
    key = (lines.tobytes(), int(p["population"][seat]), p["objectives"].tobytes())
    return position.part(f"explain {seat}", key, lambda: _explain(position, seat, parts=False))


def _explain(position: Position, seat: int, parts: bool) -> list[ScoreLine]:
    p = position.records[0]
    _, lines, _ = score_sheet(position, seat)

    def behind(
        find: Callable[[Position, int], tuple[ScorePart, ...]], of: int
    ) -> tuple[ScorePart, ...]:
        return find(position, of) if parts else ()

    found = [
        ScoreLine(
            Message("ww-line-population", space=int(p["population"][seat])),
            int(lines[POPULATION]),
        ),
        ScoreLine(Message("ww-line-resource"), int(lines[RESOURCE]), behind(_resources, seat)),
        ScoreLine(Message("ww-line-monuments"), int(lines[RINGS]), behind(_monuments, seat)),
        ScoreLine(Message("ww-line-nature"), int(lines[NATURE]), behind(_nature, seat)),
        ScoreLine(Message("ww-line-districts"), int(lines[DISTRICTS]), behind(_districts, seat)),
        ScoreLine(Message("ww-line-loan"), int(lines[DEBT])),
    ]
    for k in range(CHOSEN):
        if p["objectives"][k] != NOTHING:
            card = names_of(position.rules.box).data["objectives"][int(p["objectives"][k])]
            message = Message("ww-line-objective", objective=objective_name(card))
            found.append(ScoreLine(message, int(lines[GOALS + k]), behind(_ranking, k)))
    if position.seats == 1:
        # Not a part of the own score, but what it must beat.
        found.append(ScoreLine(Message("ww-line-automaton", score=int(lines[AUTOMATON])), 0))
    return found


def _at(cell: int) -> tuple[int, int]:
    return cell % STRIDE, cell // STRIDE


def _resources(position: Position, seat: int) -> tuple[ScorePart, ...]:
    """All three; the first of the lowest scores its space."""
    spaces = [int(space) for space in position.records[0]["resources"][seat]]
    lowest = spaces.index(min(spaces))
    return tuple(
        ScorePart(
            Message("ww-part-resource", resource=resource_name(k), space=spaces[k]),
            spaces[k] if k == lowest else 0,
        )
        for k in range(RESOURCES)
    )


def _monuments(position: Position, seat: int) -> tuple[ScorePart, ...]:
    b, names = position.rules.box[0], names_of(position.rules.box)
    parts = []
    for thing in objects_of(position, seat):
        if thing.kind == "monument":
            number = names.monuments.index(thing.name)
            message = Message("ww-part-monument", monument=monument_name(position, number))
            parts.append(ScorePart(message, int(b["rings"][number]), _at(single(thing.cells)[0])))
    return tuple(parts)


def _nature(position: Position, seat: int) -> tuple[ScorePart, ...]:
    """Every natural resource that is still to be seen."""
    ground = ground_of(position, seat)
    touched = ground.beside(ground.occupied)
    parts = []
    for cell in single(ground.nature & ground.free):
        visited = touched >> cell & 1
        key = "ww-part-visited" if visited else "ww-part-lonely"
        parts.append(ScorePart(Message(key, cell=cell_name(cell)), int(visited), _at(cell)))
    return tuple(parts)


def openings(ground: Ground, building: Object) -> int:
    """The free cells of plain land that keep a building from being a district."""
    return ground.beside(building.cells) & ground.free & ground.land & ~ground.nature


def _districts(position: Position, seat: int) -> tuple[ScorePart, ...]:
    """Every building: surrounded, or what still opens it."""
    ground, parts = ground_of(position, seat), []
    for thing in objects_of(position, seat):
        if thing.kind != "building":
            continue
        open_at = openings(ground, thing)
        where = {"type": type_name(thing.type or ""), "cells": references(thing.cells)}
        if open_at:
            message = Message("ww-part-open", **where, openings=references(open_at))
        else:
            message = Message("ww-part-district", **where)
        parts.append(ScorePart(message, int(not open_at), _at(single(thing.cells)[0])))
    return tuple(parts)


def ranking(position: Position, k: int) -> list[Rank]:
    """How far each seat has come in one of the objectives in play, the best first."""
    rows: list[Rank] = []
    for seat in range(position.seats):
        _, lines, _ = score_sheet(position, seat)
        measure, points = int(lines[MEASURES + k]), int(lines[GOALS + k])
        rows.append({"seat": seat, "measure": measure, "points": points, "place": 1, "missing": 0})
    rows.sort(key=lambda row: (-row["measure"], row["seat"]))
    for row in rows:
        row["place"] = 1 + sum(other["measure"] > row["measure"] for other in rows)
        best = max((other["measure"] for other in rows if other is not row), default=0)
        row["missing"] = max(0, best + 1 - row["measure"])
    return rows


def _ranking(position: Position, k: int) -> tuple[ScorePart, ...]:
    return tuple(
        ScorePart(
            Message(
                "ww-part-rank",
                place=row["place"],
                seat=Seat(row["seat"]),
                measure=row["measure"],
            ),
            0,
        )
        for row in ranking(position, k)
    )
