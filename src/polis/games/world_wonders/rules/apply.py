"""Applying actions and outcomes: reveals, loan steps, purchases, and pieces laid on the map."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.box import LONG_SHAPE, SET_SHAPE, TOWER_SHAPE
from polis.games.world_wonders.rules.automaton import draw_card
from polis.games.world_wonders.rules.map.bitboard import (
    EMPTY,
    beside,
    either,
    load,
    meet,
    store,
)
from polis.games.world_wonders.rules.map.placement import cover_at
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    BUYING,
    CARD_DRAWN,
    LAYING,
    MONUMENT_SHOWN,
    NOTHING,
    OCCUPIED,
    RIVERS,
    ROADS,
    TILES_SHOWN,
    TOWERS,
    begin_objectives,
    place_object,
    plane,
)
from polis.games.world_wonders.rules.rounds import (
    BEGIN_TURN,
    END_TURN,
    OFFER,
    SHOW_MONUMENTS,
    SHOW_TILES,
    WAIT,
    take_steps,
)
from polis.games.world_wonders.sheet import (
    BUILDING,
    BUY,
    CARD,
    CELLS,
    CHOOSE,
    CHOSEN,
    DECISIONS,
    DISPLAY,
    FIRST_ROAD,
    LAY,
    LEAVE,
    LOAN,
    MONUMENT,
    OBJECTIVE,
    PEDESTAL,
    PEDESTAL_PRICE,
    REPAY,
    REPAYMENT,
    RESOURCES,
    REVEAL,
    REVEAL_MONUMENT,
    RIVER,
    ROAD,
    ROAD_PRICE,
    SET,
    SET_PRICE,
    TAKE_LOAN,
    TILES,
    TOWER,
    TOWER_PRICE,
    TRACK_SIDE,
    TURNS,
)


@kernel
def apply(box, P, i, code):
    b = box[0]
    p = P[i]
    # One call of `take_steps` for all cases, because it takes long to compile.
    if p.phase == LAYING:
        step = _lay(b, p, code - LAY)
    elif p.phase == BUYING:
        step = _apply_decision(b, p, code)
    else:
        step = _apply_outcome(b, p, code)
    take_steps(b, p, step)


@kernel
def _apply_outcome(b, p, code):
    """Apply an outcome or a chosen objective; return the next step, as the functions below do."""
    if p.phase == TILES_SHOWN:
        kind = (code - REVEAL) % TILES
        p.stock[p.stack, kind] -= 1
        p.shown[p.stack] = kind
        p.stack += 1
        return SHOW_TILES
    elif p.phase == MONUMENT_SHOWN:
        _show_monument(p, code - REVEAL_MONUMENT)
        return SHOW_MONUMENTS
    elif p.phase == CARD_DRAWN:
        # After a reshuffle card another card is drawn.
        if draw_card(b, p, code - CARD):
            p.next_step = BEGIN_TURN
            return SHOW_MONUMENTS
    elif p.phase == RIVERS:
        p.map[p.dealt] = code - RIVER
        p.dealt += 1
        if p.dealt == p.seats:
            begin_objectives(b, p)
    else:
        p.objectives[p.dealt] = code - (OBJECTIVE if code >= DECISIONS else CHOOSE)
        p.dealt += 1
        if p.dealt == CHOSEN:
            p.phase = TILES_SHOWN
    return WAIT


@kernel
def _show_monument(p, monument):
    """Put a monument into the leftmost free place of the display."""
    p.deck &= ~(1 << monument)
    p.revealed += 1
    place = 0
    while p.display[place] != NOTHING:
        place += 1
    p.display[place] = monument


@kernel
def _apply_decision(b, p, code):
    """Apply a loan step, leaving the round, or a purchase."""
    p.offer = 0
    if code == TAKE_LOAN:
        p.loan[p.seat] = 1
        p.gold[p.seat] += LOAN
    elif code == REPAY:
        # Without gold nothing can be bought, so the seat is out.
        p.loan[p.seat] = 0
        p.gold[p.seat] -= REPAYMENT
    elif code == LEAVE:
        p.gold[p.seat] = 0
        return END_TURN
    else:
        return _buy(b, p, code - BUY)
    p.loan_step_done = 1
    return OFFER


@kernel
def _buy(b, p, item):
    """Pay and take an item from the market; anything that belongs on the map goes into hand."""
    if PEDESTAL <= item < BUILDING:
        p.gold[p.seat] -= PEDESTAL_PRICE
        p.pedestal[item - PEDESTAL] = p.seat
        return END_TURN
    p.hand = item
    p.phase = LAYING
    if item >= MONUMENT:
        monument = item - MONUMENT
        p.gold[p.seat] = 0
        for place in range(DISPLAY):
            if p.display[place] == monument:
                p.display[place] = NOTHING
        for kind in range(b.kinds[monument]):
            p.rest[kind] = b.kind_count[monument, kind]
    elif item >= BUILDING:
        p.gold[p.seat] -= b.cost[item - BUILDING]
        p.tile = p.shown[item - BUILDING]
        p.shown[item - BUILDING] = NOTHING
    else:
        p.gold[p.seat] -= _price(item)
        p.supply[item] -= 1
        if item == SET:
            for kind in range(b.set_kinds):
                p.rest[kind] = b.set_count[kind]
    return WAIT


@kernel
def _price(item):
    if item == TOWER:
        return TOWER_PRICE
    return SET_PRICE if item == SET else ROAD_PRICE


@kernel
def _lay(b, p, place):
    """Lay one piece; the last piece completes the object."""
    cell = place % CELLS
    turn = place // CELLS % TURNS
    kind = place // (CELLS * TURNS)
    if p.hand == FIRST_ROAD:
        place_object(p, p.seat, ROADS, cover_at(b, LONG_SHAPE, turn, cell))
        p.hand = NOTHING
        return OFFER
    elif p.hand >= MONUMENT:
        monument = p.hand - MONUMENT
        _lay_part(p, cover_at(b, b.kind_shape[monument, kind], turn, cell))
        p.rest[kind] -= 1
        if _is_laid(p):
            _build_monument(b, p, monument)
            p.next_step = END_TURN
            return SHOW_MONUMENTS
    elif p.hand == SET:
        # It is a road at once: the other pieces may touch it.
        place_object(p, p.seat, ROADS, cover_at(b, SET_SHAPE + kind, turn, cell))
        p.rest[kind] -= 1
        if _is_laid(p):
            p.hand = NOTHING
            return END_TURN
    else:
        _build(b, p, turn, cell)
        p.hand = NOTHING
        p.tile = NOTHING
        return END_TURN
    return WAIT


@kernel
def _is_laid(p):
    """Whether no piece of the object in hand is left."""
    for kind in range(len(p.rest)):
        if p.rest[kind]:
            return False
    return True


@kernel
def _build(b, p, turn, cell):
    """Place a long road, a tower or a building."""
    if p.hand == ROAD:
        place_object(p, p.seat, ROADS, cover_at(b, LONG_SHAPE, turn, cell))
    elif p.hand == TOWER:
        place_object(p, p.seat, TOWERS, cover_at(b, TOWER_SHAPE, turn, cell))
    else:
        stack = p.hand - BUILDING
        what = BUILDINGS + b.tile_type[stack, p.tile]
        place_object(p, p.seat, what, cover_at(b, stack, turn, cell))
        advance_markers(b, p, b.tile_gain[stack, p.tile], 0)


@kernel
def _lay_part(p, cover):
    """Lay a piece of a monument; it joins all parts it touches into one."""
    around = beside(cover)
    kept = 0
    for part in range(p.parts):
        cells = load(p.part[part])
        if meet(around, cells):
            cover = either(cover, cells)
        else:
            store(p.part[kept], cells)
            kept += 1
    for part in range(kept, p.parts):
        store(p.part[part], EMPTY)
    store(p.part[kept], cover)
    p.parts = kept + 1


@kernel
def _build_monument(b, p, monument):
    """Turn the pieces, now one part, into the monument."""
    cover = load(p.part[0])
    store(p.part[0], EMPTY)
    p.parts = 0
    p.hand = NOTHING
    p.owner[monument] = p.seat
    p.monuments[p.seat] += 1
    store(p.site[monument], cover)
    store(p.city[p.seat, OCCUPIED], either(plane(p, p.seat, OCCUPIED), cover))
    advance_markers(b, p, b.gain[monument], b.settlers[monument])


@kernel
def advance_markers(b, p, gains, settlers):
    """Advance resources, and population for each symbol reached or passed; surplus is lost."""
    side = p.options[TRACK_SIDE]
    for resource in range(RESOURCES):
        before = p.resources[p.seat, resource]
        space = min(before + gains[resource], b.last_space[side])
        p.resources[p.seat, resource] = space
        settlers += b.symbols[side, resource, space] - b.symbols[side, resource, before]
    p.population[p.seat] = min(p.population[p.seat] + settlers, b.last_population[side])
