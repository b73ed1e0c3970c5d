"""Short sets: their pieces are laid one by one, each only where the rest can still be laid.

`p.work` counts the steps of the search, as in `monument_search`.
"""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.box import SET_SHAPE
from polis.games.world_wonders.rules.map.bitboard import (
    EMPTY,
    any_of,
    beside,
    cell_set,
    either,
    first,
    rest_of,
    without,
)
from polis.games.world_wonders.rules.map.placement import (
    cover_at,
    free_land,
    near_network,
    on_some,
    places_on,
)
from polis.games.world_wonders.sheet import SET_KINDS


@kernel
def can_lay_set(b, p):
    """Whether the seat on turn can lay a whole short set."""
    for kind in range(b.set_kinds):
        p.rest[kind] = b.set_count[kind]
    way = _way_to_lay(b, p, free_land(b, p, p.seat), near_network(b, p, p.seat))
    p.rest[:SET_KINDS] = 0
    p.work = 0
    return any_of(way)


@kernel
def _way_to_lay(b, p, land, near):
    """The cells of one way to lay the rest of the set, one piece after another, or EMPTY.

    `near` are the cells beside what a road may touch.
    """
    if p.work >= b.most_work:
        return EMPTY
    last = _pieces_left(p) == 1
    for kind in range(b.set_kinds):
        if p.rest[kind] == 0:
            continue
        shape = SET_SHAPE + kind
        for turn in range(b.turns):
            if not b.look[shape, turn]:
                continue
            p.work += 1
            places = places_on(b, shape, turn, land, EMPTY, near)
            while any_of(places):
                cover = cover_at(b, shape, turn, first(places))
                if last:
                    return cover
                places = rest_of(places)
                p.rest[kind] -= 1
                more = _way_to_lay(b, p, without(land, cover), either(near, beside(cover)))
                p.rest[kind] += 1
                if any_of(more):
                    return either(cover, more)
    return EMPTY


@kernel
def _pieces_left(p):
    left = 0
    for kind in range(SET_KINDS):
        left += p.rest[kind]
    return left


@kernel
def keep_room(b, p, shape, turn, places, land, near, one, other):
    """Those corners for the next piece after which the rest can still be laid.

    `p.rest` no longer counts the piece. `one` and `other` are the cells of two disjoint ways to
    lay the rest, if any: a piece that leaves one of them free needs no search of its own.
    """
    good = EMPTY
    if any_of(one):
        good = without(places, on_some(b, shape, turn, one))
    if any_of(other):
        good = either(good, without(places, on_some(b, shape, turn, other)))
    doubtful = without(places, good)
    while any_of(doubtful):
        cell = first(doubtful)
        doubtful = rest_of(doubtful)
        cover = cover_at(b, shape, turn, cell)
        way = _way_to_lay(b, p, without(land, cover), either(near, beside(cover)))
        if any_of(way):
            good = either(good, cell_set(cell))
    return good


@kernel
def two_ways(b, p, land, near):
    """The cells of two disjoint ways to lay the rest of the set, each EMPTY if there is none."""
    one = _way_to_lay(b, p, land, near)
    if not any_of(one):
        return EMPTY, EMPTY
    return one, _way_to_lay(b, p, without(land, one), near)
