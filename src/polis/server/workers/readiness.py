"""How far the preparation of each game has come; the page opens at once and shows it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from polis.core import registry
from polis.server.workers.warm_up import prepare


@dataclass(frozen=True)
class Progress:
    """How many steps of a game's preparation are done, and which one is under way."""

    ready: bool
    step: str | None
    done: int
    total: int


class Readiness:
    """Whether one game can be played, and how far its preparation has come."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.title = registry.sheet(game).title
        self._ready = asyncio.Event()
        self._loading: asyncio.Task[None] | None = None
        self._step: str | None = None
        self._done = 0
        self._total = 0

    @property
    def ready(self) -> bool:
        """Whether the game can be played."""
        return self._ready.is_set()

    async def wait(self) -> None:
        """Wait until the game can be played."""
        await self._ready.wait()

    def progress(self) -> Progress:
        """How far the preparation has come."""
        return Progress(ready=self.ready, step=self._step, done=self._done, total=self._total)

    def update(self, report: dict[str, Any]) -> None:
        """Take in a worker's progress; after its last step the server loads the game as well."""
        if self.ready or self._loading is not None:
            return
        self._step, self._done, self._total = report["step"], report["done"], report["total"]
        if self._done == self._total:
            self._loading = asyncio.get_running_loop().create_task(self._load())

    async def _load(self) -> None:
        await asyncio.to_thread(lambda: list(prepare(self.game)))
        self._step = None
        self._ready.set()
