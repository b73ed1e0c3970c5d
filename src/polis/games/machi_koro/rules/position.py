"""A Machi Koro position: the record, the set-up, and the beginning of a turn."""

from __future__ import annotations

import numpy as np

from polis.core.contract import CHANCE, HEADER, OVER
from polis.core.kernel import inline_kernel, kernel
from polis.games.machi_koro.box import STATION
from polis.games.machi_koro.sheet import KINDS, LANDMARKS, SEATS

# What the position waits for.
DEALING, DICE, ROLLING, RADIO_TOWER, TV_TARGET, SWAPPING, BUILDING, REFILLING, ENDED = range(9)

MOST_PAYMENTS = (
    8  # a roll of 9 or 10, four players: three restaurant owners, four mine or orchard owners
)
BANK_PAYS = -1

POSITION = np.dtype(
    [
        *HEADER,
        ("ten", np.int8),  # option supply=ten
        ("beginner", np.int8),
        ("phase", np.int8),
        ("seat", np.int8),  # the player on turn
        ("dice", np.int8),  # number of dice rolled this turn
        ("first", np.int8),  # the dice of the last roll; second is 0 with one die
        ("second", np.int8),
        ("rerolled", np.int8),
        ("extra", np.int8),  # 1 if an extra turn follows
        ("reveals", np.int16),  # cards revealed so far
        ("payments", np.int16),  # number of payments below, made since the last roll
        ("payments_before", np.int16),  # number of them made before the last move
        ("coins", np.int32, SEATS),
        ("seat_turns", np.int32, SEATS),
        ("open", np.int64),  # a bit for each kind in supply, and for all landmarks
        ("full", np.int64, SEATS),  # a bit for each card of which a seat has the limit
        ("owned", np.int64, SEATS),  # a bit for each kind in a seat's city
        ("landmarks", np.int8, (SEATS, LANDMARKS)),
        ("cities", np.int8, (SEATS, KINDS)),
        ("supply", np.int8, KINDS),
        ("deck", np.int8, KINDS),
        ("payer", np.int8, MOST_PAYMENTS),  # a seat, or BANK_PAYS
        ("payee", np.int8, MOST_PAYMENTS),
        ("card", np.int8, MOST_PAYMENTS),
        ("owed", np.int16, MOST_PAYMENTS),
        ("paid", np.int16, MOST_PAYMENTS),
    ],
    align=True,
)

WHO_ACTS = np.array([CHANCE, 0, CHANCE, 0, 0, 0, 0, CHANCE, OVER], np.int64)


@inline_kernel
def to_act(box, P, i):
    p = P[i]
    who = WHO_ACTS[p.phase]
    return who if who < 0 else np.int64(p.seat)


@kernel
def count_card(b, p, seat, kind, change):
    """Add cards of a kind to a city, or remove them, and update `full` and `owned`."""
    p.cities[seat, kind] += change
    if p.cities[seat, kind] >= b.most[p.beginner, kind]:
        p.full[seat] |= 1 << kind
    else:
        p.full[seat] &= ~(1 << kind)
    if p.cities[seat, kind] > 0:
        p.owned[seat] |= 1 << kind
    else:
        p.owned[seat] &= ~(1 << kind)


@kernel
def count_supply(p, kind, change):
    """Add cards of a kind to the supply, or remove them."""
    p.supply[kind] += change
    if p.supply[kind] > 0:
        p.open |= 1 << kind
    else:
        p.open &= ~(1 << kind)


@kernel
def begin_turn(p, seat):
    """Begin a complete turn, regular or extra."""
    p.turns += 1
    p.seat_turns[seat] += 1
    p.seat = seat
    p.rerolled = 0
    p.extra = 0
    p.dice = 1
    # With a train station the number of dice is chosen each turn.
    p.phase = DICE if p.landmarks[seat, STATION] else ROLLING


@kernel
def setup(box, P, i, seats, options):
    b = box[0]
    p = P[i]
    p.seats = seats
    p.turns = 0
    p.ten = options[0]
    p.beginner = options[1]
    p.rules = options[2]
    p.first = 0
    p.second = 0
    p.reveals = 0
    p.payments = 0
    p.payments_before = 0
    p.open = ((1 << LANDMARKS) - 1) << KINDS
    p.seat_turns[:] = 0
    p.coins[:] = 0
    p.full[:] = 0
    p.owned[:] = 0
    p.landmarks[:] = 0
    p.cities[:] = 0
    p.supply[:] = 0
    p.deck[:] = 0
    p.payer[:] = 0
    p.payee[:] = 0
    p.card[:] = 0
    p.owed[:] = 0
    p.paid[:] = 0
    for seat in range(seats):
        p.coins[seat] = b.start_coins
        for kind in range(KINDS):
            if b.start[kind]:
                count_card(b, p, seat, kind, b.start[kind])
    for kind in range(KINDS):
        if p.ten:
            p.deck[kind] = b.cards[kind]
        else:
            count_supply(p, kind, b.cards[kind])
    begin_turn(p, 0)
    if p.ten:
        # The first turn begins when ten kinds lie open.
        p.phase = DEALING
        p.turns = 0
        p.seat_turns[0] = 0
