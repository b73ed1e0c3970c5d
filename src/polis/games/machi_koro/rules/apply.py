"""The steps of a turn: roll, perhaps roll again, pay and earn, purple cards, build."""

from __future__ import annotations

from polis.core.kernel import inline_kernel, kernel
from polis.games.machi_koro.box import EXCHANGE, OPPONENT, PARK, RADIO
from polis.games.machi_koro.rules.chance import enough_open
from polis.games.machi_koro.rules.income import name_target, settle
from polis.games.machi_koro.rules.position import (
    BUILDING,
    DEALING,
    DICE,
    ENDED,
    RADIO_TOWER,
    REFILLING,
    ROLLING,
    SWAPPING,
    TV_TARGET,
    begin_turn,
    count_card,
    count_supply,
)
from polis.games.machi_koro.sheet import (
    BUILD,
    BUILD_NOTHING,
    DECLINE,
    KINDS,
    LANDMARKS,
    ONE_DIE,
    REROLL,
    REVEAL,
    ROLL_ONE,
    SWAP,
    TV,
    TWO_DICE,
)


@inline_kernel
def apply(box, P, i, code):
    b = box[0]
    p = P[i]
    p.payments_before = p.payments
    if p.phase == ROLLING:
        _roll(b, p, code)
    elif p.phase == BUILDING:
        _build(b, p, code)
    elif p.phase == DICE:
        p.dice = code - ROLL_ONE + 1
        p.phase = ROLLING
    elif p.phase == RADIO_TOWER:
        if code == REROLL:
            # All dice are rolled again, the same number; only the last roll counts.
            p.rerolled = 1
            p.phase = ROLLING
        else:
            _earn(b, p)
    elif p.phase == TV_TARGET:
        name_target(b, p, code - TV)
        _swap_or_build(b, p)
    elif p.phase == SWAPPING:
        if code != DECLINE:
            _swap(b, p, code - SWAP)
        p.phase = BUILDING
    else:
        _reveal(b, p, code - REVEAL)


# Inlined, as is `_earn`: LLVM finds them too large, and a call costs random games 2 %.
@inline_kernel
def _roll(b, p, code):
    if code < TWO_DICE:
        p.first = code - ONE_DIE + 1
        p.second = 0
    else:
        p.first = (code - TWO_DICE) // 6 + 1
        p.second = (code - TWO_DICE) % 6 + 1
    p.payments = 0
    p.payments_before = 0
    if p.landmarks[p.seat, RADIO] and not p.rerolled:
        p.phase = RADIO_TOWER
    else:
        _earn(b, p)


@inline_kernel
def _earn(b, p):
    """The roll is final: all pay and earn, then the roller decides about purple cards."""
    # The amusement park must stand before the roll, so it is checked before building.
    p.extra = p.first == p.second and p.landmarks[p.seat, PARK]
    settle(b, p)
    if can_use(b, p, OPPONENT):
        p.phase = TV_TARGET
    else:
        _swap_or_build(b, p)


@kernel
def can_use(b, p, source):
    """Whether the roller has an active purple card of this source and an opponent to use it on."""
    total = p.first + p.second
    if b.sources[total] & (1 << source) == 0 or p.seats == 1:
        return False
    for place in range(b.actives[total]):
        kind = b.active[total, place]
        if b.source[kind] == source and p.cities[p.seat, kind]:
            return True
    return False


@kernel
def _swap_or_build(b, p):
    p.phase = SWAPPING if can_use(b, p, EXCHANGE) else BUILDING


@kernel
def _swap(b, p, swap):
    other = swap // (KINDS * KINDS)
    given = swap // KINDS % KINDS
    taken = swap % KINDS
    count_card(b, p, p.seat, given, -1)
    count_card(b, p, other, given, 1)
    count_card(b, p, other, taken, -1)
    count_card(b, p, p.seat, taken, 1)


@kernel
def _build(b, p, code):
    if code == BUILD_NOTHING:
        _end_turn(p)
        return
    card = code - BUILD
    p.coins[p.seat] -= b.cost[card]
    if card < KINDS:
        count_supply(p, card, -1)
        count_card(b, p, p.seat, card, 1)
        # The supply is refilled at once, before an extra turn.
        if p.ten and not enough_open(b, p):
            p.phase = REFILLING
        else:
            _end_turn(p)
        return
    p.landmarks[p.seat, card - KINDS] = 1
    p.full[p.seat] |= 1 << card
    if p.full[p.seat] >> KINDS == (1 << LANDMARKS) - 1:
        p.phase = ENDED
    else:
        _end_turn(p)


@kernel
def _reveal(b, p, kind):
    p.deck[kind] -= 1
    p.reveals += 1
    count_supply(p, kind, 1)
    if not enough_open(b, p):
        return
    if p.phase == DEALING:
        begin_turn(p, 0)
    else:
        _end_turn(p)


@kernel
def _end_turn(p):
    if p.extra:
        begin_turn(p, p.seat)
    else:
        begin_turn(p, p.seat + 1 if p.seat + 1 < p.seats else 0)
