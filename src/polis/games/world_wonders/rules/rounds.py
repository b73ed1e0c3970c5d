"""The steps between decisions: reveals, turns, the end of a round and of the game."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.world_wonders.rules.legal import loan_step
from polis.games.world_wonders.rules.map.bitboard import any_of
from polis.games.world_wonders.rules.position import (
    BUYING,
    CARD_DRAWN,
    ENDED,
    LAYING,
    MONUMENT_SHOWN,
    NOBODY,
    NOTHING,
    ROADS,
    TILES_SHOWN,
    fill_supply,
    plane,
    skip_empty_stacks,
)
from polis.games.world_wonders.rules.purchases import offer
from polis.games.world_wonders.rules.turn_order import new_order
from polis.games.world_wonders.sheet import DISPLAY, FIRST_ROAD, GOLD, ROUNDS, TRACK_SIDE

# The steps of a game between two decisions or chance events.
(
    WAIT,
    SHOW_TILES,
    SHOW_MONUMENTS,
    BEFORE_TURN,
    BEGIN_TURN,
    OFFER,
    END_TURN,
    NEXT_TURN,
    END_ROUND,
) = range(9)


@kernel
def _places_to_fill(p):
    """Whether a monument must be revealed: the deck has one and the display a free place."""
    if p.deck == 0:
        return False
    # The display of the solo game has two places.
    for place in range(DISPLAY if p.seats > 1 else DISPLAY - 1):
        if p.display[place] == NOTHING:
            return True
    return False


@kernel
def take_steps(b, p, step):
    """Take steps until a seat must decide, chance must act, or the game is over."""
    while step != WAIT:
        if step == OFFER:
            step = _offer_purchases(b, p)
        elif step == END_TURN:
            p.out[p.seat] = p.gold[p.seat] == 0
            step = NEXT_TURN
        elif step == NEXT_TURN:
            step = BEFORE_TURN if _next_seat(p) else END_ROUND
        elif step == BEFORE_TURN:
            # The automaton acts before every turn of the solo game.
            step = _wait(p, CARD_DRAWN) if p.seats == 1 else BEGIN_TURN
        elif step == BEGIN_TURN:
            step = _begin_turn(p)
        elif step == SHOW_TILES:
            step = _show_tiles(b, p)
        elif step == SHOW_MONUMENTS:
            step = _wait(p, MONUMENT_SHOWN) if _places_to_fill(p) else p.next_step
        else:
            step = _wait(p, ENDED) if _is_last_round(b, p) else _begin_round(p)


@kernel
def _wait(p, phase):
    p.phase = phase
    return WAIT


@kernel
def _show_tiles(b, p):
    """Reveal one tile of each stack from left to right, then the monuments; then play begins."""
    skip_empty_stacks(b, p)
    if p.stack < b.stacks:
        return _wait(p, TILES_SHOWN)
    p.next_step = BEFORE_TURN
    return SHOW_MONUMENTS


@kernel
def _begin_turn(p):
    """Begin a turn; in its first turn a seat first lays its free road."""
    p.turns += 1
    p.loan_step_done = 0
    if any_of(plane(p, p.seat, ROADS)):
        return OFFER
    p.hand = FIRST_ROAD
    return _wait(p, LAYING)


@kernel
def _offer_purchases(b, p):
    """Wait for a decision; a seat that can neither buy nor take a loan step is out."""
    p.offer = offer(b, p)
    if p.offer or loan_step(p) >= 0:
        return _wait(p, BUYING)
    p.gold[p.seat] = 0  # remaining gold is lost
    return END_TURN


@kernel
def _next_seat(p):
    """Pass the turn to the next seat in order that is not out; False if all are out."""
    place = 0
    while p.order[place] != p.seat:
        place += 1
    for _ in range(p.seats):
        place = place + 1 if place + 1 < p.seats else 0
        if p.out[p.order[place]] == 0:
            p.seat = p.order[place]
            return True
    return False


@kernel
def _is_last_round(b, p):
    """Whether this is round 10, or a player's population has reached its last space."""
    last = p.round_number == ROUNDS
    for seat in range(p.seats):
        last |= p.population[seat] == b.last_population[p.options[TRACK_SIDE]]
    return last


@kernel
def _begin_round(p):
    """Remove unsold buildings; refill roads and tower; reset order, pedestals and gold."""
    p.round_number += 1
    p.stack = 0
    p.shown[:] = NOTHING
    fill_supply(p)
    new_order(p)
    p.seat = p.order[0]
    p.pedestal[:] = NOBODY
    for seat in range(p.seats):
        p.gold[seat] = GOLD
        p.out[seat] = 0
    return SHOW_TILES
