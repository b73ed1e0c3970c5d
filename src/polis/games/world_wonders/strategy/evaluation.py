"""The estimate of a city during a game: its points now and the points it may still gain."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.rules.map.bitboard import (
    ahead,
    any_of,
    beside,
    both,
    count,
    either,
    load,
    without,
)
from polis.games.world_wonders.rules.map.monuments import has_targets, single_places
from polis.games.world_wonders.rules.map.placement import free_water
from polis.games.world_wonders.rules.objectives import objective_points
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    COUNTED,
    LAYING,
    NOTHING,
    OCCUPIED,
    ROADS,
    THE_AUTOMATON,
    along_objects,
    buildings,
    plane,
)
from polis.games.world_wonders.rules.score import rings_of
from polis.games.world_wonders.sheet import (
    BUILDING,
    FIRST_ROAD,
    MONUMENT,
    PENALTY,
    RESOURCES,
    ROUNDS,
    SOLO_MODE,
    STRIDE,
    TRACK_SIDE,
    TYPES,
)
from polis.games.world_wonders.strategy.layout import (
    AHEAD_OF_LEAST,
    CATCHING_UP,
    COIN,
    FIRST_PEDESTAL,
    HOLE,
    INCOME,
    INHABITANT,
    NEAR_WILD,
    OPEN,
    OPENING,
    OWN_RING,
    POSSIBLE_MONUMENT,
    POSSIBLE_RING,
    ROOM,
    ROUNDS_PER_GROWTH,
    SECOND_PEDESTAL,
    SITE,
    SPACE,
    SQUARE,
    VARIETY,
    WILD,
)

ENOUGH_SITES = 20
ENOUGH_ROOM = 12


@kernel
def weight(b, p, feature, left):
    """The weight of a feature with `left` rounds to come."""
    pair = b.strategy.weights[feature]
    if p.seats == 1:
        return pair[2] + pair[3] * left
    return pair[0] + pair[1] * left


@kernel
def rounds_to_come(b, p):
    """The expected number of rounds after this one; a full population ends the game."""
    most = 0
    for seat in range(p.seats):
        most = max(most, p.population[seat])
    to_grow = b.last_population[p.options[TRACK_SIDE]] - most
    return min(float(ROUNDS - p.round_number), weight(b, p, ROUNDS_PER_GROWTH, 0.0) * to_grow)


@kernel
def is_in_hand(p, seat):
    """Whether a seat has bought an item that is not placed yet."""
    return p.phase == LAYING and p.seat == seat and p.hand != FIRST_ROAD


@kernel
def gain_in_hand(b, p, seat, resource):
    if is_in_hand(p, seat):
        if p.hand >= MONUMENT:
            return b.gain[p.hand - MONUMENT, resource]
        if p.hand >= BUILDING:
            return b.tile_gain[p.hand - BUILDING, p.tile, resource]
    return 0


@kernel
def goods_value(b, p, seat, left):
    """The estimate of everything off the map; an item in hand counts as placed."""
    rings = rings_of(b, p, seat)
    value = float(rings) - PENALTY * p.loan[seat]
    value += weight(b, p, COIN, left) * p.gold[seat]
    value += weight(b, p, FIRST_PEDESTAL, left) * (p.pedestal[0] == seat)
    value += weight(b, p, SECOND_PEDESTAL, left) * (p.pedestal[1] == seat)
    value += weight(b, p, OWN_RING, left) * rings
    settlers = 0
    if is_in_hand(p, seat) and p.hand >= MONUMENT:
        value += b.rings[p.hand - MONUMENT] * (1.0 + weight(b, p, OWN_RING, left))
        settlers = b.settlers[p.hand - MONUMENT]
    return value + _tracks(b, p, seat, settlers, left)


@kernel
def _tracks(b, p, seat, settlers, left):
    """Population and resources; in the solo game resources are also the automaton's points."""
    side = p.options[TRACK_SIDE]
    last = b.last_space[side]
    population = p.population[seat] + settlers
    least, most, total = last, 0, 0
    for resource in range(RESOURCES):
        before = p.resources[seat, resource]
        space = min(before + gain_in_hand(b, p, seat, resource), last)
        population += b.symbols[side, resource, space] - b.symbols[side, resource, before]
        least = min(least, space)
        most = max(most, space)
        total += space
    population = min(population, b.last_population[side])
    more = weight(b, p, INCOME, left) * left
    filled = min(_lowest_after(least, total - least - most, most, more), float(last))
    value = float(b.population_rings[side, population]) + least
    value += weight(b, p, INHABITANT, left) * population + weight(b, p, SPACE, left) * total
    value += weight(b, p, CATCHING_UP, left) * (filled - least)
    value += weight(b, p, AHEAD_OF_LEAST, left) * (total - 3 * least)
    if p.seats == 1:
        value -= total
        if p.options[SOLO_MODE]:
            value -= rings_of(b, p, THE_AUTOMATON)
    return value


@kernel
def _lowest_after(low, middle, high, more):
    """The lowest of three tracks after `more` spaces, each given to the lowest at that moment."""
    if more <= middle - low:
        return low + more
    if more <= 2 * high - middle - low:
        return (low + middle + more) / 2.0
    return (low + middle + high + more) / 3.0


@kernel
def map_value(b, p, seat, left):
    """The estimate of a map: nature, districts, objectives, free room, possible monuments."""
    occupied = plane(p, seat, OCCUPIED)
    around = beside(occupied)
    land = without(load(b.land[p.map[seat]]), occupied)
    nature = both(load(b.nature[p.map[seat]]), land)
    wild = without(nature, around)
    value = float(count(nature) - count(wild))
    value += weight(b, p, WILD, left) * count(wild)
    value += weight(b, p, NEAR_WILD, left) * count(both(wild, beside(both(around, land))))
    value += _districts(b, p, seat, land, without(land, nature), left)
    value += _room(b, p, seat, land, left)
    for k in range(b.chosen):
        if p.objectives[k] != NOTHING:
            value += objective_points(b, p, p.objectives[k], seat)[0]
    return value + _possible_monuments(b, p, seat, land, left)


@kernel
def _districts(b, p, seat, land, plain, left):
    own = buildings(p, seat)
    tiles = both(own, plane(p, seat, COUNTED))
    opened = along_objects(p, seat, both(own, beside(plain)))
    not_yet = count(both(tiles, opened))
    value = float(count(tiles) - not_yet) + weight(b, p, OPEN, left) * not_yet
    value += weight(b, p, OPENING, left) * count(both(plain, beside(own)))
    value += weight(b, p, HOLE, left) * count(without(plain, beside(land)))
    types = 0
    for kind in range(TYPES):
        types += any_of(both(land, beside(plane(p, seat, BUILDINGS + kind))))
    return value + weight(b, p, VARIETY, left) * types


@kernel
def _room(b, p, seat, land, left):
    sites = both(land, beside(plane(p, seat, ROADS)))
    pairs = both(land, ahead(land, 1))
    squares = both(pairs, ahead(pairs, STRIDE))
    beside_roads = either(sites, ahead(sites, 1))
    beside_roads = either(beside_roads, ahead(beside_roads, STRIDE))
    room = count(both(squares, beside_roads))
    value = weight(b, p, SITE, left) * min(count(sites), ENOUGH_SITES)
    value += weight(b, p, ROOM, left) * min(room, ENOUGH_ROOM)
    return value + weight(b, p, SQUARE, left) * count(squares)


@kernel
def _possible_monuments(b, p, seat, land, left):
    """The displayed monuments that have a place."""
    water = free_water(b, p, seat)
    monument_weight = weight(b, p, POSSIBLE_MONUMENT, left)
    ring_weight = weight(b, p, POSSIBLE_RING, left)
    value = 0.0
    for place in range(b.display):
        monument = p.display[place]
        if monument != NOTHING and has_place(b, p, seat, monument, land, water):
            value += monument_weight + ring_weight * b.rings[monument]
    return value


@kernel
def has_place(b, p, seat, monument, land, water):
    """Whether a monument of one piece has a place; one of several pieces only needs its targets."""
    if not has_targets(b, p, seat, monument):
        return False
    if has_several_pieces(b, monument):
        return True
    for turn in range(b.turns):
        if b.look[b.kind_shape[monument, 0], turn] and any_of(
            single_places(b, p, seat, monument, turn, land, water)
        ):
            return True
    return False


@kernel
def has_several_pieces(b, monument):
    """Whether a monument is laid in several pieces."""
    return b.kinds[monument] > 1 or b.kind_count[monument, 0] > 1
