"""Chance: every reveal with its odds, named so that luck does not depend on choices."""

from __future__ import annotations

from fractions import Fraction

from polis.core.contract import CHANCE, OVER
from polis.core.dealer import deal, luck_of
from tests.rules.world_wonders.play import playout
from tests.rules.world_wonders.table import RULES


def test_equal_tiles_of_a_stack_are_one_outcome_with_a_weight() -> None:
    outcomes = RULES.new(2).outcomes
    assert outcomes["reveal S1 S1-01"] == Fraction(2, 10)  # as S1-02
    assert "reveal S1 S1-02" not in outcomes
    assert outcomes["reveal S1 S1-05"] == Fraction(1, 10)
    assert sum(outcomes.values()) == 1


def test_a_revealed_tile_does_not_come_again() -> None:
    position = RULES.new(2).play("reveal S1 S1-05")
    position.records[0]["stack"] -= 1
    assert "reveal S1 S1-05" not in position.outcomes
    assert position.outcomes["reveal S1 S1-01"] == Fraction(2, 9)


def test_every_number_below_the_odds_draws_an_outcome_as_often_as_its_weight() -> None:
    kernels, box = RULES.kernels, RULES.box

    def look(position) -> None:
        if position.seat != CHANCE:
            return
        codes, weights = position._chances()
        total = kernels["odds"](box, position.records, 0)
        drawn = [int(kernels["draw"](box, position.records, 0, r)) for r in range(total)]
        assert total == weights.sum()
        assert sorted(drawn) == sorted(
            int(code) for code, w in zip(codes, weights, strict=True) for _ in range(w)
        )

    for players in (1, 4):
        playout(RULES.new(players, map_side="b"), players, look, steps=120)


def tiles_of(seed: int, choices: int) -> dict[int, int]:
    """The tile of each building event of a game with this luck, by the event's name."""
    seen: dict[int, int] = {}

    def look(position) -> None:
        outcomes = position.outcomes
        if any(outcome.startswith("reveal S") for outcome in outcomes):
            name = int(RULES.kernels["event"](RULES.box, position.records, 0))
            seen[name] = int(deal(RULES.box, position.records, 0, luck_of(seed)))

    playout(RULES.new(2), seed, look, choices=choices, steps=100)
    return seen


def test_the_same_luck_shows_the_same_buildings_whatever_is_bought() -> None:
    one, other = tiles_of(5, 1), tiles_of(5, 2)
    both = set(one) & set(other)
    assert len(both) >= 6
    assert all(one[name] == other[name] for name in both)


def test_no_event_name_comes_twice_in_a_game() -> None:
    names: list[int] = []

    def look(position) -> None:
        if position.seat == CHANCE:
            names.append(int(RULES.kernels["event"](RULES.box, position.records, 0)))

    ended = playout(RULES.new(1, map_side="b"), 3, look)
    assert ended.seat == OVER
    assert len(set(names)) == len(names)
