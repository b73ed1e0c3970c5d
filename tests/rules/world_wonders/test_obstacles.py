"""The steps of placing, asked one by one: the reasons people read are made of them."""

from __future__ import annotations

import numpy as np
import pytest

from polis.core.position import Position
from polis.games.world_wonders.rules.map import obstacles
from polis.games.world_wonders.text.names import names_of
from tests.rules.world_wonders.stage import cells, scene

OPEN = "......./......./......."


def number_of(position: Position, monument: str) -> int:
    return names_of(position.rules.box).monuments.index(monument)


def lacking(position: Position, monument: str) -> int:
    at = (position.rules.box, position.records, 0, 0)
    return int(obstacles.lacking(*at, number_of(position, monument)))


def untouched(position: Position, monument: str, where: str) -> int:
    words = np.array(cells(where), np.uint64)
    at = (position.rules.box, position.records, 0)
    return int(obstacles.untouched(*at, number_of(position, monument), words))


def test_each_letter_that_the_city_has_nothing_for_is_named() -> None:
    assert lacking(scene(OPEN), "colosseum") == 0b111  # dwelling, market, road
    assert lacking(scene(OPEN, roads="a1", H="b1"), "colosseum") == 0b010
    assert lacking(scene(OPEN, roads="a1", H="b1", M="c1"), "colosseum") == 0


def test_a_doubled_letter_needs_two_tiles() -> None:
    assert lacking(scene(OPEN, F="a1 b1"), "machu") == 1
    assert lacking(scene(OPEN, F="a1;b1"), "machu") == 0


def test_the_sidewalk_is_never_lacking() -> None:
    assert lacking(scene(OPEN), "ishtar") == 0b01  # only the market


@pytest.mark.parametrize(
    ("market", "where", "bits"),
    [
        ("d3", "a3 b3 c3", 0b00),
        ("a1", "a2 b2 c2", 0b10),  # not the sidewalk
        ("a1", "e3 f3 g3", 0b01),  # not the market
        ("a1", "e1 f1 g1", 0b11),
    ],
)
def test_each_letter_that_is_not_touched_is_named(market: str, where: str, bits: int) -> None:
    assert untouched(scene(OPEN, M=market), "ishtar", where) == bits


def test_one_tile_meets_only_one_of_two_equal_letters() -> None:
    where = "a2 b2 c2 a3 b3 c3"
    assert untouched(scene(OPEN, F="a1 b1"), "machu", where) == 1
    assert untouched(scene(OPEN, F="a1;b1"), "machu", where) == 0
    assert untouched(scene(OPEN), "machu", where) == 1


def test_a_place_for_a_monument() -> None:
    position = scene("..../....", roads="a1", H="d1")
    at = (position.rules.box, position.records, 0)
    assert not obstacles.fits_somewhere(*at, number_of(position, "theater"))
    assert obstacles.fits_somewhere(*at, number_of(position, "trojan"))


@pytest.mark.parametrize(
    ("what", "near", "far"),
    [("road", "a2 b2 c2", "e1 f1 g1"), ("tower", "b1", "d1"), ("S1", "b1 c1", "d1 e1")],
)
def test_what_is_laid_touches_what_it_must(what: str, near: str, far: str) -> None:
    position = scene(OPEN, "road tower S1=B", roads="a1").play(f"buy {what}")
    for where, touches in ((near, True), (far, False)):
        words = np.array(cells(where), np.uint64)
        is_near = obstacles.is_near(position.rules.box, position.records, 0, words)
        assert bool(is_near) is touches
