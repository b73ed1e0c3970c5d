"""What a World Wonders position shows, as plain data: market, maps, tracks, objectives."""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.position import Position
from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.rules.position import (
    BUYING,
    CHOOSING_OBJECTIVES,
    NOBODY,
    NOTHING,
    THE_AUTOMATON,
)
from polis.games.world_wonders.rules.score import DISTRICT, LONELY, OPEN, OPENING, VISITED
from polis.games.world_wonders.sheet import (
    AUTOMATON,
    BUILDING,
    CHOOSE,
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
from polis.games.world_wonders.text.figures import (
    areas_of,
    building_figure,
    figures_in_hand,
    monument_figure,
    outline,
    printed_cells,
    shapes_in_hand,
    shore,
    supply_shapes,
)
from polis.games.world_wonders.text.map_objects import (
    Ground,
    Object,
    ground_of,
    lacking,
    laid_parts,
    legal_places,
    objects_of,
    references,
    score_sheet,
    touched_at,
)
from polis.games.world_wonders.text.names import (
    OUR_NAMES,
    Names,
    cell_name,
    names_of,
)
from polis.games.world_wonders.text.next_steps import (
    LOAN_TERMS,
    last_round,
    next_steps,
    spaces_reached,
)

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
        "last_round": last_round(position),
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
        "ours": names.data is OURS,
        "shapes": supply_shapes(names),
        "names": _other_names(names),
        "loan": LOAN_TERMS,
        "stacks": position.part(
            "stacks",
            (
                p["shown"].tobytes(),
                p["stock"].tobytes(),
                p["resources"].tobytes(),
                p["population"].tobytes(),
            ),
            lambda: _stacks(position, names),
        ),
        "display": [_monument(position, names, int(m)) for m in _display(position)],
        "deck": int(p["deck"]).bit_count(),
        "objectives": _objectives(position, names),
        "choices": _choices(position, names),
        "automaton": _automaton(position, names),
        "hand": _hand(position, names),
        "track": _track(position, names),
        "cities": [_city(position, names, seat) for seat in range(position.seats)],
    }


def _other_names(names: Names) -> dict[str, str]:
    rows = ((card["id"], card.get("name", card["id"])) for card in names.data["monuments"])
    return {key: name for key, name in rows if OUR_NAMES.get(key) != name}


def _display(position: Position) -> Any:
    """The solo game shows one monument less."""
    return position.records[0]["display"][: DISPLAY if position.seats > 1 else DISPLAY - 1]


def _pedestals(position: Position) -> list[int | None]:
    if position.seats == 1:
        return []
    holders = position.records[0]["pedestal"]
    return [None if holder == NOBODY else int(holder) for holder in holders]


def _stacks(position: Position, names: Names) -> list[view_types.Stack]:
    p, seats = position.records[0], position.seats
    shown, left = p["shown"].tolist(), p["stock"].sum(axis=1).tolist()
    least = position.rules.box["least"][0].tolist()
    rows: list[view_types.Stack] = []
    for number, row in enumerate(names.data["stacks"]):
        if least[number] > seats:
            continue
        kind = shown[number]
        rows.append(
            {
                "id": row["id"],
                "cost": row["cost"],
                "shape": row["shape"],
                "figure": building_figure(printed_cells(row["shape"])),
                "tile": None if kind == NOTHING else _tile(position, names.tiles[number][kind]),
                "left": left[number],
            }
        )
    return rows


def _tile(position: Position, tile: Any) -> view_types.Tile:
    gains = _resources(tile)
    return {
        "id": tile["id"],
        "type": tile["type"],
        **gains,
        "reached": spaces_reached(position, gains, 0),
    }


def _resources(row: Any) -> view_types.Resources:
    return {"food": row["food"], "ceramics": row["ceramics"], "gears": row["gears"]}


def _monument(position: Position, names: Names, number: int) -> view_types.Monument | None:
    """A card of the display; while the seat on turn buys, whether it `fits` and what it `lacks`."""
    if number == NOTHING:
        return None
    p, card = position.records[0], names.data["monuments"][number]
    gains = _resources(card)
    fits = bool(int(p["offer"]) >> (MONUMENT + number) & 1) if p["phase"] == BUYING else None
    return {
        "id": card["id"],
        "pieces": card["pieces"],
        "adjacent": card["adjacent"],
        "rings": card["rings"],
        "population": card["population"],
        **gains,
        "fits": fits,
        "lacks": lacking(position, int(p["seat"]), number) if fits is False else [],
        "reached": spaces_reached(position, gains, card["population"]),
    }


def _objectives(position: Position, names: Names) -> list[view_types.Objective]:
    chosen = position.records[0]["objectives"]
    rows: list[view_types.Objective] = []
    for k in range(CHOSEN):
        if chosen[k] != NOTHING:
            card = _objective_card(names, int(chosen[k]))
            rows.append({**card, "ranking": ranking(position, k)})
    return rows


def _objective_card(names: Names, number: int) -> view_types.ObjectiveCard:
    card = names.data["objectives"][number]
    return {
        "number": number + 1,
        "category": card["category"],
        "param": card["param"],
        "first": card["vp_first"],
        "second": card["vp_second"],
    }


def _choices(position: Position, names: Names) -> list[view_types.ObjectiveCard]:
    if position.seat < 0 or position.records[0]["phase"] != CHOOSING_OBJECTIVES:
        return []
    return [_objective_card(names, code - CHOOSE) for code in position.legal.codes.tolist()]


def _automaton(position: Position, names: Names) -> view_types.Automaton | None:
    if position.seats > 1:
        return None
    p = position.records[0]
    pile = [names.monuments[m] for m in np.flatnonzero(p["owner"] == THE_AUTOMATON)]
    score = int(score_sheet(position, 0)[1][AUTOMATON])
    return {
        "card": None if p["card"] == NOTHING else _card(names, int(p["card"])),
        "cards": int(p["cards"]).bit_count(),
        "monuments": pile,
        "score": score,
    }


def _card(names: Names, number: int) -> view_types.AutomatonCard:
    card = names.data["solo"][number]
    return {
        "number": number + 1,
        "top": card["top"],
        "mid": card["mid"],
        "arrow": card["arrow"],
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
    lying = laid_parts(position)
    tile = names.tiles[hand - BUILDING][int(p["tile"])] if p["tile"] != NOTHING else None
    places = legal_places(position)
    return {
        "item": item,
        "type": tile["type"] if tile else None,
        "rest": dict(zip(names.pieces(hand), rest, strict=False)),
        "cells": references(lying),
        "outline": outline(lying),
        "shapes": shapes_in_hand(names, hand),
        "areas": areas_of(places, names.pieces(hand)),
        "touched": touched_at(position, places),
        "figures": figures_in_hand(names, hand),
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
    name = names.maps[int(p["map"][seat])]
    terrain = names.data["maps"][name]
    return {
        "map": name,
        "gold": int(p["gold"][seat]),
        "loan": bool(p["loan"][seat]),
        "out": bool(p["out"][seat]),
        "resources": {"food": food, "ceramics": ceramics, "gears": gears},
        "population": int(p["population"][seat]),
        "total": total,
        "points": _points(lines.tolist()),
        "next": position.part(
            f"next {seat}",
            (
                int(p["map"][seat]),
                p["city"][seat].tobytes(),
                p["resources"][seat].tobytes(),
                int(p["population"][seat]),
            ),
            lambda: next_steps(position, seat),
        ),
        "terrain": terrain,
        "shore": shore(terrain),
        "reasons": position.part(f"reasons {seat}", marks.tobytes(), lambda: _reasons(marks)),
        "objects": position.part(
            f"objects {seat}",
            (
                int(p["map"][seat]),
                p["city"][seat].tobytes(),
                p["owner"].tobytes(),
                p["site"].tobytes(),
            ),
            lambda: _objects(position, names, seat),
        ),
    }


def _points(lines: list[int]) -> view_types.Points:
    return {
        "population": lines[POPULATION],
        "resource": lines[RESOURCE],
        "monuments": lines[RINGS],
        "nature": lines[NATURE],
        "districts": lines[DISTRICTS],
        "loan": lines[DEBT],
        "objectives": sum(lines[GOALS:MEASURES]),
    }


def _reasons(marks: Any) -> dict[str, view_types.Reason]:
    """Why cells of a map count or not."""
    return {cell_name(cell): REASONS[mark] for cell, mark in enumerate(marks.tolist()) if mark}


def _objects(position: Position, names: Names, seat: int) -> list[view_types.Thing]:
    """Every object with its cells."""
    ground = ground_of(position, seat)
    return [_object(ground, names, thing) for thing in objects_of(position, seat)]


def _object(ground: Ground, names: Names, thing: Object) -> view_types.Thing:
    cells = references(thing.cells)
    if thing.type:
        return {
            "kind": "building",
            "cells": cells,
            "type": thing.type,
            "open": references(openings(ground, thing)),
            "figure": building_figure(thing.cells),
        }
    if thing.kind == "road":
        return {"kind": "road", "cells": cells, "bridge": bool(thing.cells & ground.water)}
    if thing.kind == "tower":
        return {"kind": "tower", "cells": cells}
    pieces = names.data["monuments"][names.monuments.index(thing.name)]["pieces"]
    figure = monument_figure(thing.cells, pieces)
    return {"kind": "monument", "cells": cells, "id": thing.name, "figure": figure}
