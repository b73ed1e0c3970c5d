"""What a Machi Koro position shows, as plain data: cards by key, seats by number, coins."""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.message import Message, Seat
from polis.core.position import Position
from polis.core.rules import Line
from polis.games.machi_koro.advice import ODDS, outlook
from polis.games.machi_koro.facts import KINDS, LANDMARKS
from polis.games.machi_koro.pieces import (
    CARDS,
    ESTABLISHMENTS,
    HIGHEST_ROLL,
    KIND_KEYS,
    LANDMARK_KEYS,
    STATION,
)
from polis.games.machi_koro.position import BANK_PAYS, ENDED, ROLLING
from polis.games.machi_koro.terminal import table
from polis.games.machi_koro.text import ASKED, card_name

__all__ = ["explain", "news", "prompt", "table", "view"]

WAYS = {
    dice: [(total, int(ODDS[dice, total])) for total in np.flatnonzero(ODDS[dice]).tolist()]
    for dice in (1, 2)
}
"""The sums that so many dice can show, each with its chance out of 36."""


def view(position: Position) -> dict[str, Any]:
    """The whole position by keys; `odds` tell what each roll would bring the player on turn."""
    p = position.records[0]
    seat = int(p["seat"])
    gains, rolls = _outlook(position, seat)
    first, second = int(p["first"]), int(p["second"])
    return {
        "turn": position.turns,
        "seat": seat,
        "dice": [die for die in (first, second) if die],
        "cities": [_city(p, owner) for owner in range(position.seats)],
        "supply": [
            {
                **{key: card[key] for key in ("key", "colour", "symbol", "roll", "cost")},
                "left": left,
                "gain": round(gain, 2),
            }
            for card, left, gain in zip(
                ESTABLISHMENTS, p["supply"].tolist(), gains.tolist(), strict=True
            )
        ],
        "deck": int(p["deck"].sum()) if p["ten"] else None,
        "landmarks": [{"key": card["key"], "cost": card["cost"]} for card in CARDS["landmarks"]],
        "odds": _odds(p, seat, rolls),
        "payments": payments(position),
    }


def _city(p: Any, seat: int) -> dict[str, Any]:
    cards, built = p["cities"][seat].tolist(), p["landmarks"][seat].tolist()
    return {
        "coins": int(p["coins"][seat]),
        "cards": {KIND_KEYS[kind]: count for kind, count in enumerate(cards) if count},
        "landmarks": [LANDMARK_KEYS[number] for number, is_built in enumerate(built) if is_built],
    }


def _outlook(position: Position, seat: int) -> tuple[Any, Any]:
    gains, rolls = np.zeros(KINDS), np.zeros(HIGHEST_ROLL + 1)
    outlook(position.rules.box, position.copy().records, 0, seat, gains, rolls)
    return gains, rolls


def _odds(p: Any, seat: int, rolls: Any) -> list[dict[str, Any]]:
    """Per number of dice allowed: each sum's chance out of 36 and what it would bring."""
    allowed = (1, 2) if p["landmarks"][seat][STATION] else (1,)
    coins = rolls.tolist()
    return [
        {
            "dice": dice,
            "mean": round(float((ODDS[dice] * rolls).sum()) / 36, 2),
            "sums": [
                {"sum": total, "of36": of36, "coins": int(coins[total])}
                for total, of36 in WAYS[dice]
            ],
        }
        for dice in allowed
    ]


def payments(position: Position) -> list[dict[str, Any]]:
    """Who paid whom and why after the last roll; the payer None is the bank."""
    p = position.records[0]
    return [
        {
            "payer": None if p["payer"][row] == BANK_PAYS else int(p["payer"][row]),
            "payee": int(p["payee"][row]),
            "card": KIND_KEYS[p["card"][row]],
            "owed": int(p["owed"][row]),
            "paid": int(p["paid"][row]),
        }
        for row in range(int(p["payments"]))
    ]


def news(position: Position) -> list[Message]:
    """The payments that the last move brought, in words."""
    messages = []
    for payment in payments(position)[int(position.records[0]["told"]) :]:
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


def prompt(position: Position) -> Message:
    """Whose turn it is and what is asked."""
    p = position.records[0]
    seat = Seat(p["seat"])
    if p["phase"] == ENDED:
        return Message("mk-wins", seat=seat)
    if p["phase"] == ROLLING:
        return Message("mk-asks-roll", seat=seat)
    return Message(ASKED.get(int(p["phase"]), "mk-asks-reveal"), seat=seat)


def explain(position: Position, seat: int, parts: bool = True) -> list[Line]:
    """One line for each landmark, worth a point when it is built; there is nothing behind it."""
    built = position.records[0]["landmarks"][seat]
    return [
        Line(
            Message("mk-line-built" if built[n] else "mk-line-unbuilt", card=card_name(KINDS + n)),
            int(built[n]),
        )
        for n in range(LANDMARKS)
    ]
