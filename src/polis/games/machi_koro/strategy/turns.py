"""One turn in full by a network: every build, every roll with its probability."""

from __future__ import annotations

import numpy as np

from polis.core.contract import CHANCE
from polis.core.dealer import deal
from polis.core.kernel import copy_record, kernel, local_floats
from polis.games.machi_koro.box import ODDS, PARK, RADIO
from polis.games.machi_koro.rules.apply import apply
from polis.games.machi_koro.rules.legal import legal
from polis.games.machi_koro.rules.position import (
    BUILDING,
    DICE,
    ENDED,
    RADIO_TOWER,
    ROLLING,
    SWAPPING,
    TV_TARGET,
    to_act,
)
from polis.games.machi_koro.sheet import (
    BUILD_NOTHING,
    DECLINE,
    KEEP,
    KINDS,
    LANDMARKS,
    MOST_ACTIONS,
    ONE_DIE,
    REROLL,
    ROLL_ONE,
    SEATS,
    TV,
    TWO_DICE,
)
from polis.games.machi_koro.strategy.inputs import begins_turn
from polis.games.machi_koro.strategy.learned import judge, judge_builds, next_roller

BUILDS = 1 + KINDS + LANDMARKS
ROLLS = 36


@kernel
def judge_moves(box, P, i, codes, n, out):
    """Write the chance to win of the seat on turn after each of these codes.

    P[i + 1] is scratch space.
    """
    p = P[i]
    if p.phase == BUILDING:
        worths = local_floats(BUILDS)
        judge_builds(box[0], p, worths)
        for k in range(n):
            out[k] = worths[codes[k] - BUILD_NOTHING]
        return
    swapping = p.phase == SWAPPING
    for k in range(n):
        copy_record(P, i + 1, P, i)
        apply(box, P, i + 1, codes[k])
        if swapping:
            out[k] = _without_build(box, P, i + 1)
        elif P[i + 1].phase == ROLLING:
            out[k] = _mean_roll(box, P, i, codes[k])
        else:
            out[k] = _rest_of_turn(box, P, i + 1)


@kernel
def _without_build(box, P, j):
    """The chance of the seat on turn if its turn ends now: builds after swaps differ little."""
    found = local_floats(SEATS)
    judge(box[0], P[j], next_roller(P[j]), found)
    return found[P[j].seat]


@kernel
def _rest_of_turn(box, P, j):
    """The chance of the seat on turn when the dice are final; it plays on in record j."""
    p = P[j]
    if p.phase == TV_TARGET:
        target = -1
        for step in range(1, p.seats):
            seat = (p.seat + step) % p.seats
            if target < 0 or p.coins[seat] > p.coins[target]:
                target = seat
        apply(box, P, j, TV + target)
    if p.phase == SWAPPING:
        apply(box, P, j, DECLINE)
    worths = local_floats(BUILDS)
    return judge_builds(box[0], p, worths)


@kernel
def _mean_roll(box, P, i, code):
    """The mean chance of the seat on turn over all rolls after a decision of position i.

    With a radio tower the first roll is kept where that is better than rolling again.
    """
    found = local_floats(ROLLS)
    odds = local_floats(ROLLS)
    p = P[i]
    dice = p.dice
    if p.phase == DICE:
        dice = code - ROLL_ONE + 1
    n = 0
    total = 0.0
    for low in range(6):
        for high in range(low if dice == 2 else 0, 6 if dice == 2 else 1):
            weight = _weight(p, dice, low, high)
            if weight > 0:
                outcome = TWO_DICE + low * 6 + high if dice == 2 else ONE_DIE + low
                found[n] = _after_roll(box, P, i, code, outcome)
                odds[n] = weight / 36.0
                total += odds[n] * found[n]
                n += 1
    if code == REROLL or not p.landmarks[p.seat, RADIO]:
        return total
    kept = 0.0
    for k in range(n):
        kept += odds[k] * max(found[k], total)
    return kept


@kernel
def _weight(p, dice, low, high):
    """The weight of a roll in 36ths; without a park equal sums are one roll, of its lowest die."""
    if dice == 1:
        return 6
    if p.landmarks[p.seat, PARK]:
        return 1 if low == high else 2
    total = low + high + 2
    return ODDS[2, total] if low == max(0, total - 7) else 0


@kernel
def _after_roll(box, P, i, code, outcome):
    """The chance of the seat on turn after a decision of position i and a roll that it keeps."""
    copy_record(P, i + 1, P, i)
    apply(box, P, i + 1, code)
    apply(box, P, i + 1, outcome)
    if P[i + 1].phase == RADIO_TOWER:
        apply(box, P, i + 1, KEEP)
    return _rest_of_turn(box, P, i + 1)


@kernel
def judge_leaf(box, P, i, luck, codes, out):
    """Play position i on to the next turn by the best moves; write each seat's chance to win."""
    worths = local_floats(MOST_ACTIONS)
    p = P[i]
    while p.phase != ENDED and not begins_turn(p):
        if to_act(box, P, i) == CHANCE:
            code = deal(box, P, i, luck)
        else:
            n = legal(box, P, i, codes)
            judge_moves(box, P, i, codes, n, worths)
            best = 0
            for k in range(1, n):
                if worths[k] > worths[best]:
                    best = k
            code = codes[best]
        apply(box, P, i, code)
    if p.phase != ENDED:
        judge(box[0], p, np.int64(p.seat), out)
        return
    for seat in range(p.seats):
        out[seat] = 1.0 if seat == p.seat else 0.0
