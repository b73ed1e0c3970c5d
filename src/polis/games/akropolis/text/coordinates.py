"""Codes and marks in true coordinates, for everything that talks to people."""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.games.akropolis.rules.bitboard import HEIGHT, HEIGHTS, KIND, PLANES
from polis.games.akropolis.sheet import COLUMNS, DECISIONS, PLACE

Array = Any
Cell = tuple[int, int]

DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def _from_reference(down: int, turn: int) -> tuple[int, int, int]:
    """The way from a triangle's reference cell to letter 0, and the direction to letter 1."""
    q, r, direction = 0, 0, down
    for _ in range(turn):
        q, r = q + STEPS[direction][0], r + STEPS[direction][1]
        direction = (direction + 2) % 6
    return q, r, direction


_REST, _TURN = np.divmod(np.arange(DECISIONS - PLACE), 3)
_REST, _COLUMN = np.divmod(_REST, COLUMNS)
_ROW, _DOWN = np.divmod(_REST, 2)
_TABLE = np.array([[_from_reference(down, turn) for turn in range(3)] for down in range(2)])
_PLACES = np.column_stack((_COLUMN, _ROW, _TABLE[_DOWN, _TURN]))
"""For each code of a placement the reference cell on the torus, and what leads on from there."""


def read_places(P: Array, i: int, codes: Array) -> list[list[int]]:
    """`read_place` of several codes."""
    p = P[i]
    seat, ring = p["seat"], int(p["ring"])
    # The reference cell: a next tile reaches from one row above the city to two below it, and
    # two columns before it to one behind it. That is never more than the torus has.
    west, north = int(p["west"][seat]) - 2, int(p["north"][seat]) - 1
    places = _PLACES[codes - PLACE]
    q, r = _true_cell(ring, west, north, places[:, 1], places[:, 0])
    found: list[list[int]] = np.column_stack(
        (q + places[:, 2], r + places[:, 3], places[:, 4])
    ).tolist()
    return found


def read_place(P: Array, i: int, code: int) -> tuple[int, int, int]:
    """Where a code of the seat on turn lays its tile: the cell of letter 0, the way to letter 1."""
    column, row, q, r, direction = _PLACES[int(code) - PLACE].tolist()
    p = P[i]
    seat = p["seat"]
    west, north = int(p["west"][seat]) - 2, int(p["north"][seat]) - 1
    first = _true_cell(int(p["ring"]), west, north, row, column)
    return first[0] + q, first[1] + r, direction


def write_place(P: Array, i: int, q: int, r: int, direction: int) -> int:
    """The code for laying letter 0 on (q, r) and letter 1 on its neighbour in the direction."""
    down = direction % 2
    turn = direction // 2
    while direction != down:
        # Back to the reference cell: the way from it led here by one turn less.
        direction -= 2
        q, r = q - STEPS[direction][0], r - STEPS[direction][1]
    ring = int(P["ring"][i])
    row, column = (r + ring // 2) % ring, (q + COLUMNS // 2) % COLUMNS
    return PLACE + ((row * 2 + down) * COLUMNS + column) * 3 + turn


# The planes of a row as digits of two numbers: the letter of a hex, and its level.
_DIGITS = np.zeros((2, PLANES), np.uint8)
_DIGITS[0, KIND : KIND + 4] = [1, 2, 4, 8]
_DIGITS[1, HEIGHT : HEIGHT + HEIGHTS] = 1 << np.arange(HEIGHTS)


def cells(P: Array, i: int, seat: int) -> dict[Cell, tuple[int, int, int]]:
    """The built cells of a city: what the visible hex is, its level, and the place of its mark.

    They come in the order of their coordinates.
    """
    p = P[i]
    ring, west, north = int(p["ring"]), int(p["west"][seat]), int(p["north"][seat])
    rows = (np.arange(north, int(p["south"][seat]) + 1) + ring // 2) % ring
    columns = (np.arange(west, int(p["east"][seat]) + 1) + COLUMNS // 2) % COLUMNS
    words = p["rows"][seat * ring + rows].astype("<u8", copy=False)
    bits = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")
    planes = bits.reshape(len(rows), PLANES, COLUMNS)[:, :, columns]
    letters, levels = np.einsum("np,rpc->ncr", _DIGITS, planes)
    across, down = np.nonzero(letters)
    return dict(
        zip(
            zip((across + west).tolist(), (down + north).tolist(), strict=True),
            zip(
                letters[across, down].tolist(),
                levels[across, down].tolist(),
                (rows[down] * COLUMNS + columns[across]).tolist(),
                strict=True,
            ),
            strict=True,
        )
    )


def column_at(P: Array, i: int, seat: int, cell: Cell) -> tuple[int, int]:
    """What the visible hex of one cell of a city is, and its level; both 0 if nothing is built."""
    ring = int(P["ring"][i])
    row, column = (cell[1] + ring // 2) % ring, (cell[0] + COLUMNS // 2) % COLUMNS
    words = P["rows"][i, seat * ring + row].tolist()
    level = sum((words[HEIGHT + k] >> column & 1) << k for k in range(HEIGHTS))
    letter = sum((words[KIND + k] >> column & 1) << k for k in range(4))
    return letter, level


def _true_cell(ring: int, west: int, north: int, row: Any, column: Any) -> tuple[Any, Any]:
    """The cell at this place of the torus that is first from `west` and `north` on; or arrays."""
    return (
        west + (column - west - COLUMNS // 2) % COLUMNS,
        north + (row - north - ring // 2) % ring,
    )


def show_cell(cell: Cell) -> str:
    """A cell as people read and write it."""
    return f"{cell[0]},{cell[1]}"


def footprint(q: int, r: int, direction: int) -> list[Cell]:
    """The cells of letters 0, 1 and 2."""
    ways = (STEPS[direction], STEPS[(direction + 1) % 6])
    return [(q, r), *((q + dq, r + dr) for dq, dr in ways)]
