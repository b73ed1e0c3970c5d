"""Chance: the weights of outcomes, drawing by number, and the names of events."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import polis
from polis.core.position import Position
from polis.games.machi_koro.box import KIND_KEYS
from polis.games.machi_koro.rules.position import REFILLING
from tests.rules.machi_koro.table import (
    PARK,
    RULES,
    STATION,
    TOWER,
    deck,
    play,
    random_move,
    same,
    scene,
)

TEN = {"supply": "ten"}


def kernel(name: str, position: Position, *rest: int) -> int:
    return int(RULES.kernels[name](RULES.box, position.records, 0, *rest))


def event(position: Position) -> int:
    assert position.seat == polis.CHANCE
    return kernel("event", position)


def scenes_of_chance() -> dict[str, Position]:
    refill = scene(options=TEN, supply=dict.fromkeys(KIND_KEYS[:10], 1))
    nearly_empty = scene(
        4, options=TEN, cities=[dict.fromkeys(KIND_KEYS[9:], 4), {}, {}, {}], deck={"mine": 1}
    )
    gaps = RULES.new(2, **TEN)
    return {
        "one die": scene(),
        "two dice": play(scene(landmarks=[{STATION}]), "roll 2"),
        "the first card": RULES.new(2, **TEN),
        "a deck with gaps": play(gaps, *["reveal wheat-field"] * 6, *["reveal stadium"] * 4),
        "a refill": play(refill, "dice 1", "build ranch"),
        "the last card": _waiting_for_cards(nearly_empty),
    }


def _waiting_for_cards(position: Position) -> Position:
    position.records[0]["phase"] = REFILLING
    return position


SCENES = scenes_of_chance()


@pytest.mark.parametrize("name", SCENES)
def test_the_odds_are_the_sum_of_the_weights(name: str) -> None:
    codes, weights = SCENES[name]._chances()
    assert len(set(codes.tolist())) == len(codes)
    assert min(weights) > 0
    assert kernel("odds", SCENES[name]) == weights.sum()


@pytest.mark.parametrize("name", SCENES)
def test_every_number_draws_an_outcome_as_often_as_its_weight(name: str) -> None:
    position = SCENES[name]
    drawn = Counter(kernel("draw", position, r) for r in range(kernel("odds", position)))
    codes, weights = position._chances()
    assert drawn == dict(zip(codes.tolist(), weights.tolist(), strict=True))


def test_a_card_is_as_likely_as_it_is_frequent_in_the_deck() -> None:
    position = SCENES["a deck with gaps"]
    _, weights = position._chances()
    assert dict(zip(position.outcomes, weights.tolist(), strict=True)) == {
        f"reveal {key}": count for key, count in deck(position).items()
    }


# Names of events


@pytest.mark.parametrize("options", [{}, TEN], ids=["all", "ten"])
@pytest.mark.parametrize("number", range(4))
def test_events_of_a_game_have_different_names(options: dict[str, str], number: int) -> None:
    rng = random.Random(number)
    position = scene(
        3,
        options=options,
        landmarks=[{STATION, PARK, TOWER}, {STATION, PARK}, {TOWER}],
        coins=[0, 0, 0],
        supply=dict.fromkeys(KIND_KEYS[:10], 1) if options else None,
    )
    seen: set[int] = set()
    while position.seat != polis.OVER and len(seen) < 60:
        if position.seat == polis.CHANCE:
            assert event(position) not in seen
            seen.add(event(position))
        position.play(random_move(position, rng))
    assert len(seen) > 20


def test_a_rolls_name_does_not_depend_on_what_was_chosen_before() -> None:
    lazy, busy = scene(coins=[9, 9]), scene(coins=[9, 9])
    for _ in range(3):
        assert event(lazy) == event(busy)
        play(lazy, "dice 5", "build nothing")
        play(busy, "dice 6", "build wheat-field")


def test_the_number_of_dice_does_not_change_the_name() -> None:
    position = scene(landmarks=[{STATION}])
    one, two = position.copy().play("roll 1"), position.copy().play("roll 2")
    assert event(one) == event(two)


def test_a_roll_is_named_by_its_seats_own_turns() -> None:
    # An extra turn of one player leaves the luck of the others as it was.
    position = scene(landmarks=[{STATION, PARK}])
    once = play(position.copy(), "roll 2", "dice 1+2", "build nothing")
    more = play(position.copy(), *("roll 2", "dice 2+2", "build nothing") * 2)
    play(more, "roll 1", "dice 1", "build nothing")
    assert event(once) == event(more)


def test_a_second_roll_has_a_name_of_its_own() -> None:
    position = scene(landmarks=[{TOWER}])
    first = event(position)
    assert event(play(position, "dice 1", "reroll")) != first


def test_reveals_are_named_by_their_number() -> None:
    one, other = RULES.new(2, **TEN), RULES.new(2, **TEN)
    names = []
    for key in KIND_KEYS[:9]:
        assert event(play(one, f"reveal {key}")) == event(play(other, "reveal mine"))
        names.append(event(one))
        if other.outcomes.get("reveal mine") is None:
            break
    assert len(set(names)) == len(names)
    assert not set(names) & {event(scene()), event(play(scene(), "dice 1", "build nothing"))}


def test_the_luck_of_the_dice_is_the_same_with_all_kinds_and_with_ten() -> None:
    ten = play(RULES.new(2, **TEN), *(f"reveal {key}" for key in KIND_KEYS[:10]))
    assert event(ten) == event(RULES.new(2))
    play(ten, "dice 5", "build nothing")
    assert event(ten) == event(play(RULES.new(2), "dice 5", "build nothing"))


def test_the_same_seed_deals_the_same_outcome() -> None:
    for position in SCENES.values():
        one, other = position.copy(), position.copy()
        assert one.deal(7) == other.deal(7)
        assert same(one, other)
