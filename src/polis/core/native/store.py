"""Where native libraries lie: those of the installed package, and those built on this machine.

A game has one library for each part of its kernels. Its name holds a digest of the sources it was
built from, so an edited rule never runs old code. Beside a library lies its description, a JSON
file that is written last: without it the library does not count.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import os
import platform
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from filelock import FileLock

from polis.folders import cache_folder
from polis.game_folders import GameFolder

PACKAGE = Path(__file__).resolve().parent.parent.parent
SHIPPED = PACKAGE / "libraries"

RULES, STRATEGY, ARENA = PARTS = ("rules", "strategy", "arena")
"""The parts of a game's kernels; each contains what it calls of the parts before it."""

# The files that may hold kernels or their constants. Texts, drawings and terminals are left out:
# changing a sentence builds nothing. `*` stands for the folder of the game. The weights of a game's
# bots are a record of its box, whose layout is compiled into every kernel; the weights are not.
SOURCES = {
    RULES: (
        *("core/**/*.py", "compiler/*.py", "games/*/*.py", "games/*/rules/**/*.py"),
        "games/*/strategy/layout.py",
    ),
    STRATEGY: ("bots/*.py", "games/*/strategy/**/*.py"),
    ARENA: ("arena/*.py", "arena/training/self_play.py", "envs/*.py"),
}
WITHOUT_KERNELS = ("levels.py", "scorepad.py", "symmetry.py")
"""Modules of a game's folder that are not among them."""

KEEP = 3
"""Libraries of one game and part that are kept, the newest."""

DRAFT_SECONDS = 3600.0
"""The age at which a draft has no writer any more: writing takes a moment."""

OBJECT, *SHARED = ENDINGS = (".o", ".so", ".dylib", ".dll", ".wasm")
"""How a library's file ends: an object file, or linked for Linux, macOS, Windows, a browser."""

MODERN = "-v3"
"""The end of the name of a target with the instructions of x86-64-v3."""

MODERN_FLAGS = {"avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave"}
CPUINFO = Path("/proc/cpuinfo")


@dataclass(frozen=True)
class Library:
    """A library that is or would be in the store."""

    game: str
    part: str
    digest: str
    target: str

    @property
    def name(self) -> str:
        """The file's name without its ending."""
        return f"{self.game}-{self.part}-{self.target}-{self.digest}"

    def find(self) -> Path | None:
        """The description of the library, if there is one."""
        for folder in (SHIPPED, library_folder()):
            path = folder / f"{self.name}.json"
            if path.is_file():
                return path
        return None

    def save(
        self,
        content: bytes,
        entries: dict[str, Any],
        folder: Path | None = None,
        ending: str = OBJECT,
    ) -> Path:
        """Put a library into the store; other processes see all of it or nothing."""
        folder = folder or library_folder()
        path = folder / f"{self.name}.json"
        description = {
            "game": self.game,
            "part": self.part,
            "digest": self.digest,
            "target": self.target,
            "sha256": checksum(content, entries),
            "entries": entries,
        }
        _write(path.with_suffix(ending), content)
        _write(path, json.dumps(description, indent=1).encode())
        self._remove_old(folder)
        return path

    def _remove_old(self, folder: Path) -> None:
        # Not `*`, because one target's name may begin with another's.
        pattern = f"{self.game}-{self.part}-{self.target}-{'?' * len(self.digest)}.json"
        found = sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in found[KEEP:]:
            path.unlink(missing_ok=True)
            for ending in ENDINGS:
                path.with_suffix(ending).unlink(missing_ok=True)
        self._remove_drafts(folder)

    def _remove_drafts(self, folder: Path) -> None:
        """Remove what writers have left that were stopped; a young draft may still be written."""
        oldest = time.time() - DRAFT_SECONDS
        for path in folder.glob(f".{self.game}-{self.part}-*.*.*"):
            with contextlib.suppress(OSError):  # its writer has finished it meanwhile
                if path.stat().st_mtime < oldest:
                    path.unlink()


def checksum(content: bytes, entries: dict[str, Any]) -> str:
    """A digest of a library's file and of the entry points in its description."""
    digest = hashlib.sha256(content)
    digest.update(json.dumps(entries, sort_keys=True).encode())
    return digest.hexdigest()


def library(folder: GameFolder, game: str, part: str, target: str | None = None) -> Library:
    """The library of one part of a game, for the sources as they are now."""
    return Library(game, part, source_digest(folder, part), target or this_target())


def library_folder() -> Path:
    """The folder for libraries built on this machine."""
    folder = cache_folder() / "libraries"
    folder.mkdir(exist_ok=True)
    return folder


def build_lock(game: str) -> FileLock:
    """The machine-wide lock under which one process builds the libraries of a game."""
    return FileLock(library_folder() / f"{game}.lock")


def _write(path: Path, content: bytes) -> None:
    new = path.with_name(f".{path.name}.{os.getpid()}")
    new.write_bytes(content)
    new.replace(path)


# Sources -----------------------------------------------------------------------------------------


def source_digest(folder: GameFolder, part: str) -> str:
    """A digest of the sources of a part and of the parts that it contains."""
    digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for name, file in _sources(folder, part):
        digest.update(f"{name}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _sources(folder: GameFolder, part: str) -> Iterator[tuple[str, Path]]:
    for each in PARTS[: PARTS.index(part) + 1]:
        for pattern in SOURCES[each]:
            inside = pattern.removeprefix("games/*/")
            base, name = (PACKAGE, "") if inside == pattern else (folder.path, "game/")
            for file in sorted(base.glob(inside)):
                if file.parent == folder.path and file.name in WITHOUT_KERNELS:
                    continue
                yield name + file.relative_to(base).as_posix(), file


# Platforms ---------------------------------------------------------------------------------------


@functools.cache
def this_target() -> str:
    """The kind of processor and system for which this process loads libraries."""
    machine = platform.machine().lower()
    machine = {"amd64": "x86_64", "aarch64": "arm64"}.get(machine, machine)
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    level = ""
    if machine == "x86_64":
        level = MODERN if _is_modern() else ""
    return f"{system}-{machine}{level}"


def _is_modern() -> bool:
    """Whether the processor has the instructions of x86-64-v3; only Linux lists them."""
    try:
        flags = CPUINFO.read_text(encoding="utf-8").partition("\nflags")[2]
    except OSError:
        return False
    return set(flags.partition("\n")[0].split()) >= MODERN_FLAGS
