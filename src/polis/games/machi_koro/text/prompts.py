"""Whose turn it is and what the game asks for, or who has won."""

from __future__ import annotations

from polis.core.position import Position
from polis.games.machi_koro.rules.position import (
    BUILDING,
    DICE,
    ENDED,
    RADIO_TOWER,
    ROLLING,
    SWAPPING,
    TV_TARGET,
)
from polis.text.message import Message, Seat

ASKED = {
    DICE: "mk-asks-dice",
    RADIO_TOWER: "mk-asks-radio",
    TV_TARGET: "mk-asks-tv",
    SWAPPING: "mk-asks-swap",
    BUILDING: "mk-asks-build",
    ROLLING: "mk-asks-roll",
}

REQUESTS = {
    DICE: "mk-you-dice",
    RADIO_TOWER: "mk-you-radio",
    TV_TARGET: "mk-you-tv",
    SWAPPING: "mk-you-swap",
    BUILDING: "mk-you-build",
}


def prompt(position: Position) -> Message:
    """Whose turn it is and what is asked."""
    p = position.records[0]
    seat = Seat(p["seat"])
    if p["phase"] == ENDED:
        return Message("mk-wins", seat=seat)
    if p["phase"] == ROLLING:
        return Message("mk-asks-roll", seat=seat)
    return Message(ASKED.get(int(p["phase"]), "mk-asks-reveal"), seat=seat)


def request(position: Position) -> Message:
    """What the seat to act is asked to do, in the second person."""
    return Message(REQUESTS[int(position.records[0]["phase"])])
