"""A few whole games side by side with the oracle; the long counts are run elsewhere."""

from __future__ import annotations

import pytest

from tests.native import NATIVE
from tests.oracles.compare_world_wonders import compare


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("side", ["a", "b"])
def test_kernel_and_oracle_agree(players, side, seed) -> None:
    compare(2 if NATIVE else 1, seed, players, side)


@pytest.mark.parametrize("players", [1, 3])
def test_kernel_and_oracle_agree_on_strange_components(players, seed) -> None:
    compare(4 if NATIVE else 1, seed, players, strange=True)
