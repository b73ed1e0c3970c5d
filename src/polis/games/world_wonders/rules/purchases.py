"""What the seat on turn can buy: items it can pay for and, except pedestals, place completely."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.rules.map.monument_search import can_build
from polis.games.world_wonders.rules.map.placement import (
    free_land,
    free_water,
    has_place,
    near_needed,
    shape_of,
)
from polis.games.world_wonders.rules.map.short_sets import can_lay_set
from polis.games.world_wonders.rules.position import NOBODY, NOTHING
from polis.games.world_wonders.sheet import (
    BUILDING,
    MONUMENT,
    PEDESTAL,
    ROAD,
    SET,
    TOWER,
    TOWER_PRICE,
)


@kernel
def offer(b, p):
    """A bit for each item that the seat on turn can buy now."""
    gold = p.gold[p.seat]
    if gold == 0:
        return 0
    land = free_land(b, p, p.seat)
    water = free_water(b, p, p.seat)
    items = _pedestals(p)
    for item in range(ROAD, BUILDING + b.stacks):
        if _is_affordable(b, p, item, gold) and _has_room(b, p, item, land, water):
            items |= 1 << item
    for place in range(b.display):
        monument = p.display[place]
        # A monument costs all gold, however little.
        if monument != NOTHING and can_build(b, p, monument, land, water):
            items |= 1 << (MONUMENT + monument)
    return items


@kernel
def _pedestals(p):
    """The pedestals on offer: each is sold once a round; the solo game has none."""
    items = 0
    if p.seats > 1:
        for number in range(2):
            if p.pedestal[number] == NOBODY:
                items |= 1 << (PEDESTAL + number)
    return items


@kernel
def _is_affordable(b, p, item, gold):
    """Whether a road, a set, the tower or a building is on offer and affordable."""
    if item >= BUILDING:
        return p.shown[item - BUILDING] != NOTHING and b.cost[item - BUILDING] <= gold
    if item >= PEDESTAL:
        return False
    return p.supply[item] > 0 and (item != TOWER or gold >= TOWER_PRICE)


@kernel
def _has_room(b, p, item, land, water):
    """Whether a road, a set, the tower or a building can be laid completely."""
    if item == SET:
        return can_lay_set(b, p)
    tile = p.shown[item - BUILDING] if item >= BUILDING else NOTHING
    return has_place(b, shape_of(item), land, water, near_needed(b, p, item, tile))
