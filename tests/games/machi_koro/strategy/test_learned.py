"""What networks see of a position, and how a turn is played by them."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from polis.bots.search import Search
from polis.bots.specs import parse
from polis.core.contract import CHANCE, OVER
from polis.core.kernel import new_records
from polis.core.position import Position
from polis.games.machi_koro.rules.position import BUILDING, REFILLING
from polis.games.machi_koro.sheet import MOST_ACTIONS, SEATS
from polis.games.machi_koro.strategy import inputs, learned, prior
from polis.games.machi_koro.strategy.layout import INPUTS, SEAT_INPUTS, TABLE_INPUTS
from tests.native import NATIVE
from tests.rules.machi_koro.table import MALL, PARK, RULES, STATION, TOWER, play, scene

BOX = replace(RULES, strategy=RULES.styles["network"]).box


def decisions(seed: int, players: int, count: int) -> list[Position]:
    """Decisions of games in which all play almost at random."""
    chooser, found = random.Random(seed), []
    while len(found) < count:
        position = RULES.new(players, supply=chooser.choice(("all", "ten")))
        bot = parse("greedy:noise=9", "machi-koro").sit_down(chooser.getrandbits(60))
        while position.seat != OVER and len(found) < count:
            if position.seat == CHANCE:
                position.deal(chooser.getrandbits(60))
                continue
            if chooser.random() < 0.2:
                found.append(position.copy())
            position.play(bot.choose(position, 1.0))
    return found


def looks(position: Position, plain: bool = False) -> np.ndarray:
    """The prior of every legal action."""
    codes = position.legal.codes
    room, hopes = new_records(2, RULES.dtype), np.zeros(len(codes))
    room[0] = position.records[0]
    call = prior.prior if plain else RULES.kernels["prior"]
    call(BOX, room, 0, codes, len(codes), hopes)
    assert room[0].tobytes() == position.records[0].tobytes()
    return hopes


def chances(position: Position) -> np.ndarray:
    """Each seat's chance at the beginning of a turn."""
    out = np.zeros(SEATS)
    p = position.records[0]
    learned.judge(BOX[0], p, int(p["seat"]), out)
    return out


def written(position: Position) -> np.ndarray:
    out = np.zeros(INPUTS, np.int32)
    assert learned.inputs(BOX, position.records, 0, out) == position.records[0]["seat"]
    return out


def test_inputs_depend_on_the_order_of_seats_not_on_their_numbers() -> None:
    cities = [{"bakery": 2, "mine": 1}, {"cafe": 1}, {"ranch": 3, "cheese-factory": 1}]
    coins, landmarks = [3, 8, 15], [[STATION], [], [MALL, PARK]]
    first = written(scene(3, coins=coins, cities=cities, landmarks=landmarks))
    for turn in (1, 2):
        turned = [[*part[-turn:], *part[:-turn]] for part in (coins, cities, landmarks)]
        position = scene(3, None, turned[0], turned[1], turned[2], seat=turn)
        assert written(position).tolist() == first.tolist()
    parts = first[TABLE_INPUTS:].reshape(SEATS, SEAT_INPUTS)
    assert parts[:3, inputs.COINS].tolist() == coins
    assert not parts[3].any()


def test_networks_judge_only_the_beginning_of_a_turn() -> None:
    position = scene(coins=[5, 5])
    assert learned.inputs(BOX, position.records, 0, np.zeros(INPUTS, np.int32)) == 0
    play(position, "dice 5")
    assert learned.inputs(BOX, position.records, 0, np.zeros(INPUTS, np.int32)) == -1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_build_is_judged_as_the_position_after_it(players: int, seed: int) -> None:
    compared = 0
    for position in decisions(seed, players, 60 if NATIVE else 20):
        if position.records[0]["phase"] != BUILDING:
            continue
        for code, hope in zip(position.legal.codes, looks(position), strict=True):
            after = position.copy().play(int(code))
            if after.seat == OVER:
                assert hope == 1.0
            elif after.records[0]["phase"] != REFILLING:
                assert hope == chances(after)[position.seat]
                compared += 1
    assert compared


@pytest.mark.parametrize("players", [2, 4])
def test_plain_python_and_native_code_judge_alike(players: int, seed: int) -> None:
    for position in decisions(seed, players, 25 if NATIVE else 5):
        assert looks(position).tolist() == looks(position, plain=True).tolist()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_that_can_win_this_turn_by_building_does_so(players: int, seed: int) -> None:
    """Every action that ends the game is found by trying all; one of them is played."""
    winning = 0
    for number, position in enumerate(decisions(seed, players, 150 if NATIVE else 30)):
        p = position.records[0]
        p["coins"][position.seat] += 30
        missing = [TOWER, PARK, MALL][number % 3]
        p["landmarks"][position.seat] = [name != missing for name in (STATION, MALL, PARK, TOWER)]
        cards = sum(1 << 15 + k for k, built in enumerate(p["landmarks"][position.seat]) if built)
        p["full"][position.seat] = p["full"][position.seat] & 0x7FFF | cards
        position = Position(RULES, position.records)
        ends = [
            int(code)
            for code in position.legal.codes
            if position.copy().play(int(code)).seat == OVER
        ]
        if ends:
            winning += 1
            for sims in (1, 30):
                assert Search(seed=number, sims=sims).choose(position, 1.0) in ends
    assert winning


def test_a_dice_choice_is_the_mean_over_all_rolls() -> None:
    """Compared with every roll and every build, tried one by one."""
    cities = [{"ranch": 3, "cheese-factory": 1, "bakery": 2}, {"cafe": 1, "mine": 1}]
    position = scene(coins=[4, 6], cities=cities, landmarks=[[STATION], [STATION]])
    expected = []
    for code in position.legal.codes:
        rolling = position.copy().play(int(code))
        weights = rolling.outcome_weights
        total = 0.0
        for outcome, weight in weights.items():
            rolled = rolling.copy()
            rolled.apply(outcome)
            total += weight * looks(rolled).max()
        expected.append(total / sum(weights.values()))
    assert looks(position) == pytest.approx(np.array(expected))


def test_chances_at_a_leaf_add_up_to_one(seed: int) -> None:
    for position in decisions(seed, 3, 10):
        P, results = new_records(2, RULES.dtype), np.zeros(SEATS)
        P[0] = position.records[0]
        codes = np.zeros(MOST_ACTIONS, np.int64)
        RULES.kernels["playout"](BOX, P, 0, np.uint64(seed), codes, results)
        assert results.sum() == pytest.approx(1.0)


def test_a_search_by_networks_is_another_style() -> None:
    position = play(scene(coins=[9, 9]), "dice 5")
    values = [one.value for one in Search(sims=50).analyse(position, 1.0)]
    others = [one.value for one in Search(sims=50, style="network").analyse(position, 1.0)]
    assert values != others
