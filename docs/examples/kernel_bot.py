"""A bot as a kernel: `--bots docs/examples/kernel_bot.py:look_ahead,random`.

It tries every legal action, lets the game's `playout` continue a few times, and plays the action
with the best average for its seat. All actions meet the same luck.
"""

import numpy as np

from polis.core.contract import apply, playout, to_act
from polis.core.dealer import mix_bits
from polis.core.kernel import copy_record, kernel, local_floats

PLAYOUTS = 4
SEATS = 8  # room for the results of all seats


@kernel
def look_ahead(box, P, i, codes, n, bits):
    """The code with the best average result for the seat to act."""
    highest, chosen = -np.inf, codes[0]
    for k in range(n):
        worth = average(box, P, i, codes[k], codes[n:], bits)
        if worth > highest:
            highest, chosen = worth, codes[k]
    return chosen


@kernel
def average(box, P, i, code, scratch, bits):
    """The average result after a code; it uses P[i + 1], P[i + 2] and `scratch`."""
    seat = to_act(box, P, i)
    results = local_floats(SEATS)
    total = 0.0
    for number in range(PLAYOUTS):
        copy_record(P, i + 1, P, i)
        apply(box, P, i + 1, code)
        playout(box, P, i + 1, mix_bits(bits + np.uint64(number)), scratch, results)
        total += results[seat]
    return total / PLAYOUTS
