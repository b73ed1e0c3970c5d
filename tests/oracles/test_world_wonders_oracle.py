"""Tests of the plain World Wonders rules: turns, rounds, the solo game, whole games at random.

Where objects may be placed and what they score is tested beside the rules themselves.
"""

from __future__ import annotations

import random
import re

import pytest

from .world_wonders import Table
from .world_wonders.automaton import Automaton
from .world_wonders.market import Market
from .world_wonders.sample import components
from .world_wonders.staging import city_of, finish_round, play_on, scene, settle, start

# Turns: loan, action, out


def test_loan_once_a_turn_and_repaid_in_a_later_one():
    table = scene(3, "road set p1 p2")
    assert table.legal() == ["loan", "buy road", "buy set", "buy pedestal 1", "buy pedestal 2"]
    table.apply("loan")
    assert table.gold[0] == 5
    assert "repay" not in table.legal()
    table.apply("buy pedestal 1")
    for notation in ("lay a10 r0", "buy road", "lay e10 r0"):
        table.apply(notation)
    assert (table.to_act, table.turns, table.gold) == (0, 3, [4, 6])
    assert table.legal() == ["repay", "buy set", "buy pedestal 2"]
    table.apply("repay")
    assert (table.gold[0], table.loan[0]) == (1, False)
    assert table.legal() == ["buy set", "buy pedestal 2"]


def test_one_player_may_come_to_hold_both_pedestals_even_in_the_last_round():
    table = scene(2, "p1 p2")
    table.round = 10
    table.out[1] = True
    table.apply("buy pedestal 2")
    assert table.legal() == ["loan", "buy pedestal 1"]
    table.apply("buy pedestal 1")
    assert (table.pedestals, table.to_act) == ({1: 0, 2: 0}, "over")


def test_short_set_is_laid_piece_by_piece():
    table = scene(1, "set")
    table.apply("buy set")
    table.apply("lay two a8 r1")
    table.apply("lay two a6 r1")  # leans on the one before
    assert all(notation.startswith("lay one") for notation in table.legal())
    assert not table.out[0]
    table.apply("lay one a5 r0")
    assert table.cities[0].picture()[3:] == [
        *(".....WW.....", "=...WWWW....", "=...WWWW...N"),
        *("=....WW.....", "=...........", "=.N......N..", "====........"),
    ]
    assert table.out[0]


def test_what_is_not_legal_is_refused():
    table = scene(1, "road")
    for notation in ("buy tower", "out", "lay a1 r0", "reveal monument giza", ""):
        with pytest.raises(AssertionError):
            table.apply(notation)


def test_nobody_passes_but_who_can_only_borrow_may_leave():
    assert "out" not in scene(1, "p2").legal()
    table = scene(1)
    assert table.legal() == ["loan", "out"]
    table.apply("out")
    assert (table.out[0], table.gold[0], table.seat_on_turn) == (True, 0, 1)


def test_loan_that_makes_nothing_buyable_and_one_that_does():
    table = scene(1)
    table.apply("loan")
    assert table.out[0]
    table = scene(1, "tower")
    assert table.legal() == ["loan", "out"]
    table.apply("loan")
    assert table.legal() == ["buy tower"]


def test_repaying_down_to_nothing_affordable_or_no_gold_means_out():
    for gold in (3, 4):
        table = scene(gold, "tower", loan=True)
        table.apply("repay")
        assert (table.out[0], table.gold[0], table.loan[0]) == (True, 0, False)
    assert scene(3, loan=True).legal() == ["repay", "out"]


def test_out_without_being_asked():
    table = scene(2, loan=True)
    assert table.out[0]
    assert table.gold[0] == 0
    assert (table.to_act, table.turns, table.hand.what) == (1, 2, "first road")


def test_monument_takes_all_gold_and_is_replaced_in_its_place():
    table = scene(2, "trojan thienmu", city=city_of("..../....", roads="a2", H="d2"))
    table.apply("loan")
    table.apply("buy trojan")
    assert table.gold[0] == 0
    table.apply("lay b2 r0")
    assert (table.resources[0]["gears"], table.market.display) == (1, [None, "thienmu"])
    assert "reveal monument trojan" not in table.chance()
    table.apply("reveal monument greatwall")
    assert table.market.display == ["greatwall", "thienmu"]
    assert (table.out[0], table.to_act) == (True, 1)


def test_empty_monument_deck_reveals_nothing():
    table = scene(2, "trojan thienmu", city=city_of("..../....", roads="a2", H="d2"))
    table.market.deck = []
    table.apply("buy trojan")
    table.apply("lay b2 r0")
    assert table.market.display == [None, "thienmu"]
    assert table.to_act == 1


def test_buildings_cost_what_their_stack_says_and_bring_resources():
    table = scene(3)
    table.market.shown |= {"S3": "S3-01", "S4": "S4-01"}
    table.ask_for_action()
    assert table.legal() == ["loan", "buy S3"]
    table.apply("buy S3")
    table.apply(table.legal()[0])
    assert table.gold[0] == 0
    assert sum(table.resources[0].values()) == 2


def test_population_symbols_reached_or_passed_and_last_spaces():
    table = start()
    table.gain({"food": 7, "ceramics": 3, "gears": 2, "population": 1})
    assert (table.resources[0]["food"], table.population[0]) == (7, 4)
    table.gain({"food": 9, "ceramics": 99, "gears": 99})
    assert list(table.resources[0].values()) == [15, 15, 15]
    assert table.population[0] == 13


# Rounds


def order_of(pedestals: dict, population: str, monuments: str, old: str = "ABCDE") -> str:
    table = start(len(population))
    table.order = ["ABCDE".index(letter) for letter in old[: len(population)]]
    table.pedestals |= {n: "ABCDE".index(letter) for n, letter in pedestals.items()}
    table.population = [int(digit) for digit in population]
    for city, number in zip(table.cities, monuments, strict=True):
        city.monuments = [None] * int(number)
    return "".join("ABCDE"[seat] for seat in table.new_order())


def test_turn_order():
    # The book's example: A blue, B white, C red, D green, E yellow with the first pedestal.
    assert order_of({1: "E"}, "42240", "10110") == "EBCAD"
    assert order_of({2: "B"}, "301", "000") == "CBA"
    assert order_of({1: "C", 2: "C"}, "301", "000") == "CBA"
    assert order_of({1: "C", 2: "A"}, "301", "000") == "CAB"
    assert order_of({}, "222", "010", "CBA") == "CAB"
    assert order_of({2: "B"}, "10", "00") == "AB"


def test_new_round_clears_and_refills_the_market():
    table = start(3)
    table.pedestals[1], table.population = 2, [1, 0, 0]
    table.market.supply = {"road": 0, "set": 0, "tower": 0}
    display = list(table.market.display)
    finish_round(table)
    assert table.to_act == "chance"
    assert not any(table.market.shown.values())
    assert (table.round, table.order, table.seat_on_turn) == (2, [2, 1, 0], 2)
    assert table.market.supply == {"road": 2, "set": 1, "tower": 1}
    settle(table)
    assert sum(sum(tiles.values()) for tiles in table.market.stacks.values()) == 6 * 8
    assert all(tile is not None for tile in table.market.shown.values())
    assert (table.gold, table.pedestals, table.to_act) == ([7] * 3, {1: None, 2: None}, 2)
    assert table.market.display == display


@pytest.mark.parametrize(
    ("number", "population", "over"), [(10, 0, True), (4, 13, True), (9, 12, False)]
)
def test_game_ends_after_round_ten_or_with_the_last_space_of_population(number, population, over):
    table = start()
    table.round, table.population[1], table.pedestals[1] = number, population, 1
    finish_round(table)
    assert (table.to_act == "over") == over
    assert (table.round == number) == over
    assert (table.pedestals[1] == 1) == over


# Solo


def offer(**shown: str) -> Market:
    """The market of a solo game that shows these tiles and the monuments petra and giza."""
    market = Market(components(), 1)
    market.shown |= shown
    market.display = ["petra", "giza"]
    return market


def test_card_takes_the_first_thing_available():
    automaton = Automaton(components()["solo"])
    market = offer(S1="S1-01", S2="S2-02", S4="S4-09")  # two libraries and a temple
    automaton.act(1, market)  # a library, from the left
    assert [s for s, tile in market.shown.items() if tile] == ["S2", "S4"]
    automaton.act(12, market)  # any building, from the right
    assert [s for s, tile in market.shown.items() if tile] == ["S2"]
    automaton.act(1, market)
    assert not any(market.shown.values())
    automaton.act(1, market)  # neither library nor temple: the left monument
    assert (market.display, automaton.pile) == ([None, "giza"], ["petra"])
    automaton.act(1, market)  # the last one, whatever the arrow
    automaton.act(1, market)  # none left: nothing
    assert (market.display, automaton.pile) == ([None, None], ["petra", "giza"])


def test_arrow_points_to_the_monument():
    for number, left in ((3, "giza"), (4, "petra")):
        automaton, market = Automaton(components()["solo"]), offer()
        automaton.act(number, market)
        assert [name for name in market.display if name] == [left]


def test_card_with_two_things_removes_both_or_the_one_that_is_there():
    automaton = Automaton(components()["solo"])
    market = offer()
    automaton.act(9, market)  # tower and long road, else a short set
    assert market.supply == {"road": 0, "set": 1, "tower": 0}
    market.supply["road"] = 1
    automaton.act(9, market)
    assert market.supply == {"road": 0, "set": 1, "tower": 0}
    automaton.act(9, market)
    assert market.supply == {"road": 0, "set": 0, "tower": 0}


def test_automaton_acts_before_every_turn():
    table = Table(components(), 1, {})
    while not table.chance() or "card 1" not in table.chance():
        table.apply(next(iter(table.chance())))
    assert (table.turns, len(table.market.display), table.pedestals) == (0, 2, {})
    table.apply("card 14")  # reshuffles and is followed by another
    assert len(table.chance()) == 14
    table.apply("card 7")
    assert (table.to_act, table.hand.what, table.turns) == (0, "first road", 1)
    table.apply(table.legal()[0])
    assert "buy set" not in table.legal()
    table.apply("buy road")
    table.apply(table.legal()[0])
    assert (table.to_act, table.turns) == ("chance", 1)
    assert len(table.chance()) == 13
    finish_round(table)
    settle(table)
    assert (table.round, len(table.automaton.deck)) == (2, 12)


@pytest.mark.parametrize(
    ("mode", "population", "won"), [("easy", 6, 0), ("easy", 8, 1), ("hard", 8, 0), ("hard", 9, 1)]
)
def test_solo_is_won_by_more_points_than_the_automaton(mode, population, won):
    table = start(1, solo_mode=mode)
    table.resources[0] = {"food": 1, "ceramics": 1, "gears": 2}
    table.automaton.pile = ["moai"]
    table.population[0], table.over = population, True
    assert table.shares() == [won]


# Set-up and whole games


def test_set_up_by_number_of_players():
    offers = {1: (6, 1, 1), 2: (6, 1, 1), 3: (6, 2, 1), 4: (7, 2, 2), 5: (8, 3, 2)}
    for players, (stacks, roads, sets) in offers.items():
        market = start(players).market
        assert len(market.shown) == stacks
        assert market.supply == {"road": roads, "set": sets, "tower": 1}
        assert len(market.display) == (2 if players == 1 else 3)
    assert list(start(5).market.shown) == ["P4", "S1", "S2", "S3", "S4", "S5", "S6", "P5"]


def test_chance_at_set_up():
    table = Table(components(), 3, {"map_side": "B", "objectives": "three"})
    seen = []
    while table.to_act == "chance":
        seen.append(next(reversed(table.chance())))
        table.apply(seen[-1])
    assert seen[:6] == [
        *("river A B5", "river B B4", "river C B3"),
        *("objective 15", "objective 14", "objective 13"),
    ]
    stacks = ["S1", "S2", "S3", "S4", "S5", "S6"]
    assert [event.split()[1] for event in seen[6:]] == [*stacks, *["monument"] * 3]
    assert table.maps == ["B5", "B4", "B3"]


def test_equal_tiles_are_one_outcome_under_the_first_name():
    table = Table(components(), 2, {})
    assert table.chance() == {f"reveal S1 S1-0{n}": 2 for n in (1, 3, 5, 7, 9)}
    table.apply("reveal S1 S1-03")
    assert table.market.stacks["S1"]["S1-03"] == 1


def check(table: Table) -> None:
    """What must hold after every step."""
    for seat, city in enumerate(table.cities):
        objects = [*city.roads, *city.towers]
        objects += [thing.cells for thing in [*city.buildings, *city.monuments]]
        assert sum(cells.bit_count() for cells in objects) == city.occupied.bit_count()
        assert all(0 <= space <= 15 for space in table.resources[seat].values())
        assert 0 <= table.population[seat] <= 13
        assert 0 <= table.gold[seat] <= 9
        assert sum(table.breakdown(seat).values()) == table.scores()[seat]
    if isinstance(table.to_act, int):
        legal = table.legal()
        assert legal
        assert table.gold[table.to_act] > 0 or table.hand
        words = r"loan|repay|out|buy (pedestal [12]|\w+)|lay (\w+ )?[a-l]([1-9]|10) r[0-3]"
        assert all(re.fullmatch(words, notation) for notation in legal)
    else:
        assert table.legal() == []


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("side", "AB")
def test_random_games_never_stop_short(players, side):
    for seed in range(12):
        rng = random.Random(seed)
        objectives = "three" if players > 1 and seed % 2 else "none"
        options = {"map_side": side, "track_side": "BA"[seed % 2], "objectives": objectives}
        table = Table(components(), players, options)
        while table.to_act != "over":
            play_on(table, rng)
            if rng.random() < 0.2:
                check(table)
        check(table)
        assert all(table.out)
        assert sum(table.shares()) == 1 or players == 1
        assert table.round == 10 or max(table.population) == 13
        left = {sum(tiles.values()) for tiles in table.market.stacks.values()}
        assert left == {10 - table.round}
