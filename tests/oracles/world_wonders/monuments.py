"""Where a monument may stand: terrain, its parts together, and everything it must touch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from .city import City, union, without
from .ground import Place, Rows, turns_of

Plan = frozenset[tuple[str, Place]]  # a place for every piece, equal pieces being exchangeable


class Need(NamedTuple):
    """So many of these things must be touched."""

    number: int
    things: list[int]
    cells: int  # all the things together

    def met_by(self, touch: int) -> bool:
        if self.number == 1:
            return bool(touch & self.cells)
        return sum(bool(touch & thing) for thing in self.things) >= self.number


def things_named(city: City, letter: str) -> list[int]:
    """The things that an adjacency letter speaks of, each of which meets it once."""
    match letter:
        case "R":
            return city.roads
        case "TW":
            return city.towers
        case "W":
            return single_cells(city.uncovered(city.ground.water))
        case "N":
            return single_cells(city.uncovered(city.ground.nature))
        case "S":  # a cell in the bottom row is a cell that touches the sidewalk
            return [city.ground.sidewalk]
    return city.of_kind(letter)


def single_cells(cells: int) -> list[int]:
    found = []
    while cells:
        found.append(cells & -cells)
        cells &= cells - 1
    return found


def needs_of(city: City, letters: list[str]) -> list[Need] | None:
    """What the card asks to be touched; None if there are too few such things in the city."""
    needs = []
    for letter, number in Counter(letters).items():
        things = things_named(city, letter)
        number = 1 if letter == "S" else number  # there is only one sidewalk
        if len(things) < number:
            return None
        needs.append(Need(number, things, union(things)))
    return needs


def piece_names(monument: dict) -> list[str]:
    """A name for each piece: the index of the first equal one; none if all pieces are equal."""
    looks = [frozenset(turns_of(tuple(piece))) for piece in monument["pieces"]]
    firsts = [looks.index(look) for look in looks]
    return ["" if set(firsts) == {0} else str(first) for first in firsts]


def piece_shapes(monument: dict) -> dict[str, Rows]:
    """The shape of each kind of piece, as the first of its kind is written."""
    named = zip(piece_names(monument), monument["pieces"], strict=True)
    return {name: tuple(piece) for name, piece in reversed(list(named))}


class Site:
    """The search for all the ways to build one monument in one city."""

    def __init__(self, city: City, monument: dict) -> None:
        self.ground = city.ground
        self.needs = needs_of(city, monument["adjacent"])
        self.pieces = tuple(piece_names(monument))
        shapes = piece_shapes(monument)
        # A piece bridges at most as many steps as its box has cells, gaps included.
        self.span = {name: len(shape) * len(shape[0]) for name, shape in shapes.items()}
        self.free = {
            name: [p for p in self.ground.places(shape) if not p.cover & city.occupied]
            for name, shape in shapes.items()
        }
        self.seen: set[Plan] = set()

    def plans(self) -> Iterator[Plan]:
        """Every complete way once. Some piece meets the scarcest need: the search begins there."""
        if self.needs is None:
            return
        start = min((need.cells for need in self.needs), key=int.bit_count, default=None)
        for name in dict.fromkeys(self.pieces):
            rest = without(self.pieces, name)
            for place in self.free[name]:
                if start is None or place.touch & start:
                    yield from self.grow(frozenset({(name, place)}), rest, place.cover)

    def grow(self, plan: Plan, rest: tuple[str, ...], cover: int) -> Iterator[Plan]:
        """Complete the plan by pieces that each touch one laid before."""
        if plan in self.seen or not self.can_meet_needs(cover, rest):
            return
        self.seen.add(plan)
        if not rest:
            yield plan
        for name in dict.fromkeys(rest):
            left = without(rest, name)
            for place in self.free[name]:
                if place.touch & cover and not place.cover & cover:
                    grown = plan | {(name, place)}
                    yield from self.grow(grown, left, cover | place.cover)

    def can_meet_needs(self, cover: int, rest: tuple[str, ...]) -> bool:
        """Exact for a complete monument; before that, what is too far away is ruled out."""
        steps = sum(self.span[name] for name in rest)
        near = self.ground.around(cover) if steps == 0 else self.ground.reach(cover, steps + 1)
        return all(need.met_by(near) for need in self.needs or ())


def ways_to_build(city: City, monument: dict) -> Iterator[Plan]:
    """All complete ways to build the monument, for each piece its place."""
    return Site(city, monument).plans()
