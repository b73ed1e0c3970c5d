"""One measurement of the speed table."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Measure:
    """One line of the table: `run` returns the amount done and the seconds it took."""

    name: str
    unit: str
    run: Callable[[], tuple[float, float]]
    of: str | None = None  # the measurement of the same round that it is a share of
    rates: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)


def cpu(work: Callable[[], Any]) -> float:
    """CPU seconds of this process for `work`."""
    began = time.process_time()
    work()
    return time.process_time() - began
