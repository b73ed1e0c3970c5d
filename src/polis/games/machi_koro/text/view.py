"""What a Machi Koro position shows, as plain data: cards by key, seats by number, coins."""

from __future__ import annotations

from typing import Any

from polis.core.position import Position
from polis.core.rules import Line
from polis.games.machi_koro.box import (
    CARDS,
    ESTABLISHMENTS,
    KIND_KEYS,
    LANDMARK_KEYS,
    STATION,
)
from polis.games.machi_koro.rules.outlook import Outlook
from polis.games.machi_koro.rules.position import BANK_PAYS, ENDED, ROLLING
from polis.games.machi_koro.sheet import KINDS, LANDMARKS
from polis.games.machi_koro.terminal.table import table
from polis.games.machi_koro.text.notation import ASKED, card_name
from polis.text.message import Message, Seat

# What the table waits for, in the order of the phases.
PHASES = ("deal", "dice", "roll", "radio", "tv", "swap", "build", "refill", "over")

__all__ = ["explain", "news", "prompt", "table", "view"]


def view(position: Position) -> dict[str, Any]:
    """The whole position by keys; `odds` tell for each roller what a roll would bring everybody."""
    p = position.records[0]
    outlook = Outlook(position)
    first, second = int(p["first"]), int(p["second"])
    return {
        "turn": position.turns,
        "seat": int(p["seat"]),
        "phase": PHASES[p["phase"]],
        "dice": [die for die in (first, second) if die],
        "cities": [_city(p, owner, outlook) for owner in range(position.seats)],
        "supply": [
            {
                **{key: card[key] for key in ("key", "colour", "symbol", "roll", "cost")},
                "left": int(p["supply"][kind]),
                "gain": outlook.gain(kind),
            }
            for kind, card in enumerate(ESTABLISHMENTS)
        ],
        "deck": int(p["deck"].sum()) if p["ten"] else None,
        "landmarks": [{"key": card["key"], "cost": card["cost"]} for card in CARDS["landmarks"]],
        "odds": [_odds(p, roller, outlook) for roller in range(position.seats)],
        "payments": payments(position),
    }


def _city(p: Any, seat: int, outlook: Outlook) -> dict[str, Any]:
    return {
        "coins": int(p["coins"][seat]),
        "income": outlook.income(seat),
        "cards": {
            KIND_KEYS[kind]: int(p["cities"][seat][kind])
            for kind in range(KINDS)
            if p["cities"][seat][kind]
        },
        "landmarks": [
            LANDMARK_KEYS[landmark]
            for landmark in range(LANDMARKS)
            if p["landmarks"][seat][landmark]
        ],
    }


def _odds(p: Any, roller: int, outlook: Outlook) -> list[dict[str, Any]]:
    """For each number of dice the roller may choose: every sum and what it would bring each."""
    allowed = (1, 2) if p["landmarks"][roller][STATION] else (1,)
    return [outlook.rolls(roller, dice) for dice in allowed]


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
    """One line for each landmark, worth a point when it is built."""
    built = position.records[0]["landmarks"][seat]
    return [
        Line(
            Message("mk-line-built" if built[n] else "mk-line-unbuilt", card=card_name(KINDS + n)),
            int(built[n]),
        )
        for n in range(LANDMARKS)
    ]
