"""A few whole games side by side with the oracle; the long counts are run elsewhere."""

from __future__ import annotations

import pytest

from tests.native import NATIVE
from tests.oracles.compare_akropolis import compare

# Greedy tries every placement, which is too slow uncompiled.
BOTS = ["random", "greedy"] if NATIVE else ["random"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", BOTS)
def test_kernel_and_oracle_agree(players, bots, seed) -> None:
    compare(6 if NATIVE else 1, seed, players, bots)
