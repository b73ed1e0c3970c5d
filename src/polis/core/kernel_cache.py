"""Where compiled kernels are kept between runs, and the lock that lets one process compile."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from pathlib import Path

from filelock import FileLock

from polis.folders import cache_folder
from polis.game_folders import other_games

PACKAGE = Path(__file__).resolve().parent.parent

# Every file that may hold kernels or their constants. Numba only checks the file that defines a
# function, so a caller in another file would keep the old rule; hence one digest of all files.
# Texts, drawings and terminals of a game are left out: changing a sentence recompiles nothing.
KERNEL_SOURCES = (
    *(f"{folder}/*.py" for folder in ("core", "bots", "arena", "envs")),
    *(f"games/*/{part}" for part in ("*.py", "rules/**/*.py", "strategy/**/*.py")),
)

KEEP_DIRECTORIES = 8
KEEP_SECONDS = 24 * 3600


def source_digest(*extra: str) -> str:
    """A digest of all kernel sources and of `extra`, such as versions and flags."""
    digest = hashlib.sha256("\0".join((sys.version, *extra)).encode())
    for file in sorted(file for pattern in KERNEL_SOURCES for file in PACKAGE.glob(pattern)):
        digest.update(str(file.relative_to(PACKAGE)).encode())
        digest.update(file.read_bytes())
    for game in other_games():
        for file in sorted(game.path.rglob("*.py")):
            digest.update(f"{game.package} {file.relative_to(game.path)}".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def kernel_directory(*extra: str) -> Path:
    """The folder for kernels compiled from exactly these sources; removes stale folders."""
    base = cache_folder()
    directory = base / f"kernels-{source_digest(*extra)}"
    if not directory.exists():
        _remove_stale(base)
    directory.mkdir(exist_ok=True)
    os.utime(directory)
    return directory


def _remove_stale(base: Path) -> None:
    found = sorted(base.glob("kernels-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for directory in found[KEEP_DIRECTORIES:]:
        if time.time() - directory.stat().st_mtime > KEEP_SECONDS:
            shutil.rmtree(directory, ignore_errors=True)


def compile_lock() -> FileLock:
    """The machine-wide lock under which kernels are compiled, one process at a time."""
    return FileLock(cache_folder() / "compiling.lock")
