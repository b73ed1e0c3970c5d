"""How everything else finds games: their sheets at once, their rules on first use."""

from __future__ import annotations

import contextlib
import functools
import importlib
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from polis.core.errors import UnknownGame
from polis.core.native.store import PARTS, Library, library
from polis.core.sheet import Sheet
from polis.game_folders import GameFolder, game_folders
from polis.text.message import Message
from polis.text.translation import preferred_language, translation

if TYPE_CHECKING:
    from polis.core.rules import Rules

LOG = logging.getLogger("polis.games")

_rules: dict[str, Rules] = {}


@functools.cache
def _games() -> dict[str, GameFolder]:
    """The folder of each game by its key; a broken one of another package is left out."""
    found: dict[str, GameFolder] = {}
    for folder in game_folders():
        try:
            if folder.error:
                raise ImportError(folder.error)
            key = _sheet(folder).key
            if key in found:
                raise ImportError(f"{found[key].package} has the same key, {key}")
            found[key] = folder
        except Exception as error:  # anything may stand in a package of others
            if folder.is_shipped:
                raise
            _leave_out(folder, error)
    return found


def _sheet(folder: GameFolder) -> Sheet:
    found: Sheet = importlib.import_module(f"{folder.package}.sheet").SHEET
    return found


def _leave_out(folder: GameFolder, error: Exception) -> Message:
    """Log in one sentence that a game of another package cannot be played."""
    reason = " ".join(f"{type(error).__name__}: {error}".split())
    message = Message("game-broken", game=folder.package, path=str(folder.path), error=reason)
    LOG.warning("%s", translation(preferred_language()).format(message))
    return message


def sheets() -> list[Sheet]:
    """The sheets of all games, by key; no rules are loaded."""
    return [sheet(key) for key in sorted(_games())]


def find(name: str) -> str:
    """The key of the game that `name` means: the key, the title, or a clear beginning of it."""
    wanted = name.strip().lower().replace(" ", "-").replace("_", "-")
    keys = sorted(_games())
    matches = [key for key in keys if key == wanted] or [
        key for key in keys if wanted and key.startswith(wanted)
    ]
    if len(matches) != 1:
        raise UnknownGame(Message("game-unknown", game=name, games=keys))
    return matches[0]


def sheet(name: str) -> Sheet:
    """The sheet of one game."""
    return _sheet(_games()[find(name)])


def folder(name: str) -> Path:
    """The folder of one game."""
    return _games()[find(name)].path


def rules(name: str) -> Rules:
    """The rules of one game, loaded on first use, native as far as its libraries are built."""
    key = find(name)
    if key not in _rules:
        _rules[key] = _import_rules(key)
        load_libraries(key)
    return _rules[key]


def _import_rules(key: str) -> Rules:
    folder = _games()[key]
    try:
        found: Rules = importlib.import_module(f"{folder.package}.game").RULES
    except Exception as error:
        if folder.is_shipped:
            raise
        del _games()[key]
        raise UnknownGame(_leave_out(folder, error)) from error
    return found


def load_libraries(name: str) -> frozenset[str]:
    """Use the native libraries of a game that are built by now; return the parts that are native.

    Positions and bots that exist already use them from their next call on.
    """
    from polis.core.native.library import layouts_of, load

    found = rules(name)
    entries, layouts = found.kernels, layouts_of(found.box, found.dtype)
    native = set()
    for one in libraries(name):
        kernels = load(one, layouts)
        if kernels:
            entries.update(kernels)
            native.add(one.part)
    return frozenset(native)


@functools.cache
def libraries(name: str, target: str | None = None) -> tuple[Library, ...]:
    """The libraries of a game that fit the sources with which this process runs.

    They are for this machine, or for another target.
    """
    key = find(name)
    return tuple(library(_games()[key], key, part, target) for part in PARTS)


def all_rules() -> Iterator[Rules]:
    """The rules of all games that can be loaded, by key."""
    for key in sorted(_games()):
        with contextlib.suppress(UnknownGame):
            yield rules(key)


def check_other_games() -> None:
    """Load the games of other packages now, so that broken ones are left out from the start."""
    for key in [key for key, folder in _games().items() if not folder.is_shipped]:
        with contextlib.suppress(UnknownGame):
            rules(key)


def rules_page(name: str, language: str) -> str:
    """The rules of a game in our own words, as Markdown; in English if only that is there."""
    texts = _games()[find(name)].path / "text"
    for page in (texts / f"rules.{language}.md", texts / "rules.en.md"):
        if page.is_file():
            return page.read_text(encoding="utf-8")
    return f"# {sheet(name).title}\n"
