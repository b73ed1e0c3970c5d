"""Outlines of areas as SVG paths."""

from __future__ import annotations

from polis.drawing.svg import number
from polis.games.world_wonders.text.outlines import Area, Cell, trace
from polis.games.world_wonders.text.view_types import Outline

CELL = 40.0  # the side of a cell


def _step(one: Cell, other: Cell) -> Cell:
    """The direction from a corner to the next."""
    (a, b), (c, d) = one, other
    return (c > a) - (c < a), (d > b) - (d < b)


def rounded(outline: Outline, inset: float = 0.0, bend: float = 0.0) -> str:
    """An outline as a path: within its lines by the inset, its corners rounded."""
    path = ""
    for line in outline:
        corners, points = list(zip(line[::2], line[1::2], strict=True)), []
        for k, (c, r) in enumerate(corners):
            ax, ay = _step(corners[k - 1], (c, r))
            bx, by = _step((c, r), corners[(k + 1) % len(corners)])
            x, y = c * CELL - inset * (ay + by), r * CELL + inset * (ax + bx)
            before = f"{number(x - bend * ax)} {number(y - bend * ay)}"
            after = f"{number(x + bend * bx)} {number(y + bend * by)}"
            points.append(f"{before}Q{number(x)} {number(y)} {after}" if bend else before)
        path += "M" + "L".join(points) + "Z"
    return path


def contour(cells: Area, inset: float = 0.0, bend: float = 0.0) -> str:
    """The outline of an area as a path."""
    return rounded(trace(cells), inset, bend)
