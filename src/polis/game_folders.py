"""Where games lie: in Polis itself, in the folders of POLIS_GAMES, in other installed packages.

A game is a package with `sheet.py` and `game.py`. The variable POLIS_GAMES lists folders that hold
such packages, as `polis/games` does; they are imported as `polis.games.<name>`. An installed
package names its games by entry points of the group `polis.games`, with packages as values.
"""

from __future__ import annotations

import functools
import importlib.metadata
import importlib.util
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import polis.games

GROUP = "polis.games"
VARIABLE = "POLIS_GAMES"
SHIPPED = Path(__file__).resolve().parent / "games"


@dataclass(frozen=True)
class GameFolder:
    """One game's folder, and the name of its package; or what is wrong with it."""

    package: str
    path: Path
    error: str = ""

    @property
    def is_shipped(self) -> bool:
        """Whether the game is part of Polis."""
        return self.path.parent == SHIPPED


@functools.cache
def game_folders() -> tuple[GameFolder, ...]:
    """All games, those of Polis first; of two packages of one name the first counts."""
    found: dict[str, GameFolder] = {}
    wrong = []
    for folder in (*_in(SHIPPED), *_by_variable(), *_by_entry_points()):
        if folder.error:
            wrong.append(folder)
        elif folder.package not in found:
            found[folder.package] = folder
        elif folder.path != found[folder.package].path:
            other = found[folder.package].path
            wrong.append(GameFolder(folder.package, folder.path, f"{other} has the same name"))
    return (*found.values(), *wrong)


def _in(folder: Path) -> Iterator[GameFolder]:
    for file in sorted(folder.glob("*/game.py")):
        yield GameFolder(f"polis.games.{file.parent.name}", file.parent)


def _by_variable() -> Iterator[GameFolder]:
    for name in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        folder = Path(name).resolve()
        if not folder.is_dir():
            yield GameFolder(name, folder, f"{VARIABLE} names it, but it is not a folder")
            continue
        if str(folder) not in polis.games.__path__:
            polis.games.__path__.append(str(folder))
        yield from _in(folder)


def _by_entry_points() -> Iterator[GameFolder]:
    for point in importlib.metadata.entry_points(group=GROUP):
        try:
            spec = importlib.util.find_spec(point.value)
        except (ImportError, ValueError) as error:
            yield GameFolder(point.value, Path(point.value), str(error))
            continue
        if spec is None or not spec.submodule_search_locations:
            yield GameFolder(point.value, Path(point.value), "there is no package of this name")
        else:
            yield GameFolder(point.value, Path(spec.submodule_search_locations[0]))
