"""The shopping lists of Machi Koro, rule by rule as they are told."""

from __future__ import annotations

import re

import pytest

import polis
from polis.arena.simulation import simulate
from polis.bots.specs import parse
from polis.core.errors import UnknownBot
from polis.core.position import Position
from polis.games.machi_koro.sheet import KINDS
from polis.games.machi_koro.strategy.list_codes import code_of, read_list, write_list
from polis.games.machi_koro.strategy.shopping_lists import SHOPPING
from tests.rules.machi_koro.table import MALL, PARK, START, STATION, TOWER, play, scene

RANCH, BAKERY, STORE = "ranch-list", "bakery-list", "store-list"
LISTS = {
    RANCH: [("ranch", 6), (STATION, 1), ("cheese-factory", 2), (TOWER, 1)],
    BAKERY: [("bakery", 6), (MALL, 1), (TOWER, 1)],
    STORE: [("bakery", 3), (MALL, 1), ("convenience-store", 6)],
}


def plays(bot: str, position: Position) -> str:
    """What the bot does, in notation."""
    code = polis.bot(bot).make(1).choose(position, 1.0)
    return position.write(int(code))


@pytest.mark.parametrize("bot", LISTS)
def test_items_are_bought_in_order_and_number(bot: str) -> None:
    city, landmarks = dict(START), []
    for card, number in LISTS[bot]:
        for _ in range(number):
            # Coins for the item but not for all landmarks.
            position = scene(coins=[22, 0], cities=[city, START], landmarks=[landmarks, []])
            moves = (
                ["roll 1"] * (STATION in landmarks) + ["dice 5"] + ["keep"] * (TOWER in landmarks)
            )
            assert plays(bot, play(position, *moves)) == f"build {card}"
            if card in (STATION, MALL, TOWER):
                landmarks.append(card)
            else:
                city[card] = city.get(card, 0) + 1


@pytest.mark.parametrize(
    ("bot", "landmarks", "missing"),
    [(RANCH, [STATION, TOWER], MALL), (BAKERY, [MALL, TOWER], STATION), (STORE, [MALL], STATION)],
)
def test_after_the_list_comes_the_cheapest_missing_landmark(
    bot: str, landmarks: list[str], missing: str
) -> None:
    city = START | {card: n + START.get(card, 0) for card, n in LISTS[bot] if card not in landmarks}
    cost = {MALL: 10, STATION: 4}[missing]
    for coins, expected in [(cost, f"build {missing}"), (cost - 1, "build nothing")]:
        position = scene(coins=[coins, 0], cities=[city, {}], landmarks=[landmarks, []])
        moves = ["roll 1"] * (STATION in landmarks) + ["dice 6"] + ["keep"] * (TOWER in landmarks)
        assert plays(bot, play(position, *moves)) == expected


@pytest.mark.parametrize("bot", LISTS)
def test_an_item_not_yet_affordable_is_waited_for(bot: str) -> None:
    position = scene(coins=[0, 3], cities=[{}, START])
    assert plays(bot, play(position, "dice 6")) == "build nothing"


def test_nothing_else_is_bought_while_waiting_for_the_station() -> None:
    position = scene(coins=[3, 0], cities=[START | {"ranch": 6}, START])
    assert plays(RANCH, play(position, "dice 6")) == "build nothing"


@pytest.mark.parametrize("bot", LISTS)
def test_coins_for_all_missing_landmarks_buy_the_cheapest_before_the_list(bot: str) -> None:
    for coins, expected in [(52, f"build {STATION}"), (51, f"build {LISTS[bot][0][0]}")]:
        position = scene(coins=[coins, 0])
        assert plays(bot, play(position, "dice 6")) == expected
    rich = scene(coins=[38, 0], landmarks=[[STATION, MALL], []])
    assert plays(bot, play(rich, "roll 1", "dice 6")) == f"build {PARK}"


def test_an_item_sold_out_is_struck_off() -> None:
    cities = [START | {"ranch": 2}, START | {"ranch": 4}]
    assert plays(RANCH, play(scene(coins=[9, 0], cities=cities), "dice 6")) == f"build {STATION}"


def test_a_card_in_the_deck_is_waited_for_and_not_struck_off() -> None:
    open_cards = dict.fromkeys(
        ["wheat-field", "bakery", "cafe", "forest", "mine", "stadium", "tv-station"], 1
    )
    position = scene(options={"supply": "ten"}, coins=[9, 0], supply=open_cards)
    assert plays(RANCH, play(position, "dice 6")) == "build nothing"
    assert plays(BAKERY, position) == "build bakery"


def test_the_beginners_limit_strikes_an_item_off() -> None:
    position = scene(
        options={"beginner": True}, coins=[22, 0], cities=[START | {"ranch": 2}, START]
    )
    assert plays(RANCH, play(position, "dice 6")) == f"build {STATION}"


def test_the_bakery_of_the_set_up_is_not_one_that_was_bought() -> None:
    position = scene(coins=[12, 0], cities=[START | {"bakery": 6}, START])
    assert plays(BAKERY, play(position, "dice 6")) == "build bakery"


@pytest.mark.parametrize(("bot", "dice"), [(RANCH, 2), (BAKERY, 1), (STORE, 1)])
def test_the_number_of_dice(bot: str, dice: int) -> None:
    assert plays(bot, scene(landmarks=[[STATION], []])) == f"roll {dice}"


@pytest.mark.parametrize("bot", LISTS)
def test_only_a_roll_that_pays_nothing_is_rolled_again(bot: str) -> None:
    for roll, expected in [(1, "keep"), (2, "keep"), (3, "keep"), (4, "reroll"), (6, "reroll")]:
        position = scene(coins=[3, 3], landmarks=[[TOWER], []])
        assert plays(bot, play(position, f"dice {roll}")) == expected


@pytest.mark.parametrize("bot", LISTS)
def test_a_roll_that_pays_only_others_is_rolled_again(bot: str) -> None:
    cities = [{"wheat-field": 1}, {"cafe": 1, "forest": 3}]
    for roll in (3, 5):
        position = scene(coins=[3, 3], cities=cities, landmarks=[[TOWER], []])
        assert plays(bot, play(position, f"dice {roll}")) == "reroll"


def test_a_factory_without_its_cows_pays_nothing() -> None:
    for ranches, expected in [(0, "reroll"), (1, "keep")]:
        city = {"cheese-factory": 1} | ({"ranch": ranches} if ranches else {})
        position = scene(coins=[3, 3], cities=[city, {}], landmarks=[[STATION, TOWER], []])
        assert plays(RANCH, play(position, "roll 2", "dice 1+6")) == expected


@pytest.mark.parametrize("bot", LISTS)
@pytest.mark.parametrize(
    ("coins", "named"), [([0, 9, 5, 3], "C"), ([5, 0, 1, 2], "A"), ([4, 9, 4, 4], "C")]
)
def test_the_richest_opponent_is_named_and_of_equals_the_nearest_after(
    bot: str, coins: list[int], named: str
) -> None:
    cities = [START, {"tv-station": 1}, START, START]
    position = scene(players=4, coins=coins, cities=cities, seat=1)
    assert plays(bot, play(position, "dice 6")) == f"tv {named}"


@pytest.mark.parametrize("bot", LISTS)
def test_swaps_are_declined(bot: str) -> None:
    position = scene(cities=[START | {"business-centre": 1}, START | {"mine": 2}])
    assert plays(bot, play(position, "dice 6")) == "decline"


@pytest.mark.parametrize("bot", LISTS)
@pytest.mark.parametrize("options", [{}, {"supply": "ten"}, {"beginner": True}])
def test_a_list_plays_legal_games_to_the_end(bot: str, options: dict[str, object]) -> None:
    for number in range(3):
        game = polis.Game("machi-koro", 3, options, seed=number)
        player = polis.bot(bot).make(number)
        while not game.over:
            game.play(player.choose(game.position, 1.0))
    result = simulate("machi-koro", 4, [*LISTS, "greedy"], 50, 1, options)
    assert sum(seat["wins"] for seat in result["seats"]) == 50


@pytest.mark.parametrize(
    "text",
    [
        "list:",
        "list:3+ranch",
        "list:1+castle",
        "list:1+ranch:8",
        "list:1+ranch:0",
        "list:1+radio-tower:2",
        "list:1+ranch+ranch+ranch+ranch+ranch+ranch+ranch",
    ],
)
def test_what_is_no_list_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(text)):
        parse(text, "machi-koro")


def test_a_list_is_read_as_it_is_written() -> None:
    text = write_list(2, ((1, 6), (KINDS, 1), (9, 2), (KINDS + 3, 1)))
    assert text == "list:2+ranch:6+train-station+cheese-factory:2+radio-tower"
    assert read_list(text) == code_of(2, ((1, 6), (KINDS, 1), (9, 2), (KINDS + 3, 1)))


def test_a_list_without_a_name_plays_as_the_same_list_with_one() -> None:
    position = play(scene(coins=[5, 0]), "dice 6")
    for name, text in SHOPPING.items():
        assert plays(name, position) == plays(text, position)
    assert plays("list:1+cafe:2", position) == "build cafe"
