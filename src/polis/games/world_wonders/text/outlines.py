"""Where pieces lie on a map, as geometry: outlines of areas, and the pieces of a monument."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from polis.games.world_wonders.text.view_types import Outline, Point, Rectangle

Cell = tuple[int, int]  # column and row from the top left, both from 0
Area = frozenset[Cell]
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def cell_at(reference: str) -> Cell:
    """The cell with a map reference."""
    return ord(reference[0]) - ord("a"), int(reference[1:]) - 1


def area(references: Iterable[str]) -> Area:
    """The cells with these map references."""
    return frozenset(cell_at(reference) for reference in references)


def joined(cells: Area) -> list[Area]:
    """The parts of an area that hang together by sides, from the top left on."""
    rest, parts = set(cells), []
    while rest:
        part = {min(rest, key=lambda cell: cell[::-1])}
        edge = set(part)
        while edge:
            edge = {(c + dc, r + dr) for c, r in edge for dc, dr in STEPS} & rest - part
            part |= edge
        rest -= part
        parts.append(frozenset(part))
    return parts


def _edges(cells: Area) -> dict[Cell, list[Cell]]:
    """The sides of an area by the corner they begin at, as steps with the area on their right."""
    found: dict[Cell, list[Cell]] = {}
    for c, r in sorted(cells):
        sides = (
            ((c, r - 1), (c, r), (1, 0)),
            ((c + 1, r), (c + 1, r), (0, 1)),
            ((c, r + 1), (c + 1, r + 1), (-1, 0)),
            ((c - 1, r), (c, r + 1), (0, -1)),
        )
        for beyond, corner, step in sides:
            if beyond not in cells:
                found.setdefault(corner, []).append(step)
    return found


def trace(cells: Area) -> Outline:
    """The lines around an area, holes included; the area is on the right of each."""
    edges, lines = _edges(cells), []
    while edges:
        start = at = min(edges)
        first = step = edges[at][0]
        corners: list[int] = []
        while True:
            edges[at].remove(step)
            if not edges[at]:
                del edges[at]
            at = (at[0] + step[0], at[1] + step[1])
            ahead = edges.get(at, [])
            right = (-step[1], step[0])
            # Where two cells meet at a corner only, each keeps an outline of its own.
            onward = first if at == start and not ahead else right if right in ahead else ahead[0]
            if onward != step:
                corners += at
            step = onward
            if at == start and step == first:
                break
        lines.append(corners)
    return lines


def largest(cells: Area, wide: bool) -> Rectangle:
    """The largest rectangle in an area; of several the one that is wide, or high."""
    found = []
    for c, r in sorted(cells):
        for width in range(1, 1 + max(c for c, _ in cells) - c + 1):
            for height in range(1, 1 + max(r for _, r in cells) - r + 1):
                if all((c + x, r + y) in cells for x in range(width) for y in range(height)):
                    fits = width > height if wide else height > width
                    found.append((width * height, fits, -r, -c, width, height))
    _, _, r, c, width, height = max(found)
    return -c, -r, width, height


def heart(cells: Area) -> Point:
    """The middle of the cell, or of the square of four, that is nearest to the middle of all."""
    squares = [
        (c + 1.0, r + 1.0)
        for c, r in cells
        if {(c + 1, r), (c, r + 1), (c + 1, r + 1)} <= cells and len(cells) == len(STEPS)
    ]
    if squares:
        return squares[0]
    x = sum(c for c, _ in cells) / len(cells)
    y = sum(r for _, r in cells) / len(cells)
    c, r = min(sorted(cells), key=lambda cell: (cell[0] - x) ** 2 + (cell[1] - y) ** 2)
    return c + 0.5, r + 0.5


def letter_place(cells: Area) -> Point:
    """Where the letter of a building is: in a cell beside its glyph, or in its first corner."""
    x, y = heart(cells)
    by_rows = sorted(cells, key=lambda cell: cell[::-1])
    others = [(c + 0.5, r + 0.5) for c, r in by_rows if (c + 0.5, r + 0.5) != (x, y)]
    if others and x != int(x):
        return others[0]
    c, r = by_rows[0]
    return c + 0.28, r + 0.28


# Monuments of several pieces


def shape_cells(shape: Sequence[str]) -> Area:
    """The cells a printed piece covers."""
    return frozenset(
        (c, r) for r, row in enumerate(shape) for c, sign in enumerate(row) if sign not in ".?"
    )


def turned(cells: Area) -> Area:
    """The cells after a quarter turn clockwise."""
    return frozenset((-r, c) for c, r in cells)


def divided(cells: Area, pieces: Sequence[Area]) -> list[Area] | None:
    """One way in which the pieces can cover the area, each turned as need be; None if no way."""
    if not pieces or not cells:
        return None if pieces or cells else []
    c, r = min(cells)
    for place, piece in enumerate(pieces):
        for _ in STEPS:
            c0, r0 = min(piece)
            laid = frozenset((c + x - c0, r + y - r0) for x, y in piece)
            if laid <= cells:
                rest = divided(cells - laid, [*pieces[:place], *pieces[place + 1 :]])
                if rest is not None:
                    return [laid, *rest]
            piece = turned(piece)
    return None


def monument_parts(cells: Area, pieces: Sequence[Sequence[str]]) -> list[Area]:
    """The parts of a monument that get a drawing each: its pieces, apart where they have gaps."""
    whole = divided(cells, [shape_cells(piece) for piece in pieces]) or [cells]
    return [part for piece in whole for part in joined(piece)]
