"""The long counts: what `./polis prove` runs in full and `./polis test` to a twentieth.

Each module here has a list PROOFS. A proof runs in chunks that depend only on the seed and the
chunk's number, so that it can be stopped and resumed.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass

SHARE = 20
"""The tests run one part in so many of each proof, each time with a new seed."""


@dataclass(frozen=True)
class Proof:
    """A claim that is checked so many times."""

    name: str
    total: int
    unit: str
    chunk: int  # how many checks are run at a time
    run: Callable[[int, int], None]  # (count, seed): raises AssertionError where the claim fails

    def seed_of(self, seed: int, chunk: int) -> int:
        """The seed of one chunk: every chunk meets other luck."""
        return (seed * 1_000_003 + chunk) % 2**63

    def chunks(self, total: int) -> list[int]:
        """How many checks each chunk runs."""
        return [min(self.chunk, total - first) for first in range(0, total, self.chunk)]


def all_proofs() -> list[Proof]:
    """Every proof of the project, in a fixed order."""
    return [
        proof
        for module in sorted(info.name for info in pkgutil.iter_modules(__path__))
        if not module.startswith("test_")
        for proof in importlib.import_module(f"{__name__}.{module}").PROOFS
    ]
