"""Chance events: deals, reveals and draws. All orders are unknown, so a position holds none."""

from __future__ import annotations

from polis.core.kernel import kernel, lowest_bit, popcount
from polis.games.world_wonders.rules.position import (
    CARD_DRAWN,
    MONUMENT_SHOWN,
    RIVERS,
    TILES_SHOWN,
    objectives_left,
)
from polis.games.world_wonders.sheet import (
    CARD,
    OBJECTIVE,
    REVEAL,
    REVEAL_MONUMENT,
    RIVER,
    SEATS,
    STACKS,
    TILES,
)

# Names of chance events: rivers and objectives by their number, buildings by round and stack,
# monuments and cards by the number seen before.
TILE_EVENTS = 16
MONUMENT_EVENTS = 1 << 10
CARD_EVENTS = 1 << 12


@kernel
def chance(box, P, i, out, weights):
    b = box[0]
    p = P[i]
    n = 0
    if p.phase == TILES_SHOWN:
        for kind in range(TILES):
            if p.stock[p.stack, kind]:
                out[n] = REVEAL + p.stack * TILES + kind
                weights[n] = p.stock[p.stack, kind]
                n += 1
        return n
    left, code = _equal_outcomes(b, p)
    while left:
        out[n] = code + lowest_bit(left)
        weights[n] = 1
        n += 1
        left &= left - 1
    return n


@kernel
def _equal_outcomes(b, p):
    """A bit for each outcome of an event whose outcomes are equally likely, and the first code."""
    if p.phase == MONUMENT_SHOWN:
        return p.deck, REVEAL_MONUMENT
    if p.phase == CARD_DRAWN:
        return p.cards, CARD
    if p.phase == RIVERS:
        # All maps but the lake, each at most once.
        left = (1 << b.maps) - 2
        for seat in range(p.dealt):
            left &= ~(1 << p.map[seat])
        return left, RIVER
    return objectives_left(b, p), OBJECTIVE


@kernel
def odds(box, P, i):
    b = box[0]
    p = P[i]
    if p.phase == TILES_SHOWN:
        left = 0
        for kind in range(TILES):
            left += p.stock[p.stack, kind]
        return left
    return popcount(_equal_outcomes(b, p)[0])


@kernel
def draw(box, P, i, r):
    b = box[0]
    p = P[i]
    if p.phase == TILES_SHOWN:
        kind = 0
        while r >= p.stock[p.stack, kind]:
            r -= p.stock[p.stack, kind]
            kind += 1
        return REVEAL + p.stack * TILES + kind
    left, code = _equal_outcomes(b, p)
    for _ in range(r):
        left &= left - 1
    return code + lowest_bit(left)


@kernel
def event(box, P, i):
    """A building is named by stack and round only, so it does not depend on purchases."""
    p = P[i]
    if p.phase == TILES_SHOWN:
        return TILE_EVENTS + p.round_number * STACKS + p.stack
    if p.phase == MONUMENT_SHOWN:
        return MONUMENT_EVENTS + p.revealed
    if p.phase == CARD_DRAWN:
        return CARD_EVENTS + p.drawn
    return p.dealt if p.phase == RIVERS else SEATS + p.dealt
