"""The notation: every action reads as it is written, and what is no action is refused."""

from __future__ import annotations

import pytest

from polis.core.errors import Ambiguous, NotAnAction
from polis.core.position import Position
from tests.rules.world_wonders.play import playout
from tests.rules.world_wonders.stage import scene, start
from tests.rules.world_wonders.table import RULES


@pytest.mark.parametrize("players", [1, 5])
def test_everything_written_is_read_back(players) -> None:
    def look(position: Position) -> None:
        codes = position._codes() if position.seat >= 0 else position._chances()[0]
        names = [position.write(int(code)) for code in codes]
        assert [position.read(name) for name in names] == codes.tolist()
        assert len(set(names)) == len(names)

    playout(RULES.new(players, map_side="b"), 1, look, steps=150)


@pytest.mark.parametrize(
    "text", ["", "fly", "buy", "buy S9", "lay", "lay z1 r0", "lay a1", "lay a1 r4", "lay two a1 r0"]
)
def test_what_is_no_action_is_refused(text) -> None:
    with pytest.raises(NotAnAction):
        start().read(text)


def test_words_may_be_shortened_while_they_stay_clear() -> None:
    position = scene(".....", "road set p1 giza")
    assert position.read("b ro") == position.read("buy road")
    assert position.read("B GIZA") == position.read("buy giza")
    with pytest.raises(Ambiguous):
        position.read("buy t")  # tower, trojan, theater, thienmu


def test_a_piece_is_named_where_an_object_has_several_kinds() -> None:
    position = scene(".....", "set").play("buy set")
    assert position.read("lay two a1 r0") in position.legal.codes
    with pytest.raises(NotAnAction):
        position.read("lay a1 r0")
