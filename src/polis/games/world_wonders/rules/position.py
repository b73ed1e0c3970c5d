"""A World Wonders position: the record, the set-up, and how objects stand on a map."""

from __future__ import annotations

import numpy as np

from polis.core.contract import CHANCE, HEADER, OVER
from polis.core.kernel import kernel
from polis.games.world_wonders.rules.map.bitboard import (
    NONE,
    add,
    ahead,
    behind,
    both,
    cell_set,
    either,
    first,
    load,
)
from polis.games.world_wonders.sheet import (
    BY_CHOICE,
    CHOSEN,
    DISPLAY,
    GOLD,
    MAP_SIDE,
    MONUMENTS,
    NEEDS,
    OPTIONS,
    PIECES,
    RESOURCES,
    SEATS,
    STACKS,
    STRIDE,
    TILES,
    TURNS,
    TYPES,
    WITH_OBJECTIVES,
    WORDS,
)

# What the position waits for. Objectives may be chosen by a seat or drawn by chance.
RIVERS, CHOOSING_OBJECTIVES, TILES_SHOWN, MONUMENT_SHOWN = range(4)
CARD_DRAWN, BUYING, LAYING, ENDED = range(4, 8)

NOTHING = -1  # nothing in hand, no tile shown, no monument in a place of the display
NOBODY, THE_AUTOMATON = -1, SEATS  # who owns a monument or holds a pedestal

# Planes of a map, each a set of cells. Adjacent cells of one object are joined: the bit belongs to
# the western or northern of the two. COUNTED has exactly one cell of every object.
OCCUPIED, ROADS, TOWERS, JOINED_EAST, JOINED_SOUTH, COUNTED, BUILDINGS = range(7)
PLANES = BUILDINGS + TYPES

MOST_GOALS = NEEDS + PIECES

POSITION = np.dtype(
    [
        *HEADER,
        ("options", np.int8, len(OPTIONS)),
        ("phase", np.int8),
        ("next_step", np.int8),  # the step of `rounds` that follows when the monuments are shown
        ("round_number", np.int64),
        ("seat", np.int64),  # the player on turn
        ("loan_step_done", np.int64),  # whether the loan step of this turn has been taken
        ("offer", np.int64),  # while BUYING: a bit for each item that can be bought
        ("hand", np.int64),  # the item being laid, or NOTHING
        ("tile", np.int64),  # the tile in hand if it is a building
        ("rest", np.int64, PIECES),  # pieces of the item in hand still to lay, by kind
        ("parts", np.int64),  # connected groups of a monument's laid pieces ...
        ("part", np.uint64, (PIECES, WORDS)),  # ... and their cells
        ("order", np.int64, SEATS),  # the seats in turn order
        ("pedestal", np.int64, 2),  # who holds it
        ("gold", np.int64, SEATS),
        ("loan", np.int64, SEATS),
        ("out", np.int64, SEATS),
        ("resources", np.int64, (SEATS, RESOURCES)),
        ("population", np.int64, SEATS),
        ("monuments", np.int64, SEATS),  # number of monuments of each seat
        ("supply", np.int64, 3),  # long roads, short sets and towers on offer
        ("dealt", np.int64),  # rivers, then objectives dealt so far
        ("stack", np.int64),  # the stack to reveal from
        ("revealed", np.int64),  # monuments shown so far
        ("drawn", np.int64),  # cards of the automaton drawn so far ...
        ("card", np.int64),  # ... and the one that lies open, or NOTHING
        ("deck", np.int64),  # a bit for each monument not yet shown
        ("cards", np.int64),  # a bit for each card in the automaton's deck
        ("map", np.int64, SEATS),
        ("objectives", np.int64, CHOSEN),
        ("shown", np.int64, STACKS),  # the tile on offer, a kind of its stack, or NOTHING
        ("stock", np.int8, (STACKS, TILES)),  # tiles of each kind not yet shown
        ("display", np.int64, DISPLAY),
        ("owner", np.int8, MONUMENTS),
        ("site", np.uint64, (MONUMENTS, WORDS)),  # the cells a built monument covers
        ("city", np.uint64, (SEATS, PLANES, WORDS)),
        # Work space of the searches for places, zero between kernel calls.
        ("work", np.int64),  # steps so far
        ("goal", np.uint64, (MOST_GOALS, PIECES, WORDS)),
        ("mark", np.uint64, (PIECES, TURNS, WORDS)),
    ],
    align=True,
)


@kernel
def to_act(box, P, i):
    p = P[i]
    if p.phase < BUYING and not is_choosing(p):
        return CHANCE
    return OVER if p.phase == ENDED else p.seat


@kernel
def is_choosing(p):
    """Whether objectives are being chosen; the first seat chooses for all."""
    return p.phase == CHOOSING_OBJECTIVES and p.options[WITH_OBJECTIVES] == BY_CHOICE


@kernel
def clear(p):
    """Zero the whole record, so that equal positions are equal in every byte."""
    p.turns = p.round_number = p.seat = p.loan_step_done = p.offer = p.parts = 0
    p.dealt = p.stack = p.revealed = p.drawn = p.deck = p.cards = p.next_step = 0
    p.hand = p.tile = p.card = NOTHING
    p.rest[:] = 0
    p.part[:] = 0
    p.order[:] = 0
    p.pedestal[:] = NOBODY
    p.gold[:] = 0
    p.loan[:] = 0
    p.out[:] = 0
    p.resources[:] = 0
    p.population[:] = 0
    p.monuments[:] = 0
    p.map[:] = 0
    p.objectives[:] = NOTHING
    p.shown[:] = NOTHING
    p.stock[:] = 0
    p.display[:] = NOTHING
    p.owner[:] = NOBODY
    p.site[:] = 0
    p.city[:] = 0
    p.work = 0
    p.goal[:] = 0
    p.mark[:] = 0


@kernel
def setup(box, P, i, seats, options):
    b = box[0]
    p = P[i]
    clear(p)
    p.rules = options[len(p.options)]
    p.seats = seats
    for option in range(len(p.options)):
        p.options[option] = options[option]
    p.round_number = 1
    p.deck = (1 << b.monuments) - 1
    if seats == 1:
        p.cards = (1 << b.cards) - 1
    for seat in range(seats):
        p.order[seat] = seat
        p.gold[seat] = GOLD
    for stack in range(b.stacks):
        if b.least[stack] <= seats:
            for kind in range(TILES):
                p.stock[stack, kind] = b.tile_count[stack, kind]
    fill_supply(p)
    if p.options[MAP_SIDE]:
        p.phase = RIVERS
    else:
        begin_objectives(b, p)


@kernel
def begin_objectives(b, p):
    """Begin drawing or choosing objectives, before the market; the solo game has none."""
    p.dealt = 0
    skip_empty_stacks(b, p)
    p.phase = CHOOSING_OBJECTIVES if p.options[WITH_OBJECTIVES] and p.seats > 1 else TILES_SHOWN


@kernel
def objectives_left(b, p):
    """A bit for each objective that is neither drawn nor chosen yet."""
    left = (1 << b.objectives) - 1
    for k in range(p.dealt):
        left &= ~(1 << p.objectives[k])
    return left


@kernel
def skip_empty_stacks(b, p):
    """Go to the next stack with tiles left; stacks that are not in this game have none."""
    while p.stack < b.stacks:
        for kind in range(TILES):
            if p.stock[p.stack, kind]:
                return
        p.stack += 1


@kernel
def fill_supply(p):
    """Long roads, short sets and the tower of a round, by the number of players."""
    p.supply[0] = (p.seats + 1) // 2 if p.seats > 1 else 1
    p.supply[1] = 2 if p.seats >= 4 else 1
    p.supply[2] = 1


@kernel
def plane(p, seat, what):
    """One plane of a seat's map, as a set of cells."""
    return load(p.city[seat, what])


@kernel
def place_object(p, seat, what, cover):
    """Place a road, a tower or a building on these cells."""
    city = p.city[seat]
    add(city[OCCUPIED], cover)
    add(city[what], cover)
    add(city[JOINED_EAST], both(cover, ahead(cover, 1)))
    add(city[JOINED_SOUTH], both(cover, ahead(cover, STRIDE)))
    add(city[COUNTED], cell_set(first(cover)))


@kernel
def along_objects(p, seat, cells):
    """The cells of all objects, except monuments, that have a cell in the set."""
    east = plane(p, seat, JOINED_EAST)
    south = plane(p, seat, JOINED_SOUTH)
    while True:
        onward = either(behind(both(cells, east), 1), behind(both(cells, south), STRIDE))
        back = either(both(ahead(cells, 1), east), both(ahead(cells, STRIDE), south))
        grown = either(cells, either(onward, back))
        if grown == cells:
            return cells
        cells = grown


@kernel
def buildings(p, seat):
    """The cells of all buildings of a seat."""
    a = NONE
    b = NONE
    c = NONE
    for kind in range(TYPES):
        a |= p.city[seat, BUILDINGS + kind, 0]
        b |= p.city[seat, BUILDINGS + kind, 1]
        c |= p.city[seat, BUILDINGS + kind, 2]
    return a, b, c
