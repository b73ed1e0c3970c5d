"""The effects of Machi Koro, rule by rule, and added up over random games."""

from __future__ import annotations

import random

import polis
from tests.games.effects import (
    balance,
    check_common,
    differences,
    effects_of,
    kinds,
    only,
)
from tests.rules.machi_koro.table import (
    MALL,
    PARK,
    STATION,
    TOWER,
    city,
    coins,
    random_move,
    random_scene,
    scene,
    supply,
)

BAKERY = {"type": "establishment", "key": "bakery"}
CAFE = {"type": "establishment", "key": "cafe"}
MINE = {"type": "establishment", "key": "mine"}


def test_a_roll_shows_its_dice_and_the_coins_before_it() -> None:
    position = scene(coins=[1, 4], cities=[{"bakery": 2}, {}])
    roll, *rest = effects_of(position, "dice 3")
    assert roll == {
        "kind": "roll",
        "seat": 0,
        "dice": [3],
        "total": 3,
        "again": False,
        "waits": True,
        "coins": [1, 4],
    }
    assert kinds(rest) == ["pay"]


def test_a_roll_waits_unless_its_roller_has_just_decided_something() -> None:
    position = scene(landmarks=[[STATION, TOWER]])
    assert effects_of(position, "roll 2") == []
    (roll,) = effects_of(position, "dice 2+5")
    assert (roll["dice"], roll["total"], roll["waits"]) == ([2, 5], 7, False)
    assert effects_of(position, "reroll") == []
    first, *_ = effects_of(position, "dice 1+1")
    assert (first["waits"], first["again"]) == (False, True)
    # Without the station the second roll follows a decision, too.
    position = scene(landmarks=[[TOWER]])
    assert [effect["waits"] for effect in effects_of(position, "dice 5")] == [True]
    position.play("reroll")
    assert effects_of(position, "dice 4")[0]["waits"] is False


def test_a_kept_roll_pays_late() -> None:
    position = scene(cities=[{"bakery": 1}, {}], landmarks=[[TOWER]])
    assert kinds(effects_of(position, "dice 3")) == ["roll"]
    kept = effects_of(position, "keep")
    assert kinds(kept) == ["decline", "pay"]
    assert kept[0]["what"] == "reroll"


def test_payments_come_in_order_and_say_what_is_short() -> None:
    cities = [{"bakery": 2}, {"cafe": 2}, {"cafe": 2}]
    position = scene(3, coins=[3, 0, 0], cities=cities)
    income = {"reason": "income", "cards": 2}
    assert only(effects_of(position, "dice 3"), "pay") == [
        {"payer": 0, "payee": 2, "amount": 2, "owed": 2, "piece": CAFE, **income},
        {"payer": 0, "payee": 1, "amount": 1, "owed": 2, "piece": CAFE, **income},
        {"payer": None, "payee": 0, "amount": 2, "owed": 2, "piece": BAKERY, **income},
    ]


def test_a_card_is_paid_and_taken_from_the_supply() -> None:
    position = scene(coins=[3, 0], cities=[{}, {}]).play("dice 5")
    paid, built, turn = effects_of(position, "build bakery")
    assert (paid["payer"], paid["payee"], paid["amount"], paid["reason"]) == (0, None, 1, "build")
    assert built == {
        "kind": "build",
        "seat": 0,
        "piece": BAKERY,
        "left": supply(position)["bakery"],
    }
    assert turn == {"kind": "turn", "seat": 1, "again": False}


def test_a_landmark_scores() -> None:
    position = scene(coins=[10, 0], cities=[{}, {}]).play("dice 5")
    done = effects_of(position, f"build {MALL}")
    assert kinds(done) == ["pay", "build", "score", "turn"]
    assert done[1]["piece"] == {"type": "landmark", "key": MALL}
    assert done[1]["left"] is None


def test_the_amusement_park_gives_a_turn_again() -> None:
    position = scene(cities=[{}, {}], landmarks=[[STATION, PARK]])
    position.play("roll 2").play("dice 4+4")
    nothing, turn = effects_of(position, "build nothing")
    assert nothing == {"kind": "decline", "seat": 0, "what": "build"}
    assert turn == {"kind": "turn", "seat": 0, "again": True}


def test_the_fourth_landmark_ends_the_game() -> None:
    position = scene(coins=[22, 0], cities=[{}, {}], landmarks=[[STATION, MALL, PARK]])
    position.play("roll 1").play("dice 5")
    done = effects_of(position, f"build {TOWER}")
    assert done[-1] == {"kind": "end", "winners": [0], "reason": "landmarks"}
    assert "turn" not in kinds(done)


def test_purple_cards_take_and_swap() -> None:
    purple = {"stadium": 1, "tv-station": 1, "business-centre": 1}
    position = scene(coins=[0, 9], cities=[purple | {"bakery": 1}, {"mine": 1}])
    rolled = effects_of(position, "dice 6")
    assert [pay["piece"]["key"] for pay in only(rolled, "pay")] == ["stadium"]
    assert [pay["amount"] for pay in only(effects_of(position, "tv B"), "pay")] == [5]
    assert effects_of(position.copy(), "decline") == [
        {"kind": "decline", "seat": 0, "what": "swap"}
    ]
    assert effects_of(position, "swap bakery mine B") == [
        {"kind": "swap", "seat": 0, "other": 1, "given": BAKERY, "taken": MINE}
    ]


def test_a_card_is_turned_up() -> None:
    position = polis.rules("machi-koro").new(2, supply="ten")
    assert effects_of(position, "reveal mine") == [{"kind": "reveal", "piece": MINE, "left": 1}]


def test_effects_add_up_over_random_games(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(40):
        position = random_scene(rng)
        for _ in range(30):
            if position.seat == polis.OVER:
                break
            before = position.copy()
            code = random_move(position, rng)
            position.apply(code)
            done = before.effects(code, position)
            check_common(before, done, position, position.turns > before.turns)
            assert balance(done, position.seats) == differences(coins(before), coins(position))
            cities = [dict(city(before, seat)) for seat in range(position.seats)]
            for built in only(done, "build"):
                if built["left"] is not None:
                    _add(cities[built["seat"]], built["piece"], 1)
                    assert supply(position).get(built["piece"]["key"], 0) == built["left"]
            for swap in only(done, "swap"):
                for owner, other in ((swap["seat"], swap["other"]), (swap["other"], swap["seat"])):
                    piece = swap["given"] if owner == swap["seat"] else swap["taken"]
                    _add(cities[owner], piece, -1)
                    _add(cities[other], piece, 1)
            assert cities == [city(position, seat) for seat in range(position.seats)]


def _add(cards: dict[str, int], piece: dict[str, str], number: int) -> None:
    cards[piece["key"]] = cards.get(piece["key"], 0) + number
    if not cards[piece["key"]]:
        del cards[piece["key"]]
