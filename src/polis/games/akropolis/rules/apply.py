"""A turn: take a tile and pay, place it, receive stones; and reveals between rounds."""

from __future__ import annotations

from polis.core.kernel import kernel
from polis.games.akropolis.box import QUARRY
from polis.games.akropolis.rules.bitboard import (
    TILE_DOWN,
    TILE_UP,
    bit,
    build_up,
    built,
    east,
    letter_at,
    row_above,
    row_below,
    set_letter,
    west,
)
from polis.games.akropolis.rules.position import (
    ENDED,
    NO_TILE,
    PLACING,
    REVEALING,
    TAKING,
    count_plaza,
    extend_to_cell,
    true_q,
    true_r,
)
from polis.games.akropolis.sheet import COLUMNS, PLACE, REVEAL, TAKE


@kernel
def apply(box, P, i, code):
    b = box[0]
    p = P[i]
    if p.phase == PLACING:
        _place(b, p, code - PLACE)
        end_turn(p)
    elif p.phase == TAKING:
        _take(p, code - TAKE)
    else:
        _reveal(p, code - REVEAL)


@kernel
def _reveal(p, kind):
    """Add an unseen tile behind the others; play continues when the site is full."""
    p.unseen[kind] -= 1
    p.left -= 1
    p.reveals += 1
    p.site[p.site_count] = kind
    p.site_count += 1
    p.to_reveal -= 1
    if p.to_reveal == 0:
        p.phase = TAKING
        p.turns += 1


@kernel
def _take(p, place):
    """Take a tile and pay at once: stones gained by its placement cannot pay for it."""
    p.stones[p.seat] -= place
    p.hand = p.site[place]
    move_up(p, place)
    p.phase = PLACING


@kernel
def move_up(p, place):
    """Remove the tile at this place of the site; those behind it move up."""
    p.site_count -= 1
    for gap in range(place, p.site_count):
        p.site[gap] = p.site[gap + 1]
    p.site[p.site_count] = NO_TILE


@kernel
def end_turn(p):
    """A round has players + 1 turns, so play passes clockwise without a break between rounds."""
    p.hand = NO_TILE
    p.seat = p.seat + 1 if p.seat + 1 < p.seats else 0
    if p.site_count > 1:
        p.phase = TAKING
        p.turns += 1
    elif p.left:
        p.phase = REVEALING
        p.to_reveal = p.seats + 1
    else:
        # The very last tile is never played.
        p.phase = ENDED


@kernel
def _place(b, p, place):
    """Place the tile in hand on a triangle, clockwise from the cell that gets letter 0."""
    turn = place % 3
    column = place // 3 % COLUMNS
    down = place // (3 * COLUMNS) % 2
    row = place // (3 * COLUMNS * 2)
    city = p.rows[p.seat * p.ring : (p.seat + 1) * p.ring]
    above = row_above(row, p.ring)
    cell = bit(column)
    beside = west(cell)  # the bit one column higher
    lower = cell | beside if down else cell
    upper = beside if down else cell | beside
    if built(city, row) & cell:
        unmark_tiles(city, above, row, upper, lower)
    else:
        extend_to_place(p, p.seat, row, column)
    build_up(city, row, lower)
    build_up(city, above, upper)
    city[row, TILE_DOWN if down else TILE_UP] |= cell
    letters = b.letters[p.hand]
    _lay(p, city, row, cell, letters[(3 - turn) % 3])
    _lay(p, city, above, beside if down else cell, letters[(4 - turn) % 3])
    _lay(p, city, row if down else above, beside, letters[(5 - turn) % 3])


@kernel
def extend_to_place(p, seat, row, column):
    """Extend the bounds of a city to the triangles of this reference cell."""
    q = true_q(p, seat, column)
    r = true_r(p, seat, row)
    extend_to_cell(p, seat, q, r)
    extend_to_cell(p, seat, q + 1, r - 1)


@kernel
def _lay(p, city, row, cell, letter):
    count_covered(p, p.seat, letter_at(city, row, cell), 1)
    count_plaza(p, p.seat, letter, 1)
    set_letter(city, row, cell, letter)


@kernel
def count_covered(p, seat, letter, times):
    """Count a covered hex: a quarry gives a stone, a plaza is lost; `times` = -1 undoes it."""
    if letter == QUARRY:
        p.stones[seat] += times  # without limit: the cubes are a supply, not a rule
    else:
        count_plaza(p, seat, letter, -times)


@kernel
def unmark_tiles(city, above, row, upper, lower):
    """Unmark, as one visible tile, every triangle that shares a cell with the covered place."""
    below = row_below(row, len(city))
    city[above, TILE_UP] &= ~upper
    city[row, TILE_UP] &= ~(lower | upper | east(upper))
    city[below, TILE_UP] &= ~(lower | east(lower))
    city[above, TILE_DOWN] &= ~(upper | east(upper))
    city[row, TILE_DOWN] &= ~(lower | east(lower) | east(upper))
    city[below, TILE_DOWN] &= ~east(lower)
