"""What is on offer shows where the markers will stand when it is built."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from polis.core.position import Position
from polis.games.world_wonders.rules.position import LAYING, NOTHING
from polis.games.world_wonders.sheet import BUILDING, BUY, FIRST_ROAD, LAY, MONUMENT
from polis.games.world_wonders.text.names import names_of
from tests.rules.world_wonders.play import playout
from tests.rules.world_wonders.stage import start
from tests.rules.world_wonders.table import RULES

STEPS = 300


def markers(position: Position, seat: int) -> dict[str, int]:
    city: Any = position.view()["cities"][seat]
    return {**city["resources"], "population": city["population"]}


def built(position: Position, code: int) -> Position:
    """The position after a purchase whose pieces lie at the first places that the rules name."""
    after = position.copy()
    after.play(code)
    while after.seat == position.seat and after.records[0]["phase"] == LAYING:
        after.play(int(after.legal.codes[0]))
        if after.records[0]["hand"] == NOTHING:
            break
    return after


def offers(position: Position) -> Iterator[tuple[int, list[dict[str, int]]]]:
    """Every building and monument that can be bought: its code and what the view shows of it."""
    names, shown = names_of(position.rules.box), position.view()
    rows = {stack["id"]: stack["tile"] for stack in shown["stacks"]}
    rows |= {card["id"]: card for card in shown["display"] if card}
    for code in position.legal.codes.tolist():
        if BUY + BUILDING <= code < min(LAY, BUY + FIRST_ROAD):
            yield code, rows[names.item_name[code - BUY]]["reached"]


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("side", ["a", "b"])
def test_an_offer_shows_the_markers_that_building_it_moves(players, side, seed) -> None:
    seen = set()

    def look(position: Position) -> None:
        seat = position.seat
        if seat < 0:
            return
        for code, reached in offers(position):
            before, after = markers(position, seat), markers(built(position, code), seat)
            moved = {track: space for track, space in after.items() if space != before[track]}
            assert reached[seat] == moved, position.write(code)
            assert len(reached) == players
            seen.add(code >= BUY + MONUMENT)

    playout(RULES.new(players, track_side=side), seed, look, steps=STEPS)
    assert False in seen


def test_a_symbol_that_is_passed_moves_the_population_and_surplus_is_lost() -> None:
    position = start(2)
    track: Any = position.view()["track"]
    symbol = track["population_symbols"]["gears"][0]
    position.records[0]["resources"][0] = (0, 0, symbol - 1)
    position.records[0]["resources"][1] = track["resource_max"]
    tiles = [stack["tile"] for stack in position.view()["stacks"]]
    tile = max(tiles, key=lambda tile: tile["gears"])
    assert tile["reached"][0]["gears"] == symbol - 1 + tile["gears"]
    assert tile["reached"][0]["population"] == position.view()["cities"][0]["population"] + 1
    assert tile["reached"][1] == {}
