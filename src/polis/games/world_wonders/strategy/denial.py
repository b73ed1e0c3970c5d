"""What the next player loses when an item leaves the market."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, local_floats
from polis.games.world_wonders.rules.map.placement import free_land, free_water
from polis.games.world_wonders.rules.position import NOTHING
from polis.games.world_wonders.sheet import BUILDING, BUY, ITEMS, MONUMENT, PEDESTAL, ROAD, TOWER
from polis.games.world_wonders.strategy.candidates import PLAN, WORST, price, value_after
from polis.games.world_wonders.strategy.evaluation import has_place

NOBODY_ELSE = -1


@kernel
def add_denial(b, p, codes, n, out, left):
    """Add to each purchase a part of what the next player loses by it."""
    seat = p.seat
    rival = _next_rival(p)
    if rival == NOBODY_ELSE:
        return
    wanted, best, second = _wishes(b, p, rival, left)
    p.seat = seat
    for k in range(n):
        if codes[k] == BUY + wanted and second > WORST:
            out[k] += b.strategy.denial * (best - second)


@kernel
def _next_rival(p):
    """The next seat in turn order that is in the round, or NOBODY_ELSE."""
    place = 0
    while p.order[place] != p.seat:
        place += 1
    for _ in range(p.seats - 1):
        place = place + 1 if place + 1 < p.seats else 0
        if p.out[p.order[place]] == 0:
            return p.order[place]
    return NOBODY_ELSE


@kernel
def _wishes(b, p, rival, left):
    """The single item that the rival would like most, its value, and that of the next best."""
    plan = local_floats(PLAN).view(np.int64)
    p.seat = rival
    land = free_land(b, p, rival)
    water = free_water(b, p, rival)
    wanted, best, second = ITEMS, WORST, WORST
    for item in range(ITEMS):
        if not _is_on_offer(b, p, item) or price(b, p, item) > p.gold[rival]:
            continue
        if item >= MONUMENT and not has_place(b, p, rival, item - MONUMENT, land, water):
            continue
        value = value_after(b, p, BUY + np.int64(item), left, plan)[0]
        if value > best:
            wanted, best, second = item, value, best
        elif value > second:
            second = value
    if wanted <= TOWER and p.supply[wanted] > 1:
        wanted = ITEMS
    return wanted, best, second


@kernel
def _is_on_offer(b, p, item):
    """Whether an item other than a pedestal is in the market."""
    if item >= MONUMENT:
        shown = False
        for place in range(b.display):
            shown |= p.display[place] == item - MONUMENT
        return shown
    if item >= BUILDING:
        return item - BUILDING < b.stacks and p.shown[item - BUILDING] != NOTHING
    return ROAD <= item < PEDESTAL and p.supply[item] > 0
