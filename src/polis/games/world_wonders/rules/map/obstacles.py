"""The single conditions of the rules that can prevent a purchase or a place."""

from __future__ import annotations

from polis.core.kernel import entry_point
from polis.games.world_wonders.rules.map.bitboard import load, meet
from polis.games.world_wonders.rules.map.monument_search import can_build
from polis.games.world_wonders.rules.map.monuments import has_target, touches
from polis.games.world_wonders.rules.map.placement import free_land, free_water, near_needed


@entry_point
def lacking(box, P, i, seat, monument):
    """A bit for each letter on a monument's card for which a city has too few things."""
    b = box[0]
    bits = 0
    for k in range(b.needs[monument]):
        if not has_target(b, P[i], seat, monument, k):
            bits |= 1 << k
    return bits


@entry_point
def untouched(box, P, i, monument, words):
    """A bit for each letter on a monument's card that it does not touch on these cells."""
    b = box[0]
    p = P[i]
    bits = 0
    for k in range(b.needs[monument]):
        if not touches(b, p, p.seat, monument, k, load(words)):
            bits |= 1 << k
    return bits


@entry_point
def fits_somewhere(box, P, i, monument):
    """Whether the seat on turn has a place for a monument."""
    b = box[0]
    p = P[i]
    return can_build(b, p, monument, free_land(b, p, p.seat), free_water(b, p, p.seat))


@entry_point
def is_near(box, P, i, words):
    """Whether the road, tower or building in hand touches what it must on these cells."""
    p = P[i]
    return meet(load(words), near_needed(box[0], p, p.hand, p.tile))
