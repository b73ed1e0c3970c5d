"""The rules of Akropolis, each with the way to see in a move that it was reached."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import polis
from polis.core.position import Position
from polis.games.akropolis.box import LETTERS, PLAZA
from polis.games.akropolis.text.coordinates import DIRECTIONS, STEPS, Cell, cells, footprint
from polis.games.akropolis.text.explanation import CityScore, score_city
from tests.golden import Predicate


def record(position: Position) -> Any:
    return position.records[0]


def option(key: str, value: object) -> Callable[[Position], bool]:
    """Whether a game is played with this option."""
    return lambda position: (
        position.rules.sheet.option_values(record(position)["options"])[key] == value
    )


# Taking


def takes(before: Position, move: str, price: int) -> bool:
    return move == f"take {price + 1}"


def must_take_the_first(before: Position, move: str, after: Position) -> bool:
    seat = record(before)["seat"]
    return (
        move == "take 1"
        and record(before)["stones"][seat] == 0
        and record(before)["site_count"] > 1
    )


# Placing


def place_of(move: str) -> list[Cell]:
    """The three cells of a placement."""
    _, where, direction = move.split()
    q, r = (int(part) for part in where.split(","))
    return footprint(q, r, DIRECTIONS.index(direction))


def covered(before: Position, move: str) -> list[int]:
    """What the hexes under a placement showed."""
    if not move.startswith("place"):
        return []
    built = cells(before.records, 0, int(record(before)["seat"]))
    return [built[cell][0] for cell in place_of(move) if cell in built]


def level(before: Position, move: str) -> int:
    """The level on which a tile comes to lie, 0 if the move is no placement."""
    if not move.startswith("place"):
        return 0
    built = cells(before.records, 0, int(record(before)["seat"]))
    first = place_of(move)[0]
    return 1 + (built[first][1] if first in built else 0)


def lies_alone(before: Position, move: str, after: Position) -> bool:
    """Nothing else on its level touches it."""
    height = level(before, move)
    if height < 2:
        return False
    built = cells(before.records, 0, int(record(before)["seat"]))
    place = place_of(move)
    around = {(q + dq, r + dr) for q, r in place for dq, dr in STEPS} - set(place)
    return all(built[cell][1] < height for cell in around if cell in built)


def in_a_lake(before: Position, move: str, after: Position) -> bool:
    """A tile on the ground whose every side is built."""
    if level(before, move) != 1:
        return False
    built = cells(before.records, 0, int(record(before)["seat"]))
    place = place_of(move)
    around = {(q + dq, r + dr) for q, r in place for dq, dr in STEPS} - set(place)
    return all(cell in built for cell in around)


def quarries(number: int) -> Predicate:
    return lambda before, move, after: covered(before, move).count(LETTERS["q"]) == number


def covers_a_plaza(before: Position, move: str, after: Position) -> bool:
    return any(letter > PLAZA for letter in covered(before, move))


def wide(before: Position, move: str, after: Position) -> bool:
    """A city as long as any can be: the start tile and 60 cells more."""
    p = record(after)
    return any(p["east"][seat] - p["west"][seat] >= 60 for seat in range(after.seats))


# Scoring, at the end


def final(test: Callable[[Position, CityScore], bool]) -> Predicate:
    """Some city satisfies the test at the end of the game."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if after.seat != polis.OVER:
            return False
        return any(test(after, score_city(after, seat)) for seat in range(after.seats))

    return reached


def has_district(kind: str, reason: str) -> Predicate:
    """A district with this fate, of a kind with stars."""
    return final(
        lambda _, city: (
            city.kinds[kind]["stars"] > 0
            and any(d.kind == kind and d.reason == reason for d in city.districts)
        )
    )


def higher_districts_are_worth_more(position: Position, city: CityScore) -> bool:
    return any(d.reason == "counts" and d.worth == d.level >= 3 for d in city.districts)


def without_a_plaza(position: Position, city: CityScore) -> bool:
    return any(row["value"] and not row["stars"] for row in city.kinds.values())


def differs(key: str, other: str) -> Predicate:
    """Another reading of the rule would give another score."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if after.seat != polis.OVER:
            return False
        place = [entry.key for entry in after.rules.sheet.options].index(key)
        copy = after.copy()
        codes = after.rules.sheet.options[place]
        copy.records["options"][0, place] = codes.code(other)
        return copy.scores != after.scores

    return reached


def tied(seats: int) -> Predicate:
    """The best score is shared by some, and by this many after the stones are compared."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if after.seat != polis.OVER:
            return False
        best = after.scores.count(max(after.scores))
        return best > 1 and sum(share > Fraction(0) for share in after.shares) == seats

    return reached


def playing(players: int, long: bool) -> Predicate:
    return lambda before, move, after: (
        after.seat == polis.OVER
        and after.seats == players
        and option("all_tiles", long)(after) is True
    )


def variant(kind: str) -> Predicate:
    return has_district(kind, "doubles")


RULES: dict[str, Predicate] = {
    "two players": playing(2, False),
    "three players": playing(3, False),
    "four players": playing(4, False),
    "two players, all tiles": playing(2, True),
    "three players, all tiles": playing(3, True),
    "the first tile is free": lambda before, move, after: takes(before, move, 0),
    "the second tile costs one": lambda before, move, after: takes(before, move, 1),
    "the fourth tile costs three": lambda before, move, after: takes(before, move, 3),
    "without stones the first tile must be taken": must_take_the_first,
    "on the ground beside the city": lambda before, move, after: level(before, move) == 1,
    "on the ground inside a lake": in_a_lake,
    "on the second level": lambda before, move, after: level(before, move) == 2,
    "on the third level": lambda before, move, after: level(before, move) == 3,
    "on the fourth level or higher": lambda before, move, after: level(before, move) >= 4,
    "touching nothing on its own level": lies_alone,
    "a covered quarry gives a stone": quarries(1),
    "two covered quarries give two": quarries(2),
    "three covered quarries give three": quarries(3),
    "a covered plaza is gone": covers_a_plaza,
    "a city in one line": wide,
    "a refill of the site": lambda before, move, after: (
        move.startswith("reveal") and record(before)["turns"] > 0
    ),
    "the last tile is not played": lambda before, move, after: (
        after.seat == polis.OVER and record(after)["site_count"] == 1
    ),
    "houses of the largest group": has_district("house", "counts"),
    "houses outside it": has_district("house", "not-largest"),
    "a market alone": has_district("market", "counts"),
    "a market beside a market": has_district("market", "beside-market"),
    "barracks on the edge": has_district("barracks", "counts"),
    "barracks inside": has_district("barracks", "not-on-edge"),
    "a temple surrounded": has_district("temple", "counts"),
    "a temple not surrounded": has_district("temple", "not-surrounded"),
    "a garden": has_district("garden", "counts"),
    "a district is worth its level": final(higher_districts_are_worth_more),
    "districts without a plaza score nothing": final(without_a_plaza),
    "variant: houses": variant("house"),
    "variant: markets": variant("market"),
    "variant: barracks": variant("barracks"),
    "variant: temples": variant("temple"),
    "variant: gardens": variant("garden"),
    "a lake is not the edge": differs("lake_is_edge", "true"),
    "reading: a lake is an edge": differs("lake_is_edge", "false"),
    "largest means most houses": differs("house_group", "value"),
    "reading: largest means most valuable": differs("house_group", "count"),
    "a lake of any size": differs("lake_size", "single"),
    "reading: only single lakes": differs("lake_size", "any"),
    "empty places in lakes": differs("empty_places", "outside"),
    "reading: only empty places outside": differs("empty_places", "all"),
    "equal points: more stones win": tied(1),
    "equal points and stones: a shared win": tied(2),
}
