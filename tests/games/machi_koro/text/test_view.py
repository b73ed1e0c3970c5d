"""What a position shows as plain data: the view, the explained score, the news, the prompt."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

import polis
from polis.core.position import Position
from polis.games.machi_koro.box import CARD_KEYS, COSTS, KIND_KEYS, LANDMARK_KEYS
from polis.games.machi_koro.text import view
from polis.text.message import Message, Seat
from tests.rules.machi_koro.table import (
    MALL,
    PARK,
    RULES,
    STATION,
    TOWER,
    play,
    random_move,
    random_scene,
    scene,
)

A, B, C = Seat(0), Seat(1), Seat(2)


def card(key: str) -> Message:
    return Message(f"card-{key}")


# The view


def test_the_view_of_a_known_position() -> None:
    position = scene(
        coins=[4, 5],
        cities=[{"bakery": 2, "stadium": 1}, {"cafe": 1}],
        landmarks=[{STATION}, {MALL, PARK}],
    )
    play(position, "roll 2", "dice 1+2")
    shown = view.view(position)
    assert shown["turn"] == 1
    assert shown["seat"] == 0
    assert shown["dice"] == [1, 2]
    assert shown["deck"] is None
    assert shown["cities"] == [
        {
            "coins": 4,
            "income": 0.67,
            "cards": {"bakery": 2, "stadium": 1},
            "landmarks": [STATION],
        },
        {"coins": 7, "income": 0.0, "cards": {"cafe": 1}, "landmarks": [MALL, PARK]},
    ]
    assert [entry["key"] for entry in shown["supply"]] == KIND_KEYS
    left = {entry["key"]: entry["left"] for entry in shown["supply"]}
    assert (left["bakery"], left["cafe"], left["stadium"], left["mine"]) == (6, 5, 3, 6)
    assert [entry["cost"] for entry in shown["supply"] + shown["landmarks"]] == COSTS
    assert [entry["key"] for entry in shown["landmarks"]] == LANDMARK_KEYS
    assert shown["payments"] == [
        {"payer": 0, "payee": 1, "card": "cafe", "owed": 2, "paid": 2},
        {"payer": None, "payee": 0, "card": "bakery", "owed": 2, "paid": 2},
    ]


def test_before_the_first_roll_no_dice_lie_on_the_table() -> None:
    assert view.view(scene())["dice"] == []
    assert view.view(scene().play("dice 4"))["dice"] == [4]


def test_the_deck_is_counted_when_there_is_one() -> None:
    position = RULES.new(2, supply="ten")
    assert view.view(position)["deck"] == 84
    assert view.view(position.play("reveal mine"))["deck"] == 83


def test_a_view_is_plain_data() -> None:
    for number in range(10):
        shown = view.view(random_scene(random.Random(number)))
        assert json.loads(json.dumps(shown)) == shown


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


def test_the_phase_says_what_the_table_waits_for() -> None:
    position = scene(coins=[9, 9], landmarks=[{STATION, TOWER}])
    phases = [view.view(position)["phase"]]
    for move in ("roll 1", "dice 2", "keep", "build nothing"):
        phases.append(view.view(play(position, move))["phase"])
    assert phases == ["dice", "roll", "radio", "build", "roll"]


# The explained score


def test_one_line_for_each_landmark() -> None:
    position = scene(landmarks=[{MALL}, LANDMARK_KEYS[1:]])
    lines = position.explain(0)
    assert [line.points for line in lines] == [0, 1, 0, 0]
    assert [line.message.args["card"] for line in lines] == [card(key) for key in LANDMARK_KEYS]
    assert [line.message.key for line in lines].count("mk-line-built") == 1


def test_the_lines_sum_to_the_score() -> None:
    for number in range(30):
        position = random_scene(random.Random(number))
        for seat, score in enumerate(position.scores):
            assert sum(line.points for line in position.explain(seat)) == score


def test_the_score_sheet_is_filled_and_marked() -> None:
    position = scene(landmarks=[{MALL, TOWER}])
    sheet, marks = np.full(4, 7, np.int64), np.full(4, 7, np.int64)
    score = RULES.kernels["score"](RULES.box, position.records, 0, 0, sheet, marks)
    assert score == 2
    assert sheet.tolist() == [0, 1, 0, 1]
    assert marks.tolist() == [0, 1, 0, 1]


# The news


def test_payments_are_told_in_order() -> None:
    cities = [{"bakery": 1}, {"cafe": 2}, {"cafe": 2}]
    position = scene(3, coins=[3, 0, 0], cities=cities).play("dice 3")
    assert view.news(position) == [
        Message("mk-pays", payer=A, payee=C, coins=2, card=card("cafe")),
        Message("mk-pays-short", payer=A, payee=B, coins=1, owed=2, card=card("cafe")),
        Message("mk-bank-pays", payee=A, coins=1, card=card("bakery")),
    ]


def test_payments_are_told_once() -> None:
    cities = [{"stadium": 1, "tv-station": 1, "business-centre": 1}, {}]
    position = scene(coins=[0, 9], cities=cities).play("dice 6")
    assert [message.key for message in view.news(position)] == ["mk-pays"]
    play(position, "tv B")
    assert view.news(position) == [
        Message("mk-pays", payer=B, payee=A, coins=5, card=card("tv-station"))
    ]
    for move in ("decline", "build nothing"):
        assert view.news(play(position, move)) == []


def test_a_roll_that_may_be_rolled_again_tells_nothing_yet() -> None:
    position = scene(coins=[0, 0], landmarks=[{TOWER}], cities=[{"bakery": 1}, {}])
    play(position, "dice 3")
    assert view.news(position) == []
    kept = play(position.copy(), "keep")
    assert view.news(kept) == [Message("mk-bank-pays", payee=A, coins=1, card=card("bakery"))]
    assert view.news(play(position, "reroll")) == []
    assert view.news(play(position, "dice 6")) == []


def test_news_account_for_every_coin_that_moved() -> None:
    for number in range(25):
        rng = random.Random(number)
        position = random_scene(rng)
        for _ in range(6):
            if position.seat == polis.OVER:
                break
            before = position.records[0]["coins"].tolist()
            acting = int(position.records[0]["seat"])
            code = random_move(position, rng)
            notation = RULES.text.write(position, code)
            position.play(code)
            moved = [0] * 4
            for message in view.news(position):
                moved[message.args["payee"]] += message.args["coins"]
                if "payer" in message.args:
                    moved[message.args["payer"]] -= message.args["coins"]
                assert str(message)
            if notation.startswith("build") and notation != "build nothing":
                moved[acting] -= COSTS[CARD_KEYS.index(notation.removeprefix("build "))]
            after = position.records[0]["coins"].tolist()
            assert [new - old for old, new in zip(before, after, strict=True)] == moved


# The prompt

REFILL = scene(options={"supply": "ten"}, supply=dict.fromkeys(KIND_KEYS[:10], 1))
PROMPTS = [
    (RULES.new(2, supply="ten"), "mk-asks-reveal"),
    (scene(), "mk-asks-roll"),
    (scene(landmarks=[{STATION}]), "mk-asks-dice"),
    (play(scene(landmarks=[{TOWER}]), "dice 1"), "mk-asks-radio"),
    (play(scene(cities=[{"tv-station": 1}, {}]), "dice 6"), "mk-asks-tv"),
    (play(scene(cities=[{"business-centre": 1}, {}]), "dice 6"), "mk-asks-swap"),
    (play(scene(), "dice 1"), "mk-asks-build"),
    (play(REFILL, "dice 1", "build ranch"), "mk-asks-reveal"),
]


@pytest.mark.parametrize(("position", "key"), PROMPTS, ids=[key for _, key in PROMPTS])
def test_the_prompt_says_whose_turn_it_is_and_what_is_asked(position: Position, key: str) -> None:
    assert view.prompt(position) == Message(key, seat=A)
    assert str(view.prompt(position))


def test_at_the_end_the_prompt_names_the_winner() -> None:
    position = scene(coins=[0, 10], landmarks=[(), {STATION, PARK, TOWER}], seat=1)
    play(position, "roll 1", "dice 6", "keep", "build shopping-mall")
    assert view.prompt(position) == Message("mk-wins", seat=B)
