"""Small cities and prepared tables for the tests, and a monument search that tries everything."""

from __future__ import annotations

import itertools
import random

from .city import City, union
from .ground import turned
from .market import Market
from .monuments import ways_to_build
from .objects import Hand, Objects, in_notation
from .sample import components
from .table import Table


def city_of(rows: str, roads="", towers="", monuments="", **buildings: str) -> City:
    """A city on a small map: objects are divided by semicolons, buildings named by their kind."""
    city = City(tuple(rows.split("/")))

    def sets(text: str) -> list[int]:
        return [city.ground.named(part) for part in text.split(";") if part]

    for cells in sets(roads):
        city.lay_road(cells)
    for cells in sets(towers):
        city.raise_tower(cells)
    for cells in sets(monuments):
        city.place_monument("giza", cells)
    for kind, text in buildings.items():
        for cells in sets(text):
            city.place_building(kind, "", cells)
    return city


def places(city: City, what: str, kind: str = "") -> set[str]:
    """Where the first piece of an object may go; a building is of the kind given."""
    market = Market(components(), 5)
    objects = Objects(components(), market)
    tile = next((t["id"] for t in market.tile.values() if t["type"] == kind), "")
    hand = Hand(what, tile=tile) if tile else objects.take_up(what, city)
    return {in_notation(step) for step in objects.steps(hand, city)}


def sites(city: City, pieces: str, touching: str) -> set[str]:
    """The sets of cells on which a monument may stand; pieces are divided by blanks."""
    card = {"pieces": [p.split("/") for p in pieces.split()], "adjacent": touching.split()}
    covers = [union([place.cover for _, place in plan]) for plan in ways_to_build(city, card)]
    return {" ".join(city.ground.names(cover)) for cover in covers}


def start(players: int = 2, **options: str) -> Table:
    """A table after the set-up, each chance event with its first outcome."""
    table = Table(components(), players, options)
    settle(table)
    return table


def settle(table: Table) -> None:
    while table.to_act == "chance":
        table.apply(next(iter(table.chance())))


def scene(gold: int, offer: str = "", *, loan: bool = False, city: City | None = None) -> Table:
    """Seat A of two to act; for sale are only road, set, tower, p1, p2 and monuments if named."""
    table = start()
    table.apply("lay a10 r0")
    words = offer.split()
    table.gold[0], table.loan[0] = gold, loan
    table.market.supply = {what: int(what in words) for what in ("road", "set", "tower")}
    table.market.shown = dict.fromkeys(table.market.shown)
    table.market.display = [w for w in words if w in table.market.monument] or [None]
    table.market.deck = [name for name in table.market.monument if name not in words]
    table.pedestals = {n: None if f"p{n}" in words else 1 for n in (1, 2)}
    table.cities[0] = city or table.cities[0]
    table.ask_for_action()
    return table


def finish_round(table: Table) -> None:
    """The seat on turn has spent its last gold, and all the others are out already."""
    table.out = [True] * table.players
    table.gold[table.seat_on_turn] = 0
    table.hand = None
    table.end_turn()


def play_on(table: Table, rng: random.Random) -> None:
    """One step at random."""
    if table.to_act == "chance":
        weights = table.chance()
        table.apply(rng.choices(list(weights), list(weights.values()))[0])
    else:
        table.apply(rng.choice(table.legal()))


# The monument search once more, with plain sets of (row, column)

Cells = frozenset[tuple[int, int]]
TERRAIN = {"L": ".N", "W": "W", "E": ".NW"}


def cells_of(city: City, mask: int) -> Cells:
    grid = itertools.product(range(city.ground.height), range(city.ground.width))
    return frozenset(cell for cell in grid if mask & city.ground.bit(*cell))


def beside(area: Cells) -> Cells:
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return frozenset((r + i, c + j) for r, c in area for i, j in steps) - area


def covers(city: City, piece: list[str]) -> set[Cells]:
    """The cells a piece may cover, by terrain and on free cells."""
    found, look, rows = set(), tuple(piece), city.ground.rows
    for _ in range(4):
        look = turned(look)
        downs, rights = len(rows) - len(look) + 1, len(rows[0]) - len(look[0]) + 1
        for r, c in itertools.product(range(max(downs, 0)), range(max(rights, 0))):
            spots = [(r + i, c + j, s) for i, row in enumerate(look) for j, s in enumerate(row)]
            solid = [(y, x, s) for y, x, s in spots if s in TERRAIN]
            if all(rows[y][x] in TERRAIN[s] for y, x, s in solid):
                found.add(frozenset((y, x) for y, x, _ in solid))
    return {cover for cover in found if not cover & cells_of(city, city.occupied)}


def joined(parts: tuple[Cells, ...]) -> bool:
    reached = {parts[0]}
    for _ in parts:
        reached |= {p for p in parts if any(beside(p) & other for other in reached)}
    return len(reached) == len(parts) and sum(map(len, parts)) == len(frozenset().union(*parts))


def naive_sites(city: City, pieces: str, touching: str) -> set[str]:
    """The same as `sites` for the letters R, W, F and S."""
    ground, letters = city.ground, touching.split()
    things = {
        "R": [cells_of(city, road) for road in city.roads],
        "W": [frozenset({cell}) for cell in cells_of(city, city.uncovered(ground.water))],
        "F": [cells_of(city, tile) for tile in city.of_kind("F")],
        "S": [frozenset((ground.height, column) for column in range(ground.width))],
    }
    good = set()
    every = (covers(city, piece.split("/")) for piece in pieces.split())
    for parts in itertools.product(*every):
        near = beside(frozenset().union(*parts))
        enough = all(sum(bool(t & near) for t in things[x]) >= letters.count(x) for x in letters)
        if enough and joined(parts):
            whole = sorted(frozenset().union(*parts))
            good.add(" ".join(ground.name(*cell) for cell in whole))
    return good
