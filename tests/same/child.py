"""Runs scripts in a process of its own: `python -m tests.same.child KIND`.

Scripts come by standard input; for each, the digest of its block afterwards goes to standard output
as a line. The environment counts too: NUMBA_DISABLE_JIT keeps everything plain Python, and
NUMBA_BOUNDSCHECK uses and if necessary builds libraries with checked indices.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from polis.arena.compiled_games import play_games
from polis.bots.search_tree import simulate
from polis.core import registry
from polis.core.kernel import Kernel
from polis.core.native import library, store
from polis.core.native.builds import build_now
from tests.same.script import Script, digest

ENTRY_POINTS = {"play_games": play_games, "simulate": simulate}


def plain(script: Script, name: str, arguments: list[Any]) -> Kernel:
    """The entry point in plain Python."""
    assert not library.enabled()
    return ENTRY_POINTS[name]


def native(script: Script, name: str, arguments: list[Any]) -> Kernel:
    """The entry point in native code, which is built if it is not there."""
    if script.part not in registry.load_libraries(script.game):
        build_now([script.game], (script.part,))
    found = registry.rules(script.game).kernels[name]
    assert isinstance(found, library.NativeKernel), f"{script.game} is not native"
    return found


def baseline(script: Script, name: str, arguments: list[Any]) -> Kernel:
    """The entry point in native code for the oldest processors."""
    assert store.this_target() == "linux-x86_64"
    return native(script, name, arguments)


def numba(script: Script, name: str, arguments: list[Any]) -> Kernel:
    """The entry point as Numba itself compiles it."""
    assert not library.enabled()
    from polis.compiler.frontend import compile_kernel

    return compile_kernel(ENTRY_POINTS[name], arguments)


KINDS: dict[str, Callable[[Script, str, list[Any]], Kernel]] = {
    "plain": plain,
    "native": native,
    "baseline": baseline,
    "numba": numba,
}


_found: dict[tuple[str, str], Kernel] = {}  # by game and name


def run(script: Script, kind: str) -> str:
    """Make the calls; return the digest of the block."""
    registry.rules(script.game)  # lets kernels find those of the game
    block = script.block()
    for call in script.calls:
        key, arguments = (script.game, call.name), call.given(block)
        if key not in _found:
            _found[key] = KINDS[kind](script, call.name, arguments)
        _found[key](*arguments)
    return digest(block)


def main(kind: str) -> None:
    """Run scripts until there are no more."""
    if kind == "numba":
        library.disable()  # kernels would call the library instead of being compiled
    if kind == "baseline":
        store.CPUINFO = Path(os.devnull)
    while True:
        try:
            script = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        print(run(script, kind), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
