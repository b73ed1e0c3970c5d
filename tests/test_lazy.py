"""Modules that are imported on first use."""

from __future__ import annotations

import subprocess
import sys

import pytest

from polis.lazy import on_first_use

SELDOM = ("pydantic", "rich", "fastapi", "polis.drawing", "xml")
"""What a game can be played without."""

PLAY = """
import sys
import polis
game = polis.Game("{game}", seed=1)
game.play(game.position.legal[0])
game.position.view()
print([name for name in {seldom} if name in sys.modules])
"""


@pytest.mark.parametrize("game", ["akropolis", "machi-koro", "world-wonders"])
def test_a_game_is_played_without_what_it_seldom_needs(game: str) -> None:
    code = PLAY.format(game=game, seldom=SELDOM)
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == "[]"


def test_a_module_is_imported_with_its_first_attribute() -> None:
    module = on_first_use("colorsys")
    assert "colorsys" in repr(module)
    assert module.rgb_to_hsv(1, 1, 1) == (0, 0, 1)
    with pytest.raises(AttributeError):
        _ = module.no_such_name
