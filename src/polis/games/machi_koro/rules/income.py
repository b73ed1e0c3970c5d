"""Payments after a roll: red, then blue and green, then the stadium and the TV station."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel, lowest_bit
from polis.games.machi_koro.box import (
    BANK,
    BLUE,
    EVERYONE,
    MALL,
    OPPONENT,
    RED,
    ROLLER,
)
from polis.games.machi_koro.rules.position import BANK_PAYS
from polis.games.machi_koro.sheet import KINDS


@kernel
def settle(b, p):
    """Make all payments that need no decision, in the book's order."""
    total = p.first + p.second
    sources = b.sources[total]
    if sources & (1 << ROLLER):
        _pay_reds(b, p, total)
    if sources & (1 << BANK):
        _earn_from_bank(b, p, total)
    if sources & (1 << EVERYONE):
        _collect_from_everyone(b, p, total)


@kernel
def card_income(b, p, seat, kind):
    """The coins owed to a seat's cards of one kind when they are activated."""
    each = b.coins[kind]
    if b.per[kind] >= 0:
        each *= _cards_with(b, p, seat, b.per[kind])
    if b.raised[kind] and p.landmarks[seat, MALL]:
        each += 1
    return each * p.cities[seat, kind]


@kernel
def _cards_with(b, p, seat, symbol):
    n = 0
    kinds = b.having[symbol]
    while kinds:
        n += p.cities[seat, lowest_bit(kinds)]
        kinds &= kinds - 1
    return n


@kernel
def _pay_reds(b, p, total):
    """The roller pays counter-clockwise, first the previous player, until the coins run out."""
    owner = np.int64(p.seat)
    for _ in range(1, p.seats):
        owner = owner - 1 if owner > 0 else p.seats - 1
        kinds = b.activated[total] & b.coloured[RED]
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            if p.cities[owner, kind]:
                pay(p, p.seat, owner, kind, card_income(b, p, owner, kind))


@kernel
def _earn_from_bank(b, p, total):
    """Blue cards earn for all seats, green ones for the roller."""
    roller = np.int64(p.seat)
    kinds = b.activated[total] & b.earning
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        blue = b.colour[kind] == BLUE
        for seat in range(0 if blue else roller, p.seats if blue else roller + 1):
            if p.cities[seat, kind]:
                pay(p, BANK_PAYS, seat, kind, card_income(b, p, seat, kind))


@kernel
def _collect_from_everyone(b, p, total):
    # The order among purple cards makes no difference; the stadium comes first because it needs no
    # decision.
    for place in range(b.actives[total]):
        kind = b.active[total, place]
        if b.source[kind] == EVERYONE and p.cities[p.seat, kind]:
            for step in range(1, p.seats):
                pay(p, (p.seat + step) % p.seats, p.seat, kind, b.coins[kind])


@kernel
def name_target(b, p, target):
    """The TV station takes its coins from the named opponent, as far as the coins go."""
    for kind in range(KINDS):
        if b.source[kind] == OPPONENT:
            pay(p, target, p.seat, kind, b.coins[kind])


@kernel
def pay(p, payer, payee, kind, owed):
    """Move what is owed, as far as the payer's coins go, and record it for the narration."""
    paid = owed
    if payer != BANK_PAYS:
        paid = min(owed, p.coins[payer])
        p.coins[payer] -= paid
    p.coins[payee] += paid
    row = p.payments
    p.payer[row] = payer
    p.payee[row] = payee
    p.card[row] = kind
    p.owed[row] = owed
    p.paid[row] = paid
    p.payments += 1
