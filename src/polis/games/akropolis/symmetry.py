"""Turned cities: Akropolis has no directions, so a city and its six rotations are the same game.

Mirror images are not: tiles cannot be turned over, so the mirror image of a later placement is not
a placement.
"""

from __future__ import annotations

import numpy as np

from polis.core.interfaces import Array
from polis.core.kernel import copy_records
from polis.core.position import Position
from polis.games.akropolis.rules.bitboard import TILE_DOWN, TILE_UP
from polis.games.akropolis.sheet import COLUMNS
from polis.games.akropolis.text.coordinates import cells

BOUNDS = ("west", "east", "north", "south")
TURN = np.array([[0, 1, 0], [-1, 1, 0], [0, 0, 1]])
"""A sixth of a turn: the cell (q, r) becomes (-r, q + r)."""

# The middle of a tile's triangle, three times as far from its reference cell.
MIDDLES = ((TILE_UP, (1, -2)), (TILE_DOWN, (2, -1)))
TILE = 0
"""Marks a middle; a cell is marked with its letter and level, which are never 0."""


def normal_form(position: Position) -> bytes:
    """The record with every city turned and moved so that its bytes are the first in order."""
    rest = copy_records(position.records)
    for name in ("rows", *BOUNDS):
        rest[name] = 0
    cities = [_first_rotation(position.records, seat) for seat in range(position.seats)]
    return b"".join([rest.tobytes(), *cities])


def _first_rotation(P: Array, seat: int) -> bytes:
    parts = np.array(_parts(P, seat), np.int64)
    rotations: list[bytes] = []
    for _ in range(6):
        parts = parts @ TURN
        moved = parts - [*parts[:, :2].min(axis=0), 0]
        rotations.append(moved[np.lexsort(moved.T)].tobytes())
    return min(rotations)


def _parts(P: Array, seat: int) -> list[tuple[int, int, int]]:
    """What a city consists of: its cells, and the tiles that are still visible as a whole.

    Each with three times its coordinates, and what it is.
    """
    ring = int(P["ring"][0])
    rows = P["rows"][0, seat * ring : (seat + 1) * ring].tolist()
    found = []
    for (q, r), (letter, level, place) in cells(P, 0, seat).items():
        found.append((3 * q, 3 * r, letter << 8 | level))
        row, column = divmod(place, COLUMNS)
        for plane, (across, down) in MIDDLES:
            if rows[row][plane] >> column & 1:
                found.append((3 * q + across, 3 * r + down, TILE))
    return found
