"""What a Machi Koro position shows, as plain data: cards by key, seats by number, coins."""

from __future__ import annotations

from typing import get_args

from polis.core.position import Position
from polis.games.machi_koro.box import (
    CARDS,
    ESTABLISHMENTS,
    KIND_KEYS,
    LANDMARK_KEYS,
    STATION,
)
from polis.games.machi_koro.text.narration import payments
from polis.games.machi_koro.text.outlook import Outlook
from polis.games.machi_koro.text.view_types import Card, Landmark, Phase, Pile, Rolls, View

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


LANDMARK_COSTS: list[Landmark] = [
    {"key": card["key"], "cost": card["cost"]} for card in CARDS["landmarks"]
]


def view(position: Position) -> View:
    """The whole position by keys; `odds` tell for each roller what a roll would bring everybody."""
    p = position.records[0]
    outlook = Outlook(position)
    supply = p["supply"].tolist()
    cities, built, coins = p["cities"].tolist(), p["landmarks"].tolist(), p["coins"].tolist()
    return {
        "turn": position.turns,
        "seat": int(p["seat"]),
        "phase": PHASES[p["phase"]],
        "dice": [die for die in (int(p["first"]), int(p["second"])) if die],
        "cities": [
            {
                "coins": coins[seat],
                "income": outlook.income(seat),
                "cards": {KIND_KEYS[kind]: n for kind, n in enumerate(cities[seat]) if n},
                "landmarks": [LANDMARK_KEYS[n] for n, here in enumerate(built[seat]) if here],
            }
            for seat in range(position.seats)
        ],
        "supply": position.part(
            "supply", (supply, outlook.gains.tobytes()), lambda: _supply(supply, outlook)
        ),
        "deck": int(p["deck"].sum()) if p["ten"] else None,
        "landmarks": LANDMARK_COSTS,
        "odds": [
            _odds(position, outlook, roller, bool(built[roller][STATION]))
            for roller in range(position.seats)
        ],
        "payments": payments(position),
    }


def _supply(left: list[int], outlook: Outlook) -> list[Pile]:
    return [
        {**card, "left": left[kind], "gain": outlook.gain(kind)}
        for kind, card in enumerate(PRINTED)
    ]


def _odds(position: Position, outlook: Outlook, roller: int, two: bool) -> list[Rolls]:
    """For each number of dice the roller may choose: every sum and what it would bring each."""
    return position.part(
        f"odds {roller}",
        (two, outlook.changes[roller].tobytes()),
        lambda: [outlook.rolls(roller, dice) for dice in ((1, 2) if two else (1,))],
    )
