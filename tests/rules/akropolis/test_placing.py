"""Where a tile may lie, and what covering brings."""

from __future__ import annotations

import pytest

from polis.games.akropolis.rules.bitboard import bit, build_up, column_of, row_of
from polis.games.akropolis.text.coordinates import DIRECTIONS
from tests.oracles.akropolis import neighbours
from tests.rules.akropolis.table import Game, around, ring_of, row, triangle

START = {(0, 0), (0, -1), (1, 0), (-1, 1)}
# Level ground on which no three cells are one tile.
PLAIN = {(q, r): "q" for q in range(-4, 5) for r in range(-4, 5)}


def place(*cells: tuple[int, int]) -> frozenset[tuple[int, int]]:
    return frozenset(cells)


def test_on_the_ground_a_tile_must_touch_the_city() -> None:
    places = Game().hold("Bqq").places()
    # All triangles around the start tile, by hand: 30 (see facts.MOST_PLACES).
    assert len(places) == 30
    for cells in places:
        assert not cells & START
        assert any(near in START for cell in cells for near in neighbours(cell))
    assert place((0, 2), (1, 2), (1, 1)) in places
    assert place((0, 3), (1, 2), (1, 3)) not in places


def test_a_tile_has_six_rotations_and_is_never_flipped() -> None:
    game = Game().hold("hbt")
    names = game.legal()
    assert len(names) == len(set(names)) == 3 * 30
    for direction in DIRECTIONS:
        assert any(name.endswith(" " + direction) for name in names)
    game.place(2, 0, "ne")
    corners = triangle(2, 0, 1)
    assert [game.hexes()[cell] for cell in corners] == ["b1", "t1", "h1"]


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_letters_lie_clockwise_from_the_named_cell(direction) -> None:
    game = Game(all_tiles=True)
    game.paint({(0, 0): "q"}).hold("hbt")
    number = DIRECTIONS.index(direction)
    # From a cell two steps behind, the triangle's far side touches (0, 0).
    q, r = around(0, 0)[(number + 3) % 6]
    q, r = (q, r) if place(*triangle(q, r, number)) in game.places() else (2 * q, 2 * r)
    game.place(q, r, direction)
    assert [game.hexes()[cell] for cell in triangle(q, r, number)] == ["b1", "t1", "h1"]


def test_each_place_can_be_filled_in_three_ways() -> None:
    game = Game().hold("Bqq")
    assert len(game.legal()) == 3 * len(game.places())


def test_ground_inside_a_lake_may_be_built_on() -> None:
    hole = triangle(0, 0, 1)
    banks = {cell for inner in hole for cell in around(*inner)} - set(hole)
    game = Game().paint(dict.fromkeys(sorted(banks), "q")).hold("Bqq")
    assert place(*hole) in game.places()


def test_a_tile_may_not_hang_over_the_edge_or_cover_a_hole() -> None:
    game = Game().hold("Bqq")
    # Two cells of the start tile with the empty one between them.
    assert place((0, 0), (1, -1), (1, 0)) not in game.places()


def test_all_three_cells_must_have_the_same_height() -> None:
    game = Game().paint(row("q q q2 q2") | row("q q q2 q2", -1, 1)).hold("Bqq")
    level = {cell: int(text[1:]) for cell, text in game.hexes().items()}
    stacked = [cells for cells in game.places() if cells & level.keys()]
    assert stacked
    assert all(len({level[cell] for cell in cells}) == 1 for cells in stacked)
    assert {level[next(iter(cells))] for cells in stacked} == {1, 2}


def test_above_the_ground_it_must_rest_on_two_different_tiles() -> None:
    game = Game().build(("Bqq", 1, -1, "n")).hold("hhq")
    places = game.places()
    assert place(*triangle(1, -1, 0)) not in places
    assert place((0, 0), (1, -1), (1, 0)) in places
    assert place((0, -1), (1, -2), (1, -1)) in places


def test_also_on_higher_levels() -> None:
    game = Game().build(("Bqq", 1, -1, "n"), ("hhq", 0, -1, "ne"))
    on_one = place((0, -1), (1, -2), (1, -1))
    assert on_one not in game.hold("Mqq").places()
    assert game.hexes()[0, -1] == "h2"


def test_a_covered_tile_no_longer_matters() -> None:
    """Three cells of one tile, each covered by another tile, are cells of three tiles."""
    game = Game().paint(PLAIN).build(("Bqq", 0, 0, "n"))
    tile = triangle(0, 0, 0)
    assert place(*tile) not in game.hold("Mqq").places()
    for q, r, direction in ((0, 0, "s"), (0, -1, "nw"), (1, -1, "ne")):
        for cell in triangle(q, r, DIRECTIONS.index(direction))[1:]:
            raise_by_hand(game, cell)
        assert place(*tile) not in game.hold("Mqq").places()
        game.build(("hhq", q, r, direction))
    assert cell_heights(game, tile) == {3}
    assert place(*tile) in game.hold("Mqq").places()


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_tile_is_parted_by_whatever_covers_a_cell_of_it(direction) -> None:
    """A tile laid half on another leaves no trace of the other as one tile."""
    number = DIRECTIONS.index(direction)
    for q, r in triangle(0, 0, 0):
        game = Game().paint(PLAIN).build(("Bqq", 0, 0, "n"))
        cover = triangle(q, r, number)
        if set(cover) == set(triangle(0, 0, 0)):
            continue
        for cell in set(cover) - set(triangle(0, 0, 0)):
            raise_by_hand(game, cell)
        game.build(("hhq", q, r, direction))
        for cell in set(triangle(0, 0, 0)) - set(cover):
            raise_by_hand(game, cell)
        assert cell_heights(game, triangle(0, 0, 0)) == {3}
        assert place(*triangle(0, 0, 0)) in game.hold("Mqq").places()
        assert place(*cover) not in game.places()


def raise_by_hand(game: Game, cell: tuple[int, int]) -> None:
    """Make a cell of seat 0's city a level higher, as if a tile of its own lay there."""
    p = game.P[0]
    build_up(p["rows"], row_of(p, cell[1]), bit(column_of(cell[0])))


def cell_heights(game: Game, cells: list[tuple[int, int]]) -> set[int]:
    return {int(game.hexes()[cell][1:]) for cell in cells}


def test_it_need_not_touch_anything_on_its_own_level() -> None:
    game = Game().paint(PLAIN).build(("Bqq", -3, 3, "n"))
    far = place(*triangle(3, -3, 0))
    assert far in game.hold("Mqq").places()


def test_a_covered_quarry_gives_a_stone_at_once() -> None:
    """The book's example: a tile laid on level 2 that covers 2 quarries gives 2 stones."""
    game = Game().build(("Bqq", 1, -1, "n"))
    assert game.stones == [1, 2]
    game.build(("hhq", 0, -1, "ne"))
    assert game.stones == [3, 2]


def test_stones_are_not_capped() -> None:
    game = Game()
    game.P["stones"][0, 0] = 60
    game.build(("Bqq", 1, -1, "n"), ("hhq", 0, -1, "ne"))
    assert game.stones == [62, 2]


def test_a_covered_plaza_is_gone() -> None:
    game = Game().build(("Bqq", 1, -1, "n"))
    assert game.score()["barracks"] == (0, 2, 0)
    game.build(("hhq", 0, -1, "ne"))
    assert game.score()["barracks"] == (0, 0, 0)
    assert game.stones == [3, 2]


def test_a_placed_plaza_shines() -> None:
    game = Game().build(("Gqq", 1, -1, "n"), ("Ghq", 0, 1, "se"))
    assert game.score()["garden"][1] == 6


def test_a_city_is_raised_level_by_level() -> None:
    hexes = {(q, r): "q" for q in range(3) for r in range(3)}
    game = Game().paint(hexes)
    for level in range(1, 11):
        for cell in hexes:
            raise_by_hand(game, cell)
        game.hold("Bqq")
        assert any(cells <= hexes.keys() for cells in game.places())
        assert cell_heights(game, list(hexes)) == {level + 1}


def test_neighbours_of_both_helpers_agree() -> None:
    assert tuple(around(3, -2)) == neighbours((3, -2))
    assert ring_of("q q q q q q").keys() == set(neighbours((0, 0)))
