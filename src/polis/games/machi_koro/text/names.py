"""The names of cards as messages."""

from __future__ import annotations

from polis.games.machi_koro.box import CARD_KEYS
from polis.text.message import Message


def card_name(place: int) -> Message:
    """The name of a card, as a message."""
    return Message(f"card-{CARD_KEYS[place]}")
