"""Revealed tiles: their order is unknown to all, so every unseen tile is equally likely."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.akropolis.sheet import KINDS, REVEAL


@kernel
def chance(box, P, i, out, weights):
    p = P[i]
    n = 0
    for kind in range(KINDS):
        if p.unseen[kind]:
            out[n] = REVEAL + kind
            weights[n] = p.unseen[kind]
            n += 1
    return n


@kernel
def odds(box, P, i):
    return P[i].left


@kernel
def draw(box, P, i, r):
    p = P[i]
    kind = 0
    while r >= p.unseen[kind]:
        r -= p.unseen[kind]
        kind += 1
    return REVEAL + kind


@kernel
def event(box, P, i):
    """A reveal is named by its number only, so it does not depend on what was built."""
    return P[i].reveals
