"""The effect of every roll on every seat, computed by applying the rules to each sum.

All numbers assume the current coins and cards. The TV station takes from the richest opponent; a
swap moves no coins. A player with a choice rolls the number of dice with the higher mean.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.kernel import kernel
from polis.games.machi_koro.box import HIGHEST_ROLL, ODDS, OPPONENT, STATION
from polis.games.machi_koro.rules.apply import can_use
from polis.games.machi_koro.rules.income import name_target, settle
from polis.games.machi_koro.sheet import KINDS, SEATS

# By roller, sum and seat: the change of the seat's coins by that roll.
CHANGES = (SEATS, HIGHEST_ROLL + 1, SEATS)


@kernel
def _roll_out(b, p, roller, total, before):
    """Apply a roll of this sum by a seat, starting from the coins `before` the roll."""
    p.seat = roller
    p.first = total
    p.second = 0
    p.payments = 0
    for seat in range(p.seats):
        p.coins[seat] = before[seat]
    settle(b, p)
    if can_use(b, p, OPPONENT):
        target = (roller + 1) % p.seats
        for step in range(2, p.seats):
            other = (roller + step) % p.seats
            if p.coins[other] > p.coins[target]:
                target = other
        name_target(b, p, target)


@kernel
def _per_round(b, p, seat, before):
    """The mean income of a seat in a round, one roll of every player."""
    gain = 0.0
    for roller in range(p.seats):
        best = 0.0
        mine = 0.0
        for dice in range(1, 3 if p.landmarks[roller, STATION] else 2):
            own = 0.0
            here = 0.0
            for total in range(1, HIGHEST_ROLL + 1):
                if ODDS[dice, total] > 0:
                    _roll_out(b, p, roller, total, before)
                    own += ODDS[dice, total] * (p.coins[roller] - before[roller])
                    here += ODDS[dice, total] * (p.coins[seat] - before[seat])
            if dice == 1 or own > best:
                best = own
                mine = here
        gain += mine
    return gain / 36.0


@kernel
def outlook(box, P, i, before, changes, incomes, gains):
    """Fill in the change by each roll, each seat's mean income a round, and what each card adds.

    It modifies the position, so pass a copy.
    """
    b = box[0]
    p = P[i]
    for seat in range(p.seats):
        before[seat] = p.coins[seat]
    for roller in range(p.seats):
        for total in range(1, HIGHEST_ROLL + 1):
            _roll_out(b, p, roller, total, before)
            for seat in range(p.seats):
                changes[roller, total, seat] = p.coins[seat] - before[seat]
    for seat in range(p.seats):
        incomes[seat] = _per_round(b, p, seat, before)
        for kind in range(KINDS):
            p.cities[seat, kind] += 1
            gains[seat, kind] = _per_round(b, p, seat, before) - incomes[seat]
            p.cities[seat, kind] -= 1


def scratch() -> tuple[Any, ...]:
    """New arrays for `outlook` to fill in: coins before, changes, incomes, gains."""
    return (
        np.zeros(SEATS, np.int64),
        np.zeros(CHANGES, np.int64),
        np.zeros(SEATS),
        np.zeros((SEATS, KINDS)),
    )
