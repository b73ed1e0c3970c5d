"""Kernel and oracle of World Wonders side by side: whole games in which nothing may differ."""

from __future__ import annotations

import copy
import random
import sys
from fractions import Fraction
from typing import Any

import numpy as np

from polis.core.contract import CHANCE, OVER, WIN
from polis.core.kernel import new_records
from polis.core.native.builds import require
from polis.core.position import Position
from polis.core.rules import Rules
from polis.games.world_wonders.box import TYPE_LETTERS
from polis.games.world_wonders.components import catalogue, schema
from polis.games.world_wonders.components.search_bounds import set_work
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    COUNTED,
    LAYING,
    NOTHING,
    OCCUPIED,
    POSITION,
    ROADS,
    THE_AUTOMATON,
    TOWERS,
)
from polis.games.world_wonders.rules.score import DISTRICT, VISITED
from polis.games.world_wonders.sheet import (
    AUTOMATON,
    DEBT,
    DISTRICTS,
    GOALS,
    MEASURES,
    MOST_WORK,
    NATURE,
    POPULATION,
    RESOURCE,
    RINGS,
    SHEET,
)
from polis.games.world_wonders.text import notation
from polis.games.world_wonders.text.names import as_number, cell_name, names_of
from tests.oracles.world_wonders import Table
from tests.rules.world_wonders.stage import cells_in
from tests.rules.world_wonders.table import RULES, rules_with


class Pair:
    """One game, played on the kernels and on the oracle."""

    def __init__(self, data: dict[str, Any], rules: Rules, players: int, options: dict) -> None:
        theirs = {k: v.upper() if len(v) == 1 else v for k, v in options.items()}
        self.table = Table(data, players, theirs)
        self.players = players
        self.box = rules.box
        self.names = names_of(self.box)
        self.P = new_records(1, POSITION)
        codes = np.array([*SHEET.option_codes(options), SHEET.rules_version], np.int64)
        RULES.kernels["setup"](self.box, self.P, 0, players, codes)
        self.position = Position(rules, self.P)
        self.out = np.zeros(SHEET.most_actions, np.int64)
        self.weights = np.zeros(SHEET.most_outcomes, np.int64)
        self.sheet = np.zeros(SHEET.score_lines, np.int64)
        self.marks = np.zeros(SHEET.reasons, np.int64)

    def moves(self) -> dict[str, int]:
        """What may happen now, by notation; both sides must agree."""
        who = RULES.kernels["to_act"](self.box, self.P, 0)
        theirs = self.table.to_act
        if who == OVER:
            assert theirs == "over"
            return {}
        if who == CHANCE:
            assert theirs == "chance"
            n = RULES.kernels["chance"](self.box, self.P, 0, self.out, self.weights)
            names = self.named(n)
            odds = dict(zip(names, map(int, self.weights[:n]), strict=True))
            assert odds == self.table.chance()
            total = RULES.kernels["odds"](self.box, self.P, 0)
            assert total == sum(odds.values())
            drawn = [int(RULES.kernels["draw"](self.box, self.P, 0, r)) for r in range(total)]
            assert all(drawn.count(names[name]) == odds[name] for name in names)
        else:
            assert who == theirs, (who, theirs)
            before = self.P.tobytes()
            n = RULES.kernels["legal"](self.box, self.P, 0, self.out)
            assert self.P.tobytes() == before, "looking for moves must not change anything"
            names = self.named(n)
            expected = set(self.table.legal())
            assert set(names) == expected, sorted(set(names) ^ expected)
            assert n >= 1
        assert list(names.values()) == sorted(set(names.values()))
        assert len(names) == n
        return names

    def named(self, n: int) -> dict[str, int]:
        names = {notation.write(self.position, int(code)): int(code) for code in self.out[:n]}
        assert all(notation.read(self.position, name) == code for name, code in names.items())
        return names

    def play(self, name: str, code: int) -> None:
        """Let the same thing happen on both sides."""
        RULES.kernels["apply"](self.box, self.P, 0, code)
        self.table.apply(name)

    def check(self) -> None:
        """What lies on the table is the same, and so is every line of every score."""
        p, table, names = self.P[0], self.table, self.names
        players = range(self.players)
        assert p["turns"] == table.turns
        assert p["round_number"] == table.round
        assert p["seat"] == table.seat_on_turn
        assert p["order"][: self.players].tolist() == table.order
        assert p["gold"][: self.players].tolist() == table.gold
        assert p["loan"][: self.players].tolist() == [int(x) for x in table.loan]
        assert p["out"][: self.players].tolist() == [int(x) for x in table.out]
        assert p["population"][: self.players].tolist() == table.population
        assert p["resources"][: self.players].tolist() == [
            list(own.values()) for own in table.resources
        ]
        assert [names.maps[p["map"][s]] for s in players] == table.maps
        holders = [None if h < 0 else int(h) for h in p["pedestal"]]
        assert holders == list(table.pedestals.values()) or self.players == 1
        self.check_market(p)
        for seat in players:
            self.check_city(p, seat)
            self.check_score(seat)

    def check_market(self, p: Any) -> None:
        market, names = self.table.market, self.names
        assert p["supply"].tolist() == [market.supply[k] for k in ("road", "set", "tower")]
        for n, stack in enumerate(names.stacks):
            kind = int(p["shown"][n])
            shown = None if kind == NOTHING else names.tiles[n][kind]["id"]
            assert shown == market.shown.get(stack)
            left = {
                tile["id"]: int(count)
                for tile, count in zip(names.tiles[n], p["stock"][n], strict=False)
                if count
            }
            assert left == {k: v for k, v in market.stacks.get(stack, {}).items() if v}
        shown = [None if m == NOTHING else names.monuments[m] for m in p["display"]]
        assert shown[: len(market.display)] == market.display
        deck = [name for n, name in enumerate(names.monuments) if int(p["deck"]) >> n & 1]
        assert deck == market.deck
        assert [int(o) + 1 for o in p["objectives"] if o != NOTHING] == self.table.objectives
        if self.table.automaton:
            cards = [n + 1 for n in range(int(self.box["cards"][0])) if int(p["cards"]) >> n & 1]
            assert cards == self.table.automaton.deck
            pile = [names.monuments[m] for m in np.flatnonzero(p["owner"] == THE_AUTOMATON)]
            assert sorted(pile) == sorted(self.table.automaton.pile)
        assert not p["goal"].any()
        assert not p["mark"].any()
        assert p["work"] == 0

    def check_city(self, p: Any, seat: int) -> None:
        city, planes = self.table.cities[seat], p["city"][seat]

        def named(cells: int) -> list[str]:
            return city.ground.names(cells)

        def ours(words: Any) -> list[str]:
            return [cell_name(cell) for cell in cells_in(words)]

        assert ours(planes[OCCUPIED]) == named(city.occupied)
        assert ours(planes[ROADS]) == named(city.all_roads())
        assert sorted(ours(planes[TOWERS])) == sorted(n for t in city.towers for n in named(t))
        for k, kind in enumerate(TYPE_LETTERS):
            cells = sorted(n for t in city.of_kind(kind) for n in named(t))
            assert sorted(ours(planes[BUILDINGS + k])) == cells
        objects = len(city.roads) + len(city.towers) + len(city.buildings)
        assert as_number(planes[COUNTED]).bit_count() == objects
        sites = {
            self.names.monuments[m]: ours(p["site"][m]) for m in np.flatnonzero(p["owner"] == seat)
        }
        assert sites == {m.name: named(m.cells) for m in city.monuments}
        assert p["monuments"][seat] == len(sites)
        hand = self.table.hand
        if p["phase"] == LAYING and hand is not None and p["seat"] == seat and hand.plans:
            lying = [n for part in p["part"] for n in ours(part)]
            assert sorted(lying) == sorted(named(hand.cover))

    def check_score(self, seat: int) -> None:
        total = RULES.kernels["score"](self.box, self.P, 0, seat, self.sheet, self.marks)
        expected = self.table.breakdown(seat)
        assert total == sum(expected.values())
        lines = {
            "population": POPULATION,
            "resource": RESOURCE,
            "monuments": RINGS,
            "nature": NATURE,
            "districts": DISTRICTS,
            "loan": DEBT,
        }
        for name, line in lines.items():
            assert self.sheet[line] == expected[name], name
        for k, number in enumerate(self.table.objectives):
            assert self.sheet[GOALS + k] == self.table.objective_points(number)[seat]
        assert self.sheet[GOALS:MEASURES].sum() == expected["objectives"]
        if self.table.automaton:
            assert self.sheet[AUTOMATON] == self.table.automaton_score()
        city = self.table.cities[seat]
        districts = sorted(n for d in city.districts() for n in city.ground.names(d.cells))
        assert sorted(map(cell_name, np.flatnonzero(self.marks == DISTRICT))) == districts
        assert (self.marks == VISITED).sum() == expected["nature"]

    def check_end(self) -> None:
        """The win is divided in the same way."""
        parts = np.zeros(5, np.int64)
        RULES.kernels["shares"](self.box, self.P, 0, parts)
        shares = [Fraction(int(part), WIN) for part in parts[: self.players]]
        assert shares == self.table.shares()


def draw_options(rng: random.Random, players: int, map_side: str | None) -> dict[str, str]:
    """Options of a game, each value as likely as the others."""
    options = {
        "map_side": map_side or rng.choice("ab"),
        "track_side": rng.choice("ab"),
    }
    if players > 1:
        options["objectives"] = rng.choice(("none", "three", "chosen"))
    else:
        options["solo_mode"] = rng.choice(("easy", "hard"))
    return options


def pick(names: dict[str, int], weights: Any, manner: str, rng: random.Random) -> str:
    """A move in the manner of this game: any, or with a liking for monuments."""
    every = list(names)
    if not every[0].startswith(("lay", "buy", "loan", "repay", "out", "objective")):
        return rng.choices(every, weights[: len(every)])[0]
    if manner == "builder" and every[-1].startswith("buy") and rng.random() < 0.6:
        return every[-1]  # a monument if there is one
    return rng.choice(every)


# Monuments that the box has not: doubled letters of every kind, gaps among several pieces, many
# pieces, pieces that cover what others must touch, none to touch at all.
STRANGE = """
double-road L R,R            double-tower LL TW,TW         double-water LE W,W
double-nature L N,N          no-needs LL,W -               gaps L?L,L R
wide-gap L.?L,LL F,N         four L,L,L,L R,N              wet WW,E,E W,M
corner L./.L,LL/L. R,H       both-ways W,L,E W,N,R         at-walk LL,L S,B
any E?E/?.? R,B              two-waters E,E,LL W,W         two-temples L,LL T,T
"""


def draw_maps(data: dict[str, Any], rng: random.Random, weights: list[float]) -> None:
    """Small maps at random: plain land, natural resources and water as often as the weights say."""
    rows, columns = rng.randint(4, 7), rng.randint(4, 8)
    data["grid"] = {"rows": rows, "cols": columns}
    while True:
        data["maps"] = {
            name: ["".join(rng.choices(".NW", weights, k=columns)) for _ in range(rows)]
            for name in data["maps"]
        }
        if not schema.check(data):
            return


def draw_short_set(data: dict[str, Any], rng: random.Random) -> None:
    """One to four short pieces, not too many for the search on these maps."""
    while True:
        pieces = [["X" * rng.choice((1, 1, 2, 3))] for _ in range(rng.randint(1, 4))]
        if set_work(pieces, data["grid"]) <= MOST_WORK:
            data["roads"]["short_set"] = pieces
            return


def crowded_components(rng: random.Random) -> dict[str, Any]:
    """Our set on small maps with much water, on which room runs out in a few rounds."""
    data = copy.deepcopy(catalogue.OURS)
    draw_maps(data, rng, [4, rng.uniform(0.5, 3), rng.uniform(0.5, 4)])
    return data


def strange_components(rng: random.Random) -> dict[str, Any]:
    """Another set: small maps at random, strange monuments, short sets of other pieces."""
    data = copy.deepcopy(catalogue.OURS)
    data["roads"]["long"] = ["X" * rng.randint(2, 4)]
    data["tower"]["shape"] = rng.choice((["X"], ["XX"], ["XX", "X."]))
    draw_maps(data, rng, [6, rng.uniform(0.5, 2), rng.uniform(0.5, 3)])
    draw_short_set(data, rng)
    data["monuments"] = rng.sample(data["monuments"], 15)
    words = STRANGE.split()
    for name, pieces, letters in zip(words[::3], words[1::3], words[2::3], strict=True):
        data["monuments"].append(
            {
                "id": name,
                "pieces": [piece.split("/") for piece in pieces.split(",")],
                "adjacent": [] if letters == "-" else letters.split(","),
                **dict.fromkeys(("rings", "food", "ceramics", "gears", "population"), 1),
            }
        )
    rng.shuffle(data["monuments"])
    return data


def compare(
    games: int,
    seed: int,
    players: int,
    map_side: str | None = None,
    strange: bool = False,
) -> int:
    """Play random games on both sides; the first difference is raised. Returns the moves.

    `strange` games are played with sets of components made up at random, on small crowded maps.
    """
    require("world-wonders")
    rng = random.Random(f"{seed} {players} {map_side} {strange}")
    data = catalogue.OURS
    rules = RULES
    decisions = 0
    for game in range(games):
        if strange:
            data = strange_components(rng)
            rules = rules_with(data)
        pair = Pair(data, rules, players, draw_options(rng, players, map_side))
        manner = rng.choice(("any", "builder"))
        while moves := pair.moves():
            name = pick(moves, pair.weights, manner, rng)
            pair.play(name, moves[name])
            decisions += 1
            if rng.random() < 0.2:
                pair.check()
        pair.check()
        pair.check_end()
        if sys.stdout.isatty() and game % 10 == 9:
            print(f"\r{players}: {game + 1}", end="", flush=True)
    return decisions


if __name__ == "__main__":
    count, first_seed, seats = map(int, sys.argv[1:4])
    side = next((word for word in sys.argv[4:] if word in "ab"), None)
    moves = compare(count, first_seed, seats, side, "strange" in sys.argv)
    print("no difference in", moves, "moves of", count, "games")
