"""Outlines of World Wonders and their paths, which the browser must draw alike.

    python -m tests.web.outline_paths

prints them as JSON; `npm run art` writes them for a unit test of the pages.
"""

from __future__ import annotations

import json
from typing import Any

from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.drawing.paths import rounded
from polis.games.world_wonders.text.figures import outline, printed_cells, shore
from polis.games.world_wonders.text.view_types import Outline

STYLES = ((0, 0), (0, 6), (1, 5), (1.5, 4), (1.5, 6), (2, 12), (4, 5))
"""Insets and bends that tables draw with."""

RING = printed_cells(["XXX", "X.X", "XXX"])


def outlines() -> list[Outline]:
    """The shapes of buildings, a ring, which has two lines, and the shore of every map."""
    shapes = [printed_cells(stack["shape"]) for stack in OURS["stacks"]]
    return [*map(outline, [*shapes, RING]), *map(shore, OURS["maps"].values())]


def cases() -> list[dict[str, Any]]:
    """Every outline in one style, and the ring in all."""
    found = [(line, STYLES[n % len(STYLES)]) for n, line in enumerate(outlines())]
    found += [(outline(RING), style) for style in STYLES]
    return [
        {"outline": line, "inset": inset, "bend": bend, "path": rounded(line, inset, bend)}
        for line, (inset, bend) in found
    ]


if __name__ == "__main__":
    print(json.dumps({"CASES": cases()}))
