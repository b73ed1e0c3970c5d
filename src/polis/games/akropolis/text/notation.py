"""Akropolis' notation, in which logs are kept, and the reasons for refusing an action.

take 3 · place 2,-1 se and for chance: reveal bht

`take K` takes the tile in place K from the front, for K - 1 stones. `place q,r D` lays letter 0 of
the tile's name on the cell (q, r), letter 1 on its neighbour in direction D and letter 2 on the
next neighbour clockwise. A tile may be named by any of its three rotations.
"""

from __future__ import annotations

import re

from polis.core.errors import NotLegal
from polis.core.interfaces import Array
from polis.core.notation import match, refuse
from polis.core.position import Position
from polis.games.akropolis.box import NAMES, tile_name
from polis.games.akropolis.rules.position import (
    ENDED,
    PLACING,
)
from polis.games.akropolis.sheet import DECISIONS, PLACE, REVEAL, SITE_TILES, TAKE
from polis.games.akropolis.text.coordinates import (
    DIRECTIONS,
    footprint,
    read_place,
    read_places,
    write_place,
)
from polis.games.akropolis.text.prompts import prompt_message
from polis.games.akropolis.text.why_not import why_not_here
from polis.text.message import Message

FORMS = {"take": "take 3", "place": "place 2,-1 se", "reveal": "reveal bht"}
EVERY_FORM = " | ".join(FORMS.values())
NUMBER = re.compile(r"[+-]?\d{1,3}")


def write(position: Position, code: int) -> str:
    """The notation of an action or outcome."""
    if code < PLACE:
        return f"take {code - TAKE + 1}"
    if code < DECISIONS:
        q, r, direction = read_place(position.records, 0, code)
        return f"place {q},{r} {DIRECTIONS[direction]}"
    return f"reveal {NAMES[code - REVEAL]}"


def write_all(position: Position, codes: Array) -> list[str]:
    """The notations of several actions of the same phase."""
    if len(codes) == 0 or not PLACE <= codes[0] < DECISIONS:
        return [write(position, code) for code in codes.tolist()]
    places = read_places(position.records, 0, codes)
    return [f"place {q},{r} {DIRECTIONS[direction]}" for q, r, direction in places]


def read(position: Position, text: str) -> int:
    """The code of an action or outcome; the first word may be shortened."""
    words = text.replace(",", " ").split()
    if not words:
        raise refuse(text, EVERY_FORM)
    verb = match(words[0], FORMS, text, EVERY_FORM)
    form, rest = FORMS[verb], words[1:]
    if len(rest) != len(form.replace(",", " ").split()) - 1:
        raise refuse(text, form)
    if verb == "take":
        if not rest[0].isdecimal() or not 1 <= int(rest[0]) <= SITE_TILES:
            raise refuse(text, form)
        return TAKE + int(rest[0]) - 1
    if verb == "reveal":
        if len(rest[0]) != 3 or tile_name(rest[0]) not in NAMES:
            raise refuse(text, form)
        return REVEAL + NAMES.index(tile_name(rest[0]))
    if not (NUMBER.fullmatch(rest[0]) and NUMBER.fullmatch(rest[1])):
        raise refuse(text, form)
    # "n" is a direction and also begins two others: only whole names are taken.
    if rest[2].lower() not in DIRECTIONS:
        raise refuse(text, form)
    direction = DIRECTIONS.index(rest[2].lower())
    return _near(position, text, int(rest[0]), int(rest[1]), direction)


def _near(position: Position, text: str, q: int, r: int, direction: int) -> int:
    """The code of a place, if it is near enough to the city to have one of its own."""
    code = write_place(position.records, 0, q, r, direction)
    if read_place(position.records, 0, code) == (q, r, direction):
        return code
    # The torus would take it for another place: it is far from everything built.
    if position.records[0]["phase"] == ENDED:
        raise NotLegal(Message("refused-over", action=text))
    place = footprint(q, r, direction)
    placing = position.records[0]["phase"] == PLACING
    reason = why_not_here(position, place) if placing else prompt_message(position)
    raise NotLegal(Message("refused", action=text, reason=reason))
