"""Who pays whom after a roll: the book's examples, then the order and each colour by itself."""

from __future__ import annotations

import pytest

from polis.games.machi_koro.box import ESTABLISHMENTS, KIND_KEYS
from tests.rules.machi_koro.table import (
    MALL,
    PLAIN,
    STATION,
    coins,
    paid,
    play,
    roll,
    scene,
)

SINGLE_SYMBOLS = [key for key in PLAIN if not key.endswith(("factory", "market"))]


# The examples of the book


def test_book_example_a_player_without_coins_pays_nothing_and_then_earns() -> None:
    position = scene(coins=[0, 0], cities=[{"bakery": 2}, {"cafe": 1}]).play("dice 3")
    assert coins(position) == [2, 0]
    assert paid(position) == [(0, 1, "cafe", 0), (None, 0, "bakery", 2)]


def test_book_example_the_player_before_is_paid_first_and_the_rest_is_lost() -> None:
    position = scene(3, coins=[3, 0, 0], cities=[{}, {"cafe": 3}, {"cafe": 2}]).play("dice 3")
    assert coins(position) == [0, 1, 2]
    assert paid(position) == [(0, 2, "cafe", 2), (0, 1, "cafe", 1)]


def test_book_example_two_bakeries_and_a_mall_bring_four() -> None:
    position = scene(coins=[0, 0], cities=[{"bakery": 2}, {}], landmarks=[{MALL}])
    assert coins(position.play("dice 3")) == [4, 0]


def test_book_example_a_restaurant_and_a_mall_bring_three() -> None:
    cities = [{}, {"family-restaurant": 1}]
    position = scene(coins=[9, 0], cities=cities, landmarks=[{STATION}, {MALL}])
    assert coins(play(position, *roll(9))) == [6, 3]


# Red: from the roller, counter-clockwise, before his own income


@pytest.mark.parametrize(
    ("seat", "order"), [(0, [3, 2, 1]), (1, [0, 3, 2]), (2, [1, 0, 3]), (3, [2, 1, 0])]
)
def test_red_is_paid_counter_clockwise(seat: int, order: list[int]) -> None:
    position = scene(4, coins=[3] * 4, cities=[{"cafe": 1}] * 4, seat=seat).play("dice 3")
    assert [payee for _, payee, _, _ in paid(position)] == order
    assert {payer for payer, _, _, _ in paid(position)} == {seat}
    assert coins(position) == [0 if owner == seat else 4 for owner in range(4)]


def test_the_first_payee_gets_all_he_is_owed_before_the_next_gets_any() -> None:
    cities = [{}, {"family-restaurant": 2}, {"family-restaurant": 1}, {"family-restaurant": 2}]
    position = scene(4, coins=[5, 0, 0, 0], cities=cities, landmarks=[{STATION}])
    assert coins(play(position, *roll(10))) == [0, 0, 1, 4]


def test_a_seat_in_the_middle_pays_round_the_table() -> None:
    cities = [{"cafe": 1}, {}, {"cafe": 1}, {"cafe": 1}]
    position = scene(4, coins=[0, 2, 0, 0], cities=cities, seat=1).play("dice 3")
    assert coins(position) == [1, 0, 0, 1]
    assert paid(position) == [(1, 0, "cafe", 1), (1, 3, "cafe", 1), (1, 2, "cafe", 0)]


def test_red_brings_nothing_on_the_own_turn() -> None:
    cities = [{"cafe": 2, "family-restaurant": 2}, {}]
    position = scene(coins=[1, 1], cities=cities, landmarks=[{STATION}])
    for total in (3, 9, 10):
        assert coins(play(position.copy(), *roll(total))) == [1, 1]


def test_red_is_paid_before_the_roller_earns_from_the_bank() -> None:
    cities = [{"mine": 1}, {"family-restaurant": 2}]
    position = scene(coins=[1, 0], cities=cities, landmarks=[{STATION}])
    assert coins(play(position, *roll(9))) == [5, 1]


def test_red_is_paid_before_its_owner_earns_from_the_bank() -> None:
    cities = [{}, {"mine": 1, "family-restaurant": 1}]
    position = play(scene(coins=[5, 0], cities=cities, landmarks=[{STATION}]), *roll(9))
    assert coins(position) == [3, 7]
    assert paid(position) == [(0, 1, "family-restaurant", 2), (None, 1, "mine", 5)]


def test_the_mall_raises_its_owners_red_cards_and_the_roller_pays() -> None:
    position = scene(
        3,
        coins=[9, 0, 0],
        cities=[{}, {"cafe": 2}, {"cafe": 2}],
        landmarks=[(), {MALL}],
    ).play("dice 3")
    assert coins(position) == [3, 4, 2]


def test_the_mall_of_the_roller_does_not_raise_what_he_pays() -> None:
    position = scene(coins=[9, 0], cities=[{}, {"cafe": 2}], landmarks=[{MALL}]).play("dice 3")
    assert coins(position) == [7, 2]


# Blue: everybody; green: only the roller


@pytest.mark.parametrize(
    ("card", "total", "each"),
    [
        ("wheat-field", 1, 1),
        ("ranch", 2, 1),
        ("forest", 5, 1),
        ("mine", 9, 5),
        ("apple-orchard", 10, 3),
    ],
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_blue_pays_everybody_on_any_turn(card: str, total: int, each: int, seat: int) -> None:
    cities = [{card: 1}, {card: 2}, {}]
    landmarks = [{STATION, MALL}] * 3
    position = scene(3, coins=[0, 0, 0], cities=cities, landmarks=landmarks, seat=seat)
    assert coins(play(position, *roll(total))) == [each, 2 * each, 0]


@pytest.mark.parametrize(
    ("card", "total", "each", "raised"),
    [
        ("bakery", 2, 1, 2),
        ("bakery", 3, 1, 2),
        ("convenience-store", 4, 3, 4),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_green_pays_only_the_roller(
    card: str, total: int, each: int, raised: int, seat: int
) -> None:
    cities = [{card: 3}, {card: 2}]
    landmarks = [{STATION, MALL}, {STATION}]
    position = scene(coins=[0, 0], cities=cities, landmarks=landmarks, seat=seat)
    expected = [3 * raised, 0] if seat == 0 else [0, 2 * each]
    assert coins(play(position, *roll(total))) == expected


@pytest.mark.parametrize(
    ("factory", "total", "each", "counted"),
    [
        ("cheese-factory", 7, 3, ["ranch"]),
        ("furniture-factory", 8, 3, ["forest", "mine"]),
        ("fruit-market", 11, 2, ["wheat-field", "apple-orchard"]),
        ("fruit-market", 12, 2, ["wheat-field", "apple-orchard"]),
    ],
)
@pytest.mark.parametrize("factories", [1, 2])
def test_a_card_that_counts_symbols_counts_all_own_cards_with_it(
    factory: str, total: int, each: int, counted: list[str], factories: int
) -> None:
    own = {key: 2 + place for place, key in enumerate(SINGLE_SYMBOLS) if place < 2}
    own |= {key: 1 for key in SINGLE_SYMBOLS if key not in own}
    cities = [{**own, factory: factories}, dict.fromkeys(SINGLE_SYMBOLS, 1)]
    position = scene(coins=[0, 0], cities=cities, landmarks=[{STATION, MALL}])
    symbols = sum(own[key] for key in counted)
    assert coins(play(position, *roll(total))) == [factories * each * symbols, 0]


@pytest.mark.parametrize(
    ("factory", "total"), [("cheese-factory", 7), ("furniture-factory", 8), ("fruit-market", 11)]
)
def test_a_factory_without_its_symbol_earns_nothing(factory: str, total: int) -> None:
    cities = [{factory: 2}, dict.fromkeys(SINGLE_SYMBOLS, 2)]
    position = scene(coins=[0, 0], cities=cities, landmarks=[{STATION}])
    assert coins(play(position, *roll(total))) == [0, 0]


@pytest.mark.parametrize("total", range(1, 13))
def test_a_roll_activates_exactly_the_cards_that_show_it(total: int) -> None:
    own = dict.fromkeys(PLAIN, 1)
    position = scene(coins=[20, 20], cities=[own, own], landmarks=[{STATION}])
    play(position, *roll(total))
    active = {
        card["key"]
        for card in ESTABLISHMENTS
        if card["roll"][0] <= total <= card["roll"][1] and card["colour"] != "purple"
    }
    assert {card for _, _, card, _ in paid(position)} == active


def test_the_most_payments_one_roll_can_bring() -> None:
    cities = [{"family-restaurant": 1, "mine": 1, "apple-orchard": 1}] * 4
    for total in (9, 10):
        position = scene(4, coins=[20] * 4, cities=cities, landmarks=[{STATION}])
        play(position, *roll(total))
        assert len(paid(position)) == 7


def test_a_roll_that_activates_nothing_brings_nothing() -> None:
    position = scene(coins=[2, 2], cities=[{}, {}]).play("dice 5")
    assert coins(position) == [2, 2]
    assert paid(position) == []


def test_the_bank_never_runs_out() -> None:
    cities = [{"mine": 6, "forest": 6, "furniture-factory": 6}, {}]
    position = scene(coins=[1000, 0], cities=cities, landmarks=[{STATION}])
    assert coins(play(position, *roll(8))) == [1000 + 6 * 3 * 12, 0]


def test_alone_at_the_table_only_the_bank_pays() -> None:
    cities = [dict.fromkeys(KIND_KEYS, 1)]
    earned = {1: 1, 2: 2, 3: 1, 4: 3, 5: 1, 6: 0, 7: 3, 8: 6, 9: 5, 10: 3, 11: 4, 12: 4}
    for total, expected in earned.items():
        position = scene(1, coins=[0], cities=cities, landmarks=[{STATION}])
        play(position, *roll(total))
        assert coins(position) == [expected]
        assert "build nothing" in position.legal
