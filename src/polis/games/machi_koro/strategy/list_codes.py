"""Shopping lists as text and as integers: `list:2+ranch:6+train-station` is a bot.

The text has the number of dice first, then the cards in the order in which they are bought, each
with its number if that is not one. As an integer a list is passed to kernels like the number of any
other bot.
"""

from __future__ import annotations

import re

from polis.core.errors import UnknownBot
from polis.core.kernel import kernel
from polis.games.machi_koro.box import CARD_KEYS
from polis.games.machi_koro.sheet import KINDS
from polis.text.message import Message

MOST_ITEMS = 6
MOST_CARDS = 7  # of one item

# From the lowest bit: eight bits for each item, five for the card, counted from 1, and three for
# its number; a bit for two dice; a bit that no place in a list of names has.
ITEM_BITS, NUMBER_BITS = 8, 3
TWO_DICE = 1 << 56
LIST = 1 << 60

Items = tuple[tuple[int, int], ...]
"""Cards, as places in CARD_KEYS, and their numbers."""


def code_of(dice: int, items: Items) -> int:
    """A list as an integer."""
    code = LIST | (TWO_DICE if dice == 2 else 0)
    for place, (card, number) in enumerate(items):
        code |= ((card + 1) << NUMBER_BITS | number) << ITEM_BITS * place
    return code


def read_list(text: str) -> int:
    """The list that a spec such as `list:1+bakery:6+shopping-mall` names; UnknownBot if none."""
    dice, *parts = text.partition(":")[2].split("+")
    items = [_read_item(part) for part in parts]
    found = tuple(item for item in items if item is not None)
    if dice.strip() not in ("1", "2") or len(found) != len(items) or len(found) > MOST_ITEMS:
        raise UnknownBot(
            Message("mk-bot-list", bot=text, items=MOST_ITEMS, cards=MOST_CARDS, keys=CARD_KEYS)
        )
    return code_of(int(dice), found)


def write_list(dice: int, items: Items) -> str:
    """The spec of a list."""
    parts = [CARD_KEYS[card] + (f":{number}" if number > 1 else "") for card, number in items]
    return "+".join([f"list:{dice}", *parts])


def _read_item(text: str) -> tuple[int, int] | None:
    found = re.fullmatch(r"\s*([a-z-]+)(?::(\d{1,2}))?\s*", text)
    if found is None or found[1] not in CARD_KEYS:
        return None
    card, number = CARD_KEYS.index(found[1]), int(found[2] or 1)
    most = MOST_CARDS if card < KINDS else 1
    return (card, number) if 1 <= number <= most else None


@kernel
def rolls_two(plan):
    """Whether a list rolls two dice as soon as it may."""
    return plan & TWO_DICE != 0


@kernel
def item(plan, place):
    """The card at a place of a list and its number; the card is -1 after the last item."""
    bits = plan >> (ITEM_BITS * place)
    return ((bits >> NUMBER_BITS) & 31) - 1, bits & 7
