"""The score: for each kind, the value of its districts times its stars; one point per stone."""

from __future__ import annotations

from polis.core.contract import WIN
from polis.core.kernel import kernel, lowest_bit
from polis.games.akropolis.box import BARRACKS, GARDEN, HOUSE, MARKET, TEMPLE
from polis.games.akropolis.rules.bitboard import (
    ONE,
    districts,
    east,
    levels,
    row_above,
    row_below,
    row_of,
    west,
)
from polis.games.akropolis.rules.districts import counting
from polis.games.akropolis.rules.groups import (
    DOUBLING,
    SCALE,
    clear_work,
    find_houses,
    find_lakes,
    houses_value,
)
from polis.games.akropolis.rules.position import ENDED
from polis.games.akropolis.sheet import (
    BARRACKS_VARIANT,
    COLUMNS,
    EMPTY_PLACES,
    GARDEN_VARIANT,
    HOUSE_VARIANT,
    LAKE_IS_EDGE,
    POINTS_LINE,
    STARS_LINE,
    STONES_LINE,
    VALUE_LINE,
)

# Reason codes: why the district of a cell counts or not. Cells without a district have 0.
COUNTS, DOUBLES = 1, 2
NOT_LARGEST, BESIDE_MARKET, NOT_ON_EDGE, NOT_SURROUNDED = 3, 4, 5, 6
REASON = 7  # the bits of a code that hold one of these
NO_PLAZA = 8  # added to any of them when no plaza of the kind is visible
DIRECTION = 16  # times the direction of a market, clockwise from n; added to BESIDE_MARKET


@kernel
def score(box, P, i, seat, sheet, reasons):
    """Reasons are by rows and columns of the torus; only those in the city's rows are written."""
    b = box[0]
    p = P[i]
    city = p.rows[seat * p.ring : (seat + 1) * p.ring]
    row = row_of(p, p.north[seat])
    rows = p.south[seat] - p.north[seat] + 1
    find_lakes(p, city, seat)
    houses = houses_value(p, find_houses(p, city, seat))
    total = p.stones[seat]
    _clear_reasons(p, row, rows, reasons)
    for kind in range(HOUSE, GARDEN + 1):
        stars = p.plazas[seat, kind - HOUSE] * b.stars[kind - HOUSE]
        value = _score_kind(p, city, row, rows, kind, houses, 0 if stars else NO_PLAZA, reasons)
        line = (kind - HOUSE) * 3
        sheet[line + VALUE_LINE] = value
        sheet[line + STARS_LINE] = stars
        sheet[line + POINTS_LINE] = value * stars
        total += value * stars
    sheet[STONES_LINE] = p.stones[seat]
    clear_work(p, row, rows)
    return total


@kernel
def points(b, p, seat):
    """The points of a seat, without sheet and reasons; kinds without stars are skipped."""
    city = p.rows[seat * p.ring : (seat + 1) * p.ring]
    row = row_of(p, p.north[seat])
    rows = p.south[seat] - p.north[seat] + 1
    only_outside = p.options[BARRACKS_VARIANT] and p.options[EMPTY_PLACES]
    barracks = p.plazas[seat, BARRACKS - HOUSE] and (not p.options[LAKE_IS_EDGE] or only_outside)
    gardens = p.plazas[seat, GARDEN - HOUSE] and p.options[GARDEN_VARIANT]
    if barracks or gardens:
        find_lakes(p, city, seat)
    total = p.stones[seat]
    for kind in range(HOUSE, GARDEN + 1):
        stars = p.plazas[seat, kind - HOUSE] * b.stars[kind - HOUSE]
        if stars == 0:
            continue
        if kind == HOUSE:
            total += houses_value(p, find_houses(p, city, seat)) * stars
        else:
            total += kind_value(p, city, row, rows, kind) * stars
    clear_work(p, row, rows)
    return total


@kernel
def kind_value(p, city, row, rows, kind):
    """The value of the districts of a kind, not houses, that count in these rows."""
    value = 0
    for _ in range(rows):
        cells = districts(city, row, kind)
        if cells:
            counts, doubles = counting(p, city, row, kind, cells)
            value += levels(city, row, counts) + levels(city, row, doubles)
        row = row_below(row, p.ring)
    return value


@kernel
def _clear_reasons(p, row, rows, reasons):
    for _ in range(rows):
        reasons[row * COLUMNS : (row + 1) * COLUMNS] = 0
        row = row_below(row, p.ring)


@kernel
def _score_kind(p, city, row, rows, kind, houses, extra, reasons):
    """The value of the districts of a kind that count; writes the reasons of all of them."""
    value = 0
    for _ in range(rows):
        cells = districts(city, row, kind)
        if cells:
            place = row * COLUMNS
            counts, doubles = counting(p, city, row, kind, cells)
            if kind == HOUSE and p.options[HOUSE_VARIANT] and houses >= 2 * DOUBLING:
                doubles = counts
            value += levels(city, row, counts) + levels(city, row, doubles)
            _write_reasons(reasons, place, counts & ~doubles, COUNTS + extra)
            _write_reasons(reasons, place, doubles, DOUBLES + extra)
            if kind == MARKET:
                _write_market_reasons(city, row, cells & ~counts, extra, reasons)
            elif kind == BARRACKS:
                _write_reasons(reasons, place, cells & ~counts, NOT_ON_EDGE + extra)
            elif kind == TEMPLE:
                _write_reasons(reasons, place, cells & ~counts, NOT_SURROUNDED + extra)
            else:
                _write_reasons(reasons, place, cells & ~counts, NOT_LARGEST + extra)
        row = row_below(row, p.ring)
    return value


@kernel
def _write_reasons(reasons, place, cells, reason):
    while cells:
        reasons[place + lowest_bit(cells)] = reason
        cells &= cells - ONE


@kernel
def _write_market_reasons(city, row, cells, extra, reasons):
    """Write the reasons of markets that do not count: the direction of a market beside each."""
    above = districts(city, row_above(row, len(city)), MARKET)
    here = districts(city, row, MARKET)
    below = districts(city, row_below(row, len(city)), MARKET)
    around = (above, east(above), east(here), below, west(below), west(here))
    for direction in range(6):
        reason = BESIDE_MARKET + extra + DIRECTION * direction
        _write_reasons(reasons, row * COLUMNS, cells & around[direction], reason)
        cells &= ~around[direction]


@kernel
def shares(box, P, i, out):
    """Most points win, then most stones; seats equal in both share."""
    b = box[0]
    p = P[i]
    best = -1
    winners = 0
    for seat in range(p.seats):
        # Stones stay below SCALE: a city covers fewer quarries than it has hexes.
        result = points(b, p, seat) * SCALE + p.stones[seat]
        out[seat] = result
        if result > best:
            best = result
            winners = 0
        winners += result == best
    for seat in range(p.seats):
        out[seat] = WIN // winners if p.phase == ENDED and out[seat] == best else 0
