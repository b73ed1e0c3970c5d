"""Legal codes as bit masks."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import kernel


@kernel
def clear_mask(codes, n, mask):  # type: ignore[no-untyped-def]
    """Clear the bits of the first n codes, which ascend; other bits are not set."""
    if n:
        mask[codes[0] >> 3 : (codes[n - 1] >> 3) + 1] = 0


@kernel
def write_mask(codes, n, mask):  # type: ignore[no-untyped-def]
    """Set the bits of the first n codes, which ascend, the lowest bit of a byte first."""
    # The bits are clear, but writing the whole range fetches it from memory at once.
    clear_mask(codes, n, mask)
    for k in range(n):
        mask[codes[k] >> 3] |= np.uint8(1 << (codes[k] & 7))
