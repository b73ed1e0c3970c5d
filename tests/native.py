"""Whether the tests run natively, and native libraries for processes that tests start."""

from __future__ import annotations

import functools
import shutil
from pathlib import Path
from typing import Any

from polis.core import registry
from polis.core.kernel import Kernel, plain_entry
from polis.core.native.library import enabled

NATIVE = enabled()
"""Plain Python plays a hundred times more slowly, so tests then play fewer games."""


def compiled(function: Kernel) -> Kernel:
    """A kernel of a test: compiled at its first call, or plain Python where tests are not native.

    Arrays of later calls are at least as long. What it calls of the contract is not compiled with
    it if the game's libraries are loaded.
    """
    plain, found = plain_entry(function), []

    @functools.wraps(function)
    def call(*args: Any) -> Any:
        if not NATIVE:
            return plain(*args)
        if not found:
            from polis.compiler.in_process import compile_now

            found.append(compile_now(function, args))
        return found[0](*args)

    return call


def put_libraries(game: str, cache: Path) -> None:
    """Put what a server needs of a game into another cache, as if it had just been built there."""
    folder = cache / "libraries"
    folder.mkdir(parents=True, exist_ok=True)
    for one in registry.libraries(game)[:2]:
        description = one.find()
        assert description is not None, f"{one.name} is not built: run `polis warm` first"
        for file in (description.with_suffix(".o"), description):  # the description comes last
            shutil.copy(file, folder)
