"""How everything else finds games: by scanning the games folder, loading each on first use."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from polis.core.errors import UnknownGame
from polis.core.sheet import Sheet
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.core.rules import Rules

# A folder of games/ is a game when it has sheet.py with SHEET, and game.py with RULES.


GAMES = Path(__file__).resolve().parent.parent / "games"


@functools.cache
def _packages() -> dict[str, str]:
    """The folder of each game by its key."""
    names = sorted(file.parent.name for file in GAMES.glob("*/game.py"))
    return {importlib.import_module(f"polis.games.{name}.sheet").SHEET.key: name for name in names}


def sheets() -> list[Sheet]:
    """The sheets of all games, by key; no rules are loaded."""
    return [sheet(key) for key in sorted(_packages())]


def find(name: str) -> str:
    """The key of the game that `name` means: the key, the title, or a clear beginning of it."""
    wanted = name.strip().lower().replace(" ", "-").replace("_", "-")
    keys = sorted(_packages())
    matches = [key for key in keys if key == wanted] or [
        key for key in keys if wanted and key.startswith(wanted)
    ]
    if len(matches) != 1:
        raise UnknownGame(Message("game-unknown", game=name, games=keys))
    return matches[0]


def sheet(name: str) -> Sheet:
    """The sheet of one game."""
    module = importlib.import_module(f"polis.games.{_packages()[find(name)]}.sheet")
    found: Sheet = module.SHEET
    return found


def rules(name: str) -> Rules:
    """The rules of one game, loaded on first use."""
    found: Rules = importlib.import_module(f"polis.games.{_packages()[find(name)]}.game").RULES
    return found


def rules_page(name: str, language: str) -> str:
    """The rules of a game in our own words, as Markdown."""
    page = GAMES / _packages()[find(name)] / "text" / f"rules.{language}.md"
    return page.read_text(encoding="utf-8")
