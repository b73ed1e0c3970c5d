"""Dice rolls, and the cards revealed with the option supply=ten."""

from __future__ import annotations

from polis.core.kernel import kernel, popcount
from polis.games.machi_koro.rules.position import ROLLING
from polis.games.machi_koro.sheet import KINDS, ONE_DIE, REVEAL, TWO_DICE


@kernel
def chance(box, P, i, out, weights):
    p = P[i]
    n = 0
    if p.phase != ROLLING:
        for kind in range(KINDS):
            if p.deck[kind]:
                out[n] = REVEAL + kind
                weights[n] = p.deck[kind]
                n += 1
    elif p.dice == 1:
        for die in range(6):
            out[n] = ONE_DIE + die
            weights[n] = 1
            n += 1
    else:
        for low in range(6):
            for high in range(low, 6):
                out[n] = TWO_DICE + low * 6 + high
                weights[n] = 1 if low == high else 2
                n += 1
    return n


@kernel
def odds(box, P, i):
    p = P[i]
    if p.phase != ROLLING:
        left = 0
        for kind in range(KINDS):
            left += p.deck[kind]
        return left
    return 6 if p.dice == 1 else 36


@kernel
def draw(box, P, i, r):
    p = P[i]
    if p.phase != ROLLING:
        kind = 0
        while r >= p.deck[kind]:
            r -= p.deck[kind]
            kind += 1
        return REVEAL + kind
    if p.dice == 1:
        return ONE_DIE + r
    a = r // 6
    b = r % 6
    return TWO_DICE + min(a, b) * 6 + max(a, b)


@kernel
def event(box, P, i):
    """A roll is named by its seat, turn and whether it is rerolled; a reveal by its number."""
    p = P[i]
    if p.phase != ROLLING:
        return p.reveals * 2 + 1
    return ((p.seat_turns[p.seat] * 4 + p.seat) * 2 + p.rerolled) * 2


@kernel
def enough_open(b, p):
    """Whether no card must be revealed: enough kinds lie open, or the deck is empty."""
    if popcount(p.open & ((1 << KINDS) - 1)) >= b.open_kinds:
        return True
    for kind in range(KINDS):
        if p.deck[kind]:
            return False
    return True
