"""The release of Numba: the one that is installed, locked, and known to fit."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from polis.compiler.frontend import NUMBA

ROOT = Path(__file__).resolve().parents[2]

OTHER = """
import numba
numba.__version__ = "0.70.1"
import polis.compiler.build
"""


def test_the_project_allows_only_the_known_release() -> None:
    """A newer release needs a look at what `polis.compiler.frontend` replaces."""
    major, minor = NUMBA.split(".")
    allowed = f'"numba>={NUMBA},<{major}.{int(minor) + 1}"'
    assert allowed in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("lock", ["requirements-kernels.lock", "requirements-dev.lock"])
def test_the_locks_have_the_known_release(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert re.findall(r"(?m)^numba==(\d+\.\d+)\.", text) == [NUMBA]


def test_another_release_is_refused_in_one_sentence() -> None:
    answer = subprocess.run([sys.executable, "-c", OTHER], stderr=subprocess.PIPE, text=True)
    assert answer.returncode == 1
    last = answer.stderr.strip().splitlines()[-1]
    assert last == f"ImportError: kernels are compiled by Numba {NUMBA}, not 0.70.1"
