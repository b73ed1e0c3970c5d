"""Kernels in users' files: native where Numba and the game's library are there, else plain Python.

Both play the same. The kernel is compiled at its first move; its calls of the contract's kernels go
to the library of the game, so that this takes about a second.
"""

from __future__ import annotations

import logging
import multiprocessing
from typing import Any

import numpy as np

from polis.core import contract, registry
from polis.core.interfaces import Array
from polis.core.kernel import Kernel, copy_record, new_records, plain_entry, sources
from polis.core.native import compiler_package, library
from polis.core.native.library import NativeKernel
from polis.core.position import Position
from polis.core.rules import Rules
from polis.text.message import Message
from polis.text.translation import preferred_language, translation

LOG = logging.getLogger("polis.bots")

RECORDS = 3
"""Positions in the array that a user's kernel gets: the one to decide, and two to try moves in."""


class UserKernel:
    """A function `choose(box, P, i, codes, n, bits)` of a user's file, for all games."""

    def __init__(self, function: Kernel, name: str) -> None:
        self._function = function
        self._name = name
        self._plain = plain_entry(function)
        self._found: dict[np.dtype[Any], Kernel] = {}
        missing = not compiler_package.is_installed() and not compiler_package.is_coming()
        if missing and self._is_kernel and library.enabled():
            _say_once("kernel-no-compiler", bot=name)

    def __reduce__(self) -> tuple[Any, tuple[Kernel, str]]:
        return UserKernel, (self._function, self._name)  # native code cannot be pickled

    @property
    def _is_kernel(self) -> bool:
        return self._function in sources

    def choose(self, position: Position, bits: Any) -> int:
        """The code that the function plays."""
        arguments = _arguments(position, bits)
        return int(self._entry(position.rules, arguments)(*arguments))

    def _entry(self, rules: Rules, arguments: tuple[Any, ...]) -> Kernel:
        found = self._found.get(rules.dtype)
        if found is not None:
            return found
        if not self._is_kernel or not compiler_package.is_installed() or not _is_native(rules):
            return self._plain
        return self._found.setdefault(rules.dtype, self._compiled(arguments))

    def _compiled(self, arguments: tuple[Any, ...]) -> Kernel:
        try:
            from polis.compiler.frontend import compile_kernel  # loads Numba

            return compile_kernel(self._function, arguments)
        except Exception as error:  # Numba raises many kinds, and may be another release
            reason = str(error).partition("\n\n")[0].replace("\n", " ")
            _say_once("kernel-not-compiled", bot=self._name, reason=reason)
            return self._plain


def _arguments(position: Position, bits: Any) -> tuple[Any, ...]:
    """What the function gets: the position with room to try moves in."""
    rules = position.rules
    records = new_records(RECORDS, rules.dtype)
    copy_record(records, 0, position.records, 0)
    legal = position.legal.codes
    codes: Array = np.zeros(len(legal) + rules.sheet.most_actions, np.int64)
    codes[: len(legal)] = legal
    return rules.box, records, 0, codes, len(legal), bits


def _is_native(rules: Rules) -> bool:
    """Whether all kernels that the function may call are native by now."""
    registry.load_libraries(rules.sheet.key)
    return all(isinstance(rules.kernel(name), NativeKernel) for name in contract.KERNELS)


def _say_once(key: str, **arguments: str) -> None:
    """Log a sentence; the processes of a match would each say it again."""
    sentence = translation(preferred_language()).format(Message(key, **arguments))
    if sentence not in _said and multiprocessing.parent_process() is None:
        _said.add(sentence)
        LOG.warning("%s", sentence)


_said: set[str] = set()
