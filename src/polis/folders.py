"""The folders of Polis's cache and of its data."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import platformdirs

NAME = "polis"


def cache_folder() -> Path:
    """The folder for files that can be recreated: POLIS_CACHE_DIR, or the user's cache folder.

    A temporary folder if that is not writable.
    """
    chosen = os.environ.get("POLIS_CACHE_DIR")
    earlier = Path.home() / ".cache" / NAME
    folder = Path(chosen) if chosen else _kept(earlier, platformdirs.user_cache_path(NAME, False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    fallback = Path(tempfile.gettempdir()) / f"polis-{os.getuid() if hasattr(os, 'getuid') else 0}"
    fallback.mkdir(parents=True, exist_ok=True)
    return fallback


def data_folder() -> Path:
    """The folder for files that must be kept: saved games and the server's database."""
    earlier = Path.home() / ".local" / "share" / NAME
    return _kept(earlier, platformdirs.user_data_path(NAME, False))


def _kept(earlier: Path, usual: Path) -> Path:
    """The platform's folder, or that of earlier versions if only that exists."""
    # Earlier versions used the folders of Linux on every platform.
    return earlier if earlier.is_dir() and not usual.is_dir() else usual
