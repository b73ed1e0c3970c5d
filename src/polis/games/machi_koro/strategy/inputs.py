"""The inputs of the networks: the table, then every seat, from the one that rolls next on.

All are integers of about the same size; `UNIT` stands for 1. They do not depend on the numbers of
the seats, only on their order. Networks judge positions at the beginning of a turn; within a turn
the same inputs are written as if the turn had ended.
"""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, lowest_bit
from polis.core.networks.layout import UNIT
from polis.games.machi_koro.box import (
    BANK,
    BLUE,
    EVERYONE,
    HIGHEST_ROLL,
    ODDS,
    OPPONENT,
    RED,
    STATION,
)
from polis.games.machi_koro.rules.income import card_income
from polis.games.machi_koro.rules.position import DICE, ROLLING
from polis.games.machi_koro.sheet import KINDS, LANDMARKS
from polis.games.machi_koro.strategy.layout import SEAT_INPUTS, TABLE_INPUTS

# The inputs of a seat, by their first place: landmarks, cards of each kind, coins by each sum of
# its own roll and of another's, the means of these with one die and with two, what its landmarks
# cost, what it lacks, the rounds that takes, then flags for few rounds, for little that is lacking
# for the last landmark, and for coins.
LANDMARK, CARDS = 0, LANDMARKS
OWN_ROLL = CARDS + KINDS
OTHER_ROLL = OWN_ROLL + HIGHEST_ROLL
MEANS = OTHER_ROLL + HIGHEST_ROLL
NEED, LACK, ROUNDS, COINS = range(MEANS + 4, MEANS + 8)
SOON = COINS + 1
SOON_STEPS = np.array((1, 2, 3, 4, 6, 8), np.int64)
LAST = SOON + len(SOON_STEPS)
LAST_STEPS = np.array((0, 2, 4, 6, 10, 15), np.int64)
RICH = LAST + len(LAST_STEPS)
RICH_STEPS = np.array((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 22, 26, 30), np.int64)

MOST_COINS = 60  # more make no difference
MOST_ROUNDS = 40
SWAP_GAIN = 2  # rough value in coins of a swap by the business centre

assert RICH + len(RICH_STEPS) == SEAT_INPUTS


@kernel
def begins_turn(p):
    """Whether a turn has just begun, so that a network can judge the position."""
    return p.phase == DICE or (
        p.phase == ROLLING and not p.rerolled and not p.landmarks[p.seat, STATION]
    )


@kernel
def write_inputs(b, p, roller, x):
    """Write the inputs for a turn that a seat begins; return how many there are."""
    write_table(b, p, x)
    at = TABLE_INPUTS
    seat = roller
    for _ in range(p.seats):
        write_seat(b, p, seat, x, at)
        at += SEAT_INPUTS
        seat = seat + 1 if seat + 1 < p.seats else 0
    return at


@kernel
def write_table(b, p, x):
    """Write what is left of each kind, and the kind of game."""
    for kind in range(KINDS):
        write_supply(p, kind, x)
    x[2 * KINDS] = UNIT * p.ten
    x[2 * KINDS + 1] = UNIT * p.beginner
    x[2 * KINDS + 2] = UNIT if p.seats > 3 else 0


@kernel
def write_supply(p, kind, x):
    """Write what is left of one kind: its cards, and whether none can be bought now."""
    x[kind] = 4 * (p.supply[kind] + p.deck[kind])
    x[KINDS + kind] = 0 if p.supply[kind] else UNIT


@kernel
def write_seat(b, p, seat, x, at):
    """Write the inputs of one seat from the place `at` on."""
    need = 0
    missing = 0
    for landmark in range(LANDMARKS):
        built = p.landmarks[seat, landmark]
        x[at + LANDMARK + landmark] = UNIT if built else 0
        if not built:
            need += b.cost[KINDS + landmark]
            missing += 1
    for kind in range(KINDS):
        x[at + CARDS + kind] = UNIT // 2 * p.cities[seat, kind]
    earned = _write_rolls(b, p, seat, x, at)
    coins = min(np.int64(p.coins[seat]), MOST_COINS)
    lack = max(0, need - coins)
    # In quarters of a round; at least a third of a coin a round.
    rounds = min(4 * 36 * lack // max(earned, 12), 4 * MOST_ROUNDS)
    x[at + NEED] = need
    x[at + LACK] = lack
    x[at + ROUNDS] = rounds
    x[at + COINS] = coins
    for k in range(len(SOON_STEPS)):
        x[at + SOON + k] = UNIT if rounds <= 4 * SOON_STEPS[k] else 0
    for k in range(len(LAST_STEPS)):
        x[at + LAST + k] = UNIT if missing == 1 and lack <= LAST_STEPS[k] else 0
    for k in range(len(RICH_STEPS)):
        x[at + RICH + k] = UNIT if coins >= RICH_STEPS[k] else 0


@kernel
def _write_rolls(b, p, seat, x, at):
    """Write the coins by each roll and their means; return those of a round, in 36ths."""
    for total in range(2 * HIGHEST_ROLL):
        x[at + OWN_ROLL + total] = 0
    kinds = p.owned[seat]
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        _add_kind(b, p, seat, kind, x, at)
    one = two = other_one = other_two = 0
    for total in range(1, HIGHEST_ROLL + 1):
        own = x[at + OWN_ROLL + total - 1]
        other = x[at + OTHER_ROLL + total - 1]
        one += ODDS[1, total] * own
        two += ODDS[2, total] * own
        other_one += ODDS[1, total] * other
        other_two += ODDS[2, total] * other
    # Coins by a roll are written as two for each coin, means as four.
    x[at + MEANS] = one // 18
    x[at + MEANS + 1] = two // 18
    x[at + MEANS + 2] = other_one // 18
    x[at + MEANS + 3] = other_two // 18
    earned = max(one, two) if p.landmarks[seat, STATION] else one
    for other in range(p.seats):
        if other != seat:
            earned += other_two if p.landmarks[other, STATION] else other_one
    return earned // 2


@kernel
def _add_kind(b, p, seat, kind, x, at):
    """Add the coins that a seat's cards of one kind bring on each roll, two for each coin."""
    coins = 2 * card_income(b, p, seat, kind)
    if b.source[kind] == EVERYONE:
        coins *= p.seats - 1
    elif b.source[kind] != BANK and b.source[kind] != OPPONENT and b.colour[kind] != RED:
        coins = 2 * SWAP_GAIN
    red = b.colour[kind] == RED
    shared = red or b.colour[kind] == BLUE
    for total in range(b.first_roll[kind], b.last_roll[kind] + 1):
        if not red:
            x[at + OWN_ROLL + total - 1] += coins
        if shared:
            x[at + OTHER_ROLL + total - 1] += coins
