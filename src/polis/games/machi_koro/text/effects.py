"""What a move did: dice, coins, cards, turns."""

from __future__ import annotations

from typing import Any

from polis.core.effects import common
from polis.core.position import Position
from polis.games.machi_koro.box import COSTS, KIND_KEYS, LANDMARK_KEYS, STATION
from polis.games.machi_koro.rules.position import ENDED
from polis.games.machi_koro.sheet import (
    BUILD,
    BUILD_NOTHING,
    DECISIONS,
    DECLINE,
    KEEP,
    KINDS,
    REVEAL,
    SWAP,
)
from polis.games.machi_koro.text.effect_types import (
    Build,
    Decline,
    Effect,
    Pay,
    Piece,
    Reveal,
    Roll,
    Swap,
)
from polis.games.machi_koro.text.narration import payments
from polis.games.machi_koro.text.notation import split_dice, split_swap

ESTABLISHMENT_PIECES: list[Piece] = [{"type": "establishment", "key": key} for key in KIND_KEYS]
PIECES = ESTABLISHMENT_PIECES + [Piece(type="landmark", key=key) for key in LANDMARK_KEYS]
PIECE_OF = {piece["key"]: piece for piece in PIECES}


def effects(before: Position, code: int, after: Position) -> list[Effect]:
    """What a move did, in the order in which a table shows it."""
    old, new = before.records[0], after.records[0]
    seat = int(old["seat"])
    found: list[Effect] = []
    if code >= REVEAL:
        found.append(_reveal(new, code - REVEAL))
    elif code >= DECISIONS:
        found.append(_roll(old, seat, code))
    elif code >= BUILD:
        found += _build(new, seat, code - BUILD)
        found += common.scores(before, after, [seat])
    elif SWAP <= code < BUILD_NOTHING:
        found.append(_swap(seat, code))
    elif code in (KEEP, DECLINE, BUILD_NOTHING):
        found.append(_decline(seat, code))
    if new["payments"] != new["payments_before"]:
        found += _payments(after)
    if new["turns"] != old["turns"]:
        # Before the first turn nobody has had one.
        found.append(common.turn(seat if old["turns"] else -1, int(new["seat"])))
    if new["phase"] == ENDED:
        found.append({"kind": "end", "winners": common.winners(after), "reason": "landmarks"})
    return found


def _roll(old: Any, seat: int, code: int) -> Roll:
    first, second = split_dice(code)
    again = bool(old["rerolled"])
    return {
        "kind": "roll",
        "seat": seat,
        "dice": [first, second] if second else [first],
        "total": first + second,
        "again": again,
        # A seat with a train station chooses the number of dice first.
        "waits": not again and not old["landmarks"][seat][STATION],
        "coins": old["coins"][: int(old["seats"])].tolist(),
    }


def _payments(after: Position) -> list[Pay]:
    """The payments of this move for activated cards."""
    p = after.records[0]
    return [
        {
            "kind": "pay",
            "payer": payment["payer"],
            "payee": payment["payee"],
            "amount": payment["paid"],
            "reason": "income",
            "piece": PIECE_OF[payment["card"]],
            "cards": int(p["cities"][payment["payee"]][KIND_KEYS.index(payment["card"])]),
            "owed": payment["owed"],
        }
        for payment in payments(after)[int(p["payments_before"]) :]
    ]


def _build(new: Any, seat: int, card: int) -> tuple[Pay, Build]:
    price = COSTS[card]
    return (
        {
            "kind": "pay",
            "payer": seat,
            "payee": None,
            "amount": price,
            "reason": "build",
            "piece": PIECES[card],
            "cards": 1,
            "owed": price,
        },
        {
            "kind": "build",
            "seat": seat,
            "piece": PIECES[card],
            "left": int(new["supply"][card]) if card < KINDS else None,
        },
    )


def _swap(seat: int, code: int) -> Swap:
    other, given, taken = split_swap(code)
    return {
        "kind": "swap",
        "seat": seat,
        "other": other,
        "given": PIECES[given],
        "taken": PIECES[taken],
    }


def _decline(seat: int, code: int) -> Decline:
    if code == KEEP:
        return {"kind": "decline", "seat": seat, "what": "reroll"}
    return {"kind": "decline", "seat": seat, "what": "swap" if code == DECLINE else "build"}


def _reveal(new: Any, kind: int) -> Reveal:
    return {"kind": "reveal", "piece": PIECES[kind], "left": int(new["supply"][kind])}
