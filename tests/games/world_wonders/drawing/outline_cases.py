"""Areas and what `outlines` finds of them, as JSON.

The browser outlines areas while the pointer moves, so it has these functions too; its tests compare
them with what is printed here.

    python -m tests.games.world_wonders.drawing.outline_cases
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.drawing.outlines import (
    Area,
    contour,
    heart,
    largest,
    monument_parts,
    shape_cells,
    turned,
)

ARRANGEMENTS = 8  # of the pieces of a monument
ROOM = 4  # how far apart they lie at most


def areas() -> Iterator[Area]:
    """Every printed shape in every turn, the water of every map, and a ring."""
    printed = [stack["shape"] for stack in OURS["stacks"]]
    printed += [OURS["roads"]["long"], *OURS["roads"]["short_set"]]
    printed += [piece for card in OURS["monuments"] for piece in card["pieces"]]
    for shape in printed:
        cells = shape_cells(shape)
        for _ in range(4):
            yield _moved(cells, -min(c for c, _ in cells), -min(r for _, r in cells))
            cells = turned(cells)
    for rows in OURS["maps"].values():
        water = [(c, r) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "W"]
        if water:
            yield frozenset(water)
    yield shape_cells(["XXX", "X.X", "XXX"])


def _moved(cells: Area, columns: int, rows: int) -> Area:
    return frozenset((c + columns, r + rows) for c, r in cells)


def arrangements(pieces: Sequence[Sequence[str]], dice: random.Random) -> Iterator[Area]:
    """Pieces of a monument as they could lie, apart or side by side."""
    for _ in range(ARRANGEMENTS):
        taken: Area = frozenset()
        for piece in pieces:
            laid = taken
            while not laid or laid & taken:
                laid = _moved(shape_cells(piece), dice.randrange(ROOM), dice.randrange(ROOM))
            taken |= laid
        yield taken


def cases() -> dict[str, Any]:
    """Areas with their outlines, and monuments with their parts."""
    dice = random.Random(1)
    return {
        "areas": [
            {
                "cells": sorted(cells),
                "contour": contour(cells),
                "rounded": contour(cells, 1.5, 6),
                "heart": heart(cells),
                "wide": largest(cells, wide=True),
                "tall": largest(cells, wide=False),
            }
            for cells in dict.fromkeys(areas())
        ],
        "monuments": [
            {
                "id": card["id"],
                "cells": sorted(cells),
                "parts": [sorted(part) for part in monument_parts(cells, card["pieces"])],
            }
            for card in OURS["monuments"]
            for cells in arrangements(card["pieces"], dice)
        ],
    }


if __name__ == "__main__":
    print(json.dumps(cases()))
