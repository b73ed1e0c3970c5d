"""Arrays that kernels ask for before they need them."""

from __future__ import annotations

from typing import Any

from polis.core.kernel import kernel

LINE = 64
"""Bytes that memory hands over at a time, at least."""


def prefetch(rows: Any, i: int, k: int) -> None:
    """Ask for the memory of `rows[i, k]`, which is soon written; plain Python does nothing.

    The compiler replaces this by a single instruction.
    """


@kernel
def prefetch_row(rows, i):  # type: ignore[no-untyped-def]
    """Ask for the memory of `rows[i]`."""
    for k in range(0, rows.shape[1], LINE // rows.itemsize):
        prefetch(rows, i, k)
