"""Checks a finished city by placing its tiles one after another by the rules."""

from __future__ import annotations

from polis.core.kernel import entry_point
from polis.games.akropolis.rules.apply import apply
from polis.games.akropolis.rules.legal import legal
from polis.games.akropolis.rules.position import PLACING, true_q, true_r
from polis.games.akropolis.sheet import COLUMNS, PLACE


@entry_point
def build_city(box, P, i, seat, kinds, codes, qs, rs, out):
    """Place tiles in a seat's city; return how many could be placed by the rules.

    The reference cells `qs`, `rs` distinguish true places from others that coincide on the torus.
    """
    p = P[i]
    p.seat = seat
    p.phase = PLACING
    for tile in range(len(kinds)):
        p.hand = kinds[tile]
        code = codes[tile]
        row = (code - PLACE) // (3 * COLUMNS * 2)
        column = (code - PLACE) // 3 % COLUMNS
        if true_q(p, seat, column) != qs[tile] or true_r(p, seat, row) != rs[tile]:
            return tile
        n = legal(box, P, i, out)
        found = False
        for k in range(n):
            found |= out[k] == code
        if not found:
            return tile
        apply(box, P, i, code)
        p.seat = seat
        p.phase = PLACING
    return len(kinds)
