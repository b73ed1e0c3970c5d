"""Places for a monument: terrain, connected pieces, and everything it must touch."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.box import (
    TOUCH_NATURE,
    TOUCH_ROAD,
    TOUCH_SIDEWALK,
    TOUCH_TOWER,
    TOUCH_WATER,
)
from polis.games.world_wonders.rules.map.bitboard import (
    EMPTY,
    any_of,
    beside,
    both,
    cell_set,
    count,
    either,
    first,
    load,
    meet,
    rest_of,
    without,
)
from polis.games.world_wonders.rules.map.placement import (
    beside_some,
    cover_at,
    fits,
    free_nature,
    free_water,
    on_some,
)
from polis.games.world_wonders.rules.position import (
    BUILDINGS,
    COUNTED,
    ROADS,
    TOWERS,
    along_objects,
    plane,
)


@kernel
def targets(b, p, seat, letter):
    """The cells of everything that an adjacency letter means; for the sidewalk, those above it."""
    if letter == TOUCH_ROAD:
        return plane(p, seat, ROADS)
    if letter == TOUCH_TOWER:
        return plane(p, seat, TOWERS)
    if letter == TOUCH_WATER:
        return free_water(b, p, seat)
    if letter == TOUCH_NATURE:
        return free_nature(b, p, seat)
    if letter == TOUCH_SIDEWALK:
        return load(b.bottom)
    return plane(p, seat, BUILDINGS + letter)


@kernel
def near_targets(b, p, seat, letter):
    """The cells on which a piece touches what the letter means, unless it covers that."""
    if letter == TOUCH_SIDEWALK:
        return load(b.bottom)
    return beside(targets(b, p, seat, letter))


@kernel
def is_terrain(letter):
    """Whether a letter means terrain, which the monument itself might cover."""
    return letter in (TOUCH_WATER, TOUCH_NATURE)


@kernel
def has_target(b, p, seat, monument, k):
    """Whether the city has anything to touch for the k-th letter, two things if it is doubled."""
    letter = b.need[monument, k]
    cells = targets(b, p, seat, letter)
    if letter == TOUCH_SIDEWALK or b.need_count[monument, k] == 1:
        return any_of(cells)
    if not is_terrain(letter):
        cells = both(cells, plane(p, seat, COUNTED))
    return count(cells) >= b.need_count[monument, k]


@kernel
def has_targets(b, p, seat, monument):
    """Whether the city has what a monument must touch."""
    for k in range(b.needs[monument]):
        if not has_target(b, p, seat, monument, k):
            return False
    return True


@kernel
def touches(b, p, seat, monument, k, cover):
    """Whether a monument on these cells touches what its k-th letter asks for."""
    letter = b.need[monument, k]
    if letter == TOUCH_SIDEWALK:
        return meet(cover, targets(b, p, seat, letter))
    touched = both(without(beside(cover), cover), targets(b, p, seat, letter))
    if b.need_count[monument, k] == 1 or not any_of(touched):
        return any_of(touched)
    # One tile meets only one of two equal letters.
    one = cell_set(first(touched))
    if not is_terrain(letter):
        one = along_objects(p, seat, one)
    return any_of(without(touched, one))


@kernel
def touches_all(b, p, seat, monument, cover):
    """Whether a monument on these cells touches everything its card asks for."""
    for k in range(b.needs[monument]):
        if not touches(b, p, seat, monument, k, cover):
            return False
    return True


@kernel
def single_places(b, p, seat, monument, turn, land, water):
    """The corners for a monument of one piece."""
    shape = b.kind_shape[monument, 0]
    places = fits(b, shape, turn, land, water)
    for k in range(b.needs[monument]):
        if not any_of(places):
            return places
        letter = b.need[monument, k]
        if is_terrain(letter):
            cells = targets(b, p, seat, letter)
            places = both(places, beside_some(b, shape, turn, cells))
        else:
            near = near_targets(b, p, seat, letter)
            places = both(places, on_some(b, shape, turn, near))
    if b.doubled[monument]:
        places = checked_places(b, p, seat, monument, shape, turn, places, EMPTY)
    return places


@kernel
def checked_places(b, p, seat, monument, shape, turn, places, lying):
    """Those corners with which the piece and the laid pieces touch everything."""
    good = EMPTY
    while any_of(places):
        cell = first(places)
        places = rest_of(places)
        cover = either(lying, cover_at(b, shape, turn, cell))
        if touches_all(b, p, seat, monument, cover):
            good = either(good, cell_set(cell))
    return good
