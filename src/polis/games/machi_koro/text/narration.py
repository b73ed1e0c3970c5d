"""Moves and payments in words."""

from __future__ import annotations

from polis.core.position import Position
from polis.games.machi_koro.box import (
    COSTS,
    KIND_KEYS,
)
from polis.games.machi_koro.rules.position import BANK_PAYS
from polis.games.machi_koro.sheet import (
    BUILD,
    BUILD_NOTHING,
    DECISIONS,
    DECLINE,
    KEEP,
    REROLL,
    REVEAL,
    ROLL_ONE,
    ROLL_TWO,
    TV,
)
from polis.games.machi_koro.text.names import card_name
from polis.games.machi_koro.text.notation import split_dice, split_swap
from polis.games.machi_koro.text.view_types import Payment
from polis.text.message import Message, Seat


def tell(position: Position, code: int) -> Message:
    """An action or outcome in words."""
    seat = Seat(position.records[0]["seat"])
    if code in (ROLL_ONE, ROLL_TWO):
        return Message("mk-tell-roll", seat=seat, dice=code - ROLL_ONE + 1)
    if code in (KEEP, REROLL):
        return Message("mk-tell-keep" if code == KEEP else "mk-tell-reroll", seat=seat)
    if code < DECLINE:
        return Message("mk-tell-tv", seat=seat, other=Seat(code - TV))
    if code == DECLINE:
        return Message("mk-tell-decline", seat=seat)
    if code < BUILD_NOTHING:
        other, given, taken = split_swap(code)
        return Message(
            "mk-tell-swap",
            seat=seat,
            other=Seat(other),
            given=card_name(given),
            taken=card_name(taken),
        )
    if code == BUILD_NOTHING:
        return Message("mk-tell-nothing", seat=seat)
    if code < DECISIONS:
        return Message(
            "mk-tell-build", seat=seat, card=card_name(code - BUILD), cost=COSTS[code - BUILD]
        )
    if code < REVEAL:
        first, second = split_dice(code)
        if second:
            return Message("mk-tell-two", seat=seat, a=first, b=second, total=first + second)
        return Message("mk-tell-one", seat=seat, total=first)
    return Message("mk-tell-reveal", card=card_name(code - REVEAL))


def payments(position: Position) -> list[Payment]:
    """Who paid whom and why after the last roll; the payer None is the bank."""
    p = position.records[0]
    count = int(p["payments"])
    if not count:
        return []
    columns = [p[name][:count].tolist() for name in ("payer", "payee", "card", "owed", "paid")]
    return [
        {
            "payer": None if payer == BANK_PAYS else payer,
            "payee": payee,
            "card": KIND_KEYS[card],
            "owed": owed,
            "paid": paid,
        }
        for payer, payee, card, owed, paid in zip(*columns, strict=True)
    ]


def news(position: Position) -> list[Message]:
    """The payments that the last move brought, in words."""
    messages = []
    for payment in payments(position)[int(position.records[0]["payments_before"]) :]:
        payee, paid = Seat(payment["payee"]), payment["paid"]
        card = Message(f"card-{payment['card']}")
        if payment["payer"] is None:
            messages.append(Message("mk-bank-pays", payee=payee, coins=paid, card=card))
        elif paid == payment["owed"]:
            payer = Seat(payment["payer"])
            messages.append(Message("mk-pays", payer=payer, payee=payee, coins=paid, card=card))
        else:
            messages.append(
                Message(
                    "mk-pays-short",
                    payer=Seat(payment["payer"]),
                    payee=payee,
                    coins=paid,
                    owed=payment["owed"],
                    card=card,
                )
            )
    return messages
