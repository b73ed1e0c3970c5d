"""The turn order of a new round."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.rules.position import NOBODY


@kernel
def new_order(p):
    """Set the order: pedestals first; the others by less population, fewer monuments, old order."""
    first = p.pedestal[0]
    # A seat that holds both takes place 1.
    second = p.pedestal[1] if p.pedestal[1] != first else NOBODY
    _sort(p)
    if first != NOBODY:
        _move_to(p, first, 0)
    if second != NOBODY:
        # The second pedestal gives place 2 even if the first was not bought.
        _move_to(p, second, 1)


@kernel
def _sort(p):
    """Sort by insertion, which keeps equals in their old order."""
    for place in range(1, p.seats):
        seat = p.order[place]
        k = place
        while k > 0 and _goes_before(p, seat, p.order[k - 1]):
            p.order[k] = p.order[k - 1]
            k -= 1
        p.order[k] = seat


@kernel
def _goes_before(p, a, b):
    if p.population[a] != p.population[b]:
        return p.population[a] < p.population[b]
    return p.monuments[a] < p.monuments[b]


@kernel
def _move_to(p, seat, place):
    """Move a seat to a place of the order; the seats between move by one."""
    k = 0
    while p.order[k] != seat:
        k += 1
    while k > place:
        p.order[k] = p.order[k - 1]
        k -= 1
    while k < place:
        p.order[k] = p.order[k + 1]
        k += 1
    p.order[place] = seat
