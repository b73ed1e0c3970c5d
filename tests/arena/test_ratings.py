"""Ratings explain the results they are fitted to."""

from __future__ import annotations

import math

import pytest

from polis.arena.ladder.ratings import AVERAGE, Duel, fit


def odds(lead: float) -> float:
    return 1 / (1 + 10 ** (-lead / 400))


def test_true_strengths_are_found_again() -> None:
    truth = [1700.0, 1500.0, 1300.0]
    games = 100_000
    duels = [
        Duel(a, b, 1, games, games * odds(truth[a] - truth[b]))
        for a in range(3)
        for b in range(a + 1, 3)
    ]
    assert [rating for rating, _ in fit(3, duels)] == pytest.approx(truth, abs=0.5)


def test_ten_times_the_odds_are_four_hundred_points() -> None:
    (strong, _), (weak, _) = fit(2, [Duel(0, 1, 1, 1_100_000, 1_000_000)])
    assert strong - weak == pytest.approx(400, abs=0.1)
    assert (strong + weak) / 2 == pytest.approx(AVERAGE)


@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_one_among_equals_wins_his_share(rivals: int) -> None:
    games = 60_000
    duels = [Duel(a, 1 - a, rivals, games, games / (rivals + 1)) for a in range(2)]
    assert [rating for rating, _ in fit(2, duels)] == pytest.approx([AVERAGE] * 2, abs=1e-6)


def test_whoever_wins_everything_gets_a_finite_rating() -> None:
    (strong, error), (weak, _) = fit(2, [Duel(0, 1, 1, 400, 400)])
    assert math.isfinite(strong)
    assert math.isfinite(error)
    assert strong > weak + 400


def test_more_games_make_the_interval_narrower() -> None:
    few, many = (fit(2, [Duel(0, 1, 1, n, 0.6 * n)])[0][1] for n in (100, 10_000))
    assert many < few / 3


def test_the_interval_is_that_of_the_likelihood() -> None:
    """Of two even bots the lead has a variance of 4 / games in log-odds, each is half of it off."""
    games = 40_000
    (_, one), _ = fit(2, [Duel(0, 1, 1, games, games / 2)])
    assert one == pytest.approx(1.96 * 400 / math.log(10) * math.sqrt(1 / games), rel=1e-3)


def test_deals_that_end_alike_widen_the_intervals() -> None:
    """Each deal is won or lost in all four seats, so it is worth one game and not four."""
    deals = [[Duel(0, 1, 1, 4, 4.0 * (number % 2))] for number in range(50)]
    duels = [Duel(0, 1, 1, 200, 100)]
    (_, free), _ = fit(2, duels)
    (rating, bound), _ = fit(2, duels, deals)
    assert rating == pytest.approx(1500)
    assert bound == pytest.approx(2 * free, rel=0.02)


def test_deals_that_differ_within_do_not_narrow_the_intervals() -> None:
    deals = [[Duel(0, 1, 1, 2, 1.0)] for _ in range(50)]
    duels = [Duel(0, 1, 1, 100, 50)]
    assert fit(2, duels, deals) == fit(2, duels)
