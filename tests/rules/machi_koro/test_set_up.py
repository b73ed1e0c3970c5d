"""What lies on the table before the first roll."""

from __future__ import annotations

import pytest

import polis
from polis.core.errors import BadOption
from polis.games.machi_koro.box import ESTABLISHMENTS, KIND_KEYS
from tests.rules.machi_koro.table import (
    PURPLE,
    RULES,
    START,
    built,
    city,
    coins,
    deck,
    on_turn,
    same,
    scene,
    supply,
)

PLAYERS = [1, 2, 3, 4]
EVERY_CARD = {key: 4 if key in PURPLE else 6 for key in KIND_KEYS}


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_a_wheat_field_a_bakery_and_three_coins(players: int) -> None:
    position = RULES.new(players)
    assert position.seats == players
    assert coins(position) == [3] * players
    for seat in range(players):
        assert city(position, seat) == START
        assert built(position, seat) == set()
    assert position.scores == [0] * players
    assert position.shares == [0] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_all_84_cards_lie_open_whatever_the_number_of_players(players: int) -> None:
    position = RULES.new(players)
    assert supply(position) == EVERY_CARD
    assert sum(supply(position).values()) == 84
    assert deck(position) == {}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_seat_rolls_one_die(players: int) -> None:
    position = RULES.new(players)
    assert position.seat == polis.CHANCE
    assert on_turn(position) == 0
    assert position.turns == 1
    assert list(position.outcomes) == [f"dice {die}" for die in range(1, 7)]


@pytest.mark.parametrize("players", PLAYERS)
def test_of_ten_kinds_nothing_lies_open_yet(players: int) -> None:
    position = RULES.new(players, supply="ten")
    assert supply(position) == {}
    assert deck(position) == EVERY_CARD
    assert position.seat == polis.CHANCE
    assert position.turns == 0


@pytest.mark.parametrize("players", [0, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match=f"{players}"):
        RULES.new(players)


def test_tables_offer_two_to_four_players() -> None:
    assert RULES.sheet.players == (2, 3, 4)


def test_a_record_used_before_is_wiped() -> None:
    used = scene(
        players=4,
        options={"beginner": True},
        coins=[9, 8, 7, 6],
        cities=[{"mine": 1}, {"ranch": 2}, {"cafe": 1}, {"stadium": 1}],
        landmarks=[{"train-station"}] * 4,
        seat=3,
    )
    used.play("roll 2").play("dice 4+5")
    for options in ({}, {"supply": "ten"}, {"beginner": True}):
        fresh = RULES.new(2, **options)
        RULES.kernels["setup"](RULES.box, used.records, 0, 2, RULES.setup_codes(options))
        assert same(used, fresh)


# The cards as the book prints them: colour, symbol, first and last roll, cost, coins, per symbol.
PRINTED = {
    "wheat-field": ("blue", "wheat", 1, 1, 1, 1, None),
    "ranch": ("blue", "cow", 2, 2, 1, 1, None),
    "bakery": ("green", "shop", 2, 3, 1, 1, None),
    "cafe": ("red", "cup", 3, 3, 2, 1, None),
    "convenience-store": ("green", "shop", 4, 4, 2, 3, None),
    "forest": ("blue", "gear", 5, 5, 3, 1, None),
    "stadium": ("purple", "tower", 6, 6, 6, 2, None),
    "tv-station": ("purple", "tower", 6, 6, 7, 5, None),
    "business-centre": ("purple", "tower", 6, 6, 8, 0, None),
    "cheese-factory": ("green", "factory", 7, 7, 5, 3, "cow"),
    "furniture-factory": ("green", "factory", 8, 8, 3, 3, "gear"),
    "mine": ("blue", "gear", 9, 9, 6, 5, None),
    "family-restaurant": ("red", "cup", 9, 10, 3, 2, None),
    "apple-orchard": ("blue", "wheat", 10, 10, 3, 3, None),
    "fruit-market": ("green", "fruit", 11, 12, 2, 2, "wheat"),
}


@pytest.mark.parametrize("card", ESTABLISHMENTS, ids=KIND_KEYS)
def test_cards_are_as_printed(card: dict[str, object]) -> None:
    low, high = card["roll"]  # type: ignore[misc]
    read = (card["colour"], card["symbol"], low, high, card["cost"], card["coins"], card.get("per"))
    assert read == PRINTED[card["key"]]  # type: ignore[index]
