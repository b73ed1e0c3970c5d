"""Builds native libraries in child processes while the games are played in plain Python.

This module needs no compiler itself: it starts `polis.compiler.build` for one game after the other
and lets this process use each library as soon as it is there.
"""

from __future__ import annotations

import collections
import contextlib
import json
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from polis.core import registry
from polis.core.native import compiler_package, library
from polis.core.native.store import ARENA, PARTS
from polis.text.message import Message
from polis.text.translation import preferred_language, translation

LOG = logging.getLogger("polis.compiler")

AT_ONCE = 2
"""Games that are built at the same time, on as many processors."""

PATIENCE = 0.5  # seconds between two looks whether the compiler is there

Report = Callable[["Builds", str], None]
"""Called with the builds and a game that has come further."""


@dataclass(frozen=True)
class Progress:
    """Which parts of a game are native, and how far the building of the others has come."""

    native: frozenset[str] = frozenset()
    step: str | None = None
    done: int = 0
    total: int = 0
    failed: bool = False

    @property
    def complete(self) -> bool:
        """Whether everything is native, or will not become so."""
        return self.failed or len(self.native) == len(PARTS)


class Builds:
    """The building of some games, the one that is asked for first."""

    def __init__(
        self,
        games: Iterable[str],
        parts: tuple[str, ...] = PARTS,
        report: Report = lambda builds, game: None,
    ) -> None:
        self._waiting = collections.deque(games)
        self._parts = parts
        self._report = report
        self._progress = {game: Progress() for game in self._waiting}
        self._children: set[subprocess.Popen[str]] = set()
        self._closed = threading.Event()
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._build_all, daemon=True)

    def start(self) -> None:
        """Use what is built already, and begin to build the rest."""
        self._thread.start()

    def wait(self) -> None:
        """Wait until everything is built or has failed."""
        self._thread.join()

    def close(self) -> None:
        """Stop building; what is finished stays."""
        self._closed.set()
        with self._lock:
            for child in self._children:
                child.terminate()

    def first(self, game: str) -> None:
        """Build this game before the others that still wait, because it is asked for."""
        with self._lock, contextlib.suppress(ValueError):
            self._waiting.remove(game)
            self._waiting.appendleft(game)

    def progress(self, game: str) -> Progress:
        """How far a game has come."""
        return self._progress[game]

    def _build_all(self) -> None:
        for game in list(self._progress):
            self._update(game)
        count = min(AT_ONCE, _processors(), len(self._progress))
        threads = [threading.Thread(target=self._work, daemon=True) for _ in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _work(self) -> None:
        while not self._closed.is_set():
            with self._lock:
                if not self._waiting:
                    return
                game = self._waiting.popleft()
            self._build(game)

    def _build(self, game: str) -> None:
        if set(self._parts) <= self._progress[game].native or not library.enabled():
            self._update(game, failed=not library.enabled())
            return
        title = registry.sheet(game).title
        if self._wait_for_compiler():
            message = Message("native-failed", game=title, reason=self._run(game))
        else:
            message = Message("native-no-compiler", game=title)
        self._update(game, step=None)
        if not set(self._parts) <= self._progress[game].native and not self._closed.is_set():
            self._update(game, failed=True)
            LOG.warning("%s", translation(preferred_language()).format(message))

    def _wait_for_compiler(self) -> bool:
        """Wait for the compiler if it is being installed; whether it is there."""
        while compiler_package.is_coming() and not self._closed.is_set():
            time.sleep(PATIENCE)
        return compiler_package.is_installed()

    def _run(self, game: str) -> str:
        """Build one game in a child process; return the last line that it wrote to stderr."""
        with self._lock:
            if self._closed.is_set():
                return ""
            child = subprocess.Popen(
                [sys.executable, "-m", "polis.compiler.build", game, *self._parts],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
            )  # fmt: skip
            self._children.add(child)
        words: list[str] = []
        said, complaints = child.stdout, child.stderr
        assert said is not None
        assert complaints is not None
        listener = threading.Thread(target=lambda: words.extend(complaints), daemon=True)
        listener.start()
        for line in said:
            self._take(game, json.loads(line))
        listener.join()
        child.wait()
        with self._lock:
            self._children.discard(child)
        return words[-1].strip() if words else f"it ended with code {child.returncode}"

    def _take(self, game: str, said: dict[str, Any]) -> None:
        self._update(
            game, load="built" in said, step=said.get("step"), done=said["done"],
            total=said["total"],
        )  # fmt: skip

    def _update(self, game: str, load: bool = True, **changes: Any) -> None:
        if load:
            changes["native"] = registry.load_libraries(game)
        self._progress[game] = replace(self._progress[game], **changes)
        self._report(self, game)


def _processors() -> int:
    """The processors that this process may use, where Python can tell; else all of them."""
    count = getattr(os, "process_cpu_count", os.cpu_count)
    return count() or 1


def build_now(
    games: Iterable[str],
    parts: tuple[str, ...] = PARTS,
    report: Report = lambda builds, game: None,
) -> Builds:
    """Build what is missing of these games and wait for it."""
    builds = Builds(games, parts, report)
    builds.start()
    builds.wait()
    return builds


def require(game: str, part: str = ARENA) -> None:
    """Have a part of a game native before many games are played; wait for it if necessary."""
    if library.enabled() and part not in registry.load_libraries(game):
        build_now([game])
