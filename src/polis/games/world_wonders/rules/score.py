"""The score: population, the lowest resource, monuments, nature, districts, loan, objectives."""

from __future__ import annotations

import numpy as np

from polis.core.contract import WIN
from polis.core.kernel import kernel
from polis.games.world_wonders.rules.map.bitboard import (
    any_of,
    beside,
    both,
    count,
    first,
    rest_of,
    without,
)
from polis.games.world_wonders.rules.map.placement import free_nature
from polis.games.world_wonders.rules.objectives import (
    free_plain,
    objective_points,
    open_buildings,
)
from polis.games.world_wonders.rules.position import (
    COUNTED,
    ENDED,
    NOTHING,
    OCCUPIED,
    THE_AUTOMATON,
    along_objects,
    buildings,
    plane,
)
from polis.games.world_wonders.sheet import (
    AUTOMATON,
    GOALS,
    MEASURES,
    PENALTY,
    POPULATION,
    RESOURCES,
    SOLO_MODE,
    TRACK_SIDE,
)

# Why a cell counts or not: natural resources, cells of buildings, and the free plain land that
# prevents a building from being a district.
VISITED, LONELY, DISTRICT, OPEN, OPENING = 1, 2, 3, 4, 5

MOST_MONUMENTS = 64  # more than there are, so that points outweigh monuments


@kernel
def score(box, P, i, seat, sheet, reasons):
    b = box[0]
    p = P[i]
    sheet[:] = 0
    total = city_points(b, p, seat, sheet)
    for k in range(b.chosen):
        if p.objectives[k] != NOTHING:
            sheet[GOALS + k], sheet[MEASURES + k] = objective_points(b, p, p.objectives[k], seat)
            total += sheet[GOALS + k]
    if p.seats == 1:
        sheet[AUTOMATON] = automaton_score(b, p)
    _write_city_reasons(b, p, seat, reasons)
    return total


@kernel
def city_lines(b, p, seat):
    """The points of a seat without objectives, as the lines from POPULATION to DEBT.

    All have one type, because a kernel can only loop over a tuple of one type.
    """
    settled = np.int64(b.population_rings[p.options[TRACK_SIDE], p.population[seat]])
    visited = both(free_nature(b, p, seat), beside(plane(p, seat, OCCUPIED)))
    closed = without(buildings(p, seat), open_buildings(b, p, seat))
    districts = np.int64(count(both(closed, plane(p, seat, COUNTED))))
    least, rings = np.int64(lowest_resource(p, seat)), np.int64(rings_of(b, p, seat))
    debt = -PENALTY * np.int64(p.loan[seat])
    return settled, least, rings, np.int64(count(visited)), districts, debt


@kernel
def city_points(b, p, seat, sheet):
    """The points of a seat without objectives, line by line."""
    lines = city_lines(b, p, seat)
    total = 0
    for line in range(len(lines)):
        sheet[POPULATION + line] = lines[line]
        total += lines[line]
    return total


@kernel
def lowest_resource(p, seat):
    """The space number of a seat's lowest resource."""
    least = p.resources[seat, 0]
    for resource in range(1, RESOURCES):
        least = min(least, p.resources[seat, resource])
    return least


@kernel
def rings_of(b, p, owner):
    """The rings on the cards of an owner's monuments."""
    rings = 0
    for monument in range(b.monuments):
        if p.owner[monument] == owner:
            rings += b.rings[monument]
    return rings


@kernel
def automaton_score(b, p):
    """The score that a solo player must beat."""
    total = 0
    for resource in range(RESOURCES):
        total += p.resources[0, resource]
    if p.options[SOLO_MODE]:
        total += rings_of(b, p, THE_AUTOMATON)
    return total


@kernel
def _write_city_reasons(b, p, seat, reasons):
    reasons[:] = 0
    nature = free_nature(b, p, seat)
    visited = both(nature, beside(plane(p, seat, OCCUPIED)))
    own = buildings(p, seat)
    plain = free_plain(b, p, seat)
    opened = along_objects(p, seat, both(own, beside(plain)))
    _write_reasons(reasons, visited, VISITED)
    _write_reasons(reasons, without(nature, visited), LONELY)
    _write_reasons(reasons, without(own, opened), DISTRICT)
    _write_reasons(reasons, opened, OPEN)
    _write_reasons(reasons, both(plain, beside(own)), OPENING)


@kernel
def _write_reasons(reasons, cells, reason):
    while any_of(cells):
        reasons[first(cells)] = reason
        cells = rest_of(cells)


@kernel
def points(b, p, seat):
    """The points of a seat, without sheet and reasons."""
    total = 0
    for line in city_lines(b, p, seat):
        total += line
    for k in range(b.chosen):
        if p.objectives[k] != NOTHING:
            total += objective_points(b, p, p.objectives[k], seat)[0]
    return total


@kernel
def shares(box, P, i, out):
    """Most points win, then most monuments; seats equal in both share. Solo: beat the automaton."""
    b = box[0]
    p = P[i]
    if p.seats == 1:
        out[0] = WIN if p.phase == ENDED and points(b, p, 0) > automaton_score(b, p) else 0
        return
    best = -MOST_MONUMENTS * MOST_MONUMENTS
    winners = 0
    for seat in range(p.seats):
        result = points(b, p, seat) * MOST_MONUMENTS + p.monuments[seat]
        out[seat] = result
        if result > best:
            best = result
            winners = 0
        winners += result == best
    for seat in range(p.seats):
        out[seat] = WIN // winners if p.phase == ENDED and out[seat] == best else 0
