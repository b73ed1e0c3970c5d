"""Tests of the plain Akropolis rules: small cities made by hand, and whole games at random."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from .akropolis import (
    DIRECTIONS,
    OPTIONS,
    STEPS,
    TILES,
    City,
    Table,
    connected_groups,
    direction_into,
    neighbours,
    tile_name,
    tiles_in_play,
    triangle,
)

# players, all tiles, tiles in play, placements of each player
GAMES = [
    (2, False, 37, 18),
    (3, False, 49, 16),
    (4, False, 61, 15),
    (2, True, 61, 30),
    (3, True, 61, 20),
    (4, True, 61, 15),
]
ALL_VARIANTS = {key: True for key in OPTIONS if key.endswith("_variant")}
RING = neighbours((0, 0))


def city_of(hexes: dict) -> City:
    """A city showing these letters, e.g. "h" or "h3" on level 3; below them lie quarries."""
    city = City()
    city.columns = {}
    for number, (cell, text) in enumerate(hexes.items()):
        level = int(text[1:] or 1)
        city.columns[cell] = [("q", number)] * (level - 1) + [(text[0], number)]
    return city


def row(text: str, r: int = 0, start: int = 0) -> dict:
    """Hexes side by side from (start, r) in the direction se."""
    return {(start + i, r): word for i, word in enumerate(text.split())}


def value(city: City, kind: str, **options: bool | str) -> int:
    return city.score(0, options)["kinds"][kind]["value"]


def play_out(table: Table, rng: random.Random, climb: bool = True) -> None:
    while table.to_act != "over":
        if table.to_act == "chance":
            weights = table.chance()
            table.apply(rng.choices(list(weights), list(weights.values()))[0])
            continue
        moves = table.legal()
        if climb and table.hand:  # half of the tiles go as high as they can
            city = table.cities[table.to_act]
            footprints = city.footprints()
            top = max(level for _, level in footprints)
            cells = rng.choice([f for f, level in footprints if level == top])
            q, r = rng.choice(sorted(cells))
            high = f"place {q},{r} {DIRECTIONS[direction_into(cells, (q, r))]}"
            assert high in moves
            table.apply(rng.choice([high, rng.choice(moves)]))
        else:
            table.apply(rng.choice(moves))


def reveal_all(table: Table, rng: random.Random) -> None:
    while table.to_act == "chance":
        table.apply(rng.choice(table.legal()))


# Geometry and components


def test_neighbours_run_clockwise_and_back_to_back():
    assert STEPS == ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    for i in range(6):
        assert neighbours(neighbours((4, -7))[i])[(i + 3) % 6] == (4, -7)
        assert RING[(i + 1) % 6] in neighbours(RING[i])


def test_a_triangle_is_the_same_clockwise_from_each_of_its_cells():
    for d in range(6):
        a, b, c = triangle((2, 3), d)
        assert triangle(b, (d + 2) % 6) == (b, c, a)
        assert triangle(c, (d + 4) % 6) == (c, a, b)
        assert direction_into(frozenset((a, b, c)), b) == (d + 2) % 6


def test_name_is_the_first_rotation_and_never_the_mirror():
    assert tile_name("qqH") == tile_name("qHq") == "Hqq"
    assert tile_name("qmh") == "hqm" != tile_name("qhm") == "hmq"


@pytest.mark.parametrize(
    ("players", "districts", "plazas"),
    [
        (2, "h18 m12 b10 t8 g6", "H5 M4 B4 T4 G3"),
        (3, "h27 m16 b13 t10 g7", "H6 M5 B5 T5 G4"),
        (4, "h36 m20 b16 t12 g8", "H7 M6 B6 T6 G5"),
    ],
)
def test_the_tiles_hold_the_printed_numbers_of_hexes(players: int, districts: str, plazas: str):
    tiles = tiles_in_play(players, False)
    hexes = Counter(letter for name, n in tiles.items() for letter in name * n)
    assert hexes["q"] == tiles.total() == {2: 37, 3: 49, 4: 61}[players]
    for word in (districts + " " + plazas).split():
        assert hexes[word[0]] == int(word[1:])


def test_no_tile_has_three_equal_hexes():
    assert all(len(set(code)) > 1 for codes in TILES.values() for code in codes.split())


# Placing


def test_the_start_tile_is_one_tile_on_level_1():
    city = City()
    assert {cell: city.top(cell) for cell in city.columns} == {
        (0, 0): "H",
        (0, -1): "q",
        (1, 0): "q",
        (-1, 1): "q",
    }
    assert {column[0][1] for column in city.columns.values()} == {0}
    assert all(level == 1 for _, level in city.footprints())


def test_ground_placement_must_share_an_edge():
    places = dict(City().footprints())
    assert frozenset(((1, -1), (2, -1), (2, -2))) in places
    assert frozenset(((4, 0), (5, 0), (5, -1))) not in places


def test_a_tile_may_not_lie_half_on_the_city():
    places = dict(City().footprints())
    assert frozenset(((0, 0), (0, -1), (1, -1))) not in places


def test_a_tile_must_rest_on_two_tiles():
    city = City()
    cells = ((1, -1), (1, -2), (2, -2))
    city.place("hqm", cells)
    places = dict(city.footprints())
    assert frozenset(cells) not in places
    assert places[frozenset(((0, -1), (1, -2), (1, -1)))] == 2


def test_a_higher_tile_need_not_touch_its_own_level():
    city = city_of(dict.fromkeys([*row("q " * 9), *row("q " * 9, r=1)], "q"))
    city.place("hmb", triangle((0, 0), 2))
    far = frozenset(((6, 0), (7, 0), (6, 1)))
    assert dict(city.footprints())[far] == 2


def test_a_lake_may_be_filled_in():
    around = {near for cell in triangle((0, 0), 1) for near in neighbours(cell)}
    lake = set(triangle((0, 0), 1))
    city = city_of(dict.fromkeys(around - lake, "q"))
    assert dict(city.footprints())[frozenset(lake)] == 1


def test_letters_go_clockwise_from_the_named_cell():
    city = City()
    city.place("abc", triangle((2, -1), DIRECTIONS.index("se")))
    assert (city.top((2, -1)), city.top((3, -1)), city.top((2, 0))) == ("a", "b", "c")
    with pytest.raises(AssertionError):
        city.place("abc", ((-1, 0), (-1, -1), (-2, 0)))  # counterclockwise


def test_covering_two_quarries_on_level_2_gives_two_stones():
    city = City()
    assert city.place("qhm", ((1, -1), (1, -2), (2, -2))) == 0
    assert city.place("tbg", ((0, -1), (1, -2), (1, -1))) == 2
    assert city.height((1, -1)) == 2
    assert city.top((1, -1)) == "g"


def test_only_the_visible_hex_is_covered():
    city = city_of({(0, 0): "h2", (1, 0): "q2", (0, 1): "m2"})  # quarries below do not pay again
    assert city.place("tbg", ((0, 0), (1, 0), (0, 1))) == 1


def test_footprints_are_all_triangles_that_obey_the_rules():
    rng = random.Random(5)
    table = Table(2)
    play_out(table, rng)
    for city in table.cities:
        reach = range(-60, 61)
        expected = {}
        for q in reach:
            for r in reach:
                for cells in (
                    ((q, r), (q + 1, r), (q, r + 1)),
                    ((q, r), (q + 1, r - 1), (q + 1, r)),
                ):
                    heights = [city.height(cell) for cell in cells]
                    below = {city.columns[c][-1][1] for c in cells if c in city.columns}
                    ring = {(a + x, b + y) for a, b in cells for x, y in STEPS}
                    on_ground = heights == [0, 0, 0] and ring & city.columns.keys()
                    stacked = min(heights) == max(heights) > 0 and len(below) > 1
                    if on_ground or stacked:
                        expected[frozenset(cells)] = heights[0] + 1
        footprints = city.footprints()
        assert len(footprints) == len(expected)
        assert dict(footprints) == expected


def test_the_city_may_grow_without_end():
    city = City()
    for i in range(30):
        city.place("hqq", triangle((2 + 2 * i, 0), 1))
    assert max(q for q, _ in city.columns) == 61
    assert value(city, "house") == 1
    tower = city_of({(0, 0): "h9", (1, 0): "m9", (0, 1): "g9"})
    tower.columns[0, 0][-1] = ("h", 99)
    assert dict(tower.footprints())[frozenset(tower.columns)] == 10


# Taking


def site_of(players: int) -> Table:
    table = Table(players)
    reveal_all(table, random.Random(1))
    return table


def test_taking_the_fourth_tile_costs_three():
    table = site_of(4)
    table.stones[0] = 3
    assert table.legal() == ["take 1", "take 2", "take 3", "take 4"]
    fourth, rest = table.site[3], table.site[:3] + table.site[4:]
    table.apply("take 4")
    assert (table.stones[0], table.hand, table.site) == (0, fourth, rest)


def test_without_stones_the_first_tile_must_be_taken():
    table = site_of(2)
    table.stones[0] = 0
    assert table.legal() == ["take 1"]
    with pytest.raises(AssertionError):
        table.apply("take 2")


def test_stones_buy_no_more_than_lies_there():
    table = site_of(2)
    table.stones[0] = 40
    assert table.legal() == ["take 1", "take 2", "take 3", "take 4"]


def test_gaps_do_not_count():
    table = site_of(2)
    first, _, third, fourth = table.site
    table.apply("take 2")
    table.apply(table.legal()[0])
    assert table.to_act == 1
    assert table.site == [first, third, fourth]
    table.apply("take 2")
    assert (table.hand, table.stones) == (third, [0, 1])


def test_covered_quarries_are_paid_on_placing():
    table = site_of(2)
    table.cities[0].place("qhm", ((1, -1), (1, -2), (2, -2)))
    table.apply("take 2")
    assert table.stones == [0, 2]
    q, r = 0, -1
    direction = direction_into(frozenset(((0, -1), (1, -2), (1, -1))), (q, r))
    table.apply(f"place {q},{r} {DIRECTIONS[direction]}")
    assert table.stones == [2, 2]


def test_set_up_and_first_refill():
    table = Table(3)
    assert (table.to_act, table.turns, table.stones) == ("chance", 0, [1, 2, 3])
    assert sum(table.chance().values()) == 49
    assert table.chance()["reveal Hqq"] == 3
    assert table.legal() == list(table.chance())
    for seen in range(5):
        assert (table.to_act, table.turns, len(table.site)) == ("chance", 0, seen)
        assert sum(table.chance().values()) == 49 - seen
        table.apply(table.legal()[-1])
    for turn, seat in enumerate((0, 1, 2, 0), start=1):
        assert (table.to_act, table.turns) == (seat, turn)
        assert table.chance() == {}
        last = table.site[-1]
        table.apply("take 1")
        assert table.to_act == seat
        table.apply(table.legal()[-1])
    for lying in range(1, 5):
        assert (table.to_act, table.turns, len(table.site)) == ("chance", 4, lying)
        table.apply(table.legal()[0])
    assert (table.to_act, table.turns) == (1, 5)
    assert table.site[0] == last


# Scoring, kind by kind

WHOLE = {"h": "house", "m": "market", "b": "barracks", "t": "temple", "g": "garden"}


def test_a_fresh_city_scores_only_its_stones():
    assert City().score(4) == {
        "total": 4,
        "stones": 4,
        "kinds": {
            kind: {"value": 0, "stars": int(kind == "house"), "points": 0}
            for kind in WHOLE.values()
        },
    }


def test_stars_add_up_and_do_not_rise():
    city = city_of(row("H H3 M B2 T G G4 g2 h"))
    kinds = city.score(0)["kinds"]
    assert [kinds[kind]["stars"] for kind in WHOLE.values()] == [2, 2, 2, 2, 6]
    assert kinds["garden"] == {"value": 2, "stars": 6, "points": 12}
    assert city.score(5)["total"] == 5 + 12 + 2


def test_no_plaza_no_points():
    score = city_of(row("g2 q h3")).score(1)
    assert score["kinds"]["garden"] == {"value": 2, "stars": 0, "points": 0}
    assert score["total"] == 1


def test_covered_hexes_are_gone():
    city = city_of(row("G g"))
    city.columns[0, 0].append(("q", 7))
    city.columns[1, 0].append(("m", 7))
    kinds = city.score(0)["kinds"]
    assert kinds["garden"] == {"value": 0, "stars": 0, "points": 0}
    assert kinds["market"]["value"] == 2


def test_largest_house_group_of_the_books():
    city = city_of(row("h h h2 h h2 h h H q H H h4"))
    assert city.score(0)["kinds"]["house"] == {"value": 9, "stars": 3, "points": 27}


def test_plazas_do_not_join_groups_and_levels_do_not_part_them():
    assert value(city_of(row("h h H h h h")), "house") == 3
    assert value(city_of(row("h h5 h")), "house") == 7


def test_largest_group_by_count_then_value_or_by_value():
    city = city_of(row("h h h q h3 h3"))
    assert value(city, "house") == 3
    assert value(city, "house", house_group="value") == 6
    tied = city_of(row("h h q h h2 q h h"))
    assert set(tied.counting()["house"]) == {(3, 0), (4, 0)}
    assert value(tied, "house") == 3
    by_value = city_of(row("h4 q h2 h2"))
    assert set(by_value.counting({"house_group": "value"})["house"]) == {(2, 0), (3, 0)}


def test_of_equal_groups_the_one_with_the_first_cell_is_named():
    first, second = row("h h h"), {(0, 2): "h", (0, 3): "h", (1, 2): "h"}
    assert set(city_of(second | first).counting()["house"]) == set(first)


def test_house_variant():
    def doubled(text: str, **more: str) -> int:
        return value(city_of(row(text)), "house", house_variant=True, **more)

    assert doubled("h3 h3 h3 h3") == 24
    assert doubled("h5 h5") == 20
    assert doubled("h5 h4") == 9
    assert doubled("h5 h4 q h5 h5") == 20
    assert doubled("h h h q h5 h5") == 3  # most houses still comes first
    assert doubled("h h h q h5 h5", house_group="value") == 20
    assert city_of(row("h5 h5")).counting({"house_variant": True})["house"] == {
        (0, 0): 10,
        (1, 0): 10,
    }


def test_markets():
    assert value(city_of(row("m q m2 M m3")), "market") == 6
    assert value(city_of(row("m m3 q m")), "market") == 1
    covered = city_of(row("m m"))
    covered.columns[1, 0].append(("q", 9))
    assert value(covered, "market") == 1


def test_market_variant():
    city = city_of(row("m q m2 M m3 q m m M"))
    assert value(city, "market") == 6
    assert value(city, "market", market_variant=True) == 1 + 4 + 6
    assert (
        value(city_of({(0, 0): "m3", RING[0]: "M", RING[1]: "M"}), "market", market_variant=True)
        == 6
    )
    below = city_of(row("m M"))
    below.columns[1, 0].append(("q", 9))
    assert value(below, "market", market_variant=True) == 1


def lake_city(centre_hexes: dict) -> City:
    """Two rings of quarries around the lake (0, 0), with some hexes changed."""
    second = {near for cell in RING for near in neighbours(cell)} - {(0, 0)}
    return city_of(dict.fromkeys(second, "q") | centre_hexes)


def test_barracks_count_at_the_outside_only():
    inner = lake_city({RING[0]: "b2"})
    assert value(inner, "barracks") == 0
    assert value(inner, "barracks", lake_is_edge=True) == 2
    assert value(city_of(dict.fromkeys(RING, "q") | {RING[3]: "b3"}), "barracks") == 3
    built_in = city_of({(0, 0): "b"} | dict.fromkeys(RING, "q"))
    assert value(built_in, "barracks") == value(built_in, "barracks", lake_is_edge=True) == 0


def test_a_bay_is_outside_until_it_is_closed():
    open_ring = dict.fromkeys(lake_city({}).columns, "q")
    del open_ring[0, -1], open_ring[0, -2]  # a strait from the middle to the north
    open_ring[0, 1] = "b"
    city = city_of(open_ring)
    assert value(city, "barracks") == 1
    city.columns[0, -2] = [("q", 99)]
    assert value(city, "barracks") == 0


@pytest.mark.parametrize("built", range(1, 7))
def test_barracks_variant_wants_three_or_four_empty_neighbours(built: int):
    city = city_of({(0, 0): "b2"} | dict.fromkeys(RING[:built], "q"))
    expected = {1: 2, 2: 4, 3: 4, 4: 2, 5: 2, 6: 0}[built]
    assert value(city, "barracks", barracks_variant=True) == expected


def test_barracks_variant_counts_lake_cells_as_empty():
    hexes = dict.fromkeys(RING, "q") | {RING[0]: "b"}
    city = city_of(hexes)  # three empty cells outside, the lake is the fourth
    assert value(city, "barracks", barracks_variant=True) == 2
    city.columns[neighbours(RING[0])[0]] = [("q", 50)]  # two outside and the lake
    assert value(city, "barracks", barracks_variant=True) == 2
    city.columns[0, 0] = [("q", 51)]  # two outside
    assert value(city, "barracks", barracks_variant=True) == 1


def test_barracks_variant_counts_only_empty_cells_outside_by_an_option():
    hexes = dict.fromkeys(RING, "q") | {RING[0]: "b"}
    city = city_of(hexes)  # three empty cells outside, the lake is not counted
    assert value(city, "barracks", barracks_variant=True, empty_places="outside") == 2
    city.columns[neighbours(RING[0])[0]] = [("q", 50)]  # two outside and the lake
    assert value(city, "barracks", barracks_variant=True, empty_places="outside") == 1
    assert value(city, "barracks", empty_places="outside") == 1


def test_barracks_variant_needs_the_base_condition():
    land = {(0, 0)}
    for _ in range(3):
        land |= {near for cell in land for near in neighbours(cell)}
    city = city_of(dict.fromkeys(land - set(RING[:3]), "q") | {(0, 0): "b2"})
    assert value(city, "barracks", barracks_variant=True) == 0  # three empty cells, all of a lake
    assert value(city, "barracks", barracks_variant=True, lake_is_edge=True) == 4


def test_temples_must_be_built_in_at_any_height():
    levels = ["q", "q3", "h", "M2", "t", "q"]
    city = city_of({(0, 0): "t2"} | dict(zip(RING, levels, strict=True)))
    assert value(city, "temple") == 2
    del city.columns[RING[3]]
    assert value(city, "temple") == 0


def test_temple_beside_a_lake_does_not_count():
    assert value(lake_city({RING[2]: "t4"}), "temple") == 0


def test_temple_variant():
    for level, expected in ((1, 1), (2, 4), (3, 6)):
        city = city_of({(0, 0): f"t{level}"} | dict.fromkeys(RING, "q"))
        assert value(city, "temple", temple_variant=True) == expected
    assert value(city_of({(0, 0): "t3"}), "temple", temple_variant=True) == 0


def test_gardens_always_count():
    assert value(city_of(row("g g3 G g")), "garden") == 5


def test_garden_variant():
    single = lake_city({RING[0]: "g2", RING[1]: "g"})
    assert value(single, "garden") == 3
    assert value(single, "garden", garden_variant=True) == 6
    assert value(single, "garden", garden_variant=True, lake_size="single") == 6
    assert value(city_of({(0, 0): "g"} | {RING[0]: "q"}), "garden", garden_variant=True) == 1


def test_garden_variant_on_a_larger_lake():
    lake = {(0, 0), (1, 0)}
    banks = {near for cell in lake for near in neighbours(cell)} - lake
    city = city_of(dict.fromkeys(banks, "q") | {(1, -1): "g"})  # beside both lake cells
    assert value(city, "garden", garden_variant=True) == 2
    assert value(city, "garden", garden_variant=True, lake_size="single") == 1
    assert connected_groups(lake) == [lake]


def test_a_garden_between_two_lakes_doubles_once():
    banks = ({*neighbours((-1, 0)), *neighbours((1, 0))}) - {(-1, 0), (1, 0)}
    city = city_of(dict.fromkeys(banks, "q") | {(0, 0): "g3"})
    assert value(city, "garden", garden_variant=True) == 6
    assert value(city, "garden", garden_variant=True, lake_size="single") == 6


def test_unknown_options_are_refused():
    with pytest.raises(KeyError):
        City().score(0, {"houses": True})
    with pytest.raises(AssertionError):
        Table(2, options={"house_group": "most"})


# The end


def test_the_win_goes_by_points_then_stones_then_is_shared():
    table = Table(3)
    play_out(table, random.Random(3))
    garden = city_of(row("g G"))  # three points
    bare = city_of(row("q"))
    table.cities, table.stones = [garden, bare, garden], [1, 4, 1]
    assert table.scores() == [4, 4, 4]
    assert table.shares() == [0, 1, 0]
    table.stones = [1, 3, 1]
    assert table.shares() == [Fraction(1, 2), 0, Fraction(1, 2)]
    table.stones = [1, 9, 1]
    assert table.shares() == [0, 1, 0]
    table.cities, table.stones = [bare] * 3, [2, 2, 2]
    assert table.shares() == [Fraction(1, 3)] * 3


def test_there_are_no_shares_before_the_end():
    with pytest.raises(AssertionError):
        Table(2).shares()


def turned(city: City) -> City:
    """The city seen after walking a sixth of the way around the table."""
    other = City()
    other.columns = {(-r, q + r): column for (q, r), column in city.columns.items()}
    return other


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "all_tiles", "tiles", "each"), GAMES)
def test_random_games(players: int, all_tiles: bool, tiles: int, each: int, seed: int):
    rng = random.Random(f"{players} {all_tiles} {seed}")
    table = Table(players, all_tiles, ALL_VARIANTS if seed else None)
    deck = Counter(table.unseen)
    assert deck.total() == tiles
    placed: Counter[str] = Counter()
    placements = [0] * players
    paid, won = [0] * players, [0] * players
    while table.to_act != "over":
        seat, before, hand = table.to_act, list(table.stones), table.hand
        moves = table.legal()
        assert len(moves) == len(set(moves)) > 0
        if seat == "chance":
            weights = table.chance()
            assert sum(weights.values()) == table.unseen.total()
            table.apply(rng.choices(list(weights), list(weights.values()))[0])
            assert table.stones == before
        elif hand is None:
            assert 2 <= len(table.site) <= players + 2
            assert len(moves) == min(len(table.site), before[seat] + 1)
            move = rng.choice(moves)
            table.apply(move)
            paid[seat] += int(move.split()[1]) - 1
            assert before[seat] - table.stones[seat] == int(move.split()[1]) - 1
        else:
            city = table.cities[seat]
            assert len(moves) == 3 * len(city.footprints())
            quarries = len(city.visible("q"))
            table.apply(rng.choice(moves))
            gain = table.stones[seat] - before[seat]
            assert len(city.visible("q")) == quarries + hand.count("q") - gain
            assert 0 <= gain <= 3
            won[seat] += gain
            placed[hand] += 1
            placements[seat] += 1
        assert min(table.stones) >= 0
        lying = Counter(table.site) + Counter([table.hand] if table.hand else [])
        assert table.unseen + lying + placed == deck
    assert placements == [each] * players
    assert table.turns == each * players
    assert (len(table.site), table.unseen.total(), table.hand) == (1, 0, None)
    assert table.legal() == [] == list(table.chance())
    assert sum(table.shares()) == 1
    for seat, city in enumerate(table.cities):
        assert table.stones[seat] == seat + 1 - paid[seat] + won[seat]
        assert sum(map(len, city.columns.values())) == 4 + 3 * each
        numbers = Counter(number for column in city.columns.values() for _, number in column)
        assert numbers == {0: 4} | dict.fromkeys(range(1, each + 1), 3)
        around = turned(city)
        for options in ({}, ALL_VARIANTS, {"lake_is_edge": True, "house_group": "value"}):
            assert around.score(0, options) == city.score(0, options)
            counting = city.counting(options)
            for kind, entry in city.score(0, options)["kinds"].items():
                assert entry["value"] == sum(counting[kind].values())
        assert len(around.footprints()) == len(city.footprints())


def test_high_cities():
    table = Table(2, all_tiles=True)
    play_out(table, random.Random(8))
    city = table.cities[0]
    assert max(map(city.height, city.columns)) >= 3
    assert city.footprints()
    assert city.score(0, ALL_VARIANTS)["total"] >= city.score(0)["total"]
