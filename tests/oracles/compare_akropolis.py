"""Kernel and oracle of Akropolis side by side: whole games in which nothing may differ."""

from __future__ import annotations

import random
import sys
from fractions import Fraction
from typing import Any

import numpy as np

from polis.bots.policies import GREEDY, choose
from polis.core import contract
from polis.core.contract import CHANCE, OVER, WIN
from polis.core.kernel import new_records
from polis.core.native.builds import require
from polis.games.akropolis.box import DISTRICT_KEYS, LETTER_OF, NAMES
from polis.games.akropolis.rules.score import COUNTS, DOUBLES, NO_PLAZA, REASON
from polis.games.akropolis.sheet import (
    DISTRICTS,
    POINTS_LINE,
    REVEAL,
    SHEET,
    STARS_LINE,
    STONES_LINE,
    TAKE,
    VALUE_LINE,
)
from polis.games.akropolis.text import coordinates
from tests.oracles.akropolis import City, Table, connected_groups, neighbours, triangle
from tests.rules.akropolis.table import BOX, POSITION

OPTION_KEYS = [option.key for option in SHEET.options]


class Pair:
    """One game, played on the kernels and on the oracle."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        rest = {key: value for key, value in options.items() if key != "all_tiles"}
        self.table = Table(players, bool(options.get("all_tiles")), rest)
        self.options = options
        self.P = new_records(2, POSITION)
        codes = np.array([*SHEET.option_codes(options), SHEET.rules_version], np.int64)
        contract.setup(BOX, self.P, 0, players, codes)
        self.out = np.zeros(SHEET.most_actions, np.int64)
        self.weights = np.zeros(SHEET.most_outcomes, np.int64)
        self.sheet = np.zeros(SHEET.score_lines, np.int64)
        self.marks = np.zeros(SHEET.reasons, np.int64)

    def name(self, code: int) -> str:
        """The notation of a code."""
        if code >= REVEAL:
            return f"reveal {NAMES[code - REVEAL]}"
        if self.table.hand is None:
            return f"take {code - TAKE + 1}"
        q, r, direction = coordinates.read_place(self.P, 0, code)
        assert coordinates.write_place(self.P, 0, q, r, direction) == code
        return f"place {q},{r} {coordinates.DIRECTIONS[direction]}"

    def moves(self) -> dict[str, int]:
        """What may happen now, by notation; both sides must agree."""
        who = contract.to_act(BOX, self.P, 0)
        theirs = self.table.to_act
        if who == OVER:
            assert theirs == "over"
            return {}
        if who == CHANCE:
            assert theirs == "chance"
            n = contract.chance(BOX, self.P, 0, self.out, self.weights)
            names = {self.name(int(code)): int(code) for code in self.out[:n]}
            odds = dict(zip(names, map(int, self.weights[:n]), strict=True))
            assert odds == {name: n for name, n in self.table.chance().items() if n}
            assert contract.odds(BOX, self.P, 0) == sum(odds.values())
        else:
            assert who == theirs
            n = contract.legal(BOX, self.P, 0, self.out)
            assert n <= SHEET.most_actions
            names = {self.name(int(code)): int(code) for code in self.out[:n]}
            assert len(names) == n
            assert sorted(names) == sorted(self.table.legal())
        assert list(names.values()) == sorted(names.values())
        return names

    def play(self, code: int) -> None:
        """Let the same thing happen on both sides."""
        # `Table.apply` would list all legal moves again, which `moves` has compared already.
        if code >= REVEAL:
            self.table.reveal(NAMES[code - REVEAL])
        elif self.table.hand is None:
            self.table.take(code - TAKE + 1)
        else:
            q, r, direction = coordinates.read_place(self.P, 0, code)
            self.table.place(triangle((q, r), direction))
        contract.apply(BOX, self.P, 0, code)

    def check(self, seats: range) -> None:
        """What lies on the table is the same, and so is every line of these seats' scores."""
        p, table = self.P[0], self.table
        assert [NAMES[kind] for kind in p["site"][: p["site_count"]]] == table.site
        assert (NAMES[p["hand"]] if p["hand"] >= 0 else None) == table.hand
        assert p["turns"] == table.turns
        assert not p["work"].any()
        for seat in seats:
            self.check_seat(seat, table.cities[seat])

    def check_seat(self, seat: int, city: City) -> None:
        """Hexes, levels, stones, points and marks of a seat."""
        total = contract.score(BOX, self.P, 0, seat, self.sheet, self.marks)
        expected = city.score(self.table.stones[seat], self.table.options)
        assert total == expected["total"]
        assert self.sheet[STONES_LINE] == self.table.stones[seat] == self.P["stones"][0, seat]
        lines = self.sheet[: DISTRICTS * 3].reshape(DISTRICTS, 3)
        for line, kind in zip(lines, DISTRICT_KEYS, strict=True):
            entry = expected["kinds"][kind]
            assert line[VALUE_LINE] == entry["value"], kind
            assert line[STARS_LINE] == entry["stars"], kind
            assert line[POINTS_LINE] == entry["points"], kind
        self.check_marks(seat, city, lines[:, STARS_LINE])

    def check_marks(self, seat: int, city: City, stars: Any) -> None:
        """Each district is marked as counting, doubling, or not."""
        hexes = coordinates.cells(self.P, 0, seat)
        assert hexes.keys() == city.columns.keys()
        counting = city.counting(self.table.options)
        marked: dict[str, dict[tuple[int, int], int]] = {kind: {} for kind in DISTRICT_KEYS}
        for cell, (letter, level, place) in hexes.items():
            assert (LETTER_OF[letter], level) == (city.top(cell), city.height(cell))
            mark = int(self.marks[place])
            if not 1 <= letter <= DISTRICTS:
                assert mark == 0
                continue
            assert bool(mark & NO_PLAZA) == (stars[letter - 1] == 0)
            if mark & REASON in (COUNTS, DOUBLES):
                worth = level * (mark & REASON)
                marked[DISTRICT_KEYS[letter - 1]][cell] = worth
            elif DISTRICT_KEYS[letter - 1] == "market":
                assert city.top(neighbours(cell)[mark // 16]) == "m"
        houses, expected = marked.pop("house"), counting.pop("house")
        assert marked == counting
        # Of groups alike in number and value either may be named.
        assert sorted(houses.values()) == sorted(expected.values()) or (
            len(houses) == len(expected) and sum(houses.values()) == sum(expected.values())
        )
        assert not houses or set(houses) in connected_groups(city.visible("h"))

    def check_end(self) -> None:
        """The win is divided in the same way."""
        parts = np.zeros(4, np.int64)
        contract.shares(BOX, self.P, 0, parts)
        shares = [Fraction(int(part), WIN) for part in parts[: self.table.players]]
        assert shares == self.table.shares()


def draw_options(rng: random.Random) -> dict[str, Any]:
    """Options of a game, each value as likely as the others; some games have none."""
    if rng.random() < 0.3:
        return {}
    return {option.key: rng.choice(option.values) for option in SHEET.options}


def typed(options: dict[str, Any]) -> dict[str, Any]:
    """The options with flags as True and False, as the oracle takes them."""
    return SHEET.option_values(SHEET.option_codes(options))


def compare(games: int, seed: int, players: int, bots: str) -> None:
    """Play games of `random` or `greedy` bots on both sides; the first difference is raised."""
    require("akropolis")
    rng = random.Random(f"{seed} {players} {bots}")
    for game in range(games):
        options = typed(draw_options(rng))
        pair = Pair(players, options)
        # A builder in one direction makes long cities, a climber high ones.
        manner = rng.choice(("any", "any", "line", "climb")) if bots == "random" else "greedy"
        heading = rng.choice(coordinates.STEPS)
        while moves := pair.moves():
            name = pick(pair, moves, manner, heading, rng)
            seat = pair.table.to_act
            pair.play(moves[name])
            every = rng.random() < 0.1
            if name.startswith("place"):
                pair.check(range(players) if every else range(seat, seat + 1))
        pair.check(range(players))
        pair.check_end()
        if sys.stdout.isatty() and game % 10 == 9:
            print(f"\r{bots} {players}: {game + 1}", end="", flush=True)


def pick(pair: Pair, moves: dict[str, int], manner: str, heading: Any, rng: random.Random) -> str:
    """A move in the manner of this game."""
    names = list(moves)
    if names[0].startswith("reveal"):
        return rng.choices(names, pair.weights[: len(names)])[0]
    if manner == "greedy":
        codes = np.array(list(moves.values()), np.int64)
        bits = np.uint64(rng.getrandbits(64))
        room = (pair.P[1:], np.zeros(len(codes)))
        code = choose(GREEDY, 0.0, BOX, pair.P, 0, codes, len(codes), bits, *room)
        return names[list(moves.values()).index(int(code))]
    if manner == "any" or names[0].startswith("take") or rng.random() < 0.1:
        return rng.choice(names)

    def far(name: str) -> float:
        q, r, _ = coordinates.read_place(pair.P, 0, moves[name])
        if manner == "line":
            return q * heading[0] + r * heading[1] + rng.random() * 0.5
        return pair.table.cities[pair.table.to_act].height((q, r)) + rng.random()

    return max(names, key=far)


if __name__ == "__main__":
    count, first_seed, seats, who = sys.argv[1:5]
    compare(int(count), int(first_seed), int(seats), who)
    print("no difference in", count, who, "games of", seats)
