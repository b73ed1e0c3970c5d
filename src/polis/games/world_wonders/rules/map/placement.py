"""Places for a piece, as sets of corners computed for the whole map at once."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.box import LONG_SHAPE, TOWER_SHAPE
from polis.games.world_wonders.rules.map.bitboard import (
    EMPTY,
    ahead,
    any_of,
    behind,
    beside,
    both,
    either,
    load,
    without,
)
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    OCCUPIED,
    ROADS,
    TOWERS,
    plane,
)
from polis.games.world_wonders.sheet import BUILDING, FIRST_ROAD, TOWER


@kernel
def free_land(b, p, seat):
    """The unoccupied cells of land, natural resources included."""
    return without(load(b.land[p.map[seat]]), plane(p, seat, OCCUPIED))


@kernel
def free_water(b, p, seat):
    return without(load(b.water[p.map[seat]]), plane(p, seat, OCCUPIED))


@kernel
def free_nature(b, p, seat):
    return without(load(b.nature[p.map[seat]]), plane(p, seat, OCCUPIED))


@kernel
def fits(b, shape, turn, land, water):
    """The corners with which a piece covers only free cells of its required terrain."""
    places = load(b.corners[shape, turn])
    offset = b.offset[shape, turn]
    on_land = b.on_land[shape, turn]
    on_water = b.on_water[shape, turn]
    for k in range(on_land):
        places = both(places, ahead(land, offset[k]))
    for k in range(on_land, on_water):
        places = both(places, ahead(water, offset[k]))
    if on_water < b.covered[shape, turn]:
        free = either(land, water)
        for k in range(on_water, b.covered[shape, turn]):
            places = both(places, ahead(free, offset[k]))
    return places


@kernel
def on_some(b, shape, turn, cells):
    """The corners with which a piece covers one of these cells."""
    offset = b.offset[shape, turn]
    places = EMPTY
    for k in range(b.covered[shape, turn]):
        places = either(places, ahead(cells, offset[k]))
    return places


@kernel
def beside_some(b, shape, turn, cells):
    """The corners with which a piece touches one of these cells without covering it."""
    offset = b.beside[shape, turn]
    places = EMPTY
    for k in range(b.besides[shape, turn]):
        if offset[k] >= 0:
            places = either(places, ahead(cells, offset[k]))
        else:
            places = either(places, behind(cells, -offset[k]))
    return places


@kernel
def places_on(b, shape, turn, land, water, near):
    """The corners with which a piece fits and covers a cell `near` what it must touch."""
    return both(fits(b, shape, turn, land, water), on_some(b, shape, turn, near))


@kernel
def has_place(b, shape, land, water, near):
    """Whether a piece fits anywhere and covers a cell `near` what it must touch."""
    for turn in range(b.turns):
        if b.look[shape, turn] and any_of(places_on(b, shape, turn, land, water, near)):
            return True
    return False


@kernel
def shape_of(item):
    """The shape of a road, of the tower or of a building."""
    if item == TOWER:
        return TOWER_SHAPE
    return item - BUILDING if BUILDING <= item < FIRST_ROAD else LONG_SHAPE


@kernel
def near_needed(b, p, item, tile):
    """The cells beside what the road, tower or building of the seat on turn must touch."""
    if item == FIRST_ROAD:
        return load(b.bottom)  # the free road must touch the sidewalk
    if item == TOWER:
        return near_object(p, p.seat)
    if item >= BUILDING:
        return near_kind(p, p.seat, b.tile_type[item - BUILDING, tile])
    return near_network(b, p, p.seat)


@kernel
def cover_at(b, shape, turn, cell):
    """The cells a piece covers with its corner in this cell."""
    return behind(load(b.cover[shape, turn]), cell)


@kernel
def near_network(b, p, seat):
    """The cells beside what a road may touch: a road, a tower or the sidewalk."""
    network = either(plane(p, seat, ROADS), plane(p, seat, TOWERS))
    return either(beside(network), load(b.bottom))


@kernel
def near_object(p, seat):
    """The cells beside what a tower may touch: any object, but not the sidewalk."""
    return beside(plane(p, seat, OCCUPIED))


@kernel
def near_kind(p, seat, kind):
    """The cells beside what a building may touch: a road or a building of its type."""
    return beside(either(plane(p, seat, ROADS), plane(p, seat, BUILDINGS + kind)))
