"""How far the preparation of each game has come; the page opens at once and shows it."""

from __future__ import annotations

import asyncio
from typing import Any

from polis.core import registry
from polis.server.protocol.http import Preparation
from polis.server.workers.warm_up import prepare


class Readiness:
    """One game."""

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

    def show(self) -> Preparation:
        """How far it has come."""
        return Preparation(ready=self.ready, step=self._step, done=self._done, total=self._total)

    def told(self, said: dict[str, Any]) -> None:
        """A worker says how far it has come; when it is through, the server loads the game too."""
        if self.ready or self._loading is not None:
            return
        self._step, self._done, self._total = said["step"], said["done"], said["total"]
        if self._done == self._total:
            self._loading = asyncio.get_running_loop().create_task(self._load())

    async def _load(self) -> None:
        await asyncio.to_thread(lambda: list(prepare(self.game)))
        self._step = None
        self._ready.set()
