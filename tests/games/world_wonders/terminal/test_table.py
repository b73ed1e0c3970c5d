"""World Wonders in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from polis.core.contract import OVER
from polis.core.position import Position
from polis.games.world_wonders.terminal import table
from polis.text.translation import translation
from tests.rules.world_wonders.play import playout
from tests.rules.world_wonders.stage import scene
from tests.rules.world_wonders.table import RULES


def picture(position: Position) -> str:
    console = Console(width=160, record=True, file=io.StringIO())
    names = ["Anna", "Bára", "Cyril", "Dana", "Emil"][: position.seats]
    console.print(table.table(position, translation("en"), names))
    return console.export_text()


@pytest.mark.parametrize("players", [1, 2, 5])
def test_any_moment_of_a_game_can_be_shown(players, seed) -> None:
    moments = iter(range(10_000))

    def look(position: Position) -> None:
        if next(moments) % 40 == 0 or position.seat == OVER:
            assert picture(position)

    options = {"objectives": "three", "map_side": "b"} if players > 1 else {"solo_mode": "hard"}
    look(playout(RULES.new(players, **options), seed, look))


def test_the_terminal_says_what_signs_mean_and_things_cost() -> None:
    position = scene("..../....", "trojan", roads="a1", H="b1").play("buy trojan")
    drawn = picture(position.play(position.legal[0])).replace("\u00a0", " ")
    assert " 1  Trojan Horse" in drawn
    assert " H  dwelling" in drawn
    assert "library" not in drawn.split("Anna")[-1]  # only what lies on the map
    assert "a tower: 2 coins, 0 left" in drawn  # it is not in this scene
    assert "f food, c ceramics and t technology" in drawn


def test_a_road_over_water_is_a_bridge() -> None:
    assert " =--≈--≈--= " in picture(scene(".WW./....", roads="a1 b1 c1 d1; a2 b2"))


def test_objects_side_by_side_are_told_apart() -> None:
    assert " B--B  B " in picture(scene("...../.....", roads="a2", B="a1 b1; c1"))


def test_pieces_of_a_monument_being_laid_are_shown() -> None:
    position = scene("...N./.....", "moai", roads="a2").play("buy moai").play("lay b2 r0")
    assert " * " in picture(position)
