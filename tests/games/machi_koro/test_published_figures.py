"""Exact figures of Machi Koro, found again by search over the kernels' positions."""

from __future__ import annotations

from fractions import Fraction

import pytest

from polis.core.position import Position
from polis.games.machi_koro.sheet import BUILD, BUILD_NOTHING, KINDS
from tests.games.machi_koro.solver import Bound, alone, best_chance, expected_turns
from tests.rules.machi_koro.table import STATION, scene

# "Alone" means a table with a single seat: a second one, even if it never builds, would roll too,
# and so pay the first one's blue cards. Every extra turn counts as a turn; all 84 cards lie open.


def test_odds_of_two_dice() -> None:
    outcomes = scene(1, landmarks=[{STATION}]).play("roll 2").outcomes
    sums: dict[int, Fraction] = {}
    for notation, chance in outcomes.items():
        total = sum(int(face) for face in notation.removeprefix("dice ").split("+"))
        sums[total] = sums.get(total, Fraction(0)) + chance
    of36 = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert sums == {total: Fraction(weight, 36) for total, weight in of36.items()}
    assert sum(outcomes[f"dice {die}+{die}"] for die in range(1, 7)) == Fraction(1, 6)


def cheapest_landmark(position: Position) -> int:
    """Build the cheapest missing landmark as soon as it can be paid, and nothing else."""
    missing = position.records[0]["landmarks"][0].tolist().index(0)
    landmark = BUILD + KINDS + missing
    return landmark if landmark in position.legal.codes else BUILD_NOTHING


def test_landmarks_alone_with_one_die_take_68_turns() -> None:
    assert float(expected_turns(cheapest_landmark)) == pytest.approx(68.0799999, abs=1e-6)


def test_the_quickest_games_alone() -> None:
    bound = Bound()
    assert best_chance(6, bound) == 0
    assert best_chance(7, bound) == Fraction(11, 559872)
    # With all luck at its best three coins are too few for six turns and enough for seven.
    assert bound.needed(alone(), 6) > 3
    assert bound.needed(alone(), 7) <= 3
