"""The draft: what each tile on the site is worth to each seat, and what a take leaves to others."""

from __future__ import annotations

from polis.core.kernel import kernel, local_floats, lowest_bit, popcount
from polis.games.akropolis.rules.position import NO_TILE
from polis.games.akropolis.sheet import SITE_TILES
from polis.games.akropolis.strategy.candidates import best_placement
from polis.games.akropolis.strategy.evaluation import full_weights, turns_to_come
from polis.games.akropolis.strategy.layout import FEATURES, FEW, RESERVE, STONE

# Less than the worth of any tile.
OUT_OF_REACH = -1e9


@kernel
def try_tile(b, p, seat, place, price):
    """The best estimate of a seat's city with the tile from this place, and the placement's code.

    `price` stones are paid before.
    """
    turns = turns_to_come(p, seat) - 1
    p.hand = p.site[place]
    p.site[place] = NO_TILE
    p.site_count -= 1
    p.stones[seat] -= price
    weights = local_floats(FEATURES)
    full_weights(b, p, turns, weights)
    best = best_placement(b, p, seat, weights)
    p.stones[seat] += price
    p.site_count += 1
    p.site[place] = p.hand
    p.hand = NO_TILE
    return best


@kernel
def look_at_site(b, p, seat, worths, codes):
    """Write the best estimate of a city with each tile, before paying, and the placement's code.

    A seat has a row of SITE_TILES numbers. A tile that it cannot pay for even if all seats before
    it take others gets the number of the tile before it.
    """
    for place in range(p.site_count):
        k = seat * SITE_TILES + place
        if place <= p.stones[seat] + p.seats:
            worths[k], codes[k] = try_tile(b, p, seat, place, 0)
        else:
            worths[k], codes[k] = worths[k - 1], codes[k - 1]


@kernel
def forget_tile(seats, place, worths, codes):
    """Move up what is known of the tiles behind a place of the site, as the tiles move up."""
    for seat in range(seats):
        for k in range(seat * SITE_TILES + place, (seat + 1) * SITE_TILES - 1):
            worths[k] = worths[k + 1]
            codes[k] = codes[k + 1]


@kernel
def cost(weights, stones, price):
    """The estimate of `price` stones to a seat that has so many."""
    few = min(stones, FEW) - min(stones - price, FEW)
    return weights[STONE] * price + weights[RESERVE] * few


@kernel
def best_take(b, p, worths):
    """The place of the tile that the seat to act takes, by what is known of all seats."""
    weights = local_floats(FEATURES)
    full_weights(b, p, turns_to_come(p, p.seat) - 1, weights)
    stones = p.stones[p.seat]
    best = OUT_OF_REACH
    chosen = 0
    for place in range(min(p.site_count, stones + 1)):
        worth = worths[p.seat * SITE_TILES + place] - cost(weights, stones, place)
        worth += rest_of_round(b, p, place, weights, worths)
        if worth > best:
            best, chosen = worth, place
    return chosen


@kernel
def rest_of_round(b, p, taken, weights, worths):
    """The estimate of what follows in this round when the mover takes the tile of this place.

    Each seat in turn takes what is best for its own city. What rivals get counts against the mover
    by `deny`, what the mover gets at its next turn counts for it by `follow`; in the last round
    both count in full. The tile that is left at the end is the next seat's to have by `leave`.
    """
    last = b.strategy.exact and p.left == 0
    deny = 1.0 if last else b.strategy.deny
    follow = 1.0 if last else b.strategy.follow
    gone = 1 << taken
    total = 0.0
    seat = p.seat
    for _ in range(p.site_count - 2):
        seat = seat + 1 if seat + 1 < p.seats else 0
        stones = p.stones[seat] - (taken if seat == p.seat else 0)
        chosen = _best_left(p, gone, stones, weights, worths[seat * SITE_TILES :])
        gone |= 1 << chosen
        worth = worths[seat * SITE_TILES + chosen]
        worth -= cost(weights, stones, _price(gone, chosen))
        total += follow * worth if seat == p.seat else -deny * worth
    if p.left and b.strategy.leave:
        seat = seat + 1 if seat + 1 < p.seats else 0
        worth = worths[seat * SITE_TILES + _first_left(gone)]
        total += b.strategy.leave * (worth if seat == p.seat else -worth / (p.seats - 1))
    return total


@kernel
def _best_left(p, gone, stones, weights, worths):
    """The place of the tile that is best for a seat with so many stones, of those not gone."""
    best = OUT_OF_REACH
    chosen = price = 0
    for place in range(p.site_count):
        if gone >> place & 1 or price > stones:
            continue
        worth = worths[place] - cost(weights, stones, price)
        if worth > best or price == 0:
            best, chosen = worth, place
        price += 1
    return chosen


@kernel
def _price(gone, place):
    """The tiles that still lie before a place."""
    return place - popcount(gone & ((1 << place) - 1))


@kernel
def _first_left(gone):
    """The first place whose tile is not gone."""
    return lowest_bit(~gone)
