"""What the coming rolls bring: the odds of each sum, incomes, and what one more card adds."""

from __future__ import annotations

import random

from polis.games.machi_koro.sheet import KINDS
from polis.games.machi_koro.text import view
from polis.games.machi_koro.text.outlook import Outlook
from tests.rules.machi_koro.table import STATION, random_scene, scene


def test_the_odds_name_every_sum_its_chance_and_what_it_brings_everybody() -> None:
    position = scene(coins=[1, 0], cities=[{"wheat-field": 1, "bakery": 2}, {"cafe": 2}])
    (one,) = view.view(position)["odds"][0]
    assert one["dice"] == 1
    assert [entry["sum"] for entry in one["sums"]] == [1, 2, 3, 4, 5, 6]
    assert {entry["of36"] for entry in one["sums"]} == {6}
    # On a three two coins are owed to the cafés and one is there, then the bakeries earn.
    assert [entry["coins"] for entry in one["sums"]] == [
        [1, 0], [2, 0], [1, 1], [0, 0], [0, 0], [0, 0],
    ]  # fmt: skip
    assert one["means"] == [round(4 / 6, 2), round(1 / 6, 2)]


def test_the_station_shows_the_odds_of_two_dice_too() -> None:
    position = scene(coins=[1, 0], cities=[{"mine": 1}, {"cafe": 3}], landmarks=[{STATION}])
    one, two = view.view(position)["odds"][0]
    assert (one["dice"], two["dice"]) == (1, 2)
    assert [entry["of36"] for entry in two["sums"]] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    mine = [entry["coins"][0] for entry in two["sums"]]
    assert mine == [0, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0]
    assert two["means"][0] == round((2 * -1 + 4 * 5) / 36, 2)


def test_the_tv_station_takes_what_the_stadium_left_of_the_richest_opponent() -> None:
    purple = {"stadium": 1, "tv-station": 1, "business-centre": 1}
    position = scene(players=3, coins=[0, 4, 6], cities=[purple, {}, {}])
    (one,) = view.view(position)["odds"][0]
    assert one["sums"][5]["coins"] == [8, -2, -6]


def test_the_odds_are_what_playing_each_roll_brings() -> None:
    scenes = [random_scene(random.Random(number)) for number in range(80)]
    choosing = [position for position in scenes if "roll 1" in position.legal]
    assert len(choosing) > 5
    for position in choosing:
        shown = view.view(position)
        before = [city["coins"] for city in shown["cities"]]
        for entry in shown["odds"][shown["seat"]][0]["sums"]:
            played = position.copy()
            played.play("roll 1")
            played.play(f"dice {entry['sum']}")
            if "keep" in played.legal:
                played.play("keep")
            if any(action.startswith("tv") for action in played.legal):
                have = {f"tv {letter}": int(played.records[0]["coins"][seat])
                        for seat, letter in enumerate("ABCD")}  # fmt: skip
                played.play(max(played.legal, key=lambda action: have[action]))
            after = played.records[0]["coins"][: position.seats].tolist()
            assert [now - then for now, then in zip(after, before, strict=True)] == entry["coins"]


def test_looking_ahead_changes_nothing_on_the_table() -> None:
    for number in range(5):
        position = random_scene(random.Random(number))
        before = position.copy()
        view.view(position)
        assert position == before


def test_the_income_is_the_mean_of_one_roll_of_everybody() -> None:
    """Everybody's wheat field earns on both rolls, the own bakeries and stores on the own one."""
    position = scene(cities=[{"wheat-field": 1, "bakery": 1}, {"cafe": 1}], coins=[3, 3])
    first, second = view.view(position)["cities"]
    assert first["income"] == round(2 / 6 + 2 / 6 - 1 / 6, 2)
    assert second["income"] == round(1 / 6, 2)


def test_whoever_may_choose_rolls_the_number_of_dice_that_brings_more() -> None:
    position = scene(coins=[0, 0], cities=[{"convenience-store": 1}, {}], landmarks=[{STATION}])
    assert view.view(position)["cities"][0]["income"] == round(3 / 6, 2)
    position = scene(coins=[0, 0], cities=[{"cheese-factory": 1, "ranch": 2}, {}],
                     landmarks=[{STATION}])  # fmt: skip
    # The opponent has one die: a ranch earns on his roll too.
    two_dice = (6 * 6 + 1 * 2) / 36
    assert view.view(position)["cities"][0]["income"] == round(two_dice + 2 / 6, 2)


def test_the_gain_is_what_one_more_card_adds_to_each_income() -> None:
    gains = {entry["key"]: entry["gain"] for entry in view.view(scene())["supply"]}
    assert gains["wheat-field"] == [round(2 / 6, 2)] * 2
    assert gains["convenience-store"] == [round(3 / 6, 2)] * 2
    assert gains["mine"] == [0, 0]
    # A swap brings no coins by itself.
    assert gains["business-centre"] == [0, 0]


def test_a_gain_is_the_difference_that_a_city_with_the_card_makes() -> None:
    """Exactly, in every bit: only the rolls that the card has to do with are computed again."""
    for number in range(4):
        position = random_scene(random.Random(number))
        now = Outlook(position)
        for seat in range(position.seats):
            for kind in range(KINDS):
                grown = position.copy()
                grown.records["cities"][0, seat, kind] += 1
                income = Outlook(grown).incomes[seat]
                assert now.gains[seat, kind] == income - now.incomes[seat], (number, seat, kind)
