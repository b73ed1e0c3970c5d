"""Evaluation of placements: estimates of a city with a tile in each place and rotation.

A trial placement only recomputes the four rows in which a tile can change what counts.
"""

from __future__ import annotations

from polis.core.kernel import kernel, lowest_bit
from polis.games.akropolis.box import (
    BARRACKS,
    EMPTY,
    GARDEN,
    HOUSE,
    MARKET,
    QUARRY,
    TEMPLE,
)
from polis.games.akropolis.rules.apply import count_covered, extend_to_place
from polis.games.akropolis.rules.bitboard import ONE, bit, levels, row_above, row_below, row_of
from polis.games.akropolis.rules.groups import (
    clear_work,
    euler_number,
    find_houses,
    find_lakes,
    gather_houses,
    houses_value,
)
from polis.games.akropolis.rules.legal import places_in_row
from polis.games.akropolis.rules.position import LAKE, count_plaza
from polis.games.akropolis.rules.score import kind_value
from polis.games.akropolis.sheet import COLUMNS, PLACE
from polis.games.akropolis.strategy.evaluation import weighted_sum
from polis.games.akropolis.strategy.features import extras_of, totals_of
from polis.games.akropolis.strategy.trial_tile import (
    houses_in,
    join_tile,
    joined_houses,
    put_back,
    raise_tile,
    show_tile,
    visible,
    whole_tiles,
)

# The number of rows in which a tile can change what counts: its own two and their neighbours.
WINDOW = 4


@kernel
def city_value(b, p, seat, weights):
    """The estimate of a city as it is."""
    city = p.rows[seat * p.ring : (seat + 1) * p.ring]
    row = row_of(p, p.north[seat])
    rows = p.south[seat] - p.north[seat] + 1
    find_lakes(p, city, seat)
    houses = houses_value(p, find_houses(p, city, seat))
    values = (houses, *_values(p, city, row, rows))
    estimate = weighted_sum(
        b, p, seat, weights, values, totals_of(city, row, rows), extras_of(city, row, rows)
    )
    clear_work(p, row, rows)
    return estimate


@kernel
def best_placement(b, p, seat, weights):
    """The highest estimate after placing the tile in hand, and the code of that placement.

    Each placement is made and undone, so the position is unchanged afterwards.
    """
    city = p.rows[seat * p.ring : (seat + 1) * p.ring]
    first = row_of(p, p.north[seat])
    rows = p.south[seat] - p.north[seat] + 1
    now = _known_now(p, city, seat, first, rows)
    totals = totals_of(city, first, rows)
    best = -1e9
    code = 0
    row = row_above(first, p.ring)
    for _ in range(rows + 3):
        places = places_in_row(city, row)
        if places[0] | places[1]:
            known = _outside_window(p, city, row, now)
            for down in range(2):
                cells = places[down]
                while cells:
                    column = lowest_bit(cells)
                    cells &= cells - ONE
                    estimates = _value_rotations(
                        b, p, seat, weights, city, row, column, down, known, totals
                    )
                    for turn in range(3):
                        if estimates[turn] > best:
                            best = estimates[turn]
                            code = PLACE + ((row * 2 + down) * COLUMNS + column) * 3 + turn
        row = row_below(row, p.ring)
    clear_work(p, row_above(row_above(first, p.ring), p.ring), rows + WINDOW)
    return best, code


@kernel
def value_placements(b, p, seat, weights, codes, n, out):
    """Write the estimate after each legal placement; `codes` has all rotations of each place."""
    city = p.rows[seat * p.ring : (seat + 1) * p.ring]
    first = row_of(p, p.north[seat])
    rows = p.south[seat] - p.north[seat] + 1
    now = _known_now(p, city, seat, first, rows)
    totals = totals_of(city, first, rows)
    row = -1
    known = now
    for k in range(0, n, 3):
        place = (codes[k] - PLACE) // 3
        if place // (2 * COLUMNS) != row:
            row = place // (2 * COLUMNS)
            known = _outside_window(p, city, row, now)
        down = place // COLUMNS % 2
        estimates = _value_rotations(
            b, p, seat, weights, city, row, place % COLUMNS, down, known, totals
        )
        for turn in range(3):
            out[k + turn] = estimates[turn]
    clear_work(p, row_above(row_above(first, p.ring), p.ring), rows + WINDOW)


# What is computed before a tile is tried: the size of the largest group of houses; then, for all
# rows or for those outside the window, the values of the four other kinds, the extras, and the
# Euler number, which reveals a new lake.
HOUSES, VALUES, EXTRAS, EULER_NUMBER = 0, 1, 5, 13


@kernel
def _known_now(p, city, seat, row, rows):
    find_lakes(p, city, seat)
    houses = find_houses(p, city, seat)
    gather_houses(p, city, row, rows)
    return (houses, *_values(p, city, row, rows), *extras_of(city, row, rows), 0)


@kernel
def _outside_window(p, city, row, now):
    """What is computed before a tile is tried in this row."""
    window = row_above(row_above(row, p.ring), p.ring)
    inside = _values(p, city, window, WINDOW)
    extras = extras_of(city, window, WINDOW)
    return (
        now[HOUSES],
        now[VALUES] - inside[0],
        now[VALUES + 1] - inside[1],
        now[VALUES + 2] - inside[2],
        now[VALUES + 3] - inside[3],
        now[EXTRAS],  # quarries change only by the tile itself
        now[EXTRAS + 1] - extras[1],
        now[EXTRAS + 2] - extras[2],
        now[EXTRAS + 3] - extras[3],
        now[EXTRAS + 4] - extras[4],
        now[EXTRAS + 5] - extras[5],
        now[EXTRAS + 6] - extras[6],
        now[EXTRAS + 7] - extras[7],
        euler_number(city, window, WINDOW),
    )


@kernel
def _values(p, city, row, rows):
    """The values of markets, barracks, temples and gardens in these rows."""
    return (
        kind_value(p, city, row, rows, MARKET),
        kind_value(p, city, row, rows, BARRACKS),
        kind_value(p, city, row, rows, TEMPLE),
        kind_value(p, city, row, rows, GARDEN),
    )


@kernel
def _value_rotations(b, p, seat, weights, city, row, column, down, known, totals):
    """Estimates with the tile on one place, in each of the three rotations."""
    north, south, west_end, east_end = p.north[seat], p.south[seat], p.west[seat], p.east[seat]
    cell = bit(column)
    letters = b.letters[p.hand]
    level = levels(city, row, cell)
    under = visible(city, row, cell, down)
    totals = _changed_totals(totals, under, -level)
    totals = _changed_totals(totals, (letters[0], letters[1], letters[2]), level + 1)
    quarries = known[EXTRAS]
    if under[0] == EMPTY:
        extend_to_place(p, seat, row, column)
    for part in range(3):
        count_covered(p, seat, under[part], 1)
        count_plaza(p, seat, letters[part], 1)
        quarries += int(letters[part] == QUARRY) - int(under[part] == QUARRY)
    tiles = whole_tiles(city, row)
    raise_tile(city, row, cell, down, 1)
    join_tile(city, row, cell, down, under)
    lakes = under[0] == EMPTY and _changes_lakes(p, city, row, cell, down, known)
    first = second = third = 0.0
    for turn in range(3):
        hexes = (letters[(3 - turn) % 3], letters[(4 - turn) % 3], letters[(5 - turn) % 3])
        show_tile(city, row, cell, down, hexes)
        if lakes:
            # Lakes matter also outside the window; clear the old ones before searching again.
            clear_work(p, row_of(p, p.north[seat]), p.south[seat] - p.north[seat] + 1)
            estimate = city_value(b, p, seat, weights)
        else:
            houses = _houses_after(p, seat, city, row, cell, down, hexes, under, known)
            estimate = _value_with_tile(
                b, p, seat, weights, city, row, houses, quarries, known, totals
            )
        first, second, third = second, third, estimate
    show_tile(city, row, cell, down, under)
    raise_tile(city, row, cell, down, -1)
    put_back(city, row, tiles)
    for part in range(3):
        count_covered(p, seat, under[part], -1)
        count_plaza(p, seat, letters[part], -1)
    p.north[seat], p.south[seat], p.west[seat], p.east[seat] = north, south, west_end, east_end
    if lakes or HOUSE in under:
        _find_again(p, city, seat)
    return first, second, third


@kernel
def _changed_totals(totals, letters, level):
    """The levels of all districts with three more hexes on this level; a negative level removes."""
    house, market, barracks, temple, garden = totals
    for part in range(3):
        house += level * (letters[part] == HOUSE)
        market += level * (letters[part] == MARKET)
        barracks += level * (letters[part] == BARRACKS)
        temple += level * (letters[part] == TEMPLE)
        garden += level * (letters[part] == GARDEN)
    return house, market, barracks, temple, garden


@kernel
def _houses_after(p, seat, city, row, cell, down, hexes, under, known):
    """The size of the largest group of houses after placing a tile in this row."""
    if HOUSE in under:
        return find_houses(p, city, seat)
    if HOUSE in hexes:
        # Only the group that the new houses join can be larger than before.
        lower, upper = houses_in(cell, down, hexes)
        return max(known[HOUSES], joined_houses(p, city, row, lower, upper))
    return known[HOUSES]


@kernel
def _value_with_tile(b, p, seat, weights, city, row, houses, quarries, known, totals):
    """The estimate after placing a tile in this row; only the window is recomputed."""
    window = row_above(row_above(row, p.ring), p.ring)
    inside = _values(p, city, window, WINDOW)
    values = (
        houses_value(p, houses),
        known[VALUES] + inside[0],
        known[VALUES + 1] + inside[1],
        known[VALUES + 2] + inside[2],
        known[VALUES + 3] + inside[3],
    )
    extras = extras_of(city, window, WINDOW)
    return weighted_sum(
        b,
        p,
        seat,
        weights,
        values,
        totals,
        (
            quarries,
            known[EXTRAS + 1] + extras[1],
            known[EXTRAS + 2] + extras[2],
            known[EXTRAS + 3] + extras[3],
            known[EXTRAS + 4] + extras[4],
            known[EXTRAS + 5] + extras[5],
            known[EXTRAS + 6] + extras[6],
            known[EXTRAS + 7] + extras[7],
        ),
    )


@kernel
def _changes_lakes(p, city, row, cell, down, known):
    """Whether a tile on this ground changes the lakes: it lies in one or encloses a new one."""
    if p.work[row, LAKE] & cell:
        return True
    show_tile(city, row, cell, down, (QUARRY, QUARRY, QUARRY))
    window = row_above(row_above(row, len(city)), len(city))
    return euler_number(city, window, WINDOW) != known[EULER_NUMBER]


@kernel
def _find_again(p, city, seat):
    """Find lakes and houses again, without the tile that was tried."""
    row = row_of(p, p.north[seat])
    rows = p.south[seat] - p.north[seat] + 1
    clear_work(p, row, rows)
    find_lakes(p, city, seat)
    gather_houses(p, city, row, rows)
