"""What a World Wonders position shows, as plain data: market, maps, tracks, objectives."""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.position import Position
from polis.games.world_wonders.rules.position import (
    BUYING,
    NOBODY,
    NOTHING,
    THE_AUTOMATON,
)
from polis.games.world_wonders.rules.score import DISTRICT, LONELY, OPEN, OPENING, VISITED
from polis.games.world_wonders.sheet import (
    AUTOMATON,
    BUILDING,
    CHOSEN,
    DEBT,
    DISPLAY,
    DISTRICTS,
    FIRST_ROAD,
    GOALS,
    MEASURES,
    MONUMENT,
    NATURE,
    PEDESTAL_PRICE,
    POPULATION,
    RESOURCE,
    RINGS,
    ROAD_PRICE,
    ROUNDS,
    SET,
    SET_PRICE,
    TOWER_PRICE,
    TRACK_SIDE,
)
from polis.games.world_wonders.text import view_types
from polis.games.world_wonders.text.explanation import openings, ranking
from polis.games.world_wonders.text.map_objects import (
    Ground,
    Object,
    ground_of,
    lacking,
    objects_of,
    references,
    score_sheet,
    single,
)
from polis.games.world_wonders.text.names import Names, as_number, cell_name, names_of

REASONS: dict[int, view_types.Reason] = {
    VISITED: "visited",
    LONELY: "lonely",
    DISTRICT: "district",
    OPEN: "open",
    OPENING: "opening",
}


def view(position: Position) -> view_types.View:
    """The whole position by keys, everything a table needs to draw it."""
    p, names = position.records[0], names_of(position.rules.box)
    roads, sets, towers = p["supply"].tolist()
    return {
        "turn": position.turns,
        "round": int(p["round_number"]),
        "rounds": ROUNDS,
        "seat": int(p["seat"]),
        "order": [int(seat) for seat in p["order"][: position.seats]],
        "pedestals": _pedestals(position),
        "supply": {"road": roads, "set": sets, "tower": towers},
        "prices": {
            "road": ROAD_PRICE,
            "set": SET_PRICE,
            "tower": TOWER_PRICE,
            "pedestal": PEDESTAL_PRICE,
        },
        "stacks": _stacks(position, names),
        "display": [_monument(position, names, int(m)) for m in _display(position)],
        "deck": int(p["deck"]).bit_count(),
        "objectives": _objectives(position, names),
        "automaton": _automaton(position, names),
        "hand": _hand(position, names),
        "track": _track(position, names),
        "cities": [_city(position, names, seat) for seat in range(position.seats)],
    }


def _display(position: Position) -> Any:
    """The solo game shows one monument less."""
    return position.records[0]["display"][: DISPLAY if position.seats > 1 else DISPLAY - 1]


def _pedestals(position: Position) -> list[int | None]:
    if position.seats == 1:
        return []
    holders = position.records[0]["pedestal"]
    return [None if holder == NOBODY else int(holder) for holder in holders]


def _stacks(position: Position, names: Names) -> list[view_types.Stack]:
    p = position.records[0]
    rows: list[view_types.Stack] = []
    for number, row in enumerate(names.data["stacks"]):
        if int(position.rules.box["least"][0, number]) > position.seats:
            continue
        kind = int(p["shown"][number])
        rows.append(
            {
                "id": row["id"],
                "cost": row["cost"],
                "shape": row["shape"],
                "tile": None if kind == NOTHING else _tile(names.tiles[number][kind]),
                "left": int(p["stock"][number].sum()),
            }
        )
    return rows


def _tile(tile: Any) -> view_types.Tile:
    return {"id": tile["id"], "type": tile["type"], **_resources(tile)}


def _resources(row: Any) -> view_types.Resources:
    return {"food": row["food"], "ceramics": row["ceramics"], "gears": row["gears"]}


def _monument(position: Position, names: Names, number: int) -> view_types.Monument | None:
    """A card of the display; while the seat on turn buys, whether it `fits` and what it `lacks`."""
    if number == NOTHING:
        return None
    p, card = position.records[0], names.data["monuments"][number]
    fits = bool(int(p["offer"]) >> (MONUMENT + number) & 1) if p["phase"] == BUYING else None
    return {
        "id": card["id"],
        "pieces": card["pieces"],
        "adjacent": card["adjacent"],
        "rings": card["rings"],
        "population": card["population"],
        **_resources(card),
        "name": card.get("name", card["id"]),
        "fits": fits,
        "lacks": lacking(position, int(p["seat"]), number) if fits is False else [],
    }


def _objectives(position: Position, names: Names) -> list[view_types.Objective]:
    chosen = position.records[0]["objectives"]
    rows: list[view_types.Objective] = []
    for k in range(CHOSEN):
        if chosen[k] != NOTHING:
            card = names.data["objectives"][int(chosen[k])]
            rows.append(
                {
                    "number": int(chosen[k]) + 1,
                    "category": card["category"],
                    "param": card["param"],
                    "first": card["vp_first"],
                    "second": card["vp_second"],
                    "ranking": ranking(position, k),
                }
            )
    return rows


def _automaton(position: Position, names: Names) -> view_types.Automaton | None:
    if position.seats > 1:
        return None
    p = position.records[0]
    pile = [names.monuments[m] for m in np.flatnonzero(p["owner"] == THE_AUTOMATON)]
    score = int(score_sheet(position, 0)[1][AUTOMATON])
    return {
        "card": None if p["card"] == NOTHING else int(p["card"]) + 1,
        "cards": int(p["cards"]).bit_count(),
        "monuments": pile,
        "score": score,
    }


def _hand(position: Position, names: Names) -> view_types.Hand | None:
    """What is being laid: the pieces left by name, and those of a monument that lie already."""
    p = position.records[0]
    hand = int(p["hand"])
    if hand == NOTHING:
        return None
    item = "road" if hand == FIRST_ROAD else names.item_name[hand]
    several = hand == SET or MONUMENT <= hand < FIRST_ROAD
    rest = [int(count) for count in p["rest"]] if several else [1]
    lying = sum(as_number(part) for part in p["part"][: int(p["parts"])])
    tile = names.tiles[hand - BUILDING][int(p["tile"])] if p["tile"] != NOTHING else None
    return {
        "item": item,
        "type": tile["type"] if tile else None,
        "rest": dict(zip(names.pieces(hand), rest, strict=False)),
        "cells": references(lying),
    }


def _track(position: Position, names: Names) -> view_types.Track:
    side = "AB"[int(position.records[0]["options"][TRACK_SIDE])]
    track = names.data["tracks"][side]
    return {
        "side": side,
        "resource_max": track["resource_max"],
        "population_symbols": track["population_symbols"],
        "population_last": track["population_last"],
        "ring_spaces": track["ring_spaces"],
    }


def _city(position: Position, names: Names, seat: int) -> view_types.City:
    p = position.records[0]
    food, ceramics, gears = p["resources"][seat].tolist()
    total, lines, marks = score_sheet(position, seat)
    return {
        "map": names.maps[int(p["map"][seat])],
        "gold": int(p["gold"][seat]),
        "loan": bool(p["loan"][seat]),
        "out": bool(p["out"][seat]),
        "resources": {"food": food, "ceramics": ceramics, "gears": gears},
        "population": int(p["population"][seat]),
        "total": total,
        "points": _points(lines),
        "cells": _cells(position, seat, marks),
        "objects": _objects(position, seat),
    }


def _points(lines: Any) -> view_types.Points:
    return {
        "population": int(lines[POPULATION]),
        "resource": int(lines[RESOURCE]),
        "monuments": int(lines[RINGS]),
        "nature": int(lines[NATURE]),
        "districts": int(lines[DISTRICTS]),
        "loan": int(lines[DEBT]),
        "objectives": int(lines[GOALS:MEASURES].sum()),
    }


def _cells(position: Position, seat: int, marks: Any) -> list[view_types.MapCell]:
    """Every cell of the map: printed terrain, and why it counts or not."""
    ground = ground_of(position, seat)
    reasons = marks.tolist()
    cells: list[view_types.MapCell] = []
    for cell in single(ground.every):
        terrain: view_types.Terrain = (
            "W" if ground.water >> cell & 1 else "N" if ground.nature >> cell & 1 else "."
        )
        entry: view_types.MapCell = {"at": cell_name(cell), "terrain": terrain}
        if reasons[cell]:
            entry["reason"] = REASONS[reasons[cell]]
        cells.append(entry)
    return cells


def _objects(position: Position, seat: int) -> list[view_types.Thing]:
    """Every object with its cells."""
    ground = ground_of(position, seat)
    return [_object(ground, thing) for thing in objects_of(position, seat)]


def _object(ground: Ground, thing: Object) -> view_types.Thing:
    cells = references(thing.cells)
    if thing.type:
        free = references(openings(ground, thing))
        return {"kind": "building", "cells": cells, "type": thing.type, "open": free}
    if thing.kind == "road":
        return {"kind": "road", "cells": cells, "bridge": bool(thing.cells & ground.water)}
    if thing.kind == "tower":
        return {"kind": "tower", "cells": cells}
    return {"kind": "monument", "cells": cells, "id": thing.name}
