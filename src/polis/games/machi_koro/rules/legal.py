"""Legal actions: exactly the choices the book names."""

from __future__ import annotations

from polis.core.kernel import inline_kernel, kernel, lowest_bit
from polis.games.machi_koro.box import DEAREST
from polis.games.machi_koro.rules.position import BUILDING, DICE, RADIO_TOWER, TV_TARGET
from polis.games.machi_koro.sheet import (
    BUILD,
    BUILD_NOTHING,
    DECLINE,
    KEEP,
    KINDS,
    REROLL,
    ROLL_ONE,
    ROLL_TWO,
    SWAP,
    TV,
)


@inline_kernel
def legal(box, P, i, out):
    b = box[0]
    p = P[i]
    if p.phase == BUILDING:
        return _builds(b, p, out)
    if p.phase == DICE:
        out[0] = ROLL_ONE
        out[1] = ROLL_TWO
        return 2
    if p.phase == RADIO_TOWER:
        out[0] = KEEP
        out[1] = REROLL
        return 2
    if p.phase == TV_TARGET:
        return _targets(p, out)
    return _swaps(b, p, out)


@kernel
def _builds(b, p, out):
    """Nothing, or one affordable card that is in supply and below the city's limit."""
    out[0] = BUILD_NOTHING
    n = 1
    cards = b.affordable[min(p.coins[p.seat], DEAREST)] & p.open & ~p.full[p.seat]
    while cards:
        out[n] = BUILD + lowest_bit(cards)
        n += 1
        cards &= cards - 1
    return n


@kernel
def _targets(p, out):
    """Any opponent, also one without coins."""
    n = 0
    for seat in range(p.seats):
        if seat != p.seat:
            out[n] = TV + seat
            n += 1
    return n


@kernel
def _swaps(b, p, out):
    """Decline, or give one card and take one: no purple ones, and no city above its limit."""
    out[0] = DECLINE
    n = 1
    for other in range(p.seats):
        if other == p.seat:
            continue
        takes = movable(b, p, other, p.seat)
        gives = movable(b, p, p.seat, other)
        while gives:
            given = lowest_bit(gives)
            gives &= gives - 1
            # A swap of equal kinds is the same as declining.
            kinds = takes & ~(1 << given)
            while kinds:
                out[n] = SWAP + (other * KINDS + given) * KINDS + lowest_bit(kinds)
                n += 1
                kinds &= kinds - 1
    return n


@kernel
def movable(b, p, owner, receiver):
    """A bit for each kind that a swap may carry from one city into another."""
    return p.owned[owner] & b.swappable & ~p.full[receiver]
