"""Why an action is not legal."""

from __future__ import annotations

from typing import Any

from polis.core.position import Position
from polis.games.machi_koro.box import COSTS, ESTABLISHMENTS
from polis.games.machi_koro.rules.position import (
    BUILDING,
    ROLLING,
    SWAPPING,
    TV_TARGET,
)
from polis.games.machi_koro.sheet import (
    BUILD,
    BUILD_NOTHING,
    DECISIONS,
    DECLINE,
    KINDS,
    ONE_DIE,
    REVEAL,
    SWAP,
    TV,
)
from polis.games.machi_koro.text.names import card_name
from polis.games.machi_koro.text.notation import split_dice, split_swap
from polis.games.machi_koro.text.prompts import ASKED
from polis.text.message import SEAT_LETTERS, Message, Seat


def why_not(position: Position, code: int) -> Message:
    """Why an action is not legal: it is not asked for now, or what forbids it."""
    p = position.records[0]
    phase = int(p["phase"])
    if phase == BUILDING and BUILD <= code < DECISIONS:
        return _why_not_build(p, code - BUILD)
    if phase == SWAPPING and SWAP <= code < BUILD_NOTHING:
        return _why_not_swap(p, *split_swap(code))
    if phase == TV_TARGET and TV <= code < DECLINE:
        if code - TV == p["seat"]:
            return Message("mk-no-self")
        return Message("mk-no-such-seat", seat=SEAT_LETTERS[code - TV])
    if phase == ROLLING and ONE_DIE <= code < REVEAL:
        return _why_not_dice(p, *split_dice(code))
    if code >= REVEAL and phase not in ASKED:
        return Message("mk-not-in-deck", card=card_name(code - REVEAL))
    return Message(ASKED.get(phase, "mk-asks-reveal"), seat=Seat(p["seat"]))


def _why_not_dice(p: Any, first: int, second: int) -> Message:
    dice = int(p["dice"])
    if dice == 2 and second:
        # Each pair of dice is one outcome, though there are codes for both orders.
        return Message("mk-lower-die-first")
    return Message("mk-number-of-dice", dice=dice)


def _why_not_build(p: Any, card: int) -> Message:
    seat = int(p["seat"])
    coins = int(p["coins"][seat])
    name = card_name(card)
    if card >= KINDS and p["landmarks"][seat][card - KINDS]:
        return Message("mk-already-built", card=name)
    if card < KINDS and not p["supply"][card]:
        return Message("mk-sold-out", card=name)
    if card < KINDS and int(p["full"][seat]) >> card & 1:
        limit = 1 if ESTABLISHMENTS[card]["colour"] == "purple" else 2
        return Message("mk-limit", card=name, limit=limit)
    return Message("mk-too-dear", card=name, cost=COSTS[card], coins=coins)


def _why_not_swap(p: Any, other: int, given: int, taken: int) -> Message:
    seat = int(p["seat"])
    if other == seat:
        return Message("mk-no-self")
    if other >= p["seats"]:
        return Message("mk-no-such-seat", seat=SEAT_LETTERS[other])
    for owner, kind in ((seat, given), (other, taken)):
        if not p["cities"][owner][kind]:
            return Message("mk-has-none", seat=Seat(owner), card=card_name(kind))
        if ESTABLISHMENTS[kind]["colour"] == "purple":
            return Message("mk-no-purple-swap", card=card_name(kind))
    if given == taken:
        return Message("mk-equal-swap", card=card_name(given))
    receiver, kind = (other, given) if int(p["full"][other]) >> given & 1 else (seat, taken)
    return Message("mk-swap-limit", seat=Seat(receiver), card=card_name(kind))
