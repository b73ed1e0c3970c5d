"""Games outside the package, found through POLIS_GAMES only while a test asks for them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import polis.games
from polis.core import registry
from polis.game_folders import VARIABLE, game_folders
from polis.text.translation import translation

TOY = "tic-tac-die"
FOLDER = Path(__file__).resolve().parent

Search = Callable[..., None]


def _forget() -> None:
    for cached in (game_folders, registry._games, translation):
        cached.cache_clear()


@pytest.fixture
def search_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[Search]:
    """Have the registry search these folders too, until the end of the test."""
    shipped = list(polis.games.__path__)

    def search(*folders: Path) -> None:
        monkeypatch.setenv(VARIABLE, os.pathsep.join(map(str, folders)))
        _forget()

    yield search
    monkeypatch.undo()
    polis.games.__path__[:] = shipped
    for name in [name for name in sys.modules if name.startswith("polis.games.broken")]:
        del sys.modules[name]
    _forget()


@pytest.fixture
def toy(search_games: Search) -> str:
    """The toy game's key, with the game in reach of the registry."""
    search_games(FOLDER)
    return TOY
