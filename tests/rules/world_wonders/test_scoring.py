"""The end: points by source, and who wins."""

from __future__ import annotations

from fractions import Fraction

import pytest

from polis.games.world_wonders.rules.position import ENDED
from polis.games.world_wonders.rules.score import DISTRICT, LONELY, OPEN, OPENING, VISITED
from tests.rules.world_wonders.stage import build, lines, marks, scene, start

FIELD = "....../....../....../......"


def with_tracks(resources: list[int], population: int = 0, side: str = "a"):
    position = start(track_side=side)
    position.records[0]["resources"][0] = resources
    position.records[0]["population"][0] = population
    return position


@pytest.mark.parametrize("resources", [[8, 9, 11], [8, 8, 9], [11, 9, 8]])
def test_the_lowest_resource_counts(resources) -> None:
    assert lines(with_tracks(resources))["resource"] == 8


@pytest.mark.parametrize(
    ("side", "population", "rings"),
    [("a", 1, 0), ("a", 2, 1), ("a", 5, 2), ("a", 13, 9), ("b", 2, 0)],
)
def test_each_population_ring_reached_or_passed_counts(side, population, rings) -> None:
    assert lines(with_tracks([0, 0, 0], population, side))["population"] == rings


def test_rings_on_own_monuments_count() -> None:
    position = scene(FIELD, giza="a1 b1", moai="c1")
    assert lines(position)["rings"] == 3
    assert lines(position, 1)["rings"] == 0


def test_a_visible_natural_resource_beside_an_own_object_counts_once() -> None:
    position = scene("N.N./..../N..N", roads="b1 b2", towers="a2")
    assert lines(position)["nature"] == 3
    assert {cell for cell, why in marks(position).items() if why == VISITED} == {"a1", "c1", "a3"}
    assert {cell for cell, why in marks(position).items() if why == LONELY} == {"d3"}


def test_a_building_with_no_side_on_free_plain_land_is_a_district() -> None:
    # Map edge, sidewalk, water, a natural resource and a road close it; corners do not matter.
    position = scene("..../N.../..W.", H="a3 b3", roads="b2", M="d1")
    assert lines(position)["districts"] == 1
    shown = marks(position)
    assert (shown["a3"], shown["b3"]) == (DISTRICT, DISTRICT)
    assert (shown["d1"], shown["c1"], shown["d2"]) == (OPEN, OPENING, OPENING)


def test_one_open_side_keeps_a_whole_building_from_being_a_district() -> None:
    assert lines(scene("....", H="a1 b1 c1"))["districts"] == 0
    assert lines(scene("....", H="a1 b1 c1", towers="d1"))["districts"] == 1
    assert lines(scene("....", H="a1 b1; c1 d1"))["districts"] == 2


def test_neighbours_of_one_type_are_judged_one_by_one() -> None:
    assert lines(scene("......", H="a1 b1; c1 d1"))["districts"] == 1


def test_an_unpaid_loan_costs_two_and_there_is_no_floor() -> None:
    assert scene(FIELD, "p1", loan=True).scores[0] == -2


def ended(scores: list[int], monuments: list[int]):
    """A finished table whose seats have these points, by population and resources alone."""
    position = start(len(scores))
    p = position.records[0]
    p["phase"] = ENDED
    p["resources"][: len(scores)] = [[score] * 3 for score in scores]
    p["monuments"][: len(scores)] = monuments
    return position


def test_most_points_win() -> None:
    assert ended([3, 5, 4], [2, 0, 1]).shares == [0, 1, 0]


def test_a_tie_goes_to_more_monuments() -> None:
    assert ended([5, 5, 4], [1, 2, 3]).shares == [0, 1, 0]


def test_players_equal_in_both_share_the_win() -> None:
    assert ended([5, 5, 5], [2, 2, 1]).shares == [Fraction(1, 2), Fraction(1, 2), 0]


def test_scores_are_live() -> None:
    position = start()
    before = position.scores
    build(position, 1, giza="a1 b1 a2 b2 c1 d1 c2 d2 e1")
    assert position.scores[1] > before[1]
    assert position.shares == [0, 0]
