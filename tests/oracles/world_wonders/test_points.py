"""Tests of the points at the end, on small maps: rows from the top, columns a, b, c …"""

from __future__ import annotations

from fractions import Fraction

import pytest

from .city import City
from .sample import components
from .scoring import measure, points_for_nature, points_for_objective
from .staging import city_of, start

# Scoring


def test_each_source_of_points():
    table = start()
    table.resources[0] = {"food": 8, "ceramics": 9, "gears": 11}
    assert table.breakdown(0)["resource"] == 8
    table.resources[0] = {"food": 8, "ceramics": 8, "gears": 9}
    assert table.breakdown(0)["resource"] == 8
    table.population = [7, 1]  # rings at 2, 4, 6, 8
    table.loan[1] = True
    table.cities[0] = city_of("N.N./..WN/....", roads="b1", monuments="d1", B="a3 b3")
    assert table.breakdown(0) == {
        "population": 3,
        "resource": 8,
        "monuments": 2,
        "nature": 3,
        "districts": 0,
        "objectives": 0,
        "loan": 0,
    }
    assert table.scores() == [16, -2]


def test_natural_resource_counts_once_when_uncovered_and_touched_by_a_side():
    assert points_for_nature(city_of("N../.N.", roads="b1")) == 2
    assert points_for_nature(city_of("N../.NN", B="b1 c1", towers="b2")) == 2
    assert points_for_nature(city_of("N./.N", towers="a1")) == 0


def test_district_is_a_building_without_free_plain_land_at_its_sides():
    assert city_of(".NW/N..", B="a1").districts()
    assert not city_of("..W/N..", B="a1").districts()
    assert not city_of(".NW/...", B="a1").districts()
    assert city_of(".WN/W..", B="a1").districts()
    assert len(city_of(".../.../...", B="b2", roads="a2;c2", towers="b1", H="b3").districts()) == 1
    assert len(city_of("...", B="a1;b1 c1").districts()) == 2  # edges and the sidewalk enclose


def test_ties_are_broken_by_monuments_then_shared():
    table = start(3)
    table.over = True
    assert table.shares() == [Fraction(1, 3)] * 3
    table.cities[1].place_monument("moai", 1)
    table.population = [3, 0, 0]  # one ring; the monument has one, too
    assert table.scores()[:2] == [1, 1]
    assert table.shares() == [0, 1, 0]


# Objectives


def measured(number: int, city: City) -> int:
    resources = {"food": 1, "ceramics": 2, "gears": 3}
    return measure(components()["objectives"][number - 1], city, resources)


def test_measure_of_every_objective():
    ring = city_of("....../.W..W./.N..../..W.../......", roads="c1 d1", H="e3;d4")
    assert measured(1, ring) == 4
    assert measured(1, city_of(".../.../...")) == 0  # the map's edge encloses nothing
    branch = city_of("...../..W../.....", roads="a1 b1;c1;c2;e1;e2", towers="d1")
    assert measured(2, branch) == 4
    assert measured(3, city_of("...", monuments="a1;c1")) == 2
    coast = city_of("NW../..W./....", B="a2", H="b2;b3 c3;d3")
    assert (measured(4, coast), measured(5, coast)) == (1, 2)
    coast.lay_road(coast.ground.named("c2"))
    assert measured(5, coast) == 1
    assert [measured(n, coast) for n in (6, 7, 8)] == [3, 0, 0]
    assert [measured(n, coast) for n in (9, 10, 11)] == [1, 2, 3]
    group = city_of("...../.....", B="a1 b1;c1;c2;e1", F="a2;d1 d2")
    assert (measured(12, group), measured(13, group)) == (3, 1)
    assert measured(14, city_of("..../..../....", B="b1;b2;a2;d3;b3")) == 3
    walled = city_of("N.N/...", B="b1", H="a2 b2 c2", F="a1")
    assert measured(15, walled) == 3
    assert measured(15, city_of(".../...", B="a1;b1 c1", H="a2")) == 1


@pytest.mark.parametrize(
    ("measures", "points"),
    [
        ([5, 3, 1], [3, 1, 0]),
        ([3, 5, 3], [1, 3, 1]),
        ([5, 5, 3], [2, 2, 0]),
        ([5, 5, 5, 1], [1, 1, 1, 0]),
        ([2] * 5, [1] * 5),
        ([0, 4, 0], [0, 3, 0]),
        ([0, 0], [0, 0]),
    ],
)
def test_places_in_an_objective(measures, points):
    assert points_for_objective({"vp_first": 3, "vp_second": 1}, measures) == points


def test_shared_points_are_rounded_half_up():
    assert points_for_objective({"vp_first": 3, "vp_second": 2}, [1, 1, 0]) == [3, 3, 0]
    assert points_for_objective({"vp_first": 4, "vp_second": 2}, [5, 2, 2]) == [4, 1, 1]


def test_objectives_count_at_the_table():
    table = start(objectives="three")
    assert table.objectives == [1, 2, 3]
    table.cities[0].place_monument("moai", 1)
    assert (table.breakdown(0)["objectives"], table.breakdown(1)["objectives"]) == (3, 0)
