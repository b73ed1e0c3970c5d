"""How pieces and maps are drawn, as part of the view: outlines, and where signs stand.

Figures begin at the corner of their cells, so that a shape has the same figure wherever it lies.
They are cached, and all views share them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from polis.games.world_wonders.components.catalogue import kinds_of
from polis.games.world_wonders.components.shapes import Rows, turned
from polis.games.world_wonders.sheet import (
    BUILDING,
    FIRST_ROAD,
    MONUMENT,
    ROWS,
    SET,
    STRIDE,
    TOWER,
    TURNS,
)
from polis.games.world_wonders.text import view_types
from polis.games.world_wonders.text.map_objects import Cells, single
from polis.games.world_wonders.text.names import Names
from polis.games.world_wonders.text.outlines import (
    STEPS,
    Area,
    heart,
    largest,
    letter_place,
    monument_parts,
    shape_cells,
    trace,
)

FIRST_ROW = (1 << STRIDE) - 1
FIRST_COLUMN = sum(1 << row * STRIDE for row in range(ROWS))

Figure = view_types.BuildingFigure | view_types.MonumentFigure


def _area(cells: Cells) -> Area:
    """A set of cells as columns and rows."""
    return frozenset((cell % STRIDE, cell // STRIDE) for cell in single(cells))


def printed_cells(shape: Sequence[str]) -> Cells:
    """The cells that a printed piece covers."""
    return sum(1 << r * STRIDE + c for c, r in shape_cells(shape))


def outline(cells: Cells) -> view_types.Outline:
    """The lines around a set of cells where it is on the map."""
    return trace(_area(cells))


def _at_corner(cells: Cells) -> Cells:
    """The cells moved to the top left corner of the map."""
    while not cells & FIRST_ROW:
        cells >>= STRIDE
    while not cells & FIRST_COLUMN:
        cells >>= 1
    return cells


def building_figure(cells: Cells) -> view_types.BuildingFigure:
    """The figure of a building on these cells."""
    return _building_figure(_at_corner(cells))


@lru_cache(maxsize=4096)
def _building_figure(cells: Cells) -> view_types.BuildingFigure:
    area = _area(cells)
    return {"outline": trace(area), "glyph": heart(area), "letter": letter_place(area)}


def monument_figure(cells: Cells, pieces: Sequence[Sequence[str]]) -> view_types.MonumentFigure:
    """The figure of a monument that covers these cells with these pieces, as printed."""
    return _monument_figure(_at_corner(cells), tuple(map(tuple, pieces)))


@lru_cache(maxsize=4096)
def _monument_figure(cells: Cells, pieces: tuple[Rows, ...]) -> view_types.MonumentFigure:
    area = _area(cells)
    parts: list[view_types.Part] = [
        {"outline": trace(part), "wide": largest(part, True), "high": largest(part, False)}
        for part in monument_parts(area, pieces)
    ]
    return {"outline": trace(area), "parts": parts}


def turned_figures(shape: Sequence[str], is_building: bool) -> list[Figure]:
    """The figures of a printed piece after none to three quarter turns clockwise."""
    rows, found = tuple(shape), list[Figure]()
    for _ in range(TURNS):
        cells = printed_cells(rows)
        found.append(building_figure(cells) if is_building else monument_figure(cells, [rows]))
        rows = turned(rows)
    return found


def supply_shapes(names: Names) -> view_types.SupplyShapes:
    """The shapes of roads and towers, as printed."""
    roads = names.data["roads"]
    tower = names.data["tower"]["shape"]
    return {"road": roads["long"], "set": roads["short_set"], "tower": tower}


def shapes_in_hand(names: Names, hand: int) -> dict[str, view_types.Shape]:
    """By the name of a piece of what is in hand: its shape as printed."""
    data = names.data
    if hand == SET:
        pieces = data["roads"]["short_set"]
    elif MONUMENT <= hand < FIRST_ROAD:
        pieces = data["monuments"][hand - MONUMENT]["pieces"]
    elif BUILDING <= hand < MONUMENT:
        pieces = [data["stacks"][hand - BUILDING]["shape"]]
    else:
        pieces = [data["tower"]["shape"] if hand == TOWER else data["roads"]["long"]]
    kinds = zip(names.pieces(hand), kinds_of(pieces), strict=True)
    return {name: pieces[at] for name, (at, _) in kinds}


def figures_in_hand(names: Names, hand: int) -> dict[str, list[Figure]]:
    """By the name of a piece of a building or monument in hand: its figures by quarter turns."""
    if not BUILDING <= hand < FIRST_ROAD:
        return {}
    is_building = hand < MONUMENT
    shapes = shapes_in_hand(names, hand)
    return {name: turned_figures(shape, is_building) for name, shape in shapes.items()}


def areas_of(places: list[tuple[int, Cells]], pieces: list[str]) -> dict[str, view_types.Outline]:
    """By piece in hand: around all cells that its legal places cover."""
    found: dict[int, Cells] = {}
    for kind, cells in places:
        found[kind] = found.get(kind, 0) | cells
    return {pieces[kind]: outline(cells) for kind, cells in found.items()}


def shore(terrain: Sequence[str]) -> view_types.Outline:
    """The lines around the water of a map."""
    return _shore(tuple(terrain))


@lru_cache(maxsize=256)
def _shore(terrain: Rows) -> view_types.Outline:
    rows, columns = len(terrain), len(terrain[0])
    water = {(c, r) for r in range(rows) for c in range(columns) if terrain[r][c] == "W"}
    # Water at the edge of the map goes on past it, so that no shore is drawn there.
    past = {
        (c + dc, r + dr)
        for c, r in water
        for dc, dr in STEPS
        if not (0 <= c + dc < columns and 0 <= r + dr < rows)
    }
    return trace(frozenset(water | past))
