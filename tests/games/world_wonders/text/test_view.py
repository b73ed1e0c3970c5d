"""What a position shows: plain data, explained scores, questions."""

from __future__ import annotations

import json

import pytest

from polis.core.contract import OVER
from polis.core.position import Position
from polis.games.world_wonders.text import view
from polis.text.message import Message
from polis.text.translation import translation
from tests.rules.world_wonders.play import playout
from tests.rules.world_wonders.stage import again, build, scene, start
from tests.rules.world_wonders.table import RULES, rules_with
from tests.web.other_set import other_set

SAY = translation("en").format


@pytest.mark.parametrize("players", [1, 2, 5])
def test_any_moment_of_a_game_can_be_viewed_and_explained(players, seed) -> None:
    moments = iter(range(10_000))

    def look(position: Position) -> None:
        if next(moments) % 40 and position.seat != OVER:
            return
        json.dumps(view.view(position))
        assert SAY(position.prompt())
        assert position.news() == []
        for seat in range(players):
            explained = position.explain(seat)
            assert sum(line.points for line in explained) == position.scores[seat]
            for line in explained:
                assert SAY(line.message)
                assert all(SAY(part.message) for part in line.parts)

    options = {"objectives": "three", "map_side": "b"} if players > 1 else {"solo_mode": "hard"}
    look(playout(RULES.new(players, **options), seed, look))


def test_the_market_and_the_display() -> None:
    shown = view.view(start(2))
    assert [stack["id"] for stack in shown["stacks"]] == ["S1", "S2", "S3", "S4", "S5", "S6"]
    assert shown["supply"] == {"road": 1, "set": 1, "tower": 1}
    assert [card["id"] for card in shown["display"]] == ["ziggurat", "giza", "obelisks"]
    assert shown["deck"] == 18
    assert shown["pedestals"] == [None, None]
    assert shown["hand"]["item"] == "road"


def test_a_monument_shows_whether_it_fits() -> None:
    position = scene("..../....", "thienmu trojan", roads="a1", H="b1")
    fits = {card["id"]: card["fits"] for card in view.view(position)["display"] if card}
    assert fits == {"thienmu": False, "trojan": True}


def test_a_monument_that_does_not_fit_shows_what_the_city_has_too_few_of() -> None:
    position = scene("..../....", "thienmu trojan", roads="a1", H="b1")
    lacks = {card["id"]: card["lacks"] for card in view.view(position)["display"] if card}
    assert lacks == {"thienmu": ["T", "W"], "trojan": []}


def test_districts_tell_what_still_opens_them() -> None:
    position = scene("....N/.....", roads="a2 b2 c2", B="a1 b1", F="d1")
    parts = {line.message.key: line.parts for line in position.explain(0)}
    assert [SAY(part.message) for part in parts["ww-line-districts"]] == [
        "library at a1 and b1: still open at c1",
        "land plot at d1: still open at c1 and d2",
    ]
    assert [SAY(part.message) for part in parts["ww-line-nature"]] == ["e1: touches an object"]


def test_a_road_over_water_is_a_bridge() -> None:
    position = scene(".WW./....", roads="a1 b1 c1 d1; a2 b2")
    roads = view.view(position)["cities"][0]["objects"]
    assert [thing["bridge"] for thing in roads] == [True, False]


def test_pieces_of_a_monument_being_laid_are_shown() -> None:
    position = scene("...N./.....", "moai", roads="a2").play("buy moai").play("lay b2 r0")
    hand = view.view(position)["hand"]
    assert (hand["item"], hand["type"], hand["rest"]) == ("moai", None, {"": 2})
    assert (hand["cells"], hand["outline"]) == (["b2"], [[2, 1, 2, 2, 1, 2, 1, 1]])


def test_the_shapes_of_what_is_in_hand_are_shown() -> None:
    assert view.view(start(2))["hand"]["shapes"] == {"": ["XXXX"]}
    position = scene("...N./.....", "giza", roads="a2")
    position.records[0]["supply"][:] = 1
    shown = view.view(again(position).play("buy set"))
    assert shown["hand"]["shapes"] == {"two": ["XX"], "one": ["X"]}


def test_each_place_shows_what_it_would_touch() -> None:
    position = scene(".WW.N/...../.....", "thienmu", roads="a1 b1 c1 d1; a2", towers="b2", T="c2")
    position.records[0]["supply"][:] = 1
    position.records[0]["gold"][0] = 5
    build(position, 0, thienmu="e3")
    again(position).play("buy tower")
    hand = view.view(position)["hand"]
    touched = dict(zip(position.legal, hand["touched"], strict=True))
    assert touched["lay a3 r0"] == ["R", "S"]
    assert touched["lay e2 r0"] == ["monument thienmu", "N"]
    assert touched["lay d2 r0"] == ["BR", "T"]
    assert touched["lay d3 r0"] == ["monument thienmu", "S"]


def test_another_set_shows_its_own_components() -> None:
    rules = rules_with(other_set())
    position = rules.new(2, objectives="chosen")
    shown = view.view(position)
    assert shown["shapes"] == {"road": ["XXX"], "set": [["XXXX"], ["X"]], "tower": ["X"]}
    assert shown["names"]["giza"] == "Folly 1"
    numbers = [f"objective {card['number']}" for card in shown["choices"]]
    assert numbers == list(position.legal)
    assert {(card["first"], card["second"]) for card in shown["choices"]} == {(9, 8)}
    assert not shown["ours"]
    assert view.view(RULES.new(2))["ours"]
    assert view.view(RULES.new(2))["names"] == {}
    assert view.view(RULES.new(2))["choices"] == []


def test_the_automaton_shows_the_card_of_another_set() -> None:
    position = rules_with(other_set()).new(1)
    while not any(outcome.startswith("card") for outcome in position.outcomes):
        position.play(next(iter(position.outcomes)))
    shown = view.view(position.play("card 7"))["automaton"]
    assert shown["card"] == {"number": 7, "top": ["B", "TOWER"], "mid": ["ANY"], "arrow": "R"}


def test_the_winner_is_told(seed) -> None:
    position = RULES.new(2)
    playout(position, seed, lambda _: None)
    assert position.prompt().key in ("ww-wins", "ww-share")
    alone = RULES.new(1)
    playout(alone, seed, lambda _: None)
    assert alone.prompt() in (Message("ww-automaton-wins"), Message("ww-wins", seats=[0]))
