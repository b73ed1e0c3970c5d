"""Legal actions: a loan step, a purchase, or a place for the piece in hand."""

from __future__ import annotations

from polis.core.kernel import kernel, lowest_bit
from polis.games.world_wonders.box import SET_SHAPE
from polis.games.world_wonders.rules.map.bitboard import EMPTY, ONE, WORD, load, without
from polis.games.world_wonders.rules.map.monument_search import clear_search, find_places
from polis.games.world_wonders.rules.map.monuments import single_places
from polis.games.world_wonders.rules.map.placement import (
    free_land,
    free_water,
    near_needed,
    near_network,
    places_on,
    shape_of,
)
from polis.games.world_wonders.rules.map.short_sets import keep_room, two_ways
from polis.games.world_wonders.rules.position import BUYING, CHOOSING_OBJECTIVES, objectives_left
from polis.games.world_wonders.sheet import (
    BUY,
    CELLS,
    CHOOSE,
    FIRST_ROAD,
    LAY,
    LEAVE,
    MONUMENT,
    REPAY,
    REPAYMENT,
    SET,
    TAKE_LOAN,
    TURNS,
    WORDS,
)


@kernel
def legal(box, P, i, out):
    b = box[0]
    p = P[i]
    if p.phase == BUYING:
        return _purchases(p, out)
    if p.phase == CHOOSING_OBJECTIVES:
        return _choices(b, p, out)
    land = free_land(b, p, p.seat)
    water = free_water(b, p, p.seat)
    if p.hand >= MONUMENT and p.hand != FIRST_ROAD:
        return _monument_places(b, p, p.hand - MONUMENT, land, water, out)
    if p.hand == SET:
        n = set_places(b, p, land, out)
        p.work = 0
        return n
    near = near_needed(b, p, p.hand, p.tile)
    return _places(b, shape_of(p.hand), land, water, near, out)


@kernel
def loan_step(p):
    """The loan step that the seat on turn may take, or -1: one step a turn, one loan at a time."""
    if p.loan_step_done:
        return -1
    if p.loan[p.seat] == 0:
        return TAKE_LOAN
    return REPAY if p.gold[p.seat] >= REPAYMENT else -1


@kernel
def _purchases(p, out):
    """Passing is not allowed: leaving the round is only the alternative to a loan step."""
    n = 0
    step = loan_step(p)
    if step >= 0:
        out[0] = step
        n = 1
    items = p.offer
    if items == 0:
        out[n] = LEAVE
        return n + 1
    while items:
        out[n] = BUY + lowest_bit(items)
        n += 1
        items &= items - 1
    return n


@kernel
def _choices(b, p, out):
    """Write the objectives that are not chosen yet."""
    n = 0
    left = objectives_left(b, p)
    while left:
        out[n] = CHOOSE + lowest_bit(left)
        n += 1
        left &= left - 1
    return n


@kernel
def _write(places, kind, turn, out, n):
    """Write the codes of a set of corners."""
    code = LAY + (kind * TURNS + turn) * CELLS
    for word in range(WORDS):
        bits = places[word]
        while bits:
            out[n] = code + lowest_bit(bits)
            n += 1
            bits &= bits - ONE
        code += WORD
    return n


@kernel
def _places(b, shape, land, water, near, out):
    """Write the places for an object of one piece that covers a cell `near` what it must touch."""
    n = 0
    for turn in range(b.turns):
        if b.look[shape, turn]:
            n = _write(places_on(b, shape, turn, land, water, near), 0, turn, out, n)
    return n


@kernel
def set_places(b, p, land, out):
    """Write the places for the next piece of a short set."""
    near = near_network(b, p, p.seat)
    left = 0
    for kind in range(b.set_kinds):
        left += p.rest[kind]
    n = 0
    for kind in range(b.set_kinds):
        if p.rest[kind] == 0:
            continue
        shape = SET_SHAPE + kind
        p.rest[kind] -= 1
        if left > 1:
            one, other = two_ways(b, p, land, near)
        else:
            one, other = EMPTY, EMPTY
        for turn in range(b.turns):
            if b.look[shape, turn]:
                places = places_on(b, shape, turn, land, EMPTY, near)
                if left > 1:
                    places = keep_room(b, p, shape, turn, places, land, near, one, other)
                n = _write(places, kind, turn, out, n)
        p.rest[kind] += 1
    return n


@kernel
def _monument_places(b, p, monument, land, water, out):
    n = 0
    if b.kinds[monument] == 1 and b.kind_count[monument, 0] == 1:
        for turn in range(b.turns):
            if b.look[b.kind_shape[monument, 0], turn]:
                places = single_places(b, p, p.seat, monument, turn, land, water)
                n = _write(places, 0, turn, out, n)
        return n
    for part in range(p.parts):
        cells = load(p.part[part])
        land = without(land, cells)
        water = without(water, cells)
    find_places(b, p, monument, land, water, False)
    for kind in range(b.kinds[monument]):
        for turn in range(b.turns):
            n = _write(load(p.mark[kind, turn]), kind, turn, out, n)
    clear_search(p)
    return n
