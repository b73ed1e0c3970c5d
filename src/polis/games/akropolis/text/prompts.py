"""Whose turn it is and what the game asks for, or who has won."""

from __future__ import annotations

from polis.core.position import Position
from polis.games.akropolis.rules.position import (
    ENDED,
    PLACING,
    REVEALING,
    TAKING,
)
from polis.games.akropolis.text.names import tile_words
from polis.text.message import Message, Seat

ASKED = {TAKING: "ak-asks-take", PLACING: "ak-asks-place", REVEALING: "ak-asks-reveal"}

REQUESTS = {TAKING: "ak-you-take", PLACING: "ak-you-place"}


def _asked_arguments(position: Position) -> dict[str, object]:
    p = position.records[0]
    if p["phase"] == TAKING:
        return {"stones": int(p["stones"][p["seat"]])}
    if p["phase"] == PLACING:
        return {"tile": tile_words(int(p["hand"]))}
    return {}


def prompt_message(position: Position) -> Message:
    """Whose turn it is and what is asked."""
    p = position.records[0]
    return Message(ASKED[int(p["phase"])], seat=Seat(p["seat"]), **_asked_arguments(position))


def prompt(position: Position) -> Message:
    """Whose turn it is and what is asked, or who has won."""
    if position.records[0]["phase"] != ENDED:
        return prompt_message(position)
    winners = [Seat(seat) for seat, share in enumerate(position.shares) if share]
    return Message("ak-wins" if len(winners) == 1 else "ak-share", seats=winners)


def request(position: Position) -> Message:
    """What the seat to act is asked to do, in the second person."""
    return Message(REQUESTS[int(position.records[0]["phase"])], **_asked_arguments(position))
