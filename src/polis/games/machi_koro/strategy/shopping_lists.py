"""Shopping lists as bots: three that people play, and any other, as `list:…`.

A list is bought from top to bottom, one item a turn, waiting for the coins; then the landmarks.
"""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel
from polis.games.machi_koro.box import BANK, EVERYONE, OPPONENT
from polis.games.machi_koro.rules.income import card_income
from polis.games.machi_koro.rules.position import BUILDING, DICE, RADIO_TOWER, TV_TARGET
from polis.games.machi_koro.sheet import (
    BUILD,
    BUILD_NOTHING,
    DECLINE,
    KEEP,
    KINDS,
    LANDMARKS,
    REROLL,
    ROLL_ONE,
    ROLL_TWO,
    TV,
)
from polis.games.machi_koro.strategy.list_codes import MOST_ITEMS, item, read_list, rolls_two
from polis.games.machi_koro.strategy.list_styles import (
    changed_style,
    crossed_style,
    random_style,
)

__all__ = ["BOTS", "FAMILY", "SHOPPING", "changed_style", "crossed_style", "own", "random_style",
           "read"]  # fmt: skip

FAMILY = "list"
"""How the specs of all lists begin, before a colon."""

SHOPPING = {
    "ranch-list": "list:2+ranch:6+train-station+cheese-factory:2+radio-tower",
    "bakery-list": "list:1+bakery:6+shopping-mall+radio-tower",
    "store-list": "list:1+bakery:3+shopping-mall+convenience-store:6",
}
"""The lists that have a name."""

BOTS = tuple(SHOPPING)
read = read_list
PLANS = np.array([read_list(text) for text in SHOPPING.values()], np.int64)


@kernel
def plan_of(number):
    """The list of a bot's number, as an integer; a number that is no place in BOTS is a list."""
    return PLANS[number] if number < len(BOTS) else number


@kernel
def own(box, P, i, codes, n, bits, number):
    """The action of the list of this number."""
    b = box[0]
    p = P[i]
    plan = plan_of(number)
    if p.phase == BUILDING:
        return _build(b, p, plan)
    if p.phase == DICE:
        return ROLL_TWO if rolls_two(plan) else ROLL_ONE
    if p.phase == RADIO_TOWER:
        return KEEP if _pays(b, p) else REROLL
    if p.phase == TV_TARGET:
        return TV + _richest(p)
    return DECLINE


@kernel
def _build(b, p, plan):
    """The next item as soon as it can be built, or nothing; landmarks after the items."""
    coins = p.coins[p.seat]
    missing = 0
    cheapest = -1
    for landmark in range(LANDMARKS):
        if not p.landmarks[p.seat, landmark]:
            missing += b.cost[KINDS + landmark]
            if cheapest < 0 or b.cost[KINDS + landmark] < b.cost[cheapest]:
                cheapest = KINDS + landmark
    card = cheapest if coins >= missing else _next_item(b, p, plan)
    if card < 0:
        card = cheapest
    if coins < b.cost[card] or (card < KINDS and p.supply[card] == 0):
        return BUILD_NOTHING
    return BUILD + card


@kernel
def _next_item(b, p, plan):
    """The first item that is not yet complete, or -1; unavailable items are skipped.

    A position does not record purchases, so a card lost in a swap counts as not bought.
    """
    for place in range(MOST_ITEMS):
        card, count = item(plan, place)
        if card < 0:
            break
        if card >= KINDS:
            if not p.landmarks[p.seat, card - KINDS]:
                return card
            continue
        sold_out = p.supply[card] + p.deck[card] == 0
        full = p.full[p.seat] & (1 << card) != 0  # the limit of the option `beginner`
        bought = p.cities[p.seat, card] - b.start[card]
        if bought < count and not sold_out and not full:
            return card
    return -1


@kernel
def _pays(b, p):
    """Whether the current roll brings its roller any coins, whatever the others get."""
    total = p.first + p.second
    for place in range(b.actives[total]):
        kind = b.active[total, place]
        if not p.cities[p.seat, kind]:
            continue
        if b.source[kind] == BANK and card_income(b, p, p.seat, kind) > 0:
            return True
        if b.source[kind] == EVERYONE or b.source[kind] == OPPONENT:
            for other in range(p.seats):
                if other != p.seat and p.coins[other] > 0:
                    return True
    return False


@kernel
def _richest(p):
    """The opponent with the most coins; among equals the next after the roller."""
    richest = -1
    for step in range(1, p.seats):
        seat = (p.seat + step) % p.seats
        if richest < 0 or p.coins[seat] > p.coins[richest]:
            richest = seat
    return richest
