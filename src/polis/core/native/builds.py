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

LEAST_NICE = 19
"""The priority of builds that nobody waits for while somebody waits for another."""

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
        self._at_once = min(AT_ONCE, _processors(), len(self._progress))
        self._asked_for: set[str] = set()
        self._building: set[str] = set()
        self._workers: list[threading.Thread] = []
        self._children: dict[str, subprocess.Popen[str]] = {}
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
            for child in self._children.values():
                child.terminate()

    def first(self, game: str) -> None:
        """Build this game before all that nobody has asked for.

        If these are being built already, it begins beside them, and they leave it the processor.
        """
        with self._lock:
            self._asked_for.add(game)
            self._make_way()
            if game not in self._waiting:
                return
            self._waiting.remove(game)
            self._waiting.appendleft(game)
            if len(self._building) >= self._at_once:
                self._start_worker(self._build_next)

    def progress(self, game: str) -> Progress:
        """How far a game has come."""
        return self._progress[game]

    def _build_all(self) -> None:
        for game in list(self._progress):
            self._update(game)
            if self._has_all(game) or not library.enabled():
                with self._lock:
                    self._waiting.remove(game)
                self._update(game, load=False, failed=not library.enabled())
        if self._waiting:
            self._wait_for_compiler()  # first, because a game may be asked for meanwhile
        with self._lock:
            for _ in range(self._at_once):
                self._start_worker(self._work)
        for worker in self._workers:  # some are added meanwhile
            worker.join()

    def _start_worker(self, work: Callable[[], Any]) -> None:
        worker = threading.Thread(target=work, daemon=True)
        self._workers.append(worker)
        worker.start()

    def _work(self) -> None:
        while self._build_next():
            pass

    def _build_next(self) -> bool:
        """Build the first of the games that wait; False if none does."""
        with self._lock:
            if self._closed.is_set() or not self._waiting:
                return False
            game = self._waiting.popleft()
            self._building.add(game)
        self._build(game)
        with self._lock:
            self._building.discard(game)
        return True

    def _build(self, game: str) -> None:
        title = registry.sheet(game).title
        if compiler_package.is_installed():
            message = Message("native-failed", game=title, reason=self._run(game))
        else:
            message = Message("native-no-compiler", game=title)
        self._update(game, step=None)
        if not self._has_all(game) and not self._closed.is_set():
            self._update(game, failed=True)
            LOG.warning("%s", translation(preferred_language()).format(message))

    def _has_all(self, game: str) -> bool:
        return set(self._parts) <= self._progress[game].native

    def _wait_for_compiler(self) -> None:
        """Wait for the compiler if it is being installed."""
        while compiler_package.is_coming() and not self._closed.is_set():
            time.sleep(PATIENCE)

    def _make_way(self) -> None:
        """Let the builds that nobody has asked for leave the processor to the others."""
        for game, child in self._children.items():
            if self._asked_for and game not in self._asked_for and hasattr(os, "setpriority"):
                with contextlib.suppress(OSError):  # it has ended
                    os.setpriority(os.PRIO_PROCESS, child.pid, LEAST_NICE)

    def _run(self, game: str) -> str:
        """Build one game in a child process; return the last line that it wrote to stderr."""
        with self._lock:
            if self._closed.is_set():
                return ""
            child = subprocess.Popen(
                [sys.executable, "-m", "polis.compiler.build", game, *self._parts],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
            )  # fmt: skip
            self._children[game] = child
            self._make_way()
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
            del self._children[game]
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
