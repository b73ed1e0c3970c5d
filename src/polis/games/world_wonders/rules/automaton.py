"""The automaton, the opponent of the solo game: its cards remove items from the market."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.box import ANY_BUILDING, LONG, NO_ITEM, RESHUFFLE
from polis.games.world_wonders.rules.position import NOTHING, THE_AUTOMATON
from polis.games.world_wonders.sheet import DISPLAY


@kernel
def draw_card(b, p, card):
    """Draw a card and carry it out; False if it only reshuffles the deck."""
    p.drawn += 1
    p.card = card
    p.cards &= ~(1 << card)
    reshuffle = b.top[card, 0] == RESHUFFLE
    # Ruling: in a set without a reshuffle card the deck is reshuffled when it is empty.
    if reshuffle or p.cards == 0:
        p.cards = (1 << b.cards) - 1
    if not reshuffle:
        _carry_out(b, p, card)
    return not reshuffle


@kernel
def _carry_out(b, p, card):
    """Carry out the first available of top, middle and bottom."""
    if _remove_items(b, p, b.top[card], b.right[card]):
        return
    if _remove_items(b, p, b.middle[card], b.right[card]):
        return
    place = _outermost(p.display, DISPLAY, b.right[card])
    if place != NOTHING:
        p.owner[p.display[place]] = THE_AUTOMATON
        p.display[place] = NOTHING


@kernel
def _outermost(row, length, right):
    """The leftmost or rightmost place of a row that is not empty."""
    found = NOTHING
    for place in range(length):
        if row[place] != NOTHING:
            found = place
            if not right:
                break
    return found


@kernel
def _remove_items(b, p, items, right):
    """Remove those of the items that are available; return whether there were any."""
    removed = False
    for k in range(2):
        if items[k] != NO_ITEM:
            removed |= _remove(b, p, items[k], right)
    return removed


@kernel
def _remove(b, p, item, right):
    if item >= LONG:
        what = item - LONG
        if p.supply[what] == 0:
            return False
        p.supply[what] -= 1
        return True
    # Ruling: of several buildings that qualify, the one nearest the side of the arrow.
    found = NOTHING
    for stack in range(b.stacks):
        tile = p.shown[stack]
        if tile != NOTHING and (item == ANY_BUILDING or b.tile_type[stack, tile] == item):
            found = stack
            if not right:
                break
    if found == NOTHING:
        return False
    p.shown[found] = NOTHING
    return True
