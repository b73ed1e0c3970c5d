"""The rules of Akropolis, written for reading: what a fast player of the game must agree with.

Cells are axial (q, r). The six neighbours of a cell run clockwise seen from above and are called
n, ne, se, s, sw, nw. A hex is one letter: q is a quarry, h m b t g are the districts house, market,
barracks, temple and garden, H M B T G their plazas. A tile is three letters in clockwise order,
and its name is the rotation of those letters that sorts first.

Moves are written
    take K         take the K-th of the tiles still lying, counted from the front, for K - 1 stones
    place q,r DIR  lay letter 0 of the tile's name on (q, r), letter 1 on the neighbour in the
                   direction DIR, letter 2 on the neighbour in the next direction clockwise
    reveal NAME    chance turns up a tile
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cache

Cell = tuple[int, int]
Footprint = frozenset[Cell]
Options = dict[str, bool | str]

DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

QUARRY = "q"
DISTRICTS = {"house": "h", "market": "m", "barracks": "b", "temple": "t", "garden": "g"}
PLAZAS = {kind: letter.upper() for kind, letter in DISTRICTS.items()}
STARS = {"house": 1, "market": 2, "barracks": 2, "temple": 2, "garden": 3}  # on one plaza

START_TILE = {(0, 0): "H", (0, -1): "q", (1, 0): "q", (-1, 1): "q"}

# The city tiles by the number on their backs: the fewest players they are played with.
TILES = {
    2: "hbt Mbq qhb Bhq Bqq Bht gqq qbm qtm qmb Gqh qmh Ghq qtb hgm Bmh Mhg Hmb qhh hgb "
    "Mth Mqq Tqq Gqq qmg mqq qbm Hqq Thq tqq Tqh Hgq Hqq Thb htm qmt Hqq",
    3: "hmb qth qbg qhh qhm Tqq hqq qmh Htm Ghb Bqh Mqq",
    4: "bqq Bqq Hqm Gmh Mqt qht Thm qgh qhh qbh qhb qhm",
}

# Every option with its possible values, the default first.
OPTIONS: dict[str, tuple[bool | str, ...]] = {
    "house_variant": (False, True),
    "market_variant": (False, True),
    "barracks_variant": (False, True),
    "temple_variant": (False, True),
    "garden_variant": (False, True),
    "lake_is_edge": (False, True),  # does an enclosed empty cell make a barracks an edge one?
    "house_group": ("count", "value"),  # what makes a group of houses the largest
    "lake_size": ("any", "single"),  # which enclosed areas are lakes for the gardens
    "empty_places": ("all", "outside"),  # does the barracks variant count cells of lakes?
}


def complete(options: Options | None) -> Options:
    """The options given, with the default for every one left out."""
    options = options or {}
    for key, value in options.items():
        assert value in OPTIONS[key], f"{value!r} is no value of the option {key}"
    return {key: options.get(key, values[0]) for key, values in OPTIONS.items()}


def tile_name(code: str) -> str:
    """The rotation of the code that sorts first (capitals before small letters)."""
    return min(code[i:] + code[:i] for i in range(3))


def tiles_in_play(players: int, all_tiles: bool) -> Counter[str]:
    """The tiles of a game, by name; the long game for two or three uses those of all backs."""
    backs = [back for back in TILES if all_tiles or back <= players]
    return Counter(tile_name(code) for back in backs for code in TILES[back].split())


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around a cell, clockwise from n."""
    q, r = cell
    return tuple((q + dq, r + dr) for dq, dr in STEPS)


def triangle(cell: Cell, direction: int) -> tuple[Cell, Cell, Cell]:
    """Clockwise: the cell, its neighbour in the direction, its neighbour in the next direction."""
    around = neighbours(cell)
    return cell, around[direction], around[(direction + 1) % 6]


def direction_into(footprint: Footprint, cell: Cell) -> int:
    """The direction in which the triangle drawn from this cell of a footprint is the footprint."""
    return next(d for d in range(6) if footprint.issuperset(triangle(cell, d)))


def touches(cell: Cell, cells: set[Cell]) -> bool:
    """Whether one of the six neighbours of the cell is among the cells."""
    return not cells.isdisjoint(neighbours(cell))


def connected_groups(cells: Iterable[Cell]) -> list[set[Cell]]:
    """The cells sorted into groups of cells that hang together."""
    left = set(cells)
    groups = []
    while left:
        group: set[Cell] = set()
        border = [left.pop()]
        while border:
            cell = border.pop()
            group.add(cell)
            new = left.intersection(neighbours(cell))
            left -= new
            border.extend(new)
        groups.append(group)
    return groups


class City:
    """One player's city: in every built cell a column of hexes, bottom to top."""

    def __init__(self) -> None:
        # A hex is (letter, number of its tile in this city); the start tile is one tile, number 0.
        self.columns: dict[Cell, list[tuple[str, int]]] = {
            cell: [(letter, 0)] for cell, letter in START_TILE.items()
        }
        self.tiles = 1

    # Building

    def height(self, cell: Cell) -> int:
        """How many hexes lie in the cell: also the level of the one that is visible."""
        return len(self.columns.get(cell, ()))

    def top(self, cell: Cell) -> str:
        """The letter of the visible hex of a built cell."""
        return self.columns[cell][-1][0]

    def level_for(self, footprint: Iterable[Cell]) -> int | None:
        """The level on which a tile would lie on these three cells, or None if it may not."""
        cells = list(footprint)
        heights = {self.height(cell) for cell in cells}
        if len(heights) > 1:
            return None  # it would cover a hole, overhang or pass through another tile
        height = heights.pop()
        if height == 0:
            # On the ground an edge must touch the city; a lake may be filled in.
            allowed = any(near in self.columns for cell in cells for near in neighbours(cell))
        else:
            # Higher up it must rest on two tiles, and need touch nothing on its own level.
            allowed = len({self.columns[cell][-1][1] for cell in cells}) >= 2
        return height + 1 if allowed else None

    def footprints(self) -> list[tuple[Footprint, int]]:
        """Every place for a next tile: its three cells and the level on which it would lie."""
        near = set(self.columns).union(*(neighbours(cell) for cell in self.columns))
        candidates = {frozenset(triangle(cell, d)) for cell in near for d in range(6)}
        levels = [(cells, self.level_for(cells)) for cells in sorted(candidates, key=sorted)]
        return [(cells, level) for cells, level in levels if level is not None]

    def place(self, code: str, cells: tuple[Cell, Cell, Cell]) -> int:
        """Lay code[i] on cells[i]; returns the stones won: one for each quarry covered."""
        clockwise = triangle(cells[0], direction_into(frozenset(cells), cells[0]))
        assert tuple(cells) == clockwise, "a tile is never flipped"
        assert self.level_for(cells) is not None, "no tile may lie here"
        won = sum(1 for cell in cells if self.height(cell) and self.top(cell) == QUARRY)
        for letter, cell in zip(code, cells, strict=True):
            self.columns.setdefault(cell, []).append((letter, self.tiles))
        self.tiles += 1
        return won

    # The empty cells

    def outside_and_lakes(self) -> tuple[set[Cell], list[set[Cell]]]:
        """The empty cells around the city that lead away from it, and its enclosed empty areas."""
        rows = [r for _, r in self.columns]
        lines = [q for q, _ in self.columns]
        box = {
            (q, r)
            for q in range(min(lines) - 1, max(lines) + 2)
            for r in range(min(rows) - 1, max(rows) + 2)
        }
        corner = (min(lines) - 1, min(rows) - 1)  # surely outside, as is the whole rim of the box
        areas = connected_groups(box - self.columns.keys())
        outside = next(area for area in areas if corner in area)
        return outside, [area for area in areas if area is not outside]

    # Scoring: only visible hexes matter, and cells next to each other touch at any levels

    def visible(self, letter: str) -> set[Cell]:
        """The cells whose visible hex has this letter."""
        return {cell for cell in self.columns if self.top(cell) == letter}

    def worth(self, cell: Cell, doubled: bool = False) -> int:
        """The value of a district that counts: its level, or twice that where a variant says so."""
        return self.height(cell) * (2 if doubled else 1)

    def counting_houses(self, options: Options) -> dict[Cell, int]:
        """The largest group of houses; plazas do not join groups."""

        def worths(group: set[Cell]) -> dict[Cell, int]:
            doubled = bool(options["house_variant"]) and sum(map(self.worth, group)) >= 10
            return {cell: self.worth(cell, doubled) for cell in group}

        def size(group: dict[Cell, int]) -> tuple[int, int]:
            # The books only say "largest". It is read as most houses, ties by value (doubled
            # where it doubles); with the other reading the value comes first.
            count, value = len(group), sum(group.values())
            return (count, value) if options["house_group"] == "count" else (value, count)

        # Of groups alike in both, which give the same points, the one with the first cell is named.
        groups = sorted(connected_groups(self.visible("h")), key=min)
        return max(map(worths, groups), key=size, default={})

    def counting_markets(self, options: Options) -> dict[Cell, int]:
        """Markets with no market beside them; the variant doubles those beside a market plaza."""
        markets, plazas = self.visible("m"), self.visible("M")
        return {
            cell: self.worth(cell, bool(options["market_variant"]) and touches(cell, plazas))
            for cell in markets
            if not touches(cell, markets)
        }

    def counting_barracks(self, options: Options, outside: set[Cell]) -> dict[Cell, int]:
        """Barracks on the edge; the variant doubles those with 3 or 4 empty cells around them."""
        counting = {}
        for cell in self.visible("b"):
            empty = {near for near in neighbours(cell) if near not in self.columns}
            # The books do not say what the edge is: here a lake shore is not one, by default.
            if empty if options["lake_is_edge"] else empty & outside:
                # The empty places of the variant are all empty cells, by default also of lakes.
                places = empty if options["empty_places"] == "all" else empty & outside
                doubled = bool(options["barracks_variant"]) and len(places) in (3, 4)
                counting[cell] = self.worth(cell, doubled)
        return counting

    def counting_temples(self, options: Options) -> dict[Cell, int]:
        """Temples built in on all six sides; the variant doubles those above the ground level."""
        return {
            cell: self.worth(cell, bool(options["temple_variant"]) and self.height(cell) >= 2)
            for cell in self.visible("t")
            if all(near in self.columns for near in neighbours(cell))
        }

    def counting_gardens(self, options: Options, lakes: list[set[Cell]]) -> dict[Cell, int]:
        """All gardens; the variant doubles, once, those beside a lake."""
        # One book says that a lake may have several cells, another leaves it open: any size.
        banks = [lake for lake in lakes if options["lake_size"] == "any" or len(lake) == 1]
        water = set().union(*banks)
        return {
            cell: self.worth(cell, bool(options["garden_variant"]) and touches(cell, water))
            for cell in self.visible("g")
        }

    def counting(self, options: Options | None = None) -> dict[str, dict[Cell, int]]:
        """For each kind the districts that count, with or without a plaza, and their values."""
        options = complete(options)
        outside, lakes = self.outside_and_lakes()
        return {
            "house": self.counting_houses(options),
            "market": self.counting_markets(options),
            "barracks": self.counting_barracks(options, outside),
            "temple": self.counting_temples(options),
            "garden": self.counting_gardens(options, lakes),
        }

    def score(self, stones: int, options: Options | None = None) -> dict:
        """The points: for each kind value times stars, and one for each stone."""
        kinds = {}
        for kind, districts in self.counting(options).items():
            value = sum(districts.values())
            stars = STARS[kind] * len(self.visible(PLAZAS[kind]))  # plazas gain nothing by height
            kinds[kind] = {"value": value, "stars": stars, "points": value * stars}
        total = stones + sum(entry["points"] for entry in kinds.values())
        return {"total": total, "stones": stones, "kinds": kinds}


class Table:
    """A game: the construction site, the tiles not yet seen, and every player's city and stones.

    Seats are numbered in turn order. A stack has a tile more than there are players and so has a
    round a turn more, so that handing on the chief architect's token after each round simply
    lets the turns go round the table without a break.
    """

    def __init__(
        self, players: int, all_tiles: bool = False, options: Options | None = None
    ) -> None:
        assert 2 <= players <= 4
        self.players = players
        self.options = complete(options)
        self.unseen = tiles_in_play(players, all_tiles)  # their order in the stacks is nobody's
        self.site: list[str] = []
        self.to_reveal = players + 2
        self.hand: str | None = None
        self.stones = [seat + 1 for seat in range(players)]
        self.cities = [City() for _ in range(players)]
        self.turns = 0

    @property
    def to_act(self) -> int | str:
        """The seat whose turn it is, or "chance" while tiles are revealed, or "over"."""
        if self.to_reveal:
            return "chance"
        if self.hand is None and len(self.site) == 1:
            return "over"  # nobody plays the very last tile
        return (self.turns - 1) % self.players

    def chance(self) -> dict[str, int]:
        """While tiles are revealed: each possible reveal and its number of unseen tiles."""
        if self.to_act != "chance":
            return {}
        return {f"reveal {name}": number for name, number in sorted(self.unseen.items())}

    def legal(self) -> list[str]:
        """Everything that may happen now: takes, placements, reveals, or nothing at the end."""
        seat = self.to_act
        if not isinstance(seat, int):
            return list(self.chance())
        if self.hand is None:
            # A place costs a stone for each tile lying before it, so the first is always free.
            return [f"take {k + 1}" for k in range(len(self.site)) if k <= self.stones[seat]]
        # Letter 0 may lie on each of the three cells of a footprint; that fixes the other two.
        return [
            f"place {q},{r} {DIRECTIONS[direction_into(footprint, (q, r))]}"
            for footprint, _ in self.cities[seat].footprints()
            for q, r in sorted(footprint)
        ]

    def apply(self, notation: str) -> None:
        """Let a legal move or reveal happen."""
        assert notation in self.legal(), f"{notation!r} is not legal"
        word, *rest = notation.split()
        if word == "reveal":
            self.reveal(rest[0])
        elif word == "take":
            self.take(int(rest[0]))
        else:
            q, r = map(int, rest[0].split(","))
            self.place(triangle((q, r), DIRECTIONS.index(rest[1])))

    def reveal(self, name: str) -> None:
        """Lay an unseen tile at the end of the site; the turns go on when the site is full."""
        self.unseen -= Counter([name])
        self.site.append(name)
        self.to_reveal -= 1
        if not self.to_reveal:
            self.turns += 1

    def take(self, place: int) -> None:
        """Take the tile at this place and pay at once, before it can win any stones."""
        self.stones[self.to_act] -= place - 1
        self.hand = self.site.pop(place - 1)

    def place(self, cells: tuple[Cell, Cell, Cell]) -> None:
        """Lay the tile taken, receive stones for covered quarries, and end the turn."""
        seat = self.to_act
        self.stones[seat] += self.cities[seat].place(self.hand, cells)  # there is no upper limit
        self.hand = None
        if len(self.site) > 1:
            self.turns += 1
        elif self.unseen:
            self.to_reveal = self.players + 1  # one stack behind the tile left
        # Otherwise the game is over. The stacks always come out even; the fifteen that one book
        # makes for the long game of three cannot be, as 5 + 14 * 4 are all 61 tiles.

    def scores(self) -> list[int]:
        """The points of every seat as things stand."""
        pairs = zip(self.cities, self.stones, strict=True)
        return [city.score(stones, self.options)["total"] for city, stones in pairs]

    def shares(self) -> list[Fraction]:
        """The win at the end: most points, then most stones; those still equal share it."""
        assert self.to_act == "over"
        results = list(zip(self.scores(), self.stones, strict=True))
        best = max(results)
        return [Fraction(int(result == best), results.count(best)) for result in results]
