"""What lies on the table before the first turn."""

from __future__ import annotations

import numpy as np
import pytest

from polis.core.contract import CHANCE, OVER
from polis.games.akropolis.box import NAMES, TILES, make_box, tile_name
from polis.games.akropolis.rules.position import setup
from polis.games.akropolis.sheet import SHEET
from tests.rules.akropolis.table import BOX, Game

# players, all tiles, tiles, stacks, tiles in a stack, first site, rounds, placements of each
GAMES = [
    (2, False, 37, 11, 3, 4, 12, 18),
    (3, False, 49, 11, 4, 5, 12, 16),
    (4, False, 61, 11, 5, 6, 12, 15),
    (2, True, 61, 19, 3, 4, 20, 30),
    (3, True, 61, 14, 4, 5, 15, 20),
    (4, True, 61, 11, 5, 6, 12, 15),
]


@pytest.mark.parametrize(("players", "all_tiles", "tiles", "stacks", "high", "first"),
                         [game[:6] for game in GAMES])  # fmt: skip
def test_tiles_by_their_backs(players, all_tiles, tiles, stacks, high, first) -> None:
    game = Game(players, all_tiles=all_tiles)
    assert sum(game.outcomes().values()) == tiles
    assert first == players + 2
    assert high == players + 1
    assert first + stacks * high == tiles


@pytest.mark.parametrize(("players", "all_tiles", "rounds", "placements"),
                         [(*game[:2], *game[6:]) for game in GAMES])  # fmt: skip
def test_rounds_and_placements(players, all_tiles, rounds, placements) -> None:
    game = Game(players, all_tiles=all_tiles)
    placed = [0] * players
    filled = 0
    while game.seat != OVER:
        if game.seat == CHANCE:
            game.fill_site()
            filled += 1
        seat = game.seat
        game.take(1).play(game.legal()[0])
        placed[seat] += 1
    assert filled == rounds
    assert placed == [placements] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_construction_site_has_two_tiles_more_than_players(players) -> None:
    game = Game(players)
    assert game.site == []
    game.fill_site()
    assert len(game.site) == players + 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stones_by_seat(players) -> None:
    assert Game(players).stones == [1, 2, 3, 4][:players]


def test_start_tile() -> None:
    game = Game(4)
    for seat in range(4):
        start = {(0, 0): "H1", (0, -1): "q1", (1, 0): "q1", (-1, 1): "q1"}
        assert game.hexes(seat) == start
        assert game.score(seat)["house"] == (0, 1, 0)


def test_start_tile_is_one_tile_on_which_nothing_fits() -> None:
    game = Game().hold("Bqq")
    assert not any(place <= game.hexes().keys() for place in game.places())


def test_seat_0_begins() -> None:
    game = Game(3)
    assert game.seat == CHANCE
    assert game.turns == 0
    game.fill_site()
    assert game.seat == 0
    assert game.turns == 1


def test_every_tile_has_a_kind() -> None:
    assert len(TILES["tiles"]) == 61
    assert {tile_name(tile["code"]) for tile in TILES["tiles"]} == set(NAMES)
    assert sorted(NAMES) == NAMES


def test_no_tile_has_three_equal_hexes() -> None:
    assert all(len(set(name)) > 1 for name in NAMES)


def test_stars() -> None:
    assert make_box()["stars"][0].tolist() == [1, 2, 2, 2, 3]


def test_the_record_is_set_up_alike_whatever_was_in_it() -> None:
    clean, used = Game(3), Game(2, all_tiles=True)
    used.P[0] = np.frombuffer(b"\x01" * used.P.itemsize, used.P.dtype)[0]
    options = np.array([0] * len(SHEET.options) + [SHEET.rules_version], np.int64)
    setup(BOX, used.P, 0, 3, options)
    for field in clean.P.dtype.names:
        assert (clean.P[field][0] == used.P[field][0]).all(), field


def test_rules_version_and_options_are_in_the_record() -> None:
    game = Game(house_group="value", lake_is_edge=True)
    assert game.P["rules"][0] == SHEET.rules_version
    assert SHEET.option_values(game.P["options"][0])["house_group"] == "value"
    assert game.P["options"][0].tolist() == [0, 0, 0, 0, 0, 0, 1, 1, 0, 0]
