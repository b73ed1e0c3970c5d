"""Guesses the shopping list that a rival follows, so that `search` can continue it."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.machi_koro.sheet import KINDS
from polis.games.machi_koro.strategy.list_codes import MOST_ITEMS, item
from polis.games.machi_koro.strategy.shopping_lists import BOTS, plan_of

NO_LIST = -1


@kernel
def guess_list(b, p, seat, guess):
    """The number of a list that explains a seat's purchases so far, or NO_LIST.

    A seat without purchases has no list. Of several lists it is the first from `guess` on.
    """
    bought = 0
    for kind in range(KINDS):
        bought += p.cities[seat, kind] - b.start[kind]
    if bought > 0:
        for step in range(len(BOTS)):
            number = (guess + step) % len(BOTS)
            if _fits(b, p, seat, number, bought):
                return number
    return NO_LIST


@kernel
def _fits(b, p, seat, number, bought):
    """Whether a seat bought only items of this list, in its order."""
    plan = plan_of(number)
    due = True  # all earlier items are bought or sold out
    for place in range(MOST_ITEMS):
        card, most = item(plan, place)
        if card < 0:
            break
        if card >= KINDS:
            has = int(p.landmarks[seat, card - KINDS])
            full = has > 0
        else:
            has = p.cities[seat, card] - b.start[card]
            bought -= has
            full = has >= most or p.supply[card] + p.deck[card] == 0
        if has < 0 or has > most or (has > 0 and not due):
            return False
        due = due and full
    return bought == 0
