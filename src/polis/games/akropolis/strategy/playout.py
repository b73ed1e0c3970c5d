"""The playout of `search`: continues a game with the moves that look best."""

from __future__ import annotations

import numpy as np

from polis.core.dealer import deal, random_below, random_word
from polis.core.kernel import kernel, local_floats
from polis.games.akropolis.rules.apply import apply, end_turn, move_up
from polis.games.akropolis.rules.position import ENDED, PLACING, REVEALING
from polis.games.akropolis.rules.score import points
from polis.games.akropolis.sheet import SEATS, SITE_TILES, TAKE
from polis.games.akropolis.strategy.candidates import best_placement, city_value
from polis.games.akropolis.strategy.draft import (
    OUT_OF_REACH,
    best_take,
    forget_tile,
    look_at_site,
    try_tile,
)
from polis.games.akropolis.strategy.evaluation import full_weights, turns_to_come
from polis.games.akropolis.strategy.layout import FEATURES, WORTHS

# Names of the random numbers for tiles that rivals take; no event of the game has them.
AWAY = 2**16


@kernel
def playout(box, P, i, luck, codes, out):
    """All seats take and place for some turns; then their cities are estimated.

    With at most `contest` players each seat knows what a tile is worth to the others. Otherwise
    two players take and place what helps their own cities most; with more players only the
    searching seat, which is to act in P[0], does so, until the end, and the others only take tiles
    away.
    """
    b = box[0]
    p = P[i]
    seats = np.int64(p.seats)  # one type for all calls: each type is compiled separately
    last = p.turns + b.strategy.ahead * seats
    thinker = np.int64(P[0].seat)
    first, end = np.int64(0), seats  # the seats that play
    if p.phase == PLACING:
        weights = local_floats(FEATURES)
        full_weights(b, p, turns_to_come(p, p.seat), weights)
        code = best_placement(b, p, p.seat, weights)[1]
        apply(box, P, i, code)
    if seats <= b.strategy.contest:
        _contest(box, P, i, luck, last)
    elif seats > 2:
        _city_values(b, p, first, end, out)
        first, end = thinker, thinker + 1
        last += 2**16
    while p.phase != ENDED and p.turns < last:
        if p.phase == REVEALING:
            apply(box, P, i, deal(box, P, i, luck))
        elif first <= p.seat < end:
            _take_and_place(box, P, i)
        else:
            _take_away(p, random_word(luck, AWAY + p.turns))
    _city_values(b, p, first, end, out)
    _subtract_rivals(b, seats, out)


@kernel
def _contest(box, P, i, luck, last):
    """Play turns in which all seats know what a tile is worth to each.

    A seat's row of worths is computed again only when its city or the site has changed.
    """
    b = box[0]
    p = P[i]
    worths = local_floats(WORTHS)
    places = local_floats(WORTHS)
    known = local_floats(SEATS)
    known[:] = 0.0
    while p.phase != ENDED and p.turns < last:
        if p.phase == REVEALING:
            apply(box, P, i, deal(box, P, i, luck))
            known[:] = 0.0
            continue
        for seat in range(p.seats):
            if not known[seat]:
                look_at_site(b, p, seat, worths, places)
                known[seat] = 1.0
        mover = p.seat
        place = best_take(b, p, worths)
        code = np.int64(places[mover * SITE_TILES + place])
        forget_tile(p.seats, place, worths, places)
        apply(box, P, i, TAKE + place)
        apply(box, P, i, code)
        known[mover] = 0.0


@kernel
def _take_and_place(box, P, i):
    b = box[0]
    p = P[i]
    chosen, code = 0, 0
    best = OUT_OF_REACH
    for place in range(min(p.site_count, p.stones[p.seat] + 1)):
        estimate, where = try_tile(b, p, p.seat, place, place)
        if estimate > best:
            best, chosen, code = estimate, place, where
    apply(box, P, i, TAKE + chosen)
    apply(box, P, i, code)


@kernel
def _take_away(p, bits):
    """Take a tile, preferably a cheap one; its cost and its gain in stones are ignored."""
    dearest = min(p.site_count, p.stones[p.seat] + 1) - 1
    place = 0
    while place < dearest and random_below(bits, 5) < 2:
        place += 1
        bits = random_word(bits, place)
    move_up(p, place)
    end_turn(p)


@kernel
def _city_values(b, p, first, end, out):
    """Write the estimates of the cities of these seats; at the end these are their points."""
    weights = local_floats(FEATURES)
    for seat in range(first, end):
        full_weights(b, p, turns_to_come(p, seat), weights)
        out[seat] = points(b, p, seat) if p.phase == ENDED else city_value(b, p, seat, weights)


@kernel
def _subtract_rivals(b, seats, out):
    """Subtract a part of the best rival's result from each."""
    best = second = 0.0
    for seat in range(seats):
        if out[seat] > best:
            second = best
            best = out[seat]
        elif out[seat] > second:
            second = out[seat]
    for seat in range(seats):
        out[seat] -= b.strategy.rival * (second if out[seat] == best else best)
