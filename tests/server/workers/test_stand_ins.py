"""Who plays for a level: its stand-in until the game's strategy is native, then the level."""

from __future__ import annotations

from typing import Any

import pytest

from polis.bots import levels
from polis.bots.specs import parse
from polis.core import registry
from polis.core.native.store import RULES, STRATEGY
from polis.core.position import Position
from polis.server.workers import worker
from polis.server.workers.worker_process import Worker

pytestmark = pytest.mark.anyio


async def job_for(position: Position, level: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What a worker gets for a move of this level."""
    jobs: list[dict[str, Any]] = []

    async def ask(
        self: Worker, job: dict[str, Any], seconds: float
    ) -> tuple[dict[str, Any], bytes]:
        jobs.append(job)
        return {}, b""

    monkeypatch.setattr(Worker, "ask", ask)
    await Worker.__new__(Worker).think(position, level, 1.0, with_estimates=False)
    return jobs[0]


@pytest.mark.parametrize("native", [False, True])
@pytest.mark.parametrize("level", levels.NAMES)
@pytest.mark.parametrize("game", [sheet.key for sheet in registry.sheets()])
async def test_the_stand_in_plays_until_the_level_is_native(
    monkeypatch: pytest.MonkeyPatch, game: str, level: str, native: bool
) -> None:
    position = registry.rules(game).new(2)
    while position.seat < 0:
        position.deal(1)
    job = await job_for(position, level, monkeypatch)
    made: list[str] = []

    def note(spec: str) -> Any:
        made.append(spec)
        return parse("greedy")  # which bot it is counts here, not what it plays

    parts = frozenset([RULES, STRATEGY] if native else [RULES])
    monkeypatch.setattr(registry, "load_libraries", lambda game: parts)
    monkeypatch.setattr(worker, "parse", note)
    assert worker._think(job)["action"] in position.legal
    meant = levels.level(game, level)
    assert made == [meant.bot if native or meant.quick else meant.stand_in]
