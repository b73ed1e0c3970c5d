"""The observation, compared with the view of the position."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from polis.core.position import Position
from polis.core.sheet import MOST
from polis.games.machi_koro.box import KIND_KEYS, LANDMARK_KEYS
from polis.games.machi_koro.rules.position import (
    BUILDING,
    DEALING,
    DICE,
    ENDED,
    RADIO_TOWER,
    REFILLING,
    ROLLING,
    SWAPPING,
    TV_TARGET,
)
from polis.games.machi_koro.text.view_types import Phase
from tests.native import NATIVE
from tests.observations import check_bounds, observed, one_hot, random_positions, turned
from tests.rules.machi_koro.table import MALL, PARK, RULES, STATION, TOWER, play, scene

PHASE_NAMES = get_args(Phase)


def expected(position: Position, seat: int) -> dict[str, Any]:
    """The fields, read from the view; what no view shows, from the record."""
    view, record = position.view(), position.records[0]
    cities = turned(view["cities"], seat)
    left = {pile["key"]: pile["left"] for pile in view["supply"]}
    return {
        "phase": one_hot(PHASE_NAMES.index(view["phase"]), 9),
        "supply_ten": int(record["ten"]),
        "beginner": int(record["beginner"]),
        "dice": [int(record["first"]), int(record["second"])],
        "rerolled": int(record["rerolled"]),
        "dice_chosen": int(record["dice"]),
        "supply": [left.get(key, 0) for key in KIND_KEYS],
        "deck": record["deck"].tolist(),
        "on_turn": turned(one_hot(view["seat"], position.seats), seat),
        "coins": [city["coins"] for city in cities],
        "landmarks": [[int(key in city["landmarks"]) for key in LANDMARK_KEYS] for city in cities],
        "city": [[city["cards"].get(key, 0) for key in KIND_KEYS] for city in cities],
    }


def check(position: Position) -> None:
    for seat in range(position.seats):
        seen = observed(position, seat)
        assert {name: numbers.tolist() for name, numbers in seen.items()} == expected(
            position, seat
        )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_are_seen_as_the_view_shows_them(players: int, seed: int) -> None:
    options = {"supply": ("all", "ten")[seed % 2], "beginner": bool(seed // 2 % 2)}
    start = RULES.new(players, **options)
    for position in random_positions(start, 400 if NATIVE else 60, seed):
        check(position)
        check_bounds(position, observed(position, 0))


PHASES = {
    DEALING: RULES.new(2, supply="ten"),
    DICE: scene(landmarks=[{STATION}]),
    ROLLING: scene(),
    RADIO_TOWER: play(scene(landmarks=[{TOWER}]), "dice 1"),
    TV_TARGET: play(scene(cities=[{"tv-station": 1}, {}]), "dice 6"),
    SWAPPING: play(scene(cities=[{"business-centre": 1}, {}]), "dice 6"),
    BUILDING: play(scene(), "dice 1"),
    REFILLING: play(
        scene(options={"supply": "ten"}, supply=dict.fromkeys(KIND_KEYS[:10], 1)),
        "dice 1",
        "build ranch",
    ),
    ENDED: play(
        scene(coins=[22, 0], landmarks=[{STATION, MALL, PARK}]),
        "roll 1",
        "dice 1",
        "build radio-tower",
    ),
}


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_seen(phase: int) -> None:
    check(PHASES[phase])


def test_more_coins_than_the_vector_holds_are_cut_off() -> None:
    position = scene(2, coins=[40_000, 5])
    assert observed(position, 0)["coins"].tolist() == [MOST, 5]


def test_a_city_can_hold_the_starting_cards_of_every_seat() -> None:
    position = scene(4, cities=[{"bakery": 10, "wheat-field": 10}, {}, {}, {}])
    check(position)
    check_bounds(position, observed(position, 0))
