"""Where a piece lies on a map by look and terrain, found by the rules' own functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from polis.core.position import Position
from polis.games.world_wonders.rules.map.piece_places import MOST_PLACES, find_places
from polis.games.world_wonders.sheet import CELLS
from polis.games.world_wonders.text.map_objects import Cells, beside
from polis.games.world_wonders.text.names import as_number, as_words


def places_of(
    position: Position, seat: int, shape: int, taken: Cells = 0
) -> Iterator[tuple[int, Cells]]:
    """The turns and cells of every place of a piece on the free cells of a map."""
    out = np.zeros(MOST_PLACES, np.int64)
    words = np.array(as_words(taken), np.uint64)
    n = find_places(position.rules.box, position.records, 0, seat, shape, words, out)
    for place in out[:n].tolist():
        turn, corner = divmod(place, CELLS)
        yield turn, as_number(position.rules.box[0]["cover"][shape, turn]) << corner


def places_in(position: Position, seat: int, shape: int, cells: Cells) -> list[Cells]:
    """The places of a piece that lie on these cells alone."""
    taken = ~cells & (1 << CELLS) - 1
    return [cover for _, cover in places_of(position, seat, shape, taken)]


def is_tiled(position: Position, seat: int, pieces: Mapping[int, int], cells: Cells) -> bool:
    """Whether these cells are exactly a group of pieces, of each shape so many.

    The first free cell belongs to one of the pieces left, each of which lies on it in few ways.
    """
    places = {shape: places_in(position, seat, shape, cells) for shape in pieces}

    def search(free: Cells, left: Mapping[int, int], lying: list[Cells]) -> bool:
        if not free:
            return not any(left.values()) and is_joined(lying)
        lowest = free & -free
        return any(
            search(free & ~cover, {**left, shape: left[shape] - 1}, [*lying, cover])
            for shape in left
            if left[shape]
            for cover in places[shape]
            if cover & lowest and not cover & ~free
        )

    return search(cells, pieces, [])


def is_joined(parts: list[Cells], reach: int = 0) -> bool:
    """Whether parts touch each other as one group; `reach` cells may still fill gaps."""
    group, rest = parts[0], parts[1:]
    while rest:
        near = group
        for _ in range(reach + 1):
            near |= beside(near)
        touching = [part for part in rest if part & near]
        if not touching:
            return False
        for part in touching:
            group |= part
            rest.remove(part)
    return True
