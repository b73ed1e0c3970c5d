"""Functions that choose inside kernels, as bots that can be called from Python."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from polis.core.dealer import STREAMS, next_word, open_streams
from polis.core.interfaces import Array
from polis.core.kernel import new_records
from polis.core.position import Position

Choose = Callable[[Position, Any], int]
"""A function of a position and 64 random bits that returns the code to play."""


class CompiledBot:
    """A function as a bot; its luck is the same as inside kernels with the same seed."""

    def __init__(self, function: Choose, seed: int) -> None:
        self._function = function
        self._seed = seed
        self._keys: Array | None = None

    def choose(self, position: Position, seconds: float) -> int:
        """The code that the function plays."""
        if self._keys is None:
            self._keys = np.zeros(STREAMS, np.uint64)
            open_streams(np.uint64(self._seed), self._keys)
        bits = np.uint64(next_word(self._keys, 1 + position.seat))
        return self._function(position, bits)


def by_policy(policy: int, setting: float) -> Choose:
    """A policy as a function for `CompiledBot`; it can be pickled."""
    return functools.partial(_choose, policy, setting)


def _choose(policy: int, setting: float, position: Position, bits: Any) -> int:
    from polis.bots import policies

    rules, codes = position.rules, position.legal.codes
    scratch, worths = new_records(1, rules.dtype), np.zeros(len(codes), np.float64)
    at = (rules.box, position.records, 0)
    return int(policies.choose(policy, setting, *at, codes, len(codes), bits, scratch, worths))
