"""Akropolis in notation: what is written reads back, and what is no action is quoted."""

from __future__ import annotations

import pytest

import polis
from polis.core.errors import NotAnAction
from tests.core.test_game import played


def test_every_legal_action_reads_back(seed: int) -> None:
    game = played("akropolis", seed, players=3)
    for place in range(0, len(game.moves), 5):
        position = game.at(place)
        for code in position.legal.codes.tolist():
            notation = position.write(code)
            assert position.read(notation) == code
        for notation in position.outcomes:
            assert position.write(position.read(notation)) == notation


def test_a_tile_may_be_named_by_any_rotation() -> None:
    position = polis.rules("akropolis").new()
    assert position.read("reveal hbt") == position.read("reveal bth") == position.read("rev thb")


@pytest.mark.parametrize(
    "text",
    ["", "jump", "take", "take 0", "take 7", "take x", "take 1 2", "place", "place 1,1",
     "place 1,1 up", "place x,1 n", "place 1.5,1 n", "reveal", "reveal xyz",
     "reveal hhh", "reveal htb"],
)  # fmt: skip
def test_what_is_no_action_is_quoted(text: str) -> None:
    position = played("akropolis", 1, decisions=1).position
    with pytest.raises(NotAnAction) as refused:
        position.read(text)
    assert f"“{text}”" in str(refused.value)
