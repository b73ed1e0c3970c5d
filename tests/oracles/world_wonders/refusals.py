"""What the rules say against an action: each reason as a question to the plain table.

A reason is its key and its arguments, letters and cells by name; the answer says whether it is so.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from .city import City
from .ground import Rows, on_land, turned, turns_of
from .monuments import Site, needs_of, piece_shapes, things_named
from .objects import FIRST_ROAD
from .table import REPAYMENT, Table


class Spot(NamedTuple):
    """Where somebody wants to lay a piece: its name, quarter turns, row and column of its box."""

    piece: str
    turn: int
    row: int
    column: int


def shape_of(table: Table, piece: str) -> Rows:
    """The shape of a piece of the object in hand."""
    assert table.hand
    what, objects, market = table.hand.what, table.objects, table.market
    if what in (FIRST_ROAD, "road"):
        return objects.long_road
    if what == "tower":
        return objects.tower
    if what == "set":
        return objects.short_shapes[piece]
    if what in market.stack:
        return on_land(market.stack[what]["shape"])
    return piece_shapes(market.monument[what])[piece]


def own_city(table: Table) -> City:
    return table.cities[table.seat_on_turn]


# Buying


def is_on_offer(table: Table, what: str) -> bool:
    """Whether an item, called as in the notation, can be had at all."""
    market = table.market
    if what.startswith("pedestal"):
        return table.pedestals[int(what[-1])] is None
    if what in market.supply:
        return market.supply[what] > 0
    return market.shown.get(what) is not None or what in market.display


def lacking(table: Table, monument: str) -> list[str]:
    """The letters of which the city has too few things."""
    letters = Counter(table.market.monument[monument]["adjacent"])
    city = own_city(table)
    return [
        letter
        for letter, number in letters.items()
        if len(things_named(city, letter)) < (1 if letter == "S" else number)
    ]


def has_room(table: Table, monument: str) -> bool:
    """Whether the pieces fit together on free cells of their terrain, whatever they touch."""
    site = Site(own_city(table), table.market.monument[monument])
    site.needs = []
    return next(site.plans(), None) is not None


def can_repay(table: Table) -> bool:
    return table.gold[table.seat_on_turn] >= REPAYMENT


# Laying


def looks(table: Table, piece: str) -> list[int]:
    """The turns after which a piece looks different."""
    return sorted(turns_of(shape_of(table, piece)).values())


def turned_shape(table: Table, spot: Spot) -> Rows:
    shape = shape_of(table, spot.piece)
    for _ in range(spot.turn):
        shape = turned(shape)
    return shape


def is_off_map(table: Table, spot: Spot) -> bool:
    """Whether a part of the piece's box lies beyond the map."""
    look, ground = turned_shape(table, spot), own_city(table).ground
    return spot.row + len(look) > ground.height or spot.column + len(look[0]) > ground.width


def cells_with(table: Table, spot: Spot, signs: str) -> int:
    """The cells under those cells of the piece that have one of these signs."""
    look = turned_shape(table, spot)
    return own_city(table).ground.union(
        [
            (spot.row + r, spot.column + c)
            for r, row in enumerate(look)
            for c, sign in enumerate(row)
            if sign in signs
        ]
    )


def cover_of(table: Table, spot: Spot) -> int:
    return cells_with(table, spot, "LWE")


def occupied(table: Table, spot: Spot) -> int:
    """The cells under the piece on which something lies."""
    assert table.hand
    return cover_of(table, spot) & (own_city(table).occupied | table.hand.cover)


def not_land(table: Table, spot: Spot) -> int:
    return cells_with(table, spot, "L") & ~own_city(table).ground.land


def not_water(table: Table, spot: Spot) -> int:
    return cells_with(table, spot, "W") & ~own_city(table).ground.water


def lies_well(table: Table, spot: Spot) -> bool:
    """Whether the piece lies on free cells of its terrain."""
    return not (
        is_off_map(table, spot)
        or occupied(table, spot)
        or not_land(table, spot)
        or not_water(table, spot)
    )


def touches(table: Table, spot: Spot) -> bool:
    """Whether a road, tower or building touches what it must."""
    assert table.hand
    city, what = own_city(table), table.hand.what
    if what == FIRST_ROAD:
        needed = city.ground.sidewalk
    elif what in ("road", "set"):
        needed = city.road_network()
    elif what == "tower":
        needed = city.occupied
    else:
        kind = table.market.tile[table.hand.tile]["type"]
        needed = city.all_roads()
        for cells in city.of_kind(kind):
            needed |= cells
    return bool(city.ground.around(cover_of(table, spot)) & needed)


def untouched(table: Table, cover: int) -> list[str]:
    """The letters that the monument in hand does not meet on these cells."""
    assert table.hand
    city = own_city(table)
    letters = table.market.monument[table.hand.what]["adjacent"]
    needs = needs_of(city, letters)
    assert needs is not None
    near = city.ground.around(cover)
    return [
        letter
        for letter, need in zip(Counter(letters), needs, strict=True)
        if not need.met_by(near)
    ]


def are_joined(table: Table, pieces: list[int]) -> bool:
    """Whether pieces hang together, piece to piece by sides."""
    ground = own_city(table).ground
    group, rest = pieces[0], pieces[1:]
    while near := [piece for piece in rest if piece & ground.around(group)]:
        rest = [piece for piece in rest if piece not in near]
        for piece in near:
            group |= piece
    return not rest
