"""A city's score, line by line and district by district."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from polis.core.interfaces import ScoreLine, ScorePart
from polis.core.position import Position
from polis.games.akropolis.box import DISTRICT_KEYS, Kind
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
    POINTS_LINE,
    STARS_LINE,
    STONES_LINE,
    VALUE_LINE,
)
from polis.games.akropolis.text.coordinates import STEPS, Cell, cells, show_cell
from polis.games.akropolis.text.view_types import Kinds, KindScore, Reason
from polis.text.message import Message

REASONS: dict[int, Reason] = {
    COUNTS: "counts",
    DOUBLES: "doubles",
    NOT_LARGEST: "not-largest",
    BESIDE_MARKET: "beside-market",
    NOT_ON_EDGE: "not-on-edge",
    NOT_SURROUNDED: "not-surrounded",
}


WORTH = {COUNTS: 1, DOUBLES: 2}
"""How often the level of a district counts; not at all for other reasons."""


@dataclass(frozen=True)
class District:
    """A visible district: where it is, how high, and what became of it."""

    kind: Kind
    cell: Cell
    level: int
    reason: Reason
    worth: int  # what it adds to the value of its kind
    beside: Cell | None  # the market that a market touches


@dataclass(frozen=True)
class CityScore:
    """A city's score with every district that counts and every one that does not."""

    total: int
    stones: int
    kinds: Kinds
    districts: list[District]


def kind_scores(lines: list[int]) -> Kinds:
    """The score of each kind, from the lines of the score sheet."""
    kinds = {
        key: KindScore(
            value=lines[3 * n + VALUE_LINE],
            stars=lines[3 * n + STARS_LINE],
            points=lines[3 * n + POINTS_LINE],
        )
        for n, key in enumerate(DISTRICT_KEYS)
    }
    return cast(Kinds, kinds)


def score_city(position: Position, seat: int) -> CityScore:
    """The score sheet of a city, from the kernel's lines and marks."""
    found = position.score(seat)
    lines = found.lines.tolist()
    districts = [
        _district(cell, letter, level, int(found.reasons[place]))
        for cell, (letter, level, place) in cells(position.records, 0, seat).items()
        if letter <= DISTRICTS
    ]
    return CityScore(found.points, lines[STONES_LINE], kind_scores(lines), districts)


def _district(cell: Cell, letter: int, level: int, mark: int) -> District:
    reason = mark & REASON
    beside = None
    if reason == BESIDE_MARKET:
        step = STEPS[mark // DIRECTION]
        beside = (cell[0] + step[0], cell[1] + step[1])
    worth = level * WORTH.get(reason, 0)
    return District(DISTRICT_KEYS[letter - 1], cell, level, REASONS[reason], worth, beside)


def explain(position: Position, seat: int, parts: bool = True) -> list[ScoreLine]:
    """A line for each kind, with its districts as parts, and one for the stones."""
    if parts:
        city = score_city(position, seat)
        return _explain(city.kinds, city.stones, city.districts)
    lines = position.score(seat).lines

    def without_parts() -> list[ScoreLine]:
        return _explain(kind_scores(lines.tolist()), int(lines[STONES_LINE]), [])

    return position.part(f"explain {seat}", lines.tobytes(), without_parts)


def _explain(kinds: Kinds, stones: int, districts: list[District]) -> list[ScoreLine]:
    lines = [
        ScoreLine(
            _kind_message(kind, kinds[kind]),
            kinds[kind]["points"],
            tuple(_part(d) for d in districts if d.kind == kind),
        )
        for kind in DISTRICT_KEYS
    ]
    return [*lines, ScoreLine(Message("ak-line-stones", stones=stones), stones)]


def _kind_message(kind: Kind, row: KindScore) -> Message:
    name = Message(f"ak-kind-{kind}")
    return Message("ak-line-kind", kind=name, value=row["value"], stars=row["stars"])


def _part(district: District) -> ScorePart:
    where = {"cell": show_cell(district.cell), "level": district.level}
    if district.beside is not None:
        message = Message("ak-beside-market", **where, other=show_cell(district.beside))
    else:
        message = Message(f"ak-{district.reason}", **where)
    return ScorePart(message, district.worth, district.cell)
