"""The observation, compared with the view of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from polis.core.position import Position
from polis.games.akropolis.box import DISTRICT_KEYS, LETTERS, NAMES
from polis.games.akropolis.game import RULES
from polis.games.akropolis.sheet import SITE_TILES, WINDOW
from polis.games.akropolis.text import coordinates
from tests.native import NATIVE
from tests.observations import check_bounds, observed, one_hot, random_positions, turned
from tests.rules.akropolis.table import Cell, Game, triangle


def hexes(tile: str | None) -> list[int]:
    return [LETTERS[letter] for letter in tile] if tile else [0, 0, 0]


def plane(city: dict[str, Any]) -> list[list[int]]:
    """The cells of a city in the window around its start tile."""
    cells = np.zeros((WINDOW, WINDOW), np.int64)
    for column in city["cells"]:
        q, r = (part + WINDOW // 2 for part in column["at"])
        if 0 <= q < WINDOW and 0 <= r < WINDOW:
            cells[r, q] = LETTERS[column["hex"]] + 16 * column["level"]
    found: list[list[int]] = cells.tolist()
    return found


def extent(city: dict[str, Any]) -> list[int]:
    qs, rs = zip(*(column["at"] for column in city["cells"]), strict=True)
    return [-min(qs), max(qs), -min(rs), max(rs)]


def expected(position: Position, seat: int) -> dict[str, Any]:
    """The fields, read from the view; what no view shows, from the record."""
    view, record = position.view(), position.records[0]
    cities = turned(view["cities"], seat)
    site = [tile["tile"] for tile in view["site"]]
    plazas = [[column["hex"] for column in city["cells"]] for city in cities]
    return {
        "phase": one_hot(int(record["phase"]), 4),
        "options": record["options"].tolist(),
        "hand": hexes(view["hand"]),
        "site": [hexes(tile) for tile in site + [None] * (SITE_TILES - len(site))],
        "unseen": record["unseen"].tolist(),
        "on_turn": turned(one_hot(view["seat"], position.seats), seat),
        "stones": [city["stones"] for city in cities],
        "plazas": [[shown.count(key[0].upper()) for key in DISTRICT_KEYS] for shown in plazas],
        "extent": [extent(city) for city in cities],
        "cell": [plane(city) for city in cities],
    }


def check(position: Position) -> None:
    for seat in range(position.seats):
        seen = observed(position, seat)
        check_bounds(position, seen)
        assert {name: numbers.tolist() for name, numbers in seen.items()} == expected(
            position, seat
        )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_seen_as_the_view_shows_them(players: int, seed: int) -> None:
    start = RULES.new(players, all_tiles=bool(seed % 2), temple_variant=True)
    for position in random_positions(start, 300 if NATIVE else 30, seed):
        check(position)


def test_the_unseen_tiles_are_those_of_the_view() -> None:
    position = RULES.new(2)
    position.deal(1)
    seen = observed(position, 0)["unseen"]
    assert seen.sum() == position.view()["unseen"]["tiles"]
    shown = NAMES.index(position.view()["site"][0]["tile"])
    assert seen[shown] == RULES.box["tiles"][0, 2, shown] - 1


def grow(placements: int, worth: Callable[[Game, list[Cell]], int]) -> Position:
    """A city in which every tile is placed where it is worth most."""
    game = Game()
    for _ in range(placements):
        game.hold("hhq", 0)

        def place_worth(code: int) -> int:
            return worth(game, triangle(*coordinates.read_place(game.P, 0, code)))

        game.play(game.name(max(game.codes(), key=place_worth)))
    return Position(RULES, game.P[:1])


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("sign", [1, -1])
def test_what_lies_outside_the_window_is_left_out(axis: int, sign: int) -> None:
    position = grow(9, lambda game, cells: max(sign * cell[axis] for cell in cells))
    assert max(extent(position.view()["cities"][0])) > WINDOW // 2
    check(position)


def test_high_levels_are_seen() -> None:
    game = Game().paint({(0, 0): "h1", (1, 0): "G5", (2, 0): "q8", (3, 0): "b11"})
    position = Position(RULES, game.P[:1])
    check(position)
    assert observed(position, 0)["cell"].max() == LETTERS["b"] + 16 * 11
