"""Every action and outcome can be told."""

from __future__ import annotations

import pytest

from polis.core.contract import CHANCE
from polis.core.position import Position
from polis.games.world_wonders.sheet import SHEET
from polis.text.translation import translation
from tests.rules.world_wonders.play import playout
from tests.rules.world_wonders.stage import scene
from tests.rules.world_wonders.table import RULES


def told(position: Position, action: str) -> str:
    return translation("en").format(position.tell(position.read(action)))


@pytest.mark.parametrize("players", [1, 3])
def test_everything_that_can_happen(players, seed) -> None:
    def look(position: Position) -> None:
        codes = position._chances()[0] if position.seat == CHANCE else position._codes()
        for code in codes[:4]:
            assert translation("en").format(position.tell(int(code)))

    playout(RULES.new(players, map_side="b", objectives="three"), seed, look)


def test_decisions() -> None:
    position = scene("......", "road S1=B p1 moai", roads="a1", H="b1")
    assert told(position, "loan") == "A takes a loan"
    assert told(position, "buy road") == "A buys a long road for 1 coin"
    assert told(position, "buy S1") == "A buys a library of 2 cells (1 technology) for 2 coins"
    assert told(position, "buy S2") == "A buys a building of 3 cells for 3 coins"
    assert told(position, "buy pedestal 1") == "A buys the pedestal for first place for 1 coin"
    assert told(position, "buy moai") == "A buys the monument Moai for 7 coins"
    position.play("buy road")
    assert told(position, "lay c1 r0") == "A places a long road"


def test_outcomes() -> None:
    position = RULES.new(2, map_side="b", objectives="three")
    assert told(position, "river A B3") == "A gets a map with a river"
    assert told(position, "objective 6") == "objective: most buildings of the type dwelling"
    assert told(position, "objective 9") == "objective: furthest on the track of food"
    assert told(position, "reveal S1 S1-01") == ("turned up: a library of 2 cells (1 technology)")
    assert told(position, "reveal monument giza") == "turned up: Giza Pyramid Complex"
    assert told(position, "card 14") == "the automaton’s cards are shuffled again"
    assert told(position, "card 9") == (
        "the automaton’s card: tower and long road; or else short set; or else a monument ←"
    )


def test_codes_of_components_that_a_set_does_not_have_can_be_written() -> None:
    position = RULES.new(2)
    assert all(position.write(code) for code in range(SHEET.codes))
