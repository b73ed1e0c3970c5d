"""Kernels that are compiled and used in this process: those of tests and benchmarks.

Nothing is stored. Where a game's libraries are loaded, a call of a kernel of the contract goes to
the library, so only what is new is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polis.compiler import link
from polis.compiler.build import interface
from polis.compiler.frontend import Lowered
from polis.compiler.platforms import PLATFORMS
from polis.core.kernel import Kernel
from polis.core.native.library import NativeKernel, open_object
from polis.core.native.store import this_target


def compile_now(
    function: Kernel, examples: Sequence[Any], target: str | None = None
) -> NativeKernel:
    """A kernel as native code for arguments like these, its arrays at least as long."""
    entries = {function.__name__: Lowered(function, examples)}
    code = link.emit(link.link(entries), PLATFORMS[target or this_target()])
    return open_object(code, interface(entries))[function.__name__]
