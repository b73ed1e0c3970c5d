"""A round: gold, actions, loans, leaving, and the turn order of the next one."""

from __future__ import annotations

import pytest

from polis.core.contract import CHANCE, OVER
from tests.rules.world_wonders.stage import build, get, reorder, scene, settle, start

ROW = "......"
FULL = "a1 b1 c1 d1 e1 f1"


def test_everybody_has_seven_gold_in_a_round() -> None:
    assert get(start(3), "gold")[:3] == [7, 7, 7]


def test_nobody_passes_who_can_buy_anything() -> None:
    assert set(scene(ROW, "p2", roads=FULL).legal) == {"loan", "buy pedestal 2"}
    assert set(scene(ROW, "road tower", 1, roads="a1").legal) == {"loan", "buy road"}


def test_who_can_buy_nothing_may_take_the_loan_step_or_leave() -> None:
    assert set(scene(ROW, roads=FULL).legal) == {"loan", "out"}
    assert set(scene(ROW, roads=FULL, loan=True).legal) == {"repay", "out"}


def test_who_can_do_nothing_is_out_and_loses_the_left_over_gold() -> None:
    position = scene(ROW, gold=2, roads=FULL, loan=True)  # out unasked, as all the others
    assert position.seat == CHANCE
    assert get(position, "round_number") == 2


def test_leaving_costs_the_gold_of_this_round() -> None:
    position = scene(ROW, roads=FULL)
    position.records[0]["out"][1], position.records[0]["gold"][1] = 0, 5
    position.play("out")
    assert get(position, "gold")[:2] == [0, 5]
    assert get(position, "out")[:2] == [1, 0]


def test_gold_zero_is_out() -> None:
    position = scene(ROW, "p1", 1, roads="a1")
    position.records[0]["out"][1], position.records[0]["gold"][1] = 0, 5
    position.play("buy pedestal 1")
    assert get(position, "out")[:2] == [1, 0]


def test_a_loan_brings_two_gold_and_only_one_step_is_taken_in_a_turn() -> None:
    position = scene(ROW, "p1 p2", roads=FULL).play("loan")
    assert get(position, "gold")[0] == 9
    assert set(position.legal) == {"buy pedestal 1", "buy pedestal 2"}


def test_a_loan_may_be_repaid_in_a_later_turn_of_the_same_round() -> None:
    position = scene(ROW, "p1 p2", roads=FULL).play("loan").play("buy pedestal 1")
    assert "repay" in position.legal
    position.play("repay")
    assert get(position, "gold")[0] == 5
    assert get(position, "loan")[0] == 0
    assert set(position.legal) == {"buy pedestal 2"}


def test_repaying_needs_three_gold() -> None:
    assert "repay" not in scene(ROW, "p1", 2, loan=True).legal
    assert "loan" not in scene(ROW, "p1", 2, loan=True).legal


def test_repaid_with_the_last_gold_is_out_without_an_action() -> None:
    position = scene(ROW, "p1", 3, loan=True).play("repay")
    assert get(position, "round_number") == 2
    assert get(position, "loan")[0] == 0


def test_a_loan_after_which_nothing_can_be_bought_is_the_end_of_the_round() -> None:
    position = scene(ROW, roads=FULL).play("loan")
    assert get(position, "round_number") == 2
    assert get(position, "loan")[0] == 1


def test_a_pedestal_is_sold_once_and_one_player_may_hold_both() -> None:
    position = scene(ROW, "p1 p2", roads=FULL).play("buy pedestal 1")
    assert "buy pedestal 1" not in position.legal
    position.play("buy pedestal 2")
    assert get(position, "pedestal") == [0, 0]


def test_roads_and_tower_are_not_replaced_during_a_round() -> None:
    position = scene("....../......", "road tower", roads="a2")
    position.play("buy road").play("lay b2 r0")
    assert set(position.legal) == {"loan", "buy tower"}


def test_unsold_buildings_leave_the_game_and_pedestals_return() -> None:
    position = scene(ROW, "S1=H p1", 1, roads="a1 b1").play("buy pedestal 1")
    stock = get(position, "stock")
    assert position.seat == CHANCE
    assert set(get(position, "shown")) == {-1}
    settle(position)
    assert sum(map(sum, stock)) - sum(map(sum, get(position, "stock"))) == 6
    assert get(position, "supply") == [1, 1, 1]
    assert get(position, "pedestal") == [-1, -1]
    assert get(position, "gold")[:2] == [7, 7]


def order_after(players: int, old: str, first: str, second: str, **counts: str) -> str:
    """The new order; counts give population and monuments of A, B, …"""
    position = start(players)
    p = position.records[0]
    p["order"][:players] = ["ABCDE".index(seat) for seat in old]
    p["pedestal"] = [-1 if seat == "-" else "ABCDE".index(seat) for seat in (first, second)]
    for field, text in counts.items():
        p[field][:players] = [int(word) for word in text.split()]
    reorder(position.rules.box, position.records, 0)
    return "".join("ABCDE"[seat] for seat in get(position, "order")[:players])


def test_the_turn_order_of_the_book() -> None:
    # A yellow, B blue, C green, D red, E white.
    counts = {"population": "9 5 5 2 2", "monuments": "1 1 1 2 1"}
    assert order_after(5, "BDACE", "A", "-", **counts) == "AEDBC"


def test_the_second_pedestal_is_place_two_even_if_place_one_was_not_bought() -> None:
    assert order_after(3, "ABC", "-", "B", population="3 0 1") == "CBA"
    assert order_after(2, "AB", "-", "A", population="0 5") == "BA"


def test_who_holds_both_pedestals_takes_place_one() -> None:
    assert order_after(3, "ABC", "C", "C", population="2 1 9") == "CBA"


def test_both_pedestals_and_the_others_by_population() -> None:
    assert order_after(4, "ABCD", "D", "C", population="5 4 0 0") == "DCBA"


def test_equal_players_keep_their_old_order() -> None:
    assert order_after(3, "CAB", "-", "-") == "CAB"


def last_turn(number: int, population: int = 0):
    position = scene(ROW, "p1", 1, roads=FULL)
    position.records[0]["round_number"] = number
    position.records[0]["population"][0] = population
    return position.play("buy pedestal 1")


def test_the_game_ends_after_round_ten_and_pedestals_are_sold_in_it() -> None:
    assert last_turn(9).seat == CHANCE
    ended = last_turn(10)
    assert ended.seat == OVER
    assert get(ended, "round_number") == 10
    assert get(ended, "pedestal")[0] == 0  # no step of a new round has happened


@pytest.mark.parametrize(("population", "over"), [(12, False), (13, True)])
def test_the_game_ends_after_the_round_in_which_a_population_is_complete(population, over) -> None:
    assert (last_turn(4, population).seat == OVER) is over


def test_the_round_is_played_to_its_end_when_a_population_is_complete() -> None:
    position = scene(ROW, "p1 p2", 2, roads=FULL)
    position.records[0]["population"][0] = 13
    assert position.play("buy pedestal 1").seat == 0


def test_turns_go_round_among_those_who_are_not_out() -> None:
    position = scene("....../......", "p1 p2 road", players=3, roads="a1")
    p = position.records[0]
    p["order"][:3] = [0, 2, 1]
    p["out"][1:3], p["gold"][1:3] = 0, [7, 1]
    for seat in (1, 2):
        build(position, seat, roads="a1")
    assert position.play("buy pedestal 1").seat == 2
    assert position.play("buy pedestal 2").seat == 1  # C has spent its last gold
    assert position.play("buy road").play("lay a2 r0").seat == 0
    assert position.play("loan").seat == 1  # nothing is left that A could buy
