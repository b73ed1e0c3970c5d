"""Where the next piece of a table that is being entered could lie."""

from __future__ import annotations

from functools import reduce
from itertools import islice
from operator import or_

from polis.core.errors import BadFile
from polis.core.interfaces import PadTable
from polis.core.position import Position
from polis.core.scorepad import wrong
from polis.games.world_wonders.box import LONG_SHAPE, SET_SHAPE, TOWER_SHAPE
from polis.games.world_wonders.components.shapes import one_kind
from polis.games.world_wonders.scorepad.form import Next, read_cells
from polis.games.world_wonders.scorepad.pieces import is_joined, places_of
from polis.games.world_wonders.scorepad.types import Legal
from polis.games.world_wonders.sheet import SET
from polis.games.world_wonders.text.figures import Figure, outline, turned_figures
from polis.games.world_wonders.text.map_objects import Cells, references
from polis.games.world_wonders.text.names import Names, names_of
from polis.text.message import Message


def legal(table: PadTable) -> Legal:
    """The `footprints` of the piece that `next` names: cells, and turns of a quarter each.

    For drawing: the outlines of the `area` of all footprints and of what is `lying`, and the
    piece's `figures` by quarter turns.
    """
    piece: Next | None = table.entered.pad.next
    if piece is None:
        raise BadFile(Message("ww-pad-no-legal"))
    position, seat = table.position, piece.player - 1
    if seat >= table.seats:
        raise wrong("next player", piece.player, f"1–{table.seats}")
    shapes = _shapes(position, piece.piece)
    if piece.part >= len(shapes):
        raise wrong("next part", piece.part, f"0–{len(shapes) - 1}")
    lying = read_cells(position, seat, "next", piece.cells)
    found = _footprints(position, piece, shapes, lying)
    return {
        "footprints": [{"turn": turn, "cells": references(cover)} for turn, cover in found],
        "area": outline(reduce(or_, (cover for _, cover in found), 0)),
        "lying": outline(lying),
        "figures": _figures(names_of(position.rules.box), piece),
    }


def _footprints(
    position: Position, piece: Next, shapes: list[int], lying: Cells
) -> list[tuple[int, Cells]]:
    """The turns and cells of every place where the part joins the parts before."""
    parts = _parts(position, piece, shapes)
    reach = sum(int(position.rules.box[0]["steps"][s]) for s in shapes[piece.part + 1 :])
    places = places_of(position, piece.player - 1, shapes[piece.part], lying)
    return [(turn, cover) for turn, cover in places if is_joined([*parts, cover], reach)]


def _figures(names: Names, piece: Next) -> list[Figure]:
    """How a building or a part of a monument is drawn, by quarter turns."""
    if piece.piece in names.stacks:
        stack = names.data["stacks"][names.stacks.index(piece.piece)]
        return turned_figures(stack["shape"], True)
    if piece.piece in names.monuments:
        card = names.data["monuments"][names.monuments.index(piece.piece)]
        return turned_figures(card["pieces"][piece.part], False)
    return []


def _shapes(position: Position, piece: str) -> list[int]:
    """The shapes of the parts of a piece, in the order of its card."""
    b, names = position.rules.box[0], names_of(position.rules.box)
    if piece == "road":
        return [LONG_SHAPE]
    if piece == "tower":
        return [TOWER_SHAPE]
    if piece in names.pieces(SET):
        return [SET_SHAPE + names.pieces(SET).index(piece)]
    if piece in names.stacks:
        return [names.stacks.index(piece)]
    if piece not in names.monuments:
        known = ["road", *names.pieces(SET), "tower", *names.stacks, *names.monuments]
        raise wrong("next piece", piece, ", ".join(known))
    number = names.monuments.index(piece)
    printed = names.data["monuments"][number]["pieces"]
    kinds = [one_kind(tuple(part)) for part in printed]
    order = list(dict.fromkeys(kinds))
    return [int(b["kind_shape"][number, order.index(kind)]) for kind in kinds]


def _parts(position: Position, piece: Next, shapes: list[int]) -> list[Cells]:
    """The parts that lie already."""
    covered = position.rules.box[0]["covered"]
    sizes = [int(covered[shape, 0]) for shape in shapes[: piece.part]]
    if sum(sizes) != len(piece.cells):
        raise wrong("next cells", piece.cells, f"{sum(sizes)} × a10")
    cells = iter(piece.cells)
    seat = piece.player - 1
    return [read_cells(position, seat, "next", [*islice(cells, size)]) for size in sizes]
