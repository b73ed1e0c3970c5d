"""What a Machi Koro position shows, as plain data: cards by key, seats by number, coins."""

from __future__ import annotations

from typing import Any, get_args

from polis.core.position import Position
from polis.games.machi_koro.box import (
    CARDS,
    ESTABLISHMENTS,
    KIND_KEYS,
    LANDMARK_KEYS,
    STATION,
)
from polis.games.machi_koro.sheet import KINDS, LANDMARKS
from polis.games.machi_koro.text.narration import payments
from polis.games.machi_koro.text.outlook import Outlook
from polis.games.machi_koro.text.view_types import Card, City, Phase, Rolls, View

# What the table waits for, in the order of the phases.
PHASES: tuple[Phase, ...] = get_args(Phase)
PRINTED: list[Card] = [
    {
        "key": card["key"],
        "colour": card["colour"],
        "symbol": card["symbol"],
        "roll": (card["roll"][0], card["roll"][1]),
        "cost": card["cost"],
    }
    for card in ESTABLISHMENTS
]


def view(position: Position) -> View:
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
            {**card, "left": int(p["supply"][kind]), "gain": outlook.gain(kind)}
            for kind, card in enumerate(PRINTED)
        ],
        "deck": int(p["deck"].sum()) if p["ten"] else None,
        "landmarks": [{"key": card["key"], "cost": card["cost"]} for card in CARDS["landmarks"]],
        "odds": [_odds(p, roller, outlook) for roller in range(position.seats)],
        "payments": payments(position),
    }


def _city(p: Any, seat: int, outlook: Outlook) -> City:
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


def _odds(p: Any, roller: int, outlook: Outlook) -> list[Rolls]:
    """For each number of dice the roller may choose: every sum and what it would bring each."""
    allowed = (1, 2) if p["landmarks"][roller][STATION] else (1,)
    return [outlook.rolls(roller, dice) for dice in allowed]
