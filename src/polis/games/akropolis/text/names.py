"""The names of hexes and tiles as messages."""

from __future__ import annotations

from polis.games.akropolis.box import DISTRICT_KEYS, NAMES
from polis.text.message import Message

KEYS = dict(zip("hmbtg", DISTRICT_KEYS, strict=True))


def hex_name(letter: str) -> Message:
    """What a hex shows: a district, a plaza or a quarry."""
    if letter == "q":
        return Message("ak-hex-quarry")
    key = KEYS[letter.lower()]
    return Message(f"ak-hex-{key}-plaza") if letter.isupper() else Message(f"ak-hex-{key}")


TILES = [
    Message("ak-tile", first=hex_name(tile[0]), second=hex_name(tile[1]), third=hex_name(tile[2]))
    for tile in NAMES
]


def tile_words(kind: int) -> Message:
    """The three hexes of a tile."""
    return TILES[kind]
