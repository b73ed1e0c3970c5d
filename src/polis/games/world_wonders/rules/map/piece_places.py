"""Every place of a piece by look and terrain, whatever it would touch there."""

from __future__ import annotations

from polis.core.kernel import entry_point
from polis.games.world_wonders.rules.map.bitboard import any_of, first, load, rest_of, without
from polis.games.world_wonders.rules.map.placement import fits, free_land, free_water
from polis.games.world_wonders.sheet import CELLS, TURNS

MOST_PLACES = TURNS * CELLS


@entry_point
def find_places(box, P, i, seat, shape, taken, out):
    """Write every place of a piece on free cells; return how many there are.

    A place is turn * CELLS + corner. The cells of the words `taken` count as not free.
    """
    b = box[0]
    p = P[i]
    land = without(free_land(b, p, seat), load(taken))
    water = without(free_water(b, p, seat), load(taken))
    n = 0
    for turn in range(b.turns):
        if b.look[shape, turn]:
            places = fits(b, shape, turn, land, water)
            while any_of(places):
                out[n] = turn * CELLS + first(places)
                n += 1
                places = rest_of(places)
    return n
