"""Houses count in the largest group."""

from __future__ import annotations

import pytest

from polis.core.kernel import with_attributes
from polis.games.akropolis.rules.bitboard import bit, column_of, row_of
from polis.games.akropolis.rules.groups import _spread, gather_houses
from polis.games.akropolis.rules.position import GROUP
from polis.games.akropolis.rules.score import COUNTS, NOT_LARGEST
from tests.rules.akropolis.table import Game, around, row


def test_the_books_example() -> None:
    """Five houses on level 1 and two on level 2 are worth 9; with 3 stars 27 points."""
    game = Game().paint(row("h h h h h h2 h2") | row("H q H q H", 1))
    assert game.score()["house"] == (9, 3, 27)


def test_only_the_largest_group_counts() -> None:
    game = Game().paint(row("h h h q h h H"))
    assert game.worth("house") == 3
    marks = game.marks()
    assert [marks[q, 0] for q in range(6)] == [COUNTS] * 3 + [0] + [NOT_LARGEST] * 2


def test_most_houses_beat_a_higher_value() -> None:
    assert Game().paint(row("h h h q h4 h4")).worth("house") == 3


def test_of_equally_many_houses_the_value_decides() -> None:
    assert Game().paint(row("h h q h2 h2 q h h2")).worth("house") == 4


def test_with_the_option_value_comes_first() -> None:
    assert Game(house_group="value").paint(row("h h h q h4 h4")).worth("house") == 8
    assert Game(house_group="value").paint(row("h h h h q h2 h2")).marks()[0, 0] == COUNTS + 8


def test_plazas_do_not_join_groups() -> None:
    assert Game().paint(row("h h H h")).worth("house") == 2


def test_levels_do_not_part_neighbours() -> None:
    assert Game().paint(row("h h3 h h2")).worth("house") == 7


def test_houses_join_in_all_six_directions() -> None:
    for cell in around(0, 0):
        assert Game().paint({(0, 0): "h", cell: "h"}).worth("house") == 2


def test_a_group_may_wind() -> None:
    snake = row("h h h h h") | row("q q q q h", 1) | row("h h h h h", 2, -1) | row("h q", 3, -1)
    assert Game().paint(snake).worth("house") == 12
    # The other way round, so that the group climbs from its last row to its first.
    rising = {(-q, -r): text for (q, r), text in snake.items()}
    assert Game().paint(rising).worth("house") == 12


@pytest.mark.parametrize("start", [-2, -1, 0])
def test_a_group_is_the_same_from_each_of_its_houses(start: int) -> None:
    p = with_attributes(Game().paint({(0, -2): "h", (0, -1): "h", (0, 0): "h"}).P)[0]
    gather_houses(p, p["rows"], row_of(p, -2), 3)
    p["work"][row_of(p, start), GROUP] = bit(column_of(0))
    assert _spread(p["work"], row_of(p, start), 1, p["ring"]) == (row_of(p, -2), 3)
    assert all(p["work"][row_of(p, r), GROUP] == bit(column_of(0)) for r in (-2, -1, 0))


def test_a_city_without_houses() -> None:
    assert Game().paint(row("H q")).score()["house"] == (0, 1, 0)
