"""Rivals of Machi Koro who buy by a shopping list are known by what they bought."""

from __future__ import annotations

import numpy as np
import pytest

from polis.core.kernel import new_records
from polis.core.networks.layout import PLAYOUT
from polis.games.machi_koro.box import KIND_KEYS
from polis.games.machi_koro.sheet import SEATS
from polis.games.machi_koro.strategy.playout import NOT_EXPECTED, playout
from polis.games.machi_koro.strategy.prior import prior
from polis.games.machi_koro.strategy.rival_plans import NO_LIST, guess_list
from polis.games.machi_koro.strategy.shopping_lists import BOTS
from tests.rules.machi_koro.table import MALL, RULES, START, STATION, Cards, play, scene, tidy

RANCH, BAKERY, STORE = BOTS


def plans(bought: Cards, *landmarks: str, others: Cards = START) -> set[str]:
    """The lists that a seat with these cards besides its first is thought to follow."""
    city = {key: START.get(key, 0) + bought.get(key, 0) for key in {*START, *bought}}
    position = scene(cities=[others, city], landmarks=[[], landmarks])
    found = {
        guess_list(RULES.box[0], position.records[0], 1, guess) for guess in range(len(BOTS))
    } - {NO_LIST}
    return {BOTS[number] for number in found}


def test_who_has_bought_nothing_has_shown_no_plan() -> None:
    assert plans({}) == set()


def test_what_was_bought_tells_the_list() -> None:
    assert plans({"ranch": 1}) == {RANCH}
    assert plans({"ranch": 6, "cheese-factory": 1}, STATION) == {RANCH}
    assert plans({"bakery": 4}) == {BAKERY}
    assert plans({"bakery": 3, "convenience-store": 2}, MALL) == {STORE}


def test_two_lists_that_begin_alike_are_both_thought_of() -> None:
    assert plans({"bakery": 3}) == {BAKERY, STORE}
    assert plans({"bakery": 3}, MALL) == {STORE}


def test_a_card_that_no_list_names_is_no_list_s() -> None:
    assert plans({"ranch": 2, "forest": 1}) == set()
    assert plans({"bakery": 4, "ranch": 1}) == set()


def test_a_list_is_bought_in_its_order() -> None:
    assert plans({"ranch": 5}, STATION) == set()
    assert plans({"bakery": 2, "convenience-store": 1}, MALL) == set()


def test_what_is_sold_out_is_struck_off() -> None:
    assert plans({"ranch": 5}, STATION, others={**START, "ranch": 1}) == {RANCH}


def expected(bought: Cards, players: int, thinker: int) -> set[str]:
    """What the second seat, with three coins to spend, may do in the tree of the one who thinks."""
    cities = [START, {**START, **bought}, START, START][:players]
    position = play(scene(players, cities=cities, seat=1), "dice 5")
    P = new_records(2, RULES.dtype)
    P[:] = position.records[0]
    P["seat"][0] = thinker
    codes = position.legal.codes
    hopes = np.zeros(len(codes))
    prior(RULES.box, P, 1, codes, len(codes), hopes)
    return {move for move, hope in zip(position.legal, hopes, strict=True) if hope > NOT_EXPECTED}


def test_in_the_tree_such_a_rival_does_what_the_list_says() -> None:
    assert expected({"ranch": 2}, players=3, thinker=0) == {"build ranch"}
    assert expected({"bakery": 4}, players=3, thinker=0) == {"build bakery", "build nothing"}


def test_in_the_tree_others_may_do_anything() -> None:
    assert len(expected({"ranch": 2, "forest": 1}, players=3, thinker=0)) > 5
    assert len(expected({"ranch": 2}, players=3, thinker=1)) > 5, "it thinks itself"
    assert len(expected({"ranch": 2}, players=2, thinker=0)) > 5, "of two players"


@pytest.mark.parametrize("players", [3, 4])
def test_in_a_playout_such_a_rival_goes_on_by_the_list(players: int, seed: int) -> None:
    cities = [START] * players
    cities[1] = {**START, "ranch": 2}
    position = scene(players, cities=cities)
    position.records["supply"][0][KIND_KEYS.index("business-centre")] = 0  # nobody swaps
    tidy(position)
    box = RULES.box.copy()
    box["strategy"]["leaf"] = PLAYOUT
    P = new_records(2, RULES.dtype)
    for number in range(5):
        P[:] = position.records[0]
        luck = np.uint64(seed + number)
        playout(box, P, 1, luck, np.zeros(400, np.int64), np.zeros(SEATS))
        assert P["seat_turns"][1][1] > 5
        owned = {key for kind, key in enumerate(KIND_KEYS) if P["cities"][1][1][kind]}
        assert {"ranch"} < owned <= {*START, "ranch", "cheese-factory"}
        assert P["cities"][0].sum() == 2 * players + 2, "the root stays as it was"
