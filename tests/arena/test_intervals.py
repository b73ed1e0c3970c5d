"""Intervals of win rates: games of one deal depend on each other."""

from __future__ import annotations

import numpy as np
import pytest

from polis.arena.compiled_games import PER_SEAT
from polis.arena.intervals import wilson, wilson_of_deals
from polis.arena.ladder.plan import Ladder, numbers, pairings
from polis.arena.ladder.standings import standings
from polis.arena.runs.digests import match_digest
from polis.arena.runs.state import Entry
from polis.core.contract import WIN


def test_the_wilson_interval_of_known_cases() -> None:
    """Values of Wilson's 95 % interval as tables give them."""
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_deals_of_one_game_are_independent_games() -> None:
    deals = [(1.0, 1)] * 300 + [(0.0, 1)] * 700
    assert wilson_of_deals(deals) == pytest.approx(wilson(300, 1000), abs=2e-4)


def test_games_that_end_alike_count_as_one() -> None:
    deals = [(4.0, 4)] * 300 + [(0.0, 4)] * 700
    assert wilson_of_deals(deals) == pytest.approx(wilson(300, 1000), abs=2e-4)


def test_changing_seats_makes_a_rate_more_certain_if_the_seat_decides() -> None:
    deals = [(1.0, 2)] * 80 + [(2.0, 2)] * 12 + [(0.0, 2)] * 8
    low, high = wilson_of_deals(deals)
    free = wilson(104, 200)
    assert free[0] < low < 0.52 < high < free[1]


def test_a_rate_of_one_or_zero_counts_deals() -> None:
    assert wilson_of_deals([(3.0, 3)] * 10) == wilson(10, 10)
    assert wilson_of_deals([(0.0, 3)] * 10) == wilson(0, 10)
    assert wilson_of_deals([]) == (0.0, 1.0)


def test_few_deals_that_agree_do_not_make_a_rate_certain() -> None:
    low, high = wilson_of_deals([(1.0, 2)] * 2)
    assert low < 0.25
    assert high > 0.75


@pytest.mark.parametrize("deals", [10, 30])
def test_the_interval_of_dependent_games_holds_what_it_promises(deals: int) -> None:
    """Of tables of four, whose games of one deal mostly end alike, about 95 % hold the true rate.

    Wilson's interval of single games holds it much more rarely.
    """
    luck = np.random.default_rng(7)
    held = naive = 0
    tries = 4000
    for _ in range(tries):
        fate = luck.random((deals, 1)) < 0.3
        games = np.where(luck.random((deals, 4)) < 0.8, fate, luck.random((deals, 4)) < 0.3)
        low, high = wilson_of_deals([(float(wins), 4) for wins in games.sum(axis=1)])
        held += low <= 0.3 <= high
        low, high = wilson(float(games.sum()), games.size)
        naive += low <= 0.3 <= high
    assert held / tries > 0.93
    assert naive / tries < 0.85


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_is_the_unit_of_a_ladders_intervals(players: int) -> None:
    """Where the luck of a deal alone decides, changing seats adds no information."""
    ladder = Ladder("machi-koro", players, {}, ("random", "greedy"), 40 * players, 4, 5)
    state = ladder.new_state()
    for pairing in pairings(ladder):
        for number in range(numbers(ladder, pairing)):
            for seats in pairing.seatings(number):
                row = np.zeros((1, PER_SEAT + 2 * players), np.int64)
                winner = "random" if number % 2 else "greedy"
                if winner in seats:
                    row[0, PER_SEAT + players + seats.index(winner)] = WIN
                digest = match_digest(ladder.match(seats))
                state.add(
                    Entry(seats, number, row, 0.0, [0] * players, [0.0] * players, [], digest)
                )
    data = standings(ladder, state)
    for row in (*data["pairs"], *data["bots"]):
        assert (row["deals"], row["win_rate"]) == (40, 0.5)
        assert (row["win_low"], row["win_high"]) == pytest.approx(wilson(20, 40), abs=0.005)
