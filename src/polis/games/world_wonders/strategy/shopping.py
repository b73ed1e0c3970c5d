"""What a seat does next in a playout: the purchase that looks best, and where it goes."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, local_floats
from polis.games.world_wonders.rules.legal import loan_step
from polis.games.world_wonders.rules.position import LAYING, NOTHING
from polis.games.world_wonders.sheet import (
    BUILDING,
    BUY,
    ITEMS,
    LOAN,
    MONUMENT,
    PEDESTAL,
    TAKE_LOAN,
)
from polis.games.world_wonders.strategy.candidates import (
    NO_CODE,
    PLAN,
    WORST,
    cover_of,
    goods_after,
    is_whole,
    map_with,
    plane_in_hand,
    value_after,
)
from polis.games.world_wonders.strategy.evaluation import goods_value, map_value, rounds_to_come
from polis.games.world_wonders.strategy.layout import (
    OF_BUILDING,
    OF_BUILDING_CELL,
    OF_MONUMENT,
    OF_MONUMENT_CELL,
)
from polis.games.world_wonders.strategy.trials import background

MOST_CODES = BUY + ITEMS


@kernel
def next_code(b, p, codes, n, plan):
    """The code to play now, and how many codes of `plan` then place what it buys."""
    left = rounds_to_come(b, p)
    if p.phase == LAYING:
        if is_whole(b, p):
            value_after(b, p, np.int64(NO_CODE), left, plan)
            return plan[0], 0
        return _best_piece(b, p, codes, n, left), 0
    best, code, planned = _best_purchase(b, p, codes, n, plan, left)
    if b.strategy.loans and loan_step(p) == TAKE_LOAN:
        value = value_on_credit(b, p, left, best + b.strategy.credit)
        if value > best + b.strategy.credit:
            return np.int64(TAKE_LOAN), 0
    return code, planned


@kernel
def _best_purchase(b, p, codes, n, plan, left):
    """The value of the best purchase, its code, and how many codes of `plan` place it.

    Purchases are evaluated in the order of their quick estimates, until the next is so much worse
    than the best that it hardly can be better.
    """
    trial = local_floats(PLAN).view(np.int64)
    hopes = local_floats(MOST_CODES)
    base = map_value(b, p, p.seat, left)
    for k in range(n):
        hopes[k] = WORST if codes[k] < BUY else quick_value(b, p, codes[k], left) + base
    best, code, planned = WORST, codes[n - 1], 0
    for _ in range(n):
        likely = 0
        for k in range(n):
            if hopes[k] > hopes[likely]:
                likely = k
        if hopes[likely] == WORST or hopes[likely] + b.strategy.slack < best:
            break
        hopes[likely] = WORST
        value, count = value_after(b, p, codes[likely], left, trial)
        if value > best or (value == best and codes[likely] < code):
            best, code, planned = value, codes[likely], count
            for step in range(count):
                plan[step] = trial[step]
    return best, code, planned


@kernel
def quick_value(b, p, code, left):
    """The estimate of the goods after a purchase, and what its item usually adds to a map."""
    item = code - BUY
    hunches = b.strategy.hunches
    if item < PEDESTAL:
        gain = hunches[item, 0] + hunches[item, 1] * left
    elif item < BUILDING:
        gain = 0.0
    else:
        kind, cell, shape = OF_BUILDING, OF_BUILDING_CELL, item - BUILDING
        if item >= MONUMENT:
            kind, cell, shape = OF_MONUMENT, OF_MONUMENT_CELL, b.kind_shape[item - MONUMENT, 0]
        cells = b.covered[shape, 0]
        gain = hunches[kind, 0] + hunches[cell, 0] * cells
        gain += (hunches[kind, 1] + hunches[cell, 1] * cells) * left
    return goods_after(b, p, code, left) + gain


@kernel
def value_on_credit(b, p, left, least):
    """The value of the best building that only a loan pays for; WORST if all are below `least`."""
    seat = p.seat
    gold = p.gold[seat]
    trial = local_floats(PLAN).view(np.int64)
    base = map_value(b, p, seat, left)
    best = WORST
    p.gold[seat] += LOAN
    p.loan[seat] = 1
    for stack in range(b.stacks):
        if p.shown[stack] != NOTHING and gold < b.cost[stack] <= gold + LOAN:
            code = np.int64(BUY + BUILDING + stack)
            if quick_value(b, p, code, left) + base + b.strategy.slack > max(best, least):
                best = max(best, value_after(b, p, code, left, trial)[0])
    p.gold[seat] = gold
    p.loan[seat] = 0
    return best


@kernel
def _best_piece(b, p, codes, n, left):
    """The best of these places for a piece of the item in hand."""
    goods = goods_value(b, p, p.seat, left)
    back = background(b, p, p.seat, plane_in_hand(b, p), left)
    best, code = WORST, codes[n - 1]
    for k in range(n):
        value = map_with(b, p, cover_of(b, p, codes[k]), back) + goods
        if value > best:
            best, code = value, codes[k]
    return code
