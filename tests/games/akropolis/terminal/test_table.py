"""Akropolis in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from polis.games.akropolis.terminal.table import City
from tests.core.test_game import played


@pytest.mark.parametrize("width", [30, 60, 200])
def test_the_terminal_shows_every_hex(width: int, seed: int) -> None:
    game = played("akropolis", seed)
    for city in game.position.view()["cities"]:
        console = Console(width=width, record=True, color_system=None, file=_nowhere())
        console.print(City(city))
        text = console.export_text()
        for entry in city["cells"]:
            label = entry["hex"] + ("*" if "stars" in entry else str(entry["level"]))
            assert label in text
        shown = sum(text.count(letter) for letter in "hmbtgqHMBTG")
        assert shown == len(city["cells"])


def _nowhere() -> object:
    import io

    return io.StringIO()
