"""The search for places of a monument's pieces, each of which must leave room for the rest.

`p.work` counts its steps: a rotation of a piece that is tried, or a place that is checked. Sets of
components for which it could exceed `b.most_work` are refused when they are loaded, so that no
search of a real game gives up.
"""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.rules.map.bitboard import (
    EMPTY,
    add,
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
    store,
    without,
)
from polis.games.world_wonders.rules.map.monuments import (
    checked_places,
    has_targets,
    is_terrain,
    near_targets,
    single_places,
)
from polis.games.world_wonders.rules.map.placement import cover_at, fits, on_some


@kernel
def can_build(b, p, monument, land, water):
    """Whether the seat on turn has a place for a monument."""
    if not has_targets(b, p, p.seat, monument):
        return False
    if b.kinds[monument] == 1 and b.kind_count[monument, 0] == 1:
        shape = b.kind_shape[monument, 0]
        for turn in range(b.turns):
            if b.look[shape, turn] and any_of(
                single_places(b, p, p.seat, monument, turn, land, water)
            ):
                return True
        return False
    for kind in range(b.kinds[monument]):
        p.rest[kind] = b.kind_count[monument, kind]
    found = find_places(b, p, monument, land, water, True)
    for kind in range(b.kinds[monument]):
        p.rest[kind] = 0
    clear_search(p)
    return found


@kernel
def clear_search(p):
    """Zero the work space of the search."""
    p.work = 0
    p.goal[:] = 0
    p.mark[:] = 0


@kernel
def find_places(b, p, monument, land, water, one_is_enough):
    """Mark the places for each remaining kind of piece from which the rest can be laid.

    Land and water are the free cells. Every way found to complete the monument marks all its
    pieces, because they may be laid in any order.
    """
    left = _pieces_left(b, p, monument)
    goals = _set_goals(b, p, monument, land, water, left)
    found = False
    for kind in range(b.kinds[monument]):
        if p.rest[kind] == 0:
            continue
        shape = b.kind_shape[monument, kind]
        for turn in range(b.turns):
            if not b.look[shape, turn]:
                continue
            p.work += 1
            places = fits(b, shape, turn, land, water)
            places = _towards_goals(b, p, goals, shape, turn, places, EMPTY, left - 1)
            if one_is_enough and b.needs[monument]:
                # Some piece touches what the first letter requires: begin with that one.
                places = both(places, on_some(b, shape, turn, load(p.goal[0, 0])))
            if left == 1:
                places = _last(b, p, monument, shape, turn, places, _lying(p))
                _mark(p, kind, turn, places)
                continue
            if _try_places(b, p, monument, goals, kind, turn, places, land, water, one_is_enough):
                found = True
                if one_is_enough:
                    return True
    return found


@kernel
def _try_places(b, p, monument, goals, kind, turn, places, land, water, one_is_enough):
    """Search from each of these places that is not marked yet for a way to lay the rest."""
    shape = b.kind_shape[monument, kind]
    found = False
    p.rest[kind] -= 1
    while any_of(places) and not (found and one_is_enough):
        here = cell_set(first(places))
        cover = cover_at(b, shape, turn, first(places))
        places = rest_of(places)
        if meet(here, load(p.mark[kind, turn])):
            continue
        rest_land = without(land, cover)
        rest_water = without(water, cover)
        if _complete(b, p, monument, goals, _with_parts(p, cover), rest_land, rest_water):
            _mark(p, kind, turn, here)
            found = True
    p.rest[kind] += 1
    return found


@kernel
def _pieces_left(b, p, monument):
    left = 0
    for kind in range(b.kinds[monument]):
        left += p.rest[kind]
    return left


@kernel
def _lying(p):
    """The cells of the pieces already laid."""
    cells = EMPTY
    for part in range(p.parts):
        cells = either(cells, load(p.part[part]))
    return cells


@kernel
def _with_parts(p, group):
    """A group of pieces and the parts it touches. Parts do not touch each other."""
    around = beside(group)
    for part in range(p.parts):
        if meet(around, load(p.part[part])):
            group = either(group, load(p.part[part]))
    return group


@kernel
def _mark(p, kind, turn, places):
    add(p.mark[kind, turn], places)


@kernel
def _last(b, p, monument, shape, turn, places, lying):
    """The corners for the last piece; `places` already satisfy what goals can express.

    Doubled letters, and terrain that the pieces might cover, are checked place by place.
    """
    check = b.doubled[monument] != 0
    for k in range(b.needs[monument]):
        check |= is_terrain(b.need[monument, k])
    if not check:
        return places
    p.work += count(places)
    return checked_places(b, p, p.seat, monument, shape, turn, places, lying)


@kernel
def _set_goals(b, p, monument, land, water, left):
    """Set the goals: one for everything to touch and one for every part to join.

    `goal[g, n]` are the cells of which the group must cover at least one when n pieces are still
    to come; all cells of the map if the laid pieces are near enough. These conditions are
    necessary; with n = 0 they are also sufficient, except for what `_last` checks.
    """
    lying = _lying(p)
    walk = _walkable(b, p, monument, land, water)
    goals = 0
    for k in range(b.needs[monument]):
        near = near_targets(b, p, p.seat, b.need[monument, k])
        _set_goal(b, p, monument, goals, near, either(walk, lying), lying, left)
        goals += 1
    for part in range(p.parts):
        own = load(p.part[part])
        others = without(lying, own)
        near = either(own, beside(own))
        _set_goal(b, p, monument, goals, near, either(walk, lying), others, left)
        goals += 1
    return goals


@kernel
def _walkable(b, p, monument, land, water):
    """The cells over which a group can grow; a piece with a gap can cross any cell."""
    walk = EMPTY
    if b.walks_land[monument]:
        walk = land
    if b.walks_water[monument]:
        walk = either(walk, water)
    for kind in range(b.kinds[monument]):
        if p.rest[kind] and b.gapped[b.kind_shape[monument, kind]]:
            walk = load(b.cells)
    return walk


@kernel
def _set_goal(b, p, monument, g, near, walk, others, left):
    """Grow a goal from the cells `near` it, by the steps of the longest piece for each to come."""
    cells = both(near, walk)
    steps = 0
    for kind in range(b.kinds[monument]):
        if p.rest[kind]:
            steps = max(steps, b.steps[b.kind_shape[monument, kind]])
    for n in range(left):
        if n > 0:
            for _ in range(steps):
                cells = either(cells, both(beside(cells), walk))
        if meet(cells, others):
            cells = load(b.cells)
        store(p.goal[g, n], cells)


@kernel
def _towards_goals(b, p, goals, shape, turn, places, group, left):
    """Those corners from which the pieces left can still reach every goal, given the group."""
    for g in range(goals):
        goal = load(p.goal[g, left])
        if not meet(group, goal):
            places = both(places, on_some(b, shape, turn, goal))
    return places


@kernel
def _joining(b, p, goals, shape, turn, group, land, water, left):
    """The corners for a piece that touches the group and keeps every goal reachable."""
    places = both(fits(b, shape, turn, land, water), on_some(b, shape, turn, beside(group)))
    return _towards_goals(b, p, goals, shape, turn, places, group, left)


@kernel
def _complete_with_last(b, p, monument, goals, group, land, water):
    """Whether the last piece can be laid; marks its places in the first rotation that fits."""
    for kind in range(b.kinds[monument]):
        if p.rest[kind] == 0:
            continue
        shape = b.kind_shape[monument, kind]
        for turn in range(b.turns):
            if not b.look[shape, turn]:
                continue
            p.work += 1
            places = _joining(b, p, goals, shape, turn, group, land, water, 0)
            places = _last(b, p, monument, shape, turn, places, either(group, _lying(p)))
            _mark(p, kind, turn, places)
            if any_of(places):
                return True
    return False


@kernel
def _complete(b, p, monument, goals, group, land, water):
    """Whether the rest can be added to a group so that everything is joined and touched.

    Only pieces that touch the group are tried: some order lays every connected monument this way.
    """
    if p.work >= b.most_work:
        return False
    left = _pieces_left(b, p, monument)
    if left == 1:
        return _complete_with_last(b, p, monument, goals, group, land, water)
    for kind in range(b.kinds[monument]):
        if p.rest[kind] == 0:
            continue
        shape = b.kind_shape[monument, kind]
        for turn in range(b.turns):
            if not b.look[shape, turn]:
                continue
            p.work += 1
            places = _joining(b, p, goals, shape, turn, group, land, water, left - 1)
            while any_of(places):
                cover = cover_at(b, shape, turn, first(places))
                more = _with_parts(p, either(group, cover))
                p.rest[kind] -= 1
                done = _complete(
                    b, p, monument, goals, more, without(land, cover), without(water, cover)
                )
                p.rest[kind] += 1
                if done:
                    _mark(p, kind, turn, cell_set(first(places)))
                    return True
                places = rest_of(places)
    return False
