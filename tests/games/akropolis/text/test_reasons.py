"""Every reason for refusing an action of Akropolis is confirmed by the oracle."""

from __future__ import annotations

import random
from typing import Any

import pytest

import polis
from polis.core.position import Position
from polis.games.akropolis.box import NAMES
from polis.games.akropolis.sheet import COLUMNS, DECISIONS, PLACE, REVEAL, SHEET, TAKE
from polis.games.akropolis.text.coordinates import footprint, read_place, write_place
from polis.text.message import Message
from tests.games.reasons import check_reasons
from tests.native import NATIVE
from tests.oracles.akropolis import Cell, City, Table, neighbours
from tests.oracles.compare_akropolis import Pair, draw_options, typed

GAMES = 3 if NATIVE else 1


def asked(table: Table) -> str:
    """What the table waits for, as a word of the notation."""
    if table.to_act == "chance":
        return "reveal"
    return "take" if table.hand is None else "place"


def verb(code: int) -> str:
    return "take" if code < PLACE else "place" if code < DECISIONS else "reveal"


class Oracle:
    """What the oracle says about codes in the position of a pair."""

    def __init__(self, pair: Pair) -> None:
        self.pair, self.table = pair, pair.table

    def confirms(self, code: int, reason: Message) -> bool:
        """Whether the rule that a reason names is broken."""
        table = self.table
        if reason.key == "refused-over":
            return table.to_act == "over"
        if reason.key.startswith("ak-asks-"):
            return reason.key == f"ak-asks-{asked(table)}" and verb(code) != asked(table)
        if verb(code) != asked(table):
            return False
        if code < PLACE:
            return self.confirms_take(code - TAKE + 1, reason)
        if code >= REVEAL:
            return reason.key == "ak-none-unseen" and not table.unseen[NAMES[code - REVEAL]]
        return self.confirms_place(code, reason)

    def confirms_take(self, place: int, reason: Message) -> bool:
        lying, stones = len(self.table.site), self.table.stones[self.table.to_act]
        if reason.key == "ak-not-lying":
            return reason.args == {"place": place, "lying": lying} and place > lying
        price = place - 1
        return (
            reason.key == "ak-too-dear"
            and reason.args == {"place": place, "price": price, "stones": stones}
            and place <= lying
            and price > stones
        )

    def confirms_place(self, code: int, reason: Message) -> bool:
        place = read_place(self.pair.P, 0, code)
        if reason.key == "ak-no-such-place":
            # A short game uses fewer rows: the place is that of another code.
            return write_place(self.pair.P, 0, *place) != code
        cells, city = footprint(*place), self.table.cities[self.table.to_act]
        assert city.level_for(cells) is None
        heights = [city.height(cell) for cell in cells]
        if reason.key == "ak-uneven":
            return len(set(heights)) > 1
        if len(set(heights)) > 1:
            return False
        if reason.key == "ak-touches-nothing":
            return heights[0] == 0 and not touches(city, cells)
        tiles = {city.columns[cell][-1][1] for cell in cells if heights[0]}
        return reason.key == "ak-one-tile-below" and len(tiles) == 1


def touches(city: City, cells: list[Cell]) -> bool:
    return any(near in city.columns for cell in cells for near in neighbours(cell))


def sample(pair: Pair, rng: random.Random) -> list[int]:
    """All takes and reveals, some places anywhere, and some on and around the city."""
    codes = [*range(PLACE), *range(REVEAL, SHEET.codes)]
    codes += rng.sample(range(PLACE, DECISIONS), 200 if NATIVE else 25)
    seat = pair.table.to_act if isinstance(pair.table.to_act, int) else 0
    built = list(pair.table.cities[seat].columns)
    for _ in range(200 if NATIVE else 40):
        q, r = rng.choice(built)
        step = rng.randint(-2, 2), rng.randint(-2, 2)
        codes.append(write_place(pair.P, 0, q + step[0], r + step[1], rng.randrange(6)))
    return codes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_reason_is_a_broken_rule(players: int, seed: int) -> None:
    rng = random.Random(f"reasons {seed} {players}")
    for _ in range(GAMES):
        options: dict[str, Any] = typed(draw_options(rng))
        pair = Pair(players, options)
        position = Position(polis.rules("akropolis"), pair.P[:1])
        while moves := pair.moves():
            if rng.random() < 0.25:
                oracle = Oracle(pair)
                check_reasons(position, sample(pair, rng), set(moves.values()), oracle.confirms)
            pair.play(rng.choice(list(moves.values())))
        check_reasons(position, sample(pair, rng), (), Oracle(pair).confirms)


def test_every_code_of_one_position(seed: int) -> None:
    """Not a sample: the codes of rows that a short game does not use are among them."""
    rng = random.Random(seed)
    pair = Pair(2, {})
    position = Position(polis.rules("akropolis"), pair.P[:1])
    for _ in range(rng.randrange(20, 60)):
        pair.play(rng.choice(list(pair.moves().values())))
    while pair.table.hand is None:
        pair.play(rng.choice(list(pair.moves().values())))
    step = 1 if NATIVE else 17
    codes = range(rng.randrange(step), SHEET.codes, step)
    given = check_reasons(position, codes, set(pair.moves().values()), Oracle(pair).confirms)
    assert given["ak-no-such-place"]
    assert given["ak-touches-nothing"]


def test_a_row_that_a_short_game_does_not_use_is_no_place() -> None:
    """Its place is that of another code, so it would be refused for a rule that is kept."""
    game = polis.Game("akropolis", 2, seed=3).play("take 1")
    legal = int(game.position.legal.codes[0])
    ring = int(game.position.records["ring"][0])
    other = legal + ring * 2 * COLUMNS * 3
    refused = game.position.why_not(other)
    assert refused is not None
    assert refused.args["reason"] == Message("ak-no-such-place")
