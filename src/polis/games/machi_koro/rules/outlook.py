"""The effect of every roll on every seat, computed by applying the rules to each sum.

All numbers assume the current coins and cards. The TV station takes from the richest opponent; a
swap moves no coins. A player with a choice rolls the number of dice with the higher mean.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.kernel import entry_point, kernel
from polis.games.machi_koro.box import BLUE, HIGHEST_ROLL, ODDS, OPPONENT, RED, STATION
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
def _has_effect(b, kinds, own):
    """Whether cards of these kinds do something on a roll of their owner's own, or of another."""
    for kind in range(KINDS):
        if kinds >> kind & 1:
            colour = b.colour[kind]
            if colour == BLUE or (colour == RED) != own:
                return True
    return False


@kernel
def _add_card(b, p, seat, kind, before, changes):
    """Update the changes by each roll for one more card of a kind in a seat's city."""
    p.cities[seat, kind] += 1
    raised = 1 << kind | b.counting[kind]
    for total in range(1, HIGHEST_ROLL + 1):
        active = b.activated[total] & raised
        if active:
            for roller in range(p.seats):
                if _has_effect(b, active, seat == roller):
                    _note_roll(b, p, roller, total, before, changes)
    p.cities[seat, kind] -= 1


@kernel
def _note_roll(b, p, roller, total, before, changes):
    _roll_out(b, p, roller, total, before)
    for seat in range(p.seats):
        changes[roller, total, seat] = p.coins[seat] - before[seat]


@kernel
def _restore(b, p, kind, changes, trial):
    """Make `trial` equal to `changes` again, where a card of this kind made a difference."""
    raised = 1 << kind | b.counting[kind]
    for total in range(1, HIGHEST_ROLL + 1):
        if b.activated[total] & raised:
            for roller in range(p.seats):
                for seat in range(p.seats):
                    trial[roller, total, seat] = changes[roller, total, seat]


@kernel
def _per_round(p, seat, changes):
    """The mean income of a seat in a round, one roll of every player."""
    gain = 0.0
    for roller in range(p.seats):
        best = 0.0
        mine = 0.0
        for dice in range(1, 3 if p.landmarks[roller, STATION] else 2):
            own = 0.0
            here = 0.0
            for total in range(dice, 6 * dice + 1):
                own += ODDS[dice, total] * changes[roller, total, roller]
                here += ODDS[dice, total] * changes[roller, total, seat]
            if dice == 1 or own > best:
                best = own
                mine = here
        gain += mine
    return gain / 36.0


@entry_point
def outlook(box, P, i, before, changes, trial, incomes, gains):
    """Fill in the change by each roll, each seat's mean income a round, and what each card adds.

    It modifies the position, so pass a copy.
    """
    b = box[0]
    p = P[i]
    for seat in range(p.seats):
        before[seat] = p.coins[seat]
    for roller in range(p.seats):
        for total in range(1, HIGHEST_ROLL + 1):
            _note_roll(b, p, roller, total, before, changes)
            for seat in range(p.seats):
                trial[roller, total, seat] = changes[roller, total, seat]
    for seat in range(p.seats):
        incomes[seat] = _per_round(p, seat, changes)
        for kind in range(KINDS):
            _add_card(b, p, seat, kind, before, trial)
            gains[seat, kind] = _per_round(p, seat, trial) - incomes[seat]
            _restore(b, p, kind, changes, trial)


def scratch() -> tuple[Any, ...]:
    """New arrays for `outlook` to fill in: coins before, changes, scratch, incomes, gains."""
    return (
        np.zeros(SEATS, np.int64),
        np.zeros(CHANGES, np.int64),
        np.zeros(CHANGES, np.int64),
        np.zeros(SEATS),
        np.zeros((SEATS, KINDS)),
    )
