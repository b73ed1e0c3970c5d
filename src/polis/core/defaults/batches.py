"""What batches ask a game for besides the contract.

A game may supply these kernels where it knows a faster way than the defaults in `kernels.py`, which
use the kernels of the contract.
"""

# mypy: allow-untyped-defs, no-check-untyped-defs

from __future__ import annotations

from polis.core.kernel import generic

BATCH_KERNELS = ("legal_with_mask", "observe_after")
"""The names of the kernels."""


@generic
def legal_with_mask(box, P, i, out, mask):
    """`legal`, which also sets the bit of each code in a clear mask, the lowest of a byte first."""


@generic
def observe_after(box, P, i, played, seat, vector, planes, stamp):
    """`observe`, where both arrays hold what the seat to act saw before the code `played`.

    Chance may have acted since, and another seat may be the one to act now. With the stamp `NEW`
    the arrays hold anything, and `played` may be negative.
    """
