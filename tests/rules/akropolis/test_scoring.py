"""What holds for all kinds: levels, stars, stones, and what is visible."""

from __future__ import annotations

import pytest

from polis.games.akropolis.rules.score import COUNTS, DOUBLES, NO_PLAZA
from tests.rules.akropolis.table import Game, row


def test_points_are_values_times_stars_and_a_point_for_each_stone() -> None:
    game = Game().paint(row("g3 q G"))
    game.P["stones"][0, 0] = 5
    assert game.score()["garden"] == (3, 3, 9)
    assert game.score()["total"] == 9 + 5
    assert game.score()["stones"] == 5


def test_a_district_is_worth_its_level() -> None:
    for level in range(1, 12):
        assert Game().paint(row(f"g{level}")).worth("garden") == level


def test_plazas_gain_nothing_from_height() -> None:
    assert Game().paint(row("g G")).score()["garden"] == (1, 3, 3)
    assert Game().paint(row("g G4")).score()["garden"] == (1, 3, 3)


@pytest.mark.parametrize(
    ("plaza", "kind", "stars"),
    [("H", "house", 1), ("M", "market", 2), ("B", "barracks", 2), ("T", "temple", 2),
     ("G", "garden", 3)],
)  # fmt: skip
def test_stars_of_several_plazas_add_up(plaza, kind, stars) -> None:
    assert Game().paint(row(plaza)).score()[kind][1] == stars
    assert Game().paint(row(f"{plaza} q {plaza} {plaza}2")).score()[kind][1] == 3 * stars


def test_a_plaza_need_not_lie_beside_its_districts() -> None:
    assert Game().paint(row("g q q q q G")).score()["garden"] == (1, 3, 3)


def test_without_a_plaza_a_kind_brings_nothing() -> None:
    game = Game().paint(row("g4 q b"))
    assert game.score()["garden"] == (4, 0, 0)
    assert game.score()["barracks"] == (1, 0, 0)
    assert game.score()["total"] == 1
    assert game.marks() == {(0, 0): COUNTS + NO_PLAZA, (1, 0): 0, (2, 0): COUNTS + NO_PLAZA}


def test_covered_hexes_are_gone() -> None:
    game = Game().build(("Ghq", 1, -1, "n"), ("hgm", 0, 1, "se"))
    assert game.score()["garden"] == (1, 3, 3)
    # A tile over two cells of the one and a quarry of the start tile.
    game.build(("Bqq", 0, -1, "ne"))
    assert game.score()["garden"] == (1, 0, 0)


def test_the_score_is_live() -> None:
    game = Game().reveal("Ghq", "hgm", "Mqq", "Hqq")
    assert game.score(0)["total"] == 1
    game.take(1)
    assert game.score(0)["total"] == 1
    game.place(0, 1, "se")
    # A house beside the start plaza.
    assert game.score(0)["total"] == 1 + 1


def test_marks_of_quarries_and_plazas_are_empty() -> None:
    assert set(Game().paint(row("q H M B T G")).marks().values()) == {0}


def test_marks_tell_what_counts_and_what_doubles() -> None:
    game = Game(temple_variant=True).paint(
        {(q, r): "q" for q in range(3) for r in range(3)} | {(1, 1): "t2", (0, 1): "T"}
    )
    assert game.marks()[1, 1] == DOUBLES
    assert game.marks()[0, 1] == 0


def test_scoring_leaves_the_position_as_it_was() -> None:
    game = Game().paint({(q, r): "h" for q in range(3) for r in range(3) if (q, r) != (1, 1)})
    before = game.P[0].tobytes()
    game.score()
    game.shares()
    assert game.P[0].tobytes() == before
