"""Machi Koro's notation, in which logs are kept.

roll 2 · keep · reroll · tv B · swap bakery mine B · decline · build bakery · build nothing
and for chance: dice 4 · dice 2+5 · reveal mine
"""

from __future__ import annotations

from polis.core.interfaces import Array
from polis.core.notation import match, refuse
from polis.core.position import Position
from polis.games.machi_koro.box import CARD_KEYS, KIND_KEYS
from polis.games.machi_koro.sheet import (
    BUILD,
    BUILD_NOTHING,
    DECISIONS,
    DECLINE,
    KEEP,
    KINDS,
    ONE_DIE,
    REROLL,
    REVEAL,
    ROLL_ONE,
    ROLL_TWO,
    SEATS,
    SHEET,
    SWAP,
    TV,
    TWO_DICE,
)
from polis.text.message import SEAT_LETTERS

NOTHING = "nothing"
FORMS = {
    "roll": "roll 1 | roll 2",
    "keep": "keep",
    "reroll": "reroll",
    "tv": "tv B",
    "decline": "decline",
    "swap": "swap bakery mine B",
    "build": "build bakery | build nothing",
    "dice": "dice 4 | dice 2+5",
    "reveal": "reveal mine",
}
SIMPLE = {"keep": KEEP, "reroll": REROLL, "decline": DECLINE}


def split_swap(code: int) -> tuple[int, int, int]:
    """The opponent, the kind given and the kind taken."""
    swap = code - SWAP
    return swap // (KINDS * KINDS), swap // KINDS % KINDS, swap % KINDS


def split_dice(code: int) -> tuple[int, int]:
    """Both dice of an outcome; the second is 0 when one was rolled."""
    if code < TWO_DICE:
        return code - ONE_DIE + 1, 0
    return (code - TWO_DICE) // 6 + 1, (code - TWO_DICE) % 6 + 1


def write(position: Position, code: int) -> str:
    """The notation of an action or outcome."""
    return NOTATIONS[code]


def write_all(position: Position, codes: Array) -> list[str]:
    """The notations of several actions."""
    return [NOTATIONS[code] for code in codes.tolist()]


def _write(code: int) -> str:
    for word, simple in SIMPLE.items():
        if code == simple:
            return word
    if code in (ROLL_ONE, ROLL_TWO):
        return f"roll {code - ROLL_ONE + 1}"
    if code < DECLINE:
        return f"tv {SEAT_LETTERS[code - TV]}"
    if code < BUILD_NOTHING:
        other, given, taken = split_swap(code)
        return f"swap {KIND_KEYS[given]} {KIND_KEYS[taken]} {SEAT_LETTERS[other]}"
    if code < DECISIONS:
        return f"build {NOTHING if code == BUILD_NOTHING else CARD_KEYS[code - BUILD]}"
    if code < REVEAL:
        first, second = split_dice(code)
        return f"dice {first}+{second}" if second else f"dice {first}"
    return f"reveal {KIND_KEYS[code - REVEAL]}"


NOTATIONS = [_write(code) for code in range(SHEET.codes)]


def read(position: Position, text: str) -> int:
    """The code of an action or outcome; words may be shortened while they stay clear."""
    words = text.split()
    every_form = " | ".join(FORMS.values())
    if not words:
        raise refuse(text, every_form)
    verb = match(words[0], FORMS, text, every_form)
    form, rest = FORMS[verb], words[1:]
    if len(rest) != len(form.split(" | ")[0].split()) - 1:
        raise refuse(text, form)
    if verb in SIMPLE:
        return SIMPLE[verb]
    if verb == "roll":
        return ROLL_ONE + int(match(rest[0], ("1", "2"), text, form)) - 1
    if verb == "tv":
        return TV + SEAT_LETTERS.index(match(rest[0], SEAT_LETTERS[:SEATS], text, form))
    if verb == "swap":
        given, taken = (KIND_KEYS.index(match(word, KIND_KEYS, text, form)) for word in rest[:2])
        other = SEAT_LETTERS.index(match(rest[2], SEAT_LETTERS[:SEATS], text, form))
        return SWAP + (other * KINDS + given) * KINDS + taken
    if verb == "build":
        card = match(rest[0], [NOTHING, *CARD_KEYS], text, form)
        return BUILD_NOTHING if card == NOTHING else BUILD + CARD_KEYS.index(card)
    if verb == "reveal":
        return REVEAL + KIND_KEYS.index(match(rest[0], KIND_KEYS, text, form))
    return _read_dice(rest[0], text)


def _read_dice(word: str, text: str) -> int:
    faces = word.split("+")
    if len(faces) > 2 or any(face not in ("1", "2", "3", "4", "5", "6") for face in faces):
        raise refuse(text, FORMS["dice"])
    if len(faces) == 1:
        return ONE_DIE + int(faces[0]) - 1
    low, high = sorted(int(face) - 1 for face in faces)
    return TWO_DICE + low * 6 + high
