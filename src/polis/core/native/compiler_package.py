"""Whether Numba, the compiler of kernels, is installed or still being installed."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

COMING = "POLIS_COMPILER_COMING"
"""Names a file that exists while the launcher still installs the compiler."""


def is_installed() -> bool:
    """Whether kernels can be compiled here; looks again each time."""
    importlib.invalidate_caches()
    return importlib.util.find_spec("numba") is not None


def is_coming() -> bool:
    """Whether the launcher is still installing it."""
    marker = os.environ.get(COMING)
    return marker is not None and Path(marker).exists()
