"""Exact figures of Machi Koro by search over positions: a single seat, fractions, no estimate.

Every step is taken by the kernels; only the sums and the choice of the best are made here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

import numpy as np

from polis.core.contract import CHANCE, OVER
from polis.core.position import Position
from polis.games.machi_koro.rules.position import DICE, RADIO_TOWER, ROLLING
from polis.games.machi_koro.sheet import KEEP, LANDMARKS, ROLL_ONE
from tests.rules.machi_koro.table import RULES

RICH = 1000
NEVER = 10**6


def alone() -> Position:
    """The beginning of a game at a table with a single seat."""
    return RULES.new(1)


def after(position: Position, code: int) -> Position:
    """The position that an action or outcome leads to."""
    following = _copy(position)
    RULES.kernels["apply"](RULES.box, following.records, 0, code)
    return following


def _copy(position: Position) -> Position:
    """A copy by bytes, several times quicker than one by fields."""
    return Position(RULES, position.records.view(np.uint8).copy().view(RULES.dtype))


def outcomes(position: Position) -> Iterator[tuple[int, Fraction]]:
    """The codes that chance may bring, each with its probability."""
    codes, weights = position._chances()
    total = int(weights.sum())
    for code, weight in zip(codes.tolist(), weights.tolist(), strict=True):
        yield code, Fraction(weight, total)


def city(position: Position) -> bytes:
    """The establishments and landmarks of the only seat."""
    p = position.records[0]
    return bytes(p["cities"][0].tobytes() + p["landmarks"][0].tobytes())


def state(position: Position) -> tuple[object, ...]:
    """All that the future depends on; positions that differ only in their past are one."""
    p = position.records[0]
    phase = int(p["phase"])
    turn = [p["dice"], p["rerolled"]] if phase in (ROLLING, RADIO_TOWER) else []
    roll = [p["first"], p["second"]] if phase == RADIO_TOWER else []
    numbers = (int(n) for n in (p["turns"], p["coins"][0], p["extra"], *turn, *roll))
    return phase, city(position), *numbers


class Bound:
    """The fewest coins with which a city can still be finished in so many turns."""

    def __init__(self) -> None:
        self._needed: dict[tuple[bytes, int], int] = {}

    def needed(self, position: Position, turns: int) -> int:
        """The fewest coins at the beginning of a turn, which is one of the turns.

        With all luck at its best a turn brings the highest income of the city as it stands, then
        one card is built; and more coins never make less possible. So nobody with fewer coins
        can finish in time, whatever he rolls and builds.
        """
        missing = LANDMARKS - int(position.records[0]["landmarks"][0].sum())
        if missing > turns:
            return NEVER
        known = (city(position), turns)
        if known not in self._needed:
            income, buildings = _best_turn(position)
            fewest = NEVER
            for cost, built in buildings:
                later = 0 if built.seat == OVER else self.needed(built, turns - 1)
                fewest = min(fewest, cost + later)
            self._needed[known] = max(0, fewest - income)
        return self._needed[known]


def _best_turn(position: Position) -> tuple[int, list[tuple[int, Position]]]:
    """The highest income of a turn, and what can be built in it by the rich, with the costs."""
    start = _copy(position)
    start.records["coins"][0, 0] = RICH
    income, building = 0, start
    for roll in [after(start, code) for code in start.legal.codes.tolist()] or [start]:
        for code, _ in outcomes(roll):
            building = after(roll, code)
            if building.records[0]["phase"] == RADIO_TOWER:
                building = after(building, KEEP)
            income = max(income, int(building.records[0]["coins"][0]) - RICH)
    building.records["coins"][0, 0] = RICH
    built = [after(building, code) for code in building.legal.codes.tolist()]
    return income, [(RICH - int(each.records[0]["coins"][0]), each) for each in built]


class Search:
    """The best chance to finish within so many turns, an extra turn counting as one."""

    def __init__(self, turns: int, bound: Bound) -> None:
        self.turns = turns
        self.bound = bound
        self._known: dict[tuple[object, ...], Fraction] = {}

    def chance(self, position: Position) -> Fraction:
        """The chance with best play from here on."""
        if position.seat == OVER:
            return Fraction(1)
        if self._hopeless(position):
            return Fraction(0)
        known = state(position)
        if known not in self._known:
            if position.seat == CHANCE:
                chances = (p * self.chance(after(position, n)) for n, p in outcomes(position))
                self._known[known] = sum(chances, Fraction(0))
            else:
                codes = position.legal.codes.tolist()
                self._known[known] = max(self.chance(after(position, code)) for code in codes)
        return self._known[known]

    def _hopeless(self, position: Position) -> bool:
        p = position.records[0]
        begins = p["phase"] == DICE or (p["phase"] == ROLLING and not p["rerolled"])
        left = self.turns + 1 - position.turns
        return bool(begins and p["coins"][0] < self.bound.needed(position, left))


def best_chance(turns: int, bound: Bound | None = None) -> Fraction:
    """The chance, with best play alone at the table, to finish within so many turns.

    Searches that share a bound share its work.
    """
    return Search(turns, bound or Bound()).chance(alone())


def expected_turns(choose: Callable[[Position], int]) -> Fraction:
    """The turns that a fixed way to play needs on average, alone and always with one die."""
    known: dict[tuple[bytes, int], Fraction] = {}

    def expected(position: Position) -> Fraction:
        place = (city(position), int(position.records[0]["coins"][0]))
        if place not in known:
            rolling = (
                after(position, ROLL_ONE) if position.records[0]["phase"] == DICE else position
            )
            stays, moves = Fraction(0), Fraction(0)
            for code, p in outcomes(rolling):
                building = after(rolling, code)
                following = after(building, choose(building))
                if following.seat == OVER:
                    continue
                if (city(following), int(following.records[0]["coins"][0])) == place:
                    stays += p
                else:
                    moves += p * expected(following)
            # E = 1 + stays·E + moves
            known[place] = (1 + moves) / (1 - stays)
        return known[place]

    return expected(alone())
