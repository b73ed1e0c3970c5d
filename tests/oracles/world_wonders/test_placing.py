"""Tests of where objects may be placed, on small maps: rows from the top, columns a, b, c …"""

from __future__ import annotations

import random

from .monuments import ways_to_build
from .staging import city_of, naive_sites, places, scene, sites

# Roads, towers, buildings


def test_first_road_has_a_side_on_the_sidewalk_and_may_be_a_bridge():
    verticals = {f"lay {column}1 r1" for column in "abcde"}
    flats = {"lay a4 r0", "lay b4 r0"}
    assert places(city_of("...../...../...../....."), "first road") == verticals | flats
    bridged = city_of("W..../..W../..W../.W...")
    assert places(bridged, "first road") == {f"lay {c}1 r1" for c in "cde"} | {"lay a4 r0"}


def test_road_touches_road_sidewalk_or_tower():
    rows = "....../....../....../......"
    assert "lay a1 r0" in places(city_of(rows, towers="e1"), "road")
    assert "lay a1 r0" in places(city_of(rows, roads="e1 f1"), "road")
    assert "lay a4 r0" in places(city_of(rows), "road")
    assert "lay a1 r0" not in places(city_of(rows, B="e1", monuments="a2 b2"), "road")
    assert "lay a1 r0" not in places(city_of(rows, towers="e2"), "road")  # corners do not count


def test_only_a_long_road_crosses_water_and_its_ends_are_on_land():
    city = city_of(".WW.W./....../......", roads="a2 b2")
    assert "lay a1 r0" in places(city, "road")
    assert {"lay b1 r0", "lay c1 r0"}.isdisjoint(places(city, "road"))
    pieces = places(city, "set")
    assert "lay one a1 r0" in pieces
    assert {"lay one b1 r0", "lay two a1 r0"}.isdisjoint(pieces)


def test_short_pieces_lean_on_each_other_and_leave_room_for_the_rest():
    assert places(city_of("./././././."), "set") == {"lay one a6 r0", "lay two a5 r1"}
    assert places(city_of("././././."), "set") == {"lay one a5 r0", "lay two a4 r1"}
    assert places(city_of("./././."), "set") == set()
    row = {f"lay one {c}1 r0" for c in "ace"} | {f"lay two {c}1 r0" for c in "abcd"}
    assert places(city_of("....."), "set") == row


def test_tower_stands_on_land_and_touches_an_object():
    assert places(city_of("..../...."), "tower") == set()  # the sidewalk is no object
    for kind in ("roads", "towers", "monuments", "B"):
        city = city_of("..../.NW.", **{kind: "c1"})
        assert places(city, "tower") == {"lay b1 r0", "lay d1 r0"}


def test_building_touches_a_road_or_its_own_kind_on_land():
    assert places(city_of("..../...."), "S1", "B") == set()  # the sidewalk is no road
    city = city_of("..../.WN.", roads="a2", B="d1", H="a1")
    assert places(city, "S1", "B") == {"lay b1 r0", "lay c1 r1", "lay c2 r0"}
    assert places(city, "S1", "H") == {"lay b1 r0"}
    assert places(city, "S1", "M") == set()


def test_building_is_turned_but_never_mirrored():
    city = city_of(".../.../...", roads="a3 b3 c3")
    assert places(city, "S6", "B") == {"lay a1 r0", "lay a1 r2"}


# Monuments


def test_square_monument_of_the_book_on_land_and_water():
    city = city_of("..W.W/..WWW/...WW", roads="a1 a2", B="d1")
    assert "b1 c1 b2 c2" in sites(city, "EE/EE", "B R")
    assert sites(city, "LL/LL", "B R") == set()
    wet = city_of(".WW./.WW.", roads="a1", B="d1")
    assert sites(wet, "EE/EE", "B R") == {"b1 c1 b2 c2"}


def test_monument_terrain_and_turns():
    city = city_of("..../.WW./.NW./....", roads="a1 b1")
    assert sites(city, "WW/EE", "R") == {"b2 c2 b3 c3"}
    assert sites(city, "LWWL", "R") == {"a2 b2 c2 d2", "c1 c2 c3 c4"}
    open_water = ways_to_build(city_of("WW/WW"), {"pieces": [["WW", "EE"]], "adjacent": []})
    assert len(list(open_water)) == 4


def test_gap_of_a_monument_may_hold_an_object_or_any_terrain():
    assert sites(city_of("..../WWWW", roads="b1"), "L?L", "R") == {"a1 c1"}
    assert sites(city_of(".W./WWW"), "L?L", "W") == {"a1 c1"}
    assert sites(city_of("..", roads="b1"), "L?L", "R") == set()  # the gap lies on the map


def test_what_a_monument_covers_or_what_is_covered_meets_no_need():
    assert sites(city_of(".WWW.", H="a1"), "LEEEL", "W") == set()
    assert sites(city_of("......./.WWWW..", H="a1"), "LEEEL", "H W") == {"b1 c1 d1 e1 f1"}
    assert sites(city_of("../WW"), "L", "W") == {"a1", "b1"}
    assert sites(city_of("../WW", roads="a2 b2"), "L", "W") == set()
    assert sites(city_of("N.N", roads="a1"), "L", "N") == {"b1"}


def test_equal_letters_need_different_tiles():
    one = city_of(".../...", F="a1 b1 a2")
    assert sites(one, "L", "F") == {"c1", "b2"}
    assert sites(one, "L", "F F") == set()
    assert sites(city_of(".../...", F="a1 b1;a2"), "L", "F F") == {"b2"}
    assert sites(city_of(".W./W.."), "L", "W W") == {"a1", "b2"}


def test_sidewalk_is_no_road_and_needs_the_bottom_row():
    assert sites(city_of("../.."), "L", "R") == set()
    assert sites(city_of("../..", M="a1"), "L", "M S") == {"a2"}
    assert sites(city_of("../.."), "L", "S S") == {"a2", "b2"}


def test_pieces_of_a_monument_hang_together_and_any_of_them_touches():
    city = city_of("...../.....", roads="a1", T="e1")
    assert "b1 c1 d1" in sites(city, "L L L", "R T")
    assert sites(city, "L L", "R T") == set()
    assert "b1 c1 c2 d2" in sites(city, "LL LL", "R")
    assert "b1 d1" not in sites(city, "L L", "R")


def test_middle_piece_may_come_last():
    table = scene(3, "moai", city=city_of("N..../...../.....", roads="a3 b3 c3 d3"))
    table.apply("buy moai")
    table.apply("lay b1 r0")
    assert {"lay b2 r0", "lay a2 r0"} <= set(table.legal())
    assert {"lay d1 r0", "lay e2 r0"}.isdisjoint(table.legal())
    table.apply("lay c2 r0")
    assert set(table.legal()) == {"lay b2 r0", "lay c1 r0"}  # either joins them
    table.apply("lay c1 r0")
    assert table.cities[0].picture() == ["N##..", "..#..", "====."]


def test_monument_search_against_trying_everything():
    rng = random.Random(1)
    forms = ["LL LL LL", "LL/LL LL/LL L", "L L L", "WW/EE", "LEEL", "L?L L", "LL/L. EE", "L?E"]
    for _ in range(120):
        rows = ["".join(rng.choice("....NW") for _ in range(5)) for _ in range(4)]
        taken = rng.sample([f"{c}{r}" for c in "abcde" for r in range(1, 5)], 7)
        city = city_of("/".join(rows), roads=";".join(taken[:3]), F=";".join(taken[3:]))
        form, letters = rng.choice(forms), rng.choice(["R", "F F", "W R", "S F", "W W", ""])
        assert sites(city, form, letters) == naive_sites(city, form, letters)
