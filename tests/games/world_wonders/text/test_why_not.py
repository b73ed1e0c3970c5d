"""Why an action is refused: each rule has its own sentence."""

from __future__ import annotations

import pytest

from polis.core.position import Position
from polis.games.world_wonders.sheet import CHOOSE, OBJECTIVE
from polis.text.translation import translation
from tests.rules.world_wonders.stage import scene, start
from tests.rules.world_wonders.table import RULES


def reason(position: Position, action: str) -> str:
    """The key of the reason; its sentence can be said."""
    message = position.why_not(action)
    assert message is not None, action
    assert translation("en").format(message)
    return message.args["reason"].key


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("out", "ww-must-buy"),
        ("repay", "ww-has-no-loan"),
        ("buy tower", "ww-not-on-offer"),
        ("buy S3", "ww-not-on-offer"),
        ("buy pedestal 2", "ww-not-on-offer"),
        ("buy moai", "ww-not-on-offer"),
        ("buy S6", "ww-too-dear"),
        ("buy S1", "ww-no-place"),
        ("buy giza", "ww-nothing-to-touch"),
        ("buy hippodrome", "ww-no-room"),
        ("buy trojan", "ww-not-all-touched"),
        ("lay a1 r0", "ww-asks-buy"),
        ("card 1", "ww-asks-buy"),
    ],
)
def test_steps_and_purchases(action, key) -> None:
    rows = "......./.W.WWWW/.W...WW"
    offer = "road p1 S6=B S1=B giza hippodrome trojan"
    objects = {"roads": "a3", "M": "a2", "H": "g1", "B": "a1", "towers": "b1"}
    position = scene(rows, offer, gold=4, **objects)
    if action == "buy S1":
        position = scene(".WWW/WWWW/.W..", "S1=B p1", gold=4, roads="a3 a1")
    assert reason(position, action) == key


def test_loan_steps() -> None:
    position = scene(".....", "road p1", gold=2, loan=True, roads="a1")
    assert reason(position, "repay") == "ww-cannot-repay"
    assert reason(position, "loan") == "ww-has-loan"
    position = scene(".....", "road p1", roads="a1").play("loan")
    assert reason(position, "repay") == "ww-one-step"


def test_alone_there_are_no_pedestals() -> None:
    position = scene("....", "road", players=1)
    assert reason(position, "buy pedestal 1") == "ww-no-pedestals"


@pytest.mark.parametrize(
    ("what", "action", "key"),
    [
        ("road", "lay d2 r0", "ww-off-map"),
        ("road", "lay a1 r2", "ww-same-turn"),
        ("road", "lay a3 r0", "ww-occupied"),
        ("road", "lay c2 r0", "ww-not-land"),
        ("road", "lay c1 r0", "ww-road-alone"),
        ("tower", "lay f1 r0", "ww-tower-alone"),
        ("S1", "lay f1 r0", "ww-off-map"),
        ("S1", "lay e1 r0", "ww-building-alone"),
        ("thienmu", "lay a1 r0", "ww-not-touched"),
        ("carthage", "lay e1 r0", "ww-not-water"),
        ("road", "buy road", "ww-asks-lay"),
    ],
)
def test_places(what, action, key) -> None:
    rows = "....../.WWWW./......"
    objects = {"roads": "a3", "T": "f3", "M": "a2"}
    position = scene(rows, "road tower S1=B thienmu carthage", **objects).play(f"buy {what}")
    assert reason(position, action) == key


def test_pieces_of_sets_and_monuments() -> None:
    position = scene("......", "set", roads="a1").play("buy set").play("lay one b1 r0")
    assert reason(position, "lay one c1 r0") == "ww-no-such-piece"
    position = scene("......", "set", roads="a1").play("buy set")
    assert reason(position, "lay one c1 r0") == "ww-rest-has-no-place"
    position = scene("....N/WWWWW/....W", "moai", roads="a1").play("buy moai")
    assert reason(position, "lay b3 r0") == "ww-rest-has-no-place"
    position.play("lay b1 r0").play("lay d1 r0")
    assert reason(position, "lay b3 r0") == "ww-not-joined"


def test_the_first_road() -> None:
    assert reason(start(), "lay a5 r0") == "ww-not-at-sidewalk"


def test_outcomes() -> None:
    position = RULES.new(2, map_side="b", objectives="three")
    assert reason(position, "river A A") == "ww-not-left"
    assert reason(position, "objective 1") == "ww-asks-river"


def test_a_building_of_another_stack() -> None:
    """It is left to come, but not now."""
    position = RULES.new(2)
    later = position.copy().play(next(iter(position.outcomes)))
    assert reason(position, next(iter(later.outcomes))) == "ww-other-stack"


def test_an_objective_that_is_drawn_cannot_be_chosen() -> None:
    """The codes of choosing are not outcomes, though they are written alike."""
    position = RULES.new(2, objectives="three")
    message = position.why_not(CHOOSE)
    assert message is not None
    assert message.args["reason"].key == "ww-asks-objective"
    position = RULES.new(2, objectives="chosen")
    message = position.why_not(OBJECTIVE)
    assert message is not None
    assert message.args["reason"].key == "ww-asks-choose"


def test_pieces_that_fit_one_by_one_but_not_together_have_no_room() -> None:
    """The Great Wall is of three pieces of two cells; there is room for two of them."""
    position = scene("WWWWWWW/....WW.", "greatwall p1", F="f2", towers="g2")
    assert reason(position, "buy greatwall") == "ww-no-room"


def test_an_objective_chosen_twice() -> None:
    position = RULES.new(2, objectives="chosen").play("objective 1")
    assert reason(position, "objective 1") == "ww-not-left"
    assert reason(position, "loan") == "ww-asks-choose"
