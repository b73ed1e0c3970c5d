"""Estimated rounds until a seat has all its landmarks, and the moves that reduce them most.

A seat that earns `income` a round and lacks `need` coins for its landmarks has need / income rounds
to go. Every action changes one of the two, so all moves are compared in rounds. The estimate is
fast enough for thousands of whole games a second.
"""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, lowest_bit
from polis.games.machi_koro.box import (
    BLUE,
    EVERYONE,
    EXCHANGE,
    MALL,
    PARK,
    RADIO,
    RED,
    STATION,
)
from polis.games.machi_koro.rules.income import card_income
from polis.games.machi_koro.rules.position import BUILDING, DICE, RADIO_TOWER, TV_TARGET
from polis.games.machi_koro.sheet import (
    BUILD,
    DECLINE,
    KEEP,
    KINDS,
    LANDMARKS,
    ROLL_ONE,
    SWAP,
    TV,
)

# The weights: a factor for each kind's income; for each landmark, coins a round besides its
# computed effect; the income still to be bought for each coin of need; the part of a round's
# income that the park and the radio tower add; and the fraction of the expected income below
# which a roll is rolled again.
BONUS = KINDS
GROWTH, AGAIN, TOWER, SHORT = range(KINDS + LANDMARKS, KINDS + LANDMARKS + 4)


@kernel
def weight(b, p, which):
    """One of the weights, which differ between two and more players."""
    return b.strategy.weights[1 if p.seats > 2 else 0, which]


@kernel
def weighted_income(b, p, seat, kind):
    """The weighted income from one card of a kind when it is activated."""
    coins = float(b.coins[kind])
    if b.per[kind] >= 0:
        cards = 0
        kinds = p.owned[seat] & b.having[b.per[kind]]
        while kinds:
            cards += p.cities[seat, lowest_bit(kinds)]
            kinds &= kinds - 1
        coins *= cards
    elif b.source[kind] == EVERYONE:
        coins *= p.seats - 1
    elif b.source[kind] == EXCHANGE:
        coins = 1.0
    if b.raised[kind] and p.landmarks[seat, MALL]:
        coins += 1.0
    return coins * weight(b, p, kind)


@kernel
def dice_of(b, p, seat):
    """The number of dice a seat is assumed to roll: two if it may and has a card for it."""
    return 2 if p.landmarks[seat, STATION] and p.owned[seat] & b.needs_two else 1


@kernel
def activations(b, p, seat, kind):
    """The expected activations a round of a card of a kind, if its seat rolls one die, or two."""
    one = two = 0.0
    if b.colour[kind] != RED:
        one = b.hits[1, kind]
        two = b.hits[2, kind]
    if b.colour[kind] == RED or b.colour[kind] == BLUE:
        for other in range(p.seats):
            if other != seat:
                often = b.hits[dice_of(b, p, other), kind]
                one += often
                two += often
    return one, two


@kernel
def earnings(b, p, seat):
    """The weighted expected coins a round of a seat that rolls one die, and of one that rolls two.

    Both at once, because most of the work is the same for either.
    """
    one = two = 0.0
    kinds = p.owned[seat]
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        by_one, by_two = activations(b, p, seat, kind)
        coins = weighted_income(b, p, seat, kind)
        one += by_one * coins * p.cities[seat, kind]
        two += by_two * coins * p.cities[seat, kind]
    return one, two


@kernel
def added_income(b, p, seat, kind):
    """What one more card of a kind adds to `earnings`, also through cards that count it."""
    one, two = activations(b, p, seat, kind)
    coins = weighted_income(b, p, seat, kind)
    one *= coins
    two *= coins
    kinds = p.owned[seat] & b.counting[kind]
    while kinds:
        other = lowest_bit(kinds)
        kinds &= kinds - 1
        one += b.hits[1, other] * b.coins[other] * weight(b, p, other) * p.cities[seat, other]
        two += b.hits[2, other] * b.coins[other] * weight(b, p, other) * p.cities[seat, other]
    return one, two


@kernel
def income(b, p, seat, one, two):
    """The income a round of a seat that earns `one` with one die and `two` with two."""
    extra = 1.0 + weight(b, p, TOWER) * p.landmarks[seat, RADIO]
    earned = one * extra
    if p.landmarks[seat, STATION]:
        earned = max(earned, two * (extra + weight(b, p, AGAIN) * p.landmarks[seat, PARK]))
    for landmark in range(LANDMARKS):
        earned += weight(b, p, BONUS + landmark) * p.landmarks[seat, landmark]
    return earned


@kernel
def rounds_to_win(b, p, seat, coins, earned):
    """Rounds until a seat with these coins and this income has all landmarks, one a turn."""
    need = 0
    missing = 0
    for landmark in range(LANDMARKS):
        if not p.landmarks[seat, landmark]:
            need += b.cost[KINDS + landmark]
            missing += 1
    return max(
        float(missing), max(0.0, need - coins) / (earned + weight(b, p, GROWTH) * need + 0.01)
    )


@kernel
def rounds_after(b, p, code, one, two):
    """Rounds to go for the seat on turn after a move; before it, the seat earns `one` or `two`."""
    seat = np.int64(p.seat)
    coins = float(p.coins[seat])
    if p.phase == BUILDING:
        return _rounds_after_building(b, p, seat, code - BUILD, one, two)
    if p.phase == DICE:
        if code == ROLL_ONE:
            two = 0.0
        else:
            one = 0.0
    elif p.phase == RADIO_TOWER:
        coins += (
            roll_gain(b, p, seat) if code == KEEP else weight(b, p, SHORT) * _expected(b, p, seat)
        )
    elif p.phase == TV_TARGET:
        coins += min(b.coins[b.tv], p.coins[code - TV])
    elif code != DECLINE:
        given, taken = (code - SWAP) // KINDS % KINDS, (code - SWAP) % KINDS
        more = added_income(b, p, seat, taken)
        less = added_income(b, p, seat, given)
        one += more[0] - less[0]
        two += more[1] - less[1]
    return rounds_to_win(b, p, seat, coins, income(b, p, seat, one, two))


@kernel
def _rounds_after_building(b, p, seat, card, one, two):
    coins = float(p.coins[seat])
    if card < 0:
        return rounds_to_win(b, p, seat, coins, income(b, p, seat, one, two))
    coins -= b.cost[card]
    if card < KINDS:
        more = added_income(b, p, seat, card)
        one += more[0]
        two += more[1]
        return rounds_to_win(b, p, seat, coins, income(b, p, seat, one, two))
    p.landmarks[seat, card - KINDS] = 1
    one, two = earnings(b, p, seat)
    left = rounds_to_win(b, p, seat, coins, income(b, p, seat, one, two))
    p.landmarks[seat, card - KINDS] = 0
    return left


@kernel
def roll_gain(b, p, seat):
    """The coins that the current roll brings its roller, minus what the others take."""
    total = p.first + p.second
    gain = 0.0
    for place in range(b.actives[total]):
        kind = b.active[total, place]
        if b.colour[kind] == RED:
            for other in range(p.seats):
                if other != seat:
                    gain -= card_income(b, p, other, kind)
    gain = max(gain, -float(p.coins[seat]))
    for place in range(b.actives[total]):
        kind = b.active[total, place]
        if p.cities[seat, kind] and b.colour[kind] != RED:
            gain += p.cities[seat, kind] * weighted_income(b, p, seat, kind)
    if p.landmarks[seat, PARK] and p.first == p.second:
        gain += _expected(b, p, seat)
    return gain


@kernel
def _expected(b, p, seat):
    """The expected coins of a seat's own roll with the chosen number of dice."""
    gain = 0.0
    kinds = p.owned[seat]
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        if b.colour[kind] != RED:
            gain += b.hits[p.dice, kind] * weighted_income(b, p, seat, kind) * p.cities[seat, kind]
    return gain


@kernel
def fastest_action(box, P, i, codes, n):
    """The move after which the seat on turn has the fewest rounds to go."""
    b = box[0]
    p = P[i]
    one, two = earnings(b, p, np.int64(p.seat))
    best = 0.0
    chosen = -1
    for k in range(n):
        left = rounds_after(b, p, codes[k], one, two)
        if chosen < 0 or left < best:
            best = left
            chosen = codes[k]
    return chosen
