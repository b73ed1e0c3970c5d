"""World Wonders' notation, in which logs are kept, and the reasons for refusing an action.

loan · repay · out · buy road · buy set · buy tower · buy pedestal 1 · buy S3 · buy giza
lay c4 r1 · lay two c4 r1 · lay 0 a1 r0 · objective 7, where they are chosen
and for chance: river A B3 · objective 7 · reveal S3 S3-07 · reveal monument giza · card 12
"""

from __future__ import annotations

from polis.core.interfaces import Array
from polis.core.notation import match, refuse
from polis.core.position import Position
from polis.games.world_wonders.sheet import (
    BUY,
    BY_CHOICE,
    CARD,
    CARDS,
    CHOOSE,
    DECISIONS,
    LAY,
    LEAVE,
    OBJECTIVE,
    OBJECTIVES,
    REPAY,
    REVEAL,
    REVEAL_MONUMENT,
    RIVER,
    SEATS,
    TAKE_LOAN,
    TILES,
    TURNS,
    WITH_OBJECTIVES,
)
from polis.games.world_wonders.text.names import (
    Names,
    cell_name,
    names_of,
    place_code,
    read_cell,
    split_place,
)
from polis.text.message import SEAT_LETTERS

SIMPLE = {"loan": TAKE_LOAN, "repay": REPAY, "out": LEAVE}
FORMS = {
    "loan": "loan",
    "repay": "repay",
    "out": "out",
    "buy": "buy road | buy pedestal 1 | buy S3 | buy giza",
    "lay": "lay c4 r1 | lay two c4 r1",
    "river": "river A B3",
    "objective": "objective 7",
    "reveal": "reveal S3 S3-07 | reveal monument giza",
    "card": "card 12",
}
UNKNOWN = "?"
EVERY_FORM = " | ".join(FORMS.values())


def write(position: Position, code: int) -> str:
    """The notation of an action or outcome."""
    names = names_of(position.rules.box)
    if code < BUY:
        return next(word for word, number in SIMPLE.items() if number == code)
    if code < LAY:
        return f"buy {names.item_name.get(code - BUY, UNKNOWN)}"
    if code < CHOOSE:
        return _write_place(names.pieces(int(position.records["hand"][0])), code)
    if code < DECISIONS:
        return f"objective {code - CHOOSE + 1}"
    if code < OBJECTIVE:
        dealt = min(int(position.records["dealt"][0]), SEATS - 1)
        return f"river {SEAT_LETTERS[dealt]} {_named(names.maps, code - RIVER)}"
    if code < REVEAL:
        return f"objective {code - OBJECTIVE + 1}"
    if code < REVEAL_MONUMENT:
        stack, kind = divmod(code - REVEAL, TILES)
        tiles = [tile["id"] for tile in names.tiles[stack]] if stack < len(names.tiles) else []
        return f"reveal {_named(names.stacks, stack)} {_named(tiles, kind)}"
    if code < CARD:
        return f"reveal monument {_named(names.monuments, code - REVEAL_MONUMENT)}"
    return f"card {code - CARD + 1}"


def write_all(position: Position, codes: Array) -> list[str]:
    """The notations of several actions of the same phase."""
    if len(codes) == 0 or not LAY <= codes[0] < CHOOSE:
        return [write(position, code) for code in codes.tolist()]
    names = names_of(position.rules.box)
    pieces = names.pieces(int(position.records["hand"][0]))
    return [_write_place(pieces, code) for code in codes.tolist()]


def _named(names: list[str], number: int) -> str:
    """There are codes for more components than a set may have."""
    return names[number] if number < len(names) else UNKNOWN


def _write_place(pieces: list[str], code: int) -> str:
    kind, turn, cell = split_place(code)
    piece = pieces[kind] if kind < len(pieces) else str(kind)
    return f"lay {piece} {cell_name(cell)} r{turn}" if piece else f"lay {cell_name(cell)} r{turn}"


def read(position: Position, text: str) -> int:
    """The code of an action or outcome; words may be shortened while they stay clear."""
    words = text.split()
    if not words:
        raise refuse(text, EVERY_FORM)
    verb = match(words[0], FORMS, text, EVERY_FORM)
    form, rest = FORMS[verb], words[1:]
    names = names_of(position.rules.box)
    if verb in SIMPLE and not rest:
        return SIMPLE[verb]
    if verb == "buy" and rest:
        return BUY + names.items[match(" ".join(rest), names.items, text, form)]
    if verb == "lay" and len(rest) in (2, 3):
        return _read_place(position, names, rest, text)
    if verb == "river" and len(rest) == 2:
        match(rest[0], SEAT_LETTERS, text, form)
        return RIVER + names.maps.index(match(rest[1], names.maps, text, form))
    if verb == "objective" and len(rest) == 1:
        by_choice = position.records["options"][0, WITH_OBJECTIVES] == BY_CHOICE
        first = CHOOSE if by_choice else OBJECTIVE
        return first + _number(rest[0], OBJECTIVES, text, form) - 1
    if verb == "card" and len(rest) == 1:
        return CARD + _number(rest[0], CARDS, text, form) - 1
    if verb == "reveal" and len(rest) == 2:
        return _read_reveal(names, rest, text)
    raise refuse(text, form)


def _number(word: str, most: int, text: str, form: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= most:
        raise refuse(text, form)
    return int(word)


def _read_place(position: Position, names: Names, rest: list[str], text: str) -> int:
    """`lay PIECE CELL ROT`, the piece only where an object has pieces of several kinds."""
    *piece, reference, turned = rest
    cell = read_cell(reference)
    turns = [f"r{turn}" for turn in range(TURNS)]
    if cell is None or turned.lower() not in turns:
        raise refuse(text, FORMS["lay"])
    pieces = names.pieces(int(position.records["hand"][0]))
    if bool(piece) == (pieces == [""]):
        raise refuse(text, FORMS["lay"])
    kind = pieces.index(match(piece[0], pieces, text, FORMS["lay"])) if piece else 0
    return place_code(kind, turns.index(turned.lower()), cell)


def _read_reveal(names: Names, rest: list[str], text: str) -> int:
    form = FORMS["reveal"]
    what = match(rest[0], ["monument", *names.stacks], text, form)
    if what == "monument":
        name = match(rest[1], names.monuments, text, form)
        return REVEAL_MONUMENT + names.monuments.index(name)
    stack = names.stacks.index(what)
    tiles = [tile["id"] for tile in names.tiles[stack]]
    return REVEAL + stack * TILES + tiles.index(match(rest[1], tiles, text, form))
