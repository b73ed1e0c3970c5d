"""Tests of the plain Machi Koro table: the rules' own examples, every card, and random games."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

import pytest

from tests.oracles.machi_koro import ESTABLISHMENTS, LANDMARKS, SEATS, Table

START = {"wheat-field": 1, "bakery": 1}
STATION, MALL, PARK, TOWER = LANDMARKS


def table(
    cities: list[dict[str, int]],
    coins: list[int] | None = None,
    landmarks: Iterable[str] = (),
    beginner: bool = False,
) -> Table:
    """A game with these cities in which seat A, owning these landmarks, is about to roll."""
    game = Table(len(cities), beginner=beginner)
    game.cities = [Counter(city) for city in cities]
    game.coins = coins or [0] * len(cities)
    game.landmarks[0] = set(landmarks)
    game.turns = 0
    game.begin_turn()
    return game


def play(game: Table, *notations: str) -> Table:
    for notation in notations:
        game.apply(notation)
    return game


# The examples of the rules


def test_roller_without_coins_pays_nothing_and_then_earns() -> None:
    game = play(table([{"bakery": 2}, {"cafe": 1}]), "dice 3")
    assert game.coins == [2, 0]
    assert game.payments == [(None, 0, "bakery", 2)]


def test_roller_pays_against_the_turn_order() -> None:
    game = play(table([{}, {"cafe": 3}, {"cafe": 2}], coins=[3, 0, 0]), "dice 3")
    assert game.coins == [0, 1, 2]
    assert game.payments == [(0, 2, "cafe", 2), (0, 1, "cafe", 1)]


def test_order_of_payment_goes_round_the_table() -> None:
    game = table([{"cafe": 1}, {"cafe": 1}, {"cafe": 1}, {"cafe": 1}], coins=[0, 2, 0, 0])
    play(game, "dice 6", "build nothing", "dice 3")
    assert game.payments == [(1, 0, "cafe", 1), (1, 3, "cafe", 1)]


def test_mall_adds_one_for_each_bakery() -> None:
    assert play(table([{"bakery": 2}], landmarks=[MALL]), "dice 3").coins == [4]


def test_mall_of_the_owner_makes_a_restaurant_dearer() -> None:
    game = table([{}, {"family-restaurant": 1}], coins=[9, 0], landmarks=[STATION])
    game.landmarks[1] = {MALL}
    assert play(game, "roll 2", "dice 4+5").coins == [6, 3]


def test_mall_of_the_roller_does_not_touch_what_others_get() -> None:
    game = table([{}, {"family-restaurant": 2}], coins=[9, 0], landmarks=[STATION, MALL])
    assert play(game, "roll 2", "dice 4+6").coins == [5, 4]


# Every card

EARNS_ON_OWN_TURN = {  # sum -> coins of a roller who has two of each card that the bank pays
    1: 2,
    2: 4,
    3: 2,
    4: 6,
    5: 2,
    6: 0,
    7: 12,
    8: 24,
    9: 10,
    10: 6,
    11: 16,
    12: 16,
}
EARNS_ON_OTHER_TURN = {1: 2, 2: 2, 3: 2, 4: 0, 5: 2, 6: 0, 7: 0, 8: 0, 9: 14, 10: 10, 11: 0, 12: 0}
MALL_ADDS_ON_OWN_TURN = {2: 2, 3: 2, 4: 2}
MALL_ADDS_ON_OTHER_TURN = {3: 2, 9: 2, 10: 2}
TWO_OF_EACH = {kind: 2 for kind, card in ESTABLISHMENTS.items() if card.colour != "purple"}


def dice_for(total: int) -> list[str]:
    return ["roll 1", f"dice {total}"] if total < 7 else ["roll 2", f"dice {total - 6}+6"]


@pytest.mark.parametrize("total", range(1, 13))
@pytest.mark.parametrize("mall", [False, True])
def test_income_on_own_turn(total: int, mall: bool) -> None:
    game = table([TWO_OF_EACH, {}], landmarks=[STATION, MALL] if mall else [STATION])
    expected = EARNS_ON_OWN_TURN[total] + mall * MALL_ADDS_ON_OWN_TURN.get(total, 0)
    assert play(game, *dice_for(total)).coins == [expected, 0]


@pytest.mark.parametrize("total", range(1, 13))
@pytest.mark.parametrize("mall", [False, True])
def test_income_on_the_turn_of_another(total: int, mall: bool) -> None:
    game = table([{}, TWO_OF_EACH], coins=[50, 0], landmarks=[STATION])
    game.landmarks[1] = {MALL} if mall else set()
    play(game, *dice_for(total))
    expected = EARNS_ON_OTHER_TURN[total] + mall * MALL_ADDS_ON_OTHER_TURN.get(total, 0)
    assert game.coins[1] == expected
    assert game.coins[0] == 50 - sum(p[3] for p in game.payments if p[0] == 0)


@pytest.mark.parametrize(
    ("factory", "dice", "coins"),
    [
        ("cheese-factory", "dice 3+4", 3 * 2),
        ("furniture-factory", "dice 4+4", 3 * (3 + 4)),
        ("fruit-market", "dice 5+6", 2 * (1 + 5)),
    ],
)
def test_factories_count_all_cards_of_their_symbol(factory: str, dice: str, coins: int) -> None:
    city = {"wheat-field": 1, "ranch": 2, "forest": 3, "mine": 4, "apple-orchard": 5, factory: 1}
    assert play(table([city], landmarks=[STATION, MALL]), "roll 2", dice).coins == [coins]


def test_roll_costs_come_before_income_and_blue_before_green() -> None:
    cities = [{"ranch": 1, "bakery": 2}, {"ranch": 1}]
    assert play(table(cities), "dice 2").payments == [
        (None, 0, "ranch", 1),
        (None, 1, "ranch", 1),
        (None, 0, "bakery", 2),
    ]
    cities = [{"mine": 1}, {"family-restaurant": 1, "mine": 1}]
    game = play(table(cities, coins=[1, 0], landmarks=[STATION]), "roll 2", "dice 3+6")
    assert game.payments == [
        (0, 1, "family-restaurant", 1),
        (None, 0, "mine", 5),
        (None, 1, "mine", 5),
    ]


def test_stadium_takes_at_most_two_from_everyone() -> None:
    game = play(table([{"stadium": 1}, {}, {}, {}], coins=[0, 0, 1, 9]), "dice 6")
    assert game.coins == [3, 0, 0, 7]
    assert "build nothing" in game.legal()


def test_tv_station_names_a_target_after_the_stadium() -> None:
    game = table([{"stadium": 1, "tv-station": 1}, {}, {}], coins=[0, 6, 0])
    play(game, "dice 6")
    assert game.coins == [2, 4, 0]
    assert set(game.legal()) == {"tv B", "tv C"}
    play(game, "tv B")
    assert game.coins == [6, 0, 0]
    assert game.payments == [(1, 0, "stadium", 2), (1, 0, "tv-station", 4)]


def test_tv_station_may_name_a_player_without_coins() -> None:
    game = play(table([{"tv-station": 1}, {}], coins=[0, 0]), "dice 6")
    assert game.legal() == ["tv B"]
    assert play(game, "tv B").payments == []


def test_purple_cards_rest_on_the_turns_of_others() -> None:
    purple = {"stadium": 1, "tv-station": 1, "business-centre": 1}
    game = play(table([{}, purple], coins=[9, 9]), "dice 6")
    assert game.coins == [9, 9]
    assert "build nothing" in game.legal()


def test_single_seat_is_asked_neither_target_nor_swap() -> None:
    game = table([{"stadium": 1, "tv-station": 1, "business-centre": 1}])
    assert play(game, "dice 6").legal() == ["build nothing"]


def test_business_centre_swaps_any_different_cards_but_towers() -> None:
    game = table(
        [
            {"business-centre": 1, "bakery": 2, "mine": 1},
            {"stadium": 1, "bakery": 1},
            {"mine": 3, "cafe": 1},
        ]
    )
    play(game, "dice 6")
    assert len(game.legal()) == len(set(game.legal()))
    assert set(game.legal()) == {
        "decline",
        "swap mine bakery B",
        "swap bakery mine C",
        "swap bakery cafe C",
        "swap mine cafe C",
    }
    play(game, "swap bakery mine C")
    assert game.cities[0] == {"business-centre": 1, "bakery": 1, "mine": 2}
    assert game.cities[2] == {"mine": 2, "cafe": 1, "bakery": 1}
    assert game.to_act == 0
    assert "build nothing" in game.legal()


def test_business_centre_may_be_declined_and_comes_after_the_tv_station() -> None:
    game = table([{"business-centre": 1, "tv-station": 1, **START}, START])
    play(game, "dice 6", "tv B")
    assert set(game.legal()) == {
        "decline",
        "swap bakery wheat-field B",
        "swap wheat-field bakery B",
    }
    assert "build nothing" in play(game, "decline").legal()


# Building, winning, landmarks


def test_building_offers_what_is_affordable() -> None:
    game = play(Table(2), "dice 5")
    assert set(game.legal()) == {"build nothing"} | {
        f"build {kind}" for kind, card in ESTABLISHMENTS.items() if card.cost <= 3
    }
    play(game, "build forest")
    assert (game.coins, game.cities[0]["forest"], game.supply["forest"]) == ([0, 3], 1, 5)
    assert (game.seat_on_turn, game.turns, game.to_act) == (1, 2, "chance")


def test_one_of_each_purple_kind_and_no_landmark_twice() -> None:
    game = play(table([{"stadium": 1}, {}], coins=[30, 0], landmarks=[STATION]), "roll 1", "dice 1")
    assert "build stadium" not in game.legal()
    assert "build train-station" not in game.legal()
    assert {"build tv-station", "build business-centre", f"build {TOWER}"} <= set(game.legal())


def test_sold_out_cards_are_not_offered() -> None:
    game = table([START, START], coins=[9, 9])
    game.supply["ranch"] = 1
    play(game, "dice 6", "build ranch", "dice 6")
    assert "build ranch" not in game.legal()


def test_fourth_landmark_ends_the_game_at_once() -> None:
    game = table([{}, {}], coins=[10, 0], landmarks=[STATION, PARK, TOWER])
    play(game, "roll 2", "dice 3+3", "keep", "build shopping-mall")
    assert (game.winner, game.to_act, game.turns) == (0, "over", 1)
    assert (game.legal(), game.chance(), game.scores()) == ([], {}, [4, 0])


def test_dice_weights() -> None:
    game = table([{}], landmarks=[STATION])
    assert play(copy.deepcopy(game), "roll 1").chance() == {f"dice {d}": 1 for d in range(1, 7)}
    two = play(game, "roll 2").chance()
    sums = Counter[int]()
    for outcome, weight in two.items():
        low, high = map(int, outcome.removeprefix("dice ").split("+"))
        assert low <= high
        assert weight == (1 if low == high else 2)
        sums[low + high] += weight
    assert sums == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


def test_without_station_one_die_is_rolled_unasked() -> None:
    assert Table(2).to_act == "chance"
    assert len(Table(2).chance()) == 6


def test_radio_tower_rerolls_the_same_dice_once() -> None:
    game = table([{"wheat-field": 1}, {}], landmarks=[STATION, TOWER])
    play(game, "roll 1", "dice 1")
    assert game.to_act == 0
    assert set(game.legal()) == {"keep", "reroll"}
    assert (game.coins, game.payments) == ([0, 0], [])
    play(game, "reroll")
    assert set(game.chance()) == {f"dice {d}" for d in range(1, 7)}
    play(game, "dice 2")
    assert game.coins == [0, 0]
    assert "build nothing" in game.legal()
    game = play(table([{}], landmarks=[STATION, TOWER]), "roll 2", "dice 1+1", "reroll")
    assert len(game.chance()) == 21


def test_equal_dice_bring_a_complete_extra_turn_again_and_again() -> None:
    game = table([{}, {}], landmarks=[STATION, PARK])
    play(game, "roll 2", "dice 3+3", "build nothing")
    assert (game.seat_on_turn, game.turns, set(game.legal())) == (0, 2, {"roll 1", "roll 2"})
    play(game, "roll 2", "dice 5+5", "build nothing")
    assert (game.seat_on_turn, game.turns) == (0, 3)
    play(game, "roll 1", "dice 6", "build nothing")
    assert (game.seat_on_turn, game.turns) == (1, 4)


def test_no_extra_turn_without_the_park_or_with_one_built_after_the_roll() -> None:
    game = table([{}, {}], coins=[20, 0], landmarks=[STATION])
    play(game, "roll 2", "dice 2+2", f"build {PARK}")
    assert (game.seat_on_turn, game.turns) == (1, 2)


def test_only_the_last_roll_counts_for_equal_dice() -> None:
    game = table([{}, {}], landmarks=[STATION, PARK, TOWER])
    lost = play(copy.deepcopy(game), "roll 2", "dice 4+4", "reroll", "dice 4+5", "build nothing")
    assert lost.seat_on_turn == 1
    play(game, "roll 2", "dice 4+5", "reroll", "dice 4+4", "build nothing")
    assert game.seat_on_turn == 0
    play(game, "roll 2", "dice 1+2")
    assert set(game.legal()) == {"keep", "reroll"}


def test_park_of_another_player_gives_nothing() -> None:
    game = table([{}, {}], landmarks=[STATION])
    game.landmarks[1] = {STATION, PARK}
    assert play(game, "roll 2", "dice 1+1", "build nothing").seat_on_turn == 1


# Options


def test_beginners_have_at_most_two_of_a_kind() -> None:
    game = table([{**START, "ranch": 2, "bakery": 2}, START], coins=[9, 9], beginner=True)
    play(game, "dice 6")
    assert "build ranch" not in game.legal()
    assert "build bakery" not in game.legal()
    assert "build wheat-field" in game.legal()


def test_beginners_swaps_keep_both_cities_legal() -> None:
    cities = [{"business-centre": 1, "bakery": 2, "cafe": 1}, {"bakery": 1, "cafe": 2, "mine": 1}]
    game = play(table(cities, beginner=True), "dice 6")
    assert set(game.legal()) == {  # neither a third bakery for A nor a third cafe for B
        "decline",
        "swap bakery cafe B",
        "swap bakery mine B",
    }
    cities = [{"business-centre": 1, "bakery": 2}, {"bakery": 2, "cafe": 1}]
    assert play(table(cities, beginner=True), "dice 6").legal() == ["decline"]


def test_limited_supply_is_turned_up_before_the_first_turn() -> None:
    game = Table(2, supply="ten")
    assert (game.to_act, game.turns, game.deck.total()) == ("chance", 0, 84)
    assert sorted(game.chance().values()) == [4] * 3 + [6] * 12
    kinds = list(ESTABLISHMENTS)
    play(game, "reveal wheat-field", "reveal wheat-field")
    assert game.chance()["reveal wheat-field"] == 4
    play(game, *(f"reveal {kind}" for kind in kinds[1:10]))
    assert (game.turns, game.seat_on_turn, len(game.supply)) == (1, 0, 10)
    assert game.supply.total() == 11
    assert game.deck.total() == 73
    play(game, "dice 6", "build wheat-field")  # one is left, so nothing is turned up
    assert (game.turns, game.seat_on_turn) == (2, 1)
    assert "dice 1" in game.chance()
    play(game, "dice 6", "build wheat-field")
    assert (game.turns, game.seat_on_turn, game.to_act) == (2, 1, "chance")
    play(game, "reveal ranch")
    assert (game.turns, len(game.supply)) == (2, 9)
    play(game, "reveal mine")
    assert (game.turns, game.seat_on_turn, len(game.supply)) == (3, 0, 10)


def test_limited_supply_is_topped_up_before_an_extra_turn() -> None:
    game = Table(2, supply="ten")
    play(game, *(f"reveal {kind}" for kind in list(ESTABLISHMENTS)[:10]))
    game.turns, game.landmarks[0] = 0, {STATION, PARK}
    game.begin_turn()
    play(game, "roll 2", "dice 6+6", "build ranch")
    assert game.turns == 1
    assert "reveal ranch" in game.chance()
    play(game, "reveal mine")
    assert (game.turns, game.seat_on_turn, set(game.legal())) == (2, 0, {"roll 1", "roll 2"})


def test_limited_supply_runs_on_when_the_deck_is_empty() -> None:
    game = Table(2, supply="ten")
    play(game, *(f"reveal {kind}" for kind in list(ESTABLISHMENTS)[:10]))
    game.deck = Counter({"ranch": 1})
    play(game, "dice 6", "build ranch", "reveal ranch", "dice 6", "build ranch")
    assert (game.turns, len(game.supply), len(game.deck)) == (3, 9, 0)


# Exact numbers for a seat alone


def test_expected_length_of_the_simplest_game() -> None:
    """One die, nothing but the cheapest missing landmark: 68.0799999 turns."""
    known: dict[tuple[int, int], Fraction] = {}

    def expected_turns(coins: int, built: int) -> Fraction:
        if built == 4:
            return Fraction(0)
        state = (coins, built)
        if state not in known:
            stay, total = Fraction(0), Fraction(1)
            landmark = f"build {list(LANDMARKS)[built]}"
            for die in range(1, 7):
                game = table([START], coins=[coins], landmarks=list(LANDMARKS)[:built])
                play(game, *(["roll 1"] if built else []), f"dice {die}")
                play(game, landmark if landmark in game.legal() else "build nothing")
                after = (game.coins[0], len(game.landmarks[0]))
                if after == state:
                    stay += Fraction(1, 6)
                else:
                    total += expected_turns(*after) / 6
            known[state] = total / (1 - stay)
        return known[state]

    assert abs(float(expected_turns(3, 0)) - 68.0799999) < 1e-7


def copy_of(game: Table) -> Table:
    """A copy good for playing on; quicker than a deep copy."""
    twin = copy.copy(game)
    twin.coins = list(game.coins)
    twin.cities = [city.copy() for city in game.cities]
    twin.landmarks = [set(built) for built in game.landmarks]
    twin.supply = game.supply.copy()
    twin.deck = game.deck.copy()
    twin.payments = list(game.payments)
    return twin


@pytest.mark.parametrize(("turns", "chance"), [(6, Fraction(0)), (7, Fraction(11, 559872))])
def test_best_play_within_a_few_turns(turns: int, chance: Fraction) -> None:
    known: dict[object, Fraction] = {}

    def best(game: Table) -> Fraction:
        if game.winner is not None:
            return Fraction(1)
        if 4 - len(game.landmarks[0]) > turns - game.turns + 1:  # one building a turn
            return Fraction(0)
        dice = game.dice if game.step in ("radio", "build") else ()
        state = (
            game.coins[0],
            frozenset(game.cities[0].items()),
            frozenset(game.landmarks[0]),
            game.turns,
            game.step,
            game.number_of_dice,
            dice,
            game.radio_tower_free,
            game.park_stood_before_roll,
        )
        if state not in known:
            outcomes = game.chance()
            weights = outcomes or dict.fromkeys(game.legal(), 1)
            values = {n: best(play(copy_of(game), n)) for n in weights}
            if outcomes:
                total = sum(outcomes.values())
                known[state] = sum((values[n] * w for n, w in outcomes.items()), Fraction()) / total
            else:
                known[state] = max(values.values())
        return known[state]

    assert best(Table(1)) == chance


# Random games


def cards_in_play(game: Table) -> Counter[str]:
    return sum(game.cities, game.supply + game.deck)


def choose(game: Table, rng: random.Random) -> str:
    outcomes = game.chance()
    if outcomes:
        return rng.choices(list(outcomes), weights=list(outcomes.values()))[0]
    answers = game.legal()
    if "decline" in answers and rng.random() < 0.5:
        return "decline"
    landmarks = [a for a in answers if a.removeprefix("build ") in LANDMARKS]
    return rng.choice(landmarks if landmarks and rng.random() < 0.7 else answers)


def check_position(game: Table, players: int, supply: str, beginner: bool) -> None:
    in_play = {k: 4 if c.colour == "purple" else 6 for k, c in ESTABLISHMENTS.items()}
    in_play["wheat-field"] += players
    in_play["bakery"] += players
    assert cards_in_play(game) == in_play
    assert min(game.coins) >= 0
    assert all(n > 0 for pile in [game.supply, game.deck, *game.cities] for n in pile.values())
    for city in game.cities:
        for kind, number in city.items():
            if ESTABLISHMENTS[kind].colour == "purple":
                assert number == 1
            assert number <= 2 or not beginner
    if supply == "all":
        assert not game.deck
    elif game.turns > 0 and game.step != "reveal":
        assert len(game.supply) == 10 or (len(game.supply) < 10 and not game.deck)
    if game.to_act == "chance":
        assert game.chance()
        assert not game.legal()
        assert min(game.chance().values()) > 0
    elif game.to_act == "over":
        assert game.winner == game.seat_on_turn
        assert game.scores()[game.winner] == 4
        assert not game.legal()
        assert not game.chance()
    else:
        assert game.to_act == game.seat_on_turn
        assert game.winner is None
        assert game.legal()
        assert len(game.legal()) == len(set(game.legal()))
        assert max(game.scores()) < 4
        assert not game.chance()


def expected_change(before: Table, after: Table, notation: str) -> list[int]:
    """How every seat's coins must have moved, told from the payments or the price alone."""
    change = [0] * before.players
    word, *rest = notation.split()
    settled = word == "keep" or (word == "dice" and after.step != "radio")
    new = after.payments if settled else after.payments[len(before.payments) :]
    for payer, payee, _, coins in new:
        assert coins > 0
        assert payer != payee
        change[payee] += coins
        if payer is not None:
            change[payer] -= coins
    if word == "build" and rest != ["nothing"]:
        prices = LANDMARKS | {k: c.cost for k, c in ESTABLISHMENTS.items()}
        change[before.seat_on_turn] -= prices[rest[0]]
    if word != "build" and all(payment[0] is not None for payment in new):
        assert sum(change) == 0
    return change


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("supply", ["all", "ten"])
@pytest.mark.parametrize("beginner", [False, True])
def test_random_games(players: int, supply: str, beginner: bool) -> None:
    seen = Counter[str]()
    for seed in range(25):
        rng = random.Random(seed)
        game = Table(players, supply=supply, beginner=beginner)
        assert game.seat_on_turn == 0
        assert game.turns == (1 if supply == "all" else 0)
        while game.to_act != "over":
            check_position(game, players, supply, beginner)
            before = copy_of(game)
            notation = choose(game, rng)
            seen[notation.split()[0]] += 1
            game.apply(notation)
            moved = [a - b for a, b in zip(game.coins, before.coins, strict=True)]
            assert moved == expected_change(before, game, notation)
            built = [a - b for a, b in zip(game.scores(), before.scores(), strict=True)]
            assert all(n == 0 for s, n in enumerate(built) if s != before.seat_on_turn)
            begun = game.turns - before.turns
            assert begun in (0, 1)
            assert begun == 0 or notation.startswith(("build", "reveal"))
        check_position(game, players, supply, beginner)
        assert game.winner is not None
        assert SEATS[game.winner] in SEATS[:players]
    expected = {"roll", "dice", "keep", "reroll", "build"}
    expected |= {"reveal"} if supply == "ten" else set()
    expected |= {"tv", "decline", "swap"} if players > 1 else set()
    assert set(seen) == expected


def test_illegal_notation_is_refused() -> None:
    with pytest.raises(AssertionError):
        Table(2).apply("build mine")
