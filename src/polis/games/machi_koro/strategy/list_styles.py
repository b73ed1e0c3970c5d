"""Random shopping lists and random changes of them, for `polis exploit`."""

from __future__ import annotations

import random

from polis.games.machi_koro.box import CARD_KEYS, CARDS
from polis.games.machi_koro.sheet import KINDS
from polis.games.machi_koro.strategy.list_codes import (
    MOST_ITEMS,
    TWO_DICE,
    Items,
    item,
    read_list,
    write_list,
)

MOST_OF_KIND = 6
SINGLE = [kind for kind, card in enumerate(CARDS["establishments"]) if card["colour"] == "purple"]
"""Kinds of which a city has one at most."""


def random_style(rng: random.Random) -> str:
    """A random list."""
    items = [_random_item(rng) for _ in range(rng.randint(1, MOST_ITEMS - 1))]
    return write_list(rng.choice((1, 2)), _tidy(items))


def changed_style(text: str, rng: random.Random) -> str:
    """A list with one or two random changes."""
    dice, items = _parts(text)
    for _ in range(rng.choice((1, 1, 2))):
        dice, items = _changed(dice, items, rng)
    return write_list(dice, _tidy(items))


def crossed_style(one: str, other: str, rng: random.Random) -> str:
    """A list that begins as one list and ends as the other."""
    (dice, head), (_, tail) = _parts(one), _parts(other)
    items = head[: rng.randint(0, len(head))] + tail[rng.randint(0, len(tail)) :]
    return write_list(dice, _tidy(items))


def _changed(
    dice: int, items: list[tuple[int, int]], rng: random.Random
) -> tuple[int, list[tuple[int, int]]]:
    items = list(items)
    place = rng.randrange(len(items)) if items else 0
    change = rng.randrange(6) if items else 0
    if change == 0:
        items.insert(rng.randint(0, len(items)), _random_item(rng))
    elif change == 1:
        del items[place]
    elif change == 2:
        items[place] = _random_item(rng)
    elif change == 3:
        card, number = items[place]
        items[place] = (card, max(1, min(MOST_OF_KIND, number + rng.choice((-2, -1, 1, 2)))))
    elif change == 4:
        items.insert(rng.randint(0, len(items) - 1), items.pop(place))
    else:
        dice = 3 - dice
    return dice, items


def _random_item(rng: random.Random) -> tuple[int, int]:
    card = rng.randrange(len(CARD_KEYS))
    return card, 1 if _is_single(card) else rng.randint(1, MOST_OF_KIND)


def _is_single(card: int) -> bool:
    return card >= KINDS or card in SINGLE


def _tidy(items: list[tuple[int, int]]) -> Items:
    """The first items, each card once where only one can be built."""
    found: list[tuple[int, int]] = []
    for card, number in items:
        if card not in [other for other, _ in found]:
            found.append((card, 1 if _is_single(card) else number))
    return tuple(found[:MOST_ITEMS])


def _parts(text: str) -> tuple[int, list[tuple[int, int]]]:
    plan = read_list(text)
    items = [item(plan, place) for place in range(MOST_ITEMS)]
    return 2 if plan & TWO_DICE else 1, [one for one in items if one[0] >= 0]
