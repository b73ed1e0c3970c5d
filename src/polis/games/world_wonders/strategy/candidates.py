"""Evaluation of actions: the estimate of a city after each purchase or placement.

Actions are made in the position itself and undone, without the following steps of the rules, so
the position is unchanged afterwards. All trials share one loop over places, because a kernel with
many callers takes long to compile.
"""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel
from polis.games.world_wonders.box import LONG_SHAPE, SET_SHAPE, TOWER_SHAPE
from polis.games.world_wonders.rules.map.bitboard import (
    EMPTY,
    any_of,
    cell_set,
    either,
    first,
    load,
    rest_of,
)
from polis.games.world_wonders.rules.map.monuments import single_places
from polis.games.world_wonders.rules.map.placement import (
    cover_at,
    free_land,
    free_water,
    near_kind,
    near_network,
    near_object,
    places_on,
)
from polis.games.world_wonders.rules.objectives import objective_points
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    BUYING,
    COUNTED,
    JOINED_EAST,
    JOINED_SOUTH,
    LAYING,
    NOBODY,
    NOTHING,
    OCCUPIED,
    ROADS,
    TOWERS,
    place_object,
)
from polis.games.world_wonders.sheet import (
    BUILDING,
    BUY,
    CELLS,
    FIRST_ROAD,
    LAY,
    MONUMENT,
    PEDESTAL,
    PEDESTAL_PRICE,
    ROAD,
    ROAD_PRICE,
    SET,
    SET_PRICE,
    TOWER,
    TOWER_PRICE,
    TURNS,
)
from polis.games.world_wonders.strategy.evaluation import goods_value, has_several_pieces
from polis.games.world_wonders.strategy.trials import (
    background,
    monuments_with,
    needs_look,
    value_with,
)

NO_CODE = -1
PLAN = 16  # the most codes that place one item; the pieces of a larger set are chosen one by one
WORST = -1e9


@kernel
def value_after(b, p, code, left, plan):
    """The estimate for the seat on turn after this code, and how many codes of `plan` place it.

    A purchase counts at its best place. A loan step and leaving the round change nothing here.
    With NO_CODE the item in hand is placed best.
    """
    seat, gold, phase = p.seat, p.gold[p.seat], p.phase
    buys = phase == BUYING and code >= BUY
    stood = NOTHING
    if buys:
        p.gold[seat] -= price(b, p, code - BUY)
        stood = _take(p, code - BUY)
    value, planned = best_place(b, p, left, plan)
    value += goods_value(b, p, seat, left)
    if buys:
        _put_back(p, code - BUY, stood)
        p.phase = phase
        p.gold[seat] = gold
    return value, planned


@kernel
def goods_after(b, p, code, left):
    """The estimate of everything off the map after a purchase of the seat on turn."""
    seat, gold, phase = p.seat, p.gold[p.seat], p.phase
    p.gold[seat] -= price(b, p, code - BUY)
    stood = _take(p, code - BUY)
    value = goods_value(b, p, seat, left)
    _put_back(p, code - BUY, stood)
    p.phase = phase
    p.gold[seat] = gold
    return value


@kernel
def price(b, p, item):
    """The cost of an item for the seat on turn."""
    if item >= MONUMENT:
        return p.gold[p.seat]
    if item >= BUILDING:
        return b.cost[item - BUILDING]
    if item >= PEDESTAL:
        return PEDESTAL_PRICE
    if item == TOWER:
        return TOWER_PRICE
    return SET_PRICE if item == SET else ROAD_PRICE


@kernel
def _take(p, item):
    """Take an item into hand; return its place in the display if it is a monument."""
    if PEDESTAL <= item < BUILDING:
        p.pedestal[item - PEDESTAL] = p.seat
        return NOTHING
    p.phase = LAYING
    p.hand = item
    place = NOTHING
    if item >= MONUMENT:
        place = 0
        while p.display[place] != item - MONUMENT:
            place += 1
        p.display[place] = NOTHING
    elif item >= BUILDING:
        p.tile = p.shown[item - BUILDING]
    return place


@kernel
def _put_back(p, item, place):
    if PEDESTAL <= item < BUILDING:
        p.pedestal[item - PEDESTAL] = NOBODY
    if place != NOTHING:
        p.display[place] = item - MONUMENT
    p.tile = NOTHING
    p.hand = NOTHING


@kernel
def is_whole(b, p):
    """Whether the item in hand is one piece."""
    if MONUMENT <= p.hand < FIRST_ROAD:
        return not has_several_pieces(b, p.hand - MONUMENT)
    return p.hand != SET


@kernel
def best_place(b, p, left, plan):
    """The estimate of the map with the item in hand at its best place.

    Also returns the number of codes in `plan` that lay it there: none with nothing in hand, or a
    monument of several pieces, for which the map stays as it is. The pieces of a short set are laid
    one by one, each at its best place.
    """
    whole_set = p.hand == SET
    lying = EMPTY
    planned = pieces = 0
    best = WORST
    for kind in range(b.set_kinds if whole_set else 1):
        for _ in range(b.set_count[kind] if whole_set else 1):
            found, code, cover = _best_cover(b, p, kind, left)
            pieces += 1
            if found == WORST:
                continue
            best = found
            if planned < PLAN:
                plan[planned] = code
                planned += 1
            if whole_set:
                _put(b, p, cover)
                lying = either(lying, cover)
    _lift(b, p, lying)
    whole = b.strategy.plans_sets if whole_set else is_whole(b, p)
    if p.hand == NOTHING or planned < pieces or not whole:
        planned = 0
    return best, planned


@kernel
def _best_cover(b, p, kind, left):
    """The estimate with one piece of the item in hand at its best place, its code and its cells."""
    best = WORST
    code = np.int64(NO_CODE)
    cover = EMPTY
    back = background(b, p, p.seat, plane_in_hand(b, p), left)
    for turn in range(b.turns):
        places = _places(b, p, kind, turn)
        while any_of(places):
            cell = first(places)
            places = rest_of(places)
            tried = _cover(b, p, kind, turn, cell)
            value = map_with(b, p, tried, back)
            if value > best:
                best = value
                cover = tried
                code = LAY + (kind * TURNS + turn) * CELLS + cell
    return best, code, cover


@kernel
def map_with(b, p, cover, back):
    """The estimate of the map with the item in hand on these cells; the same as `map_value`."""
    seat = p.seat
    value = value_with(p, seat, plane_in_hand(b, p), cover, back)
    on_map = p.objectives[0] != NOTHING or needs_look(cover, back)
    if on_map:
        _put(b, p, cover)
    for k in range(b.chosen):
        if p.objectives[k] != NOTHING:
            value += objective_points(b, p, p.objectives[k], seat)[0]
    value += monuments_with(b, p, seat, cover, back)
    if on_map:
        _lift(b, p, cover)
    return value


@kernel
def cover_of(b, p, code):
    """The cells of a piece laid by this code, together with the laid pieces of its monument."""
    place = code - LAY
    kind, turn, cell = place // (CELLS * TURNS), place // CELLS % TURNS, place % CELLS
    cover = cover_at(b, _shape(b, p, kind), turn, cell)
    for part in range(p.parts):
        cover = either(cover, load(p.part[part]))
    return cover


@kernel
def _places(b, p, kind, turn):
    """The corners to try in one rotation of a piece."""
    if p.hand == NOTHING or (MONUMENT <= p.hand < FIRST_ROAD and not is_whole(b, p)):
        return cell_set(0) if turn == 0 else EMPTY
    shape = _shape(b, p, kind)
    if not b.look[shape, turn]:
        return EMPTY
    land = free_land(b, p, p.seat)
    water = free_water(b, p, p.seat)
    if MONUMENT <= p.hand < FIRST_ROAD:
        return single_places(b, p, p.seat, p.hand - MONUMENT, turn, land, water)
    return places_on(b, shape, turn, land, water, _near(b, p))


@kernel
def _cover(b, p, kind, turn, cell):
    """The cells of the item in hand; EMPTY if it is not tried on the map."""
    if p.hand == NOTHING or not (is_whole(b, p) or p.hand == SET):
        return EMPTY
    return cover_at(b, _shape(b, p, kind), turn, cell)


@kernel
def _shape(b, p, kind):
    """The shape of a kind of piece of the item in hand."""
    if p.hand == SET:
        return SET_SHAPE + kind
    if p.hand in (ROAD, FIRST_ROAD):
        return LONG_SHAPE
    if p.hand == TOWER:
        return TOWER_SHAPE
    return b.kind_shape[p.hand - MONUMENT, kind] if p.hand >= MONUMENT else p.hand - BUILDING


@kernel
def _near(b, p):
    """The cells beside what the item in hand must touch; not used for monuments."""
    if p.hand in (ROAD, SET):
        return near_network(b, p, p.seat)
    if p.hand == TOWER:
        return near_object(p, p.seat)
    if BUILDING <= p.hand < MONUMENT:
        return near_kind(p, p.seat, b.tile_type[p.hand - BUILDING, p.tile])
    return load(b.bottom)


@kernel
def plane_in_hand(b, p):
    """The plane of the item in hand; a monument only occupies cells."""
    if p.hand in (ROAD, SET, FIRST_ROAD):
        return ROADS
    if p.hand == TOWER:
        return TOWERS
    if BUILDING <= p.hand < MONUMENT:
        return BUILDINGS + b.tile_type[p.hand - BUILDING, p.tile]
    return OCCUPIED


@kernel
def _put(b, p, cover):
    if any_of(cover):
        place_object(p, p.seat, plane_in_hand(b, p), cover)


@kernel
def _lift(b, p, cover):
    _clear(p.city[p.seat, plane_in_hand(b, p)], cover)
    _clear(p.city[p.seat, OCCUPIED], cover)
    _clear(p.city[p.seat, JOINED_EAST], cover)
    _clear(p.city[p.seat, JOINED_SOUTH], cover)
    _clear(p.city[p.seat, COUNTED], cover)


@kernel
def _clear(words, cells):
    words[0] &= ~cells[0]
    words[1] &= ~cells[1]
    words[2] &= ~cells[2]
