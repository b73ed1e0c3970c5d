"""Every connection is an open file: the process allows itself as many as it may."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

CODE = """
import logging, resource, sys
from polis.server.gate.open_files import allow_files
from polis.server.run import open_log
open_log(logging.WARNING)
soft, hard, connections = map(int, sys.argv[1:])
resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
allow_files(connections)
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def allowed(soft: int, hard: int, connections: int) -> tuple[list[int], list[str]]:
    """The limits of a process after it has raised them, and what it logs."""
    arguments = [str(number) for number in (soft, hard, connections)]
    done = subprocess.run(
        [sys.executable, "-c", CODE, *arguments], capture_output=True, text=True, check=True
    )
    return [int(number) for number in done.stdout.split()], done.stderr.splitlines()


@pytest.mark.parametrize("connections", [100, 1700])
def test_the_limit_is_raised_to_the_greatest_one(connections: int) -> None:
    assert allowed(500, 2000, connections) == ([2000, 2000], [])


def test_a_limit_that_is_too_low_is_logged_in_one_line() -> None:
    limits, (line,) = allowed(500, 2000, 1701)
    assert limits == [2000, 2000]
    said = json.loads(line)
    assert (said["level"], said["allowed"], said["needed"]) == ("warning", 2000, 2001)
    assert "POLIS_CONNECTIONS" in said["what"]
