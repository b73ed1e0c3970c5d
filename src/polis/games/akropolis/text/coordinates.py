"""Codes and marks in true coordinates, for everything that talks to people."""

from __future__ import annotations

from typing import Any

from polis.games.akropolis.rules.bitboard import HEIGHT, HEIGHTS, KIND
from polis.games.akropolis.sheet import COLUMNS, PLACE

Array = Any
Cell = tuple[int, int]

DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def read_place(P: Array, i: int, code: int) -> tuple[int, int, int]:
    """Where a code of the seat on turn lays its tile: the cell of letter 0, the way to letter 1."""
    rest, turn = divmod(int(code) - PLACE, 3)
    rest, column = divmod(rest, COLUMNS)
    row, down = divmod(rest, 2)
    p = P[i]
    seat = p["seat"]
    # The reference cell: a next tile reaches from one row above the city to two below it, and
    # two columns before it to one behind it. That is never more than the torus has.
    ring, west, north = int(p["ring"]), int(p["west"][seat]), int(p["north"][seat])
    q, r = _true_cell(ring, west - 2, north - 1, row, column)
    direction = down
    for _ in range(turn):
        q, r = q + STEPS[direction][0], r + STEPS[direction][1]
        direction = (direction + 2) % 6
    return q, r, direction


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


def cells(P: Array, i: int, seat: int) -> dict[Cell, tuple[int, int, int]]:
    """The built cells of a city: what the visible hex is, its level, and the place of its mark."""
    ring = int(P["ring"][i])
    west, north = int(P["west"][i, seat]), int(P["north"][i, seat])
    found = {}
    for row, words in enumerate(P["rows"][i, seat * ring : (seat + 1) * ring].tolist()):
        built = words[KIND] | words[KIND + 1] | words[KIND + 2]
        while built:
            column = (built & -built).bit_length() - 1
            built &= built - 1
            level = letter = 0
            for k in range(HEIGHTS):
                level |= (words[HEIGHT + k] >> column & 1) << k
            for k in range(4):
                letter |= (words[KIND + k] >> column & 1) << k
            cell = _true_cell(ring, west, north, row, column)
            found[cell] = (letter, level, row * COLUMNS + column)
    return found


def _true_cell(ring: int, west: int, north: int, row: int, column: int) -> Cell:
    """The cell at this place of the torus that is first from `west` and `north` on."""
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
