"""The estimate of a map with one more object on it, for many places of the same object.

What does not depend on the place is computed once, as the `Background`. A place then costs a few
set operations, and the result has the same bits as `map_value` with the object on the map.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from polis.core.kernel import kernel
from polis.games.world_wonders.box import TOUCH_ROAD, TOUCH_TOWER
from polis.games.world_wonders.rules.map.bitboard import (
    EMPTY,
    ahead,
    any_of,
    beside,
    both,
    count,
    either,
    first,
    load,
    meet,
    without,
)
from polis.games.world_wonders.rules.map.monuments import (
    has_target,
    is_terrain,
    single_places,
    targets,
)
from polis.games.world_wonders.rules.map.placement import cover_at, free_water
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    COUNTED,
    NOTHING,
    OCCUPIED,
    ROADS,
    TOWERS,
    along_objects,
    buildings,
    plane,
)
from polis.games.world_wonders.sheet import DISPLAY, STRIDE, TYPES
from polis.games.world_wonders.strategy.evaluation import (
    ENOUGH_ROOM,
    ENOUGH_SITES,
    has_place,
    has_several_pieces,
    weight,
)
from polis.games.world_wonders.strategy.layout import (
    HOLE,
    NEAR_WILD,
    OPEN,
    OPENING,
    POSSIBLE_MONUMENT,
    POSSIBLE_RING,
    ROOM,
    SITE,
    SQUARE,
    VARIETY,
    WILD,
)

# What is known of a displayed monument before the object is placed: it has no place afterwards
# either; it has one as long as certain cells stay free; or it must be looked for.
NEVER, KEPT, UNKNOWN = 0, 1, 2
NO_LETTER = -1


class Background(NamedTuple):
    """A map before an object of one kind is tried on it."""

    around: Any  # cells beside objects
    land: Any  # free cells
    water: Any
    nature: Any  # free natural resources
    plain: Any  # other free land
    tiles: Any  # one cell of every building
    opened: Any  # the cells of buildings that are not districts
    near_own: Any  # cells beside buildings
    near_roads: Any
    near_types: Any  # cells beside buildings of each type
    not_yet: Any  # buildings that are not districts
    weights: Any
    monuments: Any  # what is known of the displayed monuments ...
    kept: Any  # ... and the cells that must stay free


@kernel
def background(b, p, seat, what, left):
    """What is common to all places of an object that goes to this plane of a seat's map."""
    occupied = plane(p, seat, OCCUPIED)
    land = without(load(b.land[p.map[seat]]), occupied)
    water = free_water(b, p, seat)
    nature = both(load(b.nature[p.map[seat]]), land)
    plain = without(land, nature)
    own = buildings(p, seat)
    tiles = both(own, plane(p, seat, COUNTED))
    opened = along_objects(p, seat, both(own, beside(plain)))
    state0, kept0 = _outlook(b, p, seat, 0, what, land, water)
    state1, kept1 = _outlook(b, p, seat, 1, what, land, water)
    state2, kept2 = _outlook(b, p, seat, 2, what, land, water)
    return Background(
        beside(occupied),
        land,
        water,
        nature,
        plain,
        tiles,
        opened,
        beside(own),
        beside(plane(p, seat, ROADS)),
        _near_types(p, seat),
        count(both(tiles, opened)),
        _weights(b, p, left),
        (state0, state1, state2),
        (kept0, kept1, kept2),
    )


@kernel
def _near_types(p, seat):
    return (
        beside(plane(p, seat, BUILDINGS)),
        beside(plane(p, seat, BUILDINGS + 1)),
        beside(plane(p, seat, BUILDINGS + 2)),
        beside(plane(p, seat, BUILDINGS + 3)),
        beside(plane(p, seat, BUILDINGS + 4)),
    )


@kernel
def _weights(b, p, left):
    """The weights that `value_with` uses, in the order of their use."""
    return (
        weight(b, p, WILD, left),
        weight(b, p, NEAR_WILD, left),
        weight(b, p, OPEN, left),
        weight(b, p, OPENING, left),
        weight(b, p, HOLE, left),
        weight(b, p, VARIETY, left),
        weight(b, p, SITE, left),
        weight(b, p, ROOM, left),
        weight(b, p, SQUARE, left),
        weight(b, p, POSSIBLE_MONUMENT, left),
        weight(b, p, POSSIBLE_RING, left),
    )


@kernel
def _letter(what):
    """The adjacency letter that an object of this plane meets."""
    if what == ROADS:
        return TOUCH_ROAD
    if what == TOWERS:
        return TOUCH_TOWER
    return what - BUILDINGS if what >= BUILDINGS else NO_LETTER


@kernel
def _outlook(b, p, seat, place, what, land, water):
    """What is known of the monument in this place of the display, and the cells to keep free."""
    monument = p.display[place]
    if place >= b.display or monument == NOTHING:
        return NEVER, EMPTY
    missing = other = terrain = gained = False
    for k in range(b.needs[monument]):
        letter = b.need[monument, k]
        terrain |= is_terrain(letter)
        gained |= letter == _letter(what)
        if not has_target(b, p, seat, monument, k):
            missing = True
            other |= letter != _letter(what)
    if other:
        return NEVER, EMPTY
    if missing:
        return UNKNOWN, EMPTY
    if has_several_pieces(b, monument):
        return UNKNOWN if terrain else KEPT, EMPTY
    found = _place_kept(b, p, seat, monument, land, water)
    if any_of(found):
        return KEPT, found
    return UNKNOWN if gained else NEVER, EMPTY


@kernel
def _place_kept(b, p, seat, monument, land, water):
    """The cells of one place of a monument, with the terrain that it touches; EMPTY if none."""
    shape = b.kind_shape[monument, 0]
    for turn in range(b.turns):
        if b.look[shape, turn]:
            places = single_places(b, p, seat, monument, turn, land, water)
            if any_of(places):
                cells = cover_at(b, shape, turn, first(places))
                around = beside(cells)
                for k in range(b.needs[monument]):
                    if is_terrain(b.need[monument, k]):
                        touched = both(around, targets(b, p, seat, b.need[monument, k]))
                        cells = either(cells, touched)
                return cells
    return EMPTY


@kernel
def value_with(p, seat, what, cover, back):
    """The estimate of nature, districts and room with an object on these cells."""
    around_cover = beside(cover)
    around = either(back.around, around_cover)
    land = without(back.land, cover)
    nature = without(back.nature, cover)
    wild = without(nature, around)
    few = count(wild)
    value = float(count(nature) - few)
    value += back.weights[0] * few
    if few:
        value += back.weights[1] * count(both(wild, beside(both(around, land))))
    value += _districts_with(p, seat, what, cover, around_cover, land, back)
    near_roads = either(back.near_roads, around_cover) if what == ROADS else back.near_roads
    return value + _room_with(land, near_roads, back)


@kernel
def _districts_with(p, seat, what, cover, around_cover, land, back):
    plain = without(back.plain, cover)
    total = count(back.tiles)
    not_yet = back.not_yet
    near_own = back.near_own
    if meet(back.opened, around_cover):
        # Only buildings beside the object may have become districts.
        still = along_objects(p, seat, both(back.opened, beside(plain)))
        not_yet = count(both(back.tiles, still))
    if what >= BUILDINGS:
        near_own = either(near_own, around_cover)
        total += 1
        not_yet += meet(around_cover, plain)
    value = float(total - not_yet) + back.weights[2] * not_yet
    value += back.weights[3] * count(both(plain, near_own))
    value += back.weights[4] * count(without(plain, beside(land)))
    types = 0
    for kind in range(TYPES):
        near = back.near_types[kind]
        types += meet(land, either(near, around_cover) if what == BUILDINGS + kind else near)
    return value + back.weights[5] * types


@kernel
def _room_with(land, near_roads, back):
    sites = both(land, near_roads)
    pairs = both(land, ahead(land, 1))
    squares = both(pairs, ahead(pairs, STRIDE))
    beside_roads = either(sites, ahead(sites, 1))
    beside_roads = either(beside_roads, ahead(beside_roads, STRIDE))
    room = count(both(squares, beside_roads))
    value = back.weights[6] * min(count(sites), ENOUGH_SITES)
    value += back.weights[7] * min(room, ENOUGH_ROOM)
    return value + back.weights[8] * count(squares)


@kernel
def needs_look(cover, back):
    """Whether a displayed monument must be looked for with the object on the map."""
    look = False
    for place in range(DISPLAY):
        state = back.monuments[place]
        look |= state == UNKNOWN or (state == KEPT and meet(cover, back.kept[place]))
    return look


@kernel
def monuments_with(b, p, seat, cover, back):
    """The estimate of displayed monuments; the object is on the map if one must be looked for."""
    value = 0.0
    for place in range(b.display):
        state = back.monuments[place]
        if state == KEPT and meet(cover, back.kept[place]):
            state = UNKNOWN
        if state == UNKNOWN:
            land = without(back.land, cover)
            water = without(back.water, cover)
            if not has_place(b, p, seat, p.display[place], land, water):
                continue
        elif state == NEVER:
            continue
        value += back.weights[9] + back.weights[10] * b.rings[p.display[place]]
    return value
