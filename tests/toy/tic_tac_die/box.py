"""What is printed: the die with six sides, and the eight lines of the board."""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.kernel import new_records

BOX = np.dtype([("sides", np.int64, 4), ("lines", np.int64, (8, 3))], align=True)
LINES = (
    *((row, row + 1, row + 2) for row in (0, 3, 6)),
    *((column, column + 3, column + 6) for column in (0, 1, 2)),
    *((0, 4, 8), (2, 4, 6)),
)


def make_box() -> np.ndarray[Any, Any]:
    """The record of the components: each row is on one side of the die, “any” on three."""
    box = new_records(1, BOX)
    box["sides"] = (1, 1, 1, 3)
    box["lines"] = LINES
    return box
