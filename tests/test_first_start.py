"""The benchmark of a first start: what it takes for a level that plays."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.anyio

FILE = Path(__file__).resolve().parents[1] / "benchmarks/first_start.py"


class Server:
    """A server whose levels stand one after the other as a test says."""

    def __init__(self, *states: str) -> None:
        self.states = list(states)

    async def get(self, path: str) -> Server:
        return self

    def json(self) -> dict[str, Any]:
        state = self.states.pop(0)
        return {"games": [{"game": "akropolis", "levels": state}]}


@pytest.fixture
def first_start(monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = importlib.util.spec_from_file_location("first_start", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setattr(sys, "path", list(sys.path))  # the script adds to it
    spec.loader.exec_module(module)

    async def at_once(seconds: float) -> None:
        """A test does not wait."""

    monkeypatch.setattr(module.asyncio, "sleep", at_once)
    return module


async def test_a_level_plays_when_it_is_ready(first_start: Any) -> None:
    server = Server("building", "building", "ready", "unavailable")
    await first_start.native(server, "akropolis")
    assert server.states == ["unavailable"]


async def test_a_build_that_failed_is_no_figure(first_start: Any) -> None:
    with pytest.raises(SystemExit, match="akropolis are unavailable"):
        await first_start.native(Server("building", "unavailable"), "akropolis")
