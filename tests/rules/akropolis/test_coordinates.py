"""Codes, true coordinates, and a city that crosses every seam of its torus."""

from __future__ import annotations

import random

import numpy as np
import pytest

from polis.games.akropolis.rules.position import POSITION
from polis.games.akropolis.sheet import COLUMNS, PLACE, ROWS, SHEET, TAKE
from polis.games.akropolis.text import coordinates
from tests.native import NATIVE
from tests.oracles.compare_akropolis import Pair
from tests.rules.akropolis.table import Game, row, triangle


def reach(name: str, heading: tuple[int, int], pair: Pair, moves: dict[str, int]) -> int:
    """How far a placement reaches in a direction."""
    cells = triangle(*coordinates.read_place(pair.P, 0, moves[name]))
    ahead = [q * heading[0] + r * heading[1] for q, r in cells]
    return max(ahead) * 100 + sum(ahead)


@pytest.mark.parametrize(
    ("players", "directions"), [(2, (0, 3)), (2, (1, 4)), (2, (2, 5)), (4, (3, 0))]
)
def test_a_city_in_one_straight_line(players, directions) -> None:
    """All placements in one direction are legal and score rightly, also across the seams."""
    all_tiles = players == 2
    pair = Pair(players, {"all_tiles": all_tiles, "garden_variant": True})
    rng = random.Random(1)
    while moves := pair.moves():
        name = next(iter(moves))
        seat = pair.table.to_act
        if name.startswith("place"):
            heading = coordinates.STEPS[directions[seat % 2]]
            name = max(moves, key=lambda move: reach(move, heading, pair, moves))
        elif name.startswith("reveal"):
            name = rng.choice(list(moves))
        pair.play(moves[name])
        if len(pair.table.site) == 1 and (NATIVE or len(pair.table.unseen) % 3 == 0):
            pair.check(range(players))
    pair.check_end()
    p = pair.P[0]
    for seat in range(players):
        columns = p["east"][seat] - p["west"][seat] + 1
        rows = p["south"][seat] - p["north"][seat] + 1
        assert max(columns, rows) == (63 if all_tiles else 33) == p["ring"] - 1


def shifted(game: Game, dq: int, dr: int) -> Game:
    """The same city of seat 0, built elsewhere."""
    other = Game(2)
    other.P[0] = game.P[0]
    p, ring = other.P[0], int(game.P["ring"][0])
    turned = np.roll(game.P["rows"][0, :ring], dr, axis=0)
    left, right = np.uint64(dq % COLUMNS), np.uint64(-dq % COLUMNS)
    p["rows"][:ring] = turned if dq % COLUMNS == 0 else (turned << left) | (turned >> right)
    for side, by in (("west", dq), ("east", dq), ("north", dr), ("south", dr)):
        p[side][0] += by
    return other


def moved(cells: frozenset[tuple[int, int]], dq: int, dr: int) -> frozenset[tuple[int, int]]:
    return frozenset((q + dq, r + dr) for q, r in cells)


@pytest.mark.parametrize("number", range(4 if NATIVE else 1))
def test_no_row_and_no_column_is_special(number) -> None:
    """A city, moved over every seam, has the same places, score and marks."""
    rng = random.Random(number)
    game = Game(
        2, barracks_variant=True, garden_variant=True, market_variant=True, lake_size="single"
    )
    for _ in range(12):
        game.hold(rng.choice(["hhq", "hbt", "Bmh", "Ghb", "Mth", "gmh"]))
        game.play(rng.choice(game.legal()))
    game.hold("hhq")
    spots, score, marks = game.places(), game.score(), game.marks()
    ring = int(game.P["ring"][0])
    step = 1 if NATIVE else 3  # a city is wider than that: some of it lies on every seam
    shifts = [(dq, 0) for dq in range(0, COLUMNS, step)] + [(0, dr) for dr in range(0, ring, step)]
    for dq, dr in [*shifts, (31, 19), (-33, -21)]:
        other = shifted(game, dq, dr)
        assert other.places() == {moved(cells, dq, dr) for cells in spots}
        assert other.score() == score
        assert other.marks() == {(q + dq, r + dr): mark for (q, r), mark in marks.items()}
        assert other.codes() == sorted(set(other.codes()))


def test_codes_and_coordinates_are_one_to_one() -> None:
    game = Game().hold("hhq")
    codes = game.codes()
    found = set()
    for code in codes:
        q, r, direction = coordinates.read_place(game.P, 0, code)
        assert coordinates.write_place(game.P, 0, q, r, direction) == code
        found.add((q, r, direction))
    assert len(found) == len(codes)
    assert min(codes) >= PLACE
    assert max(codes) < SHEET.actions


def test_codes_of_takes_come_first() -> None:
    assert Game().fill_site().codes() == [TAKE, TAKE + 1]


def test_the_extent_is_true() -> None:
    game = Game().build(("Bqq", 2, 0, "ne"), ("hhq", 0, -2, "nw"))
    assert set(game.hexes()) >= {(2, 0), (3, -1), (3, 0), (0, -2), (-1, -2), (0, -3)}
    sides = [int(game.P[side][0, 0]) for side in ("west", "east", "north", "south")]
    assert sides == [-1, 3, -3, 1]


def test_a_painted_row_is_read_back() -> None:
    assert Game().paint(row("h2 M")).hexes() == {(0, 0): "h2", (1, 0): "M1"}


def test_a_position_takes_few_bytes() -> None:
    assert POSITION.itemsize < 14_000
    assert POSITION["rows"].shape[0] == ROWS
