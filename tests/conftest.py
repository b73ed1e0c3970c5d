"""What all tests share: the seed of this run, and a way to call commands."""

from __future__ import annotations

import io
import os
import sys

import pytest
from hypothesis import HealthCheck, settings

from tests.commands import Answer, Run

# Machines are shared and kernels compile on first use: time says nothing about a test.
settings.register_profile(
    "polis", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("polis")


SEED = int(os.environ.get("POLIS_SEED", "1"))
"""The seed of this run, new each time; `./polis test` prints it and says how to repeat it."""


@pytest.fixture(scope="session")
def seed() -> int:
    """The seed of this run."""
    return SEED


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Call `polis` with these arguments and this text typed in."""
    from polis.cli import console
    from polis.cli.main import main

    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: object, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "argv", ["polis", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        monkeypatch.setattr(console, "_asked", [])
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
        captured = capsys.readouterr()
        return Answer(captured.out, captured.err, code)

    return call
