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
from polis.games.world_wonders.rules.map.monuments import has_things, single_places
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

# The features, in the order of the table of weights.
(
    COIN,
    INHABITANT,
    SPACE,
    CATCHING_UP,
    AHEAD_OF_LEAST,
    OPEN,
    OPENING,
    HOLE,
    SITE,
    ROOM,
    SQUARE,
    WILD,
    NEAR_WILD,
    VARIETY,
    PROMISE,
    PROMISED_RING,
    FIRST_PEDESTAL,
    SECOND_PEDESTAL,
    INCOME,
    RHYTHM,
) = range(20)

ENOUGH_SITES = 20
ENOUGH_ROOM = 12


@kernel
def weight(b, p, hope, left):
    """The weight of a feature with `left` rounds to come."""
    pair = b.strategy.weights[hope]
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
    return min(float(ROUNDS - p.round_number), weight(b, p, RHYTHM, 0.0) * to_grow)


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
def goods_worth(b, p, seat, left):
    """The estimate of everything off the map; an item in hand counts as placed."""
    worth = float(rings_of(b, p, seat)) - PENALTY * p.loan[seat]
    worth += weight(b, p, COIN, left) * p.gold[seat]
    worth += weight(b, p, FIRST_PEDESTAL, left) * (p.pedestal[0] == seat)
    worth += weight(b, p, SECOND_PEDESTAL, left) * (p.pedestal[1] == seat)
    settlers = 0
    if is_in_hand(p, seat) and p.hand >= MONUMENT:
        worth += b.rings[p.hand - MONUMENT]
        settlers = b.settlers[p.hand - MONUMENT]
    return worth + _tracks(b, p, seat, settlers, left)


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
    filled = min(_water_level(least, total - least - most, most, more), float(last))
    worth = float(b.population_rings[side, population]) + least
    worth += weight(b, p, INHABITANT, left) * population + weight(b, p, SPACE, left) * total
    worth += weight(b, p, CATCHING_UP, left) * (filled - least)
    worth += weight(b, p, AHEAD_OF_LEAST, left) * (total - 3 * least)
    if p.seats == 1:
        worth -= total
        if p.options[SOLO_MODE]:
            worth -= rings_of(b, p, THE_AUTOMATON)
    return worth


@kernel
def _water_level(low, middle, high, more):
    """The lowest of three tracks after `more` spaces, each given to the lowest at that moment."""
    if more <= middle - low:
        return low + more
    if more <= 2 * high - middle - low:
        return (low + middle + more) / 2.0
    return (low + middle + high + more) / 3.0


@kernel
def map_worth(b, p, seat, left):
    """The estimate of a map: nature, districts, objectives, free room, possible monuments."""
    occupied = plane(p, seat, OCCUPIED)
    around = beside(occupied)
    land = without(load(b.land[p.map[seat]]), occupied)
    nature = both(load(b.nature[p.map[seat]]), land)
    wild = without(nature, around)
    worth = float(count(nature) - count(wild))
    worth += weight(b, p, WILD, left) * count(wild)
    worth += weight(b, p, NEAR_WILD, left) * count(both(wild, beside(both(around, land))))
    worth += _districts(b, p, seat, land, without(land, nature), left)
    worth += _room(b, p, seat, land, left)
    for k in range(b.chosen):
        if p.objectives[k] != NOTHING:
            worth += objective_points(b, p, p.objectives[k], seat)[0]
    return worth + _promises(b, p, seat, land, left)


@kernel
def _districts(b, p, seat, land, plain, left):
    own = buildings(p, seat)
    tiles = both(own, plane(p, seat, COUNTED))
    opened = along_objects(p, seat, both(own, beside(plain)))
    not_yet = count(both(tiles, opened))
    worth = float(count(tiles) - not_yet) + weight(b, p, OPEN, left) * not_yet
    worth += weight(b, p, OPENING, left) * count(both(plain, beside(own)))
    worth += weight(b, p, HOLE, left) * count(without(plain, beside(land)))
    types = 0
    for kind in range(TYPES):
        types += any_of(both(land, beside(plane(p, seat, BUILDINGS + kind))))
    return worth + weight(b, p, VARIETY, left) * types


@kernel
def _room(b, p, seat, land, left):
    sites = both(land, beside(plane(p, seat, ROADS)))
    pairs = both(land, ahead(land, 1))
    squares = both(pairs, ahead(pairs, STRIDE))
    beside_roads = either(sites, ahead(sites, 1))
    beside_roads = either(beside_roads, ahead(beside_roads, STRIDE))
    room = count(both(squares, beside_roads))
    worth = weight(b, p, SITE, left) * min(count(sites), ENOUGH_SITES)
    worth += weight(b, p, ROOM, left) * min(room, ENOUGH_ROOM)
    return worth + weight(b, p, SQUARE, left) * count(squares)


@kernel
def _promises(b, p, seat, land, left):
    """The displayed monuments that have a place."""
    water = free_water(b, p, seat)
    promise = weight(b, p, PROMISE, left)
    ring = weight(b, p, PROMISED_RING, left)
    worth = 0.0
    for place in range(b.display):
        monument = p.display[place]
        if monument != NOTHING and has_things(b, p, seat, monument):
            if _has_place(b, p, seat, monument, land, water):
                worth += promise + ring * b.rings[monument]
    return worth


@kernel
def _has_place(b, p, seat, monument, land, water):
    """Whether a monument of one piece has a place; one of several pieces is assumed to have one."""
    if is_of_pieces(b, monument):
        return True
    for turn in range(b.turns):
        if b.look[b.kind_shape[monument, 0], turn] and any_of(
            single_places(b, p, seat, monument, turn, land, water)
        ):
            return True
    return False


@kernel
def is_of_pieces(b, monument):
    """Whether a monument is laid in several pieces."""
    return b.kinds[monument] > 1 or b.kind_count[monument, 0] > 1
