"""Compiled functions as bots that can be called from Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from polis.core.dealer import STREAMS, next_word, open_streams
from polis.core.interfaces import Array
from polis.core.kernel import new_records
from polis.core.position import Position


class CompiledBot:
    """A compiled function `choose(box, P, i, codes, n, bits)` as a bot."""

    def __init__(self, function: Callable[..., Any], seed: int) -> None:
        self._function = function
        self._seed = seed
        self._keys: Array | None = None

    def choose(self, position: Position, seconds: float) -> int:
        """The code that the function plays; the same as inside kernels with the same seed."""
        if self._keys is None:
            self._keys = np.zeros(STREAMS, np.uint64)
            open_streams(np.uint64(self._seed), self._keys)
        codes = position.legal.codes
        bits = np.uint64(next_word(self._keys, 1 + position.seat))
        at = (position.rules.box, position.records, 0)
        return int(self._function(*at, codes, len(codes), bits))


def by_policy(policy: int, setting: float) -> Callable[..., Any]:
    """A policy as a function for `CompiledBot`."""

    def choose(box: Any, P: Any, i: int, codes: Any, n: int, bits: Any) -> Any:
        from polis.bots import policies

        scratch, worths = new_records(1, P.dtype), np.zeros(n, np.float64)
        return policies.choose(policy, setting, box, P, i, codes, n, bits, scratch, worths)

    return choose
