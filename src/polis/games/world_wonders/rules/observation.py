"""The observation of a seat, for learning agents."""

from __future__ import annotations

import numpy as np

from polis.core.arithmetic import spread
from polis.core.kernel import kernel
from polis.core.sheet import MOST
from polis.games.world_wonders.rules.map.bitboard import count
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
    OBSERVATION,
    OPTIONS,
    PIECES,
    RESOURCES,
    SEATS,
    STACKS,
    TILES,
    TYPES,
    WORDS,
)

PHASES = ENDED + 1
ROUND = PHASES + len(OPTIONS)
OFFER = ROUND + 2
HAND = OFFER + ITEMS
REST = HAND + ITEMS + 1
SUPPLY = REST + PIECES
SHOWN = SUPPLY + 3
FEATURES = TYPES + RESOURCES  # of a tile
ON_DISPLAY = SHOWN + STACKS * FEATURES
DECK = ON_DISPLAY + MONUMENTS
STOCK = DECK + MONUMENTS
GOALS = STOCK + STACKS * TILES
CARD = GOALS + OBJECTIVES
TABLE, SEAT = OBSERVATION.table_size, OBSERVATION.seat_size
PLANE = CELLS // 8  # in words of eight cells


@kernel
def observe(box, P, i, seat, vector, planes, stamp):
    """Write the fields of the sheet; the observer is the first seat."""
    b = box[0]
    p = P[i]
    vector[:TABLE] = 0
    vector[p.phase] = 1
    for option in range(len(p.options)):
        vector[PHASES + option] = p.options[option]
    vector[ROUND] = p.round_number
    vector[ROUND + 1] = p.loan_step_done
    for item in range(ITEMS):
        vector[OFFER + item] = p.offer >> item & 1
    if p.hand != NOTHING:
        vector[HAND + p.hand] = 1
    for kind in range(PIECES):
        vector[REST + kind] = p.rest[kind]
    _observe_market(b, p, vector)
    other = seat
    for step in range(p.seats):
        _observe_seat(p, other, vector, TABLE + step * SEAT)
        other = other + 1 if other + 1 < p.seats else 0
    for place in range(p.seats):
        step = (p.order[place] - seat) % p.seats
        vector[TABLE + step * SEAT + 1] = place
    now = _occupied(p) * SEATS + seat
    if now != stamp:
        for step in range(p.seats):
            _observe_map(b, p, other, planes, step * 2 * PLANE)
            other = other + 1 if other + 1 < p.seats else 0
    return now


@kernel
def _occupied(p):
    """The occupied cells of all maps together; a map never loses one."""
    cells = 0
    for seat in range(p.seats):
        cells += count(plane(p, seat, OCCUPIED))
    return cells


@kernel
def _observe_market(b, p, vector):
    """Write what is on offer and what is left; the numbers are zero before."""
    for item in range(3):
        vector[SUPPLY + item] = p.supply[item]
    for stack in range(STACKS):
        kind = p.shown[stack]
        if kind != NOTHING:
            n = SHOWN + stack * FEATURES
            vector[n + b.tile_type[stack, kind]] = 1
            for resource in range(RESOURCES):
                vector[n + TYPES + resource] = b.tile_gain[stack, kind, resource]
    for place in range(DISPLAY):
        if p.display[place] != NOTHING:
            vector[ON_DISPLAY + p.display[place]] = 1
    for monument in range(MONUMENTS):
        vector[DECK + monument] = p.deck >> monument & 1
    for stack in range(STACKS):
        for kind in range(TILES):
            vector[STOCK + stack * TILES + kind] = p.stock[stack, kind]
    for k in range(CHOSEN):
        if p.objectives[k] != NOTHING:
            vector[GOALS + p.objectives[k]] = 1
    if p.cards:
        for card in range(CARDS):
            vector[CARD + card] = p.cards >> card & 1


@kernel
def _observe_seat(p, seat, vector, n):
    """Write the numbers of a seat except its place in turn order."""
    vector[n] = seat == p.seat
    vector[n + 2] = p.pedestal[0] == seat
    vector[n + 3] = p.pedestal[1] == seat
    vector[n + 4] = min(p.gold[seat], MOST)
    vector[n + 5] = min(p.loan[seat], MOST)
    vector[n + 6] = p.out[seat]
    for resource in range(RESOURCES):
        vector[n + 7 + resource] = min(p.resources[seat, resource], MOST)
    n += 7 + RESOURCES
    vector[n] = min(p.population[seat], MOST)
    for monument in range(MONUMENTS):
        vector[n + 1 + monument] = p.owner[monument] == seat


@kernel
def _observe_map(b, p, seat, planes, n):
    """Write terrain and object of every cell, as binary digits that `spread` adds up."""
    city = p.city[seat]
    for word in range(WORDS):
        water = b.water[p.map[seat], word]
        nature = b.nature[p.map[seat], word]
        land = b.land[p.map[seat], word] & ~nature
        library = city[BUILDINGS, word]
        plot = city[BUILDINGS + 1, word]
        dwelling = city[BUILDINGS + 2, word]
        market = city[BUILDINGS + 3, word]
        temple = city[BUILDINGS + 4, word]
        one = city[ROADS, word] | library | dwelling | temple
        two = city[TOWERS, word] | library | market | temple
        four = plot | dwelling | market | temple
        occupied = city[OCCUPIED, word]
        eight = occupied & ~(one | two | four)
        for chunk in range(8):
            shift = np.uint64(8 * chunk)
            at = n + 8 * word + chunk
            planes[at] = spread((land | water) >> shift)
            planes[at] |= spread((nature | water) >> shift) << np.uint64(1)
            planes[at + PLANE] = spread(one >> shift)
            planes[at + PLANE] |= spread(two >> shift) << np.uint64(1)
            planes[at + PLANE] |= spread(four >> shift) << np.uint64(2)
            planes[at + PLANE] |= spread(eight >> shift) << np.uint64(3)
