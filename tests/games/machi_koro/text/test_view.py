"""What a position shows as plain data: the view, the explained score, the prompt."""

from __future__ import annotations

import json
import random

import pytest

from polis.core.position import Position
from polis.games.machi_koro.box import COSTS, KIND_KEYS, LANDMARK_KEYS
from polis.games.machi_koro.text import view
from polis.text.message import Message, Seat
from tests.rules.machi_koro.table import (
    MALL,
    PARK,
    RULES,
    STATION,
    TOWER,
    play,
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
        json.dumps(view.view(random_scene(random.Random(number))))


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
    assert position.prompt() == Message(key, seat=A)
    assert str(position.prompt())


def test_at_the_end_the_prompt_names_the_winner() -> None:
    position = scene(coins=[0, 10], landmarks=[(), {STATION, PARK, TOWER}], seat=1)
    play(position, "roll 1", "dice 6", "keep", "build shopping-mall")
    assert position.prompt() == Message("mk-wins", seat=B)
