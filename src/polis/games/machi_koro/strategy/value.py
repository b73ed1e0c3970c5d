"""Evaluation of a position for one-move bots: the odds of the dice and expected income."""

from __future__ import annotations

from polis.core.kernel import kernel, lowest_bit
from polis.games.machi_koro.box import (
    BANK,
    BLUE,
    EVERYONE,
    EXCHANGE,
    ODDS,
    OPPONENT,
    RED,
    STATION,
)
from polis.games.machi_koro.rules.income import card_income
from polis.games.machi_koro.rules.position import ENDED, ROLLING
from polis.games.machi_koro.sheet import KINDS, LANDMARKS

# Rounds of expected income that count. Against 10, in 1,000 two-player games with seats swapped,
# greedy wins 31 % with 5, 49 % with 8, 45 % with 12, 40 % with 20.
HORIZON = 10.0
# The value of a landmark relative to its price: more than 1, because landmarks win. Against 1.5,
# measured in the same way: 1 % with 1.0, 33 % with 2.0, 32 % with 3.0.
LANDMARK = 1.5
SWAP_GAIN = 2  # rough value in coins of a swap by the business centre
VICTORY = 1e6


@kernel
def expected_roll(b, p, seat, dice):
    """Expected coins of a seat's own roll with this many dice."""
    # Sums of coins in 36ths: whole numbers, which are exact in any order.
    gain = -_paid_to_others(b, p, seat, dice)
    kinds = p.owned[seat] & ~b.coloured[RED]
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        gain += b.chances[dice, kind] * _own_card(b, p, seat, kind)
    return gain / 36.0


@kernel
def _paid_to_others(b, p, seat, dice):
    """What a seat pays for red cards on its own roll, as far as its coins go."""
    theirs = 0
    for other in range(p.seats):
        if other != seat:
            theirs |= p.owned[other]
    theirs &= b.coloured[RED]
    paid = 0
    if theirs:
        for total in range(dice, 6 * dice + 1):
            if b.activated[total] & theirs:
                owed = _owed_to_others(b, p, seat, b.activated[total] & theirs)
                paid += ODDS[dice, total] * min(owed, p.coins[seat])
    return paid


@kernel
def _owed_to_others(b, p, seat, kinds):
    """What a seat owes the others when their cards of these kinds are activated."""
    owed = 0
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        for other in range(p.seats):
            if other != seat:
                owed += card_income(b, p, other, kind)
    return owed


@kernel
def _own_card(b, p, seat, kind):
    """The coins from a seat's cards of one kind, not red, when the seat's own roll activates it."""
    if b.source[kind] == BANK:
        return card_income(b, p, seat, kind)
    if b.source[kind] == EXCHANGE and p.seats > 1:
        return SWAP_GAIN
    taken = 0
    for other in range(p.seats):
        if other != seat:
            here = min(p.coins[other], b.coins[kind])
            if b.source[kind] == EVERYONE:
                taken += here
            elif b.source[kind] == OPPONENT:
                taken = max(taken, here)
    return taken


@kernel
def expected_other(b, p, seat, roller):
    """Expected coins of a seat on another's roll: blue from the bank, red from the roller."""
    dice = 2 if p.landmarks[roller, STATION] else 1
    gain = 0
    kinds = p.owned[seat] & (b.coloured[BLUE] | b.coloured[RED])
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        gain += b.chances[dice, kind] * card_income(b, p, seat, kind)
    return gain / 36.0


@kernel
def round_income(b, p, seat):
    """Expected coins of a seat in one round, rolling the better number of dice."""
    gain = 0.0
    for dice in range(1, 3 if p.landmarks[seat, STATION] else 2):
        roll = expected_roll(b, p, seat, dice)
        if dice == 1 or roll > gain:
            gain = roll
    for other in range(p.seats):
        if other != seat:
            gain += expected_other(b, p, seat, other)
    return gain


@kernel
def value(box, P, i, seat):
    b = box[0]
    p = P[i]
    if p.phase == ENDED:
        return VICTORY if seat == p.seat else -VICTORY
    worth = float(p.coins[seat]) + HORIZON * round_income(b, p, seat)
    for landmark in range(LANDMARKS):
        if p.landmarks[seat, landmark]:
            worth += LANDMARK * b.cost[KINDS + landmark]
    if p.phase == ROLLING and p.seat == seat:
        worth += expected_roll(b, p, seat, p.dice)
    return worth
