"""What `search` leans on in World Wonders: trials are exact, playouts end with points."""

from __future__ import annotations

import random

import numpy as np
import pytest

from polis.core.contract import CHANCE
from polis.core.kernel import new_records
from polis.core.position import Position
from polis.games.world_wonders.rules.apply import apply
from polis.games.world_wonders.rules.position import BUYING, ENDED, LAYING, POSITION
from polis.games.world_wonders.rules.score import automaton_score, points
from polis.games.world_wonders.sheet import SHEET
from polis.games.world_wonders.strategy.candidates import is_whole
from polis.games.world_wonders.strategy.evaluation import (
    goods_value,
    map_value,
    rounds_to_come,
)
from polis.games.world_wonders.strategy.playout import playout
from polis.games.world_wonders.strategy.prior import prior
from polis.games.world_wonders.strategy.weights import RIVAL
from tests.rules.world_wonders.table import BOX, RULES


def scattered(seed: int, seats: int | None = None) -> Position:
    """A game with random options, some random moves old."""
    chooser = random.Random(seed)
    options = {option.key: chooser.choice(option.values) for option in SHEET.options}
    position = RULES.new(seats or chooser.choice(SHEET.players), **options)
    play_on(position, chooser, chooser.randrange(40, 120))
    return position


def play_on(position: Position, chooser: random.Random, moves: int) -> None:
    for _ in range(moves):
        if position.records["phase"][0] == ENDED:
            return
        some = list(position.outcomes) if position.seat == CHANCE else list(position.legal.codes)
        position.play(chooser.choice(some))


def until(position: Position, phase: int, seed: int) -> Position:
    chooser = random.Random(seed)
    while position.records["phase"][0] != phase:
        play_on(position, chooser, 1)
    return position


def priors(position: Position) -> np.ndarray:
    codes = np.array(position.legal.codes, np.int64)
    out = np.zeros(len(codes))
    before = position.records.tobytes()
    P = new_records(2, POSITION)
    P[0] = position.records[0]
    prior(BOX, P, 0, codes, len(codes), out)
    assert P[0].tobytes() == position.records[0].tobytes()
    assert position.records.tobytes() == before
    return out


@pytest.mark.parametrize("seed", range(8))
def test_a_place_on_trial_is_worth_what_it_is_worth_when_played(seed: int) -> None:
    position = until(scattered(seed), LAYING, seed)
    while not is_whole(BOX[0], position.records[0]):
        until(position.play(int(position.legal.codes[0])), LAYING, seed)
    seat = position.seat
    left = rounds_to_come(BOX[0], position.records[0])
    goods = goods_value(BOX[0], position.records[0], seat, left)
    P = new_records(2, POSITION)
    worths = priors(position)
    for code, worth in list(zip(position.legal.codes, worths, strict=True))[::7]:
        P[0] = position.records[0]
        apply(BOX, P, 0, code)
        assert map_value(BOX[0], P[0], seat, left) + goods == worth  # the same bits


@pytest.mark.parametrize("seed", range(4))
def test_a_purchase_is_worth_its_best_place(seed: int) -> None:
    position = until(scattered(seed), BUYING, seed)
    for code, worth in zip(position.legal.codes, priors(position), strict=True):
        bought = position.copy()
        bought.play(int(code))
        in_hand = bought.records[0]
        if in_hand["phase"] == LAYING and in_hand["hand"] >= 0 and is_whole(BOX[0], in_hand):
            assert bought.seat == position.seat
            assert max(priors(bought)) == pytest.approx(worth)


@pytest.mark.parametrize("seed", range(3))
def test_a_playout_goes_to_the_end_with_the_luck_it_is_given(seed: int) -> None:
    position = until(scattered(seed), BUYING, seed)
    ends = []
    for luck in (1, 1, 2):
        P = new_records(2, POSITION)
        P[0] = position.records[0]
        codes = np.zeros(SHEET.most_actions, np.int64)
        playout(BOX, P, 0, np.uint64(luck), codes, np.zeros(max(SHEET.players)))
        assert P["phase"][0] == ENDED
        ends.append(P[0].tobytes())
    assert ends[0] == ends[1] != ends[2]


def results_at_the_end(seats: int) -> tuple[np.ndarray, np.ndarray]:
    position = until(scattered(5, seats), ENDED, 5)
    out = np.zeros(max(SHEET.players))
    playout(BOX, position.records, 0, np.uint64(7), np.zeros(0, np.int64), out)
    return position.records, out[:seats]


def test_a_finished_game_gives_points_less_a_part_of_the_best_rival_s() -> None:
    P, out = results_at_the_end(3)
    own = [int(points(BOX[0], P[0], seat)) for seat in range(3)]
    for seat in range(3):
        rival = max(own[:seat] + own[seat + 1 :])
        assert out[seat] == pytest.approx(own[seat] - RIVAL * rival)


def test_a_finished_solo_game_gives_the_lead_over_the_automaton() -> None:
    P, out = results_at_the_end(1)
    assert out[0] == points(BOX[0], P[0], 0) - automaton_score(BOX[0], P[0])
