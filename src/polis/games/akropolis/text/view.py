"""What an Akropolis position shows, as plain data: the site, the cities, each district's reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from polis.core.position import Position
from polis.core.rules import Line, Part
from polis.games.akropolis.box import DISTRICT_KEYS, LETTER_OF, LETTERS, NAMES, PLAZA
from polis.games.akropolis.rules.position import ENDED, NO_TILE
from polis.games.akropolis.rules.score import (
    BESIDE_MARKET,
    COUNTS,
    DIRECTION,
    DOUBLES,
    NOT_LARGEST,
    NOT_ON_EDGE,
    NOT_SURROUNDED,
    REASON,
)
from polis.games.akropolis.sheet import (
    DISTRICTS,
    POINTS,
    SHEET,
    STARS,
    STONES_LINE,
    VALUE,
)
from polis.games.akropolis.terminal.table import table
from polis.games.akropolis.text.coordinates import STEPS, Cell, cells
from polis.games.akropolis.text.notation import prompt_message, show_cell
from polis.text.message import Message, Seat

__all__ = ["explain", "news", "prompt", "score_city", "table", "view"]

Built = tuple[Cell, tuple[int, int, int]]  # as `cells` tells a cell

HEXES = np.array([[name.count(letter) for name in NAMES] for letter in LETTERS], np.int64)
"""How many hexes of each letter each kind of tile has."""

REASONS = {
    COUNTS: "counts",
    DOUBLES: "doubles",
    NOT_LARGEST: "not-largest",
    BESIDE_MARKET: "beside-market",
    NOT_ON_EDGE: "not-on-edge",
    NOT_SURROUNDED: "not-surrounded",
}


@dataclass(frozen=True)
class District:
    """A visible district: where it is, how high, and what became of it."""

    kind: str
    cell: Cell
    level: int
    reason: str
    worth: int  # what it adds to the value of its kind
    beside: Cell | None  # the market that a market touches


@dataclass(frozen=True)
class CityScore:
    """A city's score with every district that counts and every one that does not."""

    total: int
    stones: int
    kinds: dict[str, dict[str, int]]  # value, stars and points of each
    districts: list[District]


def score_city(position: Position, seat: int) -> CityScore:
    """The score sheet of a city, from the kernel's lines and marks."""
    return _scored(position, seat, sorted(cells(position.records, 0, seat).items()))


def _scored(position: Position, seat: int, built: Iterable[Built]) -> CityScore:
    """The score sheet of a city whose cells are known; of none, without districts."""
    scores, marks = np.zeros(SHEET.score_lines, np.int64), np.zeros(SHEET.marks, np.int64)
    at = (position.rules.box, position.records, 0)
    total = int(position.rules.kernels["score"](*at, seat, scores, marks))
    lines = scores.tolist()
    kinds = {
        key: {
            "value": lines[3 * n + VALUE],
            "stars": lines[3 * n + STARS],
            "points": lines[3 * n + POINTS],
        }
        for n, key in enumerate(DISTRICT_KEYS)
    }
    districts = [
        _district(cell, letter, level, int(marks[place]))
        for cell, (letter, level, place) in built
        if letter <= DISTRICTS
    ]
    return CityScore(total, lines[STONES_LINE], kinds, districts)


def _district(cell: Cell, letter: int, level: int, mark: int) -> District:
    reason = mark & REASON
    beside = None
    if reason == BESIDE_MARKET:
        step = STEPS[mark // DIRECTION]
        beside = (cell[0] + step[0], cell[1] + step[1])
    worth = {COUNTS: level, DOUBLES: 2 * level}.get(reason, 0)
    return District(DISTRICT_KEYS[letter - 1], cell, level, REASONS[reason], worth, beside)


def explain(position: Position, seat: int, parts: bool = True) -> list[Line]:
    """A line for each kind, with its districts as parts, and one for the stones."""
    city = score_city(position, seat) if parts else _scored(position, seat, ())
    lines = [
        Line(
            _kind_message(kind, row),
            row["points"],
            tuple(_part(d) for d in city.districts if d.kind == kind),
        )
        for kind, row in city.kinds.items()
    ]
    return [*lines, Line(Message("ak-line-stones", stones=city.stones), city.stones)]


def _kind_message(kind: str, row: dict[str, int]) -> Message:
    name = Message(f"ak-kind-{kind}")
    return Message("ak-line-kind", kind=name, value=row["value"], stars=row["stars"])


def _part(district: District) -> Part:
    where = {"cell": show_cell(district.cell), "level": district.level}
    if district.beside is not None:
        message = Message("ak-beside-market", **where, other=show_cell(district.beside))
    else:
        message = Message(f"ak-{district.reason}", **where)
    return Part(message, district.worth, district.cell)


def view(position: Position) -> dict[str, Any]:
    """The whole position by keys, everything a table needs to draw it."""
    p = position.records[0]
    return {
        "turn": position.turns,
        "seat": int(p["seat"]),
        "site": [
            {"tile": NAMES[kind], "price": place}
            for place, kind in enumerate(p["site"][: int(p["lying"])])
        ],
        "hand": None if p["hand"] == NO_TILE else NAMES[p["hand"]],
        "unseen": {
            "tiles": int(p["left"]),
            "hexes": dict(zip(LETTERS, (HEXES @ p["unseen"]).tolist(), strict=True)),
        },
        "cities": [_city(position, seat) for seat in range(position.seats)],
    }


def _city(position: Position, seat: int) -> dict[str, Any]:
    built = sorted(cells(position.records, 0, seat).items())
    scored = _scored(position, seat, built)
    reasons = {district.cell: district for district in scored.districts}
    stars = position.rules.box[0]["stars"].tolist()
    shown = []
    for cell, (letter, level, _) in built:
        entry: dict[str, Any] = {"at": list(cell), "hex": LETTER_OF[letter], "level": level}
        if letter > PLAZA:
            entry["stars"] = stars[letter - PLAZA - 1]
        if cell in reasons:
            entry |= {"reason": reasons[cell].reason, "worth": reasons[cell].worth}
        shown.append(entry)
    return {
        "stones": scored.stones,
        "total": scored.total,
        "kinds": scored.kinds,
        "cells": shown,
    }


def news(position: Position) -> list[Message]:
    """Nothing happens in Akropolis that the moves themselves do not tell."""
    return []


def prompt(position: Position) -> Message:
    """Whose turn it is and what is asked, or who has won."""
    if position.records[0]["phase"] != ENDED:
        return prompt_message(position)
    winners = [Seat(seat) for seat, share in enumerate(position.shares) if share]
    return Message("ak-wins" if len(winners) == 1 else "ak-share", seats=winners)
