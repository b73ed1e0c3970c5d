"""What a network says about a position: the chance of each seat to win.

Networks judge positions at the beginning of a turn. Within a turn every way to go on is tried: a
build exactly, a roll by its mean over all outcomes (`turns.py`).
"""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, local_floats, lowest_bit
from polis.core.networks.evaluation import add_input, add_inputs, chances, change_inputs, set_sums
from polis.games.machi_koro.box import DEAREST
from polis.games.machi_koro.sheet import KINDS, LANDMARKS, SEATS
from polis.games.machi_koro.strategy.inputs import (
    begins_turn,
    write_inputs,
    write_seat,
    write_supply,
)
from polis.games.machi_koro.strategy.layout import (
    HIDDEN,
    INPUTS,
    SEAT_INPUTS,
    TABLE_INPUTS,
)

ALL_BUILT = (1 << LANDMARKS) - 1
INPUT_WORDS, HIDDEN_WORDS, SEAT_WORDS, TABLE_WORDS = (
    (count + 1) // 2 for count in (INPUTS, HIDDEN, SEAT_INPUTS, TABLE_INPUTS)
)
"""Floats with room for as many 32-bit integers."""


@kernel
def network_of(p):
    """The place of the network for this number of players."""
    return 1 if p.seats > 2 else 0


@kernel
def next_roller(p):
    """The seat that begins the next turn."""
    if p.extra:
        return np.int64(p.seat)
    return np.int64(p.seat + 1 if p.seat + 1 < p.seats else 0)


@kernel
def inputs(box, P, i, out):
    """Write the inputs of the networks if a turn begins here; return its seat, otherwise -1."""
    p = P[i]
    if not begins_turn(p):
        return -1
    count = write_inputs(box[0], p, np.int64(p.seat), out)
    for k in range(count, INPUTS):
        out[k] = 0
    return np.int64(p.seat)


@kernel
def judge(b, p, roller, out):
    """Write the chance of each seat if `roller` begins a turn now."""
    x = local_floats(INPUT_WORDS).view(np.int32)
    sums = local_floats(HIDDEN_WORDS).view(np.int32)
    found = local_floats(SEATS)
    which = network_of(p)
    set_sums(sums, b.strategy.hidden_biases[which])
    add_inputs(sums, b.strategy.hidden_weights[which], x, write_inputs(b, p, roller, x))
    _chances(b, p, sums, found)
    for place in range(p.seats):
        out[(roller + place) % p.seats] = found[place]


@kernel
def _chances(b, p, sums, found):
    which = network_of(p)
    weights, biases = b.strategy.output_weights[which], b.strategy.output_biases[which]
    chances(sums, weights, biases, np.int64(p.seats), found)


@kernel
def judge_builds(b, p, worths):
    """Write the chance of the seat on turn after each legal build; return the highest.

    `worths` has a place for building nothing, then one for each card; others are left alone.
    """
    x = local_floats(INPUT_WORDS).view(np.int32)
    base = local_floats(HIDDEN_WORDS).view(np.int32)
    found = local_floats(SEATS)
    seat, roller, which = np.int64(p.seat), next_roller(p), network_of(p)
    place = (seat - roller + p.seats) % p.seats
    set_sums(base, b.strategy.hidden_biases[which])
    add_inputs(base, b.strategy.hidden_weights[which], x, write_inputs(b, p, roller, x))
    _chances(b, p, base, found)
    best = worths[0] = found[place]
    cards = b.affordable[min(p.coins[seat], DEAREST)] & p.open & ~p.full[seat]
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if card < KINDS:
            worths[1 + card] = _after_card(b, p, seat, card, x, base, place)
        else:
            worths[1 + card] = _after_landmark(b, p, seat, card, roller)
        best = max(best, worths[1 + card])
    return best


@kernel
def _after_card(b, p, seat, kind, x, base, place):
    """The chance of a seat after one more card; the sums of the hidden layer are changed for it."""
    own = local_floats(SEAT_WORDS).view(np.int32)
    table = local_floats(TABLE_WORDS).view(np.int32)
    sums = local_floats(HIDDEN_WORDS).view(np.int32)
    found = local_floats(SEATS)
    weights = b.strategy.hidden_weights[network_of(p)]
    before = p.owned[seat]
    p.coins[seat] -= b.cost[kind]
    p.cities[seat, kind] += 1
    p.owned[seat] |= 1 << kind
    p.supply[kind] -= 1
    write_seat(b, p, seat, own, 0)
    write_supply(p, kind, table)
    p.supply[kind] += 1
    p.owned[seat] = before
    p.cities[seat, kind] -= 1
    p.coins[seat] += b.cost[kind]
    set_sums(sums, base)
    change_inputs(sums, weights, x, own, TABLE_INPUTS + place * SEAT_INPUTS, SEAT_INPUTS)
    add_input(sums, weights[kind], table[kind] - x[kind])
    add_input(sums, weights[KINDS + kind], table[KINDS + kind] - x[KINDS + kind])
    _chances(b, p, sums, found)
    return found[place]


@kernel
def _after_landmark(b, p, seat, card, roller):
    """The chance of a seat after a landmark: 1 with the last one."""
    if (p.full[seat] | 1 << card) >> KINDS == ALL_BUILT:
        return 1.0
    found = local_floats(SEATS)
    p.coins[seat] -= b.cost[card]
    p.landmarks[seat, card - KINDS] = 1
    judge(b, p, roller, found)
    p.landmarks[seat, card - KINDS] = 0
    p.coins[seat] += b.cost[card]
    return found[seat]
