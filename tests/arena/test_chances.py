"""The chance to win: the fit, how well it predicts, and the fits that are shipped."""

from __future__ import annotations

import json
import math
import random

import pytest

from polis.arena.chances.fit import calibration, fit, mean_error, unseen_predictions
from polis.arena.chances.model import (
    FILE,
    VALUE,
    Fit,
    Moment,
    chances_data,
    features,
    fit_of,
    moment_of,
)
from polis.arena.chances.samples import POSITIONS, Sample, play_samples
from polis.bots import levels
from polis.core import registry
from polis.core.game import Game

FITS = [
    (sheet.key, seats)
    for sheet in registry.sheets()
    for seats in sheet.players
    if fit_of(sheet.key, seats) is not None
]


def made_up(rng: random.Random, count: int) -> list[Sample]:
    """Samples of a game in which a lead decides, the more the less is left of it."""
    found = []
    for number in range(count):
        turns, lead = rng.randrange(40), rng.gauss(0, 5)
        odds = 0.3 * lead / math.sqrt(max(0.04, 1 - turns / 40))
        chance = 1 / (1 + math.exp(-odds))
        won = sum(rng.random() < chance for _ in range(4)) / 4
        found.append(Sample(number // 4, 2, turns, 40, 10, 10, lead, won))
    return found


def test_a_fit_finds_the_chance_behind_the_samples(seed: int) -> None:
    found = fit(made_up(random.Random(seed), 2000), "points")
    for turns, lead in ((5, 4), (20, -3), (36, 2), (20, 0)):
        odds = 0.3 * lead / math.sqrt(1 - turns / 40)
        expected = 1 / (1 + math.exp(-odds))
        assert found.chance(Moment(lead, turns, 10, 10)) == pytest.approx(expected, abs=0.06)


def test_predictions_of_unseen_games_are_calibrated(seed: int) -> None:
    samples = made_up(random.Random(seed), 2000)
    bins = calibration(unseen_predictions(samples, "points"), samples)
    assert sum(one.samples for one in bins) == len(samples)
    assert mean_error(bins) < 0.05
    assert all(n / 10 <= one.predicted <= (n + 1) / 10 for n, one in enumerate(bins) if one.samples)


def test_a_sample_is_never_predicted_by_a_fit_to_its_own_game() -> None:
    """A game whose result nothing explains must not be learnt by heart."""
    samples = made_up(random.Random(1), 400)
    odd = [s for s in samples if s.game == 7]
    others = [s for s in samples if s.game % 5 != 7 % 5]
    known = fit(others, "points")
    predicted = dict(zip(samples, unseen_predictions(samples, "points"), strict=True))
    for one in odd:
        assert predicted[one] == known.chance(Moment(one.value, one.turns, one.own, one.rival))


def test_a_value_that_is_a_chance_enters_by_its_odds() -> None:
    assert features("chance", 40, Moment(0.5, 0, 0, 0))[VALUE] == 0
    assert features("chance", 40, Moment(1.0, 0, 0, 0))[VALUE] < 10
    assert features("points", 40, Moment(7.0, 0, 0, 0))[VALUE] == 7


def test_the_best_other_player_is_the_rival() -> None:
    position = Game("machi-koro", 3, seed=1).position
    position.records["landmarks"][0][1][:2] = 1
    assert moment_of(position, 0, 0.5) == Moment(0.5, position.turns, 0, 2)
    assert moment_of(position, 1, 0.5) == Moment(0.5, position.turns, 2, 0)


@pytest.mark.parametrize(("key", "seats"), FITS)
def test_a_better_value_is_never_a_smaller_chance(key: str, seats: int) -> None:
    found = fit_of(key, seats)
    assert found is not None
    values = [n / 20 for n in range(21)] if found.unit == "chance" else range(-40, 200, 10)
    for turns in range(int(1.5 * found.length)):
        chances = [found.chance(Moment(value, turns, 5, 5)) for value in values]
        assert chances == sorted(chances)
        assert chances[0] < chances[-1]


def test_every_game_of_several_players_has_fits() -> None:
    expected = [(s.key, n) for s in registry.sheets() for n in s.players if n > 1]
    assert set(expected) <= set(FITS)


@pytest.mark.parametrize("key", [sheet.key for sheet in registry.sheets()])
def test_the_fit_belongs_to_the_judge(key: str) -> None:
    """Other simulations give other values: a new judge needs a new fit."""
    data = chances_data(key)
    assert data is not None
    assert data["judge"] == levels.level(key, levels.JUDGE).bot
    assert data["unit"] == ("chance" if key == "machi-koro" else "points")


def test_the_file_holds_nothing_but_the_fit() -> None:
    path = registry.folder("machi-koro") / FILE
    assert set(json.loads(path.read_text())) == {"judge", "level", "unit", "fits"}


def test_a_number_of_players_without_a_fit_has_none() -> None:
    assert fit_of("machi-koro", 1) is None


def test_samples_of_a_game_repeat_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polis.arena.chances.samples.CONTINUATIONS", 2)
    monkeypatch.setattr("polis.arena.chances.samples.JUDGE", "apprentice")
    found = list(play_samples("machi-koro", 2, 3, "builder"))
    assert found == list(play_samples("machi-koro", 2, 3, "builder"))
    assert len(found) == POSITIONS
    assert all(0 <= one.won <= 1 and one.turns <= one.length for one in found)


def test_a_fit_of_even_odds_is_even() -> None:
    even = Fit("points", 40, (0.0,) * 6)
    assert even.chance(Moment(100.0, 1, 50, 0)) == 0.5
