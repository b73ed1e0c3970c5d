"""Machi Koro in words: every action, and the payments of a roll."""

from __future__ import annotations

import random

import polis
from polis.games.machi_koro.box import CARD_KEYS, COSTS
from polis.text.message import Message, Seat
from tests.games.machi_koro.text.test_notation import CODES, START
from tests.rules.machi_koro.table import TOWER, play, random_move, random_scene, scene

A, B, C = Seat(0), Seat(1), Seat(2)


def card(key: str) -> Message:
    return Message(f"card-{key}")


def test_every_action_is_told_in_words() -> None:
    tellers = set()
    for code in CODES:
        message = START.tell(code)
        tellers.add(message.key)
        assert str(message)
    decisions = ["roll", "keep", "reroll", "tv", "decline", "swap", "build", "nothing"]
    assert tellers == {f"mk-tell-{word}" for word in [*decisions, "one", "two", "reveal"]}


def test_what_is_told_names_seats_cards_and_coins() -> None:
    assert START.tell("swap bakery mine B") == Message(
        "mk-tell-swap", seat=A, other=B, given=card("bakery"), taken=card("mine")
    )
    assert START.tell("dice 2+5") == Message("mk-tell-two", seat=A, a=2, b=5, total=7)
    for key, cost in zip(CARD_KEYS, COSTS, strict=True):
        message = START.tell(f"build {key}")
        assert message == Message("mk-tell-build", seat=A, card=card(key), cost=cost)


def test_payments_are_told_in_order() -> None:
    cities = [{"bakery": 1}, {"cafe": 2}, {"cafe": 2}]
    position = scene(3, coins=[3, 0, 0], cities=cities).play("dice 3")
    assert position.news() == [
        Message("mk-pays", payer=A, payee=C, coins=2, card=card("cafe")),
        Message("mk-pays-short", payer=A, payee=B, coins=1, owed=2, card=card("cafe")),
        Message("mk-bank-pays", payee=A, coins=1, card=card("bakery")),
    ]


def test_payments_are_told_once() -> None:
    cities = [{"stadium": 1, "tv-station": 1, "business-centre": 1}, {}]
    position = scene(coins=[0, 9], cities=cities).play("dice 6")
    assert [message.key for message in position.news()] == ["mk-pays"]
    play(position, "tv B")
    assert position.news() == [
        Message("mk-pays", payer=B, payee=A, coins=5, card=card("tv-station"))
    ]
    for move in ("decline", "build nothing"):
        assert play(position, move).news() == []


def test_a_roll_that_may_be_rolled_again_tells_nothing_yet() -> None:
    position = scene(coins=[0, 0], landmarks=[{TOWER}], cities=[{"bakery": 1}, {}])
    play(position, "dice 3")
    assert position.news() == []
    kept = play(position.copy(), "keep")
    assert kept.news() == [Message("mk-bank-pays", payee=A, coins=1, card=card("bakery"))]
    assert play(position, "reroll").news() == []
    assert play(position, "dice 6").news() == []


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
            notation = position.write(code)
            position.play(code)
            moved = [0] * 4
            for message in position.news():
                moved[message.args["payee"]] += message.args["coins"]
                if "payer" in message.args:
                    moved[message.args["payer"]] -= message.args["coins"]
                assert str(message)
            if notation.startswith("build") and notation != "build nothing":
                moved[acting] -= COSTS[CARD_KEYS.index(notation.removeprefix("build "))]
            after = position.records[0]["coins"].tolist()
            assert [new - old for old, new in zip(before, after, strict=True)] == moved
