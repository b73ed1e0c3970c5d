"""The objects a player buys and lays: of which pieces they are, and where each may go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .city import City, without
from .ground import Place, Rows, on_land, with_ends_on_land
from .market import Market
from .monuments import Plan, piece_names, ways_to_build

Step = tuple[str, Place]  # the name of a piece, and where it goes

FIRST_ROAD = "first road"  # the free one; every other object is called as in the market
NUMBER_WORDS = {1: "one", 2: "two", 3: "three", 4: "four"}


@dataclass
class Hand:
    """An object that is not yet laid completely."""

    what: str
    rest: tuple[str, ...] = ("",)  # the names of the pieces still to lay
    tile: str = ""  # of a building
    plans: Iterable[Plan] = ()  # of a monument: the ways to complete it
    cover: int = 0  # the cells of the pieces laid so far

    def lay(self, step: Step) -> None:
        name, place = step
        self.rest = without(self.rest, name)
        self.cover |= place.cover
        self.plans = [plan - {step} for plan in self.plans if step in plan]


class Objects:
    """The shapes of all objects."""

    def __init__(self, components: dict, market: Market) -> None:
        self.market = market
        self.long_road = with_ends_on_land(components["roads"]["long"])
        self.tower = on_land(components["tower"]["shape"])
        short = [on_land(shape) for shape in components["roads"]["short_set"]]
        self.short_names = tuple(NUMBER_WORDS["".join(shape).count("L")] for shape in short)
        self.short_shapes: dict[str, Rows] = dict(zip(self.short_names, short, strict=True))
        assert len(self.short_shapes) == len(set(short)), "two short roads with one name"

    def take_up(self, what: str, city: City) -> Hand:
        """The object with all its pieces; the plans of a monument are found only when asked for."""
        if what in self.market.stack:
            return Hand(what, tile=self.market.shown[what] or "")
        if what in self.market.monument:
            card = self.market.monument[what]
            return Hand(what, tuple(piece_names(card)), plans=ways_to_build(city, card))
        return Hand(what, self.short_names if what == "set" else ("",))

    def steps(self, hand: Hand, city: City) -> Iterator[Step]:
        """Where the next piece may go so that the rest can still be laid; doublets possible."""
        match hand.what:
            case "first road":
                places = city.first_road_places(self.long_road)
            case "road":
                places = city.road_places(self.long_road)
            case "set":
                return city.short_set_places(self.short_shapes, hand.rest)
            case "tower":
                places = city.tower_places(self.tower)
            case stack if stack in self.market.stack:
                shape = on_land(self.market.stack[stack]["shape"])
                places = city.building_places(shape, self.market.tile[hand.tile]["type"])
            case _:
                return (step for plan in hand.plans for step in plan)
        return (("", place) for place in places)

    def fits(self, what: str, city: City) -> bool:
        """Can the object be laid completely?"""
        return next(self.steps(self.take_up(what, city), city), None) is not None


def in_notation(step: Step) -> str:
    name, place = step
    return " ".join(word for word in ("lay", name, place.cell, f"r{place.turn}") if word)
