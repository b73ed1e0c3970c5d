"""Akropolis' notation, in which logs are kept, and the reasons for refusing an action.

take 3 · place 2,-1 se and for chance: reveal bht

`take K` takes the tile in place K from the front, for K - 1 stones. `place q,r D` lays letter 0 of
the tile's name on the cell (q, r), letter 1 on its neighbour in direction D and letter 2 on the
next neighbour clockwise. A tile may be named by any of its three rotations.
"""

from __future__ import annotations

import re

from polis.core.errors import NotLegal
from polis.core.notation import match, refuse
from polis.core.position import Position
from polis.games.akropolis.box import LETTERS, NAMES, tile_name
from polis.games.akropolis.rules.position import (
    ENDED,
    NO_TILE,
    PLACING,
    REVEALING,
    TAKING,
)
from polis.games.akropolis.sheet import DECISIONS, MOST_LYING, PLACE, REVEAL, TAKE
from polis.games.akropolis.text.coordinates import (
    DIRECTIONS,
    STEPS,
    Cell,
    cells,
    read_place,
    write_place,
)
from polis.text.message import Message, Seat

FORMS = {"take": "take 3", "place": "place 2,-1 se", "reveal": "reveal bht"}
EVERY_FORM = " | ".join(FORMS.values())
NUMBER = re.compile(r"[+-]?\d{1,3}")
ASKED = {TAKING: "ak-asks-take", PLACING: "ak-asks-place", REVEALING: "ak-asks-reveal"}


def show_cell(cell: Cell) -> str:
    """A cell as people read and write it."""
    return f"{cell[0]},{cell[1]}"


def footprint(q: int, r: int, direction: int) -> list[Cell]:
    """The cells of letters 0, 1 and 2."""
    ways = (STEPS[direction], STEPS[(direction + 1) % 6])
    return [(q, r), *((q + dq, r + dr) for dq, dr in ways)]


def write(position: Position, code: int) -> str:
    """The notation of an action or outcome."""
    if code < PLACE:
        return f"take {code - TAKE + 1}"
    if code < DECISIONS:
        q, r, direction = read_place(position.records, 0, code)
        return f"place {q},{r} {DIRECTIONS[direction]}"
    return f"reveal {NAMES[code - REVEAL]}"


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
        if not rest[0].isdecimal() or not 1 <= int(rest[0]) <= MOST_LYING:
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


def why_not(position: Position, code: int) -> Message:
    """Why an action is not legal: it is not asked for now, or what forbids it."""
    p = position.records[0]
    phase = int(p["phase"])
    if phase == TAKING and code < PLACE:
        return _why_not_take(position, code - TAKE)
    if phase == PLACING and PLACE <= code < DECISIONS:
        return why_not_here(position, footprint(*read_place(position.records, 0, code)))
    if phase == REVEALING and code >= REVEAL:
        return Message("ak-none-unseen", tile=NAMES[code - REVEAL])
    return prompt_message(position)


def _asked_arguments(position: Position) -> dict[str, object]:
    p = position.records[0]
    if p["phase"] == TAKING:
        return {"stones": int(p["stones"][p["seat"]])}
    if p["phase"] == PLACING:
        return {"tile": NAMES[p["hand"]]}
    return {}


def prompt_message(position: Position) -> Message:
    """Whose turn it is and what is asked."""
    p = position.records[0]
    return Message(ASKED[int(p["phase"])], seat=Seat(p["seat"]), **_asked_arguments(position))


def _why_not_take(position: Position, place: int) -> Message:
    p = position.records[0]
    lying, stones = int(p["lying"]), int(p["stones"][p["seat"]])
    if place >= lying:
        return Message("ak-not-lying", place=place + 1, lying=lying)
    return Message("ak-too-dear", place=place + 1, price=place, stones=stones)


def why_not_here(position: Position, place: list[Cell]) -> Message:
    """Which rule a tile on these three cells would break."""
    p = position.records[0]
    built = cells(position.records, 0, int(p["seat"]))
    heights = [built[cell][1] if cell in built else 0 for cell in place]
    if len(set(heights)) > 1:
        shown = [f"{show_cell(c)}: {h}" for c, h in zip(place, heights, strict=True)]
        return Message("ak-uneven", cells=shown)
    if heights[0] == 0:
        return Message("ak-touches-nothing", cells=[show_cell(cell) for cell in place])
    return Message("ak-one-tile-below", cells=[show_cell(cell) for cell in place])


def tell(position: Position, code: int) -> Message:
    """An action or outcome in words."""
    p = position.records[0]
    seat = Seat(p["seat"])
    if code < PLACE:
        place = code - TAKE
        tile = NAMES[p["site"][place]] if p["site"][place] != NO_TILE else "?"
        return Message("ak-tell-take", seat=seat, tile=tile, price=place)
    if code < DECISIONS:
        where = footprint(*read_place(position.records, 0, code))
        built = cells(position.records, 0, int(seat))
        level = 1 + (built[where[0]][1] if where[0] in built else 0)
        quarries = sum(built[cell][0] == LETTERS["q"] for cell in where if cell in built)
        shown = [show_cell(cell) for cell in where]
        return Message("ak-tell-place", seat=seat, cells=shown, level=level, stones=quarries)
    return Message("ak-tell-reveal", tile=NAMES[code - REVEAL])
