"""Where compiled kernels are kept between runs, and the lock that lets one process compile."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent

# Every folder that holds kernels. Numba notices a change only in the file of the function itself,
# so a caller elsewhere would keep the old rule: the digest over all of them decides instead.
KERNEL_FOLDERS = ("core", "games", "bots", "arena", "envs")

KEEP_DIRECTORIES = 8
KEEP_SECONDS = 24 * 3600


def base_directory() -> Path:
    """The user's cache folder for Polis, or a temporary one where that cannot be written."""
    chosen = os.environ.get("POLIS_CACHE_DIR")
    home_cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    base = Path(chosen) if chosen else Path(home_cache) / "polis"
    try:
        base.mkdir(parents=True, exist_ok=True)
        if os.access(base, os.W_OK):
            return base
    except OSError:
        pass
    fallback = Path(tempfile.gettempdir()) / f"polis-{os.getuid() if hasattr(os, 'getuid') else 0}"
    fallback.mkdir(parents=True, exist_ok=True)
    return fallback


def source_digest(*extra: str) -> str:
    """A digest of all kernel sources and of `extra`, such as versions and flags."""
    digest = hashlib.sha256("\0".join((sys.version, *extra)).encode())
    for folder in KERNEL_FOLDERS:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(str(file.relative_to(PACKAGE)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def kernel_directory(*extra: str) -> Path:
    """The folder for kernels compiled from exactly these sources; long unused ones are removed."""
    base = base_directory()
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


@contextlib.contextmanager
def one_compiler() -> Iterator[None]:
    """Hold the machine-wide lock under which kernels are compiled."""
    try:
        import fcntl
    except ImportError:  # no such lock on Windows: two processes may compile the same kernel
        yield
        return
    with (base_directory() / "compiling.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
