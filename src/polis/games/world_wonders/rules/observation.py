"""The observation of a seat, for learning agents."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.rules.map.bitboard import cell_set, load, meet
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    ENDED,
    NOTHING,
    OCCUPIED,
    ROADS,
    TOWERS,
    plane,
)
from polis.games.world_wonders.sheet import (
    CARDS,
    CELLS,
    CHOSEN,
    DISPLAY,
    ITEMS,
    MONUMENTS,
    OBJECTIVES,
    PIECES,
    RESOURCES,
    SEATS,
    STACKS,
    TILES,
    TYPES,
)

# Terrain of a cell: plain land, natural resource, water. Then the object on it.
PLAIN, NATURE_CELL, WATER_CELL = 1, 2, 3
ROAD_CELL, TOWER_CELL, BUILDING_CELL, MONUMENT_CELL = 1, 2, 3, 8


@kernel
def observe(box, P, i, seat, out):
    """Write the sheet's fields in order; the observer is the first seat."""
    b = box[0]
    p = P[i]
    out[:] = 0
    out[p.phase] = 1
    out[ENDED + 1] = p.seats
    n = ENDED + 2
    for option in range(len(p.options)):
        out[n + option] = p.options[option]
    n += len(p.options)
    out[n] = p.round_number
    out[n + 1] = p.loan_step_done
    n += 2
    for item in range(ITEMS):
        out[n + item] = p.offer >> item & 1
    n += ITEMS
    if p.hand != NOTHING:
        out[n + p.hand] = 1
    n += ITEMS + 1
    for kind in range(PIECES):
        out[n + kind] = p.rest[kind]
    n = _observe_market(b, p, out, n + PIECES)
    n = _observe_seats(b, p, seat, out, n)
    for step in range(p.seats):
        _observe_map(b, p, (seat + step) % p.seats, out, n + step * CELLS)


@kernel
def _observe_market(b, p, out, n):
    for item in range(3):
        out[n + item] = p.supply[item]
    n += 3
    for stack in range(STACKS):
        kind = p.shown[stack]
        if kind != NOTHING:
            out[n + b.tile_type[stack, kind]] = 1
            for resource in range(RESOURCES):
                out[n + TYPES + resource] = b.tile_gain[stack, kind, resource]
        n += TYPES + RESOURCES
    for place in range(DISPLAY):
        if p.display[place] != NOTHING:
            out[n + p.display[place]] = 1
    n += MONUMENTS
    for monument in range(MONUMENTS):
        out[n + monument] = p.deck >> monument & 1
    n += MONUMENTS
    for stack in range(STACKS):
        for kind in range(TILES):
            out[n] = p.stock[stack, kind]
            n += 1
    for k in range(CHOSEN):
        if p.objectives[k] != NOTHING:
            out[n + p.objectives[k]] = 1
    n += OBJECTIVES
    for card in range(CARDS):
        out[n + card] = p.cards >> card & 1
    return n + CARDS


@kernel
def _observe_seats(b, p, seat, out, n):
    for step in range(p.seats):
        other = (seat + step) % p.seats
        out[n + step] = other == p.seat
        for place in range(p.seats):
            if p.order[place] == other:
                out[n + SEATS + step] = place
        at = n + 2 * SEATS
        for number in range(2):
            out[at + 2 * step + number] = p.pedestal[number] == other
        at += 2 * SEATS
        out[at + step] = p.gold[other]
        out[at + SEATS + step] = p.loan[other]
        out[at + 2 * SEATS + step] = p.out[other]
        at += 3 * SEATS
        for resource in range(RESOURCES):
            out[at + step * RESOURCES + resource] = p.resources[other, resource]
        at += SEATS * RESOURCES
        out[at + step] = p.population[other]
        at += SEATS
        for monument in range(MONUMENTS):
            out[at + step * MONUMENTS + monument] = p.owner[monument] == other
    return n + SEATS * (2 + 2 + 3 + RESOURCES + 1 + MONUMENTS)


@kernel
def _observe_map(b, p, seat, out, n):
    """Write terrain and objects; terrain is what is printed, also under an object."""
    for cell in range(CELLS):
        here = cell_set(cell)
        if not meet(here, load(b.cells)):
            continue
        if meet(here, load(b.water[p.map[seat]])):
            out[n + cell] = WATER_CELL
        else:
            out[n + cell] = NATURE_CELL if meet(here, load(b.nature[p.map[seat]])) else PLAIN
        if meet(here, plane(p, seat, OCCUPIED)):
            out[n + SEATS * CELLS + cell] = _object_at(p, seat, here)


@kernel
def _object_at(p, seat, here):
    if meet(here, plane(p, seat, ROADS)):
        return ROAD_CELL
    if meet(here, plane(p, seat, TOWERS)):
        return TOWER_CELL
    for kind in range(TYPES):
        if meet(here, plane(p, seat, BUILDINGS + kind)):
            return BUILDING_CELL + kind
    return MONUMENT_CELL
