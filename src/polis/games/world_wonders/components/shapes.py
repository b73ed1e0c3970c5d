"""Printed shapes: rows of letters, their rotations, and equality of pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Rows = tuple[str, ...]
Cell = tuple[int, int]

SIDES = ((-1, 0), (0, -1), (0, 1), (1, 0))


def turned(shape: Rows) -> Rows:
    """The shape after a quarter turn clockwise."""
    return tuple("".join(column) for column in zip(*reversed(shape), strict=True))


def looks(shape: Rows) -> dict[int, Rows]:
    """The different rotations of a shape, each by its smallest number of quarter turns."""
    found: dict[int, Rows] = {}
    for turn in range(4):
        if shape not in found.values():
            found[turn] = shape
        shape = turned(shape)
    return found


def one_kind(shape: Rows) -> frozenset[Rows]:
    """A key that is equal for two pieces exactly if a rotation of one is the other."""
    return frozenset(looks(shape).values())


def cells_of(shape: Sequence[str], letters: str = "XLWE") -> list[Cell]:
    """The cells of a shape with one of these letters."""
    return [(r, c) for r, row in enumerate(shape) for c, s in enumerate(row) if s in letters]


def beside_cells(cells: Iterable[Cell]) -> list[Cell]:
    """The cells that share a side with these, without these themselves."""
    own = set(cells)
    around = {(r + dr, c + dc) for r, c in own for dr, dc in SIDES}
    return sorted(around - own)


def is_joined(shape: Sequence[str]) -> bool:
    """Whether the cells that a piece covers are connected by their sides."""
    cells = set(cells_of(shape))
    reached = {min(cells)}
    while grown := {cell for cell in cells & set(beside_cells(reached)) if cell not in reached}:
        reached |= grown
    return reached == cells
