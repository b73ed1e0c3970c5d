"""How the bot levels of each game stand: ready, being built, or not available here.

Slow levels need native code. Until it is built, or if it cannot be, a quick bot plays for them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Literal

from polis.core.native.builds import Builds, Progress
from polis.core.native.store import STRATEGY

LevelState = Literal["building", "ready", "unavailable"]


class LevelStates:
    """The state of each game's levels, which follows the builds of this process."""

    def __init__(self, games: Iterable[str], changed: Callable[[str, LevelState], None]) -> None:
        self._states: dict[str, LevelState] = dict.fromkeys(games, "building")
        self._settled = {game: asyncio.Event() for game in self._states}
        self._changed = changed
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Take in reports from now on, in the running event loop."""
        self._loop = asyncio.get_running_loop()

    def __getitem__(self, game: str) -> LevelState:
        return self._states[game]

    async def settled(self, game: str) -> LevelState:
        """Wait until a game's levels are no longer being built; return how they stand."""
        await self._settled[game].wait()
        return self._states[game]

    def report(self, builds: Builds, game: str) -> None:
        """Take in how far a build has come; called in a thread of the builds."""
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
            self._loop.call_soon_threadsafe(self._update, game, _state(builds.progress(game)))

    def _update(self, game: str, state: LevelState) -> None:
        if state != self._states[game]:
            self._states[game] = state
            self._settled[game].set()
            self._changed(game, state)


def _state(progress: Progress) -> LevelState:
    if STRATEGY in progress.native:
        return "ready"
    return "unavailable" if progress.failed else "building"
