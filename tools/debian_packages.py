"""Debian packages that the tests and the proofs need, and installing them."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

TESTS = (
    "postgresql",
    "redis-server",
    "chromium",
    "firefox-esr",
    "webkit2gtk-driver",
    "xvfb",
)
PROOFS = (*TESTS, "qemu-user")

COMMANDS = {"qemu-user": "qemu-aarch64", "webkit2gtk-driver": "WebKitWebDriver", "xvfb": "Xvfb"}
"""Commands of packages that have another name."""


def install(names: Sequence[str]) -> bool:
    """Install what is missing; False if that is impossible, with a sentence that says why."""
    missing = [name for name in names if not _is_installed(name)]
    if not missing:
        return True
    if os.geteuid() != 0:
        print(f"More Debian packages are needed: sudo apt-get install {' '.join(missing)}")
        return False
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    commands = ("update",), ("install", "--yes", "--no-install-recommends", *missing)
    return all(
        subprocess.run(["apt-get", *words], env=env, check=False).returncode == 0
        for words in commands
    )


def _is_installed(name: str) -> bool:
    if name == "postgresql":
        # Debian installs its programs in a folder for each version, outside PATH.
        return any(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return shutil.which(COMMANDS.get(name, name)) is not None
