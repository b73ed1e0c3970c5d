"""Public objectives: the measure of each seat, and the points for first and second place."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.rules.map.bitboard import (
    any_of,
    beside,
    both,
    cell_set,
    count,
    first,
    flood,
    largest_group,
    load,
    without,
)
from polis.games.world_wonders.rules.map.placement import (
    free_land,
    free_nature,
    free_water,
)
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    COUNTED,
    ROADS,
    along_objects,
    buildings,
    plane,
)
from polis.games.world_wonders.sheet import TYPES

# The categories as the book numbers them.
(
    ENCLOSED_LAND,
    LONGEST_ROAD,
    MOST_MONUMENTS,
    BESIDE_NATURE,
    BESIDE_WATER,
    MOST_OF_TYPE,
    FURTHEST,
    NEIGHBOURS,
    AT_EDGE,
    DISTRICT_TYPES,
) = range(1, 11)


@kernel
def free_plain(b, p, seat):
    """The unoccupied cells of land without a natural resource."""
    return without(free_land(b, p, seat), load(b.nature[p.map[seat]]))


@kernel
def open_buildings(b, p, seat):
    """The cells of buildings that touch free plain land, and so are not districts."""
    touching = both(buildings(p, seat), beside(free_plain(b, p, seat)))
    return along_objects(p, seat, touching)


@kernel
def measure(b, p, objective, seat):
    """The measure of a seat in an objective."""
    category = b.category[objective]
    param = b.param[objective]
    if category == ENCLOSED_LAND:
        return _enclosed_land(b, p, seat)
    if category == LONGEST_ROAD:
        # Includes branches and bridges; towers and the sidewalk do not connect roads.
        return largest_group(plane(p, seat, ROADS))
    if category == MOST_MONUMENTS:
        return p.monuments[seat]
    if category == BESIDE_NATURE:
        return _buildings_on(p, seat, beside(free_nature(b, p, seat)))
    if category == BESIDE_WATER:
        return _buildings_on(p, seat, beside(free_water(b, p, seat)))
    if category == MOST_OF_TYPE:
        return count(both(plane(p, seat, BUILDINGS + param), plane(p, seat, COUNTED)))
    if category == FURTHEST:
        return p.resources[seat, param]
    if category == NEIGHBOURS:
        return _largest_neighbourhood(p, seat, plane(p, seat, BUILDINGS + param))
    if category == AT_EDGE:
        # A corner cell beside the sidewalk also has a side on the map edge.
        return _buildings_on(p, seat, load(b.edge))
    return _district_types(b, p, seat)


@kernel
def _enclosed_land(b, p, seat):
    """The largest area of free plain land that touches no outer row or column of the map."""
    plain = free_plain(b, p, seat)
    outside = flood(both(plain, load(b.outer)), plain)
    return largest_group(without(plain, outside))


@kernel
def _buildings_on(p, seat, cells):
    """The number of buildings on these cells."""
    found = along_objects(p, seat, both(buildings(p, seat), cells))
    return count(both(found, plane(p, seat, COUNTED)))


@kernel
def _largest_neighbourhood(p, seat, area):
    """The number of tiles in the largest group of adjacent buildings of a type."""
    tiles = plane(p, seat, COUNTED)
    best = 0
    while any_of(area):
        group = flood(cell_set(first(area)), area)
        best = max(best, count(both(group, tiles)))
        area = without(area, group)
    return best


@kernel
def _district_types(b, p, seat):
    closed = without(plane(p, seat, COUNTED), open_buildings(b, p, seat))
    types = 0
    for kind in range(TYPES):
        types += any_of(both(closed, plane(p, seat, BUILDINGS + kind)))
    return types


@kernel
def objective_points(b, p, objective, seat):
    """The points of a seat for an objective, as if the game ended now, and its measure."""
    own = 0
    ahead_of_it = 0
    equals = 0
    # Start with the seat itself, so that the others can be compared with it.
    for step in range(p.seats):
        theirs = measure(b, p, objective, (seat + step) % p.seats)
        if step == 0:
            own = theirs
        ahead_of_it += theirs > own
        equals += theirs == own
    return _points(b, objective, own, ahead_of_it, equals), own


@kernel
def _points(b, objective, own, ahead_of_it, equals):
    """The points for first or second place, shared among `equals`, which includes the seat."""
    if own == 0:
        return 0  # ruling: a measure of zero scores nothing
    first_points = b.first_points[objective]
    second_points = b.second_points[objective]
    if ahead_of_it == 0:
        if equals == 1:
            return first_points
        # Shared first place: the sum of both values is shared, rounded to nearest, halves up.
        return (2 * (first_points + second_points) + equals) // (2 * equals)
    if ahead_of_it > 1:
        return 0  # behind two seats: they share first place, or take first and second
    return second_points if equals == 1 else 1
