"""Small maps and prepared moments for tests, told in notation.

A scene is seat A's turn, the others being out: what stands on its map is given by map references,
objects divided by semicolons, buildings named by their type; for sale is only what is named.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import numpy as np

from polis.core.contract import CHANCE
from polis.core.kernel import plain_entry
from polis.core.position import Position
from polis.core.rules import Rules
from polis.games.world_wonders.box import TYPE_LETTERS
from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.rules.map.bitboard import load
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    NOBODY,
    OCCUPIED,
    ROADS,
    TOWERS,
    place_object,
)
from polis.games.world_wonders.rules.rounds import OFFER, take_steps
from polis.games.world_wonders.rules.turn_order import new_order
from polis.games.world_wonders.sheet import (
    AUTOMATON,
    CHOSEN,
    DEBT,
    DISTRICTS,
    GOALS,
    MEASURES,
    NATURE,
    POPULATION,
    RESOURCE,
    RINGS,
    SHEET,
)
from polis.games.world_wonders.text.names import as_number, as_words, names_of, read_cell
from polis.games.world_wonders.text.names import cell_name as name_of
from tests.rules.world_wonders.table import RULES, rules_with

LINES = {
    "population": POPULATION,
    "resource": RESOURCE,
    "rings": RINGS,
    "nature": NATURE,
    "districts": DISTRICTS,
    "debt": DEBT,
    **{f"goal {k}": GOALS + k for k in range(CHOSEN)},
    **{f"measure {k}": MEASURES + k for k in range(CHOSEN)},
    "automaton": AUTOMATON,
}
ROADS_AND_TOWER = ("road", "set", "tower")


@plain_entry
def put(box, P, i, seat, what, words):
    place_object(P[i], seat, what, load(words))


@plain_entry
def ask(box, P, i):
    take_steps(box[0], P[i], OFFER)


@plain_entry
def reorder(box, P, i):
    new_order(P[i])


@cache
def rules_on(rows: str) -> Rules:
    """The game on a small map, the same for all seats; rows are divided by slashes."""
    data = copy.deepcopy(OURS)
    printed = rows.split("/")
    data["grid"] = {"rows": len(printed), "cols": len(printed[0])}
    data["maps"] = dict.fromkeys(data["maps"], printed)
    return rules_with(data)


def cells(text: str) -> list[int]:
    """The words of bits of the cells with these map references."""
    return as_words(sum(1 << (read_cell(word) or 0) for word in text.split()))


def settle(position: Position) -> Position:
    """Let every chance event at hand have its first outcome."""
    while position.seat == CHANCE:
        position.play(next(iter(position.outcomes)))
    return position


def start(players: int = 2, rules: Rules = RULES, **options: str) -> Position:
    """A table after the set-up, each chance event with its first outcome."""
    return settle(rules.new(players, **options))


def build(position: Position, seat: int, **objects: str) -> None:
    """Let roads, towers, buildings (by type) and monuments (by name) stand on a seat's map."""
    p = position.records[0]
    planes = {"roads": ROADS, "towers": TOWERS}
    planes |= {letter: BUILDINGS + n for n, letter in enumerate(TYPE_LETTERS)}
    for key, text in objects.items():
        if key in planes:
            for part in text.split(";"):
                words = np.array(cells(part), np.uint64)
                put(position.rules.box, position.records, 0, seat, planes[key], words)
        else:
            number = names_of(position.rules.box).monuments.index(key)
            p["owner"][number] = seat
            p["monuments"][seat] += 1
            p["site"][number] = cells(text)
            p["city"][seat, OCCUPIED] |= np.array(cells(text), np.uint64)


def scene(
    rows: str,
    offer: str = "",
    gold: int = 7,
    *,
    loan: bool = False,
    players: int = 2,
    **objects: str,
) -> Position:
    """Seat A to act. For sale: road, set, tower, p1, p2, monuments, S3=M a market at stack S3."""
    position = rules_on(rows).new(players)
    p, names, words = position.records[0], names_of(position.rules.box), offer.split()
    for n, what in enumerate(ROADS_AND_TOWER):
        p["supply"][n] = what in words
    for number in range(2):
        p["pedestal"][number] = NOBODY if f"p{number + 1}" in words else 1
    shown = [names.monuments.index(word) for word in words if word in names.monuments]
    p["display"][: len(shown)] = shown
    position.records["deck"] &= ~sum(1 << number for number in shown)
    for word in words:
        stack, equals, letter = word.partition("=")
        if equals:
            at = names.stacks.index(stack)
            p["shown"][at] = [tile["type"] for tile in names.tiles[at]].index(letter)
    p["out"][1:players], p["gold"][:players] = 1, 0
    p["gold"][0], p["loan"][0] = gold, loan
    build(position, 0, **objects)
    return again(position)


def again(position: Position) -> Position:
    """Look once more at what seat A can buy."""
    ask(position.rules.box, position.records, 0)
    return position


def cells_in(words: Any) -> list[int]:
    """The cells of a set, given as words of bits."""
    cells = as_number(words)
    return [cell for cell in range(cells.bit_length()) if cells >> cell & 1]


def standing(position: Position, what: int, seat: int = 0) -> str:
    """The cells of a seat's map on which something of a kind stands."""
    return " ".join(name_of(cell) for cell in cells_in(position.records[0]["city"][seat, what]))


def places(position: Position) -> set[str]:
    """Where the piece in hand may go, without the word `lay`."""
    assert all(action.startswith("lay ") for action in position.legal)
    return {action[4:] for action in position.legal}


def bought(position: Position, what: str) -> set[str]:
    """Where the first piece of something may go."""
    return places(position.play(f"buy {what}"))


def get(position: Position, field: str) -> Any:
    """A field of the record as plain numbers."""
    return position.records[0][field].tolist()


def lines(position: Position, seat: int = 0) -> dict[str, int]:
    """The points of a seat by source."""
    sheet, marks = np.zeros(SHEET.score_lines, np.int64), np.zeros(SHEET.reasons, np.int64)
    rules = position.rules
    total = rules.kernels["score"](rules.box, position.records, 0, seat, sheet, marks)
    assert total == sheet[: GOALS + CHOSEN].sum()
    return {name: int(sheet[line]) for name, line in LINES.items()}


def marks(position: Position, seat: int = 0) -> dict[str, int]:
    """The reason codes of a seat's cells, those without one left out."""
    sheet, codes = np.zeros(SHEET.score_lines, np.int64), np.zeros(SHEET.reasons, np.int64)
    rules = position.rules
    rules.kernels["score"](rules.box, position.records, 0, seat, sheet, codes)
    return {name_of(int(cell)): int(codes[cell]) for cell in np.flatnonzero(codes)}
