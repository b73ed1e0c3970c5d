"""The observation: the sheet's fields in order, seats counted from the observer on."""

from __future__ import annotations

import random

import numpy as np
import pytest

from polis.core.position import Position
from polis.games.machi_koro.box import KIND_KEYS
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
from polis.games.machi_koro.sheet import KINDS, SHEET
from tests.rules.machi_koro.table import (
    MALL,
    PARK,
    RULES,
    STATION,
    TOWER,
    city,
    coins,
    play,
    random_scene,
    scene,
)


def observe(position: Position, seat: int) -> dict[str, list[int]]:
    """What a seat sees, field by field; nothing may be left over from an earlier use."""
    out = np.full(SHEET.observation_size, -99, np.int64)
    RULES.kernels["observe"](RULES.box, position.records, 0, seat, out)
    fields, place = {}, 0
    for field in SHEET.observation:
        fields[field.name] = out[place : place + field.size].tolist()
        place += field.size
    return fields


def test_the_fields_of_a_known_position() -> None:
    cities = [{"ranch": 1}, {"mine": 2}, {"cafe": 3, "stadium": 1}]
    position = scene(
        3,
        options={"supply": "ten", "beginner": True},
        coins=[4, 5, 6],
        cities=cities,
        landmarks=[{STATION, TOWER}, {MALL}, {PARK}],
        supply=dict.fromkeys(KIND_KEYS[:10], 1),
    )
    play(position, "roll 2", "dice 2+5", "reroll", "dice 3+5")
    seen = observe(position, 1)
    assert seen["phase"] == [int(phase == BUILDING) for phase in range(9)]
    assert seen["seats"] == [3]
    assert seen["options"] == [1, 1]
    assert seen["dice"] == [3, 5]
    assert seen["rerolled"] == [1]
    # From B: B, C, A, and nobody in the fourth place.
    assert seen["on_turn"] == [0, 0, 1, 0]
    assert seen["coins"] == [5, 6, 4, 0]
    assert seen["landmarks"] == [0, 1, 0, 0] + [0, 0, 1, 0] + [1, 0, 0, 1] + [0] * 4
    by_seat = [seen["cities"][n : n + KINDS] for n in range(0, 4 * KINDS, KINDS)]
    assert by_seat[0][KIND_KEYS.index("mine")] == 2
    assert by_seat[1][KIND_KEYS.index("cafe")] == 3
    assert by_seat[2][KIND_KEYS.index("ranch")] == 1
    assert [sum(counts) for counts in by_seat] == [2, 4, 1, 0]
    assert seen["supply"] == [1] * 10 + [0] * 5
    assert seen["deck"] == position.records[0]["deck"].tolist()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_seat_sees_itself_first(players: int) -> None:
    position = scene(players, coins=[10, 11, 12, 13][:players], seat=players - 1)
    for seat in range(players):
        order = [(seat + step) % players for step in range(players)]
        seen = observe(position, seat)
        assert seen["coins"][:players] == [10 + other for other in order]
        assert seen["on_turn"][:players] == [int(other == players - 1) for other in order]
        assert seen["coins"][players:] == [0] * (4 - players)


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
def test_every_phase_can_be_told(phase: int) -> None:
    assert observe(PHASES[phase], 0)["phase"] == [int(other == phase) for other in range(9)]


def test_nothing_is_hidden() -> None:
    # All information is public: every seat sees the same, only turned round.
    for number in range(10):
        position = random_scene(random.Random(number))
        for seat in range(position.seats):
            seen = observe(position, seat)
            for step in range(position.seats):
                other = (seat + step) % position.seats
                assert seen["coins"][step] == coins(position)[other]
                counts = seen["cities"][step * KINDS : (step + 1) * KINDS]
                named = dict(zip(KIND_KEYS, counts, strict=True))
                assert {key: n for key, n in named.items() if n} == city(position, other)
            assert seen["supply"] == position.records[0]["supply"].tolist()
            assert seen["deck"] == position.records[0]["deck"].tolist()
