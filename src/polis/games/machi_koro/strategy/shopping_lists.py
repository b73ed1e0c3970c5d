"""Three shopping lists that people play, as bots.

A list is bought from top to bottom, one item a turn, waiting for the coins; then the landmarks.
"""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel
from polis.games.machi_koro.box import BANK, CARD_KEYS, EVERYONE, OPPONENT
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

ONE_DIE, TWO_DICE = 1, 2

SHOPPING: dict[str, tuple[int, tuple[tuple[str, int], ...]]] = {
    "ranch-list": (
        TWO_DICE,
        (("ranch", 6), ("train-station", 1), ("cheese-factory", 2), ("radio-tower", 1)),
    ),
    "bakery-list": (ONE_DIE, (("bakery", 6), ("shopping-mall", 1), ("radio-tower", 1))),
    "store-list": (ONE_DIE, (("bakery", 3), ("shopping-mall", 1), ("convenience-store", 6))),
}
"""For each list: the number of dice it rolls, and the cards it buys with their numbers."""

BOTS = tuple(SHOPPING)

MOST_ITEMS = 4
ITEMS = np.full((len(BOTS), MOST_ITEMS, 2), -1, np.int64)  # a card and a number; -1 is no item
DICE_OF = np.zeros(len(BOTS), np.int64)
for _row, (_dice, _items) in enumerate(SHOPPING.values()):
    DICE_OF[_row] = _dice
    for _place, (_key, _number) in enumerate(_items):
        ITEMS[_row, _place] = CARD_KEYS.index(_key), _number


@kernel
def own(box, P, i, codes, n, bits, number):
    """The action of the list of this number."""
    b = box[0]
    p = P[i]
    if p.phase == BUILDING:
        return _build(b, p, number)
    if p.phase == DICE:
        return ROLL_TWO if DICE_OF[number] == TWO_DICE else ROLL_ONE
    if p.phase == RADIO_TOWER:
        return KEEP if _pays(b, p) else REROLL
    if p.phase == TV_TARGET:
        return TV + _richest(p)
    return DECLINE


@kernel
def _build(b, p, number):
    """The next item as soon as it can be built, or nothing; landmarks after the items."""
    coins = p.coins[p.seat]
    missing = 0
    cheapest = -1
    for landmark in range(LANDMARKS):
        if not p.landmarks[p.seat, landmark]:
            missing += b.cost[KINDS + landmark]
            if cheapest < 0 or b.cost[KINDS + landmark] < b.cost[cheapest]:
                cheapest = KINDS + landmark
    card = cheapest if coins >= missing else _next_item(b, p, number)
    if card < 0:
        card = cheapest
    if coins < b.cost[card] or (card < KINDS and p.supply[card] == 0):
        return BUILD_NOTHING
    return BUILD + card


@kernel
def _next_item(b, p, number):
    """The first item that is not yet complete, or -1; unavailable items are skipped.

    A position does not record purchases, so a card lost in a swap counts as not bought.
    """
    for place in range(MOST_ITEMS):
        card = ITEMS[number, place, 0]
        if card < 0:
            break
        if card >= KINDS:
            if not p.landmarks[p.seat, card - KINDS]:
                return card
            continue
        sold_out = p.supply[card] + p.deck[card] == 0
        full = p.full[p.seat] & (1 << card) != 0  # the limit of the option `beginner`
        bought = p.cities[p.seat, card] - b.start[card]
        if bought < ITEMS[number, place, 1] and not sold_out and not full:
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
