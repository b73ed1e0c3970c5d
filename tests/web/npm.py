"""Running the scripts of web/package.json."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"


def npm(*words: str, **environment: str) -> None:
    """Run a script of the pages with this Python as the server's; it must pass."""
    result = subprocess.run(
        ["npm", "--prefix", str(WEB), "run", "--silent", *words],
        env=os.environ | {"POLIS_PYTHON": sys.executable, "NO_COLOR": "1"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout[-20_000:]
